"""Draw how the baselines of Lansquenet-7 learnt, from docs/lansquenet-7/curves.

python examples/baselines/draw.py          # docs/pictures/baselines.png
"""

import csv
from itertools import groupby
from pathlib import Path

import matplotlib as mpl

mpl.use("Agg")
from matplotlib import pyplot as plt
from matplotlib.axes import Axes
from matplotlib.ticker import EngFormatter, LogLocator, NullFormatter

from lansquenet.books.book import book
from lansquenet.contest.definition import definition
from lansquenet.rules.game import hides

DOCS = Path(__file__).parents[2] / "docs"
CURVES, PICTURE = DOCS / "lansquenet-7" / "curves", DOCS / "pictures" / "baselines.png"
LEARNT = {"table": ("#8c2f2b", "table, deals"), "ppo": ("#28536b", "network, hands")}
DASHES = {"plus": "-", "discounted": "--", "linear": ":"}
COLOURS = {"toepen": "#28536b", "loo": "#8c2f2b", "femkort": "#4b6b3a"}


def rows(name: str) -> list[dict[str, str]]:
    """A curve, as it was written."""
    with (CURVES / f"{name}.csv").open(newline="") as file:
        return list(csv.DictReader(file))


def draw_game(axes: Axes, game: str) -> None:
    """What both gained on `steady` as they learnt, with 99 per cent."""
    for name, (colour, label) in LEARNT.items():
        mine = [row for row in rows(name) if row["game"] == game]
        hands, gain, half = ([float(row[key]) for row in mine] for key in ("practised", "gain", "half"))
        axes.errorbar(hands, gain, half, color=colour, label=label, marker=".", elinewidth=0.8)
    axes.axhline(0, color="#999999", linewidth=0.8)
    axes.set_title(book(game).title, fontsize=10)
    count(axes)


def count(axes: Axes) -> None:
    """Numbers from left to right, each step the same number of times as many."""
    axes.set_xscale("log")
    axes.xaxis.set_major_locator(LogLocator(subs=(1, 3)))
    axes.xaxis.set_major_formatter(EngFormatter(sep=""))
    axes.xaxis.set_minor_formatter(NullFormatter())
    axes.tick_params(labelsize=8)


def draw_solved(axes: Axes) -> None:
    """How far small forms can still be exploited, by rounds."""
    for (game, method), of_one in groupby(rows("cfr"), lambda row: (row["game"], row["method"])):
        mine = list(of_one)
        rounds, left = ([float(row[key]) for row in mine] for key in ("rounds", "exploitability"))
        label = f"{book(game).title}, small" if method == "plus" else None
        axes.plot(rounds, left, color=COLOURS[game], linestyle=DASHES[method], marker=".", label=label)
    count(axes)
    axes.set_yscale("log")
    axes.set_title("Exploitability, by rounds", fontsize=10)
    axes.legend(fontsize=7, frameon=False)


def main() -> None:
    """All of it on one sheet."""
    games = [event.name for event in definition().events if hides(event.game.module)]
    figure, places = plt.subplots(2, 4, figsize=(13, 6), layout="constrained")
    for axes, game in zip(places.flat, games, strict=False):
        draw_game(axes, game)
    draw_solved(places.flat[-1])
    figure.legend(
        *places.flat[0].get_legend_handles_labels(), loc="outside lower center", ncols=2, fontsize=9
    )
    figure.supylabel("gained on steady, a hand (99 %)", fontsize=9)
    figure.savefig(PICTURE, dpi=100)


if __name__ == "__main__":
    main()
