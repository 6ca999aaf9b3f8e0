"""What the terminal says in seven languages: no word of English is left over, what is typed is understood."""

import re
import sys
from contextlib import suppress
from functools import cache
from importlib.resources.abc import Traversable
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from fluent import runtime  # type: ignore[import-untyped]
from rich.console import Console

from lansquenet.books.book import book
from lansquenet.books.refusals.reasons import TEXTS
from lansquenet.books.speech import FILES, Speech
from lansquenet.books.tongues import KINDS, LANGUAGES, tongues
from lansquenet.books.tongues.compared import RULE
from lansquenet.books.tongues.filed import to_translate, translation, words
from lansquenet.books.tongues.trade import glossary
from lansquenet.books.wording import texts
from lansquenet.bots import names as bots
from lansquenet.cli import main
from lansquenet.cli.given import spoken_language
from lansquenet.cli.laboratory.simulation import played_words
from lansquenet.cli.playing.asides import ASIDES, TO_THE_END, asked_beside
from lansquenet.cli.playing.heard import heard, word_of
from lansquenet.cli.playing.opening import Seating, opened
from lansquenet.cli.playing.talk import Leave, Playing
from lansquenet.errors import UnknownName
from lansquenet.fluent import patterns, said
from lansquenet.games import GAMES, file_of
from lansquenet.seats.offers import Choice, Offer
from rooms import mostly_long
from test_locale import LOCALE, texts as read

OTHERS = [tag for tag in LANGUAGES if tag != "en"]
FILES_OF_TERMINAL = [file for file in FILES if file.startswith("terminal/")]
FILES_OF_TERMINAL += [
    f"terminal/{name}.ftl" for name in ("help", "refusals", "heard", "keeping", "proof", "research")
]
WORD = re.compile(r"[^\W\d_]{3,}")
ALSO = {"banco", "bank", "basis", "editorial"}  # what is the same in all, or the name of a source
KEYS = re.compile(r"\$\w+|^[\w-]+ =|\[\w+\]|`[^`]*`", re.MULTILINE)  # of a file; and what is typed
MOST = 24  # answers
SIDE = ("aside-why", "aside-score", "aside-last", "aside-help", "aside-undo")


class Spoken(Playing):
    """A person who answers anything that is legal, asks much, and mistypes."""

    def __init__(self, game: str, language: str, seed: int) -> None:
        seating = Seating(game, "", {}, 0, 100, seed, ["timid", "random"], language=language)
        super().__init__(opened(seating), False, language)
        self.whim, self.out = Random(f"{game} {language} {seed}"), StringIO()
        self.console = Console(file=self.out, width=80)
        self.asked = 0

    def _line(self) -> str:
        """Type something."""
        self.console.print(self._prompt())
        self.asked += 1
        if self.asked > MOST:
            raise Leave
        asked, luck = self.offer(), self.whim.random()
        has_book = self.speech.language in tongues(self.told.name)
        if luck < 0.2:
            return self.speech(self.whim.choice(SIDE[0 if has_book else 1 :]))
        if luck < 0.3:
            return self.whim.choice(
                ["?" if has_book else "", "xyz", "999", "9c", "Dh", "2s", self.speech("typed-all").lower()]
            )
        if asked.choices:
            return word_of(self.speech, self.whim.choice(asked.choices), asked.says).lower()
        amounts = [n for n in (asked.least, asked.usual, asked.most, asked.apart) if n >= 0]
        return str(self.whim.choice(amounts))


def told(game: str, language: str, seed: int) -> str:
    """All that was shown of a session of one hand, or as far as answers go."""
    person = Spoken(game, language, seed)
    try:
        person.session(1)
    except Leave:
        person.kept = True
    person.farewell()
    return person.out.getvalue()


def words_of(*found: str) -> set[str]:
    return {word.lower() for text in found for word in WORD.findall(text)}


@cache
def known(language: str, game: str) -> set[str]:
    """Every word that stands in what a language says at a table, and in a book of it."""
    own = [f"words/{language}.ftl", f"words/lesson/{language}.ftl"]
    files = [*(LOCALE / language).rglob("*.ftl"), *(file_of(game, path) for path in own)]
    found = words_of(*(KEYS.sub("", file.read_text("utf-8")) for file in files if file.is_file()))
    for name in (game, *KINDS):
        found |= words_of(*translation(name, language).texts.values())
    sources = [f"{key} {source.title}" for key, source in book(game).sources.items()]
    return found | words_of(*sources, *bots(game), "you") | ALSO


