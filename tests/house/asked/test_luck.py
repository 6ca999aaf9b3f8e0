"""The net of a hand taken apart: exactly, and so that it adds up."""

from collections import Counter
from typing import Any

import pytest

from house_driver import QUICK, TABLE, Evening
from lansquenet.bots import usual
from lansquenet.fair.guest import chain
from lansquenet.games import GAMES
from lansquenet.house import history, messages as say
from lansquenet.house.web.mine import luck
from lansquenet.house.web.mine.luck import Apart, split, taken_apart
from lansquenet.house.web.mine.own_hands import HandOfMine
from lansquenet.rules.cards import in_order
from lansquenet.rules.game import hides
from lansquenet.rules.state import CHANCE, duplicate
from lansquenet.rules.tricks import STOCK
from rooms import seldom

OPEN = [name for name in GAMES if not hides(GAMES[name])]
LONG = (
    "baccarat",
    "basset",
    "casino_war",
    "faro",
    "landsknecht",
    "macao",
    "monte",
    "pharaon",
    "stuss",
    "tempeln",
    "trente_et_quarante",
)  # more than a walk of a second


@pytest.fixture(autouse=True)
def apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """No long chains, and nothing known from the test before."""
    monkeypatch.setattr(chain, "LINKS", 100)
    monkeypatch.setattr(luck, "SPLIT", type(luck.SPLIT)())


def evening(name: str, hands: int = 2) -> Evening:
    seats = max(GAMES[name].SEATS[0], min(3, GAMES[name].SEATS[-1]))
    bots = tuple(usual(name)[:1] * (seats - 2))
    wanted: dict[str, Any] = {"game": name, "seats": seats, "chips": 40, "bots": bots} | QUICK
    return Evening(say.Terms(**wanted), 2, name).hands(hands)


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in OPEN if name not in LONG])
def test_the_parts_add_up_to_the_net_of_every_seat(name: str) -> None:
    whole = evening(name)
    number = whole.sitting.hand
    found = history.recalled(whole.log, TABLE, number)
    brief = found.brief(number)
    for seat, (before, after) in enumerate(zip(brief.before, brief.after, strict=True)):
        parts = split(found, number, seat)
        assert parts is not None
        assert sum(parts) == pytest.approx(after - before, abs=1e-6)


HIDDEN = [name for name in GAMES if hides(GAMES[name])]


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.compiles
@pytest.mark.parametrize("name", HIDDEN)
def test_the_parts_add_up_where_cards_are_hidden(name: str) -> None:
    """To the net of every seat, over two hands; the deal moves it, and is not all that does."""
    moved = Counter[str]()
    for hands in (2, 4):
        whole = evening(name, hands)
        number = whole.sitting.hand
        found = history.recalled(whole.log, TABLE, number)
        brief = found.brief(number)
        for seat, (before, after) in enumerate(zip(brief.before, brief.after, strict=True)):
            parts = split(found, number, seat)
            assert parts is not None
            assert sum(parts) == pytest.approx(after - before, abs=1e-6)
            moved.update({part for part, chips in parts._asdict().items() if abs(chips) > 0.01})
    assert name == "toepen" or moved["deal"] >= 2  # where chips move at the end of a match alone
    assert name == "toepen" or moved["own"] + moved["others"] >= 2


@pytest.mark.slow
@pytest.mark.compiles
@pytest.mark.parametrize("name", [name if name == "loo" else seldom(name) for name in HIDDEN])
def test_what_a_seat_may_expect_knows_no_card_that_it_does_not_see(name: str) -> None:
    """Two states that look alike from a seat are worth the same to it, to the last digit.

    The control: to the seat whose cards differ they are not, where its cards matter to it by then: at Toepen
    a hand moves no chips, at Tomato it lies unseen, and at Norrlandsknack neither of the two would knock.
    """
    whole = evening(name)
    found = history.recalled(whole.log, TABLE, whole.sitting.hand)
    dealt = next(moment.before for moment in found.moments if moment.act.actor >= 0)
    other = duplicate(dealt)
    theirs = [card for card, place in enumerate(dealt.place) if place == 1]
    stock = [card for card, place in enumerate(dealt.place) if place == STOCK]
    for mine, new in zip(theirs, stock, strict=False):
        other.place[mine], other.place[new] = other.place[new], other.place[mine]
    empty: Counter[int] = Counter()
    assert luck._worth(found, dealt, empty, 0, 40) == luck._worth(found, other, empty, 0, 40)
    theirs_now, theirs_then = (luck._worth(found, state, empty, 1, 40) for state in (dealt, other))
    assert name in ("toepen", "tomato", "norrlandsknack") or theirs_now != theirs_then


@pytest.mark.slow
def test_the_deal_is_fair_at_every_card() -> None:
    """What may be expected is the mean of what is expected after each card that may come.

    The control: from a stock that lacks a card it is another.
    """
    whole = evening("lansquenet", 3)
    found = history.recalled(whole.log, TABLE, whole.sitting.hand)
    told, rules = found.session.told, found.session.rules
    turns = [n for n, moment in enumerate(found.moments) if moment.act.actor == CHANCE]
    left = Counter(in_order(told.game.shoe(rules)))
    if not found.gathered:
        left = Counter(history.stock_before(found, whole.sitting.hand))

    def worth(state: Any, stock: Counter[int]) -> float:
        known = luck._worth(found, state, stock, 0, found.session.stacks[0])
        assert known is not None
        return known

    looked = 0
    for n in turns:
        state = found.moments[n].before
        mean = 0.0
        for card, count in (+left).items():
            after = duplicate(state)
            told.game.apply(rules, after, card)
            mean += count * worth(after, left - Counter([card])) / left.total()
        assert mean == pytest.approx(worth(state, left), abs=1e-9)
        looked += abs(worth(state, left) - worth(state, left - Counter([max(+left)]))) > 1e-9
        left[found.moments[n].act.action] -= 1
    assert looked


def test_hands_that_cannot_be_walked_are_counted_and_those_to_come_are_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One is known, one beyond, one not looked at yet; and each game has sums of its own."""
    known = {("T", 1): Apart(0.0, 5.0, 1.0, -2.0), ("T", 2): None, ("U", 1): Apart(1.0, 4.0, 1.0, 1.0)}
    monkeypatch.setattr(luck, "_split_of", lambda _, hand: known[hand.table, hand.hand])
    nets = {1: 4, 2: -3, 3: 9}
    hands = [HandOfMine("T", n, "faro", "", n, 0, [], 500, nets[n], False) for n in nets]
    closed = HandOfMine("U", 1, "loo", "", 9, 0, [], 500, 7, False)
    told, other = taken_apart(None, [*hands[:2], closed])  # type: ignore[arg-type]
    assert (other.game, other.hands, other.net) == ("loo", 1, 4 + 3)
    assert (told.hands, told.left, told.beyond, told.net) == (1, 0, 1, 4)
    assert (told.start, told.deal, told.others, told.own) == (0.0, 5.0, 1.0, -2.0)
    (told,) = taken_apart(None, hands, seconds=-1)  # type: ignore[arg-type]
    assert (told.hands, told.left, told.beyond) == (1, 1, 1)
    assert told.start + told.deal + told.others + told.own == told.net
