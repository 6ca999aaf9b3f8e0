"""The volumes that there are: one game's book, and all of them in one."""

from lansquenet.volume.chapter import chapter
from lansquenet.volume.parts import Volume


def single(name: str, language: str) -> Volume:
    """The book of one game."""
    told = chapter(name, language)
    return Volume(language, told.title, "", "", (told,))
