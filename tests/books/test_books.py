"""The books and the games say the same: options, phases, payments, figures, sources, numbers."""

import re
import tomllib
from collections import Counter
from dataclasses import dataclass, field, fields, replace
from enum import IntEnum
from functools import cache
from importlib import import_module
from importlib.resources import files
from io import StringIO
from itertools import pairwise
from typing import Any, get_type_hints

import pytest
from rich.console import Console

import driver
from lansquenet.books.book import Book, Option, book
from lansquenet.books.transcript import payment_words, read
from lansquenet.books.wording import action_of, describe, texts, token
from lansquenet.cli.shelf.rulebook import show
from lansquenet.errors import BadOption, UnknownName
from lansquenet.games import GAMES, file_of, module_of
from lansquenet.rules.game import hides
from lansquenet.rules.state import CHANCE, POOL
from lansquenet.rules.tricks import CARDS
from rooms import mostly_slow, transcripts
from sources import NUMBER, citations

every_book = pytest.mark.parametrize("told", [book(name) for name in GAMES], ids=list(GAMES))


@dataclass
class Seen:
    """What was met with in many random hands."""

    phases: set[int] = field(default_factory=set)
    answers: dict[int, set[int]] = field(default_factory=dict)
    payments: set[int] = field(default_factory=set)
    told: set[str] = field(default_factory=set)
    misread: list[tuple[int, str]] = field(default_factory=list)


@cache
def seen(name: str) -> Seen:
    """Hands under every option, at every size of table, and the golden ones."""
    game, told, met = GAMES[name], book(name), Seen()
    for rules, seats, rng in driver.tables(game):
        for _, state, stock in driver.hands(game, rules, seats, rng, 5 if hides(game) else 2):
            for action in driver.acts(game, rules, state, stock, rng):
                meet(met, told, rules, state, action)
            met.payments |= {why for _, _, _, why in state.ledger}
    for file in transcripts(name):  # of what random hands hardly come to
        session, moments = read(file.read_text("utf-8"))
        for moment in moments:
            meet(met, told, session.rules, moment.before, moment.act.action)
    return met


def golden(name: str) -> set[str]:
    """The rules by which somebody is paid in the transcripts; random hands do not come to all of them."""
    texts = [file.read_text("utf-8") for file in transcripts(name)]
    return {number for text in texts for number in re.findall(r" pays .* by (\S+)", text)}


def meet(met: Seen, told: Book, rules: Any, state: Any, action: int) -> None:
    """Note what the book has to have words for."""
    met.phases.add(state.phase)
    met.told.add(describe(told, rules, state, action))
    if state.actor != CHANCE and state.phase not in told.game.BETS:
        met.answers.setdefault(state.phase, set()).update(told.game.legal(rules, state))
    if action_of(told, state, token(told, state, action)) != action:
        met.misread.append((state.phase, token(told, state, action)))


def book_of(told: Book) -> str:
    """Where the book lies, as errors call it."""
    return f"games/{told.name}/book.toml"


def page(told: Book, rule: str | None = None, width: int = 80) -> str:
    """The book, or a rule of it, as it is printed."""
    out = StringIO()
    show(told, rule, Console(file=out, width=width))
    return out.getvalue()


# -- options


@every_book
def test_every_option_is_in_the_book_and_back(told: Book) -> None:
    missing = [name for name in told.game.Rules._fields if name not in told.options]
    assert not missing, f"{book_of(told)} has no [options.{missing[0]}], and rules.py does"
    own = tomllib.loads(file_of(told.name, "book.toml").read_text("utf-8"))
    assert own["options"].keys() <= told.options.keys()


@every_book
def test_every_value_is_in_the_book_and_back(told: Book) -> None:
    for name, kind in get_type_hints(told.game.Rules).items():
        option, place = told.options[name], f"[options.{name}] of {book_of(told)}"
        if issubclass(kind, IntEnum):
            assert set(option.values) == {member.name.lower() for member in kind}, place
        elif kind is bool:
            assert list(option.values) == ["no", "yes"], place
        else:
            assert not option.values, place
            assert option.source, f"{place} has no `source`"
            assert option.least < option.most, f"{place}: from `least` to `most`"
        assert all(option.values.values()), f"{place}: a value says nothing"
        assert option.attested.keys() == option.values.keys(), place


@every_book
def test_values_are_parsed_as_they_are_named(told: Book) -> None:
    for name in told.options:
        for value in driver.values(told.game, name):
            assert told.options[name].parse(told.options[name].name_of(value)) == value


@every_book
def test_defaults_are_as_the_game_has_them(told: Book) -> None:
    usual = told.game.Rules()
    assert told.play_by(options=told.options_of(usual)) == usual
    assert told.changed(usual) == {}


