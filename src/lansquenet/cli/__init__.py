"""The command line.  Each command loads what it needs and nothing else, so that help comes at once."""

import sys
from collections.abc import Callable
from contextvars import Context
from functools import cache
from typing import TYPE_CHECKING

import typer
from typer.main import get_command

from lansquenet.cli.commands import Tongue, app, at_table, figuring, housekeeping, reading, researching
from lansquenet.cli.given import language_asked, language_of_system
from lansquenet.cli.keeping import keeper
from lansquenet.cli.telling import unbroken as unbroken
from lansquenet.errors import HouseRefuses, LansquenetError

if TYPE_CHECKING:  # an older typer has them of click
    from typer._click.core import Context as CommandContext
    from typer._click.exceptions import UsageError

THEMES = (at_table, reading, figuring, researching, housekeeping)  # in the order of the help
app.add_typer(keeper.app, name="house")

HOUSE = frozenset(  # what the extra of this name brings: to keep a house, and to join one
    ("alembic", "argon2", "cryptography", "fastapi", "httpx", "itsdangerous", "prometheus_client")
    + ("psycopg", "pydantic", "resvg_py", "sqlalchemy", "starlette", "structlog", "throttled")
    + ("uvicorn", "websockets", "zxcvbn")
)


FOUR_THINGS = ("play zecchinetta", "rules toepen", "odds basset", "serve")


Misuse: "type[UsageError]" = typer.BadParameter.__mro__[1]  # what is wrong with how a command is called


def main() -> None:
    """Run a command; what is wrong with what was given is said in a sentence, never as a traceback."""
    Context().run(_run)  # what is wished for holds for this command alone


def _run() -> None:
    try:
        sys.exit(_commands()(standalone_mode=False))
    except ModuleNotFoundError as wrong:
        if wrong.name is None or wrong.name.partition(".")[0] not in HOUSE:
            raise
        _refuse("A house needs more: pip install 'lansquenet[house]'.")
    except Misuse as wrong:
        _refuse(wrong.format_message(), wrong.ctx)
    except HouseRefuses as wrong:
        _refuse(str(wrong), code=wrong.code)
    except LansquenetError as wrong:
        _refuse(str(wrong))
    except typer.Abort:
        sys.exit(1)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)


@cache
def _commands() -> Callable[..., int | None]:
    """All commands, with what each is given, read from their functions."""
    return get_command(app)


def _refuse(why: str, context: "CommandContext | None" = None, code: str = "") -> None:
    """Say what is wrong in the language of who asked, and where help is to be had."""
    from lansquenet.cli.telling.complaints import of_house, where_help_is
    from lansquenet.cli.telling.leaflet import in_width

    language = language_asked()
    said = f"lansquenet: {of_house(code, why, language)}"
    print(in_width(said) if sys.stderr.isatty() else said, file=sys.stderr)
    if context:
        print(where_help_is(context.command_path, language), file=sys.stderr)
    sys.exit(2)


@app.callback(invoke_without_command=True)
def what_can_be_done(context: typer.Context, language: Tongue = "") -> None:
    """Old European gambling card games: play them, read their rules, know their odds.  Play chips only."""
    if context.invoked_subcommand is None:
        from lansquenet.books.speech import Speech

        speech = Speech(language_of_system())
        for thing in FOUR_THINGS:
            print(f"{f'lansquenet {thing}':<30}{speech(f'four-{thing.split()[0]}')}")
        print("\n" + speech("four-more", games="`lansquenet games`", help="`lansquenet --help`"))
