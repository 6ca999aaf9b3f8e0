"""Shapes of SVG as text."""

from lansquenet.decks.palettes import LINE


def number(value: float) -> str:
    """A coordinate in as few letters as it takes."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    text = "0" if text == "-0" else text
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def shape(d: str, fill: str) -> str:
    """A filled path; whether it has an outline is for the group it is in to say."""
    return f'<path d="{d}" fill="{fill}"/>'


def line(d: str, stroke: str = "", width: float = 0) -> str:
    """A path that is stroked and not filled, with the pen of its group unless told."""
    pen = (f' stroke="{stroke}"' if stroke else "") + (f' stroke-width="{number(width)}"' if width else "")
    return f'<path d="{d}" fill="none"{pen}/>'


def dot(x: float, y: float, r: float, fill: str) -> str:
    """A disc."""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}" fill="{fill}"/>'


def inked(body: str, width: float = 0.5) -> str:
    """Shapes drawn with an outline in ink."""
    pen = f'stroke="{LINE}" stroke-width="{number(width)}" stroke-linejoin="round" stroke-linecap="round"'
    return f"<g {pen}>{body}</g>"


def placed(name: str, x: float, y: float, scale: float = 1, turned: bool = False) -> str:
    """A shape of this file, by its id, at a place, and upside down if it is to be."""
    size = "" if scale == 1 and not turned else f"scale({number(-scale if turned else scale)})"
    return f'<use href="#{name}" transform="translate({number(x)} {number(y)}){size}"/>'


def at(body: str, x: float, y: float, scale: float = 1, scale_y: float = 0) -> str:
    """Shapes moved to a place, and made smaller or larger."""
    sizes = number(scale) + (f" {number(scale_y)}" if scale_y else "")
    size = "" if sizes == "1" else f"scale({sizes})"
    return f'<g transform="translate({number(x)} {number(y)}){size}">{body}</g>'
