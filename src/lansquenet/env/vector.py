"""Many tables of a game as one Gymnasium vector environment, stepped in compiled code on arrays made once.

Without a `seat`, a step is the decision of whichever seat is to act at each table: play against oneself.
What is observed is then the view of that seat (`infos["seat"]`), and what is rewarded, at the end of a hand,
is what it was worth to the seat that has just acted; `infos["returns"]` has all seats.  With a `seat`, that
one learns, others play all other seats, and hands in which it is never to act are dealt again.

`gymnasium.make_vec("Lansquenet/Toepen-v0", num_envs=1024)`, once `lansquenet.env.gymnasium` was imported.
"""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from lansquenet.books.written import Json
from lansquenet.env.basis import missing
from lansquenet.env.compiled_game import SHORT, lore, parts, player
from lansquenet.env.game import Game, Given, load_game
from lansquenet.env.game_record import laid_out
from lansquenet.env.many.batch import Array, Batch, Manner, batch_of, divided
from lansquenet.env.many.packing import RowForm
from lansquenet.env.many.rivals import ByTable as ByTable, Choose, DueRows, Rivals
from lansquenet.env.many.stepping import NEVER as NEVER, driven
from lansquenet.env.opponents import RANDOM
from lansquenet.errors import BadOption, IllegalAct
from lansquenet.rules.state import OVER
from lansquenet.sim.compiler import Code
from lansquenet.sim.simulate import seeded_dice

try:
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as wrong:
    raise missing.extra("gymnasium") from wrong

FORFEIT, RAISE = "forfeit", "raise"


