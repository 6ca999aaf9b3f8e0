"""What a client keeps of a table, held against the bundles of its house: promise F."""

import copy
import json
from typing import Any

import pytest

from dealt import SIGNER, Evening as Dealt, bundles
from house_driver import KEYS, QUICK, TABLE, Evening
from lansquenet.bots import usual
from lansquenet.cli.records.proof import run
from lansquenet.errors import BadOption
from lansquenet.fair import gt2
from lansquenet.fair.bundle import canonical
from lansquenet.fair.checks.proves import Signed, signed_by
from lansquenet.fair.checks.verdict import SEEN, Verdict
from lansquenet.fair.guest import seen as seen_module
from lansquenet.fair.guest.seen import SeenRecord, compared
from lansquenet.fair.verify import exit_code, verify
from lansquenet.games import GAMES
from lansquenet.house import history, messages as say
from lansquenet.house.tables.fairness import HouseKey
from rooms import mostly_long

SOME = ("zecchinetta", "lansquenet", "toepen", "irish_loo", "loo", "basset")


def evening(name: str, hands: int = 3, silence: float = 0.0, people: int = 2) -> Evening:
    """People and a bot at a table of the house."""
    seats = max(GAMES[name].SEATS[0], people + 1)
    terms = say.Terms(game=name, seats=seats, chips=60, bots=(usual(name)[0],), **QUICK)
    return Evening(terms, seats - 1, name, silence=silence).hands(hands)


def bundle_of(played: Evening) -> dict[str, Any]:
    """The bundle of the last hand, as the house makes it for who may see all of it."""
    store: Any = played.log
    store.keys = KEYS
    made = history.bundled(store, TABLE, played.sitting.hand, None, True)
    found: dict[str, Any] = json.loads(canonical(made))
    return found


def held(bundle: dict[str, Any], seen: dict[str, Any]) -> Verdict:
    return compared(bundle, json.loads(json.dumps(seen))).state


@pytest.mark.slow
@mostly_long("name")
@pytest.mark.parametrize("silence", [0.0, 0.4])
def test_bundle_is_what_every_client_has_seen(name: str, silence: float) -> None:
    """With voids and without; nobody is ever told anything that does not follow."""
    played = evening(name, 2, silence)
    bundle = bundle_of(played)
    assert exit_code(verify(bundle)) == 0
    for guest in played.guests:
        assert guest.part
        assert held(bundle, guest.part.record.written()) == Verdict.HOLDS


def resealed(bundle: dict[str, Any]) -> dict[str, Any]:
    """This bundle, sealed anew by its house."""
    rest = {key: value for key, value in bundle.items() if key != "seal"}
    return rest | {"seal": HouseKey(KEYS).sign(gt2.sealed(canonical(rest))).hex()}


@pytest.fixture(scope="module")
def seen_hand() -> tuple[dict[str, Any], dict[str, Any]]:
    """A bundle, and what somebody who signed has seen."""
    played = evening("zecchinetta", 2)
    guest = next(guest for guest in played.guests if guest.part and guest.part.own and guest.part.own.signed)
    assert guest.part
    return bundle_of(played), guest.part.record.written()


def test_changes_that_agree_with_each_other_are_found_by_who_was_there(seen_hand: Any) -> None:
    """What seats have signed nothing later than: the seal holds, and the payments lead to the stacks."""
    bundle, seen = copy.deepcopy(seen_hand[0]), seen_hand[1]
    bundle["payments"].append([0, 1, 3, 1])
    bundle["after"][0] -= 3
    bundle["after"][1] += 3
    spoilt = resealed(bundle)
    states = {check.name: check.state for check in verify(spoilt)}
    assert states["seal"] == states["payments"] == Verdict.HOLDS
    assert held(spoilt, seen) == Verdict.FAILS


