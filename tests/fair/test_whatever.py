"""What holds of a hand by whatever protocol it was dealt, asked of numbers alone."""

import pytest

from lansquenet.fair.checks import whatever
from lansquenet.fair.checks.verdict import Wrong
from lansquenet.rules.state import HOUSE, POOL


def paid(*payments, after):
    """A hand of three seats with a hundred chips each."""
    return {
        "names": ["Ann", "Bob", "Cut"],
        "stacks": [100] * 3,
        "payments": [[*payment, 1] for payment in payments],
        "after": [*after],
    }


def test_payments_lead_to_what_everybody_has_in_the_end():
    """Seats pay each other, and the accounts that are no seats, which begin with nothing."""
    whatever.payments(paid(after=(100, 100, 100)))
    whatever.payments(paid((0, 1, 5), (1, POOL, 20), (POOL, 2, 20), (2, HOUSE, 1), after=(95, 85, 119)))


@pytest.mark.parametrize(
    ("payment", "after", "why"),
    [
        ((1, 1, 5), (100, 100, 100), "An account pays itself"),
        ((POOL, POOL, 5), (100, 100, 100), "An account pays itself"),
        ((3, 0, 5), (105, 100, 100), "An empty seat"),
        ((0, 3, 5), (95, 100, 100), "An empty seat"),
        ((0, 11, 5), (95, 100, 100), "An empty seat"),
        ((0, 1, 5), (95, 106, 100), "do not lead to the stacks"),
        ((0, 1, 5), (100, 100, 100), "do not lead to the stacks"),
    ],
)
def test_payment_that_cannot_be_is_found(payment, after, why):
    with pytest.raises(Wrong, match=why):
        whatever.payments(paid(payment, after=after))


def test_card_is_shown_no_more_often_than_the_pack_has_it():
    """A pack that says nothing is a whole one; of two packs shuffled together each card may come twice."""
    shown = [{"card": 7}, None, {"card": 7}]
    whatever.cards({"packs": [{"pack": [7, 8, 7], "turned": shown}, {"pack": None, "turned": shown[:1]}]})
    for pack in ([7, 8], None):
        with pytest.raises(Wrong, match="more often"):
            whatever.cards({"packs": [{"pack": pack, "turned": shown}]})
