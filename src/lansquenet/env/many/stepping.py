"""Compiled: act at very many tables, deal at them, and look at them."""

from functools import cache
from typing import NamedTuple

from lansquenet.env.compiled_game import Parts
from lansquenet.env.many.seeing import hearing, looking
from lansquenet.rules.game import Game as Module, counts_chips
from lansquenet.rules.state import CHANCE, OVER
from lansquenet.sim.compiler import Code, borrowed, callable_here, compiled

TRIES = 1000  # hands in which the learner is never to act
NEVER = "The learner is never to act."


class Driven(NamedTuple):
    """What is done at the tables that are named; each takes the row of the desk, a batch and a manner."""

    step: Code  # with an act for each
    deal: Code  # the first hand of an episode
    look: Code  # write down what one seat sees


@cache
def driven(code: Parts, module: Module, other: Code, observe: str, bits: bool, carried: bool) -> Driven:
    """The code for one way to look; `carried`: an episode may have several hands."""
    hear, forget = hearing(code, module, observe)
    go_on = _playing_on(code, other, hear)
    following = _following(module, forget) if carried else callable_here(_nothing_follows, inline=True)
    deal_at = _dealing(go_on, forget)
    look = looking(code, observe, bits)
    show = _showing(code, look)
    return Driven(
        _stepping(code, (go_on, following, deal_at), (look, show, hear)), _resetting(code, deal_at, show),
        _looking_back(code, look),
    )  # fmt: skip


def _playing_on(code: Parts, other: Code, hear: Code) -> Code:
    draw, apply = code.draw, code.apply

    def play_on(desk, row, coup, spot, shoes, rings, heard, n, seen, found, me):  # type: ignore[no-untyped-def]
        """Until a decision is due, or the hand is over."""
        first = n * desk.deck
        while coup.actor != OVER:
            if coup.actor == CHANCE:
                said = draw(desk, coup, spot, shoes, first)
            elif me < 0 or coup.actor == me:
                return
            else:
                said = other(desk, row, coup, seen, found, spot.dice)
            hear(desk, row, coup, said, n, rings, heard, found)
            apply(desk.rules, coup, said)

    return callable_here(play_on)


def _dealing(go_on: Code, forget: Code) -> Code:
    def deal_hand(desk, row, tables, n, spot, shoes, rings, heard, seen, found, me):  # type: ignore[no-untyped-def]
        """The first hand of the next episode, one in which there is something to decide."""
        for _ in range(TRIES):
            tables[n] = desk.start
            spot.turned, spot.hand = 0, 0
            spot.given = 1 if spot.given == 2 else 0
            for seat in range(desk.seats):
                spot.before[seat] = 0.0
            forget(desk, n, heard)
            go_on(desk, row, tables[n], spot, shoes, rings, heard, n, seen, found, me)
            if tables[n].actor != OVER:
                return
            if spot.given:
                break
        raise ValueError(NEVER)

    return callable_here(deal_hand)


def _nothing_follows(desk, tables, n, spot, blank, heard, most):  # type: ignore[no-untyped-def]
    """An episode is one hand."""
    return False


def _following(module: Module, forget: Code) -> Code:
    start, leave, done, chips = module.start, module.leave, module.done, counts_chips(module)

    def follow(desk, tables, n, spot, blank, heard, most):  # type: ignore[no-untyped-def]
        """Begin the next hand of an episode, with what the last has left; False when there is none."""
        coup = tables[n]
        spot.hand += 1
        spot.turned, spot.given = 0, 0
        for seat in range(desk.seats):
            spot.before[seat] = spot.won[seat] if chips else 0.0  # chips are counted from the first hand on
        carry, stacks = leave(desk.rules, coup), coup.stacks.copy()
        if spot.hand >= most or done(desk.rules, carry, desk.seats):
            return False
        for seat in range(desk.seats):
            if chips and stacks[seat] <= 0:
                return False
        forget(desk, n, heard)
        tables[n] = blank[0]
        for seat in range(desk.seats):
            coup.stacks[seat] = stacks[seat]
        start(desk.rules, coup, carry)
        return True

    return callable_here(follow)


def _showing(code: Parts, look: Code) -> Code:
    offer = code.offer

    def show(desk, row, coup, spot, n, masks, views, size, width, rings, heard, seen, words, found):  # type: ignore[no-untyped-def]
        """The view of the seat that decides, and what it may do; of a hand that is over, no act."""
        ids = desk.ids
        for at in range(n * ids, (n + 1) * ids):
            masks[at] = 0
        if coup.actor != OVER:
            spot.seat = coup.actor
            for at in range(offer(desk, row, coup, found, 0)):
                masks[n * ids + found[at]] = 1
        look(desk, row, coup, seen, words, spot.seat, views, n * size, width, rings, heard, n)

    return callable_here(show, inline=True)


