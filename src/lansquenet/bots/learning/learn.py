"""Learn the policies that `solved` plays: make a reduced game, solve it, and write down how that was done."""

from collections.abc import Callable, Hashable, Iterator, Mapping
from gzip import compress
from json import dumps
from typing import Any, TypeAlias

import numpy as np

from lansquenet.books.book import book
from lansquenet.books.written import Json
from lansquenet.bots.learning.reduced import Bidding, Learnable, Sampling
from lansquenet.bots.learnt import PARTS as PARTS_OF_TABLE
from lansquenet.errors import UnknownName
from lansquenet.games import GAMES, bot_of, known_of, module_of
from lansquenet.rules.cards import EMPTY
from lansquenet.rules.game import begin, blank
from lansquenet.rules.state import CHANCE, OVER, POOL, Options, State, duplicate
from lansquenet.sim.compiler import Ints, Reals, callable_here, compilable, compiled, numbers, record
from lansquenet.sim.dice import roll, shuffle
from lansquenet.sim.simulate import cards_of, seeded_dice
from lansquenet.sim.solving.sampler import SampledSums, learning
from lansquenet.sim.solving.small import equilibrium

Said: TypeAlias = tuple[int, ...]  # what has been said
CHIPS = 1000
RARE = 90  # parts of 255: what is done more seldom is rather noise than wisdom, and left out of a table
PARTS = 50  # chances are written down in so many parts of one
CLASSES = 16  # of hands, where all are as likely as they can be made
PILOT = 4000  # deals from which the classes are made
FIRST, SECOND = 1, 0  # seats: the first to speak, and the dealer; the third is out of chips


def learnable() -> list[str]:
    """The games of which something can be learnt: those whose rooms say what."""
    return [name for name in GAMES if _taught(name, "LESSON")]


def _taught(name: str, what: str) -> Any:
    """What the room of a game says is to be learnt, if it says so."""
    return getattr(module_of(name, "learn"), what, None) if name in GAMES else None


def learn(name: str, seed: int, iterations: int, deals: int) -> bytes:
    """The file of a game's policy.

    Raises:
        UnknownName: it is none of those that are learnt.
    """
    lesson = _taught(name, "LESSON")
    if lesson is None:
        raise UnknownName("game to learn", name, learnable())
    made = {"seed": seed, "iterations": iterations, "deals": deals}
    how = f"lansquenet learn {name} --seed {seed} --iterations {iterations} --deals {deals}"
    if isinstance(lesson, Learnable):
        body = _biddings(name, lesson, seed, iterations, deals)
    else:
        body = {"policy": _written(equilibrium(lesson, iterations))}
    head = {"game": name, "command": how, **made}
    return compress(dumps(head | body, separators=(",", ":"), sort_keys=True).encode(), mtime=0)


def table(name: str, seed: int, deals: int) -> bytes:
    """The table of a game that `learnt` plays by: so many deals for each number of seats.

    Raises:
        UnknownName: nobody has said of the game what is known there.
    """
    *_, (_, found) = tables(name, seed, deals)
    return found


def tables(name: str, seed: int, deals: int, every: int = 0) -> Iterator[tuple[int, bytes]]:
    """The same as it is learnt: after so many deals, again and again; and at last all of it.

    Raises:
        UnknownName: nobody has said of the game what is known there.
    """
    lesson = _taught(name, "TABLE")
    if lesson is None:
        raise UnknownName("game to learn a table of", name, [n for n in GAMES if _taught(n, "TABLE")])
    shown = 0
    for done, sums in sampled(name, lesson, seed, deals):
        if done == deals or (every and done >= shown + every):
            shown = done
            yield done, _tabled(name, lesson, seed, done, sums)


def _tabled(name: str, lesson: Sampling, seed: int, deals: int, sums: SampledSums) -> bytes:
    keys, chances = sums.means(lesson.least * deals)
    parts = np.round(chances * PARTS_OF_TABLE).astype(np.uint8)
    parts[parts < RARE] = 0
    command = f"lansquenet learn {name} --table --seed {seed} --deals {deals}"
    head = {"game": name, "command": command, "seed": seed, "deals": deals, "seats": lesson.seats}
    head |= {"pools": lesson.pools, "keys": len(keys), "width": parts.shape[1]}
    rows = keys.astype(">i8").view(np.uint8).reshape(-1, 8).T
    packed = dumps(head, sort_keys=True).encode() + b"\n" + rows.tobytes() + parts.tobytes()
    return compress(packed, mtime=0)


