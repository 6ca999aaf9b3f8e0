"""The offline verifier's script for the page of the house: the same code, as a module."""

import re
from functools import cache
from importlib.resources import files

from fastapi import APIRouter, Response

router = APIRouter(include_in_schema=False)


@cache
def module() -> str:
    """The part of the offline page's script that checks bundles; it exports `gt1`."""
    page = files("lansquenet.fair").joinpath("verifier.html").read_text("utf-8")
    found = re.search(r"<script>(.*?)\nif \(typeof document", page, re.DOTALL)
    assert found, "the offline page has its script, and what shows it behind that"
    return found[1] + "\nexport default gt1;\n"


@router.get("/gt1.js")
def script() -> Response:
    """What checks a bundle, as the offline page does it."""
    return Response(module(), media_type="text/javascript", headers={"cache-control": "no-cache"})
