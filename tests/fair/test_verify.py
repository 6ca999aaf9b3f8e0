"""Promise F: bundles, and what checks them."""

import copy
import json
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from itertools import count
from pathlib import Path
from random import Random

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from dealt import SIGNER, Evening, Signer, Speaker, bundles
from lansquenet import fair
from lansquenet.cli.records.proof import run
from lansquenet.errors import BadOption
from lansquenet.fair import form, gt1, gt2
from lansquenet.fair.bundle import canonical
from lansquenet.fair.dealing import Dealing
from lansquenet.fair.ed25519 import ORDER, P, is_signed
from lansquenet.fair.verify import CHECKS, FORM, Verdict, exit_code, verify, verify_text
from lansquenet.games import GAMES
from test_fair import restocked

SOAK = os.environ.get("LANSQUENET_SOAK") == "1"
PAGE = Path(fair.__path__[0]) / "verifier.html"
NODE = shutil.which("node")
SHORT = (
    "zecchinetta",
    "lansquenet",
    "landsknecht",
    "monte",
    "toepen",
    "loo",
    "tomato",
    "zwikken",
    "irish_loo",
)
BY_THE_RULES = {"pack", "turned", "acts", "stakes"}


def states(bundle):
    """How each check came out, by its name."""
    return {check.name: check.state for check in verify(bundle)}


def failed(bundle):
    return {name for name, state in states(bundle).items() if state == Verdict.FAILS}


def plain(bundle):
    return canonical(bundle).decode()


def sealed(bundle, signer=SIGNER):
    """This bundle, signed anew throughout by a server that lies."""
    for pack in bundle["packs"]:
        pack["signature"] = signer.sign(bytes.fromhex(pack["c"])).hex()
        for window in pack["windows"]:
            window["signature"] = signer.sign(bytes.fromhex(window["t"])).hex()
    rest = {key: value for key, value in bundle.items() if key != "seal"}
    return rest | {"key": signer.public.hex(), "seal": signer.sign(gt2.sealed(canonical(rest))).hex()}


# -- Ed25519

RFC_8032 = [  # key, message and signature of its section 7.1, tests 1 to 3
    (
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46b"
        "d25bf5f0595bbe24655141438e7a100b",
    ),
    (
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c"
        "387b2eaeb4302aeeb00d291612bb0c00",
    ),
    (
        "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
        "af82",
        "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc659"
        "4a7c15e9716ed28dc027beceea1ec40a",
    ),
]


@pytest.mark.parametrize(("key", "message", "signature"), RFC_8032)
def test_signatures_of_the_standard_hold(key, message, signature):
    """RFC 8032, 7.1."""
    assert is_signed(*map(bytes.fromhex, (key, message, signature)))


@pytest.mark.slow
def test_signatures_are_judged_as_the_library_judges_them():
    """Good ones, and ones with a byte of key, message or signature changed."""
    rng = Random(8032)
    for _ in range(150):
        key = Ed25519PrivateKey.from_private_bytes(rng.randbytes(32))
        message = rng.randbytes(rng.randrange(100))
        parts = [key.public_key().public_bytes_raw(), message, key.sign(message)]
        assert is_signed(*parts)
        part = rng.choice([0, 2])
        changed = bytearray(parts[part])
        changed[rng.randrange(len(changed))] ^= 1 << rng.randrange(8)
        parts[part] = bytes(changed)
        assert is_signed(*parts) == library_says(*parts) is False


def library_says(key, message, signature):
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, message)
    except (InvalidSignature, ValueError):
        return False
    return True


def test_second_form_of_a_signature_is_refused():
    """s + L would hold by the equation alone."""
    key, message, signature = map(bytes.fromhex, RFC_8032[1])
    other = int.from_bytes(signature[32:], "little") + ORDER
    assert not is_signed(key, message, signature[:32] + other.to_bytes(32, "little"))


@pytest.mark.parametrize(
    "key", [P.to_bytes(32, "little"), b"\xff" * 32, (2).to_bytes(32, "little"), b"", b"k" * 31]
)
def test_keys_that_are_no_points_sign_nothing(key):
    assert not is_signed(key, b"", bytes(64))


def test_point_with_the_sign_of_nought_is_refused():
    assert not is_signed((1 | 1 << 255).to_bytes(32, "little"), b"", bytes(64))


