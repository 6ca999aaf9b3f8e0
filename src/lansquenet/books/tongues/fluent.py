"""Texts of the page, read without the page: messages in Fluent that only have gaps to be filled."""

import re
from importlib.resources.abc import Traversable

MESSAGE = re.compile(r"^([A-Za-z][\w-]*) = ?(.*(?:\n +.*)*)", re.MULTILINE)
GAP = re.compile(r"\{ *\$(\w+) *\}")


def messages(file: Traversable) -> dict[str, str]:
    """The messages of a file, with gaps as `str.format` has them, but for those that choose between forms."""
    if not file.is_file():
        return {}
    found = {key: " ".join(text.split()) for key, text in MESSAGE.findall(file.read_text("utf-8"))}
    filled = {key: GAP.sub(r"{\1}", text) for key, text in found.items()}
    return {key: text for key, text in filled.items() if "{ " not in text and "->" not in text}
