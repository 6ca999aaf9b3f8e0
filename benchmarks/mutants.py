"""Change the rules a little, many times over, and see whether the tests notice.

    python benchmarks/mutants.py --sample 30 --seed 1 lansquenet banking tricks fair.gt1

A mutant is a module with one slip in it: a bound off by one, a sign turned, a line left out.  So many are
drawn from all that there are, by the seed; each is given to the tests that concern its module, the quickest
first, in a process of its own.  Nothing is written: a mutant is swapped in where its module is imported.
Rules are run interpreted.  A survivor is a line that no test asks for, or a slip that changes nothing.
"""

import argparse
import ast
import json
import os
import random
import re
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.metadata import entry_points
from pathlib import Path
from types import CodeType
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src" / "lansquenet"
WITNESS = "tests/all_games/test_witness.py::test_game_and_witness_agree_with_each_option_changed_alone"
OF_GAMES = [
    "tests/all_games/test_transcripts.py",
    "tests/all_games/test_perft.py",
    "tests/all_games/test_extent.py",
    "tests/rules/test_pools.py",
    "tests/all_games/test_least_committing.py",
    WITNESS,
]
PLAYED = ["tests/games/{}/test_rules.py", *OF_GAMES]
CONCERNED = {
    "fair": ["tests/fair/test_fair.py", "tests/fair/test_verify.py"],
    "fair.checks": [
        f"tests/fair/test_{what}.py" for what in ("checking", "altered", "held_against", "proves", "whatever")
    ],
    "fair.first": ["tests/fair/test_checking.py", "tests/house/log/test_old.py"],
    "fair.guest": [
        "tests/house/web/test_bare.py::test_plain_signatures_are_those_of_the_library",
        *(f"tests/fair/test_{what}.py" for what in ("part", "seen", "own_keys", "checking")),
    ],
    "house.log": [
        "tests/house/people/test_erased.py",
        *(
            f"tests/house/log/test_{what}.py"
            for what in ("store", "upkeep", "archive", "damage", "heads", "old")
        ),
    ],
    "rules.banking": ["tests/rules/test_banking.py"],
    "rules.cards": ["tests/rules/test_cards.py"],
    "rules.couples": [f"tests/games/{game}/test_rules.py" for game in ("basset", "faro", "pharaon", "stuss")],
    "rules.loos": [f"tests/games/{game}/test_rules.py" for game in ("loo", "irish_loo")],
    "rules.pools": ["tests/rules/test_pools.py"],
    "rules.state": ["tests/rules/test_state.py"],
    "rules.tricks": ["tests/rules/test_tricks.py"],
    "rules.who_begins": ["tests/rules/test_banking.py"],
}
SLOWEST = 4.0  # seconds of the processor; a test that takes longer is left out, if nothing else is said
PATIENCE = 2  # times what the tests take, before a mutant is taken to be caught in a loop
SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or,
    ast.Or: ast.And, ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv, ast.Continue: ast.Break, ast.Break: ast.Continue,
}  # fmt: skip


# -- slips


@dataclass
class Slip:
    """A place in a module, and what stands there instead."""

    line: int
    before: str
    after: str
    tree: ast.Module


def unsaid(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a node that run: no annotations, no decorators, no texts, no first number of an enum."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "keywords") and not isinstance(node, ast.Call):
            continue
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.AST) and not (isinstance(part, ast.keyword) and part.arg == "start"):
                yield part


def changes(node: ast.AST) -> Iterator[ast.AST]:
    """What may stand instead of a node."""
    if type(node) in SWAPS:
        yield SWAPS[type(node)]()
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield ast.Constant(node.value + 1)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
        yield node.operand
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        turned = deepcopy(node)
        turned.test = ast.UnaryOp(ast.Not(), turned.test)
        yield turned
    left_out = isinstance(node, ast.Expr) and not isinstance(node.value, ast.Constant)
    if left_out or (isinstance(node, ast.Assign | ast.AugAssign) and node.col_offset):
        yield ast.Pass()


def places(node: ast.AST, statement: ast.stmt) -> Iterator[tuple[ast.stmt, ast.AST, str, int, ast.AST]]:
    """Every place below a node with what may stand there: its statement, parent, field, number and change."""
    allowed = {id(part) for part in unsaid(node)}
    for name, value in ast.iter_fields(node):
        for n, part in enumerate(value if isinstance(value, list) else [value]):
            if id(part) in allowed:
                nearest = part if isinstance(part, ast.stmt) else statement
                for change in changes(part):
                    yield nearest, node, name, n if isinstance(value, list) else -1, change
                yield from places(part, nearest)


def put(node: ast.AST, name: str, n: int, part: ast.AST) -> None:
    """Let a part stand at a place of a node."""
    if n < 0:
        setattr(node, name, part)
    else:
        getattr(node, name)[n] = part