# -- bundles that hold


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_hand_of_every_game_holds(name):
    """Whatever is not checked is not for a reason that the kind of the game gives."""
    for bundle in bundles(name, 2, hands=3):
        found = states(json.loads(plain(bundle)))
        assert failed(bundle) == set()
        open_checks = {check for check, state in found.items() if state == Verdict.OPEN}
        allowed = {"turned", "acts", "stakes", "spent"} if bundle["hidden"] else {"decks", "spent"}
        assert open_checks <= allowed


def test_each_check_has_an_exit_code_of_its_own():
    codes = [code for code, *_ in CHECKS.values()]
    assert len({FORM, *codes}) == len(codes) + 1
    assert min(codes) > 2


def test_spent_pack_is_shown_whole():
    """The bundle asked for once the pack has ended has its seed."""
    evening = Evening("zecchinetta", 1)
    played = evening.hand()
    assert states(evening.bundle(played))["spent"] == Verdict.OPEN
    evening.dealing.end()
    assert states(evening.bundle(played))["spent"] == Verdict.HOLDS


def test_hand_on_a_shoe_in_play_holds_with_the_cards_before_it():
    """A shoe of several packs lasts several hands: what was turned before is in the bundle."""
    evening = Evening("lansquenet", 5, options={"packs": "6", "reserve": "20"})
    *_, last = evening.hands(3)
    bundle = evening.bundle(last)
    assert {card["hand"] for pack in bundle["packs"] for card in pack["turned"]} == {1, 2, 3}
    assert failed(bundle) == set()


@pytest.mark.slow
def test_discards_shuffled_in_mid_hand_hold():
    """IRLO-8."""
    evening, played = restocked()
    bundle = evening.bundle(played)
    assert [pack["pack"] is None for pack in bundle["packs"]] == [False, True]
    assert failed(bundle) == set()


def test_seats_may_have_chairs_of_other_numbers():
    """As when a chair between them is empty; who sits by gives a share, too."""
    evening = Evening("zecchinetta", 3)
    chairs = [2, 5, 6, 11]
    evening.dealing.pledges.clear()
    evening.speakers = {chair: Speaker("table-7/1", chair, Random(chair)) for chair in (2, 4, 11)}
    for chair in evening.speakers:
        evening.promise(chair)
    evening.stakes_of = lambda stakes: {chairs[seat]: chips for seat, chips in stakes.items()}
    played = evening.hand()
    played.chairs = chairs
    assert failed(evening.bundle(played)) == set()


def test_cards_that_may_not_be_seen_are_not_in_a_bundle():
    """Nor the salts, nor the seed by which they could be found."""
    evening = Evening("toepen", 1)
    played = evening.hand()
    text = plain(evening.bundle(played, {0, 5}))
    (pack,) = evening.dealing.packs
    hidden = [card for n, card in enumerate(pack.turned) if n not in (0, 5)]
    assert all(gt2.salt(pack.seed, card.place).hex() not in text for card in hidden)
    assert pack.seed.hex() not in text
    assert gt2.salt(pack.seed, pack.turned[5].place).hex() in text


def test_cards_that_may_be_seen_are_counted_on_through_discards_and_through_a_shoe():
    """They are numbered as they come in the hand, on from a pack to its discards; earlier ones are seen."""
    evening, played = restocked()
    pack, discards = evening.bundle(played, {1, 52, 53})["packs"]
    assert [n for n, card in enumerate(pack["turned"]) if card] == [1]
    assert [n for n, card in enumerate(discards["turned"]) if card] == [0, 1]
    evening = Evening("lansquenet", 5, options={"packs": "6", "reserve": "20"})
    *_, last = evening.hands(3)
    (shoe,) = evening.bundle(last, {1})["packs"]
    turned = evening.dealing.packs[-1].turned
    before = sum(card.hand < 3 for card in turned)
    assert [n for n, card in enumerate(shoe["turned"]) if card is None] == [
        before,
        *range(before + 2, len(turned)),
    ]


