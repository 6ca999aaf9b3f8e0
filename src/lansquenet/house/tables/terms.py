"""On what terms a table of the house is opened, and which bots sit down at it."""

from collections.abc import Sequence

from lansquenet.bots import bot, usual
from lansquenet.errors import BadOption
from lansquenet.house import messages as say
from lansquenet.house.tables.changes import TableEvent
from lansquenet.house.tables.companions import companion
from lansquenet.house.tables.sitting import Sitting

BREATH = 4  # times the least that a bot takes lies between two hands


def slowed(terms: say.Terms, pace: float) -> say.Terms:
    """These terms, with time to breathe: what a table does by itself all day stands in the log for good."""
    return terms.model_copy(
        update={"pace": max(terms.pace, pace), "between": max(terms.between, BREATH * pace)}
    )


def filled(terms: say.Terms) -> say.Terms:
    """These terms, with the usual bots beside those that are named, up to the last chair but one."""
    usual = bots_for(terms.game, max(0, terms.seats - 1))
    return terms.model_copy(update={"bots": (*terms.bots, *usual[len(terms.bots) :])})


def sitting_bots(table: str, bots: Sequence[str]) -> list[TableEvent]:
    """Bots of the house sit down at a new table, each as somebody else."""
    found: list[TableEvent] = []
    taken: list[str] = []
    for chair, policy in enumerate(bots):
        face, name = companion(table, taken)
        taken.append(face)
        body = {"chair": chair, "account": policy, "name": name, "kind": "bot", "face": face}
        found.append(TableEvent("sat", body))
    return found


def refuse_unfit(sitting: Sitting) -> None:
    """Refuse a table at which the game cannot be played."""
    terms, seats = sitting.terms, sitting.told.game.SEATS
    if terms.seats > seats[-1] or terms.seats < seats[0]:
        raise BadOption(
            f"{sitting.told.title} is played by {seats[0]} to {seats[-1]} seats, not {terms.seats}."
        )
    if len(terms.bots) > terms.seats:
        raise BadOption(f"There are {terms.seats} chairs, and {len(terms.bots)} bots to sit in them.")
    for name in terms.bots:
        bot(name, terms.game, patient=True)


def bots_for(game: str, count: int) -> tuple[str, ...]:
    """The bots one sits down with when nothing is said."""
    wanted = usual(game)
    return tuple(wanted[n % len(wanted)] for n in range(count))
