"""A dataset as Minari keeps them: what one seat saw, did and was paid, an episode a hand."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from warnings import catch_warnings

import numpy as np

from lansquenet.books.written import Json
from lansquenet.contest.dataset import ENDS, HandKept, HandsAsked, read
from lansquenet.contest.network import Marks
from lansquenet.env import Game, load_game
from lansquenet.env.basis.missing import extra
from lansquenet.errors import BadOption
from lansquenet.rules.game import begin, view
from lansquenet.rules.state import OVER


def game_of(wish: HandsAsked) -> Game:
    """The game of a dataset, as environments load it."""
    line: Json = {"stacks": "/".join([str(wish.stack)] * len(wish.bots)), **wish.options}
    return load_game(wish.game, {**line, "preset": wish.preset} if wish.preset else line)


def episode(game: Game, hand: HandKept, seat: int) -> Json | None:
    """What a seat saw and did in a hand: one more look than acts; none if it was never to act."""
    module, rules = game.module, game.rules
    state = begin(module, rules, list(game.stacks), module.Carry(0))
    seen, masks, acts = [], [], []
    for said in hand.tape:
        if state.actor == seat:
            choices = game.actions.choices(rules, state)
            seen.append(game.encoder.view(game.layout.row(view(module, rules, state, seat)), seat))
            masks.append(_mask(game, [*choices]))
            acts.append(min(choices, key=lambda act: abs(choices[act] - said)))
        module.apply(rules, state, said)
    if not acts or state.actor != OVER:
        return None
    seen.append(game.encoder.view(game.layout.row(view(module, rules, state, seat)), seat))
    masks.append(_mask(game, []))
    return {
        "observations": {"observation": np.array(seen), "action_mask": np.array(masks)},
        "actions": np.array(acts, np.int64),
        "rewards": [0.0] * (len(acts) - 1) + [float(hand.worth[seat])],
        "terminations": [False] * (len(acts) - 1) + [True],
        "truncations": [False] * len(acts),
    }


def _mask(game: Game, legal: Sequence[int]) -> Marks:
    mask = np.zeros(game.num_distinct_actions(), np.int8)
    mask[legal] = 1
    return mask


def export(wish: HandsAsked, folder: Path, name: str, seat: int) -> Iterator[int]:
    """Write the hands of a folder for one seat as a dataset of Minari, shard by shard; how many episodes.

    Raises:
        BadOption: Minari has one of this name, or there is no such seat.
    """
    try:
        import minari
        from minari.data_collector import EpisodeBuffer
    except ImportError as wrong:
        raise extra("minari", "datasets") from wrong
    if not 0 <= seat < len(wish.bots):
        raise BadOption(f"seat is one of 0 to {len(wish.bots) - 1}, not {seat}.")
    if name in minari.list_local_datasets():
        raise BadOption(f"Minari has a dataset {name} already: say another --minari.")
    game, kept = game_of(wish), None
    for file in sorted(folder.glob(f"*{ENDS}")):
        found = (episode(game, hand, seat) for hand in read(file)[1])
        buffers = [EpisodeBuffer(**told) for told in found if told]
        if kept is None:
            with catch_warnings(action="ignore"):  # it would like an address to write to
                kept = minari.create_dataset_from_buffers(name, buffers, **_about(wish, game, seat))
        else:
            kept.update_dataset_from_buffer(buffers)
        yield len(buffers)


def _about(wish: HandsAsked, game: Game, seat: int) -> Json:
    """What Minari is told of a dataset."""
    from lansquenet.env.gymnasium import Learner

    env = Learner(game, seat=seat)
    others = ", ".join(wish.bots)
    return {
        "action_space": env.action_space,
        "observation_space": env.observation_space,
        "algorithm_name": wish.bots[seat],
        "author": "lansquenet",
        "description": f"{game}, seat {seat}; at the table: {others}; seed {wish.seed}.",
        "requirements": ["lansquenet[datasets]"],
    }
