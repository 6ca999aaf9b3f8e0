"""Refusals: what was said, why not, and the rule of that reason.  Every claim is held against the state."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest

from driver import acts, hands, tables
from lansquenet.books.book import book
from lansquenet.books.refusals import refusal, why_not
from lansquenet.books.refusals.reasons import TEXTS
from lansquenet.games import GAMES, module_of
from lansquenet.rules import cards
from lansquenet.rules.game import is_legal, view
from lansquenet.rules.state import CHANCE, POOL, duplicate


def tried(told: Any, rules: Any, state: Any) -> set[int]:
    """What somebody might say: every card, every word, and amounts about the limits."""
    at = told.step(state.phase)
    if state.phase in told.game.BETS:
        least, most, apart = told.game.limits(rules, state)
        return {-1, 0, 1, least - 1, most + 1, most + 7, apart + 1, 3, 8, 1_000_000}
    return set(range(53)) if at.says == "card" else set(at.words.values())


def refused(name: str, each: int) -> Iterator[tuple[Any, Any, int]]:
    """Rules, states and illegal acts of one game, at every set of options, in a hand or two."""
    told = book(name)
    game = told.game
    for rules, seats, rng in islice(tables(game), 0, None, each):
        for _, state, stock in islice(hands(game, rules, seats, rng), 2):
            for n, _ in enumerate(acts(game, rules, state, stock, rng)):
                if state.actor == CHANCE or (n > 60 and n % 5):
                    continue
                for action in tried(told, rules, state):
                    if not is_legal(game, rules, state, action):
                        yield rules, state, action


def held(state: Any) -> list[int]:
    """The cards of the seat to act."""
    return [card for card, where in enumerate(state.place) if where == state.actor]


def suits(state: Any) -> set[str]:
    return {cards.SUIT_SIGNS[card % 4] for card in held(state)}


def of_sign(sign: str) -> int:
    """The card of this sign, such as 10♥."""
    return cards.named(sign.replace("10", "T")[0] + cards.SUIT_NAMES[cards.SUIT_SIGNS.index(sign[-1])])


Claim = Callable[[Any, Any, int, dict[str, Any]], bool]

# What each reason says of the state, told a second time.
CLAIMS: dict[str, Claim] = {
    "no-card": lambda rules, state, action, gaps: not 0 <= action < 52,
    "not-held": lambda rules, state, action, gaps: (
        action not in held(state) and of_sign(gaps["card"]) == action
    ),
    "not-in-pack": lambda rules, state, action, gaps: state.place[action] == -6,
    "follow": lambda rules, state, action, gaps: (
        action in held(state)
        and gaps["suit"] in suits(state)
        and gaps["suit"] == cards.SUIT_SIGNS[state.led % 4] != cards.SUIT_SIGNS[action % 4]
    ),
    "head": lambda rules, state, action, gaps: (
        of_sign(gaps["card"]) == state.best and action % 4 == state.led % 4 == state.best % 4
    ),
    "trump": lambda rules, state, action, gaps: (
        cards.SUIT_SIGNS[state.led % 4] not in suits(state)
        and gaps["suit"] == cards.SUIT_SIGNS[state.trump]
        and gaps["suit"] in suits(state)
    ),
    "overtrump": lambda rules, state, action, gaps: (
        of_sign(gaps["card"]) == state.best and state.best % 4 == state.trump != state.led % 4
    ),
    "no-undertrump": lambda rules, state, action, gaps: len(suits(state)) > 1 and action % 4 == state.trump,
    "lead-boss": lambda rules, state, action, gaps: of_sign(gaps["card"]) in held(state) and state.trick == 0,
    "lead-highest": lambda rules, state, action, gaps: of_sign(gaps["card"]) in held(state) and state.led < 0,
    "lead-trumps": lambda rules, state, action, gaps: sum(c % 4 == state.trump for c in held(state)) > 1,
    "lead-trump": lambda rules, state, action, gaps: (
        state.trick > 0 and any(c % 4 == state.trump for c in held(state)) and action % 4 != state.trump
    ),
    "dealer-bound": lambda rules, state, action, gaps: state.actor == state.dealer and sum(state.active) == 2,
    "dealer-defends": lambda rules, state, action, gaps: state.actor != state.dealer,
    "one-alone": lambda rules, state, action, gaps: (
        state.actor == state.dealer and sum(state.active) == gaps["count"] + 1 > 2
    ),
    "miss-claimed": lambda rules, state, action, gaps: ord(gaps["seat"]) - 65 == state.taker >= 0,
    "no-miss": lambda rules, state, action, gaps: not rules.miss,
    "singles-forced": lambda rules, state, action, gaps: state.worth <= rules.stake and rules.force_single,
    "no-ten": lambda rules, state, action, gaps: 36 + state.trump not in held(state),
    "must-whistle": lambda rules, state, action, gaps: sum(36 <= card < 40 for card in held(state)) >= 3,
    "no-whistle": lambda rules, state, action, gaps: sum(36 <= card < 40 for card in held(state)) < 3,
    "no-knocking": lambda rules, state, action, gaps: rules.knock_mode.name == "OFF",
    "knocked-last": lambda rules, state, action, gaps: state.knocker == state.actor,
    "exempt-lowest": lambda rules, state, action, gaps: state.exempt[state.actor] == 1,
    "eldest-calls": lambda rules, state, action, gaps: state.trick > 0 or state.led >= 0,
    "calls-spent": lambda rules, state, action, gaps: state.calls[state.actor] >= rules.better_cards_limit,
    "called-already": lambda rules, state, action, gaps: state.caller == state.actor,
    "bid-more": lambda rules, state, action, gaps: action <= state.bid == gaps["bid"],
    "above-bid": lambda rules, state, action, gaps: gaps["chips"] <= gaps["bid"] == state.bid,
    "pot-holds": lambda rules, state, action, gaps: action > state.stacks[POOL] == gaps["pot"],
    "whole": lambda rules, state, action, gaps: action < 0,
    "one-amount": lambda rules, state, action, gaps: (
        action != gaps["chips"] <= getattr(rules, "ante", getattr(rules, "fund", 0))
    ),
    "joy-staked": lambda rules, state, action, gaps: action > gaps["chips"] == sum(state.joys),
    "named": lambda rules, state, action, gaps: action > gaps["chips"] == state.proposed,
    "take-one": lambda rules, state, action, gaps: action == 0,
    "banco-poor": lambda rules, state, action, gaps: action == gaps["banco"] > gaps["chips"],
    "uncovered": lambda rules, state, action, gaps: gaps["chips"] == state.bank - sum(state.stakes) < action,
    "uncovered-poor": lambda rules, state, action, gaps: (
        gaps["chips"] == state.bank - sum(state.stakes) < action
    ),
    "not-in-centre": lambda rules, state, action, gaps: state.place[action] != -2,
    "all-gone": lambda rules, state, action, gaps: state.gone[action if state.on < 0 else state.on] >= 4,
    "nothing-free": lambda rules, state, action, gaps: state.staked[state.actor] >= state.stacks[state.actor],
    "your-ante": lambda rules, state, action, gaps: action > gaps["chips"] == state.antes[state.actor],
    "least-named": lambda rules, state, action, gaps: action < gaps["chips"] == state.least,
    "banker-most": lambda rules, state, action, gaps: action > gaps["chips"],
    "banker-least": lambda rules, state, action, gaps: action < gaps["chips"] <= max(1, state.least),
    "dealer-holds": lambda rules, state, action, gaps: (
        action > gaps["chips"] == state.cap - sum(state.staked)
    ),
    "named-already": lambda rules, state, action, gaps: state.chosen[action] == 1,
    "no-paix": lambda rules, state, action, gaps: not rules.paix,
    "no-paroli": lambda rules, state, action, gaps: not rules.paroli,
}
ABOVE = (
    "cover",
    "cover-in-all",
    "free-in-all",
    "table-most",
    "limit-above",
    "nobody-owns",
    "punters-own",
    "share",
)
BELOW = ("table-least", "limit-below")
CLAIMS |= dict.fromkeys(ABOVE, lambda rules, state, action, gaps: action > gaps["chips"] >= 0)
CLAIMS |= dict.fromkeys(BELOW, lambda rules, state, action, gaps: action < gaps["chips"])


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_says_what_is_so_by_a_rule_of_the_book(name):
    """COM-11 and COMM-11: whatever cannot be done is refused for a reason that the state bears out."""
    told = book(name)
    met: Counter[str] = Counter()
    for rules, state, action in refused(name, 4):
        reason = why_not(told, rules, state, action)
        key = reason.words.key.removeprefix("why-")
        met[key] += 1
        assert key != "not-asked", (told.step(state.phase).prompt, action)
        assert reason.rule in told.rules
        assert "{" not in reason.text
        if key in CLAIMS:
            assert CLAIMS[key](rules, state, action, reason.words.gaps), (reason, action)
        if key == "free":
            free = told.game.free(rules, state, state.actor)
            assert action > reason.words.gaps["chips"]
            assert reason.words.gaps["chips"] in (max(0, free), state.stacks[state.actor])
    assert met


@pytest.mark.slow
@pytest.mark.parametrize("name", ["loo", "toepen", "femkort", "zwikken"])
def test_a_view_is_refused_for_the_same_reasons_as_the_state(name):
    """A seat is told nothing by a refusal that it does not see."""
    told = book(name)
    for rules, state, action in islice(refused(name, 23), 0, 6000, 11):
        seen = view(told.game, rules, state, state.actor)
        before = duplicate(seen)
        assert why_not(told, rules, seen, action) == why_not(told, rules, state, action)
        assert seen == before, "nothing changes by being refused"


def test_every_game_has_its_reasons():
    assert all(module_of(name, "refusals") for name in GAMES)


def test_reasons_are_clauses_in_words():
    for text in TEXTS.values():
        assert not text.endswith(".")
        assert text[0].islower() or text.startswith("{"), text


# -- sentences, one by one


def deal_of(name: str, actor: int, hand: str, **fields: Any) -> tuple[Any, Any]:
    """A deal in which a seat that is to play holds these cards, with what else is said of it."""
    told = book(name)
    deal = told.game.State(3, actor=actor, phase=told.game.Phase.PLAY)
    for card in hand.split():
        deal.place[cards.named(card)] = actor
    for field, value in fields.items():
        setattr(deal, field, value)
    deal.active[:3] = [1, 1, 1]
    return told, deal


def test_a_card_that_is_not_held_is_named_as_it_was_typed():
    """COMM-8: a card of the own hand is played."""
    told, deal = deal_of("femkort", 1, "3s 5s 9h", led=cards.named("Ks"), best=cards.named("Ks"))
    said = refusal(told, told.game.Rules(), deal, cards.named("2s"), "2s")
    assert said == "2s: you do not hold the 2♠ (COMM-8); you may say 3s, 5s"


def test_suit_must_be_followed():
    """FEMK-6."""
    told, deal = deal_of("femkort", 1, "3s 5s 9h", led=cards.named("Ks"), best=cards.named("Ks"))
    said = refusal(told, told.game.Rules(), deal, cards.named("9h"))
    assert said == "9♥: you hold ♠, and must follow suit (FEMK-6); you may say 3s, 5s"


def test_the_best_card_must_be_beaten():
    """LOO3-13."""
    lead = cards.named("9s")
    told, deal = deal_of("loo", 1, "3s Js 9h", led=lead, best=lead, trump=0, turned=0)
    said = refusal(told, told.game.Rules(), deal, cards.named("3s"), "3s")
    assert said == "3s: you hold a higher ♠, and must beat the 9♠ (LOO3-13); you may say only Js"


def test_bound_dealer_may_not_pass():
    """LOO3-9: not LOO3-6, by which everybody announces."""
    told, deal = deal_of("loo", 0, "3s Js 9h", dealer=0, worth=6)
    deal.phase, deal.active[:3] = told.game.Phase.ANNOUNCE, [1, 1, 0]
    said = refusal(told, told.game.Rules(), deal, 0, "pass")
    assert said.startswith(
        "pass: against a single player the dealer may not pass (LOO3-9); you may say defend, "
    )


def test_more_than_the_purse_holds_is_refused_by_the_purse():
    """LANS-8."""
    told = book("lansquenet")
    coup = told.game.State(2, actor=1, phase=told.game.Phase.STAKES, bank=50, banker=0)
    coup.stacks[:2] = [50, 20]
    said = refusal(told, told.game.Rules(), coup, 30)
    assert said == "30: you have 20 free and no more (LANS-8); you may say 0 to 20"
    said = refusal(told, told.game.Rules(), coup, 50, "banco")
    assert said == "banco: banco is 50 from you, and you have 20 free (LANS-8); you may say 0 to 20"
