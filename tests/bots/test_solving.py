"""The solver: known values, exact best answers, and faults that were planted to be found."""

import json
from array import array
from functools import cache

import pytest

import lansquenet as lq
from lansquenet.env import game_of, load_game
from lansquenet.env.engine.interpreted import Interpreted
from lansquenet.errors import BadOption, BadRecord, BadSave
from lansquenet.front.solving import checker
from lansquenet.front.solving.certificate import card_by_card, certify, in_parts, packed
from lansquenet.front.solving.checker import (
    Certified,
    Rereading,
    cards_of,
    check,
    dealt,
    dealt_in_order,
    form_of,
    key_of_string,
    read,
)
from lansquenet.front.solving.work import Solving
from lansquenet.sim.solving import small, suits, writing
from lansquenet.sim.solving.rounds import METHODS, Solver, bracket
from poker import KUHN, LEDUC, Poker, kuhn, leduc
from stranger import exploited
from test_cli import lansquenet  # noqa: F401 - a fixture

EIGHT = "cards=TsThTdTc9s9h9d9c"
WITHOUT = "exchange=off,warnings=off,target=3,carry_scores=1/1"
TOEPEN = f"toepen(seats=2,first=0,{WITHOUT},knock_mode=own_turn,{EIGHT})"
QUIET = TOEPEN.replace("own_turn", "off")
OF_TWO = "stacks=10/10/0,first=0,allow_debt=no"  # the third seat is out of chips


# -- the solver, on games written out in plain Python


@pytest.mark.slow
@pytest.mark.compiles
@pytest.mark.parametrize("method", METHODS)
def test_kuhns_poker_is_worth_an_eighteenth_to_the_second_seat(method):
    solver = Solver(small.written_out(KUHN)[0], method)
    solver.run(2000)
    found = solver.bracket()
    assert found.low <= -1 / 18 <= found.high
    assert found.exploitability < 1e-4


@pytest.mark.slow
@pytest.mark.compiles
@pytest.mark.parametrize("method", ["plus", "discounted"])
def test_leduc_holdem_comes_to_its_known_value(method):
    scroll = small.written_out(LEDUC)[0]
    solver = Solver(scroll, method)
    solver.run(2000)
    found = solver.bracket()
    assert len(scroll.sets) == 936
    assert found.low <= -0.0856 <= found.high
    assert found.exploitability < 1e-4


@pytest.mark.slow
@pytest.mark.compiles
def test_a_policy_that_plays_anyhow_can_be_exploited_and_rounds_go_on_where_they_were():
    scroll = small.written_out(KUHN)[0]
    solver, other = Solver(scroll), Solver(scroll)
    assert bracket(scroll, solver.policy()).exploitability > 0.4
    solver.run(30)
    other.run(10)
    other.run(20)
    assert (solver.policy() == other.policy()).all()


@pytest.mark.slow
@pytest.mark.compiles
def test_openspiel_says_how_far_the_policy_can_be_exploited_as_we_do():
    """Its own Leduc, its own reckoning in C++; policies go over by what is known."""
    pyspiel = pytest.importorskip("pyspiel")
    for ours, theirs, words in ((KUHN, "kuhn_poker", kuhn_words), (LEDUC, "leduc_poker", leduc_words)):
        scroll, names = small.written_out(ours)
        solver = Solver(scroll)
        solver.run(100)
        policy = solver.policy()
        table = told_in(pyspiel.load_game(theirs), words, names, policy, scroll.first)
        lost = pyspiel.exploitability(pyspiel.load_game(theirs), pyspiel.TabularPolicy(table))
        assert lost == pytest.approx(solver.bracket().exploitability, abs=1e-5)


def told_in(game, words, names, policy, first):
    """A policy by the strings of OpenSpiel, of which `words` knows what we call the same."""
    table, todo = {}, [game.new_initial_state()]
    while todo:
        state = todo.pop()
        if state.is_terminal():
            continue
        todo += [state.child(action) for action in state.legal_actions()]
        if not state.is_chance_node():
            n = names[words(state)]
            chances = policy[first[n] : first[n + 1]].tolist()
            table[state.information_state_string()] = list(zip(state.legal_actions(), chances, strict=True))
    return table


def kuhn_words(state):
    dealt, said = state.history()[:2], state.history()[2:]
    cards = (10, 11, 12)
    return f"{state.current_player()} {4 * cards[dealt[state.current_player()]]} ..{''.join(map(str, said))}"


