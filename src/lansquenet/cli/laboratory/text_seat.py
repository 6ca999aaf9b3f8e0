"""A seat in lines of text: a program is asked through its standard input, and its hands are counted.

The lines are a protocol, and English; what came of it is told to a person, in a language of theirs.
"""

import json
import subprocess
import sys
from contextlib import closing, suppress
from select import select

from rich.console import Console

from lansquenet.books.book import book
from lansquenet.bots import of_strength
from lansquenet.cli.telling.phrasebook import Phrases, phrases
from lansquenet.errors import BadOption
from lansquenet.seats.spoken import SpokenDuel, duel_in_words

ENDS = 2.0  # seconds that a program has to end by itself, when all hands are over
ENDED = "The program ended before its hands were over."


def run(
    game: str,
    preset: str,
    options: dict[str, str],
    seats: int,
    deals: int,
    seed: int,
    rival: str,
    patience: float,
    command: list[str],
    as_json: bool,
    language: str = "en",
) -> None:
    """Play the deals, and print what the seat gained."""
    told = book(game)
    rules = told.play_by(preset, options)
    if patience <= 0:
        raise BadOption(f"A program is waited for some seconds, not {patience:g}.")
    wanted, rival = (told, rules, seats or told.game.SEATS[0], deals), of_strength(rival, told.name)
    if command:
        with closing(Program(command, patience)) as program:
            found = duel_in_words(*wanted, program, seed, rival)
    else:
        found = duel_in_words(*wanted, Typist(), seed, rival)
    if as_json:
        print(json.dumps(_report(found), indent=2))
    else:
        _print(found, rival, phrases(language, "research"))


class Typist:
    """Whoever sits at the terminal, or what is piped in."""

    def tell(self, lines: list[str]) -> None:
        """Print them."""
        print(*lines, sep="\n", flush=True)

    def ask(self) -> str:
        """Read a line."""
        if not (said := sys.stdin.readline()):
            raise BadOption(
                "There were fewer answers than questions: the hands were not played to their end."
            )
        return said


class Program:
    """A program that reads what its seat is told, and writes a line whenever a question has been put."""

    def __init__(self, command: list[str], patience: float) -> None:
        self.patience = patience
        try:
            # Without a buffer of ours, what `select` sees is all that there is to read.
            self.asked = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True
            )
        except OSError as wrong:
            raise BadOption(f"{command[0]} cannot be run: {wrong.strerror}.") from None

    def tell(self, lines: list[str]) -> None:
        """Write them to its standard input."""
        assert self.asked.stdin is not None
        try:
            self.asked.stdin.write("".join(f"{line}\n" for line in lines).encode())
        except BrokenPipeError:
            raise BadOption(ENDED) from None

    def ask(self) -> str:
        """Wait for a line."""
        out = self.asked.stdout
        assert out is not None
        if not select([out], [], [], self.patience)[0]:
            raise BadOption(f"The program has not answered within {self.patience:g} seconds.")
        if not (said := out.readline()):
            raise BadOption(ENDED)
        return said.decode("utf-8", "replace")

    def close(self) -> None:
        """Let it end, or end it."""
        assert self.asked.stdin is not None
        assert self.asked.stdout is not None
        with suppress(BrokenPipeError):
            self.asked.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self.asked.wait(ENDS)
        self.asked.kill()
        self.asked.wait()
        self.asked.stdout.close()


def _report(found: SpokenDuel) -> dict[str, object]:
    tally = found.tally
    return {
        "deals": found.deals,
        "gain": found.gain,
        "interval": list(found.interval),
        "answered": tally.answered,
        "refused": tally.refused,
        "listed": tally.listed,
        "given_up": tally.given_up,
    }


def _print(found: SpokenDuel, rival: str, say: Phrases) -> None:
    mean, least, most = (say.decimal(n, 3, "+") for n in (found.gain, *found.interval))
    console = Console(highlight=False)
    console.print(say("words-gained", rival=rival, mean=mean, least=least, most=most))
    counts = {"deals": found.deals} | vars(found.tally)
    console.print(say("words-counted", rival=rival, **counts), style="dim")
