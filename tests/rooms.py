"""Where what belongs to one game lies among the tests."""

from pathlib import Path

ROOMS = Path(__file__).parent / "games"


def transcripts(name: str = "*") -> list[Path]:
    """The golden hands of a game, or of all."""
    return sorted(ROOMS.glob(f"{name}/transcripts/*.txt"))


def transcript(name: str, which: str) -> str:
    """One of them, as text."""
    return (ROOMS / name / "transcripts" / f"{which}.txt").read_text("utf-8")


def title(path: Path) -> str:
    """The game and the name of a golden hand."""
    return f"{path.parents[1].name}-{path.stem}"
