"""Numbers: exact figures, very many hands, and what sessions come to."""

from pathlib import Path
from typing import Annotated

import typer

from lansquenet.cli.commands import Cluster, GameName, Json, Options, PresetName, Tongue, command
from lansquenet.cli.given import chosen, language_of_system, spoken_language
from lansquenet.errors import BadOption


@command()
def odds(
    game: GameName,
    preset: PresetName = "",
    option: Options = None,
    seats: int = 0,
    table: Annotated[bool, typer.Option("--table")] = False,
    law: Annotated[bool, typer.Option("--law")] = False,
    figure: Annotated[list[str] | None, typer.Option(metavar="KEY")] = None,
    json: Json = False,
    language: Tongue = "",
) -> None:
    """Print the exact figures of a game, as fractions; or its tables, or the laws of its bets."""
    from lansquenet.cli.laboratory.exact_figures import print_figures, print_grids, print_laws

    if table and law:
        raise BadOption("Tables and laws are two things: give --table or --law.")
    if figure and (table or law):
        raise BadOption("A figure is asked for alone, without --table and --law.")
    if law:
        print_laws(game, preset, chosen(option), seats, json, language_of_system())
    elif table:
        print_grids(game, preset, chosen(option), json, language_of_system())
    else:
        print_figures(game, preset, chosen(option), seats, figure or [], json, spoken_language(language))


@command()
def ask(
    game: GameName,
    word: Annotated[str, typer.Argument(metavar="WORD")] = "",
    measure: Annotated[str, typer.Argument(metavar="MEASURE")] = "",
    preset: PresetName = "",
    option: Options = None,
    seats: int = 0,
    seen: Annotated[str, typer.Option(metavar="'8 8 K'")] = "",
    after: Annotated[str, typer.Option(metavar="'8 K'")] = "",
    acts: Annotated[str, typer.Option(metavar="2,2")] = "",
    by: Annotated[str, typer.Option(metavar="POLICY")] = "",
    best: Annotated[str, typer.Option(metavar="SEAT")] = "",
    among: Annotated[str, typer.Option(metavar="CHOICE")] = "",
    alike: Annotated[str, typer.Option(metavar="SEATS")] = "",
    until: Annotated[str, typer.Option(metavar="EVENT")] = "",
    over: Annotated[str, typer.Option(metavar="SPAN")] = "",
    shoe: str = "fresh",
    steps: int = 0,
    stack: int = 20,
    hands: int = 0,
    target: int = 0,
    stake_plan: Annotated[str, typer.Option(metavar="PLAN")] = "flat",
    depth: int = 0,
    beside: int = 0,
    at: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    act: Annotated[str, typer.Option(metavar="HAND.ACTS")] = "",
    compiled: Annotated[bool, typer.Option("--compiled")] = False,
    played: int = 0,
    json: Json = False,
    language: Tongue = "",
) -> None:
    """Ask anything of a game, and have it answered exactly: lansquenet ask lansquenet law cards."""
    from lansquenet.books.transcript import text_of
    from lansquenet.cli.laboratory.asking import Ways, run
    from lansquenet.odds.asking.posing import Posing

    transcript = text_of(at) if at else ""
    posing = Posing(
        game, preset, chosen(option), seats, seen, after, acts, by, best, alike, until, over, shoe, steps,
        stack, hands, target, beside, transcript, act, among, stake_plan, depth,
    )  # fmt: skip
    run(posing, word, measure, Ways(compiled, played, json), language_of_system())


@command()
def compare(
    game: GameName,
    vary: Annotated[list[str], typer.Option(metavar="NAME=A,B,C")],
    preset: PresetName = "",
    option: Options = None,
    figure: list[str] | None = None,
    seats: int = 0,
    plot: Annotated[Path | None, typer.Option(metavar="FILE.svg")] = None,
    json: Json = False,
    language: Tongue = "",
) -> None:
    """Show how the exact figures move with the options: the effect of each rule."""
    from lansquenet.cli.laboratory.compare import run

    run(game, preset, chosen(option), chosen(vary), figure or [], seats, plot, json, language_of_system())


@command()
def crooked(
    game: GameName, preset: PresetName = "", option: Options = None, json: Json = False, language: Tongue = ""
) -> None:
    """Reckon what a crooked dealer gains by the sleights of old books, and when the records find him."""
    from lansquenet.cli.laboratory.sharpers import run

    run(game, preset, chosen(option), json, language_of_system())


@command()
def simulate(
    game: GameName,
    preset: PresetName = "",
    option: Options = None,
    hands: str = "1e6",
    policy: str = "random",
    seats: int = 0,
    stack: int = 100,
    seed: int = 0,
    workers: int = 1,
    cluster: Cluster = "",
    card: Annotated[bool, typer.Option("--card")] = False,
    json: Json = False,
    language: Tongue = "",
) -> None:
    """Play very many hands in compiled code, and set what came of them beside the exact figures."""
    from lansquenet.cli.laboratory.simulation import Workforce, run
    from lansquenet.front.asked import seated

    wished = spoken_language(language)
    sitting = seated(game, seats)
    work = Workforce(workers, cluster, card)
    run(game, preset, chosen(option), hands, policy, sitting, stack, seed, work, json, wished)


@command()
def session(
    game: GameName,
    preset: PresetName = "",
    option: Options = None,
    hands: str = "1e4",
    sessions: int = 1000,
    stack: int = 200,
    stake: int = 1,
    most: int = 0,
    stake_plan: str = "flat",
    side: str = "punter",
    bet: str = "",
    by_rules: Annotated[bool, typer.Option("--by-rules")] = False,
    policy: str = "random",
    seats: int = 0,
    seed: int = 0,
    target: int = 0,
    depth: int = 0,
    workers: int = 1,
    cluster: Cluster = "",
    plot: Annotated[Path | None, typer.Option(metavar="FILE.svg")] = None,
    json: Json = False,
    language: Tongue = "",
) -> None:
    """Follow a stack through very many hands: where it ends, and how often it is lost on the way."""
    from lansquenet.cli.laboratory.sessions import run
    from lansquenet.front.asked import seated
    from lansquenet.front.followed import Request

    wish = Request(
        game, preset, chosen(option), hands, sessions, stack, stake, most, stake_plan, side, bet, by_rules,
        policy, seated(game, seats), seed, workers, cluster, target, depth,
    )  # fmt: skip
    run(wish, plot, json, language_of_system())