def first_line(node: ast.AST) -> str:
    """A statement as it reads, without what is indented below it."""
    return ast.unparse(ast.fix_missing_locations(node)).splitlines()[0]


def slips(source: str, count: int, rng: random.Random) -> list[Slip]:
    """So many slips of all that there are in a module, in the order of their lines."""
    tree = ast.parse(source)
    found = list(places(tree, tree.body[0]))
    chosen = [made(tree, found[at]) for at in rng.sample(range(len(found)), min(count, len(found)))]
    return sorted(chosen, key=lambda slip: slip.line)


def made(tree: ast.Module, place: tuple[ast.stmt, ast.AST, str, int, ast.AST]) -> Slip:
    """A slip at a place; the tree that it was made in is as it was."""
    statement, node, name, n, change = place
    value = getattr(node, name)
    was, before = (value if n < 0 else value[n]), first_line(statement)
    put(node, name, n, change)
    mutant = ast.fix_missing_locations(deepcopy(tree))
    after = first_line(change if was is statement else statement)
    put(node, name, n, was)
    return Slip(getattr(was, "lineno", statement.lineno), before, after, mutant)


# -- the tests of a module


class Swapped(SourceFileLoader):
    """Imports a module from a tree instead of its file."""

    def __init__(self, name: str, path: str, code: CodeType) -> None:
        super().__init__(name, path)
        self.code = code

    def get_code(self, _: str) -> CodeType:
        return self.code


@dataclass
class Finder:
    """Finds the one module that is swapped."""

    name: str
    tree: ast.Module

    def find_spec(self, name: str, path: Any, _: Any = None) -> ModuleSpec | None:
        spec = PathFinder.find_spec(name, path) if name == self.name else None
        if spec and spec.origin:
            spec.loader = Swapped(name, spec.origin, compile(self.tree, spec.origin, "exec"))
        return spec


@dataclass
class Watch:
    """Keeps a run of pytest to the tests that concern some games, in a given order, and times them."""

    games: list[str]
    order: list[str]
    took: dict[str, float]
    slowest: float = SLOWEST
    begun: float = 0

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        """Drop what concerns other games, and put the quickest first."""
        theirs = re.compile(rf"\[({'|'.join(self.games) or '.*'})(?![a-z_])")
        shared = ("test_transcripts", "test_perft", "test_extent", "test_least_committing", "test_witness")
        items[:] = [i for i in items if not i.nodeid.startswith(tuple(f"tests/all_games/{s}" for s in shared))
                    or theirs.search(i.nodeid)]  # fmt: skip
        if self.order:
            items[:] = [item for item in items if item.nodeid in self.order]
            items.sort(key=lambda item: self.order.index(item.nodeid))

    def pytest_runtest_logstart(self) -> None:
        """Begin to time a test, by what the processor does for it; stop it the first time if it is slow."""
        self.begun = time.process_time()
        if not self.order:
            signal.signal(signal.SIGVTALRM, too_slow)
            signal.setitimer(signal.ITIMER_VIRTUAL, self.slowest)

    def pytest_runtest_logreport(self, report: Any) -> None:
        """Note how long a test took; one that fails or is skipped counts as endless."""
        if report.when == "call" or not report.passed:
            self.took[report.nodeid] = time.process_time() - self.begun if report.passed else float("inf")


def too_slow(*_: Any) -> None:
    """Fail the test that runs."""
    import pytest

    pytest.fail("slow")


def child(tests: list[str], watch: Watch, finder: Finder | None, told: Path | None) -> int:
    """Run the tests in this process, which is to end with it; how pytest ended."""
    import pytest

    if finder:
        sys.meta_path.insert(0, finder)  # type: ignore[arg-type]
    loaded = "ignore::pytest.PytestAssertRewriteWarning"  # plugins are there already
    quiet = ["-p", "no:cacheprovider", "-p", "no:faulthandler", "--assert=plain", "-W", loaded]
    arguments = ["-q", *quiet, *tests]
    ended = int(pytest.main([*(["-x"] if finder else []), *arguments], plugins=[watch]))
    if told:
        told.write_text(json.dumps(watch.took), "utf-8")
    return ended


def apart(seconds: float, *given: Any) -> int | None:
    """How pytest ended in a process of its own; None if it had not when its time of the processor was up."""
    pid = os.fork()
    if pid == 0:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 2))
        signal.alarm(10 * int(seconds) + 10)
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        try:
            os._exit(child(*given))
        finally:
            os._exit(99)
    _, status = os.waitpid(pid, 0)
    return os.WEXITSTATUS(status) if os.WIFEXITED(status) else None


