"""The command line.  Each command loads what it needs and nothing else, so that help comes at once."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from lansquenet import __version__
from lansquenet.cli.given import (
    Data,
    DatabaseUrl,
    Witness,
    chosen,
    data_folder,
    language_of_system,
    spoken_language,
    store_at,
)
from lansquenet.cli.keeping import keeper
from lansquenet.errors import BadOption, LansquenetError

app = typer.Typer(
    name="lansquenet",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(keeper.app, name="house")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="See `lansquenet games`.")]
PresetName = Annotated[str, typer.Option("--preset", "-p", help="A named set of options; see the rules.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="Change one option; repeatable."),
]
Tongue = Annotated[
    str, typer.Option("--language", help="en, fr, de, nl, sv, it or es; if none is named, the system's.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Workers = Annotated[int, typer.Option(help="Processes to share the work.")]
Cluster = Annotated[
    str, typer.Option(metavar="tcp://HOST:PORT", help="The scheduler of a Dask cluster to do the work.")
]
Seed = Annotated[int | None, typer.Option("--seed", help="The same seed gives the same cards.")]


HOUSE = frozenset(  # what the extra of this name brings: to keep a house, and to join one
    ("alembic", "argon2", "cryptography", "fastapi", "httpx", "itsdangerous", "prometheus_client")
    + ("psycopg", "pydantic", "resvg_py", "sqlalchemy", "starlette", "structlog", "throttled")
    + ("uvicorn", "websockets", "zxcvbn")
)


FOUR_THINGS = ("play zecchinetta", "rules toepen", "odds basset", "serve")


def main() -> None:
    """Run a command; what is wrong with what was given is said in a sentence, never as a traceback."""
    try:
        app()
    except ModuleNotFoundError as wrong:
        if wrong.name is None or wrong.name.partition(".")[0] not in HOUSE:
            raise
        print("lansquenet: A house needs more: pip install 'lansquenet[house]'.", file=sys.stderr)
        sys.exit(2)
    except LansquenetError as wrong:
        print(f"lansquenet: {wrong}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)


@app.callback(invoke_without_command=True)
def what_can_be_done(context: typer.Context) -> None:
    """Old European gambling card games: play them, read their rules, know their odds.  Play chips only."""
    if context.invoked_subcommand is None:
        from lansquenet.books.speech import Speech

        speech = Speech(language_of_system())
        for thing in FOUR_THINGS:
            print(f"{f'lansquenet {thing}':<30}{speech(f'four-{thing.split()[0]}')}")
        print("\n" + speech("four-more", games="`lansquenet games`", help="`lansquenet --help`"))


@app.command()
def games() -> None:
    """List the games."""
    from lansquenet.books.book import shelf
    from lansquenet.books.speech import Speech

    told, broken = shelf()
    wide = max([len(volume.name) for volume in told], default=0)
    for volume in told:
        speech = Speech(language_of_system(), volume.name)
        print(f"{volume.name:<{wide}}  {speech.of('pitch', volume.pitch)}")
    for wrong in broken:
        print(f"lansquenet: {wrong}", file=sys.stderr)


@app.command()
def play(
    game: GameName,
    preset: PresetName = "",
    option: Options = None,
    seats: Annotated[int, typer.Option(help="You and bots; 0: four, where the game has room.")] = 0,
    stack: Annotated[int, typer.Option(help="The chips of each seat.")] = 100,
    seed: Seed = None,
    bots: Annotated[
        str,
        typer.Option(help="Who plays against you, in turn, by name or strength: steady,search or 3,4."),
    ] = "",
    hands: Annotated[int, typer.Option(help="Stop after so many hands; 0: play on.")] = 0,
    record: Annotated[Path | None, typer.Option(help="Write a transcript to this file.")] = None,
    save: Annotated[Path | None, typer.Option(help="Where the table is kept when you leave it.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Take up the table you left.")] = False,
    open_hands: Annotated[bool, typer.Option("--open", help="See all hands, for practice.")] = False,
    explain: Annotated[
        bool, typer.Option("--explain", help="See what each of your choices is worth.")
    ] = False,
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


@app.command()
def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(help="One rule, by its number.")] = None,
    language: Tongue = "",
    pdf: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Typeset the whole book into this file, to print on A5."),
    ] = None,
) -> None:
    """Read the rules of a game, or one of them."""
    from rich.console import Console

    from lansquenet.books.tongues import book_in
    from lansquenet.cli.printing import print_game
    from lansquenet.cli.rulebook import show

    wished = spoken_language(language)
    if pdf is not None and rule:
        raise BadOption("A book is printed whole: give --pdf or the number of a rule.")
    if pdf is not None:
        return print_game(game, wished, pdf)
    show(book_in(game, wished), rule, Console(), wished)


@app.command()
def volume(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Where the books are to lie.")],
    language: Annotated[
        str, typer.Option("--language", help="en, fr, de, nl, sv, it or es; if none is named, all of them.")
    ] = "",
) -> None:
    """Typeset the books of all games as one volume in each language: PDF for A5, and EPUB."""
    from lansquenet.cli.printing import print_volumes

    print_volumes(folder, language)


@app.command()
def words(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="Or banking, or tricks: what games share.")
    ] = "",
    language: Tongue = "",
    write: Annotated[bool, typer.Option("--write", help="Put the file in order where it lies.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Say what is not as in the English.")] = False,
) -> None:
    """See how far books are translated; of one, the file to be filled in, or what is wrong with it."""
    from lansquenet.cli.wordlist import print_faults, print_file, print_states, write_file

    wished = language or language_of_system()
    if write and check:
        raise BadOption("To write and to check are two things: give --write or --check.")
    if check:
        sys.exit(print_faults(game, wished))
    if not game:
        print_states()
    elif write:
        write_file(game, wished)
    else:
        print_file(game, wished)


@app.command()
def odds(
    game: GameName,
    preset: PresetName = "",
    option: Options = None,
    seats: Annotated[int, typer.Option(help="How many sit at the table, where that matters.")] = 0,
    table: Annotated[
        bool, typer.Option("--table", help="The game's tables of figures; at loos, charts of hands.")
    ] = False,
    law: Annotated[
        bool, typer.Option("--law", help="All that a chip on a bet may come to, and how often.")
    ] = False,
    figure: Annotated[
        list[str] | None, typer.Option(metavar="KEY", help="This figure alone; repeatable.")
    ] = None,
    json: Json = False,
    language: Tongue = "",
) -> None:
    """Print the exact figures of a game, as fractions; tables and laws are told in English."""
    from lansquenet.cli.laboratory.exact_figures import print_figures, print_grids, print_laws

    if table and law:
        raise BadOption("Tables and laws are two things: give --table or --law.")
    if figure and (table or law):
        raise BadOption("A figure is asked for alone, without --table and --law.")
    if law:
        print_laws(game, preset, chosen(option), seats, json)
    elif table:
        print_grids(game, preset, chosen(option), json)
    else:
        print_figures(game, preset, chosen(option), seats, figure or [], json, spoken_language(language))


@app.command()
def ask(
    game: GameName,
    word: Annotated[
        str,
        typer.Argument(
            metavar="WORD",
            help="law, mean, variance, covariances, chance, table, ruin, drawdown, keep, sale, limit or "
            "figure.",
        ),
    ] = "",
    measure: Annotated[
        str, typer.Argument(metavar="MEASURE", help="Of what, such as 'won B', cards or 'paid 13'; see docs.")
    ] = "",
    preset: PresetName = "",
    option: Options = None,
    seats: Annotated[int, typer.Option(help="How many sit at the table; 0: as for its figures.")] = 0,
    seen: Annotated[str, typer.Option(metavar="'8 8 K'", help="Cards that are out of the shoe.")] = "",
    after: Annotated[str, typer.Option(metavar="'8 K'", help="Cards with which the hand begins.")] = "",
    acts: Annotated[str, typer.Option(metavar="2,2", help="The first answers of the seats.")] = "",
    by: Annotated[str, typer.Option(metavar="POLICY", help="How seats decide, such as 'keeping 4'.")] = "",
    best: Annotated[str, typer.Option(metavar="SEAT", help="This seat chooses what is best.")] = "",
    among: Annotated[str, typer.Option(metavar="CHOICE", help="Of best: what is chosen; see docs.")] = "",
    alike: Annotated[str, typer.Option(metavar="SEATS", help="Seats that need no names, as CDEF.")] = "",
    until: Annotated[str, typer.Option(metavar="EVENT", help="The hand ends with this.")] = "",
    over: Annotated[str, typer.Option(metavar="SPAN", help="game, tenure, ever or a number of hands.")] = "",
    shoe: Annotated[str, typer.Option(help="Of many hands: fresh for each, or dealt on.")] = "fresh",
    steps: Annotated[int, typer.Option(help="Give up after so many steps of the walk; 0: never.")] = 0,
    stack: Annotated[int, typer.Option(help="Of ruin: the chips at first, one of which is staked.")] = 20,
    hands: Annotated[int, typer.Option(help="Of ruin and drawdown: within so many hands.")] = 0,
    target: Annotated[int, typer.Option(help="Of ruin: before so many chips.")] = 0,
    stake_plan: Annotated[
        str, typer.Option(metavar="PLAN", help="Of ruin and drawdown: by a plan of stakes, as of `session`.")
    ] = "flat",
    depth: Annotated[int, typer.Option(help="Of drawdown: so many chips below the highest.")] = 0,
    beside: Annotated[int, typer.Option(help="Of keep and sale: the chips beside a bank of one.")] = 0,
    at: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The hand stands as in a transcript.")
    ] = None,
    act: Annotated[str, typer.Option(metavar="HAND.ACTS", help="After so many acts of it; see docs.")] = "",
    compiled: Annotated[
        bool, typer.Option("--compiled", help="Walk millions of states in compiled code.")
    ] = False,
    played: Annotated[int, typer.Option(help="Play a table of best play again in so many hands.")] = 0,
    json: Json = False,
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
    run(posing, word, measure, Ways(compiled, played, json))


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
    from lansquenet.cli.laboratory.compare import run

    run(game, preset, chosen(option), chosen(vary), figure or [], seats, plot, json)


@app.command()
def crooked(game: GameName, preset: PresetName = "", option: Options = None, json: Json = False) -> None:
    """Reckon what a crooked dealer gains by the sleights of old books, and when the records find him."""
    from lansquenet.cli.laboratory.sharpers import run

    run(game, preset, chosen(option), json)


@app.command()
def simulate(
    game: GameName,
    preset: PresetName = "",
    option: Options = None,
    hands: Annotated[str, typer.Option(help="How many, such as 250000 or 1e6.")] = "1e6",
    policy: Annotated[str, typer.Option(help="How every seat decides: timid, bold or random.")] = "random",
    seats: Annotated[int, typer.Option(help="Seat A banks or deals; 0: four, where the game has room.")] = 0,
    stack: Annotated[int, typer.Option(help="The chips of each seat at the start of each hand.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same numbers on any machine.")] = 0,
    workers: Workers = 1,
    cluster: Cluster = "",
    json: Json = False,
    language: Tongue = "",
) -> None:
    """Play very many hands in compiled code, and set what came of them beside the exact figures."""
    from lansquenet.cli.laboratory.simulation import run
    from lansquenet.front.asked import seated

    wished = spoken_language(language)
    sitting = seated(game, seats)
    run(game, preset, chosen(option), hands, policy, sitting, stack, seed, workers, cluster, json, wished)


@app.command()
def session(
    game: GameName,
    preset: PresetName = "",
    option: Options = None,
    hands: Annotated[str, typer.Option(help="Of a session, such as 10000 or 1e4.")] = "1e4",
    sessions: Annotated[int, typer.Option(help="How many are played.")] = 1000,
    stack: Annotated[int, typer.Option(help="The chips with which each begins.")] = 200,
    stake: Annotated[int, typer.Option(help="The first stake of a plan, in chips.")] = 1,
    most: Annotated[int, typer.Option(help="The most that may be staked; 0: whatever is left.")] = 0,
    stake_plan: Annotated[
        str, typer.Option(help="flat, martingale, paroli, dalembert, fibonacci, labouchere or kelly.")
    ] = "flat",
    side: Annotated[str, typer.Option(help="Whose stack it is: punter or bank.")] = "punter",
    bet: Annotated[str, typer.Option(help="The key of a bet; see `odds --law`.")] = "",
    by_rules: Annotated[
        bool, typer.Option("--by-rules", help="Play hands by the rules though their law is known.")
    ] = False,
    policy: Annotated[str, typer.Option(help="How seats decide: timid, bold or random.")] = "random",
    seats: Annotated[int, typer.Option(help="By the rules; 0: four, where the game has room.")] = 0,
    seed: Annotated[int, typer.Option(help="The same seed gives the same numbers on any machine.")] = 0,
    target: Annotated[int, typer.Option(help="A session ends with so many chips; 0: at no target.")] = 0,
    depth: Annotated[int, typer.Option(help="Count stacks that fall so many chips below their highest.")] = 0,
    workers: Workers = 1,
    cluster: Cluster = "",
    plot: Annotated[Path | None, typer.Option(metavar="FILE.svg", help="Draw it, too.")] = None,
    json: Json = False,
) -> None:
    """Follow a stack through very many hands: where it ends, and how often it is lost on the way."""
    from lansquenet.cli.laboratory.sessions import run
    from lansquenet.front.asked import seated
    from lansquenet.front.followed import Request

    wish = Request(
        game, preset, chosen(option), hands, sessions, stack, stake, most, stake_plan, side, bet, by_rules,
        policy, seated(game, seats), seed, workers, cluster, target, depth,
    )  # fmt: skip
    run(wish, plot, json)


@app.command()
def benchmark(
    policy: Annotated[
        str,
        typer.Argument(
            metavar="[POLICY]",
            help="A bot, such as steady, or a function that makes one, as FILE.py:NAME; see docs.",
        ),
    ] = "",
    game: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="This game alone; repeatable.")
    ] = None,
    rival: Annotated[
        list[str] | None,
        typer.Option(metavar="POLICY", help="Against this one, and not those of the benchmark; repeatable."),
    ] = None,
    deals: Annotated[int, typer.Option(help="Of each game; 0: as many as the benchmark has.")] = 0,
    about: Annotated[
        str, typer.Option(metavar="WORDS", help="What it is, in a few words, for the row.")
    ] = "",
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the row.")] = None,
    page: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Print the tables of all rows in it, as Markdown.")
    ] = None,
    rules: Annotated[
        bool, typer.Option("--rules", help="Print what is frozen, and whether it still is.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Enter a policy in Lansquenet-7: seven games of tricks and three banks, by duplicate deals."""
    from lansquenet.cli.laboratory import entering

    if rules:
        entering.print_rules()
    elif page:
        entering.print_page(page)
    elif not policy:
        raise BadOption("Say which policy enters, or --rules, or --page.")
    elif deals < 0:
        raise BadOption(f"The number of deals is 0 or more, not {deals}.")
    else:
        entering.enter(policy, game or [], rival or [], deals, about, out, as_json)


