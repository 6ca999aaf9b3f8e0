"""A reduced game as OpenSpiel sees it, so that its own code can say how far a policy can be exploited."""

from typing import Any, NamedTuple

import pyspiel
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import exploitability

from lansquenet.sim.solving.small import OVER

TYPE = pyspiel.GameType(
    short_name="lansquenet_reduced",
    long_name="A reduced game",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)


class Node(NamedTuple):
    at: Any  # None before the deal
    player: int
    actions: Any
    said: Any  # what the player knows; at an end, what seat 0 has won


class Game(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, reduced: Any) -> None:
        self.reduced, self.deals = reduced, list(reduced.deals())
        self.nodes: dict[str, Node] = {
            "": Node(None, int(pyspiel.PlayerId.CHANCE), range(len(self.deals)), "")
        }
        info = pyspiel.GameInfo(
            num_distinct_actions=64, max_chance_outcomes=len(self.deals), num_players=2, min_utility=-1e6,
            max_utility=1e6, utility_sum=0.0, max_game_length=64,
        )  # fmt: skip
        super().__init__(TYPE, info, {})

    def node(self, before: "Node", path: str, action: int) -> "Node":
        """What is after an action, looked up if it has been there before."""
        if path not in self.nodes:
            rules = self.reduced
            at = self.deals[action][1] if before.at is None else rules.after(before.at, action)
            player = rules.player(at)
            ended = player == OVER
            self.nodes[path] = Node(
                at,
                int(pyspiel.PlayerId.TERMINAL) if ended else player,
                () if ended else rules.actions(at),
                rules.won(at) if ended else rules.known(at),
            )
        return self.nodes[path]

    def new_initial_state(self) -> "State":
        return State(self)


class State(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: Game, path: str = "", node: Any = None) -> None:
        super().__init__(game)
        self.game, self.path, self.node = game, path, node or game.nodes[""]

    def clone(self) -> "State":
        return State(self.game, self.path, self.node)

    def child(self, action: int) -> "State":
        path = f"{self.path} {action}"
        return State(self.game, path, self.game.node(self.node, path, action))

    def history_str(self) -> str:
        return self.path

    def current_player(self) -> int:
        return self.node.player

    def is_terminal(self) -> bool:
        return self.node.player == int(pyspiel.PlayerId.TERMINAL)

    def is_chance_node(self) -> bool:
        return self.node.at is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(n, chance) for n, (chance, _) in enumerate(self.game.deals)]

    def legal_actions(self, player: int | None = None) -> list[int]:
        return list(self.node.actions)

    def information_state_string(self, player: int | None = None) -> str:
        return str(self.node.said)

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def returns(self) -> list[float]:
        won = self.node.said if self.is_terminal() else 0.0
        return [won, -won]

    def __str__(self) -> str:
        return self.path


class Played(policies.Policy):  # type: ignore[misc]
    """A policy that is given by what is known; of what it does not know it thinks all alike."""

    def __init__(self, game: Game, known: dict[str, list[float]]) -> None:
        super().__init__(game, [0, 1])
        self.known = known

    def action_probabilities(self, state: State, player_id: int | None = None) -> dict[int, float]:
        legal = state.legal_actions()
        weights = self.known.get(state.information_state_string()) or [1 / len(legal)] * len(legal)
        return dict(zip(legal, weights, strict=True))


def exploitable(reduced: Any, known: dict[str, list[float]]) -> float:
    """What is lost in the mean to one who knows the policy and answers it best."""
    game = Game(reduced)
    return float(exploitability.nash_conv(game, Played(game, known)) / 2)
