"""A hook of MkDocs: every game's table in its page, its figures to be asked again, and hands to see played.

All are of a house of files beside the documents; nothing of it is fetched before it is asked for.
Where Python for a browser is not at hand there are none: see `make edition`.
"""

import base64
import json
import logging
import re
import tomllib
import zlib
from functools import cache
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from lansquenet.books.tongues import book_in, tongues
from lansquenet.books.tongues.filed import words
from lansquenet.edition import folder
from lansquenet.errors import BadOption
from lansquenet.fluent import messages
from lansquenet.house.web.reckoning.laboratory import UNMOVED

PLACE = "table"  # of the house, seen from the top of the site
ROOT = Path(__file__).parent.parent
ACTS = re.compile(r"^([A-Z]) ", re.MULTILINE)  # by whom, in a transcript
FENCED = re.compile(r"^```.*?^```\n", re.DOTALL | re.MULTILINE)
NAMED = re.compile(r"\btests/games/\w+/transcripts/[\w.-]+\.txt\b")
log = logging.getLogger("mkdocs.hooks.playable")


@cache
def said(language: str) -> dict[str, str]:
    """What the site says in a language."""
    told = tomllib.loads((ROOT / "docs/words.toml").read_text("utf-8"))
    return dict(told[language])


def is_here() -> bool:
    """Whether a house can be written."""
    try:
        folder.pyodide_at(None)
    except BadOption:
        return False
    return (folder.pages.BUILT / "edition/transport.js").is_file()


def up(language: str) -> str:
    """From the page of a game to the top of the site."""
    return "../" if language == "en" else "../../"


def way(name: str, language: str) -> str:
    """What leads to the table of a game from its page, and has it there, by `playable.js`."""
    if not is_here():
        return ""
    text = messages(words(language, "lobby.ftl"))["lobby-play"].format(game=book_in(name, language).title)
    return _button(f"{up(language)}{PLACE}/play/{name}/", text)


def _button(to: str, text: str) -> str:
    return f'<p><a class="table-here md-button" href="{escape(to)}">{escape(text)}</a></p>'


def again(name: str, language: str) -> str:
    """Where the figures of a game are asked again, in its page, by `figures.js`."""
    if not is_here():
        return ""
    book = f"{name}.{language}" if language != "en" and language in tongues(name) else name
    given = {
        "game": name,
        "house": f"{up(language)}{PLACE}/",
        "book": book,
        "language": language,
        "still": " ".join(UNMOVED),
        "words": json.dumps(said(language), ensure_ascii=False),
    }
    data = " ".join(f'data-{key}="{escape(one)}"' for key, one in given.items())
    return f'<div class="ask-here" {data}></div>'


# -- hands to see played


def replay(text: str, language: str, top: str) -> str:
    """What leads to the hand of a transcript, as who spoke last in it saw it: the link has all of it."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    packed = base64.urlsafe_b64encode(packer.compress(text.encode()) + packer.flush()).decode().rstrip("=")
    seat = ord(ACTS.findall(text)[-1]) - ord("A")
    return _button(f"{top}{PLACE}/replay/?seat={seat}#t={packed}", said(language)["see"])


def with_replays(markdown: str) -> str:
    """A document at the top of the site, with a way to each hand of which a block names the transcript."""
    return FENCED.sub(lambda block: block[0] + _replays(block[0]), markdown) if is_here() else markdown


def _replays(block: str) -> str:
    found = dict.fromkeys(NAMED.findall(block))
    return "".join(f"\n{replay((ROOT / file).read_text('utf-8'), 'en', '')}\n" for file in found)


def on_post_build(config: Any, **_: Any) -> None:
    """Write the house, when the documents stand."""
    if not is_here():
        return log.info("no tables in the pages of games: `make edition` says what is missing")
    base = f"{urlsplit(config.site_url or '/').path.rstrip('/')}/{PLACE}/"
    folder.write(Path(config.site_dir) / PLACE, folder.pyodide_at(None), log.info, base=base)
