"""When a seat signs, and what it refuses: promise F, at the seat's own side of the wire."""

from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from dealt import Signer, Speaker
from lansquenet.fair import gt2
from lansquenet.fair.dealing import Dealing
from lansquenet.fair.guest.keys import OwnKeys, Untrue, is_good
from lansquenet.fair.guest.part import OwnPart

TABLE, PACK = "table-7", list(range(52))
LINE = {"text": "Ann bets", "rule": "X-1", "seat": 0, "action": 5, "card": -1, "follows": False}
PAID = {"text": "", "rule": "X-1", "payer": 0, "payee": 12, "chips": 5, "follows": False}
TOLD = {"text": "All cards are shuffled.", "rule": "X-2", "follows": True}
Message = dict[str, Any]


@dataclass
class House:
    """A house of three chairs: ours, a bot of its own, and somebody else's; it tells what it is asked to."""

    hidden: bool = False
    signer: Signer = field(default_factory=lambda: Signer(b"h" * 32))

    def __post_init__(self) -> None:
        self.dealing = Dealing("loo", "rules", TABLE, f"{TABLE}/1", self.hidden)
        self.others = {seat: Speaker(f"{TABLE}/1", seat, Random(seat)) for seat in (1, 2)}
        self.others[1].house = True
        for seat, other in self.others.items():
            self.dealing.promise(seat, other.pledge)
        self.part = OwnPart(TABLE, self.signer.public.hex(), "loo", "rules", PACK)
        self.part.hear({"type": "welcome", "chair": 0})
        promised = self.part.hear(self.room())
        assert promised is not None
        assert promised["type"] == "promise"
        own = gt2.Pledge(*(bytes.fromhex(promised[name]) for name in ("key", "head")))
        self.dealing.promise(0, own)
        self.part.hear(self.room())
        self.dealing.begin(1)
        self.part.hear(self.state())
        self.dealing.gather(PACK)

    def room(self) -> Message:
        kinds = ("person", "bot", "robot")
        keys = {seat: pledge.key.hex() for seat, pledge in self.dealing.pledges.items()}
        chairs = [
            {"chair": n, "seat": n, "kind": kind, "key": keys.get(n, ""), "silent": n in self.dealing.out}
            for n, kind in enumerate(kinds)
        ]
        return {"type": "room", "session": self.dealing.session, "chairs": chairs}

    def state(self, *lines: Message, hand: int = 1, seq: int = 1, over: bool = False) -> Message:
        rows = [{"seat": n, "stack": 95, "free": 90} for n in range(3)]
        told = {"hand": hand, "seq": seq, "again": False, "over": over, "rows": rows}
        return {"type": "state", **told, "lines": list(lines)}

    def commit(self, hand: int = 1, salt: int = 0) -> Message:
        seeds = [bytes([n + salt]) * self.dealing.seed_bytes for n in range(self.dealing.seeds_wanted)]
        self.dealing.commit(hand, seeds, self.signer.public)
        return self.committed()

    def committed(self) -> Message:
        pack = self.dealing.pack
        signed = self.signer.sign(pack.link.digest).hex()
        return {"type": "committed", "hand": pack.hand, "body": self.dealing.committed(), "signature": signed}

    def freeze(self, seats: tuple[int, ...] = (0, 1, 2), **other: Any) -> Message:
        stakes, rows = {0: 10, 1: 5, 2: 5}, [[1, 0, 12, 5]]
        if not self.hidden:
            rows = [[0, 0, 5, -1], *rows]
        if self.dealing.told:
            rows = []
        self.dealing.freeze(list(seats), other.get("stakes", stakes), other.get("rows", rows))
        return self.wanted()

    def wanted(self) -> Message:
        signed = self.signer.sign(self.dealing.window.frozen).hex()
        hand = self.dealing.hand
        return {"type": "share_wanted", "hand": hand, "body": self.dealing.frozen(), "signature": signed}

    def share_of(self, reply: Message | None) -> gt2.SignedLink:
        assert reply is not None
        return gt2.SignedLink(*(bytes.fromhex(reply[name]) for name in ("share", "signature")))

    def given(self, reply: Message | None) -> dict[int, gt2.SignedLink]:
        window = self.dealing.window
        shares = {n: self.others[n].share(window.frozen) for n in self.others if n in window.pledges}
        return shares if reply is None else shares | {0: self.share_of(reply)}

    def joined(self, reply: Message | None) -> Message:
        return {"type": "joined", "hand": self.dealing.hand, "body": self.dealing.join(self.given(reply))}

    def void(self, silent: list[int], reply: Message | None) -> Message:
        given = {n: share for n, share in self.given(reply).items() if n not in silent}
        frozen = self.dealing.window.frozen
        body = self.dealing.silent(silent, given)
        signed = self.signer.sign(gt2.voided(frozen, silent)).hex()
        return {"type": "void", "hand": self.dealing.hand, "body": body, "signature": signed}