@app.command("text-seat")
def text_seat(
    game: GameName,
    command: Annotated[
        list[str] | None,
        typer.Argument(metavar="[-- PROGRAM ...]", help="What answers; nothing: you, or what is piped in."),
    ] = None,
    preset: PresetName = "",
    option: Options = None,
    seats: Annotated[int, typer.Option(help="How many play; 0: as few as the game has.")] = 0,
    deals: Annotated[int, typer.Option(help="How many, each from every seat.")] = 20,
    seed: Annotated[int, typer.Option(help="The same seed gives the same cards and rivals.")] = 1,
    rival: Annotated[str, typer.Option(help="The bot in all other seats, by name or strength.")] = "steady",
    patience: Annotated[float, typer.Option(help="Seconds that an answer may take.")] = 60.0,
    as_json: Json = False,
) -> None:
    """Let a program, or a model of language, play a seat in lines of text, and say what it gains."""
    from lansquenet.cli.laboratory.text_seat import run

    run(game, preset, chosen(option), seats, deals, seed, rival, patience, command or [], as_json)


@app.command()
def replay(
    file: Annotated[
        list[Path], typer.Argument(help="A transcript, as `play --record` writes it, or a doubt.")
    ],
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after every act.")] = False,
    seat: Annotated[str, typer.Option(help="Show only what this seat learnt, such as B.")] = "",
    rewrite: Annotated[
        bool, typer.Option("--rewrite", help="Write anew what follows from the cards and the answers.")
    ] = False,
    language: Tongue = "",
) -> None:
    """Run a transcript through the rules again, and stop loudly where it does not follow them."""
    from lansquenet.books.speech import Speech
    from lansquenet.cli.records.playback import make_anew, run

    if rewrite:
        make_anew(file)
    else:
        for one in file:
            run(one, step, seat, Speech(spoken_language(language)))


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="A transcript, a table left with `play --save`, or a doubt.")],
    seat: Annotated[str, typer.Option(help="Whose answers, such as B or Ann; else your own.")] = "",
    json: Json = False,
) -> None:
    """Say what each answer of a seat cost beside the best known one, and how its net came about."""
    from lansquenet.cli.records.review import run

    run(file, seat, json)


