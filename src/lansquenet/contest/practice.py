"""Learn to play by practice (PPO): against a bot, or against oneself, at very many tables at once.

Everything rolls from one seed; on one machine the same seed comes to the same player.  A learner sits at
every seat, each at tables of its own, and one network learns from them all: what is seen says whose it is.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from lansquenet.contest.entrants import SeatSight
from lansquenet.contest.lens import Glimpse, Lens, Whole
from lansquenet.contest.network import Looked, Marks, Network, Reals
from lansquenet.env import Game
from lansquenet.errors import BadOption

if TYPE_CHECKING:
    from lansquenet.env.many.rivals import DueRows
    from lansquenet.env.vector import Tables

ITSELF = "itself"


class Regime(NamedTuple):
    """How is practised."""

    tables: int = 384  # for each seat
    steps: int = 16  # decisions at each between two lessons
    lessons: int = 300
    rounds: int = 2  # over what was gathered
    part: int = 2048  # of it at once
    inner: int = 96
    rate: float = 2e-3  # at first; it falls to nothing
    clip: float = 0.2
    wander: float = 0.01  # how much is made of keeping chances open, at first


class Gleaned(NamedTuple):
    """Decisions, in rows: what was seen, what was done, and what came of it."""

    seen: Reals
    legal: Marks
    acts: Whole
    before: Reals  # the chance with which it was done
    ahead: Reals  # how much more came of it than was to be expected
    found: Reals  # what came of it


@dataclass
class Practice:
    """A network as it learns, and how well it did by then."""

    game: Game
    rival: str
    seed: int
    regime: Regime = field(default_factory=Regime)
    before: "Practice | None" = None  # what has been learnt before, and is learnt on

    def __post_init__(self) -> None:
        self.lens = Lens(self.game)
        size = self.lens.size, self.game.num_distinct_actions(), self.regime.inner
        self.net: Network = self.before.net if self.before else Network(*size, self.seed)
        self.dice = np.random.default_rng([self.seed, 1])
        self.scale: float = self.before.scale if self.before else 1.0  # of what hands are worth
        self.hands = 0
        self._seats = [bench for seat in range(self.game.num_players()) if (bench := self._bench(seat))]

    def _bench(self, seat: int) -> "Bench | None":
        """The tables at which a seat learns; None, if it is never to act, as a banker may be."""
        from lansquenet.env.vector import NEVER, Tables  # it brings Gymnasium with it

        others = self._act if self.rival == ITSELF else self.rival
        tables = Tables(self.game, self.regime.tables, seat=seat, others=others, autoreset_mode="SameStep")
        try:
            seen, _ = tables.reset(seed=self.seed * 64 + seat)
        except BadOption as wrong:
            if str(wrong) != NEVER:
                raise
            return None
        return Bench(tables, self.lens, self.lens.look(seen["observation"], seen["action_mask"]))

    def _act(self, rows: "DueRows") -> Whole:
        """What the network does where it plays the others too."""
        at = self.lens.look(rows.observation, rows.action_mask)
        return self.lens.said(at.ways, self._drawn(self.net.look(at.seen, at.legal).chances))

    def _drawn(self, chances: Reals) -> Whole:
        picks = self.dice.random((len(chances), 1), np.float32)
        found: Whole = np.minimum((np.cumsum(chances, axis=1) <= picks).sum(axis=1), _last(chances))
        return found

    def run(self) -> Iterator[float]:
        """Practise; after each lesson what a hand was worth in the mean while its hands were gathered."""
        for lesson in range(self.regime.lessons):
            left = 1 - lesson / self.regime.lessons
            parts, won = [], []
            for bench in self._seats:
                found, ended = self._gather(bench)
                parts.append(found)
                won.append(ended)
            self._learn(Gleaned._make(map(np.concatenate, zip(*parts, strict=True))), left)
            self.hands += sum(map(len, won))
            yield float(np.mean([part.mean() for part in won if len(part)])) if any(map(len, won)) else 0.0

    def _gather(self, bench: "Bench") -> tuple[Gleaned, Reals]:
        """So many steps at the tables of a seat; and what the hands were worth that ended in them."""
        steps, paid = [], []
        for _ in range(self.regime.steps):
            at = bench.at
            looked = self.net.look(at.seen, at.legal)
            act = self._drawn(looked.chances)
            before = np.take_along_axis(looked.chances, act[:, None], axis=1)[:, 0]
            steps.append((at.seen, at.legal, act, before, looked.worths))
            paid.append(bench.step(act))
        won = np.concatenate([reward[over] for reward, over in paid])
        self.scale = max(self.scale, float(won.std())) if len(won) > 1 else self.scale
        found = _credited(paid, self.net.look(bench.at.seen, bench.at.legal).worths, self.scale)
        *told, worths = map(np.concatenate, zip(*steps, strict=True))
        return Gleaned._make([*told, found - worths, found]), won

    def _learn(self, told: Gleaned, left: float) -> None:
        """Some rounds over what was gathered, in parts and in any order."""
        many = len(told.acts)
        ahead = (told.ahead - told.ahead.mean()) / (told.ahead.std() + 1e-6)
        for _ in range(self.regime.rounds):
            order = self.dice.permutation(many)
            for start in range(0, many, self.regime.part):
                part = order[start : start + self.regime.part]
                self._lesson(Gleaned._make(rows[part] for rows in told)._replace(ahead=ahead[part]), left)

    def _lesson(self, told: Gleaned, left: float) -> None:
        looked = self.net.look(told.seen, told.legal)
        slopes = np.empty((len(told.acts), self.net.ids + 1), np.float32)
        slopes[:, :-1] = self._slopes(looked, told, self.regime.wander * left)
        slopes[:, -1] = looked.worths - told.found
        slopes /= len(told.acts)
        self.net.step(looked, slopes, self.regime.rate * left)

    def _slopes(self, looked: Looked, told: Gleaned, wander: float) -> Reals:
        """Of PPO's clipped aim, and of how open chances are kept, by the score of each id."""
        rows = np.arange(len(told.acts))
        chances = looked.chances
        ratio = chances[rows, told.acts] / told.before
        held = np.where(told.ahead > 0, ratio > 1 + self.regime.clip, ratio < 1 - self.regime.clip)
        push = np.where(held, 0, told.ahead * ratio)
        slopes = chances * push[:, None]
        slopes[rows, told.acts] -= push
        logs = np.log(np.maximum(chances, 1e-12))
        open_by = (chances * logs).sum(axis=1, keepdims=True)
        found: Reals = slopes + wander * chances * (logs - open_by)
        return found

    def player(self, surest: bool) -> "NetPlayer":
        """What has been learnt, as a player of the benchmark; `surest`: what is likeliest is always done."""
        return NetPlayer(self.lens, self.net, surest)


