"""Deals of loo as tests tell them: hands, and a script of what is said and played."""

from dataclasses import dataclass, field
from typing import Any

from lansquenet.books.transcript import Session, write
from lansquenet.rules import cards, state as states
from lansquenet.rules.game import begin
from lansquenet.rules.state import CHANCE, NOBODY, OVER, Direction

SAYS = ("pass", "defend", "stand", "miss")


@dataclass
class Told:
    """A deal as far as it has been told; seats follow each other as they are numbered."""

    game: Any
    rules: Any
    state: Any
    stacks: list[int]
    carry: Any
    stock: list[int] = field(default_factory=list)
    tape: list[int] = field(default_factory=list)

    def do(self, action: int) -> None:
        assert self.state.actor == CHANCE or action in self.legal, (action, self.state)
        self.tape.append(action)
        self.game.apply(self.rules, self.state, action)

    def on(self, script: str) -> "Told":
        """Words and cards of seats, as `1:stand 2:pass 1:Ah`; what chance turns comes from the stock."""
        for word in script.split():
            seat, said = word.split(":")
            self.supply()
            assert self.state.actor == int(seat), (word, self.state)
            self.do(self.action(said))
        self.supply()
        return self

    def supply(self) -> None:
        while self.state.actor == CHANCE and self.stock:
            self.do(self.stock.pop(0))

    def action(self, said: str) -> int:
        return 52 if said == "enough" else SAYS.index(said) if said in SAYS else cards.named(said)

    @property
    def legal(self) -> list[int]:
        legal: list[int] = self.game.legal(self.rules, self.state)
        return legal

    @property
    def cards(self) -> str:
        """The cards that may be played or laid aside, by their names."""
        return " ".join(sorted(cards.name(card) for card in self.legal if card < 52))

    @property
    def words(self) -> str:
        """What may be announced."""
        return " ".join(SAYS[code] for code in self.legal)

    @property
    def actor(self) -> int:
        return int(self.state.actor)

    @property
    def over(self) -> bool:
        return self.actor == OVER

    @property
    def won(self) -> list[int]:
        return [now - was for now, was in zip(self.state.stacks, self.stacks, strict=False)]

    @property
    def pool(self) -> int:
        return int(self.state.stacks[states.POOL])

    @property
    def why(self) -> set[int]:
        """The rules by which chips have changed hands."""
        return {number for _, _, _, number in self.state.ledger}

    @property
    def left(self) -> Any:
        return self.game.leave(self.rules, self.state)

    def transcript(self, name: str) -> str:
        names = [chr(65 + n) for n in range(len(self.stacks))]
        return write(Session(name, self.rules, self.stacks, self.carry, names=names, tapes=[self.tape]))


def deal(
    game: Any,
    hands: str,
    turned: str,
    miss: str = "",
    stock: str = "",
    dealer: int = 0,
    pool: int = 0,
    stacks: list[int] | None = None,
    **options: Any,
) -> Told:
    """Hands of seats 0, 1, ... with commas between them; Miss has any cards if none are said."""
    held = [[cards.named(name) for name in text.split()] for text in hands.split(",")]
    count, given = len(held), [card for cs in held for card in cs] + [cards.named(turned)]
    if "miss" in game.Rules._fields:
        options["miss"] = bool(miss)
    rules = game.Rules(**{"direction": Direction.ANTICLOCKWISE, **options})
    stacks = stacks or [100] * count
    spare = [cards.named(name) for name in miss.split()]
    if not spare and "miss" not in options:
        unused = [card for card in range(52) if card not in given + [cards.named(n) for n in stock.split()]]
        spare = unused[:3]
    around = [(dealer + n) % count for n in range(1, count + 1)]
    order: list[int] = []
    for n in range(3):
        order += [held[seat][n] for seat in around if held[seat]]
        order += spare[n : n + 1]
    order += [cards.named(turned), *[cards.named(name) for name in stock.split()]]
    carry = game.Carry(dealer, pool)
    told = Told(game, rules, begin(game, rules, stacks, carry, ledger=True), stacks, carry, order)
    told.supply()
    return told


def drawn(game: Any, script: str, **options: Any) -> int:
    """Who deals first, when three draw these cards."""
    rules = game.Rules(**{"direction": Direction.ANTICLOCKWISE, **options})
    state = begin(game, rules, [9] * 3, game.Carry())
    for name in script.split():
        assert state.actor == CHANCE
        game.apply(rules, state, cards.named(name))
    assert state.actor == OVER
    dealer = int(game.leave(rules, state).dealer)
    assert dealer != NOBODY
    return dealer
