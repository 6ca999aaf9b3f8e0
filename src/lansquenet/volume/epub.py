"""A volume as EPUB 3: pages of XHTML with their pictures, in an archive that readers open."""

from collections.abc import Iterator
from datetime import UTC, datetime
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from uuid import NAMESPACE_URL, uuid5
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

from lansquenet import __version__
from lansquenet.volume.leaves import Compositor, page, page_of, text
from lansquenet.volume.parts import Chapter, Volume
from lansquenet.volume.pictures import drawn, file_of
from lansquenet.volume.typeset import put

MIMETYPE = "application/epub+zip"
KINDS = {"xhtml": "application/xhtml+xml", "css": "text/css", "svg": "image/svg+xml"}
CONTAINER = """<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/book.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
"""
PACKAGE = """<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="{language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:uuid:{id}</dc:identifier><dc:title>Lansquenet: {title}</dc:title>
<dc:language>{language}</dc:language><dc:creator>Lansquenet</dc:creator>
<meta property="dcterms:modified">{now}</meta>
</metadata>
<manifest>{manifest}</manifest>
<spine>{spine}</spine>
</package>
"""


def epub(volume: Volume, file: Path) -> None:
    """Write a volume as EPUB.

    Raises:
        LansquenetError: the file cannot be written.
    """
    put(file, packed(volume, datetime.now(UTC)))


def packed(volume: Volume, now: datetime) -> bytes:
    """The archive: first what it is, unpacked, and then all else."""
    pages = dict(_files(volume))
    told = {"META-INF/container.xml": CONTAINER.encode(), "book/book.opf": _package(volume, [*pages], now)}
    out = BytesIO()
    with ZipFile(out, "w") as archive:
        archive.writestr(ZipInfo("mimetype"), MIMETYPE, ZIP_STORED)
        for name, body in (told | {f"book/{name}": body for name, body in pages.items()}).items():
            archive.writestr(ZipInfo(name), body, ZIP_DEFLATED)
    return out.getvalue()


def _files(volume: Volume) -> Iterator[tuple[str, bytes]]:
    """Every page, in the order of reading, and then how they look and what they show."""
    writer = Compositor(volume)
    title = (
        f'<div class="title"><p>Lansquenet</p><h1>{text(volume.title)}</h1><p>{text(volume.said)}</p></div>'
    )
    yield "title.xhtml", page(volume.title, volume.language, title).encode()
    yield "nav.xhtml", page(_heading(volume), volume.language, _contents(volume)).encode()
    for chapter in volume.chapters:
        yield page_of(chapter.name), writer.chapter(chapter).encode()
    yield "book.css", files("lansquenet.volume").joinpath("book.css").read_bytes()
    for deck, card in volume.cards():
        yield file_of(deck, card), drawn(deck, card, volume.language)


def _package(volume: Volume, names: list[str], now: datetime) -> bytes:
    """What is in the book, and in which order it is read."""
    items = "".join(_item(name) for name in names)
    spine = "".join(f'<itemref idref="{_id(name)}"/>' for name in names if name.endswith(".xhtml"))
    id = uuid5(NAMESPACE_URL, f"lansquenet {__version__} {volume.language} {volume.title}")
    told = PACKAGE.format(
        language=volume.language,
        title=text(volume.title),
        id=id,
        now=now.strftime("%Y-%m-%dT%H:%M:%SZ"),
        manifest=items,
        spine=spine,
    )
    return told.encode()


def _item(name: str) -> str:
    nav = ' properties="nav"' if name == "nav.xhtml" else ""
    return f'<item id="{_id(name)}" href="{name}" media-type="{KINDS[name.rpartition(".")[2]]}"{nav}/>'


def _id(name: str) -> str:
    return "f-" + name.replace(".", "-")


def _heading(volume: Volume) -> str:
    """What stands over the contents: readers want something there, though print needs nothing."""
    return volume.contents or volume.title


def _contents(volume: Volume) -> str:
    """The contents: games stand under their family, and all else beside the families."""
    rows: list[tuple[Chapter, list[Chapter]]] = []
    for chapter in volume.chapters:
        if chapter.is_game and rows and rows[-1][0].is_family:
            rows[-1][1].append(chapter)
        else:
            rows.append((chapter, []))
    listed = "".join(_line(chapter, _listed(under)) for chapter, under in rows)
    return f'<nav epub:type="toc" id="toc"><h2>{text(_heading(volume))}</h2><ol>{listed}</ol></nav>'


def _listed(chapters: list[Chapter]) -> str:
    return f"<ol>{''.join(_line(one) for one in chapters)}</ol>" if chapters else ""


def _line(chapter: Chapter, under: str = "") -> str:
    return f'<li><a href="{page_of(chapter.name)}">{text(chapter.title)}</a>{under}</li>'
