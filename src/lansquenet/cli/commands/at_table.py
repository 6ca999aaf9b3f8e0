"""At a table: to play, here or in a house, and to look at hands that were played."""

from pathlib import Path
from typing import Annotated

import typer

from lansquenet.cli.commands import GameName, Json, Options, PresetName, Tongue, command
from lansquenet.cli.given import chosen, game_meant, language_of_system, spoken_language
from lansquenet.errors import BadOption


@command()
def play(
    game: GameName,
    preset: PresetName = "",
    option: Options = None,
    seats: int = 0,
    stack: int = 100,
    seed: int | None = None,
    bots: str = "",
    hands: int = 0,
    record: Path | None = None,
    save: Path | None = None,
    resume: Annotated[bool, typer.Option("--resume")] = False,
    open_hands: Annotated[bool, typer.Option("--open")] = False,
    explain: Annotated[bool, typer.Option("--explain")] = False,
    language: Tongue = "",
) -> None:
    """Sit down with bots.  You are seat A.  Answers may also be piped in, one a line."""
    from lansquenet.cli.playing import Seating, sit_down

    seating = Seating(
        game,
        preset,
        chosen(option),
        seats,
        stack,
        seed,
        [name.strip() for name in bots.split(",") if name.strip()],
        open_hands,
        explain,
        spoken_language(language),
    )
    if hands < 0:
        raise BadOption(f"The number of hands is 0 or more, not {hands}.")
    sit_down(seating, hands, record, save, resume)


@command()
def join(
    url: Annotated[str, typer.Argument(metavar="URL")],
    name: Annotated[str, typer.Option("--name", "-n")] = "",
    code: str = "",
    open_game: Annotated[str, typer.Option("--open", metavar="GAME", callback=game_meant)] = "",
    preset: PresetName = "",
    option: Options = None,
    seats: int = 0,
    bots: str = "",
    chips: int = 0,
    clock: int = 0,
    term: Annotated[list[str] | None, typer.Option("--term", metavar="NAME=VALUE")] = None,
    watch: Annotated[bool, typer.Option("--watch")] = False,
    language: Tongue = "",
) -> None:
    """Sit down at a table of a house, from the terminal.  Answers may also be piped in, one a line."""
    from lansquenet.books.speech import Speech
    from lansquenet.cli.joining import NewTable, run
    from lansquenet.front import asked

    opening = None
    if open_game:
        seated = [bot.strip() for bot in bots.split(",") if bot.strip()]
        chairs = asked.seated(open_game, seats)
        opening = NewTable(open_game, preset, chosen(option), chairs, seated, chips, clock, chosen(term))
    run(url, name, code, opening, watch, Speech(spoken_language(language)))


@command()
def replay(
    file: Annotated[list[Path], typer.Argument()],
    step: Annotated[bool, typer.Option("--step")] = False,
    seat: str = "",
    rewrite: Annotated[bool, typer.Option("--rewrite")] = False,
    hand: Annotated[int, typer.Option(min=1)] = 1,
    language: Tongue = "",
) -> None:
    """Run a transcript through the rules again, and stop loudly where it does not follow them."""
    from lansquenet.books.speech import Speech
    from lansquenet.cli.records.playback import make_anew, run

    if rewrite:
        make_anew(file, spoken_language(language))
    else:
        for one in file:
            run(one, step, seat, Speech(spoken_language(language)), hand)


@command()
def review(
    file: Annotated[Path, typer.Argument()],
    seat: str = "",
    json: Json = False,
    language: Tongue = "",
) -> None:
    """Say what each answer of a seat cost beside the best known one, and how its net came about."""
    from lansquenet.cli.records.review import run

    run(file, seat, json, language_of_system())


@command("text-seat")
def text_seat(
    game: GameName,
    command: Annotated[list[str] | None, typer.Argument(metavar="[-- PROGRAM ...]")] = None,
    preset: PresetName = "",
    option: Options = None,
    seats: int = 0,
    deals: int = 20,
    seed: int = 1,
    rival: str = "steady",
    patience: float = 60.0,
    json: Json = False,
    language: Tongue = "",
) -> None:
    """Let a program, or a model of language, play a seat in lines of text, and say what it gains."""
    from lansquenet.cli.laboratory.text_seat import run

    spoken = spoken_language(language)
    run(game, preset, chosen(option), seats, deals, seed, rival, patience, command or [], json, spoken)
