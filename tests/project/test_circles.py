"""How the code lies: nothing is asked in a circle, no folder is crowded, no name is that of two things."""

import ast
from collections import Counter
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp
import pytest

import lansquenet

ROOT = Path(lansquenet.__file__).parent
MOST = 14  # entries of a folder
OF_A_ROOM = 17  # of that of a game which has all that one may have
TESTS = Path(__file__).parents[1]
MOST_TESTS = 15  # files of tests, and of what tests ask with


def ordered(graph: grimp.ImportGraph) -> list[str]:
    """All modules, each after those that it imports at its head, in a function or for its types alone."""
    asks = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    asks["lansquenet"] = {
        "lansquenet.front.double"
    }  # the public names it shows a type checker are loaded later
    return [*TopologicalSorter(asks).static_order()]


@pytest.mark.slow
def test_no_module_asks_in_a_circle() -> None:
    assert len(ordered(grimp.build_graph("lansquenet", cache_dir=None))) > 300


@pytest.mark.slow
def test_circle_is_noticed_and_named() -> None:
    graph = grimp.build_graph("lansquenet", cache_dir=None)
    graph.add_import(importer="lansquenet.house.rooms.viewers", imported="lansquenet.house.rooms.room")
    with pytest.raises(CycleError) as found:
        ordered(graph)
    assert {"lansquenet.house.rooms.viewers", "lansquenet.house.rooms.room"} <= {*found.value.args[1]}


@pytest.mark.slow
def test_no_folder_is_crowded() -> None:
    """But for the rooms of games, of which there are as many as there are games."""
    folders = [folder for folder in ROOT.rglob("*") if folder.is_dir() and (folder / "__init__.py").exists()]
    held = {folder: sum(e.name != "__pycache__" for e in folder.iterdir()) for folder in folders}
    most = {folder: OF_A_ROOM if folder.parent == ROOT / "games" else MOST for folder in folders}
    assert [folder for folder in held if held[folder] > most[folder]] == [ROOT / "games"]


def test_no_room_of_tests_is_crowded() -> None:
    """But for what asks in a browser, which is one room, and the rooms of games."""
    folders = {path.parent for path in TESTS.rglob("*.py")} - {TESTS / "e2e", TESTS / "games"}
    assert [folder for folder in folders if len([*folder.glob("*.py")]) > MOST_TESTS] == []


ALIKE = {  # classes of one name in two modules that are the same thing, or whose name is not ours to choose
    **dict.fromkeys(
        ("Figure", "Lesson", "Odds", "Option", "Preset", "Rule", "Source"), "as the web tells it"
    ),
    "Game": "of rules, as the web tells it, and as learners' libraries call their adapter",
    "State": "of rules, as the table tells it, and as learners' libraries call their adapter",
    "Decided": "what has been decided of a bet when odds are walked, and by a card on a table",
    "Request": "of a hand that is played for somebody, and over HTTP where Starlette is not",
    "Part": "of a run of hands, and of the cards that are left",
    "Played": "a hand as it is proved, and a card of a trick",
    "Terms": "on which a table is opened: to learn at, or in the house",
}


@pytest.mark.slow
def test_no_two_classes_share_a_name() -> None:
    """But for games, of which each has its own `Rules` and `State`."""
    outside = [file for file in ROOT.rglob("*.py") if file.relative_to(ROOT).parts[0] != "games"]
    classes = [
        node.name
        for file in outside
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
    ]
    assert {name for name, times in Counter(classes).items() if times > 1} == {*ALIKE}


ROOMS = {  # files of one name in different rooms: the same thing, in each of them
    **dict.fromkeys(("banking", "couples", "loos", "tricks"), "a family of games"),
    **dict.fromkeys(("game", "state"), "of rules, and as learners' libraries call their adapter"),
    "reasons": "why something cannot be done, and why it was decided",
}


def test_no_two_files_share_a_name() -> None:
    outside = [file for file in ROOT.rglob("[!_]*.py") if file.relative_to(ROOT).parts[0] != "games"]
    times = Counter(file.stem for file in outside)
    assert {name for name in times if times[name] > 1} == {*ROOMS}
