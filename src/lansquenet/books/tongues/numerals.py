"""Numbers in a sentence, in digits and in words, in seven languages."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from lansquenet.books.tongues.ordinals import ordinal, stems

UNITS: Final = {  # nought to twenty
    "en": "zero one two three four five six seven eight nine ten "
    "eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
    "fr": "zéro un deux trois quatre cinq six sept huit neuf dix "
    "onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt",
    "de": "null ein zwei drei vier fünf sechs sieben acht neun zehn "
    "elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig",
    "nl": "nul een twee drie vier vijf zes zeven acht negen tien "
    "elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig",
    "sv": "noll ett två tre fyra fem sex sju åtta nio tio "
    "elva tolv tretton fjorton femton sexton sjutton arton nitton tjugo",
    "it": "zero uno due tre quattro cinque sei sette otto nove dieci "
    "undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti",
    "es": "cero uno dos tres cuatro cinco seis siete ocho nueve diez "
    "once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte",
}
TENS: Final = {  # twenty to ninety
    "en": "twenty thirty forty fifty sixty seventy eighty ninety",
    "fr": "vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix",
    "de": "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
    "nl": "twintig dertig veertig vijftig zestig zeventig tachtig negentig",
    "sv": "tjugo trettio fyrtio femtio sextio sjuttio åttio nittio",
    "it": "venti trenta quaranta cinquanta sessanta settanta ottanta novanta",
    "es": "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
}
WORD = re.compile(r"[\w-]+")
DIGITS = re.compile(r"\d+(?:[.,]\d+)*")
THOUSANDS = re.compile(r"(?<=\d)[.,’\s\u202f\u00a0](?=\d{3}(?!\d))")
TENS_FROM = 20
SMALL = 3  # less than this is often an article, a pair, or both


@cache
def words(language: str) -> dict[str, int]:
    """Every word for a number below a hundred."""
    units, tens = UNITS[language].split(), TENS[language].split()
    found = {word: n for n, word in enumerate(units)} | {word: 10 * n for n, word in enumerate(tens, 2)}
    for ten, word in enumerate(tens, 2):
        found |= {joined: 10 * ten + n for n in range(1, 10) for joined in _joined(language, word, ten, n)}
    return found


def _joined(language: str, ten: str, tens: int, n: int) -> list[str]:
    unit = UNITS[language].split()[n]
    match language:
        case "en":
            return [f"{ten}-{unit}"]
        case "de":
            return [f"{unit}und{ten}"]
        case "nl":
            return [f"{unit}{'ën' if unit[-1] == 'e' else 'en'}{ten}"]
        case "sv":
            return [f"{ten}{unit}"]
        case "it":
            whole = (ten[:-1] if unit[0] in "uo" else ten) + unit
            return [whole, f"{whole[:-1]}é"] if unit == "tre" else [whole]
        case "es":
            return [f"veinti{unit}" if tens == 2 else f"{ten} y {unit}"]
    return _french(ten, tens, n)


def _french(ten: str, tens: int, n: int) -> list[str]:
    if tens in (7, 9):
        ten, n = TENS["fr"].split()[tens - 3], n + 10
    unit = UNITS["fr"].split()[n]
    return [f"{ten.removesuffix('s')}-{unit}", f"{ten} et {unit}", f"{ten}-et-{unit}"]


def numbers(text: str, language: str) -> tuple[set[str], set[str]]:
    """The numbers in a sentence: those that count, and all, with what may be no more than an article."""
    told = THOUSANDS.sub("", text.lower())
    digits = {number.replace(",", ".") for number in DIGITS.findall(told)}
    spoken = WORD.findall(told)
    ordinals = {*_ordinals(spoken, language)}
    counted = {
        n for n in ordinals if n > TENS_FROM and n % 10
    }  # as *forty-seventh*: *twentieth* may be *XXe*
    spelt = {*_spelt(spoken, words(language))} - {n - n % 10 for n in counted}
    found = {n for n in spelt if n >= SMALL} | counted
    return digits | {str(n) for n in found}, digits | {str(n) for n in spelt | ordinals}


@cache
def _stems(language: str) -> dict[str, int]:
    """Every ordinal of a language, without its ending."""
    return stems(language, words(language))


def _ordinals(spoken: list[str], language: str) -> Iterator[int]:
    """The ordinals among these words, of one word or of some together."""
    known = _stems(language)
    for n, word in enumerate(spoken):
        for said in (" ".join(spoken[n : n + 3]), " ".join(spoken[n : n + 2]), word):
            if (found := ordinal(said, language, known)) is not None:
                yield found
                break


def _spelt(told: list[str], known: dict[str, int]) -> Iterator[int]:
    """The numbers among these words: of three together, of one, or of what a hyphen joins."""
    n = 0
    while n < len(told):
        if (three := " ".join(told[n : n + 3])) in known:
            yield known[three]
            n += 2
        elif told[n] in known:
            yield known[told[n]]
        else:
            yield from (known[part] for part in told[n].split("-") if part in known)
        n += 1


def holds(text: str, language: str, number: str) -> bool:
    """Whether a number is in a sentence, if only as the beginning of a word, as in *dreimal*."""
    if number in numbers(text, language)[1]:
        return True
    begins = tuple(word for word, n in words(language).items() if str(n) == number)
    return any(word.startswith(begins) for word in WORD.findall(text.lower()) if begins)
