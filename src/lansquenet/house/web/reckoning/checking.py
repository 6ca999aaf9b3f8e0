"""The offline verifier's script for the page of the house: the same code, as a module and as a worker."""

import re
from functools import cache
from importlib.resources import files

from lansquenet.house.bare.roads import APIRouter, Response

router = APIRouter(include_in_schema=False)


AT_WORK = """
onmessage = ({ data: { id, text, seen } }) => {
  const { checks, kind, voids, used } = dealing.verifyText(text, seen);
  postMessage({ id, checks, kind, voids, used });
};
"""


@cache
def _checks() -> str:
    """The part of the offline page's script that checks bundles, as `dealing`."""
    page = files("lansquenet.fair").joinpath("verifier.html").read_text("utf-8")
    found = re.search(r"<script>(.*?)\nif \(typeof document", page, re.DOTALL)
    assert found, "the offline page has its script, and what shows it behind that"
    return found[1]


def module() -> str:
    """What checks bundles, as a module that exports `dealing`."""
    return _checks() + "\nexport default dealing;\n"


def worker() -> str:
    """What checks bundles beside a table, so that nothing stutters there."""
    return _checks() + AT_WORK


def _script(text: str) -> Response:
    return Response(text, media_type="text/javascript", headers={"cache-control": "no-cache"})


@router.get("/dealing.js")
def script() -> Response:
    """What checks a bundle, as the offline page does it."""
    return _script(module())


@router.get("/checker.js")
def checker() -> Response:
    """The same, for a worker: it is sent `{id, text, seen}`, and answers with what came of it."""
    return _script(worker())
