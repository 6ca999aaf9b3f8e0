"""Datasets from the command line: hands of bots in shards, with a card that says what is in them."""

from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from lansquenet.books.speech import Speech
from lansquenet.cli.telling.phrasebook import phrases
from lansquenet.contest import dataset
from lansquenet.contest.dataset import ENDS, HandsAsked
from lansquenet.contest.dataset_card import CARD, card
from lansquenet.errors import BadOption
from lansquenet.front.asked import check_table, check_work

FILE = "research"


def wished(
    name: str, preset: str, options: dict[str, str], named: str, seats: int, stack: int, hands: int, seed: int
) -> HandsAsked:
    """What is to be played: one bot for all seats, or one for each."""
    bots = [bot.strip() for bot in named.split(",")]
    bots = bots * seats if len(bots) == 1 else bots
    if len(bots) != seats:
        raise BadOption(f"Name one bot, or one for each of {seats} seats, not {len(bots)}.")
    return HandsAsked(name, preset, options, bots, stack, hands, seed)


def run(wish: HandsAsked, folder: Path, workers: int, minari: str, seat: int, language: str = "en") -> None:
    """Write what is missing of a dataset, and its card; for Minari too, if that is wished."""
    check_table(wish.told, len(wish.bots), wish.stack)
    check_work(workers, "")
    say, speech, console = phrases(language, FILE), Speech(language, wish.game), Console(stderr=True)
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(speech("sim-hands", hands=wish.hands), total=wish.hands)
        for done in dataset.make(wish, folder, workers):
            progress.advance(task, done)
    (folder / CARD).write_text(card(wish), "utf-8")
    size = sum(file.stat().st_size for file in folder.glob(f"*{ENDS}")) // 1000
    print(say("dataset-made", hands=wish.hands, size=size, folder=str(folder)))
    if minari:
        from lansquenet.contest.minari_form import export

        print(say("dataset-minari", name=minari, episodes=sum(export(wish, folder, minari, seat))))