@pytest.fixture(params=[False, True], ids=["open", "hidden"])
def house(request: pytest.FixtureRequest) -> House:
    return House(request.param)


def seen(house: House) -> None:
    """What happens before the cards: a bet, of which a chip lies in the pool."""
    house.part.hear(house.state(TOLD, LINE, PAID, seq=2))


def test_what_was_seen_is_signed_and_what_comes_of_it_is_checked(house: House) -> None:
    seen(house)
    assert house.part.hear(house.commit()) is None
    asked = house.freeze()
    reply = house.part.hear(asked)
    share = house.share_of(reply)
    assert house.part.own
    assert is_good(house.part.own.public, house.dealing.window.frozen, share.signature)
    assert house.dealing.link_fits(0, share.link)
    assert house.part.hear(house.joined(reply)) is None
    (window,) = house.part.record.windows.values()
    assert window["share"] == [share.link.hex(), share.signature.hex()]


def test_share_is_given_again_for_the_same_cards(house: House) -> None:
    seen(house)
    house.part.hear(house.commit())
    asked = house.freeze()
    assert house.part.hear(asked) == house.part.hear(asked)


def test_keys_are_drawn_by_the_seat_and_differ() -> None:
    one, other = (OwnKeys.fresh("s", 0) for _ in range(2))
    assert len({one.secret, other.secret, one.chains[0].seed, other.chains[0].seed}) == 4


def test_share_without_a_commitment_is_refused(house: House) -> None:
    seen(house)
    house.commit()
    with pytest.raises(Untrue, match="without having told a commitment"):
        house.part.hear(house.freeze())


def test_commitment_that_the_house_has_not_signed_is_refused(house: House) -> None:
    message = house.commit()
    house.signer = Signer(b"x" * 32)
    with pytest.raises(Untrue, match="has not signed its commitment"):
        house.part.hear(house.committed() | {"body": message["body"]})


@pytest.mark.parametrize(
    "field", ["c", "ctx", "roots", "cards", "number", "before", "rules", "session", "hand"]
)
def test_commitment_of_something_else_than_it_says_is_refused(house: House, field: str) -> None:
    message = house.commit()
    body, hand = dict(message["body"]), message["hand"]
    if field == "hand":
        hand = 2
    elif field == "roots":
        body["roots"] = ["00" * 32, *body["roots"][1:]]
    else:
        body[field] = {"cards": 51, "number": 2, "rules": "others", "session": "x/1"}.get(field, "00" * 32)
    with pytest.raises(Untrue):
        house.part.hear({**message, "body": body, "hand": hand})


def test_two_commitments_for_one_hand_are_refused(house: House) -> None:
    house.part.hear(house.commit())
    house.dealing.gather(PACK)
    with pytest.raises(Untrue, match="two commitments for one hand"):
        house.part.hear(house.commit(salt=1))


def test_two_commitments_of_one_number_are_refused_also_by_who_was_away(house: House) -> None:
    house.part.hear(house.commit())
    house.dealing.last = None
    house.dealing.gather(PACK)
    second = house.commit(salt=1)
    house.part.hear({"type": "welcome", "chair": 0})
    with pytest.raises(Untrue, match="two commitments of one number"):
        house.part.hear(second)


def test_same_commitment_may_be_told_again(house: House) -> None:
    message = house.commit()
    house.part.hear(message)
    assert house.part.hear(message) is None


def next_hand(house: House) -> None:
    """The hand comes to its end, and another begins."""
    seen(house)
    house.part.hear(house.commit())
    house.part.hear(house.joined(house.part.hear(house.freeze())))
    house.dealing.begin(2)
    house.part.hear(house.state(hand=2))
    house.dealing.gather(PACK)


def test_link_that_does_not_follow_is_refused(house: House) -> None:
    """A commitment in between that nobody was told is one too many."""
    next_hand(house)
    house.commit(2)
    house.dealing.gather(PACK)
    with pytest.raises(Untrue, match="does not follow"):
        house.part.hear(house.commit(2, salt=1))