@app.command()
def new_game(
    name: Annotated[str, typer.Argument(help="What it will be called, such as blue_dog.")],
    like: Annotated[str, typer.Option(help="The game that it begins as.")],
    prefix: Annotated[str, typer.Option(help="Of its rules' numbers; four letters of its name.")] = "",
    title: Annotated[str, typer.Option(help="As people read it.")] = "",
    into: Annotated[
        Path | None, typer.Option(help="A new folder for a package of one's own; else the checkout.")
    ] = None,
) -> None:
    """Write the room of a new game, that runs at once as another game does."""
    from lansquenet.cli.newgame import new_game

    new_game(name, like, prefix, title, into)


@app.command()
def solve(
    what: Annotated[
        str,
        typer.Argument(
            metavar="LINE|FILE",
            help="A game of two seats as `load_game` takes it, in quotes; "
            "or a transcript that stops within a hand of a game of tricks.",
        ),
    ],
    rounds: Annotated[
        int, typer.Option(min=1, help="Of a line: rounds of regret minimisation, in all.")
    ] = 200,
    method: Annotated[str, typer.Option(help="Of a line: plus, linear or discounted.")] = "plus",
    keep: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Of a line: leave it here, and go on from here.")
    ] = None,
    certificate: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Of a line: write policies that others can check.")
    ] = None,
    hands: Annotated[
        bool, typer.Option("--hands", help="Of a line: chart the first choices by hand.")
    ] = False,
    ask: Annotated[bool, typer.Option("--extent", help="Of a line: only say what it would take.")] = False,
    limit: Annotated[int, typer.Option(help="Of a file: give up after so many positions.")] = 2_000_000,
    json: Json = False,
) -> None:
    """Solve a game of two seats; or say who can force what with all hands open (double dummy).

    A file that is there is read as a transcript; all else is the line of a game, such as
    'femkort(seats=2,first=0,cards=AsKsQsAhKhQhAdKdQdAcKcQc)'.
    """
    if Path(what).is_file():
        from lansquenet.cli.records.solve import run

        run(Path(what), limit, json)
    else:
        from lansquenet.cli.laboratory.solving import SolvingWish, run as solved

        solved(SolvingWish(what, rounds, method, keep, certificate, hands, ask, json))


