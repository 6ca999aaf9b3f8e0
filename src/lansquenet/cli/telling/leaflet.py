"""The help of a command, in the language of who asks for it."""

import os
import re
import sys
from collections.abc import Iterator
from shutil import get_terminal_size
from textwrap import fill
from typing import TYPE_CHECKING, Any

from typer.core import TyperCommand, TyperGroup

from lansquenet.cli.given import language_asked
from lansquenet.cli.telling.phrasebook import Phrases, phrases

if TYPE_CHECKING:  # an older typer has them of click
    from typer._click.core import Context, Parameter

WIDEST = 100  # letters of a line, however wide the terminal
NARROW = 66  # in fewer letters what is said of a thing stands below it, and not beside
BESIDE = 30  # letters of what stands at the left, at most
NUMBERED = re.compile("(?i)int|float")
Pairs = list[tuple[str, str]]


class Command(TyperCommand):
    """A command whose help is told in seven languages."""

    def get_help(self, ctx: "Context") -> str:
        """All that is to be said of it."""
        return leaflet(self, ctx)


class Commands(TyperGroup):
    """Commands whose help is told in seven languages."""

    def get_help(self, ctx: "Context") -> str:
        """All that is to be said of them."""
        return leaflet(self, ctx)


def leaflet(command: TyperCommand | TyperGroup, context: "Context") -> str:
    """What a command does, what is given to it, and which commands it has below it."""
    say, wide = phrases(language_asked(), "help"), min(get_terminal_size().columns, WIDEST)
    key = "-".join(["help", *_path(context)])
    parts = [fill(_usage(say, command, context), wide, subsequent_indent="    ", break_on_hyphens=False)]
    parts += [fill(text, wide) for text in (say.find(key), say.find(f"{key}-more")) if text]
    for title, pairs in _sections(say, command, context, key):
        if pairs:
            parts.append("\n".join([_bold(say(title)), *_listed(pairs, wide)]))
    return "\n\n".join(parts)


def in_width(text: str) -> str:
    """A text in lines that end between words, as wide as the terminal has room for."""
    wide = min(get_terminal_size().columns, WIDEST)
    return "\n".join(
        fill(line, wide, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)
        for line in text.splitlines()
    )


def _path(context: "Context") -> list[str]:
    """By which words a command is called, after the program's own."""
    return [*_path(context.parent), context.info_name or ""] if context.parent else []


def _usage(say: Phrases, command: TyperCommand | TyperGroup, context: "Context") -> str:
    pieces = [say.metavar(_placed(one)) for one in command.get_params(context) if _is_argument(one)]
    below = [say("help-usage-command")] if isinstance(command, Commands) else []
    return say(
        "help-usage", command=" ".join([context.command_path, say("help-usage-options"), *pieces, *below])
    )


def _sections(
    say: Phrases, command: TyperCommand | TyperGroup, context: "Context", key: str
) -> Iterator[tuple[str, Pairs]]:
    given = [one for one in command.get_params(context) if not getattr(one, "hidden", False)]
    for title, wanted in (("help-arguments", True), ("help-options", False)):
        rows = [(_called(say, one), _said(say, one, key)) for one in given if _is_argument(one) == wanted]
        yield title, rows
    if isinstance(command, Commands):
        yield "help-commands", [(name, say.find(f"{key}-{name}")) for name in command.list_commands(context)]


def _is_argument(one: "Parameter") -> bool:
    return bool(one.param_type_name == "argument")


def _placed(one: "Parameter") -> str:
    """An argument as it stands in the line that shows the use."""
    name = one.metavar or one.name.upper()
    if name.startswith("["):
        return str(name)
    return (name if one.required else f"[{name}]") + ("..." if one.nargs == -1 else "")


def _called(say: Phrases, one: "Parameter") -> str:
    """An option by its names, and what follows it; an argument by what stands for it."""
    if _is_argument(one):
        return say.metavar(str(one.metavar or one.name.upper()))
    names = ", ".join(sorted(one.opts, key=len))
    return names if _is_flag(one) else f"{names} {say.metavar(one.metavar or _kind(one))}"


def _is_flag(one: "Parameter") -> bool:
    return bool(getattr(one, "is_flag", False)) or one.name == "help"


def _kind(one: Any) -> str:
    """What follows an option of which nothing else is said: a number, a file, or a word."""
    described = getattr(one, "type_descriptor", None)  # of a newer typer; an older one has click's types
    given = str(described.annotation if described else one.type)
    return "N" if NUMBERED.search(given) else "FILE" if "ath" in given else "WORD"


def _said(say: Phrases, one: "Parameter", key: str) -> str:
    """What an argument or an option is for, and what stands where it is not given."""
    name = one.name.replace("_", "-")
    text = say.find(f"{key}-{name}") or say.find(f"help-any-{name}")
    usual = (
        one.default
        if isinstance(one.default, int | float | str) and not isinstance(one.default, bool)
        else ""
    )
    return text + (f" {say('help-default', value=str(usual))}" if usual else "")


def _listed(pairs: Pairs, wide: int) -> Iterator[str]:
    """What is called so, and beside it or below it what is said of it."""
    left = min(max(len(name) for name, _ in pairs), BESIDE) + 4
    for name, text in pairs:
        if wide < NARROW or len(name) > left - 4:
            yield f"  {name}"
            indent = 6 if wide < NARROW else left
            yield fill(text, wide, initial_indent=" " * indent, subsequent_indent=" " * indent)
        else:
            yield fill(text, wide, initial_indent=f"  {name}".ljust(left), subsequent_indent=" " * left)


def _bold(title: str) -> str:
    """A heading, so that it is seen where a terminal can show it."""
    plain = "NO_COLOR" in os.environ or not sys.stdout.isatty()
    return title if plain else f"\x1b[1m{title}\x1b[0m"
