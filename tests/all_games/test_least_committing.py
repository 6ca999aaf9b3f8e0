"""COMM-15: what is done for an absent seat, and by default, goes by each game's own order of cards."""

import random
from itertools import pairwise

import pytest

from lansquenet.books.book import book
from lansquenet.games import GAMES
from lansquenet.games.norrlandsknack.rules import ENOUGH, KNOCK
from lansquenet.rules import cards
from lansquenet.rules.cards import EMPTY
from lansquenet.rules.game import begin, view
from lansquenet.rules.policies import POLICIES, decide, least_committing
from lansquenet.rules.state import CHANCE, OVER, SOMEBODY
from lansquenet.seats.cloth import board
from lansquenet.seats.offers import offer

LOWEST_FIRST = {
    "femkort": "23456789TJQKA",
    "irish_loo": "23456789TJQKA",
    "loo": "23456789TJQKA",
    "norrlandsknack": "23456789TJQKA",
    "toepen": "JQKA789T",
    "tomato": "24567JQK3A",
    "zwikken": "TJQKA",
}
CAUTIOUS = {
    "pass", "lurk", "silent", "keep", "accept", "fold", "refuse", "no", "leave", "right", "decline", "annul",
    "enough",
}  # fmt: skip
BOUND = {"defend", "stand", "play", "whistle", "rise"}  # where nothing more cautious may be said
TRICKS = pytest.mark.parametrize("name", LOWEST_FIRST)


def wandering(name, seed, **options):
    """The states of a hand at which a seat is to speak, where all seats answer anyhow."""
    game, dice = GAMES[name], random.Random(seed)
    rules = game.Rules(**options)
    state = begin(game, rules, [60] * 3, game.Carry(0))
    stock = cards.in_order(game.shoe(rules))
    dice.shuffle(stock)
    while state.actor != OVER:
        if state.actor == CHANCE:
            action = stock.pop() if stock else EMPTY
        else:
            yield game, rules, state
            action = decide(POLICIES["random"], game, rules, state, dice.getrandbits(32))
        game.apply(rules, state, action)


def low(name, trump, card):
    """Where a card stands, told a second time: trumps above all, then by rank, then ♠ ♥ ♦ ♣."""
    told = cards.name(card)
    return (
        told[1] == "cdhs"[trump] if trump >= 0 else False,
        LOWEST_FIRST[name].index(told[0]),
        "shdc".index(told[1]),
    )


@TRICKS
def test_least_committing_card_is_the_lowest_of_the_game(name):
    """COMM-15: not the ace, though it is the first of the pack; and no trump, while there is another."""
    met = 0
    for seed in range(12):
        for game, rules, state in wandering(name, seed):
            legal = [action for action in game.legal(rules, state) if action < 52]
            if book(name).step(state.phase).says == "card" and ENOUGH not in game.legal(rules, state):
                lowest = min(legal, key=lambda card: low(name, state.trump, card))
                assert least_committing(game, rules, state) == lowest
                met += len(legal) > 1
    assert met > 10


@TRICKS
def test_least_committing_answer_is_the_cautious_one(name):
    """COMM-15: to pass, to be silent, to exchange nothing; who may not says what binds least."""
    for seed in range(12):
        for game, rules, state in wandering(name, seed):
            told = book(name).step(state.phase)
            if state.phase in game.BETS:
                assert least_committing(game, rules, state) == 0
            elif told.says == "answer" or ENOUGH in game.legal(rules, state):
                words = {action: word for word, action in told.words.items()}
                said = {words[a] for a in game.legal(rules, state) if a in words}
                word = words[least_committing(game, rules, state)]
                assert word in CAUTIOUS or (word in BOUND and not said & CAUTIOUS), (word, said)


def test_absent_dealer_of_norrlandsknack_lays_its_lowest_card_aside():
    """KNAK-6, COMM-15: the dealer must lay a card aside for the turn-up, and not the ace of trumps."""
    game, rules = GAMES["norrlandsknack"], GAMES["norrlandsknack"].Rules(exchange_max=0)
    state = begin(game, rules, [9] * 3, game.Carry(0))
    hands = ["Kh Qh Jh", "9d 8d 7d", "Ac As 2c", "Th 9h", "6d 5d", "Ah 3s", "7c"]
    for card in " ".join(hands).split():
        game.apply(rules, state, cards.named(card))
    game.apply(rules, state, KNOCK)
    assert state.actor == 0 == state.dealer
    assert cards.name(least_committing(game, rules, state)) == "3s"


@TRICKS
def test_usual_card_is_the_lowest(name):
    """What Enter stands for, in the terminal and in the browser, is what is done for an absent seat."""
    told = book(name)
    for game, rules, state in wandering(name, 5):
        asked = offer(told, rules, view(game, rules, state, state.actor))
        if asked.says == "card":
            assert asked.usual == least_committing(game, rules, state)


@TRICKS
def test_timid_does_what_commits_least_and_bold_plays_the_highest(name):
    """The policies follow the same order."""
    for game, rules, state in wandering(name, 7):
        if state.phase not in game.BETS:
            assert decide(POLICIES["timid"], game, rules, state, 9) == least_committing(game, rules, state)
        plain = [a for a in game.legal(rules, state) if a < 52]
        if book(name).step(state.phase).says == "card" and plain == game.legal(rules, state):
            boldest = max(plain, key=lambda card: low(name, state.trump, card))
            assert decide(POLICIES["bold"], game, rules, state, 9) == boldest


@TRICKS
def test_hand_is_shown_in_the_order_of_the_game(name):
    """Suits together, trumps last, each suit from its lowest card: nobody holds the ace as a one."""
    told = book(name)
    for game, rules, state in wandering(name, 3):
        seen = view(game, rules, state, 1)
        assert seen.actor != SOMEBODY or state.actor != 1
        (hand,) = [row.hand for row in board(told, seen, [], list("ABC"), [0] * 3, 1).rows if row.hand] or [
            ()
        ]
        suits = [card % 4 for card in hand]
        assert len(set(suits)) == sum(a != b for a, b in pairwise([None, *suits]))
        assert state.trump not in suits or suits[-1] == state.trump
        for card, after in pairwise(hand):
            if card % 4 == after % 4:
                assert low(name, state.trump, card) < low(name, state.trump, after)


def test_games_of_banking_commit_by_the_number_of_the_answer():
    """A stake that must be put down is the least that it may be, and none is put down that need not be."""
    for name in GAMES.keys() - LOWEST_FIRST.keys():
        for game, rules, state in wandering(name, 2):
            if state.phase not in game.BETS:
                assert least_committing(game, rules, state) == game.legal(rules, state)[0]