@app.command()
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A certificate, as `solve` writes it.")],
    json: Json = False,
) -> None:
    """Read the certificate of a solved game again, in plain Python that shares nothing with the solver."""
    from lansquenet.cli.laboratory.solving import checked

    raise typer.Exit(checked(file, json))


@app.command()
def learn(
    game: Annotated[str, typer.Argument(help="One of those that are listed if none is said.")] = "",
    out: Annotated[Path | None, typer.Option(help="The file to write.")] = None,
    seed: Annotated[int, typer.Option(help="Of the deals that are played out.")] = 1,
    iterations: Annotated[int, typer.Option(min=1, help="Rounds of counterfactual regret.")] = 1000,
    deals: Annotated[
        int, typer.Option(min=1000, help="To play out for each pool; of a table, for each number of seats.")
    ] = 200_000,
    table: Annotated[
        bool, typer.Option("--table", help="The table by which the bot `learnt` plays, for three and more.")
    ] = False,
    listed: Annotated[bool, typer.Option("--list", help="Only list what can be learnt.")] = False,
) -> None:
    """Solve a small game of two seats (CFR+), and write down the policy that the bot `solved` plays.

    With --table a great game is played against itself (external sampling), for the bot `learnt`.
    """
    from rich.console import Console

    from lansquenet.bots.learning.learn import learn as learnt, table as tabled
    from lansquenet.cli.laboratory.learnables import show
    from lansquenet.cli.waiting import compiling

    if listed or not game:
        return show(Console(highlight=False))
    if out is None:
        raise BadOption("Where to? Say --out FILE, or nothing but `lansquenet learn` for what can be learnt.")
    with compiling(Console(stderr=True), game):
        found = tabled(game, seed, deals) if table else learnt(game, seed, iterations, deals)
    try:
        out.write_bytes(found)
    except OSError as wrong:
        raise BadOption(f"{out} cannot be written: {wrong.strerror}.") from wrong


