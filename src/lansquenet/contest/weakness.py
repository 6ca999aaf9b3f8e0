"""How weak a bot is: what an answer gains on it that was learnt by playing against it and nobody else.

An answer that gains proves that the bot can be beaten by so much; one that gains nothing proves nothing.
`search` looks at as few worlds as the compiled one does, in practice and when it is measured.
"""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from lansquenet.books.written import Json
from lansquenet.bots import LEARNT, SEARCH
from lansquenet.contest import rowfile
from lansquenet.contest.definition import FrozenGame
from lansquenet.contest.duplicates import Gain, duel
from lansquenet.contest.entrants import in_worlds, maker
from lansquenet.contest.practice import Practice, Regime
from lansquenet.env import Game, load_game
from lansquenet.env.compiled_game import WORLDS, players

DEALS = 1000  # on which an answer is measured
FOLDER = "answers"
LESSONS = Regime().lessons
SLOWLY = Regime(tables=128, rate=7e-4)


@dataclass(frozen=True)
class LearntAnswer:
    """What was learnt against a bot in one game, and what that gains on it."""

    hands: int  # of practice against it
    gain: Gain


@dataclass(frozen=True)
class Weakness(rowfile.KeptRow):
    """A bot, and the answers that were learnt to it, by game."""

    lessons: int
    answers: dict[str, LearntAnswer] = field(default_factory=dict)


def answerable(policy: str, events: list[FrozenGame]) -> list[FrozenGame]:
    """The games in which a bot can be practised against: those for which it is compiled."""
    return [event for event in events if policy in players(event.game)]


def answered(event: FrozenGame, policy: str, lessons: int, deals: int, seed: int) -> LearntAnswer:
    """Learn against a bot in one game, and measure what has been learnt on duplicate deals."""
    make = in_worlds(WORLDS) if policy == SEARCH else maker(policy)
    rival = make(event.game)
    assert rival  # who is compiled for a game plays it
    practice = practised(load_game(event.line, {"returns": "centred"}), policy, lessons, seed)
    return LearntAnswer(practice.hands, duel(event, practice.player(surest=True), rival, deals, seed))


def practised(game: Game, policy: str, lessons: int, seed: int) -> Practice:
    """The practice against a bot, when it is done.

    `search` takes far longer to answer than `learnt`, by which it plays on: who has learnt an
    answer to that practises against `search` for a sixth as many lessons, at fewer tables.
    """
    practice = Practice(game, LEARNT if policy == SEARCH else policy, seed, Regime(lessons=lessons))
    deque(practice.run(), maxlen=0)
    if policy == SEARCH:
        practice = Practice(game, SEARCH, seed, SLOWLY._replace(lessons=-(-lessons // 6)), practice)
        deque(practice.run(), maxlen=0)
    return practice


def gone_on(found: Weakness, events: list[FrozenGame], deals: int) -> Iterator[str]:
    """Answer a bot in every game in which that has not been done; the name of each as it is done."""
    for event in events:
        if event.name not in found.answers:
            found.answers[event.name] = answered(event, found.policy, found.lessons, deals, found.seed)
        yield event.name


def read(file: Path) -> Weakness:
    """What was kept; a `BadOption` when the file is none of this version."""
    return rowfile.read(file, _made)


def _made(told: Json) -> Weakness:
    answers = {
        game: LearntAnswer(row["hands"], Gain(**row["gain"])) for game, row in told.pop("answers").items()
    }
    return Weakness(**told, answers=answers)


def all_of(folder: Path) -> list[Weakness]:
    """Those that lie in a folder of rows, in a folder of their own."""
    return [read(file) for file in sorted((folder / FOLDER).glob("*.json"))]
