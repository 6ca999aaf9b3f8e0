"""What is said to be decided is so: by the payments, by the cards that lie there, and by counting."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from random import Random
from typing import Any

import pytest

from lansquenet.books.transcript import Moment
from lansquenet.games import GAMES
from lansquenet.rules.cards import RANKS, card_of, rank, ranks
from lansquenet.rules.game import counts_chips, hides, perform
from lansquenet.rules.state import CHANCE, HOUSE, OVER, POOL, State, duplicate
from lansquenet.seats.beats import Decided, Part
from lansquenet.seats.endings import gained, result
from lansquenet.seats.reasons import decided, decisions, may, parts, trick
from lansquenet.seats.table import SeatedTable
from seated import BANKS, TRICKS, hands, table_of, tables_by_chance

MATCHES = {  # sentences that say of two cards that they are equal
    *("bank-again", "again", "yours", "doublet", "bank-equals", "equal", "dealer-again", "table-again"),
    *("shield", "punter-again", "first", "by-gate", "layout-void", "twins", "split", "split-all", "three"),
}
RIDING = ("basset", "pharaon")  # where a gain is won before it is paid, and may be ridden on
EARNED = ("toepen", "femkort", "norrlandsknack", "casino_war")  # where more than chips is won


def played(name: str, seeds: int = 6, most: int = 2) -> Iterator[tuple[SeatedTable, list[Moment]]]:
    """Some hands of a game."""
    for table, dice in tables_by_chance(name, seeds):
        for moments in hands(table, dice, most):
            yield table, moments


def told_of(table: SeatedTable, moments: list[Moment]) -> list[tuple[Moment, Decided]]:
    return decisions(table.told, table.rules, table.session.names, moments)


def key(one: Decided) -> str:
    return one.said.key.removeprefix("said-")


# -- what a card has decided


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_who_is_said_to_win_has_won_by_the_payments_and_who_to_lose_has_lost(name: str) -> None:
    seen = 0
    for table, moments in played(name):
        for moment, one in told_of(table, moments):
            seen += 1
            assert one.rule in table.told.rules
            assert one.said.text.endswith(".")
            if name not in (*RIDING, *EARNED):
                assert all(gained(moment, seat) > 0 for seat in one.wins), (one, moment.act)
                assert all(gained(moment, seat) < 0 for seat in one.loses), (one, moment.act)
            counted = {s for s in range(len(table.stacks)) if gained(moment, s)}
            assert counted <= {*one.wins, *one.loses}, (one, moment.act)
    assert seen


@pytest.mark.slow
@pytest.mark.parametrize("name", BANKS)
def test_cards_that_are_said_to_match_are_of_one_rank(name: str) -> None:
    for table, moments in played(name):
        for moment, one in told_of(table, moments):
            if key(one) in MATCHES:
                assert len(one.pair) == 2
                assert min(one.cards) >= 0
                assert rank(one.cards[0]) == rank(one.cards[1]) == rank(moment.act.action), one
            for spot in one.pair:
                assert spot.field == "turned" or hasattr(moment.before, spot.field)


@pytest.mark.slow
@pytest.mark.parametrize("name", BANKS)
def test_every_card_that_pays_has_decided_something(name: str) -> None:
    for table, moments in played(name):
        paying = [moment for moment in moments if moment.act.actor == CHANCE and moment.act.payments]
        assert all(any(moment is other for other, _ in told_of(table, moments)) for moment in paying)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["basset", "pharaon"])
def test_who_has_won_a_gain_is_asked_about_it_or_has_it(name: str) -> None:
    """BASS-11, PHAR-4: a win that is not paid at once may be taken, or rides."""
    won = 0
    for table, moments in played(name):
        for moment, one in told_of(table, moments):
            for seat in set(one.wins) - {getattr(moment.before, "banker", -1)}:
                won += 1
                r = rank(moment.act.action)
                bets = moment.before.bets[seat]
                assert any(bets) or any(getattr(moment.before, "gains", [bets])[seat]), (one, r)
    assert won


@pytest.mark.parametrize("name", GAMES)
def test_sentence_is_that_of_the_book_by_its_key(name: str) -> None:
    for table, moments in played(name, 3, 1):
        for _, one in told_of(table, moments):
            plain = table.told.said[key(one)]
            assert one.said.text == plain.format_map(one.said.gaps)


def test_wrong_sentence_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: a card that is said to match one that it does not."""
    table = table_of("lansquenet", 3, stack=60)
    for moments in hands(table, Random(3), 6):
        for moment, one in told_of(table, moments):
            if key(one) == "bank-again":
                assert rank(one.cards[0]) == moment.before.mine != moment.before.yours
            if key(one) == "yours":
                assert rank(one.cards[0]) == moment.before.yours != moment.before.mine


