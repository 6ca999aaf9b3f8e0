"""What a view opens to a seat lies before it: on the terminal's board and in the places of the page."""

from io import StringIO
from random import Random

import pytest
from rich.console import Console

import driver
from lansquenet.books.book import book
from lansquenet.books.wording import card_sign
from lansquenet.front.board import drawn
from lansquenet.games import GAMES
from lansquenet.rules import cards
from lansquenet.rules.game import begin, hides, view
from lansquenet.rules.state import CHANCE, ONLOOKER, OVER, POOL, Act
from lansquenet.rules.tricks import ABSENT, LAID, MISS, PLAYED, SHOWN, STOCK, UNKNOWN
from lansquenet.seats.cloth import Item, Place, board
from lansquenet.seats.moving import Picture, stays_turned

NAMES = ["you", *"bcdefghijkl"]
TRICKS = [name for name in GAMES if hides(GAMES[name])]
BANKS = [name for name in GAMES if name not in TRICKS]


def lying(name, state, who, acts=()):
    return board(book(name), state, list(acts), NAMES[: state.seats], [0] * state.seats, who)


def printed(found):
    console = Console(file=StringIO(), width=300)
    console.print(drawn(found))
    return console.file.getvalue()


def in_places(found):
    """Every card that lies in a place, and those of one's own hand."""
    own = [card for row in found.rows if row.seat == found.me for card in row.hand]
    return {item.card for place in found.places for item in place.items if item.card >= 0} | {*own}


def met(name, seed, times):
    """The states of hands under rules drawn anyhow."""
    game, rng = GAMES[name], Random(seed)
    for _ in range(times):
        rules = driver.random_rules(game, rng)
        seats = min(rng.choice(game.SEATS), 5)
        for _, state, stock in driver.hands(game, rules, max(seats, game.SEATS[0]), rng, 1):
            yield game, rules, state
            for _ in driver.acts(game, rules, state, stock, rng):
                yield game, rules, state
            yield game, rules, state


