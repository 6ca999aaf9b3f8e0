"""The notebook runs, and shows what it shows.  `python tests/test_notebook.py` writes its outputs anew."""

import ast
import json
from base64 import b64encode
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

NOTEBOOK = Path(__file__).parent.parent / "examples/tutorial.ipynb"


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


def run() -> list[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """Every cell of code, and what comes of it, in order."""
    names: dict[str, Any] = {}
    cells = [cell for cell in json.loads(NOTEBOOK.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"]
    return [(cell, outputs(shown("".join(cell["source"]), names))) for cell in cells]


@pytest.mark.slow
def test_every_cell_runs_and_comes_to_what_the_notebook_shows() -> None:
    """A picture may differ by the fonts of a machine; that there is one is enough."""
    pytest.importorskip("matplotlib")
    for cell, fresh in run():
        kept, made = ([entry["data"] for entry in found] for found in (cell["outputs"], fresh))
        assert [{*data} for data in kept] == [{*data} for data in made], cell["id"]
        assert "image/png" in str(kept) or kept == made, cell["id"]


def write_anew() -> None:
    notebook = json.loads(NOTEBOOK.read_text("utf-8"))
    fresh = {cell["id"]: found for cell, found in run()}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            cell["outputs"] = fresh[cell["id"]]
    NOTEBOOK.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    write_anew()
