"""Every game as a Gymnasium environment for one learner; bots or a policy of yours play the other seats.

`gymnasium.make("Lansquenet/Toepen-v0")`, once this module has been imported, or at once
`gymnasium.make("lansquenet.env.gymnasium:Lansquenet/Toepen-v0", preset="own_turn", others="steady")`.
"""

from random import Random
from typing import SupportsInt

from lansquenet.books.book import seat_name
from lansquenet.books.written import Json
from lansquenet.env.basis import missing
from lansquenet.env.game import Game, Given, load_game
from lansquenet.env.opponents import RANDOM, Policy, at_random, policy, until_due
from lansquenet.env.state import Mask, State
from lansquenet.errors import BadOption, IllegalAct
from lansquenet.games import GAMES

try:
    import gymnasium
    import numpy as np
except ImportError as wrong:
    raise missing.extra("gymnasium") from wrong

NAMESPACE = "Lansquenet"
DEALS = 200  # hands in which the learner was never to act, before it is given up
FORFEIT, RAISE = "forfeit", "raise"


class Learner(gymnasium.Env[Json, SupportsInt]):
    """A hand at a time from one seat; the reward comes at its end.

    What is illegal forfeits the hand, for the worst reward there is, and says so in the info; or raises.
    """

    metadata: Json = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: Game | str = "toepen",
        seat: int = 1,
        others: str | Policy = RANDOM,
        illegal: str = FORFEIT,
        render_mode: str | None = None,
        observe: str = "view",
        **given: Given,
    ) -> None:
        """`game` is one of ours, or the line to load it by, with parameters by name.

        Seat 0 banks or deals, unless `first` says otherwise.  `observe`: the `view` of the seat, its
        `information_state`, in which the acts that it was told last are as well, or `oracle`: every card.
        """
        self.game = (load_game(game, given) if isinstance(game, str) else game).at_door()
        if not 0 <= seat < self.game.num_players():
            raise BadOption(f"seat is one of 0 to {self.game.num_players() - 1}, not {seat}.")
        if illegal not in (FORFEIT, RAISE):
            raise BadOption(f"illegal is one of {FORFEIT}, {RAISE}, not {illegal!r}.")
        self.seat, self.illegal, self.render_mode, self.observe = seat, illegal, render_mode, observe
        other = policy(self.game, others) if isinstance(others, str) else others
        self.others = {n: other for n in range(self.game.num_players()) if n != seat}
        self._anything = other is at_random
        size = self.game.num_distinct_actions()
        self.action_space = gymnasium.spaces.Discrete(size)
        box, shape = gymnasium.spaces.Box, self.game.observed_shape(observe)
        self.observation_space = gymnasium.spaces.Dict(
            {"observation": box(-1, 1, shape, np.float32), "action_mask": box(0, 1, (size,), np.int8)}
        )
        self._dice = Random()
        self.hand: State = self.game.new_initial_state()

    def reset(self, *, seed: int | None = None, options: Json | None = None) -> tuple[Json, Json]:
        """Begin a hand in which this seat is to act; hands that end before are dealt again."""
        super().reset(seed=seed)
        self._dice = Random(int(self.np_random.integers(2**63)))
        for _ in range(DEALS):
            self.hand = self.game.new_initial_state()
            self.hand.roll(self._dice.getrandbits(64))
            self._go_on()
            if not self.hand.is_terminal():
                return self._seen(), self._told()
        raise BadOption(f"In {DEALS} hands of {self.game}, {seat_name(self.seat)} was never to act.")

    def step(self, action: SupportsInt) -> tuple[Json, float, bool, bool, Json]:
        """Act, and let the others act until this seat is due again or the hand is over."""
        hand = self.hand
        try:
            if hand.is_terminal():
                return self._forfeited(int(action))
            hand.apply_action(int(action))
        except IllegalAct:
            return self._forfeited(int(action))
        self._go_on()
        seen = self._seen()
        told = {"action_mask": seen["action_mask"].copy()}
        return seen, hand.player_return(self.seat), hand.is_terminal(), False, told

    def _go_on(self) -> None:
        """Let chance and the others act until this seat is due or the hand is over."""
        if self._anything:
            self.hand.play(self.seat)
        else:
            until_due(self.hand, self._dice, self.others)

    def _forfeited(self, action: int) -> tuple[Json, float, bool, bool, Json]:
        """Lose the hand for what is illegal."""
        if self.illegal == RAISE:
            raise IllegalAct(f"{action} cannot be done now, but {self.hand.legal_actions(self.seat)}.")
        return self._seen(), self.game.min_utility(), True, False, {**self._told(), "illegal": action}

    def _seen(self) -> Json:
        seen, mask = self.hand.seen_by(self.seat, self.observe)
        return {"observation": seen, "action_mask": mask}

    def _told(self) -> Json:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """1 for every action that is legal now."""
        return self.hand.legal_mask(self.seat)

    def render(self) -> str | None:
        """What this seat sees, in words."""
        return self.hand.observation_string(self.seat) if self.render_mode == "ansi" else None


def register() -> list[str]:
    """Tell Gymnasium of every game; their ids there."""
    found = []
    for name in GAMES:
        found.append(f"{NAMESPACE}/{name.title().replace('_', '')}-v0")
        tables = "lansquenet.env.vector:Tables"
        gymnasium.register(found[-1], Learner, vector_entry_point=tables, kwargs={"game": name})
    return found


IDS = register()
