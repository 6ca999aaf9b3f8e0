"""Checks a bundle, with the standard library alone; to run the hand again, with the rules as well."""

from lansquenet.fair import form
from lansquenet.fair.checks.second import CHECKS
from lansquenet.fair.checks.verdict import FORM, KEY, Bundle, Check, Verdict, all_of
from lansquenet.fair.first.first_checks import verify_first

__all__ = ["CHECKS", "FORM", "KEY", "Bundle", "Check", "Verdict"]
GOOD = "It has the form of a bundle of protocol gt2."


def verify(bundle: object) -> list[Check]:
    """Every check of a bundle, in order; of what is no bundle, the check of its form alone."""
    if isinstance(bundle, dict) and bundle.get("protocol") == "gt1":
        return verify_first(bundle)
    try:
        form.check(bundle)
    except form.NoBundle as wrong:
        return [Check("form", FORM, Verdict.FAILS, str(wrong))]
    assert isinstance(bundle, dict)
    return [Check("form", FORM, Verdict.HOLDS, GOOD), *all_of(CHECKS, bundle)]


def verify_text(text: str) -> list[Check]:
    """Every check of a bundle as it stands in a file."""
    try:
        return verify(form.read(text))
    except form.NoBundle as wrong:
        return [Check("form", FORM, Verdict.FAILS, str(wrong))]


def by_key(bundle: Bundle, key: str) -> Check:
    """Whether a bundle is of the server whose key, in hexadecimal digits, one knows from elsewhere."""
    if bundle["key"] == key.strip().lower():
        return Check("key", KEY, Verdict.HOLDS, "The key is the one you gave.")
    return Check("key", KEY, Verdict.FAILS, "The key is another one than you gave.")


def exit_code(checks: list[Check]) -> int:
    """0 when nothing fails, else the code of the first check that does."""
    return next((check.code for check in checks if check.state == Verdict.FAILS), 0)