@app.command("compile")
def compile_games(
    games: Annotated[
        list[str] | None, typer.Argument(help="Games by their names; all, if none is said.")
    ] = None,
) -> None:
    """Compile games for research, so that nobody waits for it later: some ten seconds each; it is kept."""
    from rich.console import Console

    from lansquenet.cli.waiting import compiling
    from lansquenet.env import load_game
    from lansquenet.games import GAMES

    for name in games or GAMES:
        with compiling(Console(stderr=True), name):
            load_game(name).compile()
        print(name)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8000,
    data: Data = None,
    database: DatabaseUrl = "",
    url: Annotated[str, typer.Option(help="How others reach this house, if not by host and port.")] = "",
    origin: Annotated[list[str] | None, typer.Option(help="A page beside its own that may connect.")] = None,
    sockets: Annotated[int, typer.Option(min=1, help="Connections of one address.")] = 20,
    leeway: Annotated[
        float, typer.Option(min=0.1, help="Times the usual that one address may have of all else.")
    ] = 1.0,
    pace: Annotated[float, typer.Option(min=0, help="Seconds that a bot takes at least.")] = 0.25,
    quiet: Annotated[bool, typer.Option("--quiet", help="Log warnings alone.")] = False,
    show: Annotated[bool, typer.Option("--open", help="Open it in the browser.")] = False,
    witness: Witness = "",
) -> None:
    """Keep a house: tables for many people, in the browser, the terminal and for programs."""
    from lansquenet.cli.keeping.serve import HouseBounds, run

    bounds = HouseBounds(sockets, leeway, pace)
    run(host, port, data or data_folder(), database, url, origin or [], bounds, quiet, show, witness)


