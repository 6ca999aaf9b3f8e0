"""Sessions and exact laws: drawn, simulated, walked and told in closed form, they agree."""

import json
from fractions import Fraction as F
from itertools import product
from math import sqrt

import numpy as np
import pytest

from lansquenet.books.book import book
from lansquenet.errors import BadOption, UnknownName
from lansquenet.front import standings
from lansquenet.games import GAMES
from lansquenet.odds import defined, figures, plain, usual_seats
from lansquenet.odds.asking.plans import PLANS
from lansquenet.odds.asking.ruin import drawdown, ruin_before, staking
from lansquenet.odds.law import Law, Side, has_bank, law, laws
from lansquenet.odds.tree import Tree
from lansquenet.sim.session import Wanted, gathered, kelly, limit, play_part, points, sessions_of
from lansquenet.sim.session.alias import drawn, draws_a_second, table_of
from lansquenet.sim.simulate import seeded_dice
from test_cli import lansquenet  # noqa: F401 - a fixture

BANKS = [name for name in GAMES if has_bank(name)]
OPTIONS = {"monte": {"variant": "gate"}}  # whose race takes seconds to walk
EVEN = {F(-1): F(144, 311), F(1): F(167, 311)}  # the bank's, in Lansquenet with six packs


def rules_of(name):
    return book(name).play_by("", OPTIONS.get(name, {}))


def wanted(found=None, name="lansquenet", plan="flat", options=None, **changed):
    rules = book(name).play_by("", options or {})
    usual = {"seats": 3, "hands": 100, "sessions": 1000, "stack": 200, "stake": 1, "most": 10**9}
    usual |= {"plan": plan, "policy": "random", "seed": 1, "seat": 1, "law": found}
    return Wanted(name, rules, **usual | changed)


def outcome(*given, **named):
    asked = wanted(*given, **named)
    return gathered(asked, [part for _, part in sessions_of(asked)])


# -- laws


@pytest.mark.slow
@pytest.mark.parametrize("name", BANKS)
def test_law_adds_up_to_one_and_its_mean_is_the_edge(name):
    rules = rules_of(name)
    tree, asked = Tree(GAMES[name], plain(rules), usual_seats(name)), defined(name, rules)
    for found in laws(name, rules):
        assert sum(found.chances.values()) == 1
        assert found.mean == asked[found.key](tree)
        assert min(found.chances) < 0 < max(found.chances)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["lansquenet", "tempeln", "landsknecht", "zecchinetta"])
def test_punter_wins_what_the_bank_loses_where_the_house_has_no_part(name):
    for bank, punter in zip(laws(name, rules_of(name)), laws(name, rules_of(name), Side.PUNTER), strict=True):
        assert punter.chances == {-net: chance for net, chance in reversed(bank.chances.items())}


@pytest.mark.slow
def test_what_the_house_takes_is_missing_from_both_sides():
    rules = book("ziginette").play_by()
    exact = figures("ziginette", rules)
    bank, punter = (law("ziginette", rules, "bet.banker", side) for side in Side)
    assert punter.mean == exact["bet.punter"]
    assert bank.mean + punter.mean == -exact["bet.house"] < 0


@pytest.mark.slow
def test_custom_measure_has_no_punters_law_where_the_house_has_a_part():
    """SKIN: what a later bet loses to the cut cannot be told from what the banker wins of it."""
    cut = book("skin").play_by("", {"cut_percent": "5"})
    assert law("skin", cut, "later_bet.edge", Side.BANK).mean < 0
    with pytest.raises(BadOption, match="house"):
        law("skin", cut, "later_bet.edge", Side.PUNTER)


def test_doublet_that_wins_half_is_a_net_of_its_own():
    """LANS-13: 3/51 of half a chip, and the rest as likely either way."""
    found = law("lansquenet", book("lansquenet").play_by("", {"packs": "1", "doublet": "half"}))
    assert found.chances == {F(-1): F(8, 17), F(1, 2): F(1, 17), F(1): F(8, 17)}


def test_variance_is_the_mean_square_less_the_square_of_the_mean():
    assert Law("", Side.BANK, EVEN).variance == 1 - F(23, 311) ** 2


def test_figures_that_go_on_from_hand_to_hand_have_no_law():
    with pytest.raises(BadOption, match=r"parlay2\.edge"):
        law("basset", rules_of("basset"), "parlay2.edge")


def test_games_without_a_bank_have_no_law_and_say_so():
    with pytest.raises(BadOption, match="Three-card Loo has no bank"):
        laws("loo", rules_of("loo"))