def test_every_kind_of_other_course_is_found(seen_hand: Any) -> None:
    """Each with the words that say what differs."""

    def told(change: Any) -> str:
        bundle, seen = copy.deepcopy(seen_hand[0]), copy.deepcopy(seen_hand[1])
        change(bundle, seen)
        found = compared(bundle, seen)
        assert (found.name, found.code, found.state) == ("seen", SEEN, Verdict.FAILS)
        return found.words

    hand = str(seen_hand[0]["hand"])
    window = next(one for one in seen_hand[1]["windows"] if str(one["hand"]) == hand)
    at = seen_hand[1]["windows"].index(window)
    assert "another key" in told(lambda bundle, seen: seen.update(key="00" * 32))
    assert "another table" in told(lambda bundle, seen: bundle.update(table="other"))
    assert "Other cards" in told(lambda bundle, seen: bundle["packs"][0].update(c="00" * 32))
    assert "does not stand here" in told(lambda bundle, seen: bundle["packs"][0].update(number=99))
    assert "not the one that was seen" in told(lambda bundle, seen: seen["windows"][at].update(t="00" * 32))
    assert "is missing" in told(lambda bundle, seen: seen["windows"][at].update(share=["00" * 32, "00" * 64]))
    assert "another course" in told(lambda bundle, seen: seen["hands"][hand]["rows"][0].__setitem__(1, 5))
    assert "More is told" in told(lambda bundle, seen: seen["hands"][hand]["rows"].clear())
    assert "Other stacks" in told(lambda bundle, seen: seen["hands"][hand].update(after=[1, 2, 3]))


def test_hand_of_which_nothing_was_kept_is_not_checked(seen_hand: Any) -> None:
    bundle, seen = seen_hand
    other = {**seen, "windows": [], "hands": {}}
    assert held(bundle, other) == Verdict.OPEN


def test_hand_that_was_left_before_its_end_is_held_against_what_was_seen_of_it(seen_hand: Any) -> None:
    bundle, seen = seen_hand[0], copy.deepcopy(seen_hand[1])
    hand = seen["hands"][str(bundle["hand"])]
    hand.update(over=False, rows=hand["rows"][:1])
    assert held(bundle, seen) == Verdict.HOLDS
    hand["rows"][0][2] += 1
    assert held(bundle, seen) == Verdict.FAILS


def test_record_that_was_kept_is_taken_up_again(seen_hand: Any) -> None:
    """By another terminal, or after a restart; not that of another house or table."""
    seen = seen_hand[1]
    again = SeenRecord(seen["key"], seen["table"], seen["chair"])
    assert again.take_up(json.loads(json.dumps(seen)))
    assert again.written() == seen
    assert not SeenRecord("00" * 32, seen["table"]).take_up(seen)
    assert not SeenRecord(seen["key"], "other").take_up(seen)
    assert not SeenRecord(seen["key"], seen["table"]).take_up({"seen": "gt2"})


def test_record_of_a_long_evening_forgets_its_first_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seen_module, "HANDS", 3)
    record = SeenRecord("00" * 32, "t")
    for hand in range(1, 7):
        body = {"session": "t/1", "number": hand, "before": "0", "c": "1"}
        record.committed(body, hand, "s")
        record.window({"window": hand, "void": 0, "t": "2"}, hand, None)
        record.over(hand, "t/1", [], [])
    assert [*record.hands] == [4, 5, 6]
    assert [one["hand"] for one in record.commitments.values()] == [4, 5, 6]
    assert [one["hand"] for one in record.windows.values()] == [4, 5, 6]


# -- the command


def file_of(folder: Any, name: str, thing: object) -> Any:
    file = folder / name
    file.write_text(json.dumps(thing), "utf-8")
    return file


def test_command_holds_a_bundle_against_what_was_seen(seen_hand: Any, tmp_path: Any, capsys: Any) -> None:
    bundle, seen = seen_hand
    file, kept = file_of(tmp_path, "bundle.json", bundle), file_of(tmp_path, "seen.json", seen)
    assert run(file, seen=kept) == 0
    assert "It is what was seen" in capsys.readouterr().out
    other = copy.deepcopy(seen)
    other["hands"][str(bundle["hand"])]["after"] = [0, 0, 0]
    assert run(file, seen=file_of(tmp_path, "other.json", other)) == SEEN
    assert "Do not trust" in capsys.readouterr().out


