"""A book that cannot be used says why in one sentence, and the other games go on."""

from importlib.resources import files as real_files
from types import SimpleNamespace

import pytest

from lansquenet.books import written
from lansquenet.books.book import book, shelf
from lansquenet.cli.commands.reading import games
from lansquenet.errors import BadBook
from lansquenet.games import GAMES
from lansquenet.house.web.catalogue import catalogue


@pytest.fixture
def rewritten(monkeypatch):
    """Books are read with these changes: of a file, each text and what stands there instead."""
    changes = {}

    def joined(file):
        text = real_files("lansquenet").joinpath(file).read_text("utf-8")
        for old, new in changes.get(file, []):
            assert old in text
            text = text.replace(old, new, 1)
        return SimpleNamespace(read_text=lambda encoding: text)

    def of_package(package):
        return SimpleNamespace(joinpath=lambda file: joined(written.where(package, file)))

    monkeypatch.setattr(written, "files", of_package)
    book.cache_clear()
    yield changes
    book.cache_clear()


BROKEN = [
    ('title = "', 'tilte = "', "tilte is no key that a book has; did you mean 'title'"),
    ("history = ", "xyz = ", "xyz is no key that a book has; known here: kind, title"),
    ('prefix = "TOEP"', "prefix = 3", "prefix is a text, not 3"),
    ("usual = ", "uusal = ", r"steps\.[A-Z_]+\.uusal is no key that a book has; did you mean 'usual'"),
    (
        'rule = "TOEP-',
        'rule = "TOEP-9',
        r"(options|steps)\.\w+\.rule names TOEP-9\d+, which is no rule of this book",
    ),
    (
        "[options.target]",
        "[options.tarket]",
        "options.tarket is no key that a book has; did you mean 'target'",
    ),
    ("[presets.", "[presets.x]\n[presets.", r"presets\.x\.title is missing"),
    (
        "[steps.",
        '[steps.NONE]\nprompt = ""\nrule = "TOEP-1"\ntold = ""\n[steps.',
        "steps.NONE is no phase of the game",
    ),
    (
        "lesson = { seats = 3,",
        "lesson = { saets = 3,",
        "lesson.saets is no key that a book has; did you mean 'seats'",
    ),
    (
        "lesson = { seats = 3,",
        "lesson = { seats = 19,",
        "lesson is played by 2 to 8 seats, of which one leads",
    ),
    ("leader = 0", "leader = 3", "lesson is played by 2 to 8 seats, of which one leads"),
    ("[[zones]]\n", '[[zones]]\naway = ["NONE"]\n', r"zones\.0\.away has of .*PLAY.*, not \['NONE'\]"),
    ("[[zones]]\n", '[[zones]]\naway = "PLAY"\n', r"zones\.0\.away has of .*PLAY.*, not 'PLAY'"),
    ("[[rules]]\nnumber", "[[rules]]\nnumbre", r"rules\.0\.numbre is no key"),
    ("[steps.", "[[steps.", "it cannot be read: "),
]


@pytest.mark.parametrize(("old", "new", "complaint"), BROKEN)
def test_broken_book_names_its_file_and_key(rewritten, old, new, complaint):
    rewritten["games/toepen/book.toml"] = [(old, new)]
    with pytest.raises(BadBook, match=rf"^The book games/toepen/book.toml cannot be used: {complaint}"):
        book("toepen")


def test_unfinished_book_says_what_is_missing(rewritten):
    text = real_files("lansquenet").joinpath("games/toepen/book.toml").read_text("utf-8")
    whole = text[text.index("history = ") : text.index('"""', text.index('history = """') + 14) + 3]
    rewritten["games/toepen/book.toml"] = [(whole, "")]
    with pytest.raises(BadBook, match=r"games/toepen/book.toml cannot be used: history is missing\.$"):
        book("toepen")


def test_book_that_names_no_lesson_is_learnt_by_three(rewritten):
    rewritten["games/toepen/book.toml"] = [("lesson = { seats = 3, leader = 0, seed = 144 }\n", "")]
    assert vars(book("toepen").lesson) == {"seats": 3, "leader": 1, "seed": 1}


def test_what_games_of_a_kind_share_is_read_as_strictly(rewritten):
    rewritten["books/tricks.toml"] = [("[[rules]]", "[[rules]]\nnubmer = 1")]
    with pytest.raises(BadBook, match=r"^The book books/tricks.toml cannot be used: .*nubmer is no key"):
        book("toepen")
    assert book("stuss")


@pytest.mark.slow
def test_other_games_go_on(rewritten, capsys):
    rewritten["games/toepen/book.toml"] = [("[steps.", "[[steps.")]
    whole, broken = shelf()
    assert [told.name for told in whole] == [name for name in GAMES if name != "toepen"]
    assert [wrong.file for wrong in broken] == ["games/toepen/book.toml"]
    assert [pitch.name for pitch in catalogue()] == [told.name for told in whole]
    games()
    said = capsys.readouterr()
    assert len(said.out.splitlines()) == len(GAMES) - 1
    complaint = "The book games/toepen/book.toml cannot be used: it cannot be read"
    assert said.err.startswith(f"lansquenet: {complaint}")


@pytest.mark.parametrize("name", GAMES)
def test_every_book_can_be_used(rewritten, name):
    """The control."""
    assert book(name).name == name