def test_who_was_away_counts_the_links_that_were_not_heard(house: House) -> None:
    next_hand(house)
    house.commit(2)
    house.dealing.gather(PACK)
    house.part.hear({"type": "welcome", "chair": 0})
    assert house.part.hear(house.commit(2, salt=1)) is None
    assert house.part.gaps == 1


def test_commitment_for_a_hand_that_is_past_is_refused(house: House) -> None:
    next_hand(house)
    house.part.hear(house.commit(2))
    house.dealing.gather(PACK)
    with pytest.raises(Untrue, match="that is past"):
        house.part.hear(house.commit(1))


@pytest.mark.parametrize(
    ("lie", "words"),
    [
        ({"stakes": {0: 9, 1: 5, 2: 5}}, "other stakes"),
        ({"rows": [[1, 0, 12, 6]]}, "another course"),
        ({"rows": []}, "another course"),
    ],
)
def test_transcript_that_we_have_not_seen_is_refused(house: House, lie: Message, words: str) -> None:
    seen(house)
    house.part.hear(house.commit())
    with pytest.raises(Untrue, match=words):
        house.part.hear(house.freeze(**lie))
    assert house.part.own
    assert not house.part.own.signed


@pytest.mark.parametrize("field", ["t", "window", "hand", "key", "head", "house"])
def test_transcript_of_something_else_is_refused(house: House, field: str) -> None:
    seen(house)
    house.part.hear(house.commit())
    message = house.freeze()
    body, hand = {**message["body"], "seats": [[*row] for row in message["body"]["seats"]]}, message["hand"]
    match field:
        case "t":
            body["t"] = "00" * 32
        case "window":
            body["window"] = 3
        case "hand":
            hand = 2
        case "key":
            body["seats"][2][2] = "00" * 32
        case "head":
            body["seats"][2][3] = "00" * 32
        case "house":
            body["seats"][1][1] = 0
    with pytest.raises(Untrue):
        house.part.hear({**message, "body": body, "hand": hand})
    assert house.part.own
    assert not house.part.own.signed


def test_transcript_that_the_house_has_not_signed_is_refused(house: House) -> None:
    seen(house)
    house.part.hear(house.commit())
    with pytest.raises(Untrue, match="has not signed its transcript"):
        house.part.hear(house.freeze() | {"signature": "00" * 64})


def test_window_of_another_device_of_ours_is_not_signed_and_is_no_lie(house: House) -> None:
    """It has promised another key for our chair since."""
    seen(house)
    house.part.hear(house.commit())
    house.dealing.promise(0, Speaker(f"{TABLE}/1", 0, Random(9)).pledge)
    house.part.hear(house.room())
    assert house.part.hear(house.freeze()) is None


def test_who_is_not_asked_and_not_shown_the_hand_accuses_nobody(house: House) -> None:
    """As who waits to be dealt in, where nobody may look on."""
    house.part.state, house.part.rows = {}, []
    house.part.hear(house.commit())
    asked = house.freeze((1, 2))
    assert house.part.hear(asked) is None
    assert house.part.record.windows[0, 0]["share"] is None
    assert house.part.hear(house.joined(None)) is None


def test_hand_of_which_a_frame_is_missing_is_not_kept_as_seen(house: House) -> None:
    house.part.hear(house.state(TOLD, LINE, PAID, seq=2))
    house.part.hear(house.state(seq=4, over=True))
    assert house.part.record.hands == {}
    house.part.hear(house.state(TOLD, LINE, PAID, seq=4, over=True) | {"again": True})
    assert house.part.record.hands[1]["over"]


def test_second_share_for_a_window_is_refused(house: House) -> None:
    seen(house)
    house.part.hear(house.commit())
    house.part.hear(house.freeze())
    window = house.dealing.pack.windows.pop()
    house.dealing.stage = type(house.dealing.stage).FREEZE
    house.dealing.pledges[2] = house.dealing.pledges[2]._replace(head=bytes(32))
    with pytest.raises(Untrue, match="a second time"):
        house.part.hear(house.freeze())
    assert window.number == house.dealing.window.number


# -- when somebody is silent


def test_void_that_was_told_is_followed_by_another_share(house: House) -> None:
    seen(house)
    house.part.hear(house.commit())
    first = house.part.hear(house.freeze())
    assert house.part.hear(house.void([2], first)) is None
    second = house.part.hear(house.freeze((0, 1)))
    assert second is not None
    assert (second["window"], second["void"]) == (0, 1)
    assert second["share"] != house.share_of(first).link.hex()
    house.part.hear(house.joined(second))


