"""Every game under OpenSpiel: import this, and then `pyspiel.load_game("lansquenet_toepen")`.

A game is registered by its name and once more for each preset, as `lansquenet_toepen_own_turn`; all take
the parameters of `lansquenet.env.load_game`.  Cards are explicit chance.  Where a hand may turn more cards
than one pack has, the deck is dealt whole from one of so many seeds, which are one chance event, unless
`deal` says otherwise.
"""

from typing import Any, TypeAlias

import numpy as np

from lansquenet import env
from lansquenet.books.book import Book, shelf
from lansquenet.books.written import Json
from lansquenet.env.basis import missing
from lansquenet.env.basis.setting import CARRY, Terms
from lansquenet.rules.game import hides

try:
    import pyspiel
except ImportError as wrong:
    raise missing.extra("open_spiel") from wrong

Spiel: TypeAlias = Any  # something of OpenSpiel, which has no types
PREFIX = "lansquenet_"
ONE_PACK = 52  # cards, beyond which a hand is no small one


class Game(pyspiel.Game):  # type: ignore[misc]
    """A game of ours as one of OpenSpiel's; it may be one that nobody has registered."""

    def __init__(self, played: env.Game, kind: Spiel = None, parameters: Json | None = None) -> None:
        """See `lansquenet.env.game_of`; without a kind it gets one of its own."""
        self.played = played.at_door()
        super().__init__(kind or kind_of(played.name, played), _sizes(played), parameters or {})

    def new_initial_state(self) -> "State":
        """The beginning of a hand."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Spiel = None, params: Json | None = None) -> "Observer":
        """Views, or with perfect recall all that a seat was told."""
        return Observer(self.played, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class State(pyspiel.State):  # type: ignore[misc]
    """A hand; `hand` is the state of ours that it stands for.

    What is asked in Python is answered in Python.  OpenSpiel's own methods go to its core first, which asks
    back here: that takes longer than an act.  So its core does not hear of acts that are done in Python.
    """

    def __init__(self, game: Game, hand: env.State | None = None) -> None:
        super().__init__(game)
        self.hand = game.played.new_initial_state() if hand is None else hand

    # -- asked from Python and from the core

    def current_player(self) -> int:
        """The seat to act, or chance, or nobody."""
        return self.hand.current_player()

    def is_terminal(self) -> bool:
        """Whether the hand is over."""
        return self.hand.is_terminal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each outcome and its probability."""
        return self.hand.chance_outcomes()

    def returns(self) -> list[float]:
        """What the hand was worth to each seat."""
        return self.hand.returns()

    def resample_from_infostate(self, player: int, sampler: Spiel) -> "State":
        """A hand that the player to act cannot tell from this one; see our own state's."""
        return State(self.get_game(), self.hand.resample_from_infostate(player, sampler))

    def _legal_actions(self, player: int) -> list[int]:
        return self.hand.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        self.hand.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.hand.action_to_string(player, action)

    def __str__(self) -> str:
        return str(self.hand)

    # -- asked from Python alone

    def is_chance_node(self) -> bool:
        """Whether chance is to act."""
        return self.hand.is_chance_node()

    def is_player_node(self) -> bool:
        """Whether a seat is to act."""
        return self.hand.current_player() >= 0

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What may be done now."""
        return self.hand.legal_actions(player)

    def apply_action(self, action: int) -> None:
        """Do it, in place."""
        self.hand.apply_action(action)

    def undo_action(self, player: int, action: int) -> None:
        """Take the last act back."""
        self.hand.undo_action(player, action)

    def rewards(self) -> list[float]:
        """What each seat got by the last act."""
        return self.hand.returns()

    def player_return(self, player: int) -> float:
        """What the hand was worth to a seat."""
        return self.hand.returns()[player]

    player_reward = player_return

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat was told."""
        return self.hand.information_state_string(player)

    def information_state_key(self, player: int | None = None) -> int:
        """A number for it, which OpenSpiel has not: in half the time."""
        return self.hand.information_state_key(player)

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """The same as numbers."""
        return [*self.hand.information_state_tensor(player).tolist()]

    def observation_string(self, player: int | None = None) -> str:
        """What a seat sees."""
        return self.hand.observation_string(self.hand.current_player() if player is None else player)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """The same as numbers."""
        seat = self.hand.current_player() if player is None else player
        return [*self.hand.observation_tensor(seat).tolist()]

    def history(self) -> list[int]:
        """Every act."""
        return self.hand.history()

    def history_str(self) -> str:
        """The same as OpenSpiel writes it."""
        return ", ".join(map(str, self.hand.history()))

    def full_history(self) -> list[Spiel]:
        """Every act, and who did it."""
        state, found = self.get_game().new_initial_state(), []
        for action in self.hand.history():
            found.append(pyspiel.PlayerAction(state.current_player(), action))
            state.apply_action(action)
        return found

    def move_number(self) -> int:
        """How many acts there were."""
        return self.hand.move_number()

    def clone(self) -> "State":
        """The same, to be played on in another way."""
        return State(self.get_game(), self.hand.clone())

    def child(self, action: int) -> "State":
        """A copy in which this has been done."""
        return State(self.get_game(), self.hand.child(action))


