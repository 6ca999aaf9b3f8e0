"""Games of two seats, solved: an equilibrium, and exactly how far it can be off."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, TypeVar

from lansquenet.env.basis.actions import CARD, FEW
from lansquenet.env.game import Game
from lansquenet.errors import BadOption, BadSave
from lansquenet.front.printed import Sheet, Shown

if TYPE_CHECKING:
    from lansquenet.sim.solving.rounds import Bracket, Solver
    from lansquenet.sim.solving.scroll import Scroll
    from lansquenet.sim.solving.setup import Solvable
    from lansquenet.sim.solving.writing import HowLarge

R = TypeVar("R")

METHODS = ("plus", "linear", "discounted")
Heard = Callable[[int, int], None]  # how much is done, and of how much


def unheard(done: int, of: int) -> None:
    """Nobody looks at how far it is."""


@dataclass(frozen=True, repr=False)
class Solution(Shown):
    """What a game came to after so many rounds; `low` and `high` are in what it counts, for seat A.

    Half of what seat A wins more than seat B: its value lies between `low` and `high`, since best answers to
    both policies come to no more.
    """

    line: str
    method: str
    rounds: int
    low: float
    high: float
    deals: int
    nodes: int
    sets: int
    seconds: float  # of the processor

    @property
    def exploitability(self) -> float:
        """Half of what best answers to both policies win together, a deal."""
        return (self.high - self.low) / 2

    def sheets(self) -> list[Sheet]:
        """What it came to, and how large it was."""
        rows = [
            ("value to seat A, at least", f"{self.low:+.6f}"),
            ("value to seat A, at most", f"{self.high:+.6f}"),
            ("exploitability", f"{self.exploitability:.6f}"),
            (f"rounds ({self.method})", f"{self.rounds:,}"),
            ("deals", f"{self.deals:,}"),
            ("nodes", f"{self.nodes:,}"),
            ("information sets", f"{self.sets:,}"),
            ("seconds of the processor", f"{self.seconds:.1f}"),
        ]
        note = "In what the game counts, a deal: half of what A wins more than B."
        return [Sheet(self.line, ("", ">"), tuple(rows), note)]


class Solving:
    """A game that is being solved: looked at, written out, played against itself, and left for later."""

    def __init__(self, game: Game, method: str = "plus") -> None:
        """What is to be solved.

        Raises:
            BadOption: there is no such method, or not every amount of chips can be said.
        """
        if method not in METHODS:
            raise BadOption(f"A method is one of {', '.join(METHODS)}, not {method!r}.")
        from lansquenet.sim.solving.deals import dealt

        self.game, self.method, self.begun = game, method, process_time()
        self.setup = setup_of(game)
        self.deals = _or_refused(lambda: dealt(self.setup))
        self.scroll: Scroll | None = None
        self.solver: Solver | None = None

    def extent(self) -> "HowLarge":
        """How large it is, as far as a few of its deals can tell.

        Raises:
            BadOption: it cannot be written out.
        """
        from lansquenet.sim.solving.writing import extent

        found: HowLarge = _or_refused(lambda: extent(self.setup, self.deals))
        return found

    def write(self, room: "HowLarge | None" = None, heard: Heard = unheard) -> "Scroll":
        """Write it out, in room for as much as was found to be needed.

        Raises:
            BadOption: it cannot be written out.
        """
        from lansquenet.sim.solving.rounds import Solver
        from lansquenet.sim.solving.writing import written

        of, given = len(self.deals.odds), {"room": room.room} if room else {}
        self.scroll = _or_refused(lambda: written(self.setup, self.deals, lambda n: heard(n, of), **given))
        self.solver = Solver(self.scroll, self.method)
        return self.scroll

    def play(self, rounds: int, heard: Heard = unheard) -> None:
        """Play rounds until so many are done, a few at a time."""
        assert self.solver is not None
        few = 1
        while self.solver.done < rounds:
            begun = process_time()
            self.solver.run(min(few, rounds - self.solver.done))
            few = max(1, min(1000, int(few * 0.5 / max(0.001, process_time() - begun))))
            heard(self.solver.done, rounds)

    def solution(self) -> Solution:
        """What it has come to."""
        assert self.solver is not None
        assert self.scroll is not None
        found: Bracket = self.solver.bracket()
        size = len(self.deals.odds), self.scroll.nodes, len(self.scroll.sets)
        spent = process_time() - self.begun
        return Solution(str(self.game), self.method, self.solver.done, found.low, found.high, *size, spent)

    def leave(self, path: Path) -> None:
        """Write down how far it has come."""
        import numpy as np

        assert self.solver is not None
        left = self.solver.regret, self.solver.means, np.array([self.solver.done])
        with path.open("wb") as file:
            np.savez_compressed(file, mark=np.array(self._mark), regret=left[0], means=left[1], done=left[2])

    def go_on(self, path: Path) -> None:
        """Take up what was left, if it is there.

        Raises:
            BadSave: it is of another game or method, or damaged.
        """
        import numpy as np

        assert self.solver is not None
        if not path.exists():
            return
        try:
            with np.load(path) as left:
                if str(left["mark"]) != self._mark:
                    raise BadSave(f"{path} was left by another game or method.")
                self.solver.regret[:], self.solver.means[:] = left["regret"], left["means"]
                self.solver.done = int(left["done"][0])
        except (OSError, ValueError, KeyError, EOFError) as wrong:
            raise BadSave(f"{path} cannot be taken up again: it is damaged.") from wrong

    @property
    def _mark(self) -> str:
        return f"{self.game.mark} {self.method}"


def setup_of(game: Game) -> "Solvable":
    """What the solver is given of a game.

    Raises:
        BadOption: not every amount of chips can be said.
    """
    from lansquenet.sim.solving.setup import Solvable

    every = game.terms.stakes == "all" or (game.terms.stakes == "auto" and game.total <= FEW)
    if game.module.BETS and not every:
        raise BadOption("To be solved it is played with every amount of chips: say stakes=all.")
    said = game.actions.by_phase.items()
    ids = {phase: [game.actions.said[n][0] for n in answers.values()] for phase, answers in said}
    plays = tuple(int(phase) for phase, blocks in ids.items() if CARD in blocks)
    stacks, deck = tuple(game.stacks), tuple(game.deck)
    return Solvable(game.module, game.rules, stacks, game.carry, deck, plays, game.may_end)


def _or_refused(work: Callable[[], R]) -> R:
    """What compiled code refuses, as it is said to people."""
    try:
        return work()
    except ValueError as wrong:
        raise BadOption(f"It cannot be written out: {wrong}") from wrong
