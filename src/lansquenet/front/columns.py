"""Things side by side on a screen of any width."""

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.rule import Rule as Ruler
from rich.text import Text

ALONE = " · "


class Beside:
    """A name, and things beside it, none of which is broken at the end of a line."""

    def __init__(self, name: str, things: list[Text], indent: int = 4) -> None:
        self.name, self.things, self.indent = name, things, indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """As many lines as there must be."""
        yield from packed([Text(f"{self.name} "), *self.things], options.max_width, self.indent)


class Heading:
    """A ruler with a title: where the screen is narrow, the last parts of the title are left out."""

    def __init__(self, *parts: str) -> None:
        self.parts = [part for part in parts if part]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """As many parts as there is room for."""
        parts = list(self.parts)
        while len(parts) > 1 and cell_len(ALONE.join(parts)) + 4 > options.max_width:
            parts.pop()
        yield Ruler(ALONE.join(parts))


def packed(things: list[Text], width: int, indent: int) -> list[Text]:
    """Things side by side, on as many lines as it takes; all but the first are indented."""
    lines = [Text()]
    for thing in things:
        if lines[-1].cell_len + 1 + thing.cell_len > width and lines[-1].plain.strip():
            lines.append(Text(" " * (indent - 1)))
        lines[-1].append(" " if lines[-1].plain else "").append_text(thing)
    return lines