def test_file_that_proves_a_lie_is_taken_for_bundle_and_record(seen_hand: Any, tmp_path: Any) -> None:
    bundle, seen = copy.deepcopy(seen_hand[0]), seen_hand[1]
    bundle["after"] = [after + 1 for after in bundle["after"]]
    proof = file_of(tmp_path, "proof.json", {"evidence": "gt2", "why": "x", "seen": seen, "bundle": bundle})
    assert run(proof) == 11
    file = file_of(tmp_path, "bundle.json", seen_hand[0])
    assert run(file, seen=proof) == 0


@pytest.mark.parametrize("thing", [{}, [], {"seen": "gt2"}, "x"], ids=str)
def test_what_is_no_such_file_is_told_so(seen_hand: Any, tmp_path: Any, thing: object) -> None:
    file = file_of(tmp_path, "bundle.json", seen_hand[0])
    with pytest.raises(BadOption, match="no file in which a client has kept"):
        run(file, seen=file_of(tmp_path, "seen.json", thing))


# -- what is said of who signed


def told_by(bundle: dict[str, Any], folder: Any, capsys: Any) -> str:
    assert run(file_of(folder, "bundle.json", bundle)) == 0
    return " ".join(capsys.readouterr().out.split())


@pytest.mark.slow
def test_bundle_that_only_the_house_signed_is_never_said_to_be_fixed_before(
    tmp_path: Any, capsys: Any
) -> None:
    """Bots of the house have its keys; nobody at all is as much."""
    for bots in (frozenset({0, 1, 2}), None):
        game = Dealt("toepen", 1, bots=bots or frozenset())
        if bots is None:
            game.dealing.pledges.clear()
            game.promise_all = lambda: None  # type: ignore[method-assign]
        bundle = game.bundle(game.hand())
        assert signed_by(bundle) == Signed.HOUSE
        told = told_by(bundle, tmp_path, capsys)
        assert "Only the house has signed this hand" in told
        assert "fixed before" not in told
        assert "Signed with keys of their own: nobody." in told


def test_one_key_that_is_not_the_houses_is_enough(tmp_path: Any, capsys: Any) -> None:
    game = Dealt("toepen", 1, bots=frozenset({0, 1}))
    bundle = game.bundle(game.hand())
    assert signed_by(bundle) == Signed.SEATS
    told = told_by(bundle, tmp_path, capsys)
    assert "was fixed before the seats named above spoke" in told
    assert "Signed with keys of their own: Seat 3" in told or "Signed with keys of their own: " in told
    assert "Bots of the house, which prove nothing: " in told


def test_windows_that_only_the_house_signed_are_told_apart(tmp_path: Any, capsys: Any) -> None:
    """All others fell silent within the hand."""
    for seed in range(50):
        game = Dealt("zecchinetta", seed, seats=3, silence=0.3, bots=frozenset({0}))
        bundle = game.bundle(game.hand())
        if signed_by(bundle) == Signed.SOME:
            told = told_by(bundle, tmp_path, capsys)
            assert "Only some windows were signed by seats with keys of their own" in told
            return
    raise AssertionError("no such hand came")


def test_every_void_is_printed_with_what_it_means(tmp_path: Any, capsys: Any) -> None:
    bundle = next(bundles("toepen", 2, silence=1))
    windows = bundle["packs"][0]["windows"]
    assert [window["void"] for window in windows] == [0, 1, 2, 3][: len(windows)]
    told = told_by(bundle, tmp_path, capsys)
    for void in range(len(windows) - 1):
        assert f"could have chosen among {void + 2} orders" in told
    assert told.count("was void, for") == len(windows) - 1
    assert SIGNER.public.hex() in told


def test_bundle_of_gt1_is_told_to_prove_less(tmp_path: Any, capsys: Any) -> None:
    from test_old import OLD

    bundle = json.loads((OLD / "toepen.bundle.json").read_text("utf-8"))
    assert signed_by(bundle) == Signed.FIRST
    told = told_by(bundle, tmp_path, capsys)
    assert "dealt by gt1, which proves less" in told
    assert "fixed before" not in told
    file = file_of(tmp_path, "bundle.json", bundle)
    with pytest.raises(BadOption, match="dealt by gt2"):
        run(file, seen=file)