def sampled(name: str, lesson: Sampling, seed: int, deals: int) -> Iterator[tuple[int, SampledSums]]:
    """What is learnt by so many deals for each number of seats, a few at a time: after each few, how many."""
    game, room, bot = GAMES[name], known_of(name), bot_of(name)
    compilable(bot)
    rules, sums, done = numbers(game.Rules()), SampledSums.room_for(lesson.bits, room.WIDTH), 0
    found = lesson.carries or (lambda seats: [game.Carry(0, pool) for pool in lesson.pools])
    carries = {seats: tuple(map(numbers, found(seats))) for seats in lesson.seats}
    order, dice = cards_of(game, rules), seeded_dice(seed, 0)
    learn = learning(game, room, bot.choose, lesson.strays)
    empties = {seats: record(blank(game, [CHIPS] * seats)) for seats in lesson.seats}
    for start in range(0, deals, lesson.few):
        few = min(lesson.few, deals - start)
        for seats, empty in empties.items():
            learn(rules, empty, carries[seats], order, dice, sums, seats, few, done)
            done += few
        yield start + few, sums


def _written(policy: Mapping[Hashable, list[float]]) -> dict[str, list[int]]:
    """Chances in parts; what is left when all are rounded down goes to the likeliest."""
    found = {}
    for known, chances in policy.items():
        parts = [int(chance * PARTS) for chance in chances]
        parts[chances.index(max(chances))] += PARTS - sum(parts)
        found[str(known)] = parts
    return found


def _biddings(name: str, lesson: Learnable, seed: int, iterations: int, deals: int) -> Json:
    rules = book(name).play_by("", lesson.options)
    bounds = bounds_of(name, rules, lesson, seed)
    found = []
    for pool in lesson.pools:
        game = bidding(name, rules, pool, bounds, deals, seed)
        policy = _written(equilibrium(game, iterations))
        found.append({"pool": game.pool, "policy": policy, "game": packed(game)})
    return {"options": lesson.options, "phase": lesson.phase, "bounds": bounds, "biddings": found}


def packed(game: Bidding) -> Json:
    """A bidding as it is written down."""
    return {
        "chances": game.chances,
        "says": [[list(said), game.speaks[said], menu] for said, menu in game.menu.items()],
        "ends": [[list(said), rows] for said, rows in game.ends.items()],
    }


def unpacked(row: Json) -> Bidding:
    """The bidding that was written down."""
    says, ends = row["game"]["says"], row["game"]["ends"]
    return Bidding(
        {tuple(said): menu for said, _, menu in says},
        {tuple(said): seat for said, seat, _ in says},
        row["game"]["chances"],
        {tuple(said): rows for said, rows in ends},
        row["pool"],
    )


# -- making a bidding


def bidding(name: str, rules: Options, pool: int, bounds: list[int], deals: int, seed: int) -> Bidding:
    """What each course of the bidding comes to for each pair of classes, over so many deals."""
    state = opened(name, rules, pool)
    menu, speaks, ends = courses(name, rules, state)
    width = max(map(len, ends))
    paths = np.array([[*end, *[-1] * (width - len(end))] for end in ends], np.int64)
    many = len(bounds) + 1
    sums, counts = np.zeros((len(ends), many, many)), np.zeros((many, many))
    _sample(name, rules, pool, np.array(bounds, np.int64), paths, deals, seed, sums, counts)
    means = np.round(sums / np.maximum(counts, 1), 3)
    chances = np.round(counts / deals, 6).tolist()
    return Bidding(menu, speaks, chances, dict(zip(ends, means.tolist(), strict=True)), float(pot(state)))


def pot(state: State) -> int:
    """What is bid or played for."""
    return int(state.stacks[POOL])


def opened(name: str, rules: Options, pool: int) -> State:
    """A deal in which the first is to speak."""
    game = GAMES[name]
    state = begin(game, rules, [CHIPS, CHIPS, 0], game.Carry(SECOND, pool))
    order = [int(card) for card in cards_of(game, rules)]
    while state.actor == CHANCE:
        game.apply(rules, state, order.pop())
    return state


def courses(
    name: str, rules: Options, state: State
) -> tuple[dict[Said, list[int]], dict[Said, int], list[Said]]:
    """What may be said after what, by which speaker, and how it may end; no card has a part in it."""
    game, menu, speaks, ends = GAMES[name], {}, {}, []
    still: list[tuple[Said, State]] = [((), state)]
    while still:
        said, at = still.pop()
        if at.phase != state.phase or at.actor == OVER:
            ends.append(said)
            continue
        menu[said], speaks[said] = game.legal(rules, at), 0 if at.actor == FIRST else 1
        for action in menu[said]:
            after = duplicate(at)
            game.apply(rules, after, action)
            still.append(((*said, action), after))
    return menu, speaks, ends