@pytest.mark.slow
@pytest.mark.parametrize("name", TRICKS)
def test_every_card_that_a_view_opens_is_displayed(name):
    """COMM-16: whoever has played, shown or taken up a card, it is there to be seen; and nothing else is."""
    kinds = set()
    for n, (game, rules, state) in enumerate(met(name, 3, 12)):
        for who in (n % state.seats, ONLOOKER):
            seen = view(game, rules, state, who)
            found = lying(name, seen, who)
            open_to = {c for c, where in enumerate(seen.place) if where not in (STOCK, UNKNOWN, ABSENT, MISS)}
            in_fields = {seen.turned, *seen.played[: seen.seats]} - {-1}
            assert in_places(found) == open_to | in_fields
            kinds |= {min(seen.place[card], PLAYED) // 16 * 16 for card in open_to if seen.place[card] >= 0}
            if n % 7 == 0:
                text = printed(found)
                assert all(card_sign(card) in text for card in open_to)
    assert {0, PLAYED} <= kinds <= {0, LAID, PLAYED}


@pytest.mark.parametrize("name", BANKS)
def test_every_card_that_is_turned_is_displayed(name):
    """A card that decides nothing is gone from the rules, and still lies before everybody."""
    game, rng = GAMES[name], Random(4)
    for _ in range(6):
        rules = driver.random_rules(game, rng)
        for _, state, stock in driver.hands(game, rules, game.SEATS[0], rng, 1):
            acts = []
            for action in driver.acts(game, rules, state, stock, rng):
                acts.append(Act(state.actor, state.phase, action))
            turned = [act.action for act in acts if act.actor == CHANCE and act.action >= 0]
            drawn_lots = getattr(game.Phase, "DRAW", None) in {act.phase for act in acts}
            text = printed(lying(name, state, 0, acts))
            assert turned == [] or drawn_lots or all(card_sign(card) in text for card in turned[-3:])


def to(name, state, rules, script):
    game = GAMES[name]
    for word in script.split():
        action = cards.named(word) if word[0] in cards.RANK_NAMES and len(word) == 2 else int(word)
        game.apply(rules, state, action)
    return state


def test_challenged_hand_of_toepen_is_shown_to_everybody():
    """TOEP-5"""
    game = GAMES["toepen"]
    state = begin(game, rules := game.Rules(), [9] * 2, game.Carry(0))
    to("toepen", state, rules, "Ah Kh Td 9d Qh Jh 8d 7d 1 1")
    assert [cards.name(card) for card in range(52) if state.place[card] == SHOWN] == ["Ah", "Jh", "Qh", "Kh"]
    for who in (0, 1, ONLOOKER):
        found = lying("toepen", view(game, rules, state, who), who)
        (shown,) = [place for place in found.places if place.name == "shown"]
        assert [cards.name(item.card) for item in shown.items] == ["Jh", "Qh", "Kh", "Ah"]
        assert "shown  J♥ Q♥ K♥ A♥" in printed(found)


def test_played_cards_of_femkort_lie_before_their_seats_to_the_end():
    """FEMK-8"""
    game = GAMES["femkort"]
    state = begin(game, rules := game.Rules(), [9] * 2, game.Carry(0))
    to("femkort", state, rules, "2h 3h 2d 3d 4h 5h 6h 4d 5d 6d  2h 2d 3h 3d 4h 4d 5h 5d 6h 6d")
    assert state.actor == OVER
    before = [place for place in lying("femkort", state, 0).places if place.name == "played before"]
    assert [[cards.name(item.card) for item in place.items] for place in before] == [
        ["2d", "3d", "4d", "5d", "6d"],
        ["2h", "3h", "4h", "5h", "6h"],
    ]


def test_three_of_a_kind_and_dead_turn_ups_of_zwikken_are_shown():
    """ZWIK-5, ZWIK-11"""
    game = GAMES["zwikken"]
    state = begin(game, rules := game.Rules(), [9] * 3, game.Carry(0))
    to("zwikken", state, rules, "Kh Qh Jh Kd Ks Qd Qs Jd Js Td 0 0 0 2 Ad 3 0 0 0")
    assert state.actor == OVER
    (shown,) = [place for place in lying("zwikken", state, ONLOOKER).places if place.name == "shown"]
    assert {cards.name(item.card) for item in shown.items} == {
        *("Kh", "Kd", "Ks", "Qh", "Qd", "Qs", "Jh", "Jd", "Js", "Td")
    }


def test_warnings_of_toepen_stand_on_the_board():
    """TOEP-6"""
    game = GAMES["toepen"]
    state = begin(game, rules := game.Rules(), [9] * 2, game.Carry(0))
    to("toepen", state, rules, "Th Td Jd 9d Ts Jh 8d 7d 0 0 1 0")
    found = lying("toepen", view(game, rules, state, 0), 0)
    assert [(place.seat, place.items[0].tally) for place in found.places if place.name == "warned"] == [
        (1, 1)
    ]


@pytest.mark.parametrize("name", TRICKS)
def test_pool_on_the_cloth_holds_what_the_pool_has(name):
    """Also when the hand is over, and it has been shared out, or somebody has paid into it for the next."""
    for game, _, state in met(name, 5, 4):
        places = board(book(name), state, [], NAMES[: state.seats], [0] * state.seats, ONLOOKER).places
        lies = [sum(item.chips for item in place.items) for place in places if place.field == "stacks"]
        assert sum(lies) == state.stacks[POOL], game.__name__


@pytest.mark.parametrize(("before", "stays"), [([6], True), ([], False), ([7], False)])
def test_card_stays_where_it_was_turned_though_its_like_lies_elsewhere(before, stays):
    """Of several packs two cards may have one face: the second is not the first."""
    lying = [
        Picture((Place("card", "mine", -1, tuple(Item(card=c) for c in there)),), ())
        for there in (before, [6])
    ]
    assert stays_turned(book("lansquenet"), *lying, 6) == stays


@pytest.mark.parametrize("name", ["lansquenet", "polish_bank"])
def test_chips_that_lie_and_chips_that_are_free_are_all_there_are(name):
    """LANS-20: whoever passes the bank takes it off the table, and its price is only spoken of."""
    told, sums, phases = book(name), 0, set()
    for game, rules, state in met(name, 5, 60):
        free = [game.free(rules, state, seat) for seat in range(state.seats)]
        found = board(told, state, [], NAMES[: state.seats], free, ONLOOKER)
        lies = sum(item.chips for place in found.places for item in place.items)
        assert lies + sum(free) == sum(state.stacks[: state.seats]), (rules, state)
        sums += lies > 0
        phases.add((told.phase(state.phase), state.actor == OVER))
    assert sums > 100
    assert name != "lansquenet" or {("SALE", False), ("SALE", True)} <= phases
