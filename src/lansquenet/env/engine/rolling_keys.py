"""What each seat was told of a hand that is a row: a hash of 64 bits, and the acts that it heard last.

A key is made of the acts that a seat learns, and of what its view has become where it has changed: it tells
apart what the lines of `basis.memory` tell apart.  Where nothing is hidden all seats were told the same, and
every act is added at once.  Else acts wait until somebody asks, for views cost more than acts do.
"""

import numpy as np

from lansquenet.env.compiled_game import Parts
from lansquenet.rules.game import Game as Module, hides, learns as all_seen
from lansquenet.rules.state import ALL, CHANCE, SEATS as MOST_SEATS
from lansquenet.sim.compiler import Code, callable_here
from lansquenet.sim.dice import STEP, mixed

NUMBERS = [
    ("since", np.int64),  # acts that wait
    ("won", np.float64, (MOST_SEATS,)),
    ("key", np.uint64, (MOST_SEATS,)),
    ("was", np.uint64, (MOST_SEATS,)),  # of the view that each had last
    ("gathered", np.uint64, (MOST_SEATS,)),  # of acts that fall together, before the last of them
    ("before", np.int64, (MOST_SEATS,)),  # how many acts were heard before these
    ("heard", np.int64, (MOST_SEATS,)),
]
APART = np.uint64(0x632BE59BD9B4E019)
LAID_OUT = np.uint64(0x9FB21C651E98DF25)  # of a seat that never played: what it sees is all it was told


@callable_here
def mix(key, number):  # type: ignore[no-untyped-def]
    """A key, and one thing more."""
    return mixed((key ^ number) * STEP + APART)


@callable_here
def key_of(desk, head, seat):  # type: ignore[no-untyped-def]
    """The key of a seat; where all were told the same, with the seat in it."""
    return head.key[seat] if desk.hidden else mix(head.key[0], np.uint64(seat))


@callable_here
def hear(desk, words, head, seat, actor, wish, told):  # type: ignore[no-untyped-def]
    """Add an act to those that a seat heard last; acts that fall together stand in the order of their ids."""
    if desk.recall == 0:
        return
    ring, heard = desk.heard_at + seat * desk.recall, head.heard[seat]
    least = max(head.before[seat], heard - desk.recall)
    if heard - least == desk.recall and words[ring + least % desk.recall] & 65535 > wish and desk.hidden:
        return
    place = heard
    while desk.hidden and place > least and words[ring + (place - 1) % desk.recall] & 65535 > wish:
        words[ring + place % desk.recall] = words[ring + (place - 1) % desk.recall]
        place -= 1
    words[ring + place % desk.recall] = (told << 32) | ((actor + 1) << 16) | wish
    head.heard[seat] += 1


@callable_here
def settle(head, seat, view):  # type: ignore[no-untyped-def]
    """Add what fell together to a seat's key, and its view where that has changed."""
    if head.gathered[seat] != 0:
        head.key[seat] = mix(head.key[seat], head.gathered[seat])
        head.gathered[seat] = 0
    head.before[seat] = head.heard[seat]
    if view != head.was[seat]:
        head.key[seat] = mix(head.key[seat], view)
        head.was[seat] = view


def keeping(code: Parts, module: Module, head_words: int) -> tuple[Code, Code, Code, Code]:
    """Note an act; bring keys up to date; begin with those of a new hand, or of one laid out anew."""
    return _hidden(code, module, head_words) if hides(module) else _open()


def _open() -> tuple[Code, Code, Code, Code]:
    def note(desk, words, head, actor, wish, more):  # type: ignore[no-untyped-def]
        head.before[0] = head.heard[0]
        hear(desk, words, head, 0, actor, wish, (1 << desk.seats) - 1)
        head.key[0] = mix(head.key[0], np.uint64((wish << 8) + actor + 2))

    def catch_up(desk, row, words, head):  # type: ignore[no-untyped-def]
        return

    def begin(desk, row, words, head):  # type: ignore[no-untyped-def]
        head.key[0] = mixed(STEP)

    def imagine(desk, row, words, head, seat):  # type: ignore[no-untyped-def]
        return

    return callable_here(note), callable_here(catch_up), callable_here(begin), callable_here(imagine)