@pytest.mark.slow
def test_nothing_but_the_standard_library_is_needed():
    """Nor numpy, nor the library that signs; also where the rules are run."""
    bundle = plain(next(bundles("zecchinetta", 1)))
    program = (
        "import sys; from lansquenet.fair.verify import verify_text, exit_code\n"
        "assert exit_code(verify_text(sys.stdin.read())) == 0\n"
        "print({name.partition('.')[0] for name in sys.modules} & {'numpy', 'numba', 'cryptography', 'rich'})"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], input=bundle, capture_output=True, text=True, check=True
    )
    assert ran.stdout == "set()\n"


# -- bundles that somebody changed

TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|-?\d+|true|false|null')
LETTERS = '0123456789abcdefghijklmnopqrstuvwxyzABCXYZ "-,:[]{}.'


def one_byte_changed(text, rng):
    """One byte: half the time of anything, half the time of a rare field."""
    spots = [(match.start(), match.end()) for match in TOKEN.finditer(text)]
    rare = [(start, end) for start, end in spots if end - start < 60]
    start, end = rng.choice(rare) if rng.random() < 0.5 else (0, len(text))
    at = rng.randrange(start, end)
    return text[:at] + rng.choice([letter for letter in LETTERS if letter != text[at]]) + text[at + 1 :]


@pytest.mark.slow
def test_any_one_byte_changed_is_found():
    """All of hundreds; each of them holds before (the control)."""
    rng, wanted = Random(1000), 10_000 if SOAK else 200
    refused, done = Counter(), 0
    for seed in count():
        for bundle in bundles(SHORT[seed % len(SHORT)], seed, hands=5):
            text = plain(bundle)
            assert exit_code(verify_text(text)) == 0
            refused[exit_code(verify_text(one_byte_changed(text, rng)))] += 1
            done += 1
        if done >= wanted:
            break
    assert refused[0] == 0
    assert refused[FORM] < done * 0.9  # most are not refused for their form alone


def change(bundle, path, value):
    """Put a value, or what a function makes of the old one, at a path."""
    *way, last = path
    for key in way:
        bundle = bundle[key]
    bundle[last] = value(bundle[last]) if callable(value) else value


def other_hex(text):
    return text[:-1] + ("0" if text[-1] != "0" else "1")


def more(number):
    return number + 1


FIRST, CARD, WINDOW = ("packs", 0), ("packs", 0, "turned", 0), ("packs", 0, "windows", 0)
LIES = [  # the path, what is put there, and the check that finds it though all is signed anew
    ("open", ("table",), "table-8", "context"),
    ("open", ("rules",), "0" * 16, "context"),
    ("open", ("options", "min_bet"), "2", "context"),
    ("open", (*FIRST, "session"), "morning", "context"),
    ("open", (*FIRST, "number"), more, "chain"),
    ("open", (*FIRST, "before"), other_hex, "chain"),
    ("open", (*FIRST, "c"), other_hex, "chain"),
    ("open", (*FIRST, "c"), other_hex, "transcript"),
    ("open", (*FIRST, "ctx"), other_hex, "context"),
    ("open", (*FIRST, "ctx"), other_hex, "chain"),
    ("open", (*FIRST, "roots", 0), other_hex, "openings"),
    ("open", (*FIRST, "roots", 0), other_hex, "chain"),
    ("open", (*WINDOW, "seats", 0, 1), 1, "transcript"),
    ("open", (*WINDOW, "seats", 0, 2), other_hex, "transcript"),
    ("open", (*WINDOW, "seats", 0, 2), other_hex, "shares"),
    ("open", (*WINDOW, "seats", 0, 3), other_hex, "shares"),
    ("open", (*WINDOW, "stakes", 0, 1), more, "transcript"),
    ("open", (*WINDOW, "stakes", 0, 1), more, "stakes"),
    ("open", (*WINDOW, "a"), other_hex, "transcript"),
    ("open", (*WINDOW, "t"), other_hex, "transcript"),
    ("open", (*WINDOW, "t"), other_hex, "shares"),
    ("open", (*WINDOW, "shares", 0, 1), other_hex, "shares"),
    ("open", (*WINDOW, "shares", 0, 1), other_hex, "joint"),
    ("open", (*WINDOW, "shares", 0, 2), other_hex, "shares"),
    ("open", (*WINDOW, "joint"), other_hex, "joint"),
    ("open", (*WINDOW, "joint"), other_hex, "order"),
    ("open", (*FIRST, "spent"), other_hex, "spent"),
    ("open", ("told", 0, 2), more, "transcript"),
    ("open", ("told", 0, 2), more, "stakes"),
    ("open", (*CARD, "card"), lambda card: (card + 4) % 40, "openings"),
    ("open", (*CARD, "card"), lambda card: (card + 4) % 40, "turned"),
    ("open", (*CARD, "place"), lambda place: place ^ 1, "order"),
    ("open", (*CARD, "salt"), other_hex, "openings"),
    ("open", (*CARD, "path", 0), other_hex, "openings"),
    ("open", ("tape", 0), lambda card: (card + 4) % 40, "turned"),
    ("open", ("stacks", 0), more, "payments"),
    ("open", ("after", 0), more, "acts"),
    ("open", ("carry", 0), 99, "acts"),
    ("open", ("game",), "faro", "pack"),
    ("open", ("chairs",), lambda chairs: chairs[::-1], "stakes"),
    ("hidden", (*FIRST, "picked"), lambda deck: (deck + 1) % 8, "joint"),
    ("hidden", (*FIRST, "opened", 0, 1), other_hex, "decks"),
    ("hidden", (*FIRST, "opened"), lambda shown: shown[:-1], "decks"),
    ("hidden", (*FIRST, "roots", 7), other_hex, "chain"),
    ("hidden", (*CARD, "card"), lambda card: card ^ 1, "openings"),
    ("hidden", (*CARD, "place"), lambda place: place ^ 1, "order"),
    ("hidden", (*WINDOW, "shares", 1, 1), other_hex, "shares"),
    ("hidden", ("payments", 0, 2), more, "payments"),
    ("hidden", ("game",), "skin", "pack"),
    ("hidden", ("after", 1), more, "payments"),
    ("void", (*WINDOW, "shares", 0, 2), other_hex, "shares"),
    ("void", (*WINDOW, "silent"), lambda silent: [*silent, 11], "form"),
    ("void", (*FIRST, "windows", 1, "seats"), lambda seats: seats[:-1], "form"),
]


