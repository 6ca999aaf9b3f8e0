"""Every game as a PettingZoo environment in which seats act in turn (AEC).

`env("toepen(seats=4)")` is what PettingZoo's users expect of an environment's module.  An agent sees
`{"observation": ..., "action_mask": ...}`; the mask stands in its info as well.  Rewards come at the end
of the hand.  Whose turn it is stands in `agent_selection`, for all to see, as PettingZoo has it: agents
that are to be surprised by silent questions must not look there.
"""

from random import Random
from typing import Any, SupportsInt

from lansquenet.books.book import seat_name
from lansquenet.books.written import Json
from lansquenet.env.basis import missing
from lansquenet.env.game import Game, Given, load_game
from lansquenet.env.state import Floats, Mask, State
from lansquenet.errors import BadOption

try:
    import gymnasium
    import numpy as np
    import pettingzoo
    from pettingzoo.utils import wrappers
except ImportError as wrong:
    raise missing.extra("pettingzoo") from wrong

MODES = ["human", "ansi"]


def env(
    game: Game | str = "toepen", render_mode: str | None = None, observe: str = "view", **given: Given
) -> wrappers.OrderEnforcingWrapper:
    """The environment of a game, with PettingZoo's own guards around it; see `raw_env`."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, render_mode, observe, **given))


class raw_env(pettingzoo.AECEnv[str, Json, Any]):  # type: ignore[misc]
    """A hand at a time; `game` is one of ours, or the line to load it by, with parameters by name."""

    def __init__(
        self,
        game: Game | str = "toepen",
        render_mode: str | None = None,
        observe: str = "view",
        **given: Given,
    ) -> None:
        """`observe` is what agents see, as in `lansquenet.env.gymnasium`."""
        super().__init__()
        if render_mode not in (None, *MODES):
            raise BadOption(f"render_mode is one of {', '.join(MODES)}, or none, not {render_mode!r}.")
        self.game = (load_game(game, given) if isinstance(game, str) else game).at_door()
        self.render_mode, self.observe_as = render_mode, observe
        self.metadata = {
            "name": f"lansquenet_{self.game.name}_v0",
            "render_modes": MODES,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{n}" for n in range(self.game.num_players())]
        self.agents = self.possible_agents[:]
        self.observation_spaces = {agent: self._seen() for agent in self.agents}
        size = self.game.num_distinct_actions()
        self._nothing = np.zeros(size, np.int8)
        self._seats = {agent: n for n, agent in enumerate(self.agents)}
        self.action_spaces = {agent: gymnasium.spaces.Discrete(size) for agent in self.agents}
        self._dice = Random()
        self.hand: State = self.game.new_initial_state()
        self._sight: tuple[Floats, Mask] | None = None  # of the agent that is due, until it has been shown

    def _seen(self) -> gymnasium.Space[Json]:
        box, shape = gymnasium.spaces.Box, self.game.observed_shape(self.observe_as)
        mask = box(0, 1, (self.game.num_distinct_actions(),), np.int8)
        return gymnasium.spaces.Dict({"observation": box(-1, 1, shape, np.float32), "action_mask": mask})

    def observation_space(self, agent: str) -> gymnasium.Space[Json]:
        """What this agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        """What this agent may ever do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Json | None = None) -> None:
        """Begin a hand; without a seed the luck of the last one goes on."""
        if seed is not None:
            self._dice = Random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._nothing} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self.hand = self.game.new_initial_state()
        self.hand.roll(self._dice.getrandbits(64))
        self._show(self.hand.seen_next(self.observe_as))

    def step(self, action: SupportsInt) -> None:
        """Let the agent that is due act."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._show(self.hand.seen_after(int(action), self.observe_as))
        if self.render_mode == "human":
            self.render()

    def _show(self, sight: tuple[Floats, Mask] | None) -> None:
        """It is the turn of somebody, who sees this, and of no other any more; or the hand is over."""
        self.infos[self.agent_selection] = {"action_mask": self._nothing}
        self._sight = sight
        if sight is None:
            self.rewards = dict(zip(self.possible_agents, self.hand.returns(), strict=True))
            self._cumulative_rewards = dict(self.rewards)
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = due = self.possible_agents[self.hand.current_player()]
            self.infos[due] = {"action_mask": sight[1].copy()}

    def observe(self, agent: str) -> Json:
        """The view of an agent, and what it may do now."""
        sight, self._sight = self._sight, None  # whoever asks once more has arrays of its own
        if sight is None or agent != self.agent_selection:
            sight = self.hand.seen_by(self._seats[agent], self.observe_as)
        return {"observation": sight[0], "action_mask": sight[1]}

    def render(self) -> str | None:
        """What the agent that is due sees, in words: printed, or (`ansi`) returned."""
        seat = max(0, self.hand.current_player())
        words = f"{seat_name(seat)} sees {self.hand.observation_string(seat)}"
        if self.render_mode == "human":
            print(words)
            return None
        return words

    def close(self) -> None:
        """There is nothing to close."""
