"""Every command that takes options, under every value of every option and under random pairs of them.

Anything but an answer or a refusal in our own words is told.  The cases are numbered, so that they can be
run in parts:

    python benchmarks/options.py --commands odds,law,table --games monte,skin
    python benchmarks/options.py --commands simulate,session,play --pairs 20 --first 0 --count 300

Figures of some options take minutes to walk: `--seconds` gives a case up, and says so.
"""

import argparse
import io
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "helpers"))

from choices import Options, under
from lansquenet.books.book import book
from lansquenet.cli import app
from lansquenet.errors import LansquenetError
from lansquenet.games import GAMES

Case = tuple[int, str, Options]
COMMANDS: dict[str, list[str]] = {
    "odds": ["odds"],
    "law": ["odds", "--law"],
    "table": ["odds", "--table"],
    "compare": ["compare"],
    "simulate": ["simulate", "--hands", "20"],
    "session": ["session", "--hands", "20", "--sessions", "2"],
    "by_rules": ["session", "--hands", "20", "--sessions", "2", "--by-rules"],
    "play": ["play", "--seed", "1", "--hands", "1"],
}


class GivenUp(Exception):
    """A case takes too long."""


def cases(games: list[str], many: int) -> Iterator[Case]:
    """Every game with every set of options, numbered."""
    every = ((name, options) for name in games for options in under(book(name), many))
    return ((number, name, options) for number, (name, options) in enumerate(every))


def attempt(command: str, name: str, options: Options, seconds: int) -> str:
    """What came of a case: nothing, if it is as it should be."""
    words, *rest = COMMANDS[command]
    if command == "compare":
        key, value = next(iter(options.items()))
        given = ["--vary", f"{key}={value}"]
    else:
        given = [word for key, value in options.items() for word in ("-o", f"{key}={value}")]
    return within(seconds, lambda: app([words, name, *rest, *given], standalone_mode=False))


def within(seconds: int, run: Callable[[], Any]) -> str:
    """What is wrong with a run, or that it was given up."""
    signal.alarm(seconds)
    sys.stdin = io.StringIO("")
    try:
        with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
            run()
    except LansquenetError:
        return ""
    except GivenUp:
        return f"given up after {seconds} seconds"
    except Exception:  # whatever it is, it is what is looked for
        return traceback.format_exc()
    finally:
        signal.alarm(0)
    return ""


def ring(*_: Any) -> None:
    """Give up what runs now."""
    raise GivenUp


def main() -> int:
    """Run the cases; how many failed is the exit status, 1 at the most."""
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("--commands", default="odds,law,table,play")
    read.add_argument("--games", default=",".join(GAMES))
    read.add_argument("--pairs", type=int, default=10, help="of options, for each game")
    read.add_argument("--first", type=int, default=0)
    read.add_argument("--count", type=int, default=10**9)
    read.add_argument("--seconds", type=int, default=60)
    given = read.parse_args()
    signal.signal(signal.SIGALRM, ring)
    begun, run, failed = time.time(), 0, 0
    for number, name, options in cases(given.games.split(","), given.pairs):
        if not given.first <= number < given.first + given.count:
            continue
        for command in given.commands.split(","):
            run += 1
            if wrong := attempt(command, name, options, given.seconds):
                failed += not wrong.startswith("given up")
                print(f"case {number}, {command} {name} {options}: {wrong}", flush=True)
    print(f"{run} commands in {time.time() - begun:.0f} s, {failed} of them failed.")
    return min(1, failed)


if __name__ == "__main__":
    sys.exit(main())
