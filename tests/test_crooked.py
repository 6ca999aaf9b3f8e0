"""The cheat's laboratory: an honest dealer has the edge of the figures, and a crooked one his own."""

import json
from fractions import Fraction as F
from functools import cache
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
        assert told.honest.mean == ask(name).figure(PLAYED[name])
        assert told.honest.mean < told.crooked.mean <= 1
        assert sum(told.crooked.values()) == 1


# -- Lansquenet with one pack, reckoned by itself: cards are the banker's rank, the punters', or of another


@cache
def turning(mine, yours, others, top):
    """The banker's chance to win when so many cards are left beside the top one that the dealer knows."""
    left = mine + yours + others
    if top == "mine" or not left:
        return F(top == "mine")
    honest = F(0) if top == "yours" else unseen(mine, yours, others)
    second = F(mine, left) + (F(others, left) * turning(mine, yours, others - 1, top) if others else 0)
    return max(honest, second)


def unseen(mine, yours, others):
    """The same when he knows none yet, and looks at the next."""
    left = mine + yours + others
    return sum(
        F(many, left) * turning(mine - (of == "mine"), yours - (of == "yours"), others - (of == "others"), of)
        for of, many in (("mine", mine), ("yours", yours), ("others", others))
        if many
    )


def second_card(top_alike):
    """His own card lies there; the top card is known (of its rank, or of another), and fifty are below it."""
    if top_alike:
        return F(1)
    deal_it = unseen(3, 3, 44)
    below = F(3, 50) + F(3, 50) * turning(3, 2, 44, "yours") + F(44, 50) * turning(3, 3, 43, "others")
    return max(deal_it, below)


def test_second_deal_at_lansquenet_is_what_a_reckoning_of_its_own_finds():
    """The first card tells him nothing, be it dealt or kept: what counts is the card that he knows then."""
    win = F(3, 51) * second_card(True) + F(48, 51) * second_card(False)
    assert found("lansquenet", Sleight.SECOND, packs=1).crooked.mean == 2 * win - 1


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
    (row,) = json.loads(out)["sleights"]
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
