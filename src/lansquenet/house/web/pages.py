"""The pages of a house, and what they are made of: scripts and fonts as built, decks as drawn."""

import json
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Annotated

from lansquenet.decks import DECKS, LANGUAGES, deck
from lansquenet.house.bare.roads import (
    APIRouter,
    FileResponse,
    GZipMiddleware,
    HTMLResponse,
    Query,
    Receive,
    Request,
    Response,
    Scope,
    Send,
)

BUILT = Path(str(files("lansquenet.house"))) / "webdist"
FOREVER = {"cache-control": "public, max-age=31536000, immutable"}
ANEW = {"cache-control": "no-cache"}
FOR_A_DAY = {"cache-control": "public, max-age=86400"}
ROOT = ("icon.svg", "manifest.webmanifest", "sw.js")

SMALL = 500  # bytes, below which nothing is gained

router = APIRouter(include_in_schema=False)


class Squeezed(GZipMiddleware):
    """Compresses what is the same for all: the page, the decks and the books, and no answer to anybody."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, compressed or as it is."""
        path = scope.get("path", "")
        private = path.startswith("/api/") and not path.startswith("/api/games")
        if private or path.endswith(".woff2"):
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


@lru_cache(64)
def sprite(name: str, letters: str, big: bool) -> str:
    """A deck as one file of symbols."""
    return deck(name, letters, big)


@router.get("/static/deck/{name}.svg")
def deck_file(name: str, letters: Annotated[str, Query(max_length=5)] = "en", big: bool = False) -> Response:
    """A deck, with the index letters of a language."""
    if name not in DECKS or letters not in LANGUAGES:
        return Response(status_code=404)
    return Response(sprite(name, letters, big), media_type="image/svg+xml", headers=FOR_A_DAY)


@router.get("/assets/{name}")
def asset(name: str) -> Response:
    """A script, a style or a font, named by what is in it."""
    file = BUILT / "assets" / Path(name).name
    return FileResponse(file, headers=FOREVER) if file.is_file() else Response(status_code=404)


@router.get("/{path:path}", response_class=HTMLResponse)
def page(request: Request, path: str) -> Response:
    """The page, whatever screen of it the address names."""
    if path in ROOT and (BUILT / path).is_file():
        return FileResponse(BUILT / path, headers=ANEW)
    if path.startswith(("api/", "static/", "assets/")):
        return Response(status_code=404)
    if not (BUILT / "index.html").is_file():
        return HTMLResponse(PLAIN.format(link=request.url))
    return shell(request)


def shell(request: Request) -> Response:
    """The page, which names at once what its screen and the reader's language will want."""
    wished = (part[:2].lower() for part in request.headers.get("accept-language", "").split(","))
    language = next((tag for tag in wished if tag in LANGUAGES), "en")
    built = (BUILT / "index.html").stat().st_mtime
    screen, *more = request.url.path.removeprefix("/").split("/")
    text = shell_of(screen, language, built)
    if screen == "t" and more and more[0].isalnum():  # its card is asked for by a script that still comes
        card = f'<link rel="preload" as="fetch" crossorigin href="/api/codes/{more[0]}">'
        text = text.replace("<title>", f"{card}<title>", 1)
    return HTMLResponse(text, headers=ANEW | {"vary": "accept-language"})


@lru_cache(256)
def shell_of(screen: str, language: str, built: float) -> str:
    """The page of a screen as it was built then, with what that will want in a language."""
    text = (BUILT / "index.html").read_text("utf-8")
    told = BUILT / "preloads.json"
    if not told.is_file():
        return text
    files = json.loads(told.read_text("utf-8"))
    screens = files["screens"]
    texts = files["texts"].get(language, []) + ([] if screen == "t" else files["pages"].get(language, []))
    wanted = files["main"] + screens.get(screen, screens["lobby"]) + texts
    links = [_link(file) for file in dict.fromkeys(wanted) if f'"{file}"' not in text]
    return text.replace("</head>", "".join(links) + "</head>")


def _link(file: str) -> str:
    # a style sheet is only fetched here: as such it would keep the first script waiting
    kind = 'preload" as="style' if file.endswith(".css") else "modulepreload"
    return f'<link rel="{kind}" crossorigin href="{file}">'


PLAIN = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Lansquenet</title>
<h1>A house of Lansquenet</h1>
<p>The browser's table was not built into this copy. Join from a terminal:
<code>lansquenet join {link}</code></p>
</html>
"""
