"""The cheat's laboratory: an honest dealer has the edge of the figures, and a crooked one his own."""

import json
from fractions import Fraction as F
from functools import cache
from itertools import combinations
from math import comb

import pytest

from lansquenet import BadOption, ask
from lansquenet.odds.asking.crooked import Sleight, crooked, hands_until, sleights
from lansquenet.odds.asking.findings import JointLaw
from test_cli import lansquenet  # noqa: F401 - a fixture

PLAYED = {
    "lansquenet": "coup.edge",
    "basset": "flat.edge",
    "pharaon": "first_stake.edge",
    "stuss": "until_settled.edge",
    "faro": "until_settled.r4",
}


def found(name, sleight, **rules):
    asked = ask(name, **rules)
    return crooked(name, asked.game, asked.rules, asked.lexicon.flat, sleight)


@pytest.mark.slow
@pytest.mark.parametrize("name", PLAYED)
def test_honest_dealer_has_the_edge_of_the_figures_and_a_crooked_one_more(name):
    for sleight in sleights(ask(name).lexicon.flat):
        told = found(name, sleight)
        if sleight != Sleight.PACKET:
            assert told.honest.mean == ask(name).figure(PLAYED[name])
        if sleight == Sleight.LEAGUE:
            assert -1 <= told.crooked.mean < 0
        elif sleight != Sleight.PACKET:
            assert told.honest.mean < told.crooked.mean <= 1
        assert sum(told.crooked.values()) == 1


# -- Lansquenet with one pack, reckoned by itself: cards are the banker's rank, the punters', or of another


@cache
def turning(pick, mine, yours, others, top):
    """The banker's chance to win when so many cards are left beside the top one that the dealer knows.

    `pick` is `max` where he deals for the bank, and `min` where he is in league with the punter.
    """
    left = mine + yours + others
    if not left:
        return F(top == "mine")
    honest = unseen(pick, mine, yours, others) if top == "others" else F(top == "mine")
    below = F(mine, left) + (F(others, left) * turning(pick, mine, yours, others - 1, top) if others else 0)
    return pick(honest, below)


def unseen(pick, mine, yours, others):
    """The same when he knows none yet, and looks at the next."""
    left = mine + yours + others
    return sum(
        F(n, left)
        * turning(pick, mine - (of == "mine"), yours - (of == "yours"), others - (of == "others"), of)
        for of, n in (("mine", mine), ("yours", yours), ("others", others))
        if n
    )


def second_card(pick, top_alike):
    """His own card lies there; the top card is known (of its rank, or of another), and fifty are below it."""
    if top_alike:
        return pick(F(1), F(2, 50) + F(48, 50) * turning(pick, 2, 3, 44, "mine"))
    below = (
        F(3, 50) + F(3, 50) * turning(pick, 3, 2, 44, "yours") + F(44, 50) * turning(pick, 3, 3, 43, "others")
    )
    return pick(unseen(pick, 3, 3, 44), below)


@pytest.mark.slow
@pytest.mark.parametrize(("sleight", "pick"), [(Sleight.SECOND, max), (Sleight.LEAGUE, min)])
def test_second_deal_at_lansquenet_is_what_a_reckoning_of_its_own_finds(sleight, pick):
    """The first card tells him nothing, be it dealt or kept: what counts is the card that he knows then."""
    win = F(3, 51) * second_card(pick, True) + F(48, 51) * second_card(pick, False)
    assert found("lansquenet", sleight, packs=1).crooked.mean == 2 * win - 1


# -- Lansquenet, with ten cards on the pack


def test_packet_wins_four_coups_and_doubles_the_bank_in_each():
    """Each of them for itself; honestly it is the tenure of a bank that is kept so often."""
    asked = ask("lansquenet")
    for cards in ("Q Q", "T 7 T", "9 9", "A 8 A"):
        assert asked.after(cards).chance("bank wins") == 1
    told = found("lansquenet", Sleight.PACKET)
    assert dict(told.crooked) == {F(2**4 - 1): 1}
    assert dict(told.honest) == dict(asked.by("keeping 4").over("tenure").law("won A / 2"))


def test_packet_is_worth_less_where_a_doublet_wins_half():
    """LANS-13: both of its doublets then bring half of what lies there."""
    told = found("lansquenet", Sleight.PACKET, doublet="half")
    assert max(told.crooked) < 15