def test_games_in_which_so_many_bets_are_laid_at_once_say_how_many() -> None:
    said = [
        (told.rules[told.options["bets_a_turn"].rule].text, game.Rules().bets_a_turn)
        for told, game in ((book(name), GAMES[name]) for name in GAMES)
        if "bets_a_turn" in told.options
    ]
    assert len(said) == 4
    assert all(usual == 3 and re.search(r"three (times )?at most or as \w+ as", text) for text, usual in said)


@every_book
def test_every_option_says_what_it_decides_and_by_which_rule(told: Book) -> None:
    for option in told.options.values():
        assert option.text.endswith("."), f"[options.{option.name}] of {book_of(told)}: `text` is a sentence"
        assert option.rule in told.rules, f"[options.{option.name}] of {book_of(told)}: no rule {option.rule}"


@every_book
def test_every_preset_is_rules(told: Book) -> None:
    for name, preset in told.presets.items():
        assert re.fullmatch("[a-z_]+", name)
        assert preset.title
        assert told.changed(told.play_by(name)) == preset.options, name


@every_book
def test_the_first_preset_is_the_game_as_usual_and_no_two_are_alike(told: Book) -> None:
    options = [preset.options for preset in told.presets.values()]
    assert options[0] == {}
    assert len({str(sorted(changed.items())) for changed in options}) == len(options)


# -- phases, payments, zones


@every_book
def test_every_phase_has_a_step_by_a_rule(told: Book) -> None:
    missing = [phase.name for phase in told.game.Phase if phase.name not in told.steps]
    assert not missing, f"{book_of(told)} has no [steps.{missing[0]}], and rules.py has that phase"
    for name, step in told.steps.items():
        place = f"[steps.{name}] of {book_of(told)}"
        assert step.prompt[-1] in ".?", f"{place}: `prompt` is a sentence or a question"
        assert step.rule in told.rules, f"{place}: no rule {step.rule}"
        assert len(step.told) == max(1, len(step.answers)), f"{place}: `told` has a text for each answer"


@pytest.mark.slow
@every_book
def test_answers_are_the_codes_that_are_legal(told: Book) -> None:
    met = seen(told.name)
    assert met.phases == set(told.game.Phase)
    for phase, codes in met.answers.items():
        step = told.step(phase)
        if step.says == "card":
            codes = codes - set(range(CARDS)) if codes & set(range(CARDS)) else {-1}
        assert codes == set(range(len(step.answers))) or codes == set(step.words.values()), phase
    for phase in met.phases - met.answers.keys():
        assert not told.step(phase).answers


@every_book
def test_answers_can_be_told_apart_by_their_first_letter(told: Book) -> None:
    for step in told.steps.values():
        assert len({word[0] for word in step.answers}) == len(step.answers)
        assert all(re.fullmatch("[a-z]+", word) for word in step.answers)


@every_book
def test_the_usual_answer_is_one_of_the_answers(told: Book) -> None:
    for name, step in told.steps.items():
        chips = told.game.Phase[name] in told.game.BETS
        extra = [word for word, _ in step.extra.values()]
        assert step.usual in (("", "least", "most") if chips else ("", *step.answers, *extra))


@pytest.mark.slow
@every_book
def test_every_act_has_words_and_can_be_read_back(told: Book) -> None:
    met = seen(told.name)
    assert not met.misread
    assert all(met.told)
    assert not [words for words in met.told if "{" in words or "  " in words]


@pytest.mark.slow
@mostly_slow("told", of=book)
def test_every_payment_is_by_a_rule_that_says_who_pays_whom(told: Book) -> None:
    assert wrongly_paid(told, {told.why(number) for number in seen(told.name).payments}) == []


def wrongly_paid(told: Book, random: set[str]) -> list[str]:
    """What is wrong with the rules that say who pays whom, where in random hands it was paid by these."""
    paid, paying = random | golden(told.name), {n for n, rule in told.rules.items() if rule.pays}
    hand = f"a hand in tests/games/{told.name}/transcripts, made by `lansquenet replay --rewrite FILE`"
    silent = [f"{number}: no test pays by it; wanted: {hand}" for number in sorted(paying - paid)]
    return silent + [
        f"{number}: chips change hands by it, and {book_of(told)} does not say `pays` there"
        for number in sorted(paid - paying)
    ]


def test_rule_by_which_nobody_pays_is_named() -> None:
    """The control, both ways."""
    told = book("zecchinetta")
    silent = replace(told, rules=told.rules | {"ZECC-99": replace(told.rules["ZECC-8"], number="ZECC-99")})
    random = {told.why(number) for number in seen("zecchinetta").payments}
    (wrong,) = wrongly_paid(silent, random)
    assert wrong.startswith("ZECC-99: no test pays by it; wanted: a hand in tests/games/zecchinetta/")
    (wrong,) = wrongly_paid(told, random | {"ZECC-1"})
    assert (
        wrong == "ZECC-1: chips change hands by it, and games/zecchinetta/book.toml does not say `pays` there"
    )


