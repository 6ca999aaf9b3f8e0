"""Games of two seats, solved."""

from contextlib import suppress
from pathlib import Path

from lansquenet.env.game import load_game
from lansquenet.errors import BadOption
from lansquenet.front.solving.certificate import certify
from lansquenet.front.solving.work import Solution, Solving


def solve(
    line: str,
    rounds: int = 200,
    *,
    method: str = "plus",
    keep: str | Path = "",
    certificate: str | Path = "",
) -> Solution:
    """Solve a game of two seats: every deal is written out, and played against itself for so many rounds.

    Prints as what it came to: between what the value of the game lies, by best answers to both policies that
    are reckoned exactly.  What it takes is memory: some ten bytes a node; see `docs/solved.md`.

    Args:
        line: what `load_game` takes, such as `"femkort(seats=2,first=0,cards=AsKsQsAhKhQhAdKdQdAcKcQc)"`.
        rounds: of counterfactual regret minimisation, in all.
        method: `plus`, `linear` or `discounted`.
        keep: a file in which it is left, and from which it goes on if it is there.
        certificate: a file for the policies, which others can check.

    Raises:
        UnknownName: no game or option is called so.
        BadOption: it is no game of two seats that can be written out; says why.
        BadSave: the file that was kept is of another game.
    """
    if rounds < 1:
        raise BadOption(f"Rounds are 1 or more, not {rounds}.")
    work = Solving(load_game(line), method)
    work.write()
    if keep:
        work.go_on(Path(keep))
    with suppress(KeyboardInterrupt):
        work.play(rounds)
    if keep:
        work.leave(Path(keep))
    found = work.solution()
    if certificate:
        certify(work, found, Path(certificate))
    return found
