"""The finite set of actions of a game: an id for each thing that can ever be said.

First come the cards that can be played or laid aside, an id each; then, phase by phase, the answers,
ranks and seats that can be said; last the amounts of chips.  Of these there is an id for each rung of a
ladder, and one each for the least, the most and the amount apart, when they stand on no rung.
"""

from collections.abc import Sequence
from enum import IntEnum

from lansquenet.books.book import Book, Step
from lansquenet.rules import cards
from lansquenet.rules.game import Game
from lansquenet.rules.state import NONE, SEATS, Options, State

CARD, BET = "card", "bet"
LEAST, MOST, APART = "least", "most", "apart"
LADDERS = ("auto", "few", "doubling", "all")
FEW = 32  # chips on the table, up to which every amount is a rung if nothing is said
ANSWERS = 64  # a module without a book may say 0 to 63 in phases that are no bets

Said = tuple[str, int]


class Actions:
    """The ids of a game's actions; `said[id]` is the block that it stands in, and the integer it says."""

    def __init__(
        self, module: Game, told: Book | None, faces: Sequence[int], ladder: str, chips: int
    ) -> None:
        self.module, self.told = module, told
        asked = {phase: _answers(told, phase, faces) for phase in module.Phase if phase not in module.BETS}
        every = [said for answers in asked.values() for said in answers.values()]
        rungs = [(BET, rung) for rung in _rungs(ladder, chips)] + [(LEAST, 0), (MOST, 0), (APART, 0)]
        plays = sorted({said for said in every if said[0] == CARD})
        rest = [said for said in every if said[0] != CARD] + (rungs if module.BETS else [])
        self.said: list[Said] = list(dict.fromkeys(plays + rest))
        self.ids = {said: n for n, said in enumerate(self.said)}
        self.by_phase = {
            phase: {answer: self.ids[said] for answer, said in answers.items()}
            for phase, answers in asked.items()
        }
        self._rungs = [(said[1], n) for said, n in self.ids.items() if said[0] == BET]

    def choices(self, rules: Options, state: State) -> dict[int, int]:
        """The ids that the seat to act may choose, in order, and what each says to the rules."""
        if state.phase in self.module.BETS:
            return self._amounts(*self.module.limits(rules, state))
        ids = self.by_phase[self.module.Phase(state.phase)]
        return dict(sorted((ids[answer], answer) for answer in self.module.legal(rules, state)))

    def _amounts(self, least: int, most: int, apart: int) -> dict[int, int]:
        """Every rung within the limits, and what the limits are."""
        found = {n: rung for rung, n in self._rungs if least <= rung <= most or rung == apart != NONE}
        ends = [(LEAST, least), (MOST, most)] if least <= most else []
        for name, amount in [*ends, *([(APART, apart)] if apart != NONE else [])]:
            if amount not in found.values():
                found[self.ids[name, 0]] = amount
        return dict(sorted(found.items()))

    def words(self, action: int, amount: int | None = None) -> str:
        """What an id says; where it is known which amount it stands for, that."""
        block, said = self.said[action]
        if block == CARD:
            return cards.name(said)
        if block in (LEAST, MOST, APART):
            return f"{BET} {block if amount is None else amount}"
        return f"{block} {self._word(block, said)}"

    def _word(self, block: str, said: int) -> str:
        step = self.told.steps.get(block) if self.told else None
        if step is None:
            return str(said)
        return next((word for word, n in step.words.items() if n == said), str(said))


def _rungs(ladder: str, chips: int) -> list[int]:
    """The amounts that have an id of their own when so many chips are at the table."""
    if ladder == "all" or (ladder == "auto" and chips <= FEW):
        return [*range(chips + 1)]
    return [0] + [2**n for n in range(chips.bit_length()) if ladder != "few"]


def _answers(told: Book | None, phase: IntEnum, faces: Sequence[int]) -> dict[int, Said]:
    """Everything that can be said in a phase that is no bet; nothing if only chance acts in it."""
    if told is None:
        return {n: ("say", n) for n in range(ANSWERS)}
    step: Step | None = told.steps.get(phase.name)
    if step is None:
        return {}
    found = {n: (phase.name, n) for n in sorted(step.extra)}
    found |= {n: (phase.name, n) for n in range(len(step.answers))}
    match step.says:
        case "card":
            found |= {card: (CARD, card) for card in faces}
        case "rank":
            found |= {rank: (phase.name, rank) for rank in sorted({cards.rank(card) for card in faces})}
        case "seat":
            found |= {seat: (phase.name, seat) for seat in range(SEATS)}
    return dict(sorted(found.items()))
