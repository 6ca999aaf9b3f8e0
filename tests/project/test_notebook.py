"""Notebooks run, and show what they show.  `python tests/again.py notebook` writes their outputs anew."""

import ast
import json
from base64 import b64encode
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
NEEDS = {"tutorial": "matplotlib", "laboratory": "gymnasium"}  # what each is drawn or trained with


def shown(code: str, names: dict[str, Any]) -> Any:
    """Run a cell; what its last line is, if it is an expression."""
    body = ast.parse(code).body
    last = body.pop() if isinstance(body[-1], ast.Expr) else None
    exec(compile(ast.Module(body, []), "cell", "exec"), names)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names) if last else None


def outputs(value: Any) -> list[dict[str, Any]]:
    """What a notebook keeps of it: the text, the page, or the picture of a figure."""
    if value is None:
        return []
    data = {"text/plain": repr(value).splitlines(keepends=True)}
    if hasattr(value, "savefig"):
        drawn = BytesIO()
        value.savefig(drawn, dpi=80)
        data = {"image/png": b64encode(drawn.getvalue()).decode()}
    elif hasattr(value, "_repr_html_"):
        data["text/html"] = value._repr_html_().splitlines(keepends=True)
    return [{"data": data, "execution_count": None, "metadata": {}, "output_type": "execute_result"}]


def cells_of(name: str) -> dict[str, Any]:
    """A notebook as it is kept."""
    found: dict[str, Any] = json.loads((EXAMPLES / f"{name}.ipynb").read_text("utf-8"))
    return found


def run(name: str) -> list[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """Every cell of code, and what comes of it, in order."""
    names: dict[str, Any] = {}
    cells = [cell for cell in cells_of(name)["cells"] if cell["cell_type"] == "code"]
    return [(cell, outputs(shown("".join(cell["source"]), names))) for cell in cells]


@pytest.mark.slow
@pytest.mark.compiles
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.long] * (name == "laboratory")) for name in NEEDS]
)
def test_every_cell_runs_and_comes_to_what_the_notebook_shows(name: str) -> None:
    """A picture may differ by the fonts of a machine; that there is one is enough."""
    pytest.importorskip(NEEDS[name])
    for cell, fresh in run(name):
        kept, made = ([entry["data"] for entry in found] for found in (cell["outputs"], fresh))
        assert [{*data} for data in kept] == [{*data} for data in made], cell["id"]
        assert "image/png" in str(kept) or kept == made, cell["id"]


def test_agent_of_the_laboratory_beats_steady_and_not_random_play() -> None:
    """As its notebook says."""
    shows = [
        cell["outputs"][0]["data"]["text/plain"][0]
        for cell in cells_of("laboratory")["cells"][5:]
        if "outputs" in cell
    ]
    (least, _), (_, most) = map(json.loads, shows[-2:])
    assert least >= 1
    assert most < 0


def write_anew() -> None:
    for name in NEEDS:
        notebook = cells_of(name)
        fresh = {cell["id"]: found for cell, found in run(name)}
        for cell in notebook["cells"]:
            if cell["cell_type"] == "code":
                cell["outputs"] = fresh[cell["id"]]
        text = json.dumps(notebook, indent=1, ensure_ascii=False)
        (EXAMPLES / f"{name}.ipynb").write_text(f"{text}\n", "utf-8")


if __name__ == "__main__":
    write_anew()