@dataclass
class Bench:
    """The tables of one seat, and what is seen and may be done there now."""

    tables: "Tables"
    lens: Lens
    at: Glimpse

    def step(self, acts: Whole) -> tuple[Reals, Marks]:
        """Act; what hands were worth that have ended, and where."""
        seen, rewards, over, _, _ = self.tables.step(self.lens.said(self.at.ways, acts))
        self.at = self.lens.look(seen["observation"], seen["action_mask"])
        return rewards, over


def _credited(paid: list[tuple[Reals, Marks]], coming: Reals, scale: float) -> Reals:
    """For each decision what came of it; of hands that go on, what is expected of them."""
    found = np.empty((len(paid), len(coming)), np.float32)
    for n in reversed(range(len(paid))):
        rewards, over = paid[n]
        coming = found[n] = np.where(over, rewards / scale, coming)
    return found.ravel()


class NetPlayer:
    """A network that plays a seat."""

    def __init__(self, lens: Lens, net: Network, surest: bool) -> None:
        self.lens, self.net, self.surest = lens, net, surest

    def __call__(self, sight: SeatSight, dice: Random) -> int:
        """An id for what a seat sees."""
        options = sight.legal_actions()
        legal = np.zeros((1, self.net.ids), np.int8)
        legal[0, options] = 1
        at = self.lens.look(sight.observation_tensor()[None], legal)
        chances = self.net.look(at.seen, at.legal).chances[0]
        act = chances.argmax() if self.surest else dice.choices(range(self.net.ids), chances.tolist())[0]
        return int(self.lens.said(at.ways, np.array([act]))[0])


def _last(chances: Reals) -> Whole:
    """The last id of each row that has a chance, so that no rounding goes beyond it."""
    found: Whole = chances.shape[1] - 1 - (chances[:, ::-1] > 0).argmax(axis=1)
    return found