def bounds_of(name: str, rules: Options, lesson: Learnable, seed: int) -> list[int]:
    """The outlooks that divide hands into classes that are as likely as can be."""
    found = np.zeros((PILOT, 2), np.int64)
    _outlooks(name)(*_table(name, rules, lesson.pools[0]), seeded_dice(seed, 1), found)
    marks = [int(np.quantile(found, n / CLASSES)) for n in range(1, CLASSES)]
    return sorted(set(marks))


def _table(name: str, rules: Options, pool: int) -> tuple[object, ...]:
    game = GAMES[name]
    empty = record(blank(game, [CHIPS, CHIPS, 0]))
    return numbers(rules), empty, numbers(game.Carry(SECOND, pool)), cards_of(game, rules)


def _sample(
    name: str,
    rules: Options,
    pool: int,
    bounds: Ints,
    paths: Ints,
    deals: int,
    seed: int,
    sums: Reals,
    counts: Reals,
) -> None:
    _playing(name)(*_table(name, rules, pool), seeded_dice(seed, 2), bounds, paths, deals, sums, counts)


def _dealing(name: str) -> Callable[..., int]:
    """Compiled: shuffle and deal up to the first question; how many cards that took."""
    start, apply = GAMES[name].start, GAMES[name].apply

    def deal(rules, state, table, carry, order, dice):  # type: ignore[no-untyped-def]
        shuffle(dice, order)
        state[0] = table[0]
        start(rules, state[0], carry)
        turned = 0
        while state[0].actor == CHANCE:
            apply(rules, state[0], order[turned])
            turned += 1
        return turned

    return callable_here(deal)


def _looking(name: str) -> Callable[..., int]:
    """Compiled: the outlook of one seat's hand, from its own view."""
    bot = bot_of(name)
    compilable(bot)
    hide, outlook = GAMES[name].hide, bot.outlook

    def look(rules, state, seen, seat):  # type: ignore[no-untyped-def]
        seen[0] = state[0]
        seen[0].actor = seat
        hide(rules, seen[0], seat)
        return outlook(rules, seen[0])

    return callable_here(look)


def _outlooks(name: str) -> Callable[..., None]:
    """Compiled: the outlooks of both hands in many deals."""
    deal, look = _dealing(name), _looking(name)

    def looks(rules, table, carry, order, dice, found):  # type: ignore[no-untyped-def]
        state, seen = table.copy(), table.copy()
        for n in range(len(found)):
            deal(rules, state, table, carry, order, dice)
            found[n, 0] = look(rules, state, seen, FIRST)
            found[n, 1] = look(rules, state, seen, SECOND)

    return compiled(looks)


def _playing(name: str) -> Callable[..., None]:
    """Compiled: for every course of the bidding what the first won more than the second, halved, by class."""
    deal, look, rest = _dealing(name), _looking(name), _resting(name)
    apply = GAMES[name].apply

    def plays(rules, table, carry, order, dice, bounds, paths, deals, sums, counts):  # type: ignore[no-untyped-def]
        dealt, state, seen, same = table.copy(), table.copy(), table.copy(), dice.copy()
        for _ in range(deals):
            turned = deal(rules, dealt, table, carry, order, dice)
            i = np.searchsorted(bounds, look(rules, dealt, seen, FIRST), side="right")
            j = np.searchsorted(bounds, look(rules, dealt, seen, SECOND), side="right")
            counts[i, j] += 1
            roll(dice)
            for n in range(len(paths)):
                state[0] = dealt[0]
                same[0] = dice[0]
                for action in paths[n]:
                    if action >= 0:
                        apply(rules, state[0], action)
                rest(rules, state, seen, order, turned, same)
                sums[n, i, j] += (state[0].stacks[FIRST] - state[0].stacks[SECOND]) / 2

    return compiled(plays)


def _resting(name: str) -> Callable[..., None]:
    """Compiled: the rest of a deal by rules of thumb."""
    bot = bot_of(name)
    hide, apply, choose = GAMES[name].hide, GAMES[name].apply, bot.choose

    def rest(rules, state, seen, order, turned, dice):  # type: ignore[no-untyped-def]
        while state[0].actor != OVER:
            if state[0].actor == CHANCE:
                action = order[turned] if turned < len(order) else EMPTY
                turned += 1
            else:
                seen[0] = state[0]
                hide(rules, seen[0], state[0].actor)
                action = choose(rules, seen[0], roll(dice))
            apply(rules, state[0], action)

    return callable_here(rest)
