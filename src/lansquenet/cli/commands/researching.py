"""Research: policies that are entered, solved or learnt, and new games."""

from pathlib import Path
from typing import Annotated

import typer

from lansquenet.cli.commands import GameName, Json, Options, PresetName, Tongue, command
from lansquenet.cli.given import chosen, game_meant, language_of_system
from lansquenet.errors import BadOption


@command()
def benchmark(
    policy: Annotated[str, typer.Argument(metavar="[POLICY]")] = "",
    game: Annotated[list[str] | None, typer.Option(metavar="NAME")] = None,
    rival: Annotated[list[str] | None, typer.Option(metavar="POLICY")] = None,
    deals: int = 0,
    about: Annotated[str, typer.Option(metavar="WORDS")] = "",
    out: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    page: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None,
    rules: Annotated[bool, typer.Option("--rules")] = False,
    weakness: Annotated[bool, typer.Option("--weakness")] = False,
    lessons: Annotated[int, typer.Option(min=0)] = 0,
    json: Json = False,
    language: Tongue = "",
) -> None:
    """Enter a policy in Lansquenet-7: seven games of tricks and three banks, by duplicate deals."""
    from lansquenet.cli.laboratory import entering

    spoken = language_of_system()
    if rules:
        entering.print_rules(spoken)
    elif page:
        entering.print_page(page)
    elif not policy:
        raise BadOption("Say which policy enters, or --rules, or --page.")
    elif deals < 0:
        raise BadOption(f"The number of deals is 0 or more, not {deals}.")
    elif weakness:
        entering.answer(policy, game or [], deals, lessons, out, json, spoken)
    else:
        entering.enter(policy, game or [], rival or [], deals, about, out, json, spoken)


@command()
def dataset(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="FOLDER")],
    preset: PresetName = "",
    option: Options = None,
    hands: str = "1e6",
    bots: Annotated[str, typer.Option(metavar="NAME,NAME")] = "steady",
    seats: int = 0,
    stack: int = 100,
    seed: int = 1,
    workers: int = 1,
    minari: Annotated[str, typer.Option(metavar="NAME")] = "",
    seat: str = "A",
    language: Tongue = "",
) -> None:
    """Write hands that bots play as compact transcripts, for whoever learns from them."""
    from lansquenet.cli.laboratory import datasets
    from lansquenet.cli.records.playback import seat_of
    from lansquenet.front.asked import whole
    from lansquenet.games import GAMES
    from lansquenet.rules.game import seats_near

    many, spoken = seats or seats_near(GAMES[game], 4), language_of_system()
    wish = datasets.wished(game, preset, chosen(option), bots, many, stack, whole(hands), seed)
    datasets.run(wish, out, workers, minari, seat_of(seat, many) if minari else 0, spoken)


@command()
def new_game(
    name: Annotated[str, typer.Argument()],
    like: Annotated[str, typer.Option("--like")],
    prefix: str = "",
    title: str = "",
    into: Path | None = None,
    language: Tongue = "",
) -> None:
    """Write the room of a new game, that runs at once as another game does."""
    from lansquenet.cli.newgame import new_game

    new_game(name, like, prefix, title, into, language_of_system())


@command()
def solve(
    what: Annotated[str, typer.Argument(metavar="LINE|FILE")],
    rounds: Annotated[int, typer.Option(min=1)] = 200,
    method: str = "plus",
    keep: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    certificate: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    hands: Annotated[bool, typer.Option("--hands")] = False,
    ask: Annotated[bool, typer.Option("--extent")] = False,
    limit: int = 2_000_000,
    json: Json = False,
    language: Tongue = "",
) -> None:
    """Solve a game of two seats; or say who can force what with all hands open (double dummy).

    A file that is there is read as a transcript; all else is the line of a game, such as
    'femkort(seats=2,first=0,cards=AsKsQsAhKhQhAdKdQdAcKcQc)'.
    """
    if Path(what).is_file():
        from lansquenet.cli.records.solve import run

        run(Path(what), limit, json, language_of_system())
    else:
        from lansquenet.cli.laboratory.solving import SolvingWish, run as solved

        spoken = language_of_system()
        solved(SolvingWish(what, rounds, method, keep, certificate, hands, ask, json, spoken))


@command()
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    json: Json = False,
    language: Tongue = "",
) -> None:
    """Read the certificate of a solved game again, in plain Python that shares nothing with the solver."""
    from lansquenet.cli.laboratory.solving import checked

    raise typer.Exit(checked(file, json, language_of_system()))


@command()
def learn(
    game: Annotated[str, typer.Argument(callback=game_meant)] = "",
    out: Path | None = None,
    seed: int = 1,
    iterations: Annotated[int, typer.Option(min=1)] = 1000,
    deals: Annotated[int, typer.Option(min=1000)] = 200_000,
    table: Annotated[bool, typer.Option("--table")] = False,
    listed: Annotated[bool, typer.Option("--list")] = False,
    language: Tongue = "",
) -> None:
    """Solve a small game of two seats (CFR+), and write down the policy that the bot `solved` plays.

    With --table a great game is played against itself (external sampling), for the bot `learnt`.
    """
    from rich.console import Console

    from lansquenet.books.speech import Speech
    from lansquenet.bots.learning.learn import learn as learnt, table as tabled
    from lansquenet.cli.laboratory.learnables import show
    from lansquenet.cli.waiting import compiling

    if listed or not game:
        return show(Console(highlight=False), language_of_system())
    if out is None:
        raise BadOption("Where to? Say --out FILE, or nothing but `lansquenet learn` for what can be learnt.")
    with compiling(Console(stderr=True), game, Speech(language_of_system())):
        found = tabled(game, seed, deals) if table else learnt(game, seed, iterations, deals)
    try:
        out.write_bytes(found)
    except OSError as wrong:
        raise BadOption(f"{out} cannot be written: {wrong.strerror}.") from wrong


@command("compile")
def compile_games(
    games: Annotated[list[str] | None, typer.Argument()] = None,
    language: Tongue = "",
) -> None:
    """Compile games for research, so that nobody waits for it later: some ten seconds each; it is kept."""
    from rich.console import Console

    from lansquenet.books.speech import Speech
    from lansquenet.cli.waiting import compiling
    from lansquenet.env import load_game
    from lansquenet.games import GAMES

    for name in map(game_meant, games or GAMES):
        with compiling(Console(stderr=True), name, Speech(language_of_system())):
            load_game(name).compile()
        print(name)
