"""A player in lines of text, without any network: it asks what may be said, and keeps to a few words.

    lansquenet text-seat loo --seats 3 --deals 50 -- python3 examples/text_player.py

Lines that begin with `?` are questions, with `!` answers to what was said, with `=` what a hand was worth,
and with `#` a new deal; all others are what is seen and heard at the table.
"""

import re
import sys

HIGH = set("AK")
held: list[str] = []  # as it was told last


def say(answer: str) -> None:
    print(answer, flush=True)


def answer(allowed: list[str]) -> str:
    """Stand with an ace or a king, lead high, and pass everything else by."""
    good = any(card[0] in HIGH for card in held)
    for word in ("stand", "keep") if good else ("pass", "no", "silent"):
        if word in allowed:
            return word
    return allowed[0]


for line in map(str.strip, sys.stdin):
    if found := re.fullmatch(r"You hold (.*)\.", line):
        held = found[1].split()
    elif line.startswith("?"):
        say("?")
    elif found := re.fullmatch(r"! You may say (?:only )?(.*)\.", line):
        words = [word.strip() for word in found[1].split(",")]
        amounts = re.match(r"(\d+) to", found[1])
        say(amounts[1] if amounts else answer(words))
