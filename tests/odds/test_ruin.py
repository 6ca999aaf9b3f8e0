"""Ruin and drawdown under plans of stakes: beside every course of so many hands, and beside the sample."""

import json
import re
import shlex
from fractions import Fraction as F
from itertools import product
from math import prod

import pytest

import lansquenet as lq
from lansquenet import BadOption, UnknownName, ask
from lansquenet.odds.asking.plans import PLANS, ROOM
from lansquenet.odds.asking.ruin import drawdown, ruin_before, ruin_within, staking
from lansquenet.odds.asking.samples import of_hands, of_sessions
from rooms import seldom
from test_cli import lansquenet  # noqa: F401 - a fixture

NETS = {F(-1): F(1, 2), F(-1, 2): F(1, 8), F(1): F(3, 8)}
SMALL = [name for name, plan in PLANS.items() if plan.noted < 3 and name != "kelly"]
HANDS = 6


def courses(plan, stack):
    """Of every course of so many hands its chance, and the stacks as they went, hand by hand."""
    for nets in product(NETS, repeat=HANDS):
        memory, stacks = [0] * ROOM, [F(stack)]
        for net in nets:
            stake = min(PLANS[plan].want(memory, 1, stacks[-1], 0.0), int(stacks[-1]))
            if not stake:
                break
            PLANS[plan].note(memory, 1, stake, net * stake)
            stacks.append(stacks[-1] + net * stake)
        yield prod(NETS[net] for net in nets), stacks


@pytest.mark.parametrize("plan", SMALL)
def test_ruin_is_that_of_every_course_of_the_hands(plan):
    lost = [(chance, len(stacks) - 1) for chance, stacks in courses(plan, 3) if stacks[-1] < 1]
    found = ruin_within(staking(NETS, plan), 3, HANDS)
    assert found.chance == sum(chance for chance, _ in lost)
    assert found.hands == sum(chance * hand for chance, hand in lost) / found.chance


def below(stacks):
    """How far a stack is below its highest, each time."""
    return [max(stacks[: n + 1]) - stack for n, stack in enumerate(stacks)]


@pytest.mark.slow
@pytest.mark.parametrize("plan", SMALL)
def test_drawdown_is_that_of_every_course_of_the_hands(plan):
    deep = [(chance, below(stacks)) for chance, stacks in courses(plan, 10**6)]
    when = [(chance, next(n for n, by in enumerate(row) if by >= 3)) for chance, row in deep if max(row) >= 3]
    found = drawdown(staking(NETS, plan), 3, HANDS)
    assert found.chance == sum(chance for chance, _ in when)
    assert found.hands == sum(chance * hand for chance, hand in when) / found.chance


@pytest.mark.parametrize("plan", SMALL)
def test_what_is_solved_for_is_what_many_hands_come_to(plan):
    how = staking(NETS, plan)
    solved, followed = drawdown(how, 3), drawdown(how, 3, 200)
    assert solved.chance == 1
    assert float(followed.chance) == pytest.approx(1, abs=1e-6)
    assert float(solved.hands) == pytest.approx(float(followed.hands), rel=1e-4)


@pytest.mark.parametrize("plan", SMALL)
def test_who_stops_at_a_target_is_ruined_less_often(plan):
    how = staking(NETS, plan)
    assert ruin_within(how, 2, 12).chance > ruin_before(how, 2, 4).chance / 2 > 0
    assert ruin_before(how, 2, 4).chance < ruin_before(how, 2, 8).chance < 1


def test_flat_stakes_are_ruined_by_the_gamblers_formula():
    """With 9/17 against him, from 20 chips to 40."""
    odds = F(9, 8)
    found = ruin_before(staking(ask("lansquenet", packs=1).law("won B / 2")), 20, 40)
    assert found.chance == (odds**40 - odds**20) / (odds**40 - 1)
    assert found.hands == (20 - 40 * (1 - found.chance)) * 17


def test_share_of_a_growing_stack_is_staked_by_kelly():
    """Of 41 chips a twentieth is 2, of 39 one."""
    how = staking({F(1): F(21, 40), F(-1): F(19, 40)}, "kelly")
    assert [net for _, net, _ in how.moves((41, ()), 41)] == [2, -2]
    assert [net for _, net, _ in how.moves((39, ()), 39)] == [1, -1]
    with pytest.raises(BadOption, match="depends on the stack"):
        drawdown(how, 3)


