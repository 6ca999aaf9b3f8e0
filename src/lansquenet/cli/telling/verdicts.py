"""What the checks of a proof say, in the language of who reads it."""

from lansquenet.cli.telling.complaints import complaint, recognised
from lansquenet.fair.verify import GOOD, Check, Verdict
from lansquenet.fluent import Pattern, patterns, said, words

KEYS = {("key", Verdict.HOLDS): "fairness-key-same", ("key", Verdict.FAILS): "fairness-key-other"}
OLDER = "fairness-to-older"  # a bundle of a protocol that proves less


def named(check: Check, language: str) -> str:
    """A check by its name, which is a word of the protocol; in other languages than English by its code."""
    return check.name if language == "en" else str(check.code)


def words_of(check: Check, language: str) -> str:
    """What came of a check: of one that holds, what the page says of it."""
    if language == "en" or recognised(check.words):
        return complaint(check.words, language)
    texts: dict[str, Pattern] = patterns(words(language, "fairness.ftl"))
    key = KEYS.get((check.name, check.state), f"fairness-check-{check.name}")
    older = check.name == "form" and check.words != GOOD
    return said(texts[OLDER if older else key], {}, language, str)
