"""Chips change hands by rules that the book has, and that are cited by name."""

import ast
from collections.abc import Iterator
from inspect import getsource, isfunction, signature
from types import ModuleType
from typing import Any, cast

import pytest

from lansquenet.books.book import Book, book
from lansquenet.games import GAMES
from lansquenet.rules import banking, couples, loos, pools, state as states
from lansquenet.rules.state import Why

every_book = pytest.mark.parametrize("told", [book(name) for name in GAMES], ids=list(GAMES))


def cited(told: Book) -> type[Why]:
    """The rules by which a game pays, as its module names them."""
    (found,) = [kind for kind in vars(told.game).values() if isinstance(kind, type) and kind.__base__ is Why]
    return found


@every_book
def test_rules_are_cited_by_names_that_stand_for_numbers_of_the_book(told: Book) -> None:
    """COM-7, COMM-6: and whatever rule of it says who pays has a name."""
    names = cited(told)
    assert names.__name__ == told.prefix
    numbers = {told.why(rule) for rule in names}
    assert {number for number, rule in told.rules.items() if rule.pays} <= numbers <= {*told.rules}


def is_bare(node: ast.expr, prefix: str) -> bool:
    """Whether something else than a rule by its name is given as the reason of a payment."""
    if isinstance(node, ast.IfExp):
        return is_bare(node.body, prefix) or is_bare(node.orelse, prefix)
    if isinstance(node, ast.Attribute):
        return not isinstance(node.value, ast.Name) or node.value.id != prefix
    return not isinstance(node, ast.Name | ast.Call)


def called(module: ModuleType, node: ast.expr) -> Any:
    """The function that is called so in a module; None, if it is none of a module."""
    if isinstance(node, ast.Attribute):
        return getattr(called(module, node.value), node.attr, None)
    return vars(module).get(node.id) if isinstance(node, ast.Name) else None


def reasons(module: ModuleType) -> Iterator[ast.expr]:
    """What a module gives where a function wants to be told why chips change hands."""
    for node in ast.walk(ast.parse(getsource(module))):
        function = called(module, node.func) if isinstance(node, ast.Call) else None
        if isfunction(function):
            wanted = [*signature(function).parameters.values()]
            yield from [
                given for given, each in zip(node.args, wanted, strict=False) if each.annotation is Why
            ]


@every_book
def test_no_payment_is_for_a_bare_number(told: Book) -> None:
    """COM-7, COMM-6"""
    given = [*reasons(cast(ModuleType, told.game))]
    assert given
    assert not [ast.unparse(node) for node in given if is_bare(node, told.prefix)]


@pytest.mark.parametrize("module", [states, banking, couples, pools, loos])
def test_what_games_share_pays_by_the_rule_that_it_is_given(module: ModuleType) -> None:
    """COM-7, COMM-6"""
    given = [*reasons(module)]
    assert given
    assert all(isinstance(node, ast.Name) for node in given)


@pytest.mark.parametrize("text", ["8", "8 if single else ZECC.MATCHED", "POOL.MATCHED", "-1"])
def test_a_bare_number_is_found(text: str) -> None:
    """COM-7"""
    assert is_bare(ast.parse(text, mode="eval").body, "ZECC")
