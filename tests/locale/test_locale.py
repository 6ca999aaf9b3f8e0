"""The texts that people read: the same in every language, and no more of them than are used."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

syntax = pytest.importorskip("fluent.syntax", reason="fluent.syntax reads the texts as the page does")
runtime = pytest.importorskip("fluent.runtime")

from fluent.syntax import ast, visitor  # type: ignore[import-untyped]  # noqa: E402

ROOT = Path(__file__).parents[2]
LOCALE, GAMES = ROOT / "src/lansquenet/locale", ROOT / "src/lansquenet/games"
LANGUAGES = sorted(folder.name for folder in LOCALE.iterdir() if folder.is_dir())
FILES = sorted(LOCALE.glob("*/*.ftl"))
SOURCES = [path for path in (ROOT / "web/src").rglob("*") if path.suffix in (".ts", ".svelte")]
PLURAL = "few = { $n -> [one] a card *[other] cards }\n"
OTHER_FORM = {  # the words of the way of speaking to one reader that a language does not have here
    "de": r"[Dd](u|ich|ir|ein(e[mnrs]?)?)|Gib|Nimm|Sieh|Wähle|Eröffne",
    "es": r"[Uu]sted(es)?|(?<!se )[Dd]é|[Dd]iga|[Ee]lija|[Oo]mita|[Rr]estaure(lo)?|[Pp]ulse|[Qq]uite"
    r"|[Aa]ñada|[Rr]eponga|[Ll]leve|[Tt]ome|[Gg]uarde|[Pp]onga|[Ii]nstale|[Ii]nicie|[Pp]regunte|[Mm]ire --"
    r"|[Dd]éjela|(?<=¿)quería|[Nn]o se fíe|[Nn]ombre (un|una|otro)|[Aa]bra (un|una|primero)|(?<=[:;] )pida",
    "fr": r"(?<!était )(?<!êtes )(?<!est )[Tt]u|[Tt](oi|on|a|es|ien)",
    "it": r"[Vv](ostr[oaie]|oi|incete)|[Ss]iete|[Aa](vete|prite)|[Pp](ot(ete|evate)|rendete|remete|erdete)"
    r"|[Dd]ite|[Cc]hiedete|[Tt](ogliete|enete)|[Ll]asciate|[Gg]uardate|[Mm]ettete(la|vi)?|[Rr]imettete|intendevate"
    r"|[Rr]ipristinatelo|[Nn]on fidatevi|[Nn]ominate (un|una)|(?<=[:;.] )[Dd]ate",
    "nl": r"[Uu](w|we)?",
    "sv": r"Ni|Er|Ert|Era|ni",
}
TO_MANY = {  # there many are spoken to, or nobody
    *("nl letters-de", "it cloth-per-voi"),
    *("it lesson-8 (baccarat)", "it lesson-3 (landsknecht)", "it lesson-3 (polish_bank)"),
    *("it lesson-5 (polish_bank)", "it pitch (zecchinetta)", "it lesson-2 (zecchinetta)"),
    *(f"it {key} (zecchinetta)" for key in ("zone-per-voi", "PER_VOI-prompt", "PER_VOI-told")),
}


class Variables(visitor.Visitor):  # type: ignore[misc]
    """The variables of a text."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(node: ast.BaseNode) -> frozenset[str]:
    found = Variables()
    found.visit(node)
    return frozenset(found.names)


@cache
def entries(text: str) -> tuple[ast.BaseNode, ...]:
    return tuple(syntax.parse(text).body)


def junk(text: str) -> list[str]:
    return [entry.content for entry in entries(text) if isinstance(entry, ast.Junk)]


@cache
def texts(text: str) -> dict[str, frozenset[str]]:
    """Every text and attribute of a file, with its variables."""
    found: dict[str, frozenset[str]] = {}
    for entry in entries(text):
        if not isinstance(entry, ast.Message):
            continue
        if entry.value:
            found[entry.id.name] = variables(entry.value)
        found |= {f"{entry.id.name}.{one.id.name}": variables(one) for one in entry.attributes}
    return found


def twice(text: str) -> list[str]:
    """What is said under the name of something else."""
    names = [entry.id.name for entry in entries(text) if isinstance(entry, ast.Message)]
    return sorted({name for name in names if names.count(name) > 1})