# -- tricks


@pytest.mark.parametrize("name", TRICKS)
def test_trick_is_taken_by_its_best_card_and_holds_all_that_was_played(name: str) -> None:
    for table, moments in played(name):
        taken = [found for moment in moments if (found := trick(table.told, table.rules, moment))]
        assert [one.number for one in taken] == list(range(moments[-1].after.trick))
        for one in taken:
            assert one.best == next(card.card for card in one.cards if card.seat == one.winner)
            assert len({card.seat for card in one.cards}) == len(one.cards) >= 1
        winners = [one.winner for one in taken]
        assert all(winners.count(seat) == moments[-1].after.taken[seat] for seat in range(len(table.stacks)))
        assert [one.last for one in taken[:-1]] == [False] * len(taken[:-1])


@pytest.mark.parametrize("name", TRICKS)
def test_cards_of_a_trick_are_in_the_order_in_which_they_were_played(name: str) -> None:
    for table, moments in played(name, 3):
        laid = [m.act.action for m in moments if m.act.actor >= 0 and _is_played(table, m)]
        cards = [card.card for m in moments if (t := trick(table.told, table.rules, m)) for card in t.cards]
        assert cards == laid[: len(cards)]


def _is_played(table: SeatedTable, moment: Moment) -> bool:
    return table.told.phase(moment.act.phase) == "PLAY" and moment.act.action < 52


# -- what may be decided next


@pytest.mark.slow
@pytest.mark.parametrize("name", BANKS)
def test_nobody_for_whom_a_card_could_not_decide_is_decided_for(name: str) -> None:
    for table, moments in played(name, 4, 1):
        for moment in moments:
            if moment.act.actor == CHANCE and moment.act.action >= 0 and moment.act.phase:
                found = decided(table.told, table.rules, table.session.names, moment)
                concerned = {*found.wins, *found.loses} if found else set()
                assert concerned <= {*may(table.told, table.rules, moment.before)}


@pytest.mark.parametrize("name", TRICKS)
def test_where_hands_are_hidden_no_card_of_the_stock_decides(name: str) -> None:
    for table, moments in played(name, 1, 1):
        assert not any(may(table.told, table.rules, moment.before) for moment in moments)


# -- the counts


def first_decision(table: SeatedTable, state: State, order: tuple[int, ...], waits: bool) -> str:
    """What the first of these cards that decides anything decides; or what the very first does."""
    state = duplicate(state)
    state.ledger = []
    for card in order:
        before = duplicate(state)
        act = perform(table.game, table.rules, state, card)
        moment = Moment(1, act, before, duplicate(state))
        if found := decided(table.told, table.rules, table.session.names, moment):
            return key(found)
        if not waits:
            return "nothing"
        if state.actor != CHANCE or state.phase != before.phase:
            return ""
    return ""


def walked(table: SeatedTable, state: State, stock: list[int], waits: bool) -> dict[str, Fraction]:
    """How often each decision comes first, over every order of these cards."""
    counts: dict[str, int] = {}
    for order in permutations(stock):
        found = first_decision(table, state, order, waits)
        counts[found] = counts.get(found, 0) + 1
    total = sum(counts.values())
    return {name: Fraction(number, total) for name, number in counts.items()}


def named(found: tuple[Part, ...]) -> dict[str, Fraction]:
    return {part.said.key.removeprefix("said-part-"): Fraction(part.ways, part.of) for part in found}


