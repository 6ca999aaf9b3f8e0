"""The card of a dataset: what is in it, how it was made, and how it is read."""

import shlex

from lansquenet.books.book import seat_name
from lansquenet.contest.dataset import SHARD, HandsAsked

CARD = "README.md"


def card(wish: HandsAsked) -> str:
    """What stands beside the shards, as Markdown."""
    who = ", ".join(f"{seat_name(seat)} {bot}" for seat, bot in enumerate(wish.bots))
    changed = wish.told.changed(wish.rules)
    options = ", ".join(f"`{name}={value}`" for name, value in changed.items()) or "as usual"
    return f"""# {wish.told.title}: {wish.hands:,} hands

Played by bots for play chips that stand for nothing. No person's hand is in it.

- Seats: {who}; each begins every hand with {wish.stack} chips, and seat A banks or deals.
- Options: {options}.
- Made by `{command(wish)}`.

Every file `hands-….jsonl.gz` has {SHARD:,} hands at most. Its first line has what a transcript has in its
header; each line after it is a hand: its `tape`, the cards turned and what seats said in their order, as the
rules count them, and its `worth` to each seat. `lansquenet replay FILE --hand 7` runs one through the rules
again and says it in words.

Beware: all cards are in the tape. What a seat knew is what the rules let it see.
"""


def command(wish: HandsAsked) -> str:
    """The command that makes the same dataset again."""
    named = [part for name, value in wish.options.items() for part in ("--option", f"{name}={value}")]
    preset = ["--preset", wish.preset] if wish.preset else []
    table = ["--seats", str(len(wish.bots)), "--stack", str(wish.stack), "--bots", ",".join(wish.bots)]
    counts = ["--hands", str(wish.hands), "--seed", str(wish.seed), "--out", "FOLDER"]
    return shlex.join(["lansquenet", "dataset", wish.game, *preset, *named, *table, *counts])