@pytest.fixture(scope="module")
def honest():
    """A hand of each kind; of the open one, after its pack has ended."""
    evening = Evening("zecchinetta", 6)
    played = evening.hand()
    evening.dealing.end()
    return {
        "open": evening.bundle(played),
        "hidden": next(bundles("loo", 2, silence=0)),
        "void": next(bundles("zecchinetta", 2, silence=1)),
    }


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "path", "lie", "check"), LIES)
def test_lie_that_the_server_signs_is_found_by_its_check(honest, kind, path, lie, check):
    bundle = copy.deepcopy(honest[kind])
    assert states(sealed(bundle))[check] != Verdict.FAILS
    change(bundle, path, lie)
    found = states(sealed(bundle))
    assert check == "form" or found["seal"] == found["signatures"] == Verdict.HOLDS
    assert found[check] == Verdict.FAILS


def test_bundle_of_another_key_is_found_by_its_seal(honest):
    bundle = honest["open"] | {"key": Signer(b"\1" * 32).public.hex()}
    assert {"seal", "signatures"} <= failed(bundle)


def test_signature_of_a_transcript_is_checked_by_itself(honest):
    bundle = copy.deepcopy(honest["open"])
    change(bundle, (*WINDOW, "signature"), other_hex)
    rest = {key: value for key, value in bundle.items() if key != "seal"}
    bundle["seal"] = SIGNER.sign(gt2.sealed(canonical(rest))).hex()
    assert failed(bundle) == {"signatures"}


def test_payment_that_the_rules_do_not_make_is_found(honest):
    """Though stacks and payments agree with each other."""
    bundle = copy.deepcopy(honest["open"])
    bundle["payments"].append([0, 1, 3, 1])
    bundle["after"][0] -= 3
    bundle["after"][1] += 3
    assert failed(sealed(bundle)) == {"acts"}


# -- servers that cheat