@app.command()
def edition(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A folder that is empty, or not there.")],
    pyodide: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where the npm package `pyodide` lies, if not in web/.")
    ] = None,
) -> None:
    """Write a house that is only files: any server of files plays it, and the house runs in the page.

    Friends cannot meet there: for that, keep a house (`lansquenet serve`).
    """
    from lansquenet.edition.folder import pyodide_at, write

    write(folder, pyodide_at(pyodide))


@app.command()
def join(
    url: Annotated[str, typer.Argument(metavar="URL", help="The link of a table, or a house's address.")],
    name: Annotated[
        str, typer.Option("--name", "-n", help="By what name you play; asked if not given.")
    ] = "",
    code: Annotated[str, typer.Option(help="The code of a table.")] = "",
    open_game: Annotated[str, typer.Option("--open", metavar="GAME", help="Open a table, as its host.")] = "",
    preset: PresetName = "",
    option: Options = None,
    seats: Annotated[int, typer.Option(help="Chairs; 0: four, where the game has room.")] = 0,
    bots: Annotated[str, typer.Option(help="Bots of the house to sit down at once: steady,bold.")] = "",
    chips: Annotated[int, typer.Option(help="What everybody sits down with; 0: as the house has it.")] = 0,
    clock: Annotated[int, typer.Option(help="Seconds for an act; 0: no clock.")] = 0,
    term: Annotated[
        list[str] | None,
        typer.Option(
            "--term", metavar="NAME=VALUE", help="Any other term, such as private=true; repeatable."
        ),
    ] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Look on without sitting down.")] = False,
) -> None:
    """Sit down at a table of a house, from the terminal.  Answers may also be piped in, one a line."""
    from lansquenet.cli.joining import NewTable, run
    from lansquenet.front import asked

    opening = None
    if open_game:
        seated = [bot.strip() for bot in bots.split(",") if bot.strip()]
        chairs = asked.seated(open_game, seats)
        opening = NewTable(open_game, preset, chosen(option), chairs, seated, chips, clock, chosen(term))
    run(url, name, code, opening, watch)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="BUNDLE", help="A hand's bundle; - reads it from a pipe.")],
    key: Annotated[str, typer.Option(help="The key that your house is known by, in hex.")] = "",
    seen: Annotated[
        Path | None, typer.Option(metavar="FILE", help="What your own client kept, to be held against it.")
    ] = None,
    json: Json = False,
) -> None:
    """Check for yourself how a hand was dealt; exits with the code of the first check that fails."""
    from lansquenet.cli.records.proof import run

    raise typer.Exit(run(file, key, json, seen))