def _stepping(code: Parts, playing: tuple[Code, Code, Code], telling: tuple[Code, Code, Code]) -> Code:
    desk_of, meant, apply, worth = code.desk_of, code.meant, code.apply, code.worth
    (go_on, following, deal_at), (look, show, hear) = playing, telling

    def step(whole_row, room, manner, acts, which):  # type: ignore[no-untyped-def]
        row, tables, spots, shoes = (
            borrowed(whole_row), borrowed(room.tables), borrowed(room.spots), borrowed(room.shoes)
        )  # fmt: skip
        rings, heard, views, masks = (
            borrowed(room.rings), borrowed(room.heard), borrowed(room.views), borrowed(room.masks)
        )  # fmt: skip
        rewards, won, ended, over = (
            borrowed(room.rewards), borrowed(room.won), borrowed(room.ended), borrowed(room.over)
        )  # fmt: skip
        seen, words, found, blank, last = (
            borrowed(room.seen), borrowed(room.words), borrowed(room.found), borrowed(room.blank),
            borrowed(room.last),
        )  # fmt: skip
        desk, many = desk_of(row), len(acts)
        ids, seats, me, size, width = desk.ids, desk.seats, manner.seat, len(views) // many, manner.width
        for n in range(many):
            if not which[n]:
                continue
            coup, spot, action = tables[n], spots[n], acts[n]
            if coup.actor == OVER:
                deal_at(desk, row, tables, n, spot, shoes, rings, heard, seen, found, me)
            elif 0 <= action < ids and masks[n * ids + action]:
                said = meant(desk, row, coup, action)
                hear(desk, row, coup, said, n, rings, heard, found)
                apply(desk.rules, coup, said)
                while True:
                    if coup.actor == CHANCE or (me >= 0 and coup.actor != me):  # mostly not
                        go_on(desk, row, coup, spot, shoes, rings, heard, n, seen, found, me)
                    if coup.actor != OVER:
                        break
                    worth(desk, coup, spot)
                    ended[n] = True
                    paid = spot.seat if manner.paid < 0 else manner.paid
                    rewards[n] += spot.won[paid] - spot.before[paid]
                    for seat in range(seats):
                        won[n * seats + seat] += spot.won[seat] - spot.before[seat]
                    if not following(desk, tables, n, spot, blank, heard, manner.hands):
                        over[n] = True
                        break
            else:
                over[n], ended[n] = True, True
                coup.actor = OVER
                won[n * seats + spot.seat] += manner.worst
                rewards[n] += manner.worst
            if over[n] and manner.at_once:
                look(desk, row, coup, seen, words, spot.seat, last, n * size, width, rings, heard, n)
                deal_at(desk, row, tables, n, spot, shoes, rings, heard, seen, found, me)
            show(desk, row, coup, spot, n, masks, views, size, width, rings, heard, seen, words, found)

    return compiled(step, code.kept, apart=True)


def _resetting(code: Parts, deal_at: Code, show: Code) -> Code:
    desk_of = code.desk_of

    def deal(row, room, manner, acts, which):  # type: ignore[no-untyped-def]
        desk = desk_of(row)
        size = len(room.views) // len(which)
        for n in range(len(which)):
            if which[n]:
                spot = room.spots[n]
                deal_at(
                    desk, row, room.tables, n, spot, room.shoes, room.rings, room.heard, room.seen,
                    room.found, manner.seat,
                )  # fmt: skip
                show(
                    desk, row, room.tables[n], spot, n, room.masks, room.views, size, manner.width,
                    room.rings, room.heard, room.seen, room.words, room.found,
                )  # fmt: skip

    return compiled(deal, code.kept, apart=True)


def _looking_back(code: Parts, look: Code) -> Code:
    desk_of = code.desk_of

    def look_at(row, room, manner, acts, which):  # type: ignore[no-untyped-def]
        """What the seat sees that is paid."""
        desk, size = desk_of(row), len(room.views) // len(which)
        for n in range(len(which)):
            if which[n]:
                coup = room.tables[n]
                look(
                    desk, row, coup, room.seen, room.words, manner.paid, room.views, n * size, manner.width,
                    room.rings, room.heard, n,
                )  # fmt: skip

    return compiled(look_at, code.kept, apart=True)
