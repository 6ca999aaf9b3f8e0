"""The command line.  Each command loads what it needs and nothing else, so that help comes at once."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from lansquenet import __version__
from lansquenet.errors import BadOption, LansquenetError

app = typer.Typer(
    name="lansquenet",
    help="Old European gambling card games: play them, read their rules, know their odds.  Play chips only.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="See `lansquenet games`.")]
PresetName = Annotated[str, typer.Option("--preset", "-p", help="A named set of options; see the rules.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="Change one option; repeatable."),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Seed = Annotated[int | None, typer.Option("--seed", help="The same seed gives the same cards.")]


def main() -> None:
    """Run a command; what is wrong with what was given is said in a sentence, never as a traceback."""
    try:
        app()
    except LansquenetError as wrong:
        print(f"lansquenet: {wrong}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)


def chosen(pairs: list[str] | None) -> dict[str, str]:
    """Options as given on the command line, `name=value`."""
    found = {}
    for pair in pairs or []:
        name, sign, value = pair.partition("=")
        if not sign:
            raise BadOption(f"An option is given as name=value, not {pair!r}.")
        if name.strip() in found:
            raise BadOption(f"{name.strip()} is given twice.")
        found[name.strip()] = value.strip()
    return found


@app.command()
def games() -> None:
    """List the games."""
    from lansquenet.book import book
    from lansquenet.games import GAMES

    for name in GAMES:
        print(f"{name:<16}{book(name).pitch}")


def usual_seats(game: str) -> int:
    """How many sit at a table of this game when nothing is said: four, where it has room."""
    from lansquenet.games import GAMES

    return min(4, GAMES[game].SEATS[-1]) if game in GAMES else 4


@app.command()
def play(
    game: GameName,
    preset: PresetName = "",
    option: Options = None,
    seats: Annotated[int, typer.Option(help="You and bots; 0: four, where the game has room.")] = 0,
    stack: Annotated[int, typer.Option(help="The chips of each seat.")] = 100,
    seed: Seed = None,
    bots: Annotated[
        str, typer.Option(help="Who plays against you, in turn: timid, bold, random, steady.")
    ] = "",
    hands: Annotated[int, typer.Option(help="Stop after so many hands; 0: play on.")] = 0,
    record: Annotated[Path | None, typer.Option(help="Write a transcript to this file.")] = None,
    save: Annotated[Path | None, typer.Option(help="Where the table is kept when you leave it.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Take up the table you left.")] = False,
    open_hands: Annotated[bool, typer.Option("--open", help="See all hands, for practice.")] = False,
) -> None:
    """Sit down with bots.  You are seat A.  Answers may also be piped in, one a line."""
    from lansquenet.cli.play import Seating, sit_down

    seating = Seating(
        game,
        preset,
        chosen(option),
        seats or usual_seats(game),
        stack,
        seed,
        [name.strip() for name in bots.split(",") if name.strip()],
        open_hands,
    )
    if hands < 0:
        raise BadOption(f"The number of hands is 0 or more, not {hands}.")
    sit_down(seating, hands, record, save, resume)


@app.command()
def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(help="One rule, by its number.")] = None,
) -> None:
    """Read the rules of a game, or one of them."""
    from rich.console import Console

    from lansquenet.book import book
    from lansquenet.cli.rules import show

    show(book(game), rule, Console())


@app.command()
def odds(
    game: GameName,
    preset: PresetName = "",
    option: Options = None,
    seats: Annotated[int, typer.Option(help="How many sit at the table, where that matters.")] = 0,
    table: Annotated[bool, typer.Option("--table", help="The game's tables of figures.")] = False,
    json: Json = False,
) -> None:
    """Print the exact figures of a game, as fractions."""
    from lansquenet.cli.odds import print_figures, print_grids

    if table:
        print_grids(game, preset, chosen(option), json)
    else:
        print_figures(game, preset, chosen(option), seats, json)


@app.command()
def compare(
    game: GameName,
    vary: Annotated[
        list[str], typer.Option(metavar="NAME=A,B,C", help="Values to set side by side; repeatable.")
    ],
    preset: PresetName = "",
    option: Options = None,
    figure: Annotated[
        list[str] | None, typer.Option(help="Only figures whose key begins so; repeatable.")
    ] = None,
    seats: Annotated[int, typer.Option(help="How many sit at the table, where that matters.")] = 0,
    plot: Annotated[Path | None, typer.Option(metavar="FILE.svg", help="Draw it, too.")] = None,
    json: Json = False,
) -> None:
    """Show how the exact figures move with the options: the effect of each rule."""
    from lansquenet.cli.compare import run

    run(game, preset, chosen(option), chosen(vary), figure or [], seats, plot, json)


@app.command()
def simulate(
    game: GameName,
    preset: PresetName = "",
    option: Options = None,
    hands: Annotated[str, typer.Option(help="How many, such as 250000 or 1e6.")] = "1e6",
    policy: Annotated[str, typer.Option(help="How every seat decides: timid, bold or random.")] = "random",
    seats: Annotated[int, typer.Option(help="Seat A banks; 0: four, where the game has room.")] = 0,
    stack: Annotated[int, typer.Option(help="The chips of each seat at the start of each hand.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same numbers on any machine.")] = 0,
    workers: Annotated[int, typer.Option(help="Processes to share the work.")] = 1,
    json: Json = False,
) -> None:
    """Play very many hands in compiled code, and set what came of them beside the exact figures."""
    from lansquenet.cli.simulate import run

    run(game, preset, chosen(option), hands, policy, seats or usual_seats(game), stack, seed, workers, json)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A transcript, as `play --record` writes it.")],
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after every act.")] = False,
    seat: Annotated[str, typer.Option(help="Show only what this seat learnt, such as B.")] = "",
) -> None:
    """Run a transcript through the rules again, and stop loudly where it does not follow them."""
    from lansquenet.cli.replay import run

    run(file, step, seat)


@app.command()
def solve(
    file: Annotated[Path, typer.Argument(help="A transcript that stops within a hand of a game of tricks.")],
    limit: Annotated[int, typer.Option(help="Give up after so many positions.")] = 2_000_000,
    json: Json = False,
) -> None:
    """Say who can force what from a position with all hands open (double dummy), and by which line."""
    from lansquenet.cli.solve import run

    run(file, limit, json)


@app.command()
def version() -> None:
    """Print the version."""
    print(__version__)
