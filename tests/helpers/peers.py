"""The game modules of the benchmarks, which are in no book: Kuhn's and Leduc poker."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

FOLDER = Path(__file__).parents[2] / "benchmarks"


def peer(name: str) -> ModuleType:
    """The module of this name."""
    if name not in sys.modules:
        spec = spec_from_file_location(name, FOLDER / f"{name}.py")
        assert spec
        assert spec.loader
        sys.modules[name] = module_from_spec(spec)
        spec.loader.exec_module(sys.modules[name])
    return sys.modules[name]