def leduc_words(state):
    """Six cards there as here: two of each rank, from the jack."""
    rows, said, seats = [], "", state.history()
    cards = [4 * rank + suit for rank in (10, 11, 12) for suit in (0, 1)]
    at = state.get_game().new_initial_state()
    for action in seats:
        if at.is_chance_node():
            rows.append(cards[action])
            said += f"[{cards[action]}]" if len(rows) == 3 else "."
        else:
            said += str(action)
        at.apply_action(action)
    return f"{state.current_player()} {rows[state.current_player()]} {said}"


# -- faults that are planted


def test_a_seat_that_forgets_what_it_did_is_found():
    class Forgetful(Poker):
        def known(self, at):
            return f"{at.state.actor} {at.state.held[at.state.actor]} {len(at.said)}"

    with pytest.raises(ValueError, match="Who knows the same"):
        small.written_out(Forgetful(leduc))


def test_a_seat_that_can_do_what_tells_more_than_it_knows_is_found():
    class Telling(Poker):
        def actions(self, at):
            found = super().actions(at)
            return found[:1] + found[:1] if at.said == "..1" and at.state.held[0] == 40 else found

    class Dropped(Telling):
        def actions(self, at):
            found = Poker.actions(self, at)
            return found + [found[-1]] if at.said == ".." and at.state.held[1] == 40 else found

    with pytest.raises(ValueError, match="Who knows the same"):
        small.written_out(Dropped(leduc))


# -- the same from compiled rules


@cache
def solved(line, rounds):
    work = Solving(load_game(line))
    work.write()
    work.play(rounds)
    return work, work.solution()


@cache
def solved_leduc():
    work = Solving(game_of(leduc, stacks=[100, 100]))
    work.write()
    work.play(300)
    return work, work.solution()


class Told:
    """A game as its states tell it: every deal by itself, and all that is known as a string."""

    def __init__(self, line):
        self.game = load_game(line, deal="run")

    def deals(self):
        return [(chance, state) for state, chance in dealt(self.game.new_initial_state())]

    def player(self, at):
        return small.OVER if at.is_terminal() else at.current_player()

    def actions(self, at):
        return at.legal_actions()

    def after(self, at, action):
        return at.child(action)

    def won(self, at):
        return (at.returns()[0] - at.returns()[1]) / 2

    def known(self, at):
        return at.information_state_string()


@pytest.mark.slow
@pytest.mark.compiles
def test_deals_of_toepen_that_differ_by_names_of_suits_are_one():
    """Nine deals of seventy, and the same value where each stands for itself."""
    work, found = solved(QUIET, 200)
    assert found.deals == 9
    assert sum(work.deals.odds) == pytest.approx(1)
    scroll, _ = small.written_out(Told(QUIET))
    other = Solver(scroll)
    other.run(200)
    raw = other.bracket()
    assert len(scroll.roots) == 70
    assert scroll.nodes > 5 * found.nodes
    assert raw.low <= found.high
    assert found.low <= raw.high
    assert max(found.exploitability, raw.exploitability) < 1e-3


@pytest.mark.slow
@pytest.mark.compiles
def test_toepen_with_a_knock_is_as_large_as_it_was_found_to_be():
    found = solved(TOEPEN, 200)[1]
    assert (found.deals, found.nodes, found.sets) == (9, 29_758, 6025)
    assert found.exploitability < 1e-3


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.compiles
def test_how_large_a_game_is_follows_from_a_few_deals_and_hands(monkeypatch):
    """Nine cards of three suits: 114 deals, of which a few are looked at; nodes and sets are near."""
    monkeypatch.setattr(writing, "SAMPLE", 30)
    work = Solving(load_game(TOEPEN.replace(EIGHT, "cards=TsThTd9s9h9d8s8h8d")))
    found = work.extent()
    assert (found.deals, found.exact) == (114, False)
    assert found.nodes == pytest.approx(385_560, rel=0.25)
    assert found.sets == pytest.approx(95_253, rel=0.25)
    assert work.write(found).nodes == 385_560
    assert work.scroll.size < found.size