def test_unknown_bet_is_answered_with_those_there_are():
    with pytest.raises(UnknownName, match=r"coup\.edge"):
        law("lansquenet", rules_of("lansquenet"), "no such bet")


# -- drawing


LAWS = [
    [F(144, 311), F(167, 311)], [F(1)], [F(1, 7)] * 7, [F(1, 2), F(1, 3), F(1, 6)],
    [F(1, 10**12), 1 - F(1, 10**12)], [F(n, 5050) for n in range(1, 101)],
]  # fmt: skip


@pytest.mark.parametrize("chances", LAWS, ids=len)
def test_alias_table_has_the_probabilities_of_the_law(chances):
    """To the last bit of a float, and nothing for what is no outcome."""
    drawn_with = table_of(chances).chances(len(chances))
    assert sum(drawn_with) == 1
    assert all(abs(float(a) - float(b)) <= 2**-53 for a, b in zip(drawn_with, chances, strict=True))
    assert all(abs(a - b) < F(1, 2**54) for a, b in zip(drawn_with, chances, strict=True))


@pytest.mark.slow
def test_draws_come_as_often_as_the_law_says():
    for chances in LAWS:
        counts, draws = drawn(table_of(chances), len(chances), 10**6, seeded_dice(3, 3)), 10**6
        assert sum(counts) == draws
        for count, chance in zip(counts, chances, strict=True):
            assert abs(count - draws * chance) <= 4.5 * sqrt(draws * chance * (1 - chance)) + 1


@pytest.mark.slow
def test_speed_of_drawing_is_measured():
    assert draws_a_second([F(1, 2)] * 2, seeded_dice(1, 1), 10**6) > 10**6  # a generous guard


# -- sessions


@pytest.mark.slow
def test_ruin_of_a_flat_stake_is_the_gamblers_ruin():
    """The closed form: with chances p and q of a chip, a stack of 5 is lost sooner or later by (q/p)^5."""
    found = outcome(Law("", Side.BANK, EVEN), hands=2000, sessions=20_000, stack=5)
    exact = float((F(144, 311) / F(167, 311)) ** 5)
    error = sqrt(exact * (1 - exact) / 20_000)
    lost = found.lost(-1).mean()
    assert abs(lost - exact) < 4 * error
    assert abs(lost - float(F(144, 167) ** 6)) > 4 * error  # the control: a stack of 6


TOLD = {}  # each plan once more, as a coroutine: sent a net, it says the next stake


def told(plan):
    TOLD[plan.__name__] = plan
    return plan


@told
def flat():
    while True:
        yield 2


@told
def martingale():
    stake = 2
    while True:
        won, staked = yield stake
        stake = 2 if won else 2 * staked


@told
def paroli():
    while True:
        for stake in (2, 4, 8):
            if not (yield stake)[0]:
                break


@told
def dalembert():
    level = 1
    while True:
        won, _ = yield 2 * level
        level = max(1, level - 1) if won else level + 1


@told
def fibonacci():
    numbers, at = [1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144], 0
    while True:
        won, _ = yield 2 * numbers[at]
        at = max(0, at - 2) if won else at + 1


@told
def labouchere():
    line = [1, 2, 3, 4]
    while True:
        ends = line[0] + line[-1] if len(line) > 1 else line[0]
        won, _ = yield 2 * ends
        line = (line[1:-1] or [1, 2, 3, 4]) if won else [*line, ends]


def ends_of(plan, hands, stack, win):
    """Every stack a session may end with, and its probability, by way of every order of wins and losses."""
    found = {}
    for order in product((True, False), repeat=hands):
        asked, left, chance = TOLD[plan](), stack, 1.0
        wish = next(asked)
        for won in order:
            chance *= win if won else 1 - win
            stake = min(wish, left)
            left += stake if won else -stake
            if left:
                wish = asked.send((won, stake))
        found[left] = found.get(left, 0.0) + chance
    return found


@pytest.mark.slow
@pytest.mark.parametrize("plan", [*TOLD])
def test_stacks_end_as_a_second_telling_of_the_plan_says(plan):
    """Orders of eleven hands counted one by one; losses enough that some stacks are lost on the way."""
    exact = ends_of(plan, 11, 60, 167 / 311)
    sessions = 60_000
    found = outcome(Law("", Side.BANK, EVEN), plan=plan, hands=11, sessions=sessions, stack=60, stake=2)
    ends, counts = np.unique(found.stacks[:, -1], return_counts=True)
    assert {int(end) for end in ends} <= exact.keys()
    for end, chance in exact.items():
        count = counts[ends == end].sum()
        assert abs(count - sessions * chance) < 4.5 * sqrt(sessions * chance * (1 - chance)) + 3, (plan, end)


