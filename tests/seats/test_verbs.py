"""What the buttons of a question say: every answer has its verb, and every amount in one is what is put."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from lansquenet.books.book import book
from lansquenet.books.events import UNTOLD
from lansquenet.books.hands import holding
from lansquenet.books.wording import texts
from lansquenet.games import GAMES
from lansquenet.games.basset.rules import prize_of
from lansquenet.rules.cards import suit
from lansquenet.rules.game import perform
from lansquenet.rules.state import OVER, State, duplicate
from lansquenet.seats.offers import Offer, offer
from lansquenet.seats.table import SeatedTable
from seated import TRICKS, chosen, tables_by_chance

SHOWN = ("card", "rank", "seat")  # what stands on the cloth, and needs no word
PUTS = re.compile("(Stake|Bet|Put up|Lay|Raise|Have|Pay|Call banco)")  # what says that chips are put down
BARE = {"no", "yes", "on", "ok", "pass?"}


def questions(name: str, seeds: int = 8, most: int = 250) -> Iterator[tuple[SeatedTable, Any, Offer]]:
    """What is asked in some hands of a game."""
    for table, dice in tables_by_chance(name, seeds):
        asked = 0
        while asked < most and table.hand < 4 and not table.finished:
            table.begin()
            while table.actor != OVER:
                if asked < most:
                    seen = table.view(table.actor)
                    yield table, table.state, offer(table.told, table.rules, seen)
                asked += 1
                table.act(table.actor, chosen(table, dice))


def after(table: SeatedTable, state: State, action: int) -> Any:
    """The state after an answer, and nothing more."""
    twin = duplicate(state)
    twin.ledger = []
    perform(table.game, table.rules, twin, action)
    return twin


def put(table: SeatedTable, state: State, action: int) -> int:
    """The chips that are no longer free by an answer."""
    seat, game = state.actor, table.game
    now = after(table, state, action)
    return game.free(table.rules, state, seat) - game.free(table.rules, now, seat)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_answer_has_a_verb_and_no_verb_says_nothing(name: str) -> None:
    for table, _, asked in questions(name):
        extra = table.told.steps[asked.phase].extra
        for choice in asked.choices:
            plain = asked.says in SHOWN and choice.action not in extra
            assert (choice.verb is None) == plain, (asked.phase, choice)
        said = [choice.verb for choice in asked.choices] + [asked.verb, asked.nothing_verb, asked.apart_verb]
        assert not [one.text for one in said if one and one.text.lower() in BARE]
        if asked.says == "chips":
            assert (asked.verb is not None) == (asked.most >= max(1, asked.least))
            assert (asked.nothing_verb is not None) == (0 in (asked.least, asked.apart))
            assert (asked.apart_verb is not None) == (asked.apart > 0)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_verb_is_that_of_the_book_by_its_key(name: str) -> None:
    plain = texts(book(name))
    for _, _, asked in questions(name, 4, 80):
        said = [choice.verb for choice in asked.choices] + [asked.verb, asked.nothing_verb, asked.apart_verb]
        for one in [one for one in said if one]:
            gaps = one.gaps if one is not asked.verb else one.gaps | {"amount": "{amount}"}
            assert one.text == plain[one.key].format_map(gaps)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_no_two_answers_do_the_same(name: str) -> None:
    """Of amounts the least, the most and the one apart; where they are one, the page offers one."""
    for table, state, asked in questions(name, 4, 80):
        given = {choice.action for choice in asked.choices} or {asked.least, asked.most, asked.apart}
        allowed = [action for action in given if action in table.game.legal(table.rules, state)]
        done = {repr(after(table, state, action)) for action in allowed}
        assert len(done) == len(allowed), (asked.phase, allowed)


# -- amounts


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in GAMES if GAMES[name].BETS])
def test_amount_that_a_button_names_is_what_is_put(name: str) -> None:
    for table, state, asked in questions(name):
        if asked.verb is None or not PUTS.match(asked.verb.text):
            continue
        for action in {max(1, asked.least), asked.most, asked.usual} - {asked.apart}:
            if max(1, asked.least) <= action <= asked.most:
                assert put(table, state, action) == action * asked.each - _lying(state, asked), asked
        if asked.apart_verb:
            assert put(table, state, asked.apart) == asked.apart * asked.each
            assert str(asked.apart) in asked.apart_verb.text


def _lying(state: Any, asked: Offer) -> int:
    """The chips that lie there already, where an amount is all that is to lie there."""
    assert asked.verb is not None
    if "total" not in asked.verb.key:
        return 0
    if asked.phase in ("HIGH", "LOW"):
        return int(getattr(state, asked.phase.lower())[state.actor])
    return int(state.bets[state.actor][state.on])


@pytest.mark.slow
def test_piece_at_basset_is_counted_in_its_chips() -> None:
    """The fault that there was: "Stake 50" put down a hundred."""
    each = {asked.each for _, _, asked in questions("basset") if asked.phase == "COUCH"}
    assert each == {2, 3}
    assert {asked.each for _, _, asked in questions("zecchinetta", 2)} == {1}


@pytest.mark.slow
def test_wrong_amount_would_be_noticed() -> None:
    """The control: pieces that are told as if they were chips."""
    wrong = 0
    for table, state, asked in questions("basset", 4):
        if asked.phase == "COUCH" and asked.most >= 1:
            told = replace(asked, each=1)
            wrong += put(table, state, asked.most) != asked.most * told.each - _lying(state, told)
    assert wrong


def chips_of(asked: Offer) -> Iterator[tuple[int, str, int]]:
    """The answers that name chips, by the names of their verbs."""
    for choice in asked.choices:
        if choice.verb and choice.verb.key.startswith("said-verb-"):
            number = choice.verb.gaps.get("chips", choice.verb.gaps.get("value", 0))
            yield choice.action, choice.verb.key.removeprefix("said-verb-"), int(number)


def test_bank_is_sold_or_kept_at_lansquenet_for_what_the_button_says() -> None:
    """LANS-18 to LANS-20."""
    heard = set()
    for table, state, asked in questions("lansquenet", 20):
        for action, verb, chips in chips_of(asked):
            heard.add(verb)
            now = after(table, state, action)
            assert now.bank == chips
            assert (table.told.phase(now.phase) == "SALE") == (verb == "sell")
    assert heard == {"sell", "withdraw", "keep"}


@pytest.mark.slow
def test_gain_is_paid_at_basset_as_the_button_says() -> None:
    """BASS-18 to BASS-20."""
    heard = set()
    for table, state, asked in questions("basset", 20):
        for action, verb, chips in chips_of(asked):
            heard.add(verb)
            seat, now = state.actor, after(table, state, action)
            if verb in ("paix", "paroli"):
                assert prize_of(table.rules, now, seat, state.on) == chips
            else:
                assert now.stacks[seat] - state.stacks[seat] == chips
    assert heard == {"withdraw", "leave", "masse", "paix", "paroli"}


@pytest.mark.slow
def test_war_costs_what_the_button_says() -> None:
    """CWAR-9, CWAR-10."""
    heard = set()
    for table, state, asked in questions("casino_war", 30):
        for action, verb, chips in chips_of(asked):
            heard.add(verb)
            seat, now = state.actor, after(table, state, action)
            paid = state.stacks[seat] - now.stacks[seat]
            assert chips == (paid if verb == "surrender" else now.raises[seat])
    assert heard == {"war", "surrender"}


@pytest.mark.slow
def test_knock_and_fold_cost_what_the_button_says() -> None:
    """TOEP-8, TOEP-9."""
    heard = set()
    for table, state, asked in questions("toepen", 10):
        for action, verb, value in chips_of(asked):
            heard.add(verb)
            if verb == "knock":
                assert after(table, state, action).value == value
            else:
                assert value == state.value - (verb == "fold")
    assert heard == {"knock", "fold", "stay"}


def test_bid_at_zwikken_is_what_the_button_says() -> None:
    """ZWIK-6."""
    bids = [
        (after(table, state, action).bid, chips)
        for table, state, asked in questions("zwikken", 10)
        for action, _, chips in chips_of(asked)
        if asked.phase == "BID"
    ]
    assert bids
    assert all(bid == chips for bid, chips in bids)


# -- the likeliest wish, and what is asked about


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_likeliest_wish_may_be_had_and_is_no_bare_no(name: str) -> None:
    for _, _, asked in questions(name):
        words = {choice.action: choice for choice in asked.choices}
        if asked.says == "chips":
            in_range = asked.least <= asked.primary <= asked.most or asked.primary == asked.apart
            assert asked.primary == UNTOLD or in_range
            assert asked.primary != 0 or asked.most < 1
        elif asked.primary != UNTOLD:
            chosen = words[asked.primary]
            refusing = ("Pass", "Refuse the", "Leave the bank", "Let the next")
            assert len(words) == 1 or not (chosen.verb and chosen.verb.text.startswith(refusing))


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_what_is_asked_about_is_a_field_that_is_seen(name: str) -> None:
    shown = {zone.field for zone in book(name).zones}
    for _, state, asked in questions(name, 4):
        if asked.about:
            assert hasattr(state, asked.about.field)
            assert asked.about.field in shown | {"high", "low"}
            assert asked.about.n in (-1, getattr(state, "on", -1))


# -- what a card must do


@pytest.mark.slow
@pytest.mark.parametrize("name", TRICKS)
def test_duty_is_kept_by_every_card_that_may_be_played(name: str) -> None:
    kinds = set()
    for table, state, asked in questions(name):
        duty, cards = asked.duty, [choice.action for choice in asked.choices if choice.action < 52]
        if duty is None:
            continue
        kinds.add(duty.kind)
        assert {suit(card) for card in cards} == {duty.suit}
        assert duty.rule in table.told.rules
        held = holding(table.told, state, state.actor)
        if duty.kind in ("follow", "head"):
            assert duty.suit == suit(state.led)
            assert duty.kind == "follow" or len(cards) < sum(suit(card) == duty.suit for card in held)
        if duty.kind == "trump":
            assert duty.suit == state.trump != suit(state.led)
            assert not any(suit(card) == suit(state.led) for card in held)
        if duty.kind == "lead":
            assert state.led < 0
            assert any(suit(card) != duty.suit for card in held)
    assert "follow" in kinds


@pytest.mark.slow
@pytest.mark.parametrize("name", TRICKS)
def test_nobody_who_is_bound_to_a_suit_goes_without_being_told(name: str) -> None:
    for _, state, asked in questions(name, 4):
        cards = [choice.action for choice in asked.choices if choice.action < 52]
        if asked.phase == "PLAY" and asked.duty is None and len(cards) > 1 and state.led >= 0:
            assert len({suit(card) for card in cards}) > 1 or suit(cards[0]) != suit(state.led)


@pytest.mark.slow
def test_game_without_verbs_says_its_words() -> None:
    """Games of other packages need not know of buttons: their words stand there, or what an answer does."""
    told, rules = book("ziginette"), GAMES["ziginette"].Rules()
    bare = replace(told, steps={n: replace(s, verbs=(), primary="") for n, s in told.steps.items()})
    found = []
    for _, state, _ in questions("ziginette", 2):
        asked = offer(bare, rules, state)
        found += [choice.verb.text for choice in asked.choices if choice.verb]
    assert found
    assert not {text.lower() for text in found} & BARE