def _hidden(code: Parts, module: Module, head_words: int) -> tuple[Code, Code, Code, Code]:
    meant, apply, hide, kind = code.meant, code.apply, module.hide, code.kind
    size, tells = kind.itemsize // 8, telling(module)

    def view_of(desk, row, state, seat):  # type: ignore[no-untyped-def]
        """A hash of what a seat sees."""
        words = row[desk.room : desk.room + size]
        seen = words.view(kind)
        seen[0] = state
        hide(desk.rules, seen[0], seat)
        found = np.uint64(0)
        for n in range(desk.numbers):
            found += np.uint64(words[row[desk.place_of + n]]) * np.uint64(row[desk.salt + n])
        return mixed(found)

    sees = callable_here(view_of)

    def catch_up(desk, row, words, head):  # type: ignore[no-untyped-def]
        at, seats = desk.legal + head_words + size, desk.seats
        then = words[at : at + size].view(kind)[0]
        for n in range(head.since):
            wish, more, actor, told = words[at + size + n] >> 1, words[at + size + n] & 1, then.actor, 0
            said = row[desk.face_at + wish] if actor == CHANCE else meant(desk, row, then, wish)
            for seat in range(seats):
                told |= (1 if tells(desk.rules, then, said, seat) else 0) << seat
            for seat in range(seats):
                if (told >> seat) & 1:
                    head.gathered[seat] += mixed(np.uint64((wish << 8) + actor + 2) * STEP)
                    hear(desk, words, head, seat, actor, wish, told)
            apply(desk.rules, then, said)
            if more == 0:
                for seat in range(seats):
                    settle(head, seat, sees(desk, row, then, seat))
        head.since = 0

    def note(desk, words, head, actor, wish, more):  # type: ignore[no-untyped-def]
        words[desk.legal + head_words + 2 * size + head.since] = (wish << 1) | more
        head.since += 1

    def begin(desk, row, words, head):  # type: ignore[no-untyped-def]
        at = desk.legal + head_words
        for n in range(at, at + size):
            words[n + size] = words[n]
        then = words[at : at + size].view(kind)[0]
        for seat in range(desk.seats):
            head.was[seat] = sees(desk, row, then, seat)
            head.key[seat] = mix(head.was[seat], np.uint64(seat + 1))

    def imagine(desk, row, words, head, seat):  # type: ignore[no-untyped-def]
        """The others know what they see, and which acts this seat heard with them."""
        at, many = desk.legal + head_words, desk.recall
        for n in range(at, at + size):
            words[n + size] = words[n]
        then, mine = words[at : at + size].view(kind)[0], desk.heard_at + seat * many
        for other in range(desk.seats):
            if other == seat:
                continue
            head.was[other] = sees(desk, row, then, other)
            head.key[other] = mix(mix(head.was[other], np.uint64(other + 1)), LAID_OUT)
            head.heard[other] = 0
            for n in range(max(0, head.heard[seat] - many), head.heard[seat]):
                if (words[mine + n % many] >> (32 + other)) & 1:
                    words[desk.heard_at + other * many + head.heard[other]] = words[mine + n % many]
                    head.heard[other] += 1
            head.before[other] = head.heard[other]

    return callable_here(note), callable_here(catch_up), callable_here(begin), callable_here(imagine)


def telling(module: Module) -> Code:
    """Whether a seat learns all of an act; as `basis.chance.is_told` has it."""
    learns, hands = module.learns, module.learns is all_seen

    def of_views(rules, coup, said, seat):  # type: ignore[no-untyped-def]
        return coup.actor != CHANCE

    def as_told(rules, coup, said, seat):  # type: ignore[no-untyped-def]
        return coup.actor == seat or learns(rules, coup, said, seat) == ALL

    return callable_here(of_views if hands else as_told)