class FalseDeck(Dealing):
    """A server that has put a card into the first of its decks twice, and left another out."""

    falsehood = staticmethod(lambda deck: [deck[1], *deck[1:]])

    def commit(self, hand, seeds, house_key):
        super().commit(hand, seeds, house_key)
        pack, link = self.pack, self.pack.link
        deck = self.falsehood(gt2.dealt_from(pack.seeds[0], pack.cards))
        pack.roots[0] = gt2.tree_of(pack.ctx, pack.seeds[0], deck)[-1][0]
        link.digest = gt2.committed(
            link.before, link.number, pack.ctx, gt2.decks(len(pack.cards), pack.roots)
        )
        return self.committed()

    def join(self, shares):
        body = super().join(shares)
        if not self.pack.picked and not self.pack.turned:
            self.pack.deck = self.falsehood(self.pack.deck)
        return body


def cheated(name, seed, cheat):
    evening = Evening(name, seed, dealing_of=cheat)
    bundle = evening.bundle(evening.hand())
    return bundle["packs"][0]["picked"], failed(bundle)


@pytest.mark.slow
def test_false_deck_is_found_when_it_is_not_the_one_picked():
    """Seven times of eight; an honest server is never accused (the control)."""
    for seed in range(30):
        picked, found = cheated("toepen", seed, FalseDeck)
        assert ("decks" in found) == (picked != 0)
        assert cheated("toepen", seed, Dealing)[1] == set()


@pytest.mark.slow
def test_card_shown_twice_is_found():
    """Faro deals its pack through, so that both come up."""
    found = [cheated("faro", seed, FalseDeck)[1] for seed in range(4)]
    assert all("cards" in names for names in found)
    assert cheated("faro", 0, Dealing)[1] == set()


@pytest.mark.slow
def test_false_open_deck_is_found_when_the_pack_has_ended():
    evening = Evening("zecchinetta", 1, dealing_of=FalseDeck)
    played = evening.hand()
    evening.dealing.end()
    assert "spent" in failed(evening.bundle(played))


class OtherCard(Dealing):
    """A server that deals another card than the one at the place J says."""

    def turn(self):
        before = len(self.packs) and len(self.pack.turned)
        card = super().turn()
        if card is not None and self.packs and len(self.pack.turned) > before == 0:
            card = self.pack.turned[-1].card = self.pack.deck[self.pack.turned[-1].place ^ 1]
        return card


class OtherPlace(Dealing):
    """A server that deals a committed card from another place than J says."""

    def turn(self):
        before = len(self.packs) and len(self.pack.turned)
        card = super().turn()
        if card is not None and self.packs and len(self.pack.turned) > before == 0:
            last = self.pack.turned[-1]
            last.place ^= 1
            card = last.card = self.pack.deck[last.place]
        return card


@pytest.mark.slow
@pytest.mark.parametrize("name", ["zecchinetta", "toepen"])
@pytest.mark.parametrize(("cheat", "check"), [(OtherCard, "openings"), (OtherPlace, "order")])
def test_card_changed_after_the_seats_have_spoken_is_found(name, cheat, check):
    assert check in cheated(name, 1, cheat)[1]
    assert cheated(name, 1, Dealing)[1] == set()


class NeverClosed(Dealing):
    """A server that draws on without a freeze, and so knows the next card while seats choose."""

    def close(self):
        pass


@pytest.mark.slow
def test_card_drawn_before_the_choices_that_ride_on_it_are_frozen_is_found():
    for seed in range(3):
        assert cheated("zecchinetta", seed, NeverClosed)[1] == {"stakes"}
        assert cheated("zecchinetta", seed, Dealing)[1] == set()


def test_seal_is_what_binds_a_name(honest):
    """The control of the changed bytes: nothing else would find this one."""
    bundle = copy.deepcopy(honest["open"])
    change(bundle, ("names", 0), "Somebody")
    assert failed(bundle) == {"seal"}


# -- what is no bundle

NO_BUNDLES = [
    "",
    "{",
    "[]",
    "null",
    "0",
    '"gt2"',
    "NaN",
    "{}",
    '{"protocol": "gt1"}',
    '{"protocol": "gt2"}',
    "9" * 5000,
    "1e999",
    "[" * 100_000,
    "[" * 900 + "]" * 900,
    '{"a":' * 500 + "1" + "}" * 500,
    '"\\ud800"',
    "\ufeff{}",
    '{"protocol": "gt2", "protocol": "gt2"}',
]


@pytest.mark.parametrize("text", NO_BUNDLES, ids=range(len(NO_BUNDLES)))
def test_what_is_no_bundle_is_told_so(text):
    (check,) = verify_text(text)
    assert (check.state, check.code) == (Verdict.FAILS, FORM)
    assert check.words.startswith("this is no bundle: ")


