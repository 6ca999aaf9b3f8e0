"""What somebody is told of a salon: to its members all of it, to who has the link no more than its name."""

from typing import Annotated, Literal

from lansquenet.errors import HouseRefuses
from lansquenet.house import messages as say
from lansquenet.house.bare.shaped import BaseModel, Field
from lansquenet.house.log.store import Account, Store
from lansquenet.house.people import clubs
from lansquenet.house.people.clubs import IN, Member, PlannedSeat, Salon, SalonEvening, SalonTable

Number = Annotated[int, Field(ge=1, le=clubs.FULL)]


class NewSalon(BaseModel):
    """A salon to be opened, or as it is to be from now on: its name, and how its tables are opened."""

    name: str = Field(min_length=1, max_length=100)
    terms: say.Terms = Field(description="as it plays; `seats` are the chairs of a table, at most")


class SalonBrief(BaseModel):
    """A salon of yours, in a line."""

    code: str
    name: str
    role: str
    evening: bool = Field(description="one goes on")
    has: bool = Field(description="the table that was asked about is this salon's")


class MemberShown(BaseModel):
    """A member, by a number that stays; who has left has no name any more."""

    number: int
    name: str
    role: Literal["member", "keeper", "left", "barred"]
    coming: bool


class TableShown(BaseModel):
    """A table of this evening."""

    code: str
    id: str
    game: str
    status: str
    round: int = Field(description="of the plan; 0: opened by somebody beside it")
    seats: list[int] = Field(description="the members who are to sit there, by number")
    mine: bool
    free: int = Field(description="chairs that somebody could still have")


class EveningShown(BaseModel):
    """An evening: when it was, and of one that goes on, its tables."""

    evening: int
    season: int
    began: float
    ended: float | None


class SalonShown(BaseModel):
    """A salon, as somebody may see it; to who is no member nothing is told but its name."""

    code: str
    name: str
    role: Literal["", "member", "keeper"]
    number: int = Field(description="yours; 0: you are no member")
    season: int
    terms: say.Terms
    members: list[MemberShown]
    evenings: list[EveningShown]
    open: bool = Field(description="an evening goes on, the last of them")
    round: int = Field(description="that was called last this evening")
    tables: list[TableShown] = Field(description="of this evening, those that are not closed")


def looked_at(store: Store, code: str, account: Account | None) -> SalonShown:
    """A salon, as an account may see it.

    Raises:
        HouseRefuses: there is none, or its keepers have barred the account.
    """
    salon, people = clubs.found(store, code), clubs.members(store, code)
    me = next((one for one in people if account and one.account == account.id), None)
    if me and me.role == "barred":
        raise clubs.BARRED
    told = SalonShown(
        code=code,
        name=salon.name,
        role="",
        number=0,
        season=salon.season,
        terms=say.Terms.model_validate(salon.terms),
        members=[],
        evenings=[],
        open=False,
        round=0,
        tables=[],
    )
    if me is None or me.role not in IN:
        return told
    return told.model_copy(update=_of_members(store, code, people, me))


def _of_members(store: Store, code: str, people: list[Member], me: Member) -> dict[str, object]:
    """What its members see besides."""
    evenings = clubs.evenings(store, code)
    going = evenings[-1].evening if evenings and evenings[-1].ended is None else 0
    plan = [one for one in clubs.seats(store, code) if one.evening == going]
    tables = [one for one in clubs.tables(store, code) if one.evening == going and one.until is None]
    shown = [_table(store, one, plan, me) for one in tables]
    return {
        "role": me.role,
        "number": me.number,
        "members": [MemberShown(**one._asdict()) for one in people],
        "evenings": [EveningShown(**one._asdict()) for one in evenings],
        "open": bool(going),
        "round": max((one.round for one in plan), default=0),
        "tables": [one for one in shown if one.status != "closed"],
    }


def _table(store: Store, table: SalonTable, plan: list[PlannedSeat], me: Member) -> TableShown:
    card = store.card(table.table)
    assert card is not None, "a salon's table has been opened"
    chairs = card["chairs"]
    sits = me.account in [chair["account"] for chair in chairs]
    planned = [one.number for one in plan if one.table == table.table]
    return TableShown(
        code=card["code"],
        id=card["id"],
        game=card["terms"]["game"],
        status=card["status"],
        round=table.round,
        seats=planned,
        mine=sits or me.number in planned,
        free=len([chair for chair in chairs if chair["kind"] in ("empty", "bot")]),
    )


def briefly(store: Store, account: Account, table: str) -> list[SalonBrief]:
    """The salons of an account; and whose of them a table is."""
    whose = clubs.salon_of(store, table) if table else ""
    return [
        SalonBrief(
            code=one.code, name=one.name, role=role, evening=_is_open(store, one), has=one.code == whose
        )
        for one, role in clubs.salons_of(store, account.id)
    ]


def _is_open(store: Store, salon: Salon) -> bool:
    evenings: list[SalonEvening] = clubs.evenings(store, salon.code)
    return bool(evenings) and evenings[-1].ended is None


def member_of(store: Store, code: str, account: Account, keeps: bool = False) -> Member:
    """The member that an account is, or with `keeps` the keeper.

    Raises:
        HouseRefuses: it is none.
    """
    clubs.found(store, code)
    me = next((one for one in clubs.members(store, code) if one.account == account.id), None)
    if me and me.role == "barred":
        raise clubs.BARRED
    if me is None or me.role not in IN:
        raise HouseRefuses("not_member", "This is for the members of this salon: come in first.")
    if keeps and me.role != "keeper":
        raise HouseRefuses("not_keeper", "This is for the keepers of this salon.")
    return me
