"""A hook of MkDocs: every game's table in its page, and its figures to be asked again under another rule.

Both are of a house of files beside the documents; nothing of it is fetched before it is asked for.
Where Python for a browser is not at hand there are none: see `make edition`.
"""

import logging
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from lansquenet.books.tongues import book_in
from lansquenet.books.tongues.filed import words
from lansquenet.edition import folder
from lansquenet.errors import BadOption
from lansquenet.fluent import messages

PLACE = "table"  # of the house, seen from the top of the site
log = logging.getLogger("mkdocs.hooks.playable")


def is_here() -> bool:
    """Whether a house can be written."""
    try:
        folder.pyodide_at(None)
    except BadOption:
        return False
    return (folder.pages.BUILT / "edition/transport.js").is_file()


def way(name: str, language: str) -> str:
    """What leads to the table of a game from its page, and has it there, by `playable.js`."""
    if not is_here():
        return ""
    up = "../" if language == "en" else "../../"
    said = messages(words(language, "lobby.ftl"))["lobby-play"]
    text = escape(said.format(game=book_in(name, language).title))
    return f'<p><a class="table-here md-button" href="{up}{PLACE}/play/{name}/">{text}</a></p>'


def again(name: str) -> str:
    """Where the figures of a game are asked again, in its English page, by `figures.js`."""
    if not is_here():
        return ""
    ask = "Ask them under another rule"
    return f'<div class="ask-here" data-game="{name}" data-house="../{PLACE}/" data-ask="{ask}"></div>'


def on_post_build(config: Any, **_: Any) -> None:
    """Write the house, when the documents stand."""
    if not is_here():
        return log.info("no tables in the pages of games: `make edition` says what is missing")
    base = f"{urlsplit(config.site_url or '/').path.rstrip('/')}/{PLACE}/"
    folder.write(Path(config.site_dir) / PLACE, folder.pyodide_at(None), log.info, base=base)