def test_every_plan_is_told_twice():
    assert {*TOLD, "kelly"} == {*PLANS}


@pytest.mark.slow
def test_labouchere_outlives_a_line_longer_than_its_memory():
    """A line that has moved to the end of its memory is moved back; with this luck it grows for ever."""
    luck = {F(-1): F(3, 4), F(1): F(1, 4)}
    found = outcome(Law("", Side.PUNTER, luck), plan="labouchere", hands=5000, sessions=3, stack=10**9)
    assert (found.hands == 5000).all() or found.lost(-1).any()


def test_kelly_stakes_the_edge_of_an_even_bet():
    """Kelly, 1956: p - q; nothing where the edge is not ours."""
    assert kelly(Law("", Side.BANK, EVEN)) == pytest.approx(23 / 311)
    assert kelly(Law("", Side.PUNTER, {-net: chance for net, chance in EVEN.items()})) == 0
    two_to_one = {F(-1): F(1, 2), F(2): F(1, 2)}
    assert kelly(Law("", Side.PUNTER, two_to_one)) == pytest.approx(1 / 4)  # p - q / b


@pytest.mark.slow
def test_kelly_leaves_more_in_the_middle_than_twice_as_much_at_risk():
    found = Law("", Side.BANK, EVEN)
    stacks = [
        np.median(
            outcome(found, plan="kelly", hands=2000, sessions=2000, stack=10**4, share=share).stacks[:, -1]
        )
        for share in (kelly(found), 2 * kelly(found), kelly(found) / 4)
    ]
    assert stacks[0] > 3 * max(stacks[1:])


@pytest.mark.slow
def test_parts_of_a_chip_are_kept():
    """TEMP: half of a stake is lost on a doublet, be the stake an odd chip."""
    halves = law("tempeln", rules_of("tempeln"), side=Side.PUNTER)
    found = outcome(halves, hands=50, sessions=2000)
    assert {stack % 1 for stack in found.stacks[:, -1].tolist()} == {0.0, 0.5}
    mean = 200 + 50 * float(halves.mean)
    assert abs(found.stacks[:, -1].mean() - mean) < 4 * standings.error(found.stacks[:, -1])


@pytest.mark.slow
def test_stake_is_never_more_than_can_be_lost():
    """A bank that may lose four chips for one stakes no more than a quarter of its stack."""
    fourfold = Law("", Side.BANK, {F(-4): F(1, 2), F(1): F(1, 2)})
    found = outcome(fourfold, hands=500, sessions=500, stack=40, stake=7)
    assert found.stacks.min() >= 0
    assert (found.stacks[found.lost(-1), -1] < 4).all()


@pytest.mark.slow
def test_same_seed_gives_the_same_sessions_and_another_does_not():
    found = Law("", Side.BANK, EVEN)
    first, again, other = outcome(found), outcome(found), outcome(found, seed=2)
    assert (first.stacks == again.stacks).all()
    assert (first.stacks != other.stacks).any()


@pytest.mark.slow
def test_parts_can_be_played_in_any_order():
    asked = wanted(Law("", Side.BANK, EVEN), hands=10**6, sessions=23)
    parts = asked.parts()
    assert [count for _, _, count in parts] == [10, 10, 3]
    backwards = [play_part(part) for part in reversed(parts)]
    found = gathered(asked, backwards[::-1])
    assert (found.stacks == gathered(asked, [part for _, part in sessions_of(asked)]).stacks).all()


@pytest.mark.slow
def test_no_stack_grows_beyond_what_is_counted():
    sure = Law("", Side.BANK, {F(-1): F(1, 10**6), F(1): 1 - F(1, 10**6)})
    asked = wanted(sure, plan="kelly", hands=10**6, sessions=1, stack=10**7, share=0.9)
    found = outcome(sure, plan="kelly", hands=10**6, sessions=1, stack=10**7, share=0.9, most=limit(asked))
    assert 10**14 < found.stacks.max() <= 1.1 * 10**17


def test_sessions_are_looked_at_after_their_last_hand():
    assert points(1) == [1]
    assert points(41)[-3:] == [38, 40, 41]
    assert len(points(10**4)) == 40


# -- by the rules