@pytest.mark.slow
@pytest.mark.compiles
def test_what_is_left_of_toepen_goes_on_and_that_of_another_is_refused(tmp_path):
    work, found = solved(TOEPEN, 200)
    file = tmp_path / "left.npz"
    work.leave(file)
    again = Solving(load_game(TOEPEN))
    again.write()
    again.go_on(file)
    assert again.solution().low == found.low
    other = Solving(load_game(TOEPEN), "linear")
    other.write()
    with pytest.raises(BadSave, match="another game or method"):
        other.go_on(file)
    file.write_bytes(b"what")
    with pytest.raises(BadSave, match="damaged"):
        again.go_on(file)


@pytest.mark.slow
@pytest.mark.compiles
def test_certificate_of_toepen_is_read_again_in_plain_python(tmp_path):
    work, found = solved(QUIET, 200)
    file = tmp_path / "certificate"
    certify(work, found, file)
    read_again = check(file)
    assert read_again.holds
    assert read_again.sets == found.sets
    assert read_again.exploitability == pytest.approx(found.exploitability, abs=1e-4)
    assert (read_again.low, read_again.high) == pytest.approx((found.low, found.high), abs=2e-4)


@pytest.mark.slow
def test_certificates_are_read_in_plain_python_whatever_plays_hands(monkeypatch):
    monkeypatch.setenv("LANSQUENET_ENGINE", "compiled")
    policy = Certified({"keys": "strings"}, array("Q"), array("Q", [0]), array("H"))
    deals = Rereading(policy, load_game(QUIET, deal="run"))._deals()
    assert {type(state) for state, _, _ in deals} == {Interpreted}


@pytest.mark.slow
@pytest.mark.compiles
def test_certificate_that_claims_too_much_does_not_hold(tmp_path):
    """The control: a policy that plays anyhow, with the claim of a good one."""
    work, found = solved(QUIET, 200)
    bad = Solving(work.game)
    bad.write()
    file = tmp_path / "certificate"
    certify(bad, found, file)
    assert not check(file).holds


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.compiles
def test_certificate_of_leduc_names_sets_by_information_states(tmp_path):
    (work, found), file = solved_leduc(), tmp_path / "certificate"
    certify(work, found, file)
    again = check(file, card_by_card(work.game))
    assert (found.deals, found.nodes, found.sets) == (30, 9450, 936)
    assert again.holds
    assert again.sets == 936
    assert again.exploitability == pytest.approx(found.exploitability, abs=1e-4)


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.compiles
def test_certificate_of_irish_loo_names_sets_by_what_was_told_card_by_card(tmp_path):
    """Seven cards are dealt in 140 ways, each as its cards rise; whose suits are not alike."""
    file, again = agreed_on(f"irish_loo({OF_TWO},max_exchange=0,cards=AsAhAdKsKhQsAc)", 140, tmp_path)
    assert exploited(file.read_bytes()) == pytest.approx(found_by(again), abs=1e-12)


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.compiles
def test_certificate_of_zwikken_has_a_card_that_comes_after_a_choice(tmp_path):
    """The dealer may turn another trump.  It takes some minutes."""
    agreed_on(f"zwikken({OF_TWO},max_turns=2,cards=AsAhAdKsKhTsThTd)", 1120, tmp_path)


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.compiles
def test_certificate_of_before_had_cards_in_runs(tmp_path):
    """It says nothing of how they fall; its sets are named as they are told in runs."""
    line, file = f"irish_loo({OF_TWO},max_exchange=0,cards=AsAhAdKsKhQsAc)", tmp_path / "certificate"
    certify(*solved(line, 50), file)
    policy = read(file.read_bytes())
    head = {key: told for key, told in policy.head.items() if key != "deal"}
    rows = [(key, policy.of(n)) for n, key in enumerate(policy.keys)]
    file.write_bytes(packed(head, rows))
    with pytest.raises(BadRecord, match="says nothing of what"):
        check(file)
    again = {key_of_string(told): parts for told, parts in in_runs(line, dict(rows)).items()}
    file.write_bytes(packed(head, sorted(again.items())))
    assert check(file).holds


def in_runs(line, by_key):
    """The same policy, its sets by their strings where cards fall in runs."""
    found, todo = {}, []
    starts = {
        tuple(cards_of(state)[0]): state for state, _ in dealt(Interpreted(load_game(line, deal="run"), None))
    }
    for state, _ in dealt_in_order(Interpreted(load_game(line, deal="card"), None)):
        todo.append((state, starts[tuple(cards_of(state)[0])]))
    while todo:
        one, other = todo.pop()
        if not one.is_terminal() and len(one.legal_actions()) > 1:
            key = key_of_string(one.information_state_string())
            found[other.information_state_string()] = by_key[key]
        todo += [(one.child(n), other.child(n)) for n in one.legal_actions()]
    return found