# -- Faro, reckoned by itself: the aces among the cards that come in turns of two after the soda


def in_turns(aces, others, turns, pair=None):
    """What the bank wins of a chip on the aces, on average; two more of them come together in one turn."""
    if not turns:
        return F(0)
    if pair == 0:
        return F(1, 2)
    left = aces + others
    both = F(aces * (aces - 1), left * (left - 1))
    none = F(others * (others - 1), left * (left - 1))
    later = None if pair is None else pair - 1
    return both / 2 + (none * in_turns(aces, others - 2, turns - 1, later) if none else 0)


@pytest.mark.slow
def test_splits_put_up_gain_what_a_reckoning_of_their_own_finds():
    """Bets that lie on the first or on the second card of a turn cancel out, so that splits alone count."""
    without = in_turns(4, 51 - 10 - 4, 20)
    among = sum(in_turns(2, 51 - 8 - 4, 21, pair) for pair in range(21)) / 21
    assert found("faro", Sleight.SPLITS).crooked.mean == F(5, 13) * among + F(8, 13) * without


def with_double(one, other):
    """What the bank wins when of five aces the two of these numbers tell, the first of them being 0."""

    @cache
    def turn(aces, others, gone, lost, second):
        """So many came, or are left; whether one is gone, an ace has lost, and half the turn is over."""
        dealt = 47 - others + aces - gone
        if dealt == 50:
            return F(lost)
        chances = others + 5 - aces
        ace = card(aces, others, gone, lost, second) if aces < 5 else F(0)
        if not others:
            return ace
        other_card = F(1) if lost and second else turn(aces, others - 1, gone, False, not second)
        return F(5 - aces, chances) * ace + F(others, chances) * other_card

    def card(aces, others, gone, lost, second):
        tells = aces == one and second and not lost
        if tells or (aces == other and not gone):
            return turn(aces + 1, others, 1, lost, second)
        if second:
            return F(1, 2) if lost else F(-1)
        return turn(aces + 1, others, gone, True, True)

    return turn(0, 47, 0, False, False)


@pytest.mark.slow
def test_odd_card_gains_what_a_reckoning_of_its_own_finds():
    pairs = [*combinations(range(5), 2)]
    assert found("faro", Sleight.ODD).crooked.mean == sum(with_double(*pair) for pair in pairs) / len(pairs)


# -- found out


def binomial(chance, wins, hands):
    return sum(comb(hands, n) * chance**n * (1 - chance) ** (hands - n) for n in range(wins, hands + 1))


def tells(honest, crooked, hands):
    return any(
        binomial(honest, wins, hands) <= F(1, 100) and binomial(crooked, wins, hands) >= F(99, 100)
        for wins in range(hands + 1)
    )


@pytest.mark.slow
def test_records_find_a_dealer_as_soon_as_a_count_of_his_wins_can():
    told = found("lansquenet", Sleight.SECOND, packs=1)
    honest, cheats = told.honest[F(1)], told.crooked[F(1)]
    assert tells(honest, cheats, told.hands)
    assert not any(tells(honest, cheats, hands) for hands in range(1, told.hands))


def test_dealer_who_gains_nothing_is_never_found():
    fair = JointLaw({F(-1): F(1, 2), F(1): F(1, 2)})
    assert hands_until(fair, fair) is None


# -- printed


@pytest.mark.slow
def test_command_names_source_and_edges(lansquenet):  # noqa: F811
    out, err, code = lansquenet("crooked", "faro", "--json")
    assert code == 0, err
    row, *others = json.loads(out)["sleights"]
    assert [other["sleight"] for other in others] == ["the odd card", "splits put up"]
    assert row["sleight"] == "a card taken"
    assert "Maskelyne" in row["source"]
    assert row["honest"]["means"][0]["exact"] == "101/4998"
    assert row["crooked"]["means"][0]["exact"] == "10209/20825"


@pytest.mark.parametrize(("name", "says"), [("skin", "see docs/crooked.md"), ("toepen", "hidden")])
def test_where_nothing_is_told_of_the_command_says_so(name, says, lansquenet):  # noqa: F811
    out, err, code = lansquenet("crooked", name)
    assert (out, code) == ("", 2)
    assert says in err


def test_sleight_of_another_game_is_refused():
    with pytest.raises(BadOption, match="No such sleight"):
        found("faro", Sleight.SECOND)