@pytest.mark.long
@pytest.mark.slow
def test_law_is_found_by_playing():
    """LANS-13 to LANS-15: exact = simulated within 4 standard errors, over sessions of one hand."""
    exact = law("lansquenet", book("lansquenet").play_by("", {"packs": "1"}), side=Side.PUNTER)
    hands = 300_000
    found = outcome(options={"packs": "1"}, hands=1, sessions=hands).stacks[:, -1] - 200
    assert {*found.tolist()} == {float(net) for net in exact.chances}
    for net, chance in exact.chances.items():
        error = sqrt(chance * (1 - chance) / hands)
        assert abs((found == net).mean() - chance) < 4 * error
        assert abs((found == net).mean() - (chance + F(1, 100))) > 4 * error  # the control


@pytest.mark.long
@pytest.mark.compiles
@pytest.mark.slow
def test_hands_by_the_rules_leave_stacks_as_hands_from_the_law_do():
    """LANS-13 to LANS-15, with one pack: the same mean, the same spread, as often ruined."""
    options = {"packs": "1"}
    found = law("lansquenet", book("lansquenet").play_by("", options), side=Side.PUNTER)
    drawn_, played = (
        outcome(which, options=options, hands=400, sessions=2000, stack=30) for which in (found, None)
    )
    for one in (drawn_, played):
        assert one.hands.max() == 400
    ends = [one.stacks[:, -1] for one in (drawn_, played)]
    assert abs(ends[0].mean() - ends[1].mean()) < 4 * sqrt(sum(standings.error(end) ** 2 for end in ends))
    shares = [one.lost(-1).mean() for one in (drawn_, played)]
    assert abs(shares[0] - shares[1]) < 4 * sqrt(sum(share * (1 - share) / 2000 for share in shares))
    assert 0.1 < shares[0] < 0.9


@pytest.mark.compiles
@pytest.mark.slow
def test_pool_of_loo_stands_over_and_grows_where_loos_are_unlimited():
    """LOO3-15, LOO3-16: a stake into the next pool, or as much as this one held."""
    small, large = (
        outcome(name="loo", options={"loo": kind}, hands=300, sessions=200, seat=0, stack=10**6)
        for kind in ("limited", "unlimited")
    )
    assert (small.pools >= 0).all()
    assert (small.tops[:, None] >= small.pools).all()
    assert small.pools.max() > 0
    assert large.tops.mean() > 5 * small.tops.mean()


# -- a target, and how deep a stack falls


def near(share, exact, sessions):
    return abs(share - float(exact)) < 4 * sqrt(float(exact) * (1 - float(exact)) / sessions)


@pytest.mark.slow
@pytest.mark.parametrize("plan", ["flat", "martingale"])
def test_sessions_that_end_at_a_target_lose_their_stack_as_often_as_is_solved_for(plan):
    """Exact = simulated within 4 standard errors; the control is a target of a chip more."""
    found = Law("", Side.BANK, EVEN)
    how = staking(EVEN, plan)
    ends = outcome(found, plan=plan, hands=20_000, sessions=40_000, stack=6, target=12)
    lost, come = ends.lost(-1), ends.reached(-1)
    assert (lost ^ come).all()
    assert (ends.stacks[come, -1] >= 12).all()
    assert near(lost.mean(), ruin_before(how, 6, 12).chance, 40_000)
    assert not near(lost.mean(), ruin_before(how, 6, 14).chance, 40_000)


@pytest.mark.slow
@pytest.mark.parametrize("plan", ["flat", "martingale", "fibonacci"])
def test_stacks_fall_as_deep_as_often_as_is_followed(plan):
    """With chips enough that none is ever lost; the control is to fall less deep."""
    nets = {-net: chance for net, chance in EVEN.items()}
    ends = outcome(Law("", Side.PUNTER, nets), plan=plan, hands=60, sessions=40_000, stack=10**9, depth=9)
    deep = (ends.deep > 0).mean()
    assert near(deep, drawdown(staking(nets, plan), 9, 60).chance, 40_000)
    assert not near(deep, drawdown(staking(nets, plan), 4, 60).chance, 40_000)
    assert ends.deep.max() <= 60


@pytest.mark.long
@pytest.mark.slow
def test_target_and_depth_are_kept_by_the_rules_too():
    """Seat A of Loo: nobody plays on beyond a target, and a stack that fell was so deep."""
    ends = outcome(name="loo", hands=200, sessions=300, seat=0, stack=100, target=130, depth=20)
    come = ends.reached(-1)
    assert 0 < come.sum() < 300
    assert (ends.hands[come] < 200).any()
    fell = ends.deep > 0
    assert ((ends.stacks[:, -1] <= 80) <= fell).all()