@pytest.mark.parametrize("chance", [F(1, 2), F(1, 3), F(1, 50)])
def test_sessions_that_are_spoken_of_tell_a_chance_as_well_as_is_said(chance):
    """The square of a standard error is a variance over how many are played."""
    said = re.fullmatch(
        r"([\d,]+) sessions, ([\d,]+) hands at most, tell .* error of (0.\d+) at most.", of_sessions(300)
    )
    sessions, hands = (int(said[n].replace(",", "")) for n in (1, 2))
    assert chance * (1 - chance) / sessions <= F(said[3]) ** 2
    assert F(1, 4) / (sessions - 1) > F(said[3]) ** 2
    assert hands == 300 * sessions


def test_hands_that_are_spoken_of_tell_a_mean_as_well_as_is_said():
    """So many variances over how many are played; the spread of a chance is a half at most."""
    said = re.fullmatch(
        r"A sample of ([\d,]+) hands has .* of (0.\d+) of the spread, of a chance at most (0.\d+).",
        of_hands(),
    )
    assert F(said[2]) ** 2 * int(said[1].replace(",", "")) == 1
    assert F(said[3]) ** 2 * int(said[1].replace(",", "")) == F(1, 4)
    assert of_hands("ever") == ""


@pytest.mark.slow
def test_what_is_not_followed_is_refused_with_its_size():
    with pytest.raises(UnknownName, match="martingale"):
        staking(NETS, "martingal")
    with pytest.raises(BadOption, match=r"no small state.* 10,000 sessions tell the chance"):
        staking(NETS, "labouchere")
    with pytest.raises(BadOption, match="stakes nothing"):
        staking(NETS, "kelly")
    with pytest.raises(BadOption, match="less than the target"):
        ruin_before(staking(NETS), 9, 9)
    with pytest.raises(
        BadOption, match=r"3,000 states.* samples ruin within so many hands: 10,000 sessions tell"
    ):
        ruin_before(staking(NETS), 10, 4000)
    with pytest.raises(
        BadOption, match=r"hands, too many.* within 500 hands: 10,000 sessions, 5,000,000 hands at"
    ):
        ruin_within(staking(NETS), 100, 500, most=10_000)
    with pytest.raises(BadOption, match="costs nothing"):
        staking({F(1): F(1)})
    with pytest.raises(BadOption, match="1 or more"):
        ask("lansquenet").drawdown("won B / 2", 0)


@pytest.mark.slow
def test_plans_are_asked_at_the_command_line(lansquenet):  # noqa: F811
    asked = "lansquenet -o packs=1 --stack 20 --target 40 --stake-plan martingale ruin 'won B / 2' --json"
    out, err, code = lansquenet("ask", *shlex.split(asked))
    assert code == 0, err
    found = ask("lansquenet", packs=1).ruin("won B / 2", 20, target=40, plan="martingale")
    assert json.loads(out)["answer"]["ruin"]["decimal"] == float(found.chance)
    out, _, _ = lansquenet("ask", *shlex.split("lansquenet -o packs=1 --depth 3 drawdown 'won B / 2'"))
    assert "chance  1  1.000000" in out


@pytest.mark.compiles
@pytest.mark.slow
@pytest.mark.parametrize("plan", [SMALL[0], *map(seldom, SMALL[1:])])
def test_sample_is_lost_as_often_as_is_known_exactly(plan):
    found = lq.session("lansquenet", 200, packs=1, sessions=20_000, stack=20, plan=plan, seed=3)
    exact = found.exact_ruin
    assert exact is not None
    error = float(exact * (1 - exact) / 20_000) ** 0.5
    assert abs(found.ruin - float(exact)) < 4 * error


@pytest.mark.long
@pytest.mark.compiles
@pytest.mark.slow
def test_exact_ruin_stands_by_the_sampled_one(lansquenet):  # noqa: F811
    line = "session lansquenet -o packs=1 --hands 1000 --sessions 200 --stack 20"
    out, _, _ = lansquenet(*shlex.split(line))
    assert "The exact chance to lose the stack is 0.957141; here it was 0.9" in out
    line = "session lansquenet -o packs=1 --hands 4000 --sessions 20 --stack 5000 --json"
    long, _, _ = lansquenet(*shlex.split(line))
    assert json.loads(long)["ruin_exact"] is None
    assert lq.session("landsknecht", 20, sessions=20, by_rules=True).exact_ruin is None