def agreed_on(line, deals, tmp_path):
    """What is read again is what the solver claims; the certificate, and what was found."""
    (work, found), file, named = solved(line, 100), tmp_path / "certificate", []
    assert found.deals == deals
    certify(work, found, file, lambda done, of: named.append((done, of)))
    assert named[-1] == (found.sets, found.sets)
    again = check(file)
    assert again.holds
    assert again.sets == found.sets
    assert (again.low, again.high) == pytest.approx((found.low, found.high), abs=2e-4)
    return file, again


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.compiles
def test_another_reader_by_the_description_alone_finds_the_same(tmp_path):
    """Sets named by suits, in Toepen, and by strings, in Leduc; the control is a policy that plays anyhow."""
    work, found = solved(QUIET, 200)
    file = tmp_path / "certificate"
    certify(work, found, file)
    assert exploited(file.read_bytes()) == pytest.approx(found_by(check(file)), abs=1e-12)
    policy = read(file.read_bytes())
    anyhow = [(key, in_parts([1.0] * len(policy.of(n)))) for n, key in enumerate(policy.keys)]
    assert exploited(packed(policy.head, anyhow))[2] > 100 * found.exploitability
    certify(*solved_leduc(), file)
    game = card_by_card(solved_leduc()[0].game)
    assert exploited(file.read_bytes(), game) == pytest.approx(found_by(check(file, game)), abs=1e-12)


def found_by(checked):
    return checked.low, checked.high, checked.exploitability


@pytest.mark.slow
@pytest.mark.compiles
def test_methods_come_to_brackets_that_meet():
    """The value lies in each of them."""
    scroll = solved(TOEPEN, 200)[0].scroll
    found = []
    for method in METHODS:
        solver = Solver(scroll, method)
        solver.run(200)
        found.append(solver.bracket())
    assert max(one.low for one in found) <= min(one.high for one in found)
    assert len({one.low for one in found}) == len(METHODS)


@pytest.mark.slow
@pytest.mark.compiles
def test_toepen_is_solved_at_the_terminal(lansquenet, tmp_path):  # noqa: F811
    file, kept = tmp_path / "certificate", tmp_path / "kept"
    given = ("solve", QUIET, "--rounds", "50", "--json", "--keep", str(kept))
    out, told, code = lansquenet(*given, "--certificate", str(file))
    report = json.loads(out)
    assert (code, report["rounds"], report["deals"]) == (0, 50, 9)
    assert "9 deals," in told
    assert "to write out" in told
    assert report["exploitability"] == pytest.approx((report["high"] - report["low"]) / 2)
    out, _, _ = lansquenet(*given[:4], "--keep", str(kept), "--hands")
    assert "B begins" in out
    assert "Asked in 97.1 of 100 deals; all hands together: a card 100." in out  # four of a rank: no choice
    assert "exploitability" in out
    out, _, code = lansquenet("check", str(file))
    assert "The certificate holds." in out
    assert code == 0
    _, told, _ = lansquenet("solve", QUIET, "--extent")
    assert "of memory" in told


# -- what is refused, and what is small


def test_what_is_no_game_to_be_solved_is_refused():
    with pytest.raises(BadOption, match="method is one of"):
        lq.solve(TOEPEN, method="luck")
    with pytest.raises(BadOption, match="Rounds are 1 or more"):
        lq.solve(TOEPEN, 0)
    with pytest.raises(BadOption, match="stakes=all"):
        lq.solve("lansquenet(seats=2)")


def test_what_is_no_certificate_is_refused(tmp_path):
    file = tmp_path / "certificate"
    with pytest.raises(BadRecord, match="cannot be read"):
        check(file)
    file.write_bytes(b"policy")
    with pytest.raises(BadRecord, match="no certificate"):
        check(file)
    with pytest.raises(BadRecord, match="no certificate"):
        read(b"")