@pytest.mark.slow
def test_session_prints_target_and_depth_beside_what_is_exact(lansquenet):  # noqa: F811
    line = "session lansquenet -o packs=1 --hands 900 --sessions 50 --stack 10 --target 20 --depth 5"
    out = " ".join(lansquenet(*line.split())[0].split())
    exact = ruin_before(staking(law("lansquenet", rules_of_one(), side=Side.PUNTER).chances), 10, 20).chance
    assert f"before it has come to 20 is {float(exact):.6f}" in out
    assert "of the sessions came to 20 chips" in out
    assert "of the stacks fell 5 chips below their highest." in out
    assert max(map(len, lansquenet(*line.split())[0].splitlines())) <= 80
    told = json.loads(lansquenet(*line.replace("--target 20 ", "").split(), "--json")[0])
    assert 0 < told["deep_exact"] <= 1
    assert (told["target"], told["reached"]) == (None, None)


def rules_of_one():
    return book("lansquenet").play_by("", {"packs": "1"})


# -- in words


def test_interval_holds_the_share_and_never_leaves_0_to_1():
    assert 0 <= standings.interval(0, 100)[0] < 1e-9
    assert 1 - 1e-9 < standings.interval(100, 100)[1] <= 1
    low, high = standings.interval(30, 100)
    assert low == pytest.approx(0.2189, abs=1e-4)  # Wilson, 1927
    assert high == pytest.approx(0.3958, abs=1e-4)


def test_bars_hold_every_session():
    stacks = np.array([0.0, 0.5, 3.0, 250.0, 251.5, 10_000.0] * 50)
    for count in (3, 10, 100):
        found = standings.bars(stacks, count)
        assert sum(share for _, _, share in found) == pytest.approx(1)
        assert found[0][0] == 0
        assert found[-1][1] >= 10_000


@pytest.mark.slow
def test_session_says_how_hands_came_about_and_fits_80_columns(lansquenet):  # noqa: F811
    out, _, code = lansquenet("session", "lansquenet", "--hands", "1000", "--sessions", "50")
    assert code == 0
    assert "drawn from the exact law of coup.edge" in out.replace("\n", " ")
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.slow
def test_session_as_json_has_the_law_and_its_course(lansquenet, tmp_path):  # noqa: F811
    plot = tmp_path / "session.svg"
    args = ("--hands", "1000", "--sessions", "50", "--json", "--plot", str(plot))
    found = json.loads(lansquenet("session", "lansquenet", *args)[0])
    assert found["law"]["nets"][0] == {"net": "-1", "probability": "167/311"}
    assert found["hands_are"] == "drawn from the exact law"
    assert found["course"][-1]["hand"] == 1000
    assert all(row["ruin_low"] <= row["ruin"] <= row["ruin_high"] for row in found["course"])
    assert plot.read_text("utf-8").startswith("<?xml")


def test_odds_print_the_law_from_both_sides(lansquenet):  # noqa: F811
    out, _, code = lansquenet("odds", "lansquenet", "--law", "-o", "packs=1")
    assert code == 0
    assert [out.count(word) for word in ("8/17", "9/17", "-1/17")] == [2, 2, 1]


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        ("session loo --stake-plan paroli", "no stake to be planned"),
        ("session loo --side bank", "no seat banks every hand"),
        ("session lansquenet --stake-plan parol", "did you mean 'paroli'?"),
        ("session lansquenet --stake-plan kelly", "wins nothing on average"),
        ("session lansquenet --stake-plan kelly --by-rules", "by the rules"),
        ("session lansquenet --stake 300", "from 1 chip to the whole stack of 200"),
        ("session lansquenet --most 1 --stake 2", "at least the stake"),
        ("session lansquenet --sessions 0", "from 1 to 200,000"),
        ("session lansquenet --hands 1e12", "from 1 to 100,000,000"),
        ("session lansquenet --side house", "bank, punter"),
        ("session lansquenet --target 200", "more than the stack of 200, not 200"),
        ("session lansquenet --depth -1", "1 or more; 0 is none"),
        ("session lansquenet --plot /no/such/folder/x.svg", "there is no folder"),
        ("odds lansquenet --law --table", "--table or --law"),
        ("odds toepen --law", "Toepen has no bank"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(lansquenet, args, complaint):  # noqa: F811
    out, err, code = lansquenet(*args.split())
    assert code == 2
    assert out == ""
    assert complaint in err
