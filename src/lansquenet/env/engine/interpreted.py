"""A hand played by the rules as they are written, in plain Python: where there is no compiled code.

It is also what tells in words what a seat was told, whoever plays the hand; and what compiled code is held
against by the tests.
"""

from collections.abc import Callable
from hashlib import sha256
from random import Random

from lansquenet.books.book import seat_name
from lansquenet.env.basis import resample
from lansquenet.env.basis.chance import Fall, shuffled, turns
from lansquenet.env.basis.memory import Done, Memory
from lansquenet.env.basis.setting import Setting
from lansquenet.env.state import ALL_WAIT, TERMINAL, Floats, State, check_seed
from lansquenet.errors import IllegalAct
from lansquenet.rules.cards import EMPTY
from lansquenet.rules.game import gain, restocks
from lansquenet.rules.state import CHANCE, OVER, duplicate

MASK = (1 << 64) - 1


class Counter:
    """The dice of `sim.dice` in plain Python, so that a seed deals the same hand without compiled code."""

    def __init__(self, count: int = 0) -> None:
        self.count = count & MASK

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.count = (self.count + 0x9E3779B97F4A7C15) & MASK
        z = ((self.count ^ (self.count >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return (((z ^ (z >> 31)) >> 32) * n) >> 32


class Interpreted(State):
    """A hand as far as it has been played, in plain Python."""

    def __init__(self, game: Setting, seed: int | None = None) -> None:
        check_seed(game, seed)
        self.game, self.seed = game, seed
        self._given = seed
        self.table = game.start()
        self._stock = game.deck[:]
        self._shuffles = 0
        self._history: list[int] = []
        self._since: list[tuple[Done, ...]] = []  # done since the memory was brought up to date
        self._then = duplicate(self.table)  # the state to which it is up to date; never written to
        self._memory: Memory | None = None
        self._choices: dict[int, int] | None = None
        self._imagined = False
        self._dice = Counter()
        if self._dealt:
            self._shuffle(self._stock)
            self._deal_on()

    @property
    def _dealt(self) -> bool:
        """Whether cards come from a deck whose seed is known."""
        return self.seed is not None

    def current_player(self) -> int:
        """See `State`."""
        if self.is_chance_node():
            return CHANCE
        return TERMINAL if self.table.actor == OVER else int(self.table.actor)

    def is_terminal(self) -> bool:
        """See `State`."""
        return bool(self.table.actor == OVER)

    def is_chance_node(self) -> bool:
        """See `State`."""
        if self.game.terms.deal == "deck":
            return not self._dealt
        return bool(self.table.actor == CHANCE)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """See `State`."""
        if not self.is_chance_node():
            raise self._not_chance()
        match self.game.terms.deal:
            case "deck":
                return [(seed, 1 / self.game.terms.decks) for seed in range(self.game.terms.decks)]
            case "run":
                return [(n, float(fall.chance)) for n, fall in enumerate(self._falls())]
        return [
            (self.game.chance_id(card), float(part)) for card, part in turns(self._stock, self.game.may_end)
        ]

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """See `State`."""
        if seat is not None and seat != self.current_player():
            return []
        if self.is_chance_node():
            return sorted(outcome for outcome, _ in self.chance_outcomes())
        return [] if self.is_terminal() else [*self.choices()]

    def choices(self) -> dict[int, int]:
        """See `State`."""
        if self._choices is None:
            self._choices = super().choices()
        return self._choices

    # -- acting

    def apply_action(self, action: int) -> None:
        """See `State`."""
        if self.is_chance_node():
            self._chance(action)
        elif not self.is_terminal() and action in self.choices():
            self._do((Done(int(action), self.choices()[action]),))
        else:
            raise self._refusal(action)
        self._history.append(int(action))
        if self._dealt:
            self._deal_on()

    def undo_action(self, seat: int, action: int) -> None:
        """See `State`."""
        if self._history[-1:] != [action]:
            raise IllegalAct(f"{action} was not the last act of this hand.")
        before = Interpreted(self.game, self._given)
        for done in self._history[:-1]:
            before.apply_action(done)
        self.__dict__.update(before.__dict__)

    def _chance(self, outcome: int) -> None:
        """Turn a card or a run of cards, or choose the deck."""
        match self.game.terms.deal:
            case "deck" if 0 <= outcome < self.game.terms.decks:
                self.seed = int(outcome)
                self._shuffle(self._stock)
            case "run" if 0 <= outcome < len(self._falls()):
                self._turn(self._falls()[outcome].cards)
            case "card" if self._may_turn(outcome):
                self._turn((self.game.chance_card(outcome),))
            case _:
                raise self._refusal(outcome)

    def _may_turn(self, outcome: int) -> bool:
        """Whether chance has a card of this id to turn, or none and this is the id for it."""
        if not 0 <= outcome <= len(self.game.faces):
            return False
        card = self.game.chance_card(outcome)
        return card in self._stock or (not self._stock and card == turns([], self.game.may_end)[0][0])

    def _falls(self) -> list[Fall]:
        return self.game.falls(self.table, self._stock)

    def _turn(self, fallen: tuple[int, ...]) -> None:
        """Turn these cards, in one go."""
        before = duplicate(self.table) if EMPTY in fallen else None
        for card in fallen:
            if card != EMPTY:
                self._stock.remove(card)
        self._do(tuple(Done(self.game.chance_id(card), card) for card in fallen))
        if self.table == before:
            turns([], False)  # for ever, or nothing would come of it

    def _do(self, together: tuple[Done, ...]) -> None:
        for done in together:
            self.game.module.apply(self.game.rules, self.table, done.action)
        self._since.append(together)
        self._choices = None
        if self.table.actor == CHANCE and not self._stock and restocks(self.game.module):
            self._stock = list(self.game.module.restock(self.game.rules, self.table))
            self._shuffle(self._stock)

    def _shuffle(self, pack: list[int]) -> None:
        """Bring cards into the order of the seed, if there is one."""
        self._stock = shuffled(pack, self.seed, self._shuffles) if self.seed is not None else sorted(pack)
        self._shuffles += 1

    def _deal_on(self) -> None:
        """Turn cards off the deck until a seat is to act."""
        while self.table.actor == CHANCE:
            self._turn((self._stock[0] if self._stock else turns([], self.game.may_end)[0][0],))

    def roll(self, seed: int) -> None:
        """See `State`."""
        self._dice = Counter(seed)

    def play(self, waiting: int = ALL_WAIT) -> None:
        """See `State`."""
        self._dice = Counter(self._dice.count)  # a copy may have the same
        while not self.is_terminal():
            actor = self.current_player()
            if actor != CHANCE and waiting in (actor, ALL_WAIT):
                return
            self.apply_action(self._any_act(actor))

    def _any_act(self, actor: int) -> int:
        """One of all that may be done, as the dice of compiled code fall."""
        if actor != CHANCE:
            legal = self.legal_actions()
            return legal[self._dice.below(len(legal))]
        match self.game.terms.deal:
            case "deck":
                return Random(self._dice.count).randrange(self.game.terms.decks)
            case "run":
                outcomes, chances = zip(*self.chance_outcomes(), strict=True)
                return int(Random(self._dice.below(1 << 32)).choices(outcomes, chances)[0])
        if not self._stock:
            return self.legal_actions()[0]
        return self.game.chance_id(sorted(self._stock)[self._dice.below(len(self._stock))])

    def returns(self) -> list[float]:
        """See `State`."""
        game = self.game
        if not self.is_terminal():
            return [0.0] * game.num_players()
        won = [
            float(gain(game.module, game.rules, game.stacks, self.table, n))
            for n in range(game.num_players())
        ]
        mean = sum(won) / len(won) if game.terms.returns == "centred" else 0.0
        return [each - mean for each in won]

    # -- what a seat may know

    def observation_tensor(self, seat: int) -> Floats:
        """See `State`."""
        return self.game.encoder.view(self.game.layout.row(self.view(seat)), seat)

    def oracle_tensor(self, seat: int) -> Floats:
        """See `State`."""
        return self.game.encoder.view(self.game.layout.row(self.table), self._seat(seat))

    def information_state_string(self, seat: int | None = None) -> str:
        """See `State`."""
        seat = self._seat(seat)
        return "; ".join([seat_name(seat), *self.remembered().of(seat)[0]])

    def information_state_key(self, seat: int | None = None) -> int:
        """See `State`; not the number that compiled code has."""
        return int.from_bytes(sha256(self.information_state_string(seat).encode()).digest()[:8], "little")

    def information_state_tensor(self, seat: int | None = None) -> Floats:
        """See `State`."""
        seat = self._seat(seat)
        heard = [(act.actor, act.id) for act in self.remembered().of(seat)[1]]
        return self.game.encoder.with_memory(self.game.layout.row(self.view(seat)), seat, heard)

    def remembered(self) -> Memory:
        """What all seats were told, brought up to date."""
        game = self.game
        if self._memory is None:
            self._memory = Memory(game.module, game.rules, game.layout, game.actions, self._then)
        if self._since:
            self._memory = self._memory.copy()
            now = duplicate(self._then)
            for together in self._since:
                self._memory.follow(now, together)
            self._then, self._since = now, []
        return self._memory

    # -- copies

    def history(self) -> list[int]:
        """See `State`."""
        return self._history[:]

    def clone(self) -> "Interpreted":
        """See `State`."""
        twin: Interpreted = object.__new__(Interpreted)
        twin.__dict__.update(self.__dict__)
        twin.table = duplicate(self.table)
        twin._stock, twin._history, twin._since = self._stock[:], self._history[:], self._since[:]
        return twin

    def resample_from_infostate(self, seat: int, sampler: Callable[[], float]) -> "Interpreted":
        """See `State`."""
        self._check_resampling(seat)
        dice, twin = Random(sampler()), self.clone()
        twin.table = resample.table_of(self.game, self.table, seat, dice)
        twin._stock = resample.stock_of(self.game, twin.table, self._stock)
        twin.lay_out(seat, self.remembered())
        if self._dealt:
            twin.seed = dice.getrandbits(53)
            twin._shuffle(twin._stock)
        return twin

    def lay_out(self, seat: int, memory: Memory) -> None:
        """Be a hand that this seat, whose memory this is, thinks possible."""
        self._memory = memory.imagined(seat, self.table, self.game.terms.memory)
        self._then, self._since, self._history = duplicate(self.table), [], []
        self._choices, self._imagined = None, True
