"""Many tables of a game as one Gymnasium vector environment, stepped in compiled code on arrays made once.

Without a `seat`, a step is the decision of whichever seat is to act at each table: play against oneself.
What is observed is then the view of that seat (`infos["seat"]`), and what is rewarded, at the end of a hand,
is what it was worth to the seat that has just acted; `infos["returns"]` has all seats.  With a `seat`, that
one learns, a compiled bot plays all others, and hands in which it is never to act are dealt again.

`gymnasium.make_vec("Lansquenet/Toepen-v0", num_envs=1024)`, once `lansquenet.env.gymnasium` was imported.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from lansquenet.books.written import Json
from lansquenet.env import missing
from lansquenet.env.compiled_game import SHORT, SPOT, Parts, parts, player
from lansquenet.env.game import Game, Given, load_game
from lansquenet.env.game_record import laid_out
from lansquenet.env.opponents import RANDOM
from lansquenet.errors import BadOption, IllegalAct
from lansquenet.rules.state import OVER
from lansquenet.sim.compiler import Code, borrowed, callable_here, compiled

try:
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as wrong:
    raise missing.extra("gymnasium") from wrong

FORFEIT, RAISE = "forfeit", "raise"
LAWFUL = -1
TRIES = 1000  # hands in which the learner is never to act
NEVER = "The learner is never to act."

Array = npt.NDArray[Any]


class Batch(NamedTuple):
    """The tables, and what is told of them; views and the like in one row, table after table."""

    tables: Array  # records
    spots: Array
    shoes: Array
    views: Array  # what is seen at each step
    masks: Array
    last: Array  # the view with which a hand ended in this step
    rewards: Array
    over: Array
    seen: Array  # room for one view, as a record
    words: Array  # and the same as numbers
    found: Array  # room for ids


class Manner(NamedTuple):
    """How tables are played: the learner, or -1; what an illegal act costs; whether hands follow at once."""

    seat: int
    worst: float
    at_once: int


class Tables(VectorEnv[dict[str, Array], Array, Array]):
    """So many tables, of which each deals hand after hand from dice of its own."""

    def __init__(
        self,
        game: Game | str = "toepen",
        num_envs: int = 1,
        seat: int | None = None,
        others: str = RANDOM,
        illegal: str = FORFEIT,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        render_mode: str | None = None,
        **given: Given,
    ) -> None:
        """`game` is one of ours, or the line to load it by, with parameters by name.

        A hand that is over is followed by the next in the step after it, whose act is ignored, as Gymnasium's
        own wrappers want it; or at once (`SameStep`), and then `infos["final_obs"]` has what was seen last.
        `others` is a bot that is compiled.  Without `copy` every step returns the same arrays, written anew.

        Raises:
            BadOption: when one of these cannot be.
        """
        self.game = load_game(game, given) if isinstance(game, str) else game
        self.num_envs, self.copy, self.illegal, self.render_mode = num_envs, copy, illegal, render_mode
        self.autoreset_mode = _mode(autoreset_mode)
        self.metadata = {"render_modes": [], "autoreset_mode": self.autoreset_mode}
        self._check(seat)
        self._manner = Manner(
            -1 if seat is None else seat,
            self.game.min_utility(),
            int(self.autoreset_mode is AutoresetMode.SAME_STEP),
        )
        self._lay_out_spaces()
        self.row, code = laid_out(self.game), parts(self.game)
        self.room = _room(self.game, code, num_envs)
        self._views, self._masks, self._last = (
            array.reshape(num_envs, -1) for array in (self.room.views, self.room.masks, self.room.last)
        )
        self._step, self._deal = _driving(code, player(self.game, others))
        self._begun = False

    def _check(self, seat: int | None) -> None:
        seats = self.game.num_players()
        if seat is not None and not 0 <= seat < seats:
            raise BadOption(f"seat is one of 0 to {seats - 1}, or none, not {seat}.")
        if self.illegal not in (FORFEIT, RAISE):
            raise BadOption(f"illegal is one of {FORFEIT}, {RAISE}, not {self.illegal!r}.")
        if self.num_envs < 1:
            raise BadOption(f"num_envs is a number from 1 on, not {self.num_envs}.")
        if self.render_mode is not None:
            raise BadOption(f"Many tables are not rendered: render_mode is none, not {self.render_mode!r}.")

    def _lay_out_spaces(self) -> None:
        ids, shape = self.game.num_distinct_actions(), tuple(self.game.observation_tensor_shape())
        self.single_action_space = spaces.Discrete(ids)
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-1, 1, shape, np.float32),
                "action_mask": spaces.Box(0, 1, (ids,), np.int8),
            }
        )
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)

    def reset(self, *, seed: int | None = None, options: Json | None = None) -> tuple[dict[str, Array], Json]:
        """Begin a hand at every table, or at those that `options["reset_mask"]` names.

        A seed sets the dice of them all; without one they roll on.
        """
        super().reset(seed=seed)
        which = np.ones(self.num_envs, np.bool_)
        if options and "reset_mask" in options:
            which[:] = options["reset_mask"]
        if seed is not None or not self._begun:
            dice = self.np_random.integers(2**64, size=(int(which.sum()), 1), dtype=np.uint64)
            self.room.spots["dice"][which] = dice
        self._begun = True
        self._played(self._deal, which)
        return self._told(), self._infos()

    def step(self, actions: object) -> tuple[dict[str, Array], Array, Array, Array, Json]:
        """Act at every table, and play on until a decision is due again.

        Raises:
            IllegalAct: when an act is illegal, and is not to forfeit the hand; nothing has changed.
        """
        acts = np.asarray(actions, np.int64)
        if acts.shape != (self.num_envs,):
            raise IllegalAct(f"An action is wanted for each of {self.num_envs} tables, not {acts.shape}.")
        wrong = self._played(self._step, acts, self.illegal == FORFEIT)
        if wrong != LAWFUL:
            legal = np.flatnonzero(self._masks[wrong]).tolist()
            raise IllegalAct(f"At table {wrong} {acts[wrong]} cannot be done now, but {legal}.")
        room, over = self.room, self._out(self.room.over)
        return (
            self._told(), self._out(room.rewards), over, np.zeros(self.num_envs, np.bool_),
            self._infos(over),
        )  # fmt: skip

    def _played(self, code: Code, *given: object) -> int:
        try:
            return int(code(self.row, self.room, self._manner, *given))
        except ValueError as wrong:
            if str(wrong) not in (SHORT, NEVER):
                raise
            raise BadOption(str(wrong)) from None

    def _told(self) -> dict[str, Array]:
        return {"observation": self._out(self._views), "action_mask": self._out(self._masks)}

    def _out(self, array: Array) -> Array:
        return array.copy() if self.copy else array

    def _infos(self, over: Array | None = None) -> Json:
        """Whose decision is due; of hands that have ended, what they were worth and the last view of them."""
        infos: Json = {"seat": self._out(self.room.spots["seat"])}
        if over is not None:
            won = self.room.spots["won"][:, : self.game.num_players()]
            infos |= {"returns": self._out(won), "_returns": over}
            if self._manner.at_once:
                infos |= {"final_obs": self._seen_last(over), "_final_obs": over}
        return infos

    def _seen_last(self, over: Array) -> Array:
        """For each table whose hand has ended what was seen last; no act is legal there."""
        found, ids = np.full(self.num_envs, None, object), self.game.num_distinct_actions()
        for n in np.flatnonzero(over):
            found[n] = {"observation": self._last[n].copy(), "action_mask": np.zeros(ids, np.int8)}
        return found


def _mode(wished: AutoresetMode | str) -> AutoresetMode:
    """How hands follow each other: in the step in which one ends, or in the next, whose act is ignored."""
    for mode in (AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP):
        if wished in (mode, mode.value):
            return mode
    raise BadOption(f"autoreset_mode is SameStep or NextStep, not {wished}: hands follow each other.")


def _room(game: Game, code: Parts, many: int) -> Batch:
    ids, size = game.num_distinct_actions(), game.encoder.size
    seen = np.zeros(1, code.kind)
    return Batch(
        tables=np.zeros(many, code.kind),
        spots=np.zeros(many, SPOT),
        shoes=np.tile(np.array(game.deck, np.int64), many),
        views=np.zeros(many * size, np.float32),
        masks=np.zeros(many * ids, np.int8),
        last=np.zeros(many * size, np.float32),
        rewards=np.zeros(many, np.float64),
        over=np.zeros(many, np.bool_),
        seen=seen,
        words=seen.view(np.int64),
        found=np.zeros(ids, np.int64),
    )


@cache
def _driving(code: Parts, other: Code) -> tuple[Code, Code]:
    """Compiled: act at every table; deal a hand at some."""
    go_on = _playing_on(code, other)
    deal_at, showing = _dealing(code, go_on), _showing(code)
    return _stepping(code, go_on, deal_at, showing), _resetting(code, deal_at, showing)


def _playing_on(code: Parts, other: Code) -> Code:
    turn, apply = code.turn, code.apply

    def play_on(desk, row, coup, spot, shoes, first, seen, found, me):  # type: ignore[no-untyped-def]
        """Until a decision is due, or the hand is over."""
        while True:
            turn(desk, coup, spot, shoes, first)
            if me < 0 or coup.actor in (OVER, me):
                return
            apply(desk.rules, coup, other(desk, row, coup, seen, found, spot.dice))

    return callable_here(play_on)


def _dealing(code: Parts, go_on: Code) -> Code:
    def deal_hand(desk, row, tables, n, spot, shoes, first, seen, found, me):  # type: ignore[no-untyped-def]
        """The next hand in which there is something to decide."""
        for _ in range(TRIES):
            tables[n] = desk.start
            spot.turned = 0
            go_on(desk, row, tables[n], spot, shoes, first, seen, found, me)
            if tables[n].actor != OVER:
                return
        raise ValueError(NEVER)

    return callable_here(deal_hand)


def _showing(code: Parts) -> Code:
    offer, look = code.offer, code.look

    def show(desk, row, coup, spot, n, masks, views, seen, words, found):  # type: ignore[no-untyped-def]
        """The view of the seat that decides, and what it may do; of a hand that is over, no act."""
        ids = desk.ids
        for at in range(n * ids, (n + 1) * ids):
            masks[at] = 0
        if coup.actor != OVER:
            spot.seat = coup.actor
            for at in range(offer(desk, row, coup, found, 0)):
                masks[n * ids + found[at]] = 1
        look(desk, row, coup, seen, words, spot.seat, views, n * desk.size)

    return callable_here(show)


def _stepping(code: Parts, go_on: Code, deal_at: Code, showing: Code) -> Code:
    desk_of, meant, apply, look, worth = code.desk_of, code.meant, code.apply, code.look, code.worth

    def step(whole_row, room, manner, acts, forfeit):  # type: ignore[no-untyped-def]
        row, tables, spots, shoes = (
            borrowed(whole_row), borrowed(room.tables), borrowed(room.spots), borrowed(room.shoes)
        )  # fmt: skip
        views, masks, last = borrowed(room.views), borrowed(room.masks), borrowed(room.last)
        rewards, over = borrowed(room.rewards), borrowed(room.over)
        seen, words, found = borrowed(room.seen), borrowed(room.words), borrowed(room.found)
        desk = desk_of(row)
        ids, deck, size, seats = desk.ids, desk.deck, desk.size, desk.seats
        me = manner.seat
        if not forfeit:
            for n in range(len(acts)):
                wrong = not (0 <= acts[n] < ids) or masks[n * ids + acts[n]] == 0
                if wrong and tables[n].actor != OVER:
                    return n
        for n in range(len(acts)):
            coup, spot, action = tables[n], spots[n], acts[n]
            rewards[n] = 0
            over[n] = False
            for seat in range(seats):
                spot.won[seat] = 0
            if coup.actor == OVER:
                deal_at(desk, row, tables, n, spot, shoes, n * deck, seen, found, me)
            elif 0 <= action < ids and masks[n * ids + action]:
                apply(desk.rules, coup, meant(desk, row, coup, action))
                go_on(desk, row, coup, spot, shoes, n * deck, seen, found, me)
                over[n] = coup.actor == OVER
                if over[n]:
                    worth(desk, coup, spot)
            else:
                over[n] = True
                coup.actor = OVER
                spot.won[spot.seat] = manner.worst
            if over[n]:
                rewards[n] = spot.won[spot.seat]
            if over[n] and manner.at_once:
                look(desk, row, coup, seen, words, spot.seat, last, n * size)
                deal_at(desk, row, tables, n, spot, shoes, n * deck, seen, found, me)
            showing(desk, row, coup, spot, n, masks, views, seen, words, found)
        return LAWFUL

    return compiled(step, code.kept)


def _resetting(code: Parts, deal_at: Code, showing: Code) -> Code:
    desk_of = code.desk_of

    def deal(row, room, manner, which):  # type: ignore[no-untyped-def]
        desk = desk_of(row)
        tables, masks, views, seen, words, found = (
            room.tables, room.masks, room.views, room.seen, room.words, room.found
        )  # fmt: skip
        for n in range(len(which)):
            if which[n]:
                spot, first = room.spots[n], n * desk.deck
                for at in range(desk.deck):
                    room.shoes[first + at] = row[desk.pack + at]
                deal_at(desk, row, tables, n, spot, room.shoes, first, seen, found, manner.seat)
                showing(desk, row, tables[n], spot, n, masks, views, seen, words, found)
        return LAWFUL

    return compiled(deal, code.kept)