@pytest.mark.slow
@pytest.mark.parametrize(
    "line",
    [
        QUIET,
        "femkort(seats=2,first=0,cards=AsKsQsJsTsAhKhQhJhTh)",
        f"irish_loo({OF_TWO},max_exchange=0,cards=AsAhAdKsKhQsAc)",
        f"zwikken({OF_TWO},max_turns=2,cards=AsAhAdKsKhTsThTd)",
    ],
)
def test_deals_of_cards_in_rising_order_stand_for_all_orders(line):
    """As likely, each, as all that a run of cards comes to with the same cards in the same places."""
    found = []
    for deals, deal in ((dealt, "run"), (dealt_in_order, "card")):
        start = Interpreted(load_game(line, deal=deal), None)
        found.append({tuple(cards_of(state)[0]): chance for state, chance in deals(start)})
    runs, cards = found
    assert cards == pytest.approx(runs)
    assert sum(cards.values()) == pytest.approx(1)


def test_deals_that_differ_by_the_names_of_suits_have_one_form():
    """Of all deals of Toepen's eight cards the 70 are nine, as the solver counts them too."""
    start = Interpreted(load_game(QUIET, deal="card"), None)
    deals = [cards_of(state)[0] for state, _ in dealt_in_order(start)]
    assert len({tuple(place) for place in deals}) == 70
    assert len({form_of(place) for place in deals}) == 9


@pytest.mark.long
def test_deals_of_toepen_with_twelve_cards_are_counted_as_the_solver_counts_them():
    """They fall in 34,650 ways: more than one run of cards may come to."""
    policy = Certified({"keys": "suits"}, array("Q"), array("Q", [0]), array("H"))
    line = QUIET.replace(EIGHT, "cards=TsThTdTc9s9h9d9c8s8h8d8c")
    deals = Rereading(policy, load_game(line, deal="card"))._deals()
    assert len(deals) == 1671
    assert sum(chance for _, chance, _ in deals) == pytest.approx(1)


def test_certificate_whose_sets_do_not_stand_in_order_is_refused():
    """They are looked up by halves; one that stands there twice would be two policies."""
    rows = [(1, in_parts([0.5, 0.5])), (2, in_parts([1.0, 0.0]))]
    head = {"sets": 2, "parts": 65535}
    assert [*read(packed(head, rows)).keys] == [1, 2]
    for wrong in (rows[::-1], rows[:1] * 2):
        with pytest.raises(BadRecord, match="no certificate"):
            read(packed(head, wrong))
    for deal in ("run", "deck"):  # by which other best answers would be found
        with pytest.raises(BadRecord, match="no certificate"):
            read(packed(head | {"deal": deal}, rows))


def test_seat_that_forgets_its_card_has_no_certificate(monkeypatch):
    """Best answers are found card by card: wrong, if one could later be taken for another."""
    game = game_of(kuhn, stacks=[100, 100])
    rows = [(key, in_parts([0.5, 0.5])) for key in range(9)]
    data = packed({"line": "kuhn", "sets": 9, "parts": 65535, "keys": "strings", "exploitability": 0}, rows)
    monkeypatch.setattr(checker, "key_of_string", lambda words: words.count(";"))
    with pytest.raises(BadRecord, match="has forgotten what it knew when the cards were dealt"):
        Rereading(read(data), card_by_card(game)).found()


@pytest.mark.slow
@pytest.mark.compiles
def test_deals_are_told_of_as_they_are_walked(tmp_path):
    (work, found), file, heard = solved_leduc(), tmp_path / "certificate", []
    certify(work, found, file)
    check(file, card_by_card(work.game), lambda done, of: heard.append((done, of)))
    assert [done for done, _ in heard] == [*range(5, 61, 5)]  # six cards, of five deals each, for two seats
    assert {of for _, of in heard} == {60}


def test_chances_are_written_in_parts_that_sum_to_all():
    assert in_parts([1 / 3, 1 / 3, 1 / 3]) == [21845, 21845, 21845]
    assert in_parts([0.0, 1.0]) == [0, 65535]
    assert sum(in_parts([0.1, 0.2, 0.7])) == 65535


def test_a_hand_has_the_same_least_form_under_every_renaming():
    place = [-1] * 52
    for card in (0, 5, 6, 50):
        place[card] = 0
    least = suits.least_form(place, 9, 0)
    for way in suits.RENAMED.tolist():
        named = [-1] * 52
        for card in range(52):
            named[way[card]] = place[card]
        assert suits.least_form(named, way[9], 0) == least
    assert suits.is_even([0, 1, 4, 5])
    assert not suits.is_even([0, 1, 4])