SHOWN = ("is rank", "", "rank", "seat", "seat rank", "seat is rank", "pair", "account")


@every_book
def test_every_zone_is_a_field_of_the_state(told: Book) -> None:
    kinds = {f.name: f.metadata.get("by", "") for f in fields(told.game.State)}
    for zone in told.zones:
        assert zone.field in kinds, (
            f"zone {zone.name!r} of {book_of(told)}: no field {zone.field} of the state"
        )
        assert kinds[zone.field] in SHOWN or (zone.lies and kinds[zone.field] == "card"), zone
        chosen = (zone.least, zone.equals).count(None)
        assert chosen == (1 if kinds[zone.field] == "rank" else 2), zone


# -- figures, sources, numbers


@every_book
def test_figures_are_those_that_are_reckoned(told: Book) -> None:
    odds: Any = module_of(told.name, "odds")
    wrong = f"the [figures] of {book_of(told)} and ODDS of odds.py are the same, in one order"
    assert list(told.figures) == list(odds.ODDS), wrong


@every_book
def test_figures_exist_only_under_the_options_that_the_book_says(told: Book) -> None:
    odds = import_module("lansquenet.odds")
    for rules in driver.rule_sets(told.game).values():
        options = told.options_of(rules)
        for key in odds.defined(told.name, rules):
            assert all(options[name] in values for name, values in told.figures[key].when.items()), key


@every_book
def test_conditions_of_figures_are_options_with_such_values(told: Book) -> None:
    for figure in told.figures.values():
        for name, values in figure.when.items():
            for value in values:
                assert told.options[name].parse(value) >= 0, (name, value)


def cited(told: Book) -> set[str]:
    """Every source that something in the book rests on."""
    rows: list[str] = [rule.source for rule in told.rules.values()]
    rows += [preset.source for preset in told.presets.values()]
    for option in told.options.values():
        rows += [option.source, *option.attested.values()]
    return {key for row in rows for key in row.split(", ") if row}


@every_book
def test_every_source_is_named_and_every_named_source_is_used(told: Book) -> None:
    unknown = sorted(cited(told) - {"editorial"} - told.sources.keys())
    assert not unknown, f"{book_of(told)} cites {unknown[0]}, and has no [sources.{unknown[0]}]"
    unused = sorted(told.sources.keys() - cited(told))
    assert not unused, f"nothing in {book_of(told)} rests on [sources.{unused[0]}]"


@every_book
def test_every_rule_has_words_a_section_and_a_source(told: Book) -> None:
    for rule in told.rules.values():
        assert rule.text.endswith("."), f"{rule.number}: `text` is a sentence"
        assert rule.section, f"{rule.number} has no `section`"
        assert rule.source, f"{rule.number} has no `source`; `editorial` is ours"


@pytest.mark.parametrize("name", GAMES)
def test_no_two_rules_have_one_number_and_none_is_left_out(name: str) -> None:
    own = tomllib.loads(file_of(name, "book.toml").read_text("utf-8"))
    shared = tomllib.loads(files("lansquenet").joinpath(f"books/{own['kind']}.toml").read_text("utf-8"))
    for rows, prefix in ((own["rules"], own["prefix"]), (shared["rules"], None)):
        numbers = [row["number"] for row in rows]
        assert max(Counter(numbers).values()) == 1
        assert prefix is None or all(number.startswith(f"{prefix}-") for number in numbers)
        plain = [int(number.split("-")[1]) for number in numbers if "-A" not in number]
        assert plain[0] == 1
        assert all(after == before + 1 or after % 10 == 0 for before, after in pairwise(plain))


@every_book
def test_rules_mention_only_rules_that_there_are(told: Book) -> None:
    for rule in told.rules.values():
        for number in NUMBER.findall(rule.text + rule.pays):
            assert "-A" in number or number in told.rules, f"{rule.number} mentions {number}"


@pytest.mark.slow
@every_book
def test_every_rule_is_cited_by_a_test(told: Book) -> None:
    assert uncited(told) == []


def uncited(told: Book) -> list[str]:
    """The rules that no test is about."""
    place = f"tests/games/{told.name}/test_rules.py"
    silent = [number for number in told.rules if number not in citations()]
    return [
        f"{number}: no test cites it; one that shows it says so in its docstring ({place})"
        for number in silent
    ]


