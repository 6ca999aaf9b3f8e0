"""A hand in the middle, as a transcript has it up to an act: what lies there, and the cards still to come."""

from collections.abc import Iterator
from typing import NamedTuple

from lansquenet.books.counting import Counted
from lansquenet.books.transcript import Moment, Session, read
from lansquenet.errors import BadOption
from lansquenet.rules.game import begin
from lansquenet.rules.state import CHANCE, Options, State, duplicate


class Midway(NamedTuple):
    """How a hand stands, and the cards that are left in the shoe."""

    name: str  # of the game
    rules: Options
    state: State
    stock: tuple[int, ...]


def midway(text: str, act: str = "") -> Midway:
    """How the last hand of a transcript stands after so many acts, or another as `HAND.ACTS`; "": at its end.

    Raises:
        BadRecord: it is damaged.
        BadOption: it has no such hand, or not so many acts.
    """
    session, moments = read(text)
    hand, acts = _place(act, len(session.tapes))
    stands = [*_hand(session, moments, hand)]
    if not stands or (acts is not None and acts >= len(stands)):
        raise BadOption(f"Hand {hand} of the transcript has {max(0, len(stands) - 1)} acts, not {acts or 0}.")
    return stands[-1 if acts is None else acts]


def _place(act: str, hands: int) -> tuple[int, int | None]:
    """The hand that is meant, and how many of its acts."""
    hand, dot, acts = act.rpartition(".")
    parts = [hand or str(hands), acts] if act else [str(hands)]
    if not all(part.isdigit() for part in parts) or (dot and not hand):
        raise BadOption(f"A place in a transcript is so many acts, such as 5, or HAND.ACTS; not {act!r}.")
    if not 1 <= int(parts[0]) <= hands:
        raise BadOption(f"The transcript has {hands} hands; there is no hand {parts[0]}.")
    return int(parts[0]), int(acts) if act else None


def _hand(session: Session, moments: list[Moment], wanted: int) -> Iterator[Midway]:
    """How one of the hands stood at first, and after each of its acts."""
    game, rules = session.told.game, session.rules
    shoe = Counted(game, rules, session.left)
    stacks, carry, played, last = session.stacks, session.carry, 0, None
    for moment in moments:
        if moment.hand != played:
            if last is not None:
                stacks, carry = last.stacks[: last.seats], game.leave(rules, last)
            played = moment.hand
            shoe.begin(carry)
            if played == wanted:
                yield _stand(session, begin(game, rules, stacks, carry), shoe)
        if moment.act.actor == CHANCE:
            shoe.turn(moment.before, moment.act.action)
        if played == wanted:
            yield _stand(session, moment.after, shoe)
        last = moment.after


def _stand(session: Session, state: State, shoe: Counted) -> Midway:
    state = duplicate(state)
    state.ledger = None
    return Midway(session.name, session.rules, state, tuple(sorted(shoe.left.elements())))
