"""This engine, in the same run as the others; with `--once` hardly measured, to see that it runs."""

import json
import sys
from dataclasses import asdict
from pathlib import Path

sys.path.pop(0)  # the scripts beside this one are called like the packages they ask
sys.path.insert(0, str(Path(__file__).parents[1]))

import figures
from through_adapters import adapter_figures

from lansquenet import __version__

if "--once" in sys.argv:
    figures.ROUNDS, figures.SECONDS = 1, 0.01
for figure in [*figures.all_figures(), *adapter_figures()]:
    print(json.dumps({"peer": "Lansquenet", "version": __version__, **asdict(figure)}), flush=True)
