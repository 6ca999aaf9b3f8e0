"""This engine, in the same run as the others."""

import json
import sys
from dataclasses import asdict
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from figures import all_figures
from through_adapters import adapter_figures

from lansquenet import __version__

for figure in [*all_figures(), *adapter_figures()]:
    print(json.dumps({"peer": "Lansquenet", "version": __version__, **asdict(figure)}), flush=True)
