"""The offline page, opened from a file: what it says of a bundle, and to whom."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from dealt import Evening
from lansquenet import fair
from lansquenet.fair.bundle import canonical
from test_held_against import seen_of

VERIFIER = Path(fair.__path__[0]) / "verifier.html"
OLD = Path(__file__).parents[1] / "old"


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    opened = context.new_page()
    wrong: list[str] = []
    opened.on("pageerror", lambda error: wrong.append(str(error)))
    opened.goto(VERIFIER.as_uri())
    yield opened
    context.close()
    assert wrong == []


def hand(silence: float = 0, bots: frozenset[int] = frozenset(), seed: int = 1) -> dict[str, Any]:
    """A bundle of a hand of Zecchinetta that holds."""
    evening = Evening("zecchinetta", seed, silence=silence, bots=bots)
    return evening.bundle([*evening.hands(2)][-1])


def given(page: Page, *files: object) -> Page:
    """The page, with these files chosen."""
    named = [
        {"name": f"{n}.json", "mimeType": "application/json", "buffer": canonical(file)}  # type: ignore[arg-type]
        for n, file in enumerate(files)
    ]
    page.locator("#file").set_input_files(named)  # type: ignore[arg-type]
    expect(page.locator("#answer h2")).to_be_visible()
    return page


def test_it_says_what_is_proved_and_to_whom(page: Page) -> None:
    answer = given(page, hand()).locator("#answer")
    expect(answer).to_contain_text(
        "To a seat named above that is yours: the deck was fixed before your share"
    )
    expect(answer).to_contain_text(
        "if one of the keys that are not the house's belongs to somebody you trust"
    )
    expect(answer).to_contain_text("Give what your seat kept beside it")


def test_of_a_hand_that_only_the_house_signed_it_never_says_that_it_was_fixed_before(page: Page) -> None:
    answer = given(page, hand(bots=frozenset(range(12)))).locator("#answer")
    expect(answer).to_contain_text("Only the house itself has signed this hand: it proves nothing but")
    expect(answer).to_contain_text("(the house)")
    assert "fixed before" not in answer.inner_text()


def test_every_void_is_told_with_what_it_means(page: Page) -> None:
    bundle = next(made for seed in range(50) if silent(made := hand(silence=0.4, seed=seed)))
    answer = given(page, bundle).locator("#answer")
    assert answer.locator(".void").count() == len(silent(bundle))
    expect(answer.locator(".void").first).to_contain_text(
        "whoever saw the shares, which the server does, could have chosen"
    )


def silent(bundle: dict[str, Any]) -> set[int]:
    """The windows of the hand that were void."""
    windows = [w for pack in bundle["packs"] for w in pack["windows"]]
    return {w["window"] for w in windows if w["silent"] and w["hand"] == bundle["hand"]}


def test_what_a_seat_saw_is_compared_with_the_bundle(page: Page) -> None:
    bundle = hand()
    answer = given(page, bundle, seen_of(bundle, 0)).locator("#answer")
    expect(answer.locator("tr", has_text="It is what you saw and signed")).to_contain_text("holds")


def test_the_proof_of_a_lie_shows_it_alone(page: Page) -> None:
    """The file that a table gives holds both the bundle and what was seen."""
    bundle = hand()
    seen = seen_of(bundle, 0)
    seen["windows"][0]["share"][0] = "0" * 64
    proof = {"evidence": "gt2", "why": "seen", "seen": seen, "bundle": bundle, "heard": []}
    answer = given(page, proof).locator("#answer")
    expect(answer.locator("h2")).to_have_text("Do not trust this bundle: seen failed")
    expect(answer).to_contain_text("The share you gave in window")
    page.screenshot(path=Path(__file__).parent / "screens/offline-lie.png")


@pytest.mark.parametrize("game", ["lansquenet", "toepen"])
def test_a_bundle_of_the_older_protocol_is_read_and_said_to_prove_less(page: Page, game: str) -> None:
    page.locator("#file").set_input_files(OLD / f"{game}.bundle.json")
    answer = page.locator("#answer")
    expect(answer.locator("h2")).to_have_text("All that can be checked here holds")
    expect(answer).to_contain_text("a server that had them early could have sought a deck to fit them")
    expect(answer).to_contain_text("It does not prove that the deck was fixed before")
