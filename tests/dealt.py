"""Tables dealt by gt1, driven in tests: the server, the seats and what they do are all here."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from driver import pick
from lansquenet.books.book import book
from lansquenet.books.transcript import Session, digest
from lansquenet.fair.bundle import Played, build
from lansquenet.fair.chain import Chain
from lansquenet.fair.dealing import Dealing, Stage
from lansquenet.fair.replay import at_stake
from lansquenet.rules.game import hides
from lansquenet.rules.state import OVER, amounts
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


@dataclass
class Evening:
    """Hands at one table; of its seats all but the last have chains, and some fall silent now and then."""

    name: str
    seed: int
    seats: int = 0
    silence: float = 0
    dealing_of: Callable[..., Dealing] = Dealing
    options: dict[str, str] = field(default_factory=dict)
    choose: Choose = anything
    stakes_of: Callable[[dict[int, int]], dict[int, int]] = dict  # by what the seats are called
    calls: list[tuple[str, Any]] = field(default_factory=list)  # what the dealing was told

    def __post_init__(self) -> None:
        self.rng = Random(f"{self.name} {self.seed}")
        told = book(self.name)
        rules = told.play_by("", self.options)
        self.seats = self.seats or max(told.game.SEATS[0], min(4, told.game.SEATS[-1]))
        hidden = hides(told.game)
        self.dealing = self.dealing_of(self.name, digest(told, rules), "table-7", "evening", hidden)
        session = Session(self.name, rules, [100] * self.seats, told.game.Carry(0))
        self.table = SeatedTable(session, stock=self.dealing)
        self.chains = {
            seat: Chain("evening", seat, self.rng.randbytes(32), 1000) for seat in range(self.seats - 1)
        }
        for seat in self.chains:
            self.promise(seat)

    def tell(self, call: str, *given: Any) -> Any:
        self.calls.append((call, given))
        return getattr(self.dealing, call)(*given)

    def promise(self, seat: int) -> None:
        if not self.chains[seat].left:
            self.chains[seat] = Chain("evening", seat, self.rng.randbytes(32))
        self.tell("promise", seat, self.chains[seat].head)

    def hands(self, many: int) -> Iterator[Played]:
        """Play so many hands."""
        for _ in range(many):
            if self.table.finished:
                return
            yield self.hand()

    def hand(self) -> Played:
        """Play one."""
        table = self.table
        self.dealing.hand = table.hand + 1
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
                    self.tell("commit", table.hand, seeds)
                case Stage.FREEZE:
                    for seat in self.chains:
                        if seat not in dealing.heads or not self.chains[seat].left:
                            self.promise(seat)
                    stakes = at_stake(table.game, table.rules, table.state)
                    self.tell("freeze", list(self.chains), self.stakes_of(stakes))
                case Stage.JOIN if self.rng.random() < self.silence:
                    mute = self.rng.choice([*self.chains])
                    spoke = {seat: chain.next_share() for seat, chain in self.chains.items() if seat != mute}
                    self.tell("silent", [mute], spoke)
                case Stage.JOIN:
                    self.tell("join", {seat: chain.next_share() for seat, chain in self.chains.items()})
        table.go_on()

    def bundle(self, played: Played, sees: set[int] | None = None, signer: Signer = SIGNER) -> dict[str, Any]:
        """What somebody who sees these cards may have of a hand."""
        return build(self.dealing, signer, played, sees)


def bundles(name: str, seed: int, hands: int = 1, silence: float = 0.1) -> Iterator[dict[str, Any]]:
    """Bundles of a few hands; where hands are hidden, of somebody who sees every third card or all."""
    evening = Evening(name, seed, silence=silence)
    for played in evening.hands(hands):
        own = set(range(played.number % 3, 200, 3)) if evening.dealing.hidden and seed % 2 else None
        yield evening.bundle(played, own)