def test_void_that_was_not_told_is_refused(house: House) -> None:
    seen(house)
    house.part.hear(house.commit())
    house.void([2], house.part.hear(house.freeze()))
    with pytest.raises(Untrue, match="without having told who was silent"):
        house.part.hear(house.freeze((0, 1)))


def test_void_that_is_not_signed_is_refused(house: House) -> None:
    seen(house)
    house.part.hear(house.commit())
    reply = house.part.hear(house.freeze())
    with pytest.raises(Untrue, match="has not signed its void"):
        house.part.hear(house.void([2], reply) | {"signature": "00" * 64})


def test_who_was_silent_may_not_take_part_again(house: House) -> None:
    seen(house)
    house.part.hear(house.commit())
    house.part.hear(house.void([2], house.part.hear(house.freeze())))
    house.dealing.out.clear()
    house.dealing.promise(2, house.others[2].pledge)
    house.part.hear(house.room())
    with pytest.raises(Untrue, match="called silent"):
        house.part.hear(house.freeze())


def test_nobody_comes_in_while_a_window_is_open(house: House) -> None:
    seen(house)
    house.part.hear(house.commit())
    house.part.hear(house.void([2], house.part.hear(house.freeze((0, 2)))))
    with pytest.raises(Untrue, match="come in while a window is open"):
        house.part.hear(house.freeze((0, 1)))


def test_seat_called_silent_that_had_sent_its_share_says_so_and_keeps_the_proof(house: House) -> None:
    """What it keeps: the void, which the house has signed, and the share that it had sent."""
    seen(house)
    house.part.hear(house.commit())
    reply = house.part.hear(house.freeze())
    void = house.void([0], reply)
    with pytest.raises(Untrue, match="you were silent, though your share was sent"):
        house.part.hear(void)
    kept = house.part.record.written()
    assert kept["voids"][0]["silent"] == [0]
    assert kept["voids"][0]["signature"] == void["signature"]
    assert kept["windows"][0]["share"] == [*map(bytes.hex, house.share_of(reply))]
    assert kept["windows"][0]["t"] == kept["voids"][0]["t"]
    assert house.part.hear(house.room()) is None, "it does not promise anew before the session ends"


def test_seat_whose_share_may_have_been_lost_with_its_connection_accuses_nobody(house: House) -> None:
    """It was sent to a house that was gone, and was not asked for again."""
    seen(house)
    house.part.hear(house.commit())
    house.part.hear(house.freeze())
    house.part.hear({"type": "welcome", "chair": 0})
    assert house.part.hear(house.void([0], None)) is None


@pytest.mark.parametrize("code", ["bad_share", "too_fast"])
def test_seat_whose_share_was_turned_down_accuses_nobody(house: House, code: str) -> None:
    """The house has said that it did not take it."""
    seen(house)
    house.part.hear(house.commit())
    house.part.hear(house.freeze())
    house.part.hear({"type": "refuse", "code": code})
    assert house.part.hear(house.void([0], None)) is None


def test_seat_that_was_silent_is_not_told_a_lie(house: House) -> None:
    seen(house)
    house.part.hear(house.commit())
    house.freeze()
    assert house.part.hear(house.void([0], None)) is None


# -- what comes of it


@pytest.mark.parametrize(
    "field", ["t", "joint", "link", "signature", "left out", "picked", "opened", "fewer"]
)
def test_joined_that_does_not_follow_is_refused(field: str) -> None:
    """The control of the checks: each word of a joined body, changed."""
    house = House(hidden=True)
    seen(house)
    house.part.hear(house.commit())
    message = house.joined(house.part.hear(house.freeze()))
    body = message["body"]
    match field:
        case "t" | "joint":
            body[field] = "00" * 32
        case "link":
            body["shares"][2][1] = "00" * 32
        case "signature":
            body["shares"][2][2] = "00" * 64
        case "left out":
            del body["shares"][2]
        case "picked":
            body["picked"] = (body["picked"] + 1) % gt2.DECKS
        case "opened":
            body["opened"] = dict.fromkeys(body["opened"], "ff" * 32)
        case "fewer":
            body["opened"].popitem()
    with pytest.raises(Untrue):
        house.part.hear(message)


def test_what_cannot_be_read_is_refused_in_words(house: House) -> None:
    with pytest.raises(Untrue, match="cannot be read"):
        house.part.hear({"type": "committed", "hand": 1, "body": {}, "signature": ""})
    with pytest.raises(Untrue, match="cannot be read"):
        house.part.hear({"type": "share_wanted"})