@cache
def english(game: str) -> set[str]:
    """Every word that stands in what is said in English."""
    files = [file.read_text("utf-8") for file in (LOCALE / "en").rglob("*.ftl")]
    whole = [to_translate(name).values() for name in (game, *KINDS)]
    return words_of(
        *files, *texts(book(game)).values(), *TEXTS.values(), *(t for part in whole for t in part)
    )


def foreign(shown: str, language: str, game: str) -> set[str]:
    """The words of English in what was shown, which the language has not."""
    return words_of(RULE.sub("", shown)) & english(game) - known(language, game)


@pytest.mark.slow
@mostly_long("game")
def test_no_word_of_english_is_said_at_a_table_in_another_language(game: str) -> None:
    for language in OTHERS:
        shown = told(game, language, 1)
        assert foreign(shown, language, game) == set(), f"{language}\n{shown}"


@pytest.mark.slow
def test_no_word_of_english_is_said_at_a_table_in_german() -> None:
    """The same in short: of a game with a bank and one of tricks."""
    for game in ("zecchinetta", "toepen"):
        assert foreign(told(game, "de", 3), "de", game) == set()


@pytest.mark.slow
def test_words_of_english_are_seen() -> None:
    """The control: the same table in English, and one sentence of it in German."""
    assert len(foreign(told("toepen", "en", 3), "de", "toepen")) > 10
    assert foreign("A nobody challenges: D gets another hand", "de", "toepen")


# -- the files


@pytest.mark.slow
def test_terminal_says_the_same_in_every_language_and_in_the_words_of_the_trade() -> None:
    """Each text, with the same gaps; none of them English, none with a word for which there is another."""
    for path in FILES_OF_TERMINAL:
        ours = read((LOCALE / "en" / path).read_text("utf-8"))
        for tag in OTHERS:
            file = (LOCALE / tag / path).read_text("utf-8")
            assert read(file) == ours, f"{tag}/{path}"
            assert [*glossary(tag).avoided(KEYS.sub("", file))] == [], f"{tag}/{path}"


OTHERWISE = {  # how a language could say *you*, and does not on the page
    "nl": r"\b(?:u|[Uu]w)\b",
    "it": r"\b(?:[Vv]ostr\w+|[Aa]vete|[Pp]otete|[Ss]cegliete)\b",
    "es": r"\b[Uu]sted(?:es)?\b",
    "de": r"\b(?:[Dd]u|[Dd]ein\w*|[Dd]ir|[Dd]ich)\b",
    "fr": r"\b(?:[Tt]oi|[Tt]on|[Tt]es)\b",
    "sv": r"\b(?:[Nn]i|[Ee]r|[Ee]rt|[Ee]ra)\b",
}


@pytest.mark.parametrize("tag", OTHERS)
def test_page_says_you_in_one_way_and_uses_the_words_of_the_trade(tag: str) -> None:
    for file in sorted((LOCALE / tag).glob("*.ftl")):
        text = said_in(file)
        assert [*glossary(tag).avoided(text)] == [], file.name
        assert re.findall(OTHERWISE[tag], text) == [], file.name


@pytest.mark.parametrize("tag", OTHERS)
def test_games_and_their_lessons_use_the_words_of_the_trade(tag: str) -> None:
    for game in GAMES:
        for file in (file_of(game, f"words/{tag}.ftl"), file_of(game, f"words/lesson/{tag}.ftl")):
            assert [*glossary(tag).avoided(said_in(file))] == [], f"{game}: {file.name}"


def said_in(file: Traversable) -> str:
    """What a file says, without its keys and comments."""
    return KEYS.sub("", re.sub(r"(?m)^#.*$", "", file.read_text("utf-8")))


def test_every_reason_is_told_in_every_language() -> None:
    for tag in OTHERS:
        assert read((LOCALE / tag / "games/reasons.ftl").read_text("utf-8")).keys() == {
            f"why-{key}" for key in TEXTS
        }


@pytest.mark.slow
def test_texts_that_choose_between_forms_are_said_as_fluent_says_them() -> None:
    """Our reader of Fluent, held against its own, on all that the terminal says."""
    for tag in LANGUAGES:
        for path in FILES_OF_TERMINAL:
            file = words(tag, *path.split("/"))
            text = file.read_text("utf-8")
            bundle = runtime.FluentBundle([tag], use_isolating=False)
            bundle.add_resource(runtime.FluentResource(text))
            mine = patterns(file)
            for key, gaps in read(text).items():
                for value in (0, 1, 2, 21, "points"):
                    given = dict.fromkeys(gaps, value)
                    theirs = bundle.format_pattern(bundle.get_message(key).value, given)[0]
                    assert said(mine[key], given, tag, str).split() == theirs.split()


