"""The odds bar of the house: who is told what, out of what, and at whose expense."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from asking import Asker, asking_of
from house_driver import QUICK, Evening
from lansquenet.errors import HouseRefuses
from lansquenet.games import GAMES
from lansquenet.house import messages as say
from lansquenet.house.tables.sight import unturned
from lansquenet.house.web.allowance import Allowance, Caller
from lansquenet.house.web.reckoning import oddsbar
from lansquenet.house.web.reckoning.oddsbar import OddsBar
from lansquenet.rules import cards
from lansquenet.rules.game import begin, view
from lansquenet.seats.chances import Question, Standing

CHIPS = 100


# -- what is asked


def evening(game: str, seed: str, **terms: Any) -> Evening:
    """A table of the house at which two people and a bot play."""
    bots = ("timid",)
    return Evening(say.Terms(game=game, seats=3, chips=CHIPS, bots=bots, **QUICK | terms), 2, seed)


def moments(table: Evening, until: int = 3) -> Iterator[Evening]:
    """An evening at every step of its first hands."""
    while table.sitting.hand <= until and table.step():
        if table.sitting.in_hand:
            yield table


def seats_of(table: Evening) -> list[Any]:
    return [chair for chair in table.sitting.seated if chair.kind == "person"]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["lansquenet", "zecchinetta", "stuss"])
def test_stock_that_is_reckoned_with_has_as_many_cards_as_the_true_one(name: str) -> None:
    """Over several hands dealt from one shoe, too."""
    compared = 0
    for table in moments(evening(name, "stock")):
        dealing = table.sitting.dealing
        stock = unturned(dealing)
        assert len(stock) == len(dealing)
        if dealing.packs and dealing.pack.left and not dealing.pack.ended:
            compared += 1
            assert stock == sorted(dealing.pack.deck[place] for place in dealing.pack.left)
    assert compared > 10


@pytest.mark.slow
def test_order_of_the_stock_changes_nothing_that_is_asked() -> None:
    """Another order of the same cards: the question to be answered is the same; the next card is not."""
    changed = 0
    for table in moments(evening("lansquenet", "order")):
        dealing = table.sitting.dealing
        if not dealing.packs or len(dealing.pack.left) < 9:
            continue
        pack, chair = dealing.pack, seats_of(table)[0]
        before, deck, next_card = oddsbar.asked(table.room, chair.account), pack.deck, pack.deck[pack.left[0]]
        moved = dict(zip(pack.left, Random(1).sample(pack.left, len(pack.left)), strict=True))
        pack.deck = [deck[moved.get(place, place)] for place in range(len(deck))]
        changed += pack.deck[pack.left[0]] != next_card
        assert oddsbar.asked(table.room, chair.account) == before
        pack.deck = deck
    assert changed > 10


@pytest.mark.slow
def test_view_of_a_seat_is_all_that_the_house_uses_of_hidden_hands() -> None:
    """No card that the seat was not told stands in what is handed to the reckoning."""
    looked = 0
    for table in moments(evening("toepen", "hidden")):
        for chair in seats_of(table):
            with suppress(HouseRefuses):
                key, question = oddsbar.asked(table.room, chair.account)
                looked += 1
                frame = table.room.projection.seen[chair.seat].last.seq
                assert key[1:] == (table.sitting.hand, frame, chair.seat)
                assert question.stock == ()
                again = view(GAMES["toepen"], table.sitting.rules, question.view, chair.seat)
                assert again == question.view
                held = [place for place in question.view.place if place in range(3)]
                assert set(held) <= {chair.seat}
    assert looked > 20


def refusal(table: Evening, account: str) -> str:
    with pytest.raises(HouseRefuses) as wrong:
        oddsbar.asked(table.room, account)
    return wrong.value.code


@pytest.mark.slow
def test_seat_that_is_not_asked_is_refused_while_others_are_asked_in_silence() -> None:
    """COMM-5: when it has answered, or is not asked, it cannot tell who is; before that it hears its odds."""
    heard = {"in_silence": 0, "": 0}
    for table in moments(evening("toepen", "silence", window=1), until=6):
        polled, said = table.sitting.polled(), table.sitting.answers
        for chair in seats_of(table) if polled else []:
            if chair.seat in polled and chair.seat not in said:
                oddsbar.asked(table.room, chair.account)
                heard[""] += 1
            else:
                heard[refusal(table, chair.account)] += 1
    assert min(heard.values()) > 3


def test_who_only_looks_on_is_refused() -> None:
    table = next(moments(evening("lansquenet", "looks on")))
    assert refusal(table, "onlooker") == "not_seated"
    assert refusal(table, "nobody") == "not_seated"


def test_table_without_odds_refuses_them_to_its_seats() -> None:
    table = next(moments(evening("lansquenet", "off", odds=False)))
    assert refusal(table, seats_of(table)[0].account) == "no_odds"


@pytest.mark.slow
def test_nothing_is_told_while_no_hand_is_in_play() -> None:
    table = evening("lansquenet", "between").hands(2)
    assert refusal(table, seats_of(table)[0].account) == "no_hand"


# -- over HTTP


class Desk:
    """What the address needs of a house: one table, and who asks by the name in the session."""

    def __init__(self, table: Evening) -> None:
        self.table, self.accounts, self.writer = table, self, self
        self.flushed = 0

    async def of_session(self, session: str) -> Any:
        return SimpleNamespace(id=session)

    async def room(self, table: str) -> Any:
        return self.table.room

    async def run(self, act: Any) -> None:
        self.flushed += 1


@pytest.fixture
def desk() -> Desk:
    return Desk(next(moments(evening("lansquenet", "http"))))


@pytest.fixture
def client(desk: Desk) -> Iterator[Asker]:
    with asking_of(oddsbar.router, hall=desk) as asker:
        yield asker


def bearing(account: str) -> dict[str, Any]:
    return {"headers": {"authorization": f"Bearer {account}"}}


ADDRESS = "/api/tables/7ab1e/odds"


@pytest.mark.slow
def test_seat_is_told_how_its_hand_stands(client: Asker, desk: Desk) -> None:
    """By the process that reckons; what it rests on is durable before it is told."""
    answer = client.get(ADDRESS, **bearing("account0"))
    assert answer.status_code == 200, answer.text
    assert answer.json().keys() == Standing.__dataclass_fields__.keys()
    assert answer.json()["win"] + answer.json()["even"] + answer.json()["lose"] == pytest.approx(1)
    assert desk.flushed == 1


def test_refusals_have_a_status_and_a_sentence(client: Asker) -> None:
    assert client.get(ADDRESS).status_code == 401
    answer = client.get(ADDRESS, **bearing("onlooker"))
    assert (answer.status_code, answer.json()["code"]) == (403, "not_seated")


def test_asked_quietly_it_says_nothing_where_nothing_can_be_said(client: Asker) -> None:
    answer = client.get(f"{ADDRESS}?quietly=true", **bearing("onlooker"))
    assert (answer.status_code, answer.content) == (204, b"")


class Slow(OddsBar):
    """A reckoning that takes a while, and notes how many are in work at once."""

    def __init__(self) -> None:
        super().__init__()
        self.now, self.most, self.asked = 0, 0, 0

    async def _reckon(self, question: Question) -> Standing:
        self.now, self.asked = self.now + 1, self.asked + 1
        self.most = max(self.most, self.now)
        await asyncio.sleep(0.02)
        self.now -= 1
        return Standing(0.5, 0.0, 0.5, 0.0, 0.0, True, 0, "")


async def asks(bar: OddsBar, account: str, seq: int, spending: Allowance) -> str:
    """What comes of a question of an account about a frame of its own."""
    question: Any = None
    try:
        async with bar.turn(spending, Caller(f"192.0.2.{account}", account)):
            await bar.answer(("table", 1, seq, int(account)), question)
    except HouseRefuses as wrong:
        return wrong.code
    return "told"


@pytest.mark.slow
def test_one_account_has_one_computation_in_flight() -> None:
    async def crowd(accounts: list[str]) -> tuple[int, list[str]]:
        bar, spending = Slow(), Allowance()
        asking = (asks(bar, account, seq, spending) for seq, account in enumerate(accounts))
        said = await asyncio.gather(*asking)
        assert not spending.held
        assert not bar.turns
        return bar.most, said

    assert asyncio.run(crowd(["1"] * 3)) == (1, ["told"] * 3)
    assert asyncio.run(crowd(["1", "2", "3"])) == (3, ["told"] * 3)  # the control: others do not wait for it
    assert asyncio.run(crowd(["1"] * 4))[1] == ["told"] * 3 + ["too_often"]
    assert asyncio.run(crowd([str(n) for n in range(13)]))[1].count("busy") == 1


@pytest.mark.slow
def test_same_frame_is_reckoned_once(monkeypatch: Any) -> None:
    monkeypatch.setattr(oddsbar, "KEPT", 3)

    async def twice(seqs: list[int]) -> int:
        bar = Slow()
        for seq in seqs:
            await asks(bar, "1", seq, Allowance())
        return bar.asked

    assert asyncio.run(twice([1, 1, 1])) == 1
    assert asyncio.run(twice([1, 2, 1])) == 2
    assert asyncio.run(twice([0, 1, 2, 3, 0])) == 5  # the oldest is forgotten


@pytest.mark.slow
def test_tables_do_not_wait_while_it_is_reckoned() -> None:
    """The loop goes round all the time, though a hand of many is reckoned for a second."""
    game = GAMES["faro"]
    rules, stock = game.Rules(), cards.in_order(game.shoe(game.Rules()))
    question = Question("faro", rules, begin(game, rules, [CHIPS] * 6, game.Carry(0)), 0, CHIPS, tuple(stock))

    async def longest_wait() -> tuple[float, Any]:
        bar, gaps = OddsBar(), [0.0]
        try:
            work = asyncio.create_task(bar.answer(("table", 1, 1, 0), question))
            last = time.monotonic()
            while not work.done():
                await asyncio.sleep(0.005)
                gaps.append(time.monotonic() - last)
                last = time.monotonic()
            return max(gaps), await work
        finally:
            bar.close()

    gap, found = asyncio.run(longest_wait())
    assert found.even == 1
    assert gap < 2


@pytest.mark.slow
def test_server_starts_without_the_compiler() -> None:
    """Only what is compiled needs numba, and nothing here is."""
    code = "import sys, lansquenet.house.web.reckoning.oddsbar as _; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
