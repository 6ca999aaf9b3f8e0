"""One compiled function for each game that does all that can be done with a hand which is a row of words.

A row holds, one after another: the ids of what is legal now; a head; the record of the state; where
something is hidden a second record, of the state to which all keys are up to date, and the acts done since;
the stock; the acts that each seat heard last.  It is its own copy and its own bytes.

Written for `sim.compiler`.  The row of the desk ends in room for a view, tensors, a mask and a log.
"""

from functools import cache

import numpy as np

from lansquenet.env.basis.marking import write_heard
from lansquenet.env.compiled_game import Parts
from lansquenet.env.engine.rolling_keys import NUMBERS, keeping, key_of
from lansquenet.env.state import ALL_WAIT
from lansquenet.rules.game import Game as Module, restocks
from lansquenet.rules.state import CHANCE, OVER
from lansquenet.sim.compiler import Code, borrowed, callable_here, entry
from lansquenet.sim.dice import below

HEAD = np.dtype(
    [
        ("count", np.int64),  # of the ids that are legal
        ("left", np.int64),  # cards in the stock
        ("turned", np.int64),  # of a deck: those before its next
        ("dice", np.uint64, (1,)),
        ("played", np.int64),  # acts that stand in the log
        *NUMBERS,
    ]
)
HEAD_WORDS = HEAD.itemsize // 8
LOG = 256  # acts that are played in one call for chance and others

# What a call comes to: ids that are legal * 32 + who is to act + 4, or one of these.
ILLEGAL, STUCK, FEW, SHUFFLE = -1, -2, -3, -4  # the same for ever; no card; the stock is new, in no order
# What is wished, if it is not the id of an act.
SHOW = 1 << 59  # beside an id: and then the view of the seat that is to act
MORE = 1 << 60  # beside an id: the next card falls together with this one
WISH = 1 << 61
BEGIN, ON, KEYS, PLAY, IMAGINE, VIEW, TOLD, ORACLE = (WISH + (n << 8) for n in range(8))  # four with a seat


@cache
def kernel(code: Parts, module: Module) -> Code:
    """Compiled: do with a row, and with the row of its desk, what is wished.

    The loop is written out in it, and what plays by the rules is called at one place: every function between
    would be compiled once more with all that it calls.
    """
    size, desk_of, kind, refills = code.kind.itemsize // 8, code.desk_of, code.kind, restocks(module)
    offer, meant, apply, restock, worth = code.offer, code.meant, code.apply, module.restock, code.worth
    note, catch_up, begin, imagine = keeping(code, module, HEAD_WORDS)
    look = _looking(code)

    def run(data, whole, wish):  # type: ignore[no-untyped-def]
        row, words = borrowed(whole), borrowed(np.frombuffer(data, np.int64))
        desk = desk_of(row)
        at = desk.legal + HEAD_WORDS
        head, coup = words[desk.legal : at].view(HEAD)[0], words[at : at + size].view(kind)[0]
        asked, seat, more, shows = wish, 0, 0, False
        if wish >= WISH:
            asked, seat = WISH + ((wish - WISH) >> 8 << 8), (wish - WISH) & 255
        elif wish >= MORE:
            asked, more = wish - MORE, 1
        elif wish >= SHOW:
            asked, shows = wish - SHOW, True
        if asked in (KEYS, TOLD, IMAGINE) or head.since >= desk.due:
            catch_up(desk, row, words, head)
        if asked >= VIEW:
            look(desk, row, words, head, coup, seat, asked)
            return 0
        if asked == KEYS:
            return np.int64(key_of(desk, head, seat))
        if asked == BEGIN:
            begin(desk, row, words, head)
            if seat != 0:  # the deck is yet to be chosen
                return 0
        elif asked == IMAGINE:
            imagine(desk, row, words, head, seat)
        elif asked < WISH and not lawful(words, head, asked):
            return ILLEGAL
        head.played = 0
        while coup.actor != OVER:
            action = -1
            if asked < WISH:
                action, asked = asked, ON
            elif coup.actor == CHANCE:
                if refills and head.left == 0:
                    for card in restock(desk.rules, coup):
                        put_back(desk, row, words, head, card)
                    if desk.dealt and head.left > 0:
                        return SHUFFLE
                if desk.dealt:
                    action = top_of(desk, row, words, head)
                elif asked == PLAY and head.left > 0:
                    action = drawn(desk, words, below(head.dice, head.left))
                elif asked == PLAY:
                    action = desk.faces
                if head.left == 0 and not desk.may_end:
                    action = FEW if desk.dealt or asked == PLAY else action
            else:
                head.count = offer(desk, row, coup, words, 0)
                if asked == PLAY and seat not in (coup.actor, ALL_WAIT):
                    action = words[below(head.dice, head.count)]
            if action == FEW:
                return FEW
            if action < 0:
                break
            if asked == PLAY:
                if head.played == LOG or head.since > desk.due + desk.deck:
                    break
                if not (desk.dealt and coup.actor == CHANCE):
                    row[desk.log + head.played] = action
                    head.played += 1
            if coup.actor != CHANCE:
                said = meant(desk, row, coup, action)
            else:
                said = row[desk.face_at + action]
                take(desk, words, head, action)
            empty = coup.actor == CHANCE and action == desk.faces
            if empty:
                for n in range(size):
                    row[desk.room + n] = words[at + n]
            note(desk, words, head, coup.actor, action, more)
            apply(desk.rules, coup, said)
            if empty and alike(row, words, desk.room, at, size):
                return STUCK
        head.count = count_of(desk, words, head, coup.actor)
        if coup.actor == OVER:
            worth(desk, coup, head)
            return 0
        if shows and coup.actor != CHANCE:
            look(desk, row, words, head, coup, coup.actor, VIEW)
        return head.count * 32 + coup.actor + 4

    return entry(run, code.kept)


