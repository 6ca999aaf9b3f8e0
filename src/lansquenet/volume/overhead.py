"""What stands over tables of figures and charts of hands, and beside their rows, in a language."""

import re

from lansquenet.books.speech import Speech
from lansquenet.books.tongues import headings
from lansquenet.books.wording import slug

COURTS = ("J", "Q", "K", "A")  # at the side of a table
CHART = re.compile(r"(.+ for a pool of) (\d+): (.+), %")
SAID = {"stand": "ANNOUNCE-word-2", "take Miss": "ANNOUNCE-word-3"}  # by the keys of the table
LOWER = {
    " and a lower": "chart-and-a-lower",
    " and two lower": "chart-and-two-lower",
    " or lower": "chart-or-lower",
}


def headed(title: str, speech: Speech) -> str:
    """What stands over a table, or over a chart of hands and what is said with them."""
    chart = CHART.fullmatch(title)
    if chart is None:
        return told(title, speech)
    where = speech(f"chart-{slug(chart[1])}", n=int(chart[2]))
    return f"{where}: {speech.of(SAID[chart[3]], chart[3])}, %"


def beside(words: str, speech: Speech) -> str:
    """What stands over a column or before a row."""
    if words == "trumps; best other":
        return speech("chart-corner")
    if words == "none":
        return speech("chart-none")
    for ending, key in LOWER.items():
        if words.endswith(ending):
            return speech(key, cards=_letters(words.removesuffix(ending), speech))
    return told(words, speech)


def told(words: str, speech: Speech) -> str:
    """Words over a table in a language; the English stands as it is, but that a ten is called `10`."""
    cards = _letters(words, speech)
    return cards if speech.language == "en" else grid_words(cards, speech.language)


def _letters(words: str, speech: Speech) -> str:
    """The ranks of a hand, where nothing else is said, in the letters of the language."""
    return "".join(map(speech.letter, words)).replace("T", "10") if re.fullmatch("[AKQJT]+", words) else words


def grid_words(words: str, language: str) -> str:
    """What stands over a table or at its side, in a language; numbers and cards stand for themselves."""
    if words in COURTS:
        return headings(language)["letters-fr"].split()[COURTS.index(words)]
    said = headings(language).get(f"table-{slug(words)}", "10" if words == "T" else words)
    return said.format(n=words.partition(" ")[0])