class Tables(VectorEnv[dict[str, Array], Array, Array]):
    """So many tables, of which each deals hand after hand from dice of its own."""

    def __init__(
        self,
        game: Game | str = "toepen",
        num_envs: int = 1,
        seat: int | None = None,
        others: str | Choose = RANDOM,
        illegal: str = FORFEIT,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        render_mode: str | None = None,
        observe: str = "view",
        bits: bool = False,
        hands: int = 1,
        threads: int = 1,
        **given: Given,
    ) -> None:
        """`game` is one of ours, or the line to load it by, with parameters by name.

        An episode that is over is followed by the next in the step after it, whose act is ignored, as
        Gymnasium's own wrappers want it; or at once (`SameStep`), and then `infos["final_obs"]` has what was
        seen last.  `others` is a bot that is compiled, or a function of `DueRows` that gives an id for each.
        Without `copy` every step returns the same arrays, written anew.

        `observe`: the `view` of the seat, its `information_state`, in which the acts are as well that it was
        told last, or `oracle`: every card.  With `bits` it is packed, and `unpacked` makes floats of it.  An
        episode has so many `hands` at most, each of which begins with the chips, the pool and the score that
        the last has left; it ends with its match, or when a seat has lost its chips.  So many `threads` share
        the tables.

        Raises:
            BadOption: when one of these cannot be.
        """
        self.game = load_game(game, given) if isinstance(game, str) else game
        self.num_envs, self.copy, self.illegal, self.render_mode = num_envs, copy, illegal, render_mode
        self.autoreset_mode = _mode(autoreset_mode)
        self.metadata = {"render_modes": [], "autoreset_mode": self.autoreset_mode}
        self._check(seat, others, hands, threads)
        self._packing = RowForm(self.game, observe, bits)
        self._lay_out_spaces()
        called = not isinstance(others, str)
        self._rivals = None if isinstance(others, str) or seat is None else Rivals(self, others, seat)
        self._lay_out_tables(threads)
        self._manner = Manner(
            seat=-1 if seat is None or called else seat,
            paid=-1 if seat is None else seat,
            worst=self.game.min_utility(),
            at_once=int(self.autoreset_mode is AutoresetMode.SAME_STEP and not called),
            hands=hands,
            width=self._packing.width,
        )
        other = RANDOM if called else str(others)
        code, compiled_other = parts(self.game), player(self.game, other)
        self.row = laid_out(self.game, *lore(self.game, other))
        self._code = driven(code, self.game.module, compiled_other, observe, bits, hands > 1)
        self._begun = False

    def _check(self, seat: int | None, others: object, hands: int, threads: int) -> None:
        seats = self.game.num_players()
        if seat is not None and not 0 <= seat < seats:
            raise BadOption(f"seat is one of 0 to {seats - 1}, or none, not {seat}.")
        if seat is None and not isinstance(others, str):
            raise BadOption("A function plays the others where there is a learner: say which seat it has.")
        if self.illegal not in (FORFEIT, RAISE):
            raise BadOption(f"illegal is one of {FORFEIT}, {RAISE}, not {self.illegal!r}.")
        for name, number in (("num_envs", self.num_envs), ("hands", hands), ("threads", threads)):
            if number < 1:
                raise BadOption(f"{name} is a number from 1 on, not {number}.")
        if self.render_mode is not None:
            raise BadOption(f"Many tables are not rendered: render_mode is none, not {self.render_mode!r}.")

    def _lay_out_spaces(self) -> None:
        ids, size, kind = self.game.num_distinct_actions(), self._packing.size, self._packing.kind
        least, most = (0, 255) if self._packing.bits else (-1, 1)
        self.single_action_space = spaces.Discrete(ids)
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(least, most, (size,), kind),
                "action_mask": spaces.Box(0, 1, (ids,), np.int8),
            }
        )
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)

    def _lay_out_tables(self, threads: int) -> None:
        many, code = self.num_envs, parts(self.game)
        self.room = batch_of(self.game, code, many, self._packing)
        self._views, self._masks, self._last, self._won = (
            array.reshape(many, -1)
            for array in (self.room.views, self.room.masks, self.room.last, self.room.won)
        )
        self._pack, self._every = np.array(self.game.deck, np.int64), np.ones(many, np.bool_)
        self._nothing_legal = np.zeros(self.game.num_distinct_actions(), np.int8)
        self._nothing_legal.flags.writeable = False  # whoever looks at the end of a hand looks at this one
        self._firsts = np.arange(many) * self.game.num_distinct_actions()  # of the masks
        self._last_rows = [] if self.copy else [*self._last]  # made once, for that takes long
        self._told_anew = self.room.rewards, self._won, self.room.ended, self.room.over
        self._parts = divided(self.game, code, self.room, min(threads, many))
        self._threads = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None

    def close_extras(self, **kwargs: object) -> None:
        """Let the threads go."""
        if self._threads:
            self._threads.shutdown()

    def unpacked(self, rows: Array) -> Array:
        """The floats that observations in bits stand for."""
        return self._packing.unpacked(rows) if self._packing.bits else rows

    # -- what is done

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: Json | None = None
    ) -> tuple[dict[str, Array], Json]:
        """Begin an episode at every table, or at those that `options["reset_mask"]` names.

        A seed sets the dice of them all; a sequence has one for each table, which then deals what `env.fast`
        deals from it; without one they roll on.  `options["decks"]` has a row of cards for each of these
        tables, which are turned in that order in its next hand.

        Raises:
            BadOption: when these are not the cards of the game.
        """
        super().reset(seed=seed[0] if isinstance(seed, Sequence) else seed)
        given, which = options or {}, np.ones(self.num_envs, np.bool_)
        if "reset_mask" in given:
            which[:] = given["reset_mask"]
        if seed is not None or not self._begun:
            self.room.spots["dice"][which] = self._dice(seed)[which]
        self.room.shoes.reshape(self.num_envs, -1)[which] = self._pack
        if "decks" in given:
            self._stack(which, np.asarray(given["decks"], np.int64))
        self._begun = True
        self._clear(which)
        self._run(self._code.deal, which, which)
        if self._rivals:
            self._rivals.begin(which)
            self._rivals.play_on()
        return self._told(), self._infos()

    def _dice(self, seed: int | Sequence[int] | None) -> Array:
        """The dice of each table."""
        if not isinstance(seed, Sequence):
            found: Array = self.np_random.integers(2**64, size=(self.num_envs, 1), dtype=np.uint64)
            return found
        if len(seed) != self.num_envs:
            raise BadOption(f"A seed is wanted for each of {self.num_envs} tables, not {len(seed)}.")
        return np.array([seeded_dice(one, 0) for one in seed])

    def _stack(self, which: Array, decks: Array) -> None:
        """Put cards in the order in which they are to be turned."""
        full = len(self.game.deck)
        if decks.shape != (which.sum(), full) or (np.sort(decks) != sorted(self.game.deck)).any():
            raise BadOption(
                f"decks has for each of {which.sum()} tables the {full} cards of the game, in any order."
            )
        self.room.shoes.reshape(self.num_envs, full)[which] = decks
        self.room.spots["given"][which] = 2

    def step(self, actions: object) -> tuple[dict[str, Array], Array, Array, Array, Json]:
        """Act at every table, and play on until a decision is due again.

        Raises:
            IllegalAct: when an act is illegal, and is not to forfeit the hand; nothing has changed.
        """
        acts = np.asarray(actions, np.int64)
        if acts.shape != (self.num_envs,):
            raise IllegalAct(f"An action is wanted for each of {self.num_envs} tables, not {acts.shape}.")
        if self.illegal == RAISE:
            self._refuse(acts)
        for array in self._told_anew:
            array.fill(0)
        if self._rivals:
            self._rivals.begin(self._rivals.over())
        self.act(acts, self._every)
        if self._rivals:
            self._rivals.play_on()
            self._follow_at_once()
        over = self._out(self.room.over)
        return (
            self._told(), self._out(self.room.rewards), over, np.zeros(self.num_envs, np.bool_),
            self._infos(over),
        )  # fmt: skip

    def _refuse(self, acts: Array) -> None:
        """Refuse what is illegal at a table whose hand is not over."""
        ids = self._masks.shape[1]
        if acts.min() >= 0 and acts.max() < ids and self.room.masks.take(self._firsts + acts).all():
            return
        known = (acts >= 0) & (acts < ids)
        lawful = known & (self.room.masks[self._firsts + acts * known] != 0)
        wrong = np.flatnonzero(~lawful & (self.room.tables["actor"] != OVER))
        if len(wrong):
            legal = np.flatnonzero(self._masks[wrong[0]]).tolist()
            raise IllegalAct(f"At table {wrong[0]} {acts[wrong[0]]} cannot be done now, but {legal}.")

    def _follow_at_once(self) -> None:
        """Let another episode follow where one is over, if that is wished."""
        over = self.room.over.copy()
        if self.autoreset_mode is AutoresetMode.SAME_STEP and over.any() and self._rivals:
            told = [array[over].copy() for array in (self.room.rewards, self._won, self.room.ended)]
            self._last[over] = self._views[over]
            self._rivals.begin(over)
            self.deal_at(over)
            self._rivals.play_on()
            for array, kept in zip((self.room.rewards, self._won, self.room.ended), told, strict=True):
                array[over] = kept
            self.room.over[over] = True

    # -- as rivals ask for it

    def act(self, acts: Array, which: Array) -> None:
        """Act at these tables."""
        self._run(self._code.step, acts, which)

    def deal_at(self, which: Array) -> None:
        """Begin another episode at these tables, as if the last had not been."""
        self._clear(which)
        self._run(self._code.deal, which, which)

    def look_back(self, which: Array) -> None:
        """Write down what the learner sees of these tables."""
        self._run(self._code.look, which, which)

    def rows_of(self, which: Array) -> DueRows:
        """What is seen at these tables by whom it is to act."""
        seats = self.room.spots["seat"][which]
        return DueRows(self._views[which], self._masks[which], seats, np.flatnonzero(which))

    def _clear(self, which: Array) -> None:
        for array in self._told_anew:
            array[which] = 0

    def _run(self, code: Code, acts: Array, which: Array) -> None:
        """Run compiled code on all tables, in as many threads as there are parts."""

        def run(part: tuple[slice, Batch]) -> None:
            code(self.row, part[1], self._manner, acts[part[0]], which[part[0]])

        try:
            if self._threads:
                [*self._threads.map(run, self._parts)]
            else:
                run(self._parts[0])
        except ValueError as wrong:
            if str(wrong) not in (SHORT, NEVER):
                raise
            raise BadOption(str(wrong)) from None

    # -- what is told

    def _told(self) -> dict[str, Array]:
        return {"observation": self._out(self._views), "action_mask": self._out(self._masks)}

    def _out(self, array: Array) -> Array:
        return array.copy() if self.copy else array

    def _infos(self, over: Array | None = None) -> Json:
        """Whose decision is due; of hands that have ended, what they were worth and the last view of them."""
        infos: Json = {"seat": self._out(self.room.spots["seat"])}
        if over is not None:
            infos |= {"returns": self._out(self._won), "_returns": self._out(self.room.ended)}
            if self.autoreset_mode is AutoresetMode.SAME_STEP:
                infos |= {"final_obs": self._seen_last(over), "_final_obs": over}
        return infos

    def _seen_last(self, over: Array) -> Array:
        """For each table whose episode has ended what was seen last; no act is legal there."""
        found, ended = np.full(self.num_envs, None, object), np.flatnonzero(over)
        seen = self._last[ended] if self.copy else map(self._last_rows.__getitem__, ended.tolist())
        found[ended] = [{"observation": row, "action_mask": self._nothing_legal} for row in seen]
        return found


def _mode(wished: AutoresetMode | str) -> AutoresetMode:
    """How hands follow each other: in the step in which one ends, or in the next, whose act is ignored."""
    for mode in (AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP):
        if wished in (mode, mode.value):
            return mode
    raise BadOption(f"autoreset_mode is SameStep or NextStep, not {wished}: hands follow each other.")