@pytest.mark.parametrize("thing", [None, 3, [], {}, {"protocol": object()}, {1: 2}, float("nan"), b"gt2"])
def test_no_object_at_all_makes_the_verifier_stumble(thing):
    assert [check.state for check in verify(thing)] == [Verdict.FAILS]


ODD = [None, True, 1.0, -1, 2**53, 10**400, "", "x", "ff", "\ud800", [], [[]], {}, {"a": 1}, [None], 13]


def places_in(thing, path=()):
    """Every path of a bundle."""
    items = thing.items() if isinstance(thing, dict) else enumerate(thing) if isinstance(thing, list) else ()
    for key, value in items:
        yield (*path, key)
        yield from places_in(value, (*path, key))


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["open", "hidden", "void"])
def test_odd_values_anywhere_are_refused_without_a_stumble(honest, kind):
    rng, bundle = Random(4), honest[kind]
    paths = [path for path in places_in(bundle) if rng.random() < 0.15 or len(path) < 5][:400]
    for path in paths:
        spoilt = copy.deepcopy(bundle)
        change(spoilt, path, lambda was: rng.choice([odd for odd in ODD if odd != was]))
        assert failed(spoilt)


@pytest.mark.parametrize("field", ["chairs", "after", "stacks"])
def test_bundle_says_as_much_of_every_seat(honest, field):
    spoilt = copy.deepcopy(honest["open"])
    del spoilt[field][-1]
    with pytest.raises(form.NoBundle, match="not equally many seats"):
        form.seats_hang_together(spoilt)


def test_no_two_seats_of_a_bundle_have_one_chair(honest):
    spoilt = copy.deepcopy(honest["open"])
    spoilt["chairs"][0] = spoilt["chairs"][1]
    with pytest.raises(form.NoBundle, match="two seats with one chair"):
        form.seats_hang_together(spoilt)


def test_spaces_and_order_do_not_matter(honest):
    """They say nothing."""
    turned_about = dict(reversed(honest["open"].items()))
    assert exit_code(verify_text(json.dumps(turned_about, indent=2, ensure_ascii=False))) == 0


@pytest.mark.parametrize(("old", "new"), [('"hand":1,', '"hand":1.0,'), ('"hand":1,', '"hand":1,"hand":1,')])
def test_value_written_in_another_way_is_refused(honest, old, new):
    text = plain(honest["open"])
    assert old in text
    assert exit_code(verify_text(text.replace(old, new, 1))) == FORM


# -- the command


def written(tmp_path, bundle):
    file = tmp_path / "bundle.json"
    file.write_text(bundle if isinstance(bundle, str) else json.dumps(bundle), "utf-8")
    return file