def test_choice_in_a_choice_and_text_after_it_are_read(tmp_path: Path) -> None:
    file = tmp_path / "x.ftl"
    file.write_text(
        "a = { $n ->\n    [0] none\n    [one] a { $m ->\n        [x] red\n       *[other] blue\n    } card\n"
        '   *[other] { $n } cards\n}, { "{" }  so\n',
        "utf-8",
    )
    said_of = [said(patterns(file)["a"], {"n": n, "m": "x"}, "en", str) for n in (0, 1, 2)]
    assert said_of == ["none, {  so", "a red card, {  so", "2 cards, {  so"]
    assert said(patterns(file)["a"], {"n": 1, "m": 5}, "en", str) == "a blue card, {  so"


# -- what is typed


@pytest.mark.slow
def test_no_word_for_asking_is_an_answer_at_any_table() -> None:
    for tag in OTHERS:
        beside = asked_beside(Speech(tag))
        assert {*beside.values()} <= {*ASIDES, TO_THE_END, "quit"}
        for name in GAMES:
            speech = Speech(tag, name)
            for phase, step in book(name).steps.items():
                own = {speech.of(f"{phase}-word-{n}", word).lower() for n, word in enumerate(step.answers)}
                own |= {
                    speech.of(f"{phase}-extra-{n}-word", word).lower() for n, (word, _) in step.extra.items()
                }
                assert not own & beside.keys(), (tag, name, phase)


def test_answers_amounts_and_cards_are_understood_in_the_language_and_in_english() -> None:
    speech = Speech("de", "toepen")
    word = Choice(1, "challenge", "", word_key="CHALLENGE-word-1")
    asked = Offer(
        "", "CHALLENGE", "", "answer", 0, choices=(Choice(0, "accept", "", word_key="CHALLENGE-word-0"), word)
    )
    for typed in ("anzweifeln", "anzw", "challenge"):
        assert heard(speech, asked, typed) == "challenge"
    cards = Offer("", "PLAY", "", "card", 10, choices=(Choice(10, "Qh", ""), Choice(11, "7c", "")))
    assert [heard(speech, cards, typed) for typed in ("dh", "d♥", "qh", "7c")] == ["qh", "q♥", "qh", "7c"]
    ranks = Offer("", "CHOOSE", "", "rank", 0, choices=(Choice(10, "J", ""), Choice(11, "Q", "")))
    assert [heard(speech, ranks, typed) for typed in ("b", "d", "q", "9")] == ["j", "q", "q", "9"]
    amount = Offer("", "BET", "", "chips", 0, most=5000)
    for typed, meant in {
        "alles": "all",
        "hälfte": "half",
        "die hälfte": "half",
        "1.200": "1200",
        "7": "7",
    }.items():
        assert heard(speech, amount, typed) == meant


# -- other commands


def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *command: str) -> str:
    """What a command prints on a wide terminal."""
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr(sys, "argv", ["lansquenet", *command])
    with suppress(SystemExit):
        main()
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


@pytest.mark.slow
def test_figures_and_hands_run_again_are_told_in_other_languages(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    hand = tmp_path / "hand.txt"
    monkeypatch.setattr(sys, "stdin", StringIO())
    run(monkeypatch, capsys, "play", "zecchinetta", "--seed", "1", "--hands", "1", "--record", str(hand))
    for language in OTHERS:
        for command in (["odds", "zecchinetta"], ["replay", str(hand)]):
            shown = run(monkeypatch, capsys, *command, "--language", language)
            keys = " ".join(book("zecchinetta").figures)
            assert foreign(shown, language, "zecchinetta") - words_of(keys.replace("_", " ")) == set()
    assert "0,421053" in run(monkeypatch, capsys, "odds", "zecchinetta", "--language", "sv")
    english = run(monkeypatch, capsys, "replay", str(hand), "--language", "en")
    assert "all as the rules have it" in english


def test_language_of_the_system_is_spoken_and_one_that_we_do_not_speak_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "lire les règles, chacune avec sa source" in run(monkeypatch, capsys)
    assert "la plus proche de neuf" in run(monkeypatch, capsys, "games")
    assert spoken_language("") == "fr"
    assert spoken_language("nl") == "nl"
    with pytest.raises(UnknownName, match="No language is called 'la'"):
        spoken_language("la")


def test_simulation_is_told_in_the_language() -> None:
    assert played_words(book("loo"), 250_000, "random", Speech("de", "loo")) == (
        "Loo mit drei Karten: 250.000 Spiele, Platz A gibt, jeder Platz spielt „random“."
    )
