"""What a seat holds for a session: a link for a window, chains that do not run out, and all of it kept."""

from itertools import pairwise

import pytest

from lansquenet.fair.gt2 import link
from lansquenet.fair.guest.chain import LINKS, Chain
from lansquenet.fair.guest.keys import FEW, LAST, OwnKeys, Untrue, is_good

SESSION, CHAIR = "ab" * 16, 2


def spent(keys: OwnKeys, left: int) -> None:
    """Have so many links left in the newest chain."""
    keys.chains[-1].revealed = LINKS - left


def given(keys: OwnKeys, window: int, transcript: bytes, chain: int = -1) -> bytes:
    """The link that is given for a window, from one of the chains."""
    return keys.sign(window, 0, transcript, keys.chains[chain].head).link


def test_chain_has_a_thousand_and_twenty_four_links_and_then_none() -> None:
    chain = Chain.fresh(SESSION, CHAIR)
    heads = [chain.head]
    for _ in range(1024):
        heads.append(chain.next_share())
    assert all(link(SESSION, CHAIR, later) == head for head, later in pairwise(heads))
    assert chain.left == 0
    with pytest.raises(ValueError, match="promise a new one"):
        chain.next_share()


@pytest.mark.parametrize(("left", "runs_out"), [(LINKS, False), (FEW, False), (FEW - 1, True), (0, True)])
def test_another_chain_is_promised_when_few_links_are_left(left: int, runs_out: bool) -> None:
    """The old one is kept beside it, until the house has taken the new promise."""
    keys = OwnKeys.fresh(SESSION, CHAIR)
    spent(keys, left)
    old = keys.chains[-1]
    assert keys.runs_out == runs_out
    assert (keys.pledge().head != old.head) == runs_out
    assert keys.pledge() == keys.pledge()
    assert keys.chains == ([old, keys.chains[-1]] if runs_out else [old])
    assert keys.has_head(old.head) == (left > 0)
    assert not keys.runs_out


def test_link_is_of_the_chain_whose_head_is_asked_for() -> None:
    keys = OwnKeys.fresh(SESSION, CHAIR)
    spent(keys, FEW - 1)
    old = keys.chains[0]
    keys.pledge()
    new = keys.chains[1]
    heads = old.head, new.head
    assert link(SESSION, CHAIR, given(keys, 1, b"one")) == heads[1]
    assert link(SESSION, CHAIR, given(keys, 2, b"two", chain=0)) == heads[0]
    assert (old.left, new.left) == (FEW - 2, LINKS - 1)
    spent(keys, 0)
    with pytest.raises(Untrue, match="was not promised"):
        given(keys, 3, b"three")


def test_window_is_signed_once_and_for_no_other_cards() -> None:
    keys = OwnKeys.fresh(SESSION, CHAIR)
    head = keys.chains[-1].head
    share = keys.sign(1, 0, b"cards", head)
    assert is_good(keys.public, b"cards", share.signature)
    assert not is_good(keys.public, b"others", share.signature)
    assert keys.sign(1, 0, b"cards", head) == share
    with pytest.raises(Untrue, match="second time"):
        keys.sign(1, 0, b"others", keys.chains[-1].head)
    with pytest.raises(Untrue, match="was not promised"):
        keys.sign(2, 0, b"cards", head)  # whose link has been given
    assert (
        keys.sign(1, 1, b"others", keys.chains[-1].head).link != share.link
    )  # asked anew, as somebody was silent


def test_all_of_it_is_kept_and_goes_on_where_it_was() -> None:
    """The newest signatures are, for the house may ask again for what it has lost."""
    keys = OwnKeys.fresh(SESSION, CHAIR)
    shares = [keys.sign(n, 0, bytes([n]), keys.chains[-1].head) for n in range(LAST + 3)]
    again = OwnKeys.again(keys.kept())
    assert again == keys
    assert again.public == keys.public
    assert again.chains[-1].left == LINKS - LAST - 3
    assert again.sign(LAST + 2, 0, bytes([LAST + 2]), b"") == shares[-1]
    assert [*again.signed] == [f"{n}.0" for n in range(3, LAST + 3)]
    assert given(again, 99, b"next") == given(keys, 99, b"next")
