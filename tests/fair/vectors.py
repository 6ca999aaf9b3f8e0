"""Small whole examples of gt2, with every value on the way: `python tests/again.py vectors` writes them anew.

What is given is drawn from dice that always fall alike; what is made is made by the package, and made again
by the script of the offline page, which shares no code with it.
"""

import json
from pathlib import Path
from random import Random

from dealt import Signer
from lansquenet.books.written import Json
from lansquenet.fair import gt2
from lansquenet.fair.gt2 import Pledge, SignedLink
from lansquenet.fair.guest.chain import Chain

FILE = Path(__file__).parents[2] / "docs" / "gt2-vectors.json"
ABOUT = (
    "Examples of protocol gt2 of lansquenet: what is given, and all that docs/fairness.md makes of it.  "
    "Bytes are hexadecimal.  `seed` of a seat is x0 of its chain, of which `revealed` links are revealed."
)


def examples() -> dict[str, Json]:
    """What is given in each example."""
    dice = Random("gt2")
    bet = [[0, -1, 7, 7], [0, 1, 25, -1], [1, 1, 12, 25], [0, 0, 0, -1]]
    paid = [[1, 0, 12, 1], [1, 1, 12, 1]]
    return {
        "an open window": _given(dice, "faro", False, 12, 1, bet, [[0, 0], [1, 25]], (1, 0), []),
        "a hidden pack": _given(dice, "toepen", True, 16, 3, paid, [[0, 1], [1, 1], [4, 0]], (9, 0), []),
        "a window again": _given(dice, "faro", False, 10, 2, bet[:3], [[1, 25], [4, 3]], (2, 1), [4]),
        "no seat left": _given(dice, "toepen", True, 5, 7, [], [[0, 0]], (11, 2), [0, 1]),
    }


def _given(
    dice: Random,
    game: str,
    hidden: bool,
    cards: int,
    number: int,
    rows: list[list[int]],
    stakes: list[list[int]],
    at: tuple[int, int],
    silent: list[int],
) -> Json:
    chairs = [chair for chair, _ in stakes if chair not in silent]
    seats = [
        {
            "chair": chair,
            "house": int(chair == 0),
            "secret": dice.randbytes(32).hex(),
            "seed": dice.randbytes(32).hex(),
            "revealed": dice.randrange(1024),
        }
        for chair in chairs
    ]
    return {
        "house_secret": dice.randbytes(32).hex(),
        "game": game,
        "rules": dice.randbytes(8).hex(),
        "table": "table-7",
        "session": "table-7/2",
        "hand": 40 + number,
        "number": number,
        "before": dice.randbytes(32).hex() if number > 1 else None,
        "hidden": hidden,
        "cards": sorted(dice.sample(range(52), cards)),
        "seeds": [dice.randbytes(32).hex() for _ in range(gt2.DECKS if hidden else 1)],
        "rows": rows,
        "seats": seats,
        "stakes": stakes,
        "window": at[0],
        "void": at[1],
        "silent": silent,
    }


def made(given: Json) -> Json:
    """All that the protocol makes of it."""
    return _committed(given) | _signed(given, bytes.fromhex(_committed(given)["c"]))


def _committed(given: Json) -> Json:
    signer, session = Signer(bytes.fromhex(given["house_secret"])), given["session"]
    first = gt2.first_link(session, signer.public)
    before = bytes.fromhex(given["before"]) if given["before"] else first
    ctx = gt2.context(given["game"], given["rules"], given["table"], session, given["hand"])
    seeds = [bytes.fromhex(seed) for seed in given["seeds"]]
    roots = [gt2.root_of(ctx, seed, given["cards"]) for seed in seeds]
    packed = gt2.decks(len(given["cards"]), roots)
    c = gt2.committed(before, given["number"], ctx, packed)
    return {
        "key": signer.public.hex(),
        "before": before.hex(),
        "ctx": ctx.hex(),
        "decks": [gt2.dealt_from(seed, given["cards"]) for seed in seeds],
        "roots": [root.hex() for root in roots],
        "R": packed.hex(),
        "c": c.hex(),
        "c_signature": signer.sign(c).hex(),
        "words": gt2.words(c),
    }


def _signed(given: Json, c: bytes) -> Json:
    signer = Signer(bytes.fromhex(given["house_secret"]))
    pledges, shares = {}, {}
    stakes = dict(given["stakes"])
    a = gt2.acts(given["session"], given["hand"], given["rows"])
    at = given["hand"], given["window"], given["void"]
    speakers = {
        seat["chair"]: (_chain(given, seat), Signer(bytes.fromhex(seat["secret"]))) for seat in given["seats"]
    }
    bots = {seat["chair"] for seat in given["seats"] if seat["house"]}
    for chair, (chain, key) in speakers.items():
        pledges[chair] = Pledge(key.public, chain.head, chair in bots)
    t = gt2.transcript(c, at, a, pledges, stakes)
    for chair, (chain, key) in speakers.items():
        shares[chair] = SignedLink(chain.next_share(), key.sign(t))
    return {
        "a": a.hex(),
        "seats": [[chair, int(p.house), p.key.hex(), p.head.hex()] for chair, p in pledges.items()],
        "K": gt2.pledged(pledges).hex(),
        "S": gt2.staked(stakes).hex(),
        "t": t.hex(),
        "t_signature": signer.sign(t).hex(),
        "shares": [[chair, share.link.hex(), share.signature.hex()] for chair, share in shares.items()],
        "V": gt2.voided(t, given["silent"]).hex(),
        **_joined(given, gt2.joint(t, shares)),
    }


def _chain(given: Json, seat: Json) -> Chain:
    return Chain(given["session"], seat["chair"], bytes.fromhex(seat["seed"]), seat["revealed"])


def _joined(given: Json, joint: bytes) -> Json:
    cards, left = given["cards"], [*range(len(given["cards"]))]
    words = gt2.stream(joint, "gt2/draw")
    drawn = [gt2.draw(words, left) for _ in cards]
    picked = gt2.picked(joint, gt2.DECKS) if given["hidden"] else None
    places = [*gt2.cut(joint, len(cards))] if given["hidden"] else drawn
    deck = gt2.dealt_from(bytes.fromhex(given["seeds"][picked or 0]), cards)
    dealt = [deck[place] for place in places]
    return {"joint": joint.hex(), "picked": picked, "places": places, "dealt": dealt}


def written() -> str:
    """The whole file."""
    found = [{"name": name, "given": given, "made": made(given)} for name, given in examples().items()]
    return json.dumps({"about": ABOUT, "examples": found}, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