def test_rule_that_no_test_cites_is_named() -> None:
    """The control."""
    told = book("zecchinetta")
    rules = told.rules | {"ZECC-" + "99": told.rules["ZECC-8"]}
    assert [text.partition(";")[0] for text in uncited(replace(told, rules=rules))] == [
        "ZECC-99: no test cites it"
    ]


# -- what people are told when they ask for what is not there


def test_a_name_that_is_not_there_brings_the_nearest_that_is() -> None:
    with pytest.raises(UnknownName, match="did you mean 'lansquenet'"):
        book("lansquenett")
    told = book("lansquenet")
    with pytest.raises(UnknownName, match="did you mean 'boussac'"):
        told.preset("bousac")
    with pytest.raises(UnknownName, match="did you mean 'doublet'"):
        told.play_by(options={"dublet": "half"})
    with pytest.raises(UnknownName, match="No rule is called 'LANS-99'"):
        told.rule("lans-99")


def test_a_bad_value_brings_the_values_and_the_rule() -> None:
    told = book("lansquenet")
    with pytest.raises(BadOption, match=r"one of all, half, not 'third' \(LANS-13\)"):
        told.play_by(options={"doublet": "third"})
    with pytest.raises(BadOption, match=r"from 1 to 12, not '0' \(LANS-2\)"):
        told.play_by(options={"packs": "0"})
    with pytest.raises(BadOption, match=r"or 0: a bank is never sold, not 'many' \(LANS-21\)"):
        told.play_by(options={"max_sales": "many"})


def test_a_number_is_taken_from_its_least_to_its_most_and_zero_where_it_means_something() -> None:
    option = Option("n", "How many.", "COM-1", 5, least=2, most=9, zero="none")
    assert [option.parse(text) for text in ("0", "2", "9")] == [0, 2, 9]
    for text in ("1", "10", "-1", "two", "2.0", ""):
        with pytest.raises(BadOption):
            option.parse(text)


def test_a_choice_may_be_written_as_people_write_it() -> None:
    told = book("lansquenet")
    rules = told.play_by(options={"no_takers": "Pass-Bank", "doublet_forces_pass": "True"})
    assert told.changed(rules) == {"doublet_forces_pass": "yes"}


def test_an_option_of_a_game_is_laid_over_the_shared_one() -> None:
    lansquenet, zecchinetta = book("lansquenet").options, book("zecchinetta").options
    assert lansquenet["first_banker"].values == zecchinetta["first_banker"].values
    assert (lansquenet["first_banker"].rule, zecchinetta["first_banker"].rule) == ("LANS-5", "ZECC-2")


# -- the book as it is printed


@pytest.mark.slow
@mostly_slow("told", of=book)
def test_the_printed_book_holds_everything_and_cuts_nothing(told: Book) -> None:
    printed = page(told)
    lines = printed.splitlines()
    assert max(map(len, lines)) <= 80
    assert "…" not in printed
    for words in (*told.rules, *told.options, *told.presets, *told.figures, *told.words, *told.sources):
        assert words in printed
    for value in (value for option in told.options.values() for value in option.values):
        assert value in printed
    plain = "".join(printed.split())
    for rule in told.rules.values():
        assert "".join(re.sub(r"[*`]", "", rule.text).split()) in plain, rule.number


@pytest.mark.slow
@mostly_slow("told", of=book)
def test_the_book_can_be_printed_in_a_narrow_window(told: Book) -> None:
    assert max(map(len, page(told, width=48).splitlines())) <= 48


def test_a_rule_is_printed_with_its_options_payments_and_sources() -> None:
    printed = page(book("lansquenet"), "lans-13")
    for words in ("LANS-13", "doublet", "● all", "○ half", "Paid by it", "Meyers", "older English"):
        assert words in printed
    assert "LANS-14" not in printed


@pytest.mark.slow
def test_nothing_is_coloured_when_it_is_piped() -> None:
    assert "\x1b" not in page(book("zecchinetta"))


def test_asking_for_a_rule_that_is_not_there_teaches() -> None:
    with pytest.raises(UnknownName, match="did you mean 'ZECC-21'"):
        page(book("zecchinetta"), "ZECC-211")


@pytest.mark.parametrize("name", [name for name in GAMES if hides(GAMES[name])])
def test_chips_in_the_middle_have_one_name_in_a_game(name):
    """What a table shows and tells, and what its payments say: pool, pot or kitty, and never two of them."""
    told = book(name)
    others = {"pool", "pot", "kitty", "played for"} - {told.pool}
    said = [*texts(told).values(), *(rule.pays for rule in told.rules.values())]
    said += [zone.name for zone in told.zones]
    for text in said:
        assert not [word for word in others if re.search(rf"\b{word}\b", text)], text
    assert payment_words(told, (0, POOL, 3, 2)) == f"A pays {told.pool} 3 by {told.why(2)}"
