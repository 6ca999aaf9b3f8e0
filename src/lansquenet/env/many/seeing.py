"""Compiled: what is seen at a table, in one of the ways of `RowForm`, and what each seat hears of an act."""

from functools import cache

from lansquenet.env.basis.marking import ones_of, recount_bits, write_bits, write_heard
from lansquenet.env.compiled_game import Parts
from lansquenet.env.engine.rolling_keys import telling
from lansquenet.rules.cards import EMPTY
from lansquenet.rules.game import Game as Module, hides
from lansquenet.rules.state import CHANCE
from lansquenet.sim.compiler import Code, bets_of, callable_here


@cache
def looking(code: Parts, observe: str, bits: bool) -> Code:
    """Write down what a seat sees of the n-th table, as wished."""
    see, look = code.see, code.look_at_all if observe == "oracle" else code.look
    if observe == "oracle":
        see = code.see_all
    shown = _in_bits(see) if bits else _in_floats(look)
    return _with_acts(shown, bits) if observe == "information_state" else shown


def _in_floats(look: Code) -> Code:
    def show(desk, row, coup, seen, words, seat, out, first, width, rings, heard, n):  # type: ignore[no-untyped-def]
        look(desk, row, coup, seen, words, seat, out, first)

    return callable_here(show, inline=True)


def _in_bits(see: Code) -> Code:
    def show(desk, row, coup, seen, words, seat, out, first, width, rings, heard, n):  # type: ignore[no-untyped-def]
        see(desk, coup, seen, seat)
        write_bits(desk, row, seen[0], words, seat, out, first, width)

    return callable_here(show, inline=True)


def _with_acts(shown: Code, bits: bool) -> Code:
    recount = _recounting_bits if bits else _recounting

    def show(desk, row, coup, seen, words, seat, out, first, width, rings, heard, n):  # type: ignore[no-untyped-def]
        shown(desk, row, coup, seen, words, seat, out, first, width, rings, heard, n)
        mine = n * desk.seats + min(seat, desk.memories - 1)
        recount(desk, rings, mine * desk.recall, heard[mine], out, first)

    return callable_here(show, inline=True)


@callable_here
def _recounting(desk, rings, at, heard, out, first):  # type: ignore[no-untyped-def]
    write_heard(desk, rings, at, heard, out, first)


@callable_here
def _recounting_bits(desk, rings, at, heard, out, first):  # type: ignore[no-untyped-def]
    recount_bits(desk, rings, at, heard, out, first, ones_of(desk))


@cache
def hearing(code: Parts, module: Module, observe: str) -> tuple[Code, Code]:
    """Let seats hear of an act that is about to be done; forget what was heard at a table, before a hand."""
    if observe != "information_state":
        return callable_here(_hear_nothing, inline=True), callable_here(_forget_nothing, inline=True)
    tells, hidden, named = telling(module), hides(module), _naming(code, module)

    def hear(desk, row, coup, said, n, rings, heard, found):  # type: ignore[no-untyped-def]
        if desk.recall == 0:
            return
        word = ((coup.actor + 1) << 16) | named(desk, row, coup, said, found)
        for seat in range(desk.memories):
            if not hidden or tells(desk.rules, coup, said, seat):
                mine = n * desk.seats + seat
                rings[mine * desk.recall + heard[mine] % desk.recall] = word
                heard[mine] += 1

    return callable_here(hear), callable_here(_forget)


def _hear_nothing(desk, row, coup, said, n, rings, heard, found):  # type: ignore[no-untyped-def]
    """Nobody remembers."""


def _forget_nothing(desk, n, heard):  # type: ignore[no-untyped-def]
    """There is nothing to forget."""


def _forget(desk, n, heard):  # type: ignore[no-untyped-def]
    for mine in range(n * desk.seats, (n + 1) * desk.seats):
        heard[mine] = 0


def _naming(code: Parts, module: Module) -> Code:
    """The id of what is said to the rules; of amounts that have several, the lowest."""
    offer, meant, bets = code.offer, code.meant, bets_of(module)

    def named(desk, row, coup, said, found):  # type: ignore[no-untyped-def]
        if coup.actor == CHANCE:
            return desk.faces if said == EMPTY else row[desk.id_of_face + said]
        if coup.phase in bets:
            for n in range(offer(desk, row, coup, found, 0)):
                if meant(desk, row, coup, found[n]) == said:
                    return found[n]
        return row[desk.id_of + coup.phase * desk.width - desk.lowest + said]

    return callable_here(named)