def language(tag: str) -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for file in sorted((LOCALE / tag).glob("*.ftl")):
        found |= texts(file.read_text("utf-8"))
    return found


def wrong_in(text: str, tag: str) -> list[str]:
    """What goes wrong when every text is put into words with all its variables given."""
    bundle = runtime.FluentBundle([tag], use_isolating=False)
    bundle.add_resource(runtime.FluentResource(text))
    found = []
    for key, names in texts(text).items():
        id, _, attribute = key.partition(".")
        message = bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        for given in (0, 1, 2, 5, 21):
            found += bundle.format_pattern(pattern, dict.fromkeys(names, given))[1]
    return [f"{tag}: {wrong}" for wrong in found]


# -- which texts the page uses


def literals(source: str) -> set[str]:
    return set(re.findall(r"""["'`]([a-zA-Z][\w.-]*)["'`]""", source))


def asked(source: str) -> set[str]:
    """The texts that are asked for by their whole key."""
    return set(re.findall(r"""\b(?:t|has)\(\s*["'`]([\w.-]+)["'`]""", source))


def patterns(source: str) -> list[str]:
    """The keys that are put together from parts, as regular expressions."""
    found = re.findall(r"`([\w.-]*\$\{[^`]*)`", source)
    return [pattern for raw in found if len(pattern := made(raw)) > len(".+") + 1 and " " not in pattern]


def made(raw: str) -> str:
    parts = re.split(r"\$\{[^}]*\}", raw)
    return ".+".join(re.escape(part) for part in parts)


def web() -> str:
    return "\n".join(path.read_text("utf-8") for path in SOURCES)


def unused(keys: Iterator[str] | set[str], source: str) -> set[str]:
    said, shapes = literals(source), [re.compile(pattern) for pattern in patterns(source)]
    return {key for key in keys if key not in said and not any(shape.fullmatch(key) for shape in shapes)}


# -- the files


@pytest.mark.slow
@pytest.mark.parametrize("tag", LANGUAGES)
def test_no_name_stands_for_two_texts(tag: str) -> None:
    every = "\n".join(path.read_text(encoding="utf-8") for path in sorted((LOCALE / tag).glob("*.ftl")))
    assert twice("one = a\none = b\n") == ["one"]
    assert twice(every) == []


@pytest.mark.slow
def test_every_file_is_read_without_loss() -> None:
    """Python's reader of Fluent takes every line of every file."""
    assert {file: lost for file in FILES if (lost := junk(file.read_text("utf-8")))} == {}


def test_reader_sees_what_is_lost() -> None:
    """The control: variants on one line are lost in Python."""
    assert junk(PLURAL) != []


@pytest.mark.slow
@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_text_can_be_said(tag: str) -> None:
    """No text refers to what is not there, in any plural."""
    joined = "\n".join(file.read_text("utf-8") for file in sorted((LOCALE / tag).glob("*.ftl")))
    assert wrong_in(joined, tag) == []


def test_text_that_refers_to_nothing_is_seen() -> None:
    """The control: a text that refers to one that is not there."""
    assert wrong_in("a = { b }\n", "en") != []


@pytest.mark.slow
@pytest.mark.parametrize("tag", LANGUAGES)
def test_no_key_stands_in_two_files(tag: str) -> None:
    """A text stands once."""
    keys = [key for file in (LOCALE / tag).glob("*.ftl") for key in texts(file.read_text("utf-8"))]
    assert sorted(keys) == sorted(set(keys))


# -- the languages


def test_there_are_seven_languages() -> None:
    """The languages that are promised."""
    assert LANGUAGES == ["de", "en", "es", "fr", "it", "nl", "sv"]


@pytest.mark.parametrize("tag", LANGUAGES)
def test_language_has_every_text_of_english(tag: str) -> None:
    """Neither a text is missing, nor is there one that nobody could see, and the variables are the same."""
    assert language(tag) == language("en")


def test_other_variables_are_seen() -> None:
    """The control: a translation that has lost a variable is another text."""
    assert texts("a = { $n } cards\n") != texts("a = Karten\n")


