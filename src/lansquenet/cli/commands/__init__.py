"""Every command, and what most of them are given; each loads what it needs and nothing else.

What is said of commands and of what they are given stands in `locale/LANGUAGE/terminal/help.ftl`.
"""

from functools import partial
from typing import Annotated

import typer

from lansquenet.cli.given import Tongue as Tongue, game_meant
from lansquenet.cli.telling.leaflet import Command, Commands

app = typer.Typer(
    name="lansquenet",
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
command = partial(app.command, cls=Command)

GameName = Annotated[str, typer.Argument(metavar="GAME", callback=game_meant)]
PresetName = Annotated[str, typer.Option("--preset", "-p")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE")]
Json = Annotated[bool, typer.Option("--json")]
Cluster = Annotated[str, typer.Option(metavar="tcp://HOST:PORT")]