@pytest.mark.slow
@pytest.mark.parametrize("name", ["lansquenet", "red_dog", "monte", "faro", "stuss", "tempeln"])
def test_parts_are_what_every_order_of_a_few_cards_comes_to(name: str) -> None:
    """Of five cards drawn by chance, all their hundred and twenty orders."""
    seen = 0
    for table, moments in played(name, 10, 3):
        dice = Random(seen)
        for moment in moments:
            state = moment.before
            if seen >= 12 or state.actor != CHANCE or not moment.act.phase:
                continue
            stock = [card_of(r, s) for r in _telling(table, state) for s in range(4)]
            stock = dice.sample(stock, 5)
            left = [sum(rank(card) == r for card in stock) for r in range(RANKS)]
            if found := parts(table.told, table.rules, table.session.names, state, left):
                assert sum(part.ways for part in found) == found[0].of
                counted = named(found)
                assert counted == walked(table, state, stock, "nothing" not in counted)
                seen += 1
    assert seen


def _telling(table: SeatedTable, state: State) -> list[int]:
    """Ranks of which something lies there, so that few cards are enough, and some others."""
    fields = [getattr(state, name, -1) for name in ("mine", "yours", "first", "second", "lost")]
    near = {r for r in fields if isinstance(r, int) and r >= 0}
    return [*near, *[r for r in ranks(table.game.shoe(table.rules).pack) if r not in near][:4]]


def test_two_cards_at_lansquenet_are_a_to_b() -> None:
    """LANS-14: with so many of each left, the first of them decides."""
    table = table_of("lansquenet", 3)
    turns = [m for moments in hands(table, Random(3), 8) for m in moments if m.act.phase == 5]
    state: Any = turns[0].before
    left = [7] * RANKS
    left[state.mine], left[state.yours] = 3, 20
    found = {part.said.text: (part.ways, part.of) for part in parts(table.told, table.rules, [], state, left)}
    assert found == {"the bank's card": (3, 23), "the punters' card": (20, 23)}


# -- how a hand has ended


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_result_comes_to_what_the_stacks_have_become(name: str) -> None:
    for table, moments in played(name):
        found = result(table.told, table.rules, table.session.names, moments)
        assert found is not None
        first, last = moments[0].before, moments[-1].after
        assert [one.seat for one in found.seats] == list(range(len(table.stacks)))
        assert (found.counts == "chips") == counts_chips(table.game)
        for one in found.seats:
            if counts_chips(table.game):
                assert one.net == last.stacks[one.seat] - first.stacks[one.seat]
            assert one.said.text
            assert one.rule in table.told.rules
        if counts_chips(table.game):
            apart = sum(last.stacks[n] - first.stacks[n] for n in (POOL, HOUSE))
            assert sum(one.net for one in found.seats) == -apart


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_reason_of_a_result_is_one_by_which_the_seat_has_won_or_lost(name: str) -> None:
    for table, moments in played(name):
        found = result(table.told, table.rules, table.session.names, moments)
        by = told_of(table, moments)
        assert found is not None
        assert -1 <= found.because < len(by)
        assert (found.because >= 0) == bool(by)
        for one in found.seats:
            said = [other for _, other in by if other.said == one.said]
            if said and not hides(table.game) and one.net:
                assert any(one.seat in (other.wins if one.net > 0 else other.loses) for other in said)
            if key(Decided(one.said, "")) == "nothing-at-stake":
                assert not any(one.seat in row[:2] for m in moments for row in m.act.payments)
            if key(Decided(one.said, "")) == "tricks-taken":
                assert one.said.gaps["tricks"] == moments[-1].after.taken[one.seat]


@pytest.mark.parametrize("name", GAMES)
def test_result_of_the_draw_says_that_it_was_one(name: str) -> None:
    table = table_of(name, 5)
    table.begin()
    assert table.actor == OVER
    found = result(table.told, table.rules, table.session.names, table.moments)
    assert found is not None
    assert {(one.net, one.said.key) for one in found.seats} == {(0, "said-only-draw")}
    assert found.because == 0


def test_hand_that_is_played_has_no_result() -> None:
    table = table_of("zecchinetta", 5)
    table.begin()
    table.begin()
    assert result(table.told, table.rules, table.session.names, table.moments) is None


def test_largest_payment_is_the_rule_of_a_result() -> None:
    """The rule that a seat is shown is that by which it has paid or been paid most, its own way."""
    for table, moments in played("skin"):
        found = result(table.told, table.rules, table.session.names, moments)
        assert found is not None
        for one in found.seats:
            rows = [row for moment in moments for row in moment.act.payments]
            mine = [row for row in rows if one.seat == (row.payee if one.net > 0 else row.payer)]
            if one.net and mine:
                assert one.rule == table.told.why(max(mine, key=lambda row: row.chips).why)