def concerned(name: str) -> tuple[list[str], list[str]]:
    """A module's own tests, or where it has none, those of the games that rest on it; and these games."""
    own = [test for part, given in CONCERNED.items() for test in given if name.startswith(part)]
    needed, whole = f"lansquenet.{name}", "".join
    told = {game: whole((SOURCES / source_of(part)).read_text("utf-8") for part in parts)
            for game, parts in games_told().items()}  # fmt: skip
    games = [
        game for game in told if f"{needed}.".startswith(f"lansquenet.games.{game}.") or needed in told[game]
    ]
    played = {shape.format(game): None for game in games for shape in PLAYED}
    return own or [test for test in played if (ROOT / test.partition("::")[0]).exists()], games


# -- the count


def judge(name: str, count: int, seed: int, slowest: float) -> tuple[str, int, int, int, list[Slip]]:
    """The mutants of a module: how many, killed by tests, by the clock, and those that live."""
    tests, games = concerned(name)
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder) / "took.json"
        apart(1200, tests, Watch(games, [], {}, slowest), None, told)
        took = json.loads(told.read_text("utf-8"))
    order = sorted((t for t in took if took[t] <= slowest), key=took.__getitem__)
    limit = 5 + PATIENCE * sum(took[test] for test in order)
    source = (SOURCES / source_of(name)).read_text("utf-8")
    drawn = slips(source, count, random.Random(f"{seed} {name}"))
    failed, late, alive = 0, 0, []
    for slip in drawn:
        ended = apart(limit, tests, Watch(games, order, {}), Finder(f"lansquenet.{name}", slip.tree), None)
        failed, late = failed + bool(ended), late + (ended is None)
        if ended == 0:
            alive.append(slip)
            print(f"{name}:{slip.line}: {slip.before}  ->  {slip.after}", flush=True)
    return name, len(drawn), failed, late, alive


def source_of(name: str) -> Path:
    """Where in the sources a module is."""
    path = Path(name.replace(".", "/"))
    return path / "__init__.py" if (SOURCES / path).is_dir() else path.with_suffix(".py")


def games_told() -> dict[str, list[str]]:
    """For every game the modules of its rules."""
    rooms = sorted(path.parent for path in SOURCES.glob("games/*/rules.py"))
    told = ("rules", "unseen")
    return {
        r.name: [f"games.{r.name}.{part}" for part in told if (r / f"{part}.py").is_file()] for r in rooms
    }


def modules_named(name: str) -> list[str]:
    """The modules that a name of ours means: a game, all games, a module, or all of a package."""
    if name in games_told():
        return games_told()[name]
    if name == "games":
        return [module for modules in games_told().values() for module in modules]
    if (SOURCES / source_of(name)).name != "__init__.py":
        return [name]
    return [f"{name}.{path.stem}" for path in sorted((SOURCES / source_of(name)).parent.glob("[a-z]*.py"))]


def prepare(folder: str) -> None:
    """Load once what every process needs and no mutant touches; the folder takes what is compiled."""
    os.environ |= {"NUMBA_DISABLE_JIT": "1", "HYPOTHESIS_STORAGE_DIRECTORY": folder}
    sys.pycache_prefix, sys.dont_write_bytecode = folder, False  # what is not swapped is compiled once
    os.chdir(ROOT)
    sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]
    for name in ("numba", "hypothesis.stateful", "sqlalchemy", "alembic", "cryptography.hazmat"):
        __import__(name)
    for point in entry_points(group="pytest11"):
        point.load()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("--sample", type=int, default=30, help="mutants of each module")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument(
        "--slowest", type=float, default=SLOWEST, help="seconds of a test; slower ones are left out"
    )
    asked.add_argument(
        "modules", nargs="*", default=["games", "rules.banking", "rules.tricks", "fair", "house.log"]
    )
    given = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        prepare(folder)
        modules = [module for named in given.modules for module in modules_named(named)]
        table([judged(name, given.sample, given.seed, given.slowest) for name in modules])


def judged(name: str, count: int, seed: int, slowest: float) -> tuple[str, int, int, int, int]:
    """The mutants of a module as numbers, printed as soon as they are known: all, killed, late, alive."""
    begun = time.perf_counter()
    _, whole, failed, late, alive = judge(name, count, seed, slowest)
    row = name, whole, failed, late, len(alive)
    form = "{:<24}{:>4} mutants {:>4} killed {:>3} late {:>3} alive {:>6.0f} s"
    print(form.format(*row, time.perf_counter() - begun), flush=True)
    return row


def table(rows: list[tuple[str, int, int, int, int]]) -> None:
    """Print the sum of all."""
    whole, dead = sum(row[1] for row in rows), sum(row[2] + row[3] for row in rows)
    print(f"{'all':<24}{whole:>4} mutants {dead:>4} killed: {100 * dead / max(1, whole):.1f} %")


if __name__ == "__main__":
    main()