@app.command()
def backup(
    target: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy is written.")],
    data: Data = None,
    database: DatabaseUrl = "",
) -> None:
    """Copy a house's log, open or not, and prove that the copy can be restored."""
    from lansquenet.cli.keeping.copies import backup

    backup(*store_at(data, database), target)


@app.command()
def restore(
    source: Annotated[Path, typer.Argument(metavar="FILE", help="A copy that `backup` has made.")],
    data: Data = None,
    database: DatabaseUrl = "",
) -> None:
    """Fill the empty log of a house from a copy."""
    from lansquenet.cli.keeping.copies import restore

    url, keys = store_at(data, database)
    try:
        keys.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as wrong:
        raise BadOption(f"{keys.parent} cannot be used: {wrong.strerror}.") from None
    restore(source, url)


@app.command()
def audit(
    data: Data = None,
    database: DatabaseUrl = "",
    table: Annotated[str, typer.Option(help="Look at this table alone.")] = "",
    witness: Witness = "",
) -> None:
    """Look for faults in a house's log, and run every hand in it through the rules again."""
    from lansquenet.cli.keeping.copies import audit
    from lansquenet.house.tables.recheck import misfits

    raise typer.Exit(audit(*store_at(data, database), table, misfits, witness))


@app.command()
def version() -> None:
    """Print the version."""
    print(__version__)
