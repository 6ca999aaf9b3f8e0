"""Ordinals in words, below a hundred, in seven languages: what number a word such as *forty-seventh* has."""

import re

ENGLISH = (
    "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth "
    "fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth"
)
UNITS = {  # nought to nineteen, or as far as they do not follow from the cardinals
    "en": ENGLISH,
    "de": "nullt erst zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft dreizehnt vierzehnt "
    "fünfzehnt sechzehnt siebzehnt achtzehnt neunzehnt",
    "nl": "nulde eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde "
    "dertiende veertiende vijftiende zestiende zeventiende achttiende negentiende",
    "sv": "nollte första andra tredje fjärde femte sjätte sjunde åttonde nionde tionde elfte tolfte "
    "trettonde fjortonde femtonde sextonde sjuttonde artonde nittonde",
    "fr": "zéroième premier deuxième troisième quatrième cinquième sixième septième huitième neuvième "
    "dixième",
    "it": "zeresim prim second terz quart quint sest settim ottav non decim",
    "es": "cero primer segund tercer cuart quint sext séptim octav noven décim undécim duodécim",
}
TENS = {"sv": "tjugo trettio fyrtio femtio sextio sjuttio åttio nittio"}
TENS_ES = "vigésim trigésim cuadragésim quincuagésim sexagésim septuagésim octogésim nonagésim"
ENDINGS = {  # that a word may have beyond what stands above
    "de": "e|en|er|es|em",
    "fr": "e?s?|ère",
    "it": "[oaie]",
    "es": "[oa]s?|",
}


def stems(language: str, cardinals: dict[str, int]) -> dict[str, int]:
    """Every ordinal without its ending, from those that are irregular and from the cardinals."""
    own = UNITS[language].split()
    found = {stem: n for n, stem in enumerate(own)}
    return found | {
        stem: n for word, n in cardinals.items() if n >= len(own) and (stem := _from(language, word, n))
    }


def _from(language: str, word: str, n: int) -> str:
    """The ordinal of a cardinal, without its ending."""
    unit = UNITS[language].split()[n % 10] if n % 10 else ""
    match language:
        case "en":
            return f"{word.partition('-')[0]}-{unit}" if unit else re.sub("y$", "ieth", word)
        case "de" | "nl":
            return f"{word}{'st' if language == 'de' else 'ste'}"
        case "sv":
            return f"{TENS['sv'].split()[n // 10 - 2]}{unit or 'nde'}"
        case "fr":
            bare = re.sub("e$|(?<=vingt)s$", "", word).removesuffix("neuf")
            return f"{bare}{'neuv' if word.endswith('neuf') else ''}{'u' if word[-1] == 'q' else ''}ième"
        case "it":
            bare = word.replace("é", "e")
            return f"{bare if bare.endswith(('tre', 'sei')) else bare[:-1]}esim"
    ten = TENS_ES.split()[n // 10 - 2] if n >= 20 else ""
    return f"{ten}o {unit}" if ten and unit else ten


def ordinal(word: str, language: str, known: dict[str, int]) -> int | None:
    """The number of an ordinal in words, by the stems that are known; None, if it is none."""
    ending = ENDINGS.get(language, "")
    for stem in (word, *(word[:-n] for n in range(1, 4))):
        if stem in known and re.fullmatch(ending, word[len(stem) :]):
            return known[stem]
    return None