def test_command_tells_what_holds_in_eighty_columns(honest, tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    text = json.dumps(honest["hidden"], ensure_ascii=False)
    assert run(written(tmp_path, text)) == 0
    told = capsys.readouterr().out
    assert max(map(len, told.splitlines())) <= 80
    assert all(name in told for name in CHECKS)
    assert "What it does not tell you" in told
    assert "impossible" not in told


def test_command_ends_with_the_code_of_the_first_check_that_fails(honest, tmp_path, capsys):
    bundle = copy.deepcopy(honest["open"])
    change(bundle, (*CARD, "salt"), other_hex)
    assert run(written(tmp_path, plain(sealed(bundle)))) == CHECKS["openings"][0]
    assert "Do not trust" in capsys.readouterr().out


@pytest.mark.slow
def test_command_compares_the_key(honest, tmp_path, capsys):
    file = written(tmp_path, plain(honest["open"]))
    assert run(file, key=honest["open"]["key"].upper()) == 0
    assert run(file, key="00" * 32) == 27
    with pytest.raises(BadOption, match="64 hexadecimal digits"):
        run(file, key="00" * 31 + "zz")


def test_command_says_what_is_no_bundle(tmp_path, capsys):
    assert run(tmp_path / "none.json") == FORM
    assert run(written(tmp_path, "[bold]")) == FORM
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    assert run(tmp_path / "bytes") == FORM
    assert "Traceback" not in capsys.readouterr().out


def test_command_prints_json(honest, tmp_path, capsys):
    assert run(written(tmp_path, plain(honest["open"])), as_json=True) == 0
    assert [row["check"] for row in json.loads(capsys.readouterr().out)] == ["form", *CHECKS]


# -- the page


def by_the_page(texts, mode=""):
    """How the offline page judges each of these."""
    script = Path(__file__).parent / "verifier_agreement.mjs"
    lines = "".join(json.dumps(text) + "\n" for text in texts)
    command = [NODE, "--no-warnings", str(script), str(PAGE), mode]
    ran = subprocess.run(command, input=lines, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in ran.stdout.splitlines()]


def by_python(text, unseen=BY_THE_RULES):
    """The same of Python's, without what the page leaves out."""
    return [
        [check.name, check.code, "not checked" if check.name in unseen else str(check.state)]
        for check in verify_text(text)
    ]


def spoilt(bundle, rng):
    """A bundle as it is, with a byte changed, or with a lie in it that is signed."""
    luck = rng.random()
    if luck < 0.3:
        return plain(bundle)
    if luck < 0.5:
        return one_byte_changed(plain(bundle), rng)
    path = rng.choice([path for path in places_in(bundle) if path[0] == "packs" or rng.random() < 0.3])
    value = rng.choice([*ODD, "0" * 64, 1, 2, 3, lambda was: was + 1 if type(was) is int else was])
    try:
        change(bundle, path, value)
        return plain(sealed(bundle))
    except (ValueError, TypeError, KeyError, AttributeError, OverflowError):
        return json.dumps(bundle)


needs_node = pytest.mark.skipif(NODE is None, reason="node is not installed, and the page's script needs it")


EACH = 3  # texts of each bundle: to deal it takes longer than to check it


@needs_node
@pytest.mark.slow
def test_page_and_command_agree():
    """On good bundles, damaged ones and signed lies; each kind of failure comes up."""
    rng, texts = Random(7), []
    for seed in count():
        made = bundles(SHORT[seed % len(SHORT)], seed, hands=5, silence=0.2)
        texts += [spoilt(json.loads(plain(bundle)), rng) for bundle in made for _ in range(EACH)]
        if len(texts) >= (10_000 if SOAK else 500):
            break
    theirs = by_the_page([*texts, *NO_BUNDLES])
    ours = [by_python(text) for text in [*texts, *NO_BUNDLES]]
    assert theirs == ours
    fails = Counter(name for checks in ours for name, _, state in checks if state == "fails")
    assert {"form", "seal", "chain", "transcript", "shares", "openings"} <= set(fails)
    assert sum(all(state != "fails" for *_, state in checks) for checks in ours) > 50


@pytest.mark.slow
@needs_node
def test_page_checks_as_much_on_plain_http(honest):
    """Where a browser keeps its own signatures from the page, the page has its own way of checking them."""
    texts = [plain(bundle) for bundle in honest.values()]
    assert by_the_page(texts, "plain") == [by_python(text) for text in texts]


@pytest.mark.slow
@needs_node
def test_page_has_the_vectors():
    script = Path(__file__).parent / "verifier_agreement.mjs"
    ran = subprocess.run([NODE, script, PAGE, "vectors"], capture_output=True, text=True, check=True)
    told = json.loads(ran.stdout)
    assert told["abc"] == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert told["root"] == "39b10033b0c61e468833e03814577846029891fd668ec09b692075aa06e1c59c"
    assert told["joint"] == "7fea36796183f0f4bd5c8e193b8d52869d18cdd26ab18bef75bde6ba58f6a7e1"
    assert told["deck"][:8] == [24, 34, 51, 26, 4, 13, 32, 23]
    assert told["cut"] == list(gt1.cut(bytes.fromhex(told["joint"]), 52))


def test_page_reaches_for_nothing_outside_itself():
    """No address, no file, no picture; its own policy forbids them, too."""
    page = PAGE.read_text("utf-8")
    assert not re.search(r"https?://|src=|href=|@import|url\(|fetch\(|XMLHttpRequest|import\(", page)
    assert "default-src 'none'" in page


def test_text_that_is_too_long_is_not_read():
    with pytest.raises(form.NoBundle, match="longer"):
        form.read(" " * (form.LONGEST + 1))