class Observer:
    """What a seat may know, as OpenSpiel asks for it."""

    def __init__(self, played: env.Game, kind: Spiel) -> None:
        self.recalls = kind.perfect_recall
        shape = played.information_state_tensor_shape() if self.recalls else played.observation_tensor_shape()
        self.tensor = np.zeros(shape, np.float32)
        self.dict = {"info_state" if self.recalls else "observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Write what this seat knows into the tensor."""
        hand = state.hand
        self.tensor[:] = (
            hand.information_state_tensor(player) if self.recalls else hand.observation_tensor(player)
        )

    def string_from(self, state: State, player: int) -> str:
        """The same in words."""
        hand = state.hand
        return hand.information_state_string(player) if self.recalls else hand.observation_string(player)


# -- registering


def kind_of(short: str, played: env.Game, usual: Json | None = None) -> Spiel:
    """What sort of game it is, in the words of OpenSpiel; `usual` are its parameters."""
    module, sums = played.module, played.utility_sum()
    kinds = pyspiel.GameType
    hidden = hides(module)
    return kinds(
        short_name=short,
        long_name=played.told.title if played.told else short,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION
        if hidden
        else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if sums is None else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=module.SEATS[-1],
        min_num_players=module.SEATS[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=usual or {},
    )


def _sizes(played: env.Game) -> Spiel:
    return pyspiel.GameInfo(
        num_distinct_actions=played.num_distinct_actions(),
        max_chance_outcomes=played.max_chance_outcomes(),
        num_players=played.num_players(),
        min_utility=played.min_utility(),
        max_utility=played.max_utility(),
        utility_sum=played.utility_sum(),
        max_game_length=played.max_game_length(),
    )


def parameters_of(told: Book, preset: str = "") -> Json:
    """Every parameter of a game, with what it is if it is not given."""
    usual = Terms(seats=told.game.SEATS[0])
    rules = told.play_by(preset)
    options = {
        name: option.name_of(getattr(rules, name)) if option.values else int(getattr(rules, name))
        for name, option in told.options.items()
    }
    carry = told.game.Carry(0)._asdict()
    carried = {f"{CARRY}{name}": value for name, value in [*carry.items()][1:] if isinstance(value, int)}
    terms = {name: getattr(usual, name) for name in Terms.__dataclass_fields__}
    shoe = told.game.shoe(rules)
    terms["deal"] = "deck" if shoe.pack * shoe.packs > ONE_PACK else usual.deal
    return {**carried, **options, **terms}


def register() -> list[str]:
    """Tell OpenSpiel of every game and preset; their names there."""
    found = []
    for told in shelf()[0]:
        for preset in ["", *told.presets]:
            found.append(_register(told, preset))
    return found


def _register(told: Book, preset: str) -> str:
    short = f"{PREFIX}{told.name}_{preset}" if preset else f"{PREFIX}{told.name}"
    usual = parameters_of(told, preset)
    by_name = {"preset": preset} if preset else {}

    class Registered(Game):  # a class, because OpenSpiel lets go of it after Python is gone
        def __init__(self, parameters: Json | None = None) -> None:
            given = {name: value for name, value in (parameters or {}).items() if value != usual[name]}
            played = env.load_game(told.name, {**by_name, "deal": usual["deal"], **given})
            super().__init__(played, kind_of(short, played, usual), parameters)

    pyspiel.register_game(kind_of(short, env.load_game(told.name, by_name), usual), Registered)
    return short


NAMES = register()
