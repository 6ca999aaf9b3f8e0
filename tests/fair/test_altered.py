"""What a house could alter of a bundle though seats have signed it: what is listed, and nothing else."""

import copy
import json
import re
from collections import Counter, defaultdict
from itertools import count
from pathlib import Path
from random import Random

import pytest

from databases import SOAK
from dealt import SIGNER, Evening, Speaker, bundles
from lansquenet.fair import gt2
from lansquenet.fair.bundle import canonical
from lansquenet.fair.checks.proves import Signed, signed_by
from lansquenet.fair.gt2 import SignedLink
from lansquenet.fair.verify import Verdict, exit_code, verify
from test_verify import SHORT, change, failed, places_in, plain, sealed

PAGE = Path(__file__).parents[2] / "docs" / "fairness.md"
HEX = "0123456789abcdef"


def listed():
    """The fields that a house could alter unseen, as the page lists them: in every bundle, or where hands are
    hidden.
    """
    text = PAGE.read_text("utf-8").partition("## What a house could alter unseen")[2].partition("\n## ")[0]
    found = re.findall(r"^\| `(\S+)` \| (every|hidden) \|", text, re.MULTILINE)
    return dict(found)


def named(path):
    """A path without its places in lists."""
    return ".".join(str(part) for part in path if not isinstance(part, int))


def leaves(bundle):
    """Every path at which a text, a number, a yes or nothing stands."""
    for path in places_in(bundle):
        thing = bundle
        for part in path:
            thing = thing[part]
        if not isinstance(thing, dict | list):
            yield path, thing


def altered(thing, rng):
    """The same with one byte changed, of the kind that may stand there."""
    if isinstance(thing, bool):
        return not thing
    if isinstance(thing, int):
        digits = str(thing)
        at = rng.randrange(len(digits))
        other = rng.choice([d for d in "0123456789" if d != digits[at]])
        return int(digits[:at] + other + digits[at + 1 :]) if digits[at] != "-" else -thing
    if thing is None:
        return None
    letters = HEX if re.fullmatch("[0-9a-f]{16,}", thing) else "abcdefghijklmnopqrstuvwxyz0123456789"
    at = rng.randrange(len(thing))
    return thing[:at] + rng.choice([each for each in letters if each != thing[at]]) + thing[at + 1 :]


def one_altered(bundle, rng):
    """A bundle with one byte of one field changed and all of the house's signatures made anew, and which."""
    by_name = defaultdict(list)
    for path, thing in leaves(bundle):
        if path not in (("key",), ("seal",)) and path[-1] != "signature" and thing is not None:
            by_name[named(path)].append((path, thing))
    path, thing = rng.choice(by_name[rng.choice(sorted(by_name))])
    spoilt = copy.deepcopy(bundle)
    change(spoilt, path, altered(thing, rng))
    return named(path), sealed(spoilt)


def last_act_altered(bundle):
    """The same for the last act, where all acts are told: any other answer there that may be legal."""
    for answer in range(4):
        if bundle["tape"] and bundle["tape"][-1] != answer:
            spoilt = copy.deepcopy(bundle)
            spoilt["tape"][-1] = answer
            yield "tape", sealed(spoilt)


@pytest.mark.slow
def test_one_byte_changed_and_signed_anew_by_the_house_is_found_but_in_the_fields_that_are_listed():
    """Some bundles that a seat has signed, each changed a few times; in a soak a thousand, many times."""
    rng, fields, passed, done = Random(2), listed(), Counter(), 0
    for seed in count():
        for bundle in bundles(SHORT[seed % len(SHORT)], seed, hands=4, silence=0.1):
            whole = json.loads(plain(bundle))
            if signed_by(whole) != Signed.SEATS:
                continue  # all of it could have been written afterwards, and the page says so
            assert exit_code(verify(sealed(copy.deepcopy(whole)))) == 0
            tries = [one_altered(whole, rng) for _ in range(30 if SOAK else 6)]
            for name, spoilt in [*tries, *last_act_altered(whole)]:
                where = "hidden" if whole["hidden"] else "every"
                if exit_code(verify(spoilt)) == 0:
                    passed[name, where] += 1
            done += 1
        if done >= (1000 if SOAK else 100):
            break
    unseen = {(name, where) for name, where in passed if fields.get(name) not in ("every", where)}
    assert unseen == set(), "the page must list these"
    assert set(fields) <= {name for name, _ in passed}, "the page lists what is found"


# -- a bundle that was made afterwards


class Afterwards(Evening):
    """A house that knows every link of every seat, and has what they signed in the evening as it was.

    It makes the whole hand anew, with seeds of its choice, until it likes the cards.
    """

    signed: dict[int, bytes]

    def shares(self, but=()):
        window = self.dealing.window
        return {
            seat: SignedLink(self.speakers[seat].chain.next_share(), self.signed[seat])
            for seat in window.pledges
        }


def forged(grind, wanted):
    """A hand of Toepen whose first cards are these, found by trying seeds; and what was signed in truth."""
    honest = Evening("toepen", 1)
    played = honest.hand()
    signed = {seat: share.signature for seat, share in honest.dealing.window.shares.items()}
    for salt in range(grind):
        false = Afterwards("toepen", 1)
        false.signed = signed
        false.rng = Random(salt)
        hand = false.hand()
        if [card.card for card in false.dealing.dealt[: len(wanted)]] == wanted:
            return honest.bundle(played), false.bundle(hand), salt
    raise AssertionError("no such cards came")


@pytest.mark.slow
def test_bundle_made_afterwards_by_trying_commitments_fails_for_want_of_a_signature():
    """The links alone did not prevent it: with them all else of the false bundle holds."""
    honest, false, tries = forged(2000, [35])
    assert failed(honest) == set()
    assert tries > 0
    assert failed(false) == {"shares"}
    assert [share[1] for share in window_of(false)["shares"]] == [
        share[1] for share in window_of(honest)["shares"]
    ], "every link is known, and the right one"


def window_of(bundle):
    return bundle["packs"][0]["windows"][0]


def test_house_gains_nothing_by_its_own_bots_signatures():
    """It could make as many as it likes when it has seen all others; the cards hang on none of them."""
    evening = Evening("toepen", 3, bots=frozenset({0}))
    before = evening.bundle(evening.hand())
    (window,) = evening.dealing.packs[-1].windows
    link, _ = window.shares[0]
    for other in (bytes(64), b"x" * 64):
        assert gt2.joint(window.frozen, window.shares | {0: SignedLink(link, other)}) == window.joint
    assert before["packs"][0]["windows"][0]["seats"][0][1] == 1


def test_house_cannot_choose_a_bots_key_afterwards():
    """Nor the mark that a key is its own: both stand in what the others have signed."""
    evening = Evening("toepen", 3, bots=frozenset({0}))
    bundle = evening.bundle(evening.hand())
    for place, other in ((1, 0), (2, Speaker("x", 0, Random(1)).signer.public.hex())):
        spoilt = copy.deepcopy(bundle)
        change(spoilt, ("packs", 0, "windows", 0, "seats", 0, place), other)
        assert "transcript" in failed(sealed(spoilt))


def test_seal_is_signed_by_the_house():
    """The control of what is signed anew: by another key it is another house's."""
    bundle = next(bundles("toepen", 1))
    rest = {key: value for key, value in bundle.items() if key != "seal"}
    assert SIGNER.sign(gt2.sealed(canonical(rest))).hex() == bundle["seal"]
    assert all(check.state != Verdict.FAILS for check in verify(bundle))
