"""What is left in the stock of a table, as all can count it."""

from collections import Counter

from lansquenet.fair.dealing import Dealing, Stage
from lansquenet.fair.first.first_dealing import FirstDealing


def unturned(dealing: Dealing | FirstDealing) -> list[int]:
    """The cards still in the stock, from the lowest: where all lie open, everybody can tell them."""
    if dealing.stage in (Stage.IDLE, Stage.COMMIT) or not dealing.packs:
        return sorted(dealing.waiting)
    if dealing.pack.ended:
        return []
    left = Counter(dealing.pack.cards)
    left.subtract(turned.card for turned in dealing.pack.turned)
    return sorted(left.elements())