@callable_here
def lawful(words, head, wish):  # type: ignore[no-untyped-def]
    """Whether an id is among those that are legal."""
    for n in range(head.count):  # noqa: SIM110 - as compiled code knows it
        if words[n] == wish:
            return True
    return False


@callable_here
def alike(row, words, here, there, size):  # type: ignore[no-untyped-def]
    """Whether so many numbers are the same."""
    for n in range(size):  # noqa: SIM110 - as compiled code knows it
        if row[here + n] != words[there + n]:
            return False
    return True


@callable_here
def put_back(desk, row, words, head, card):  # type: ignore[no-untyped-def]
    """Put a card into the stock; of a deck, which has none left, to its end."""
    if desk.dealt:
        words[desk.stock_at + head.left] = card
        head.turned = 0
    else:
        words[desk.stock_at + row[desk.id_of_face + card]] += 1
    head.left += 1


@callable_here
def top_of(desk, row, words, head):  # type: ignore[no-untyped-def]
    """The id of the next card of a deck."""
    if head.left == 0:
        return desk.faces
    return row[desk.id_of_face + words[desk.stock_at + head.turned]]


@callable_here
def take(desk, words, head, action):  # type: ignore[no-untyped-def]
    """Take a card from the stock, if it is one."""
    if action < desk.faces:
        head.left -= 1
        if desk.dealt:
            head.turned += 1
        else:
            words[desk.stock_at + action] -= 1


@callable_here
def count_of(desk, words, head, actor):  # type: ignore[no-untyped-def]
    """How many ids are legal; those of chance are written down."""
    if actor == OVER:
        return 0
    if actor != CHANCE:
        return head.count
    count = 0
    for n in range(desk.faces):
        if words[desk.stock_at + n] > 0:
            words[count] = n
            count += 1
    if head.left == 0 and desk.may_end:
        words[0] = desk.faces
        count = 1
    return count


@callable_here
def drawn(desk, words, pick):  # type: ignore[no-untyped-def]
    """The id of the n-th card of a stock in the order of the pack."""
    n = 0
    while pick >= words[desk.stock_at + n]:
        pick -= words[desk.stock_at + n]
        n += 1
    return n


def _looking(code: Parts) -> Code:
    """Write a tensor of what a seat knows, and the mask of what it may do, into the room of the desk."""
    size, kind, see, all_open = code.kind.itemsize // 8, code.kind, code.look, code.look_at_all

    def look(desk, row, words, head, coup, seat, asked):  # type: ignore[no-untyped-def]
        numbers = row[desk.room : desk.room + size]
        seen, out = numbers.view(kind), row[desk.out : desk.mask].view(np.float32)
        if asked == ORACLE:
            all_open(desk, row, coup, seen, numbers, seat, out, 0)
        else:
            see(desk, row, coup, seen, numbers, seat, out, 0)
        if asked == TOLD:
            mine = min(seat, desk.memories - 1)
            write_heard(desk, words, desk.heard_at + mine * desk.recall, head.heard[mine], out, 0)
        mask = row[desk.mask : desk.log].view(np.int8)
        for n in range(desk.ids):
            mask[n] = 0
        if coup.actor == seat:
            for n in range(head.count):
                mask[words[n]] = 1

    return callable_here(look)
