"""Tables dealt by gt2, driven in tests: the server, the seats and what they do are all here."""

from collections.abc import Callable, Container, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from driver import pick
from lansquenet.books.book import book
from lansquenet.books.transcript import Session, digest
from lansquenet.fair.bundle import Played, build
from lansquenet.fair.dealing import Dealing, Stage
from lansquenet.fair.gt2 import Pledge, SignedLink
from lansquenet.fair.guest.chain import Chain
from lansquenet.fair.replay import at_stake
from lansquenet.house.tables.fairness import told_rows
from lansquenet.rules.game import hides
from lansquenet.rules.state import ONLOOKER, OVER, amounts
from lansquenet.seats.table import SeatedTable

Choose = Callable[[SeatedTable, Random], int]


class Signer:
    """A server's key."""

    def __init__(self, secret: bytes = bytes(32)) -> None:
        self.key = Ed25519PrivateKey.from_private_bytes(secret)
        self.public = self.key.public_key().public_bytes_raw()

    def sign(self, message: bytes) -> bytes:
        return self.key.sign(message)


SIGNER = Signer()


def anything(table: SeatedTable, rng: Random) -> int:
    """A legal act, small amounts oftener than others."""
    if table.state.phase in table.game.BETS:
        amount = amounts(table.game.limits(table.rules, table.state))
        return pick(rng, amount[:12])
    return pick(rng, table.game.legal(table.rules, table.state))


class Speaker:
    """A seat that contributes: its chain, and the key with which it signs."""

    def __init__(self, session: str, seat: int, rng: Random, revealed: int = 1000) -> None:
        self.chain = Chain(session, seat, rng.randbytes(32), revealed)
        self.signer = Signer(rng.randbytes(32))
        self.house = False

    @property
    def pledge(self) -> Pledge:
        """What it promises."""
        return Pledge(self.signer.public, self.chain.head, self.house)

    def share(self, frozen: bytes) -> SignedLink:
        """What it brings to a window."""
        return SignedLink(self.chain.next_share(), self.signer.sign(frozen))


@dataclass
class Evening:
    """Hands at one table; of its seats all but the last contribute, and some fall silent now and then.

    Each is silent once in a session at most, so another session begins when nobody is left.
    """

    name: str
    seed: int
    seats: int = 0
    silence: float = 0
    dealing_of: Callable[..., Dealing] = Dealing
    options: dict[str, str] = field(default_factory=dict)
    choose: Choose = anything
    stakes_of: Callable[[dict[int, int]], dict[int, int]] = dict  # by what the seats are called
    bots: frozenset[int] = frozenset()  # seats whose keys are the house's
    calls: list[tuple[str, Any]] = field(default_factory=list)  # what the dealing was told

    def __post_init__(self) -> None:
        self.rng = Random(f"{self.name} {self.seed}")
        told = book(self.name)
        rules = told.play_by("", self.options)
        self.seats = self.seats or max(told.game.SEATS[0], min(4, told.game.SEATS[-1]))
        hidden = hides(told.game)
        self.dealing = self.dealing_of(self.name, digest(told, rules), "table-7", "table-7/1", hidden)
        session = Session(self.name, rules, [100] * self.seats, told.game.Carry(0))
        self.table = SeatedTable(session, stock=self.dealing)
        self.speakers: dict[int, Speaker] = {}
        self.seen = 0
        self.promise_all()

    def promise_all(self) -> None:
        """A session begins."""
        for seat in range(self.seats - 1):
            self.speakers[seat] = Speaker(self.dealing.session, seat, self.rng)
            self.speakers[seat].house = seat in self.bots
            self.promise(seat)

    def tell(self, call: str, *given: Any) -> Any:
        self.calls.append((call, given))
        return getattr(self.dealing, call)(*given)

    def promise(self, seat: int) -> None:
        chain = self.speakers[seat].chain
        if not chain.left:
            self.speakers[seat].chain = Chain(chain.session, seat, self.rng.randbytes(32), 900)
        self.tell("promise", seat, self.speakers[seat].pledge)

    def hands(self, many: int) -> Iterator[Played]:
        """Play so many hands."""
        for _ in range(many):
            if self.table.finished:
                return
            yield self.hand()

    def hand(self) -> Played:
        """Play one."""
        table = self.table
        if not self.dealing.pledges:
            self.tell("open_session", f"table-7/{table.hand + 1}")
            self.promise_all()
        self.tell("begin", table.hand + 1)
        self.seen = 0
        before, carry = list(table.stacks), list(table.carry)
        table.begin()
        while table.actor != OVER:
            self.deal_on() if table.waits else table.act(table.actor, self.choose(table, self.rng))
        options = table.told.options_of(table.rules)
        tape, ledger = table.session.tapes[-1], table.state.ledger
        return Played(table.hand, options, table.session.names, before, table.stacks, carry, ledger, tape)

    def deal_on(self) -> None:
        """Say what is due, until cards can be turned."""
        dealing, table = self.dealing, self.table
        while dealing.stage != Stage.READY:
            match dealing.stage:
                case Stage.COMMIT:
                    seeds = [self.rng.randbytes(dealing.seed_bytes) for _ in range(dealing.seeds_wanted)]
                    self.tell("commit", table.hand, seeds, SIGNER.public)
                case Stage.FREEZE:
                    self.freeze()
                case Stage.JOIN if self.dealing.pledges and self.rng.random() < self.silence:
                    mute = self.rng.choice([*dealing.window.pledges])
                    self.tell("silent", [mute], self.shares({mute}))
                case Stage.JOIN:
                    self.tell("join", self.shares())
        table.go_on()

    def freeze(self) -> None:
        """Settle what is at stake and what was seen."""
        table = self.table
        for seat in self.dealing.pledges:
            if not self.speakers[seat].chain.left:
                self.promise(seat)
        state = table.view(ONLOOKER) if self.dealing.hidden else table.state
        stakes = at_stake(table.game, table.rules, state, table.state.ledger)
        rows = told_rows(table, table.moments[self.seen :])
        self.seen = len(table.moments)
        self.tell("freeze", [*self.dealing.pledges], self.stakes_of(stakes), rows)

    def shares(self, but: Container[int] = ()) -> dict[int, SignedLink]:
        """What all bring who are asked, but these."""
        window = self.dealing.window
        return {seat: self.speakers[seat].share(window.frozen) for seat in window.pledges if seat not in but}

    def bundle(self, played: Played, sees: set[int] | None = None, signer: Signer = SIGNER) -> dict[str, Any]:
        """What somebody who sees these cards may have of a hand."""
        return build(self.dealing, signer, played, sees)


def bundles(name: str, seed: int, hands: int = 1, silence: float = 0.1) -> Iterator[dict[str, Any]]:
    """Bundles of a few hands; where hands are hidden, of somebody who sees every third card or all."""
    evening = Evening(name, seed, silence=silence)
    for played in evening.hands(hands):
        own = set(range(played.number % 3, 200, 3)) if evening.dealing.hidden and seed % 2 else None
        yield evening.bundle(played, own)