@pytest.mark.parametrize("tag", [tag for tag in LANGUAGES if tag != "en"])
def test_language_is_not_english(tag: str) -> None:
    """Files are translated, not copied."""
    for file in (LOCALE / tag).glob("*.ftl"):
        theirs, ours = (
            re.findall(r"= (.+)", (LOCALE / one / file.name).read_text("utf-8")) for one in (tag, "en")
        )
        same = set(theirs) & set(ours)
        assert len(same) <= max(3, len(set(ours)) // 4), f"{file.name}: {sorted(same)[:8]}"


def misspoken(tag: str, text: str) -> list[str]:
    """The texts of a file in which the reader is spoken to otherwise than everywhere else in the language."""
    pieces = re.split(r"^([\w-]+) =", text, flags=re.MULTILINE)
    other = re.compile(rf"\b({OTHER_FORM[tag]})\b")
    return [key for key, said in zip(pieces[1::2], pieces[2::2], strict=True) if other.search(said)]


def spoken(tag: str) -> Iterator[tuple[str, str]]:
    """The words of a language, and behind the room of which game they lie."""
    for file in (LOCALE / tag).rglob("*.ftl"):
        yield file.read_text("utf-8"), ""
    for file in (*GAMES.glob(f"*/words/{tag}.ftl"), *GAMES.glob(f"*/words/lesson/{tag}.ftl")):
        yield file.read_text("utf-8"), f" ({file.relative_to(GAMES).parts[0]})"


@pytest.mark.parametrize("tag", OTHER_FORM)
def test_reader_is_spoken_to_in_one_way(tag: str) -> None:
    """Sie, tú, vous, tu, je and du, on the page, in the terminal, and at the games."""
    found = {f"{tag} {key}{game}" for text, game in spoken(tag) for key in misspoken(tag, text)}
    assert found == {key for key in TO_MANY if key.startswith(tag)}


def test_other_way_of_speaking_is_seen() -> None:
    """The control: the same in both ways, and a verb without its pronoun."""
    assert misspoken("nl", "a = Je wint\nb = U wint\n") == ["b"]
    assert misspoken("es", "a = Di cuál: da una.\nb = Falta:\n    dé una.\n") == ["b"]


def breakable(text: str) -> list[str]:
    """What is said with a mark that may come to begin a line, or with « at the end of one."""
    lines = re.sub(r"(?m)^#.*", "", text).splitlines()
    filled = ((line, re.sub(r'\{ (?:"(.)"|\$\w+) \}', lambda gap: gap[1] or "x", line)) for line in lines)
    return [line for line, said in filled if re.search(r" [:;!?»]|\w[:;!?»](?=\s|$)|«[^\u00a0]", said)]


def test_french_marks_do_not_begin_a_line() -> None:
    found = {part for text, game in spoken("fr") for part in breakable(text)}
    assert found == set()


def test_space_at_which_a_line_may_end_is_seen() -> None:
    """The control: a space of the usual kind, none at all, and the one that is meant."""
    wrong = ["a = Oui : non", "b = « Oui\u00a0»", 'c = { " " }; oui', "d = Oui: non"]
    assert (
        breakable("\n".join([*wrong, "# a: b", "e = « Oui\u00a0: non ! »".replace(" ", "\u00a0")])) == wrong
    )


# -- the page


def test_every_text_that_is_asked_for_exists() -> None:
    """Nothing on the page reads as a key."""
    keys = language("en")
    assert sorted(key for key in asked(web()) if key not in keys) == []


def test_every_key_put_together_finds_a_text() -> None:
    """A key that is put together from parts begins some text."""
    shapes = re.findall(r"\b(?:t|has)\(\s*`([\w.-]*\$\{[^`]*)`", web())
    keys = " ".join(language("en"))
    assert [raw for raw in shapes if not re.search(made(raw), keys)] == []


def test_no_text_is_unused() -> None:
    """Nobody translates what nobody reads."""
    assert unused(set(language("en")), web()) == set()


def test_unused_text_is_seen() -> None:
    """The control: a key that no source names."""
    assert unused({"lobby-motto", "lobby-nobody-says-this"}, 't("lobby-motto")') == {"lobby-nobody-says-this"}
