"""What a type checker makes of the public names: mypy reads this with the sources, and nobody runs it."""

from fractions import Fraction
from typing import assert_type

import lansquenet as lq
import lansquenet.odds
from lansquenet.books.book import Book
from lansquenet.odds import figures


def looked_at() -> None:
    """The subpackages `odds` and `games` are functions here, and packages in imports."""
    assert_type(lq.odds("lansquenet", packs=1)["coup.edge"], Fraction)
    assert_type(lq.games()["loo"], Book)
    assert_type(lansquenet.odds("loo").told, Book)
    assert_type(figures("loo", lq.book("loo").play_by()), dict[str, Fraction])
    assert_type(lq.book("loo").rule("LOO3-13").text, str)
    assert_type(lq.Table("toepen", seats=4, seed=7, knock_mode="own_turn").legal, list[str])
    assert_type(lq.Table("toepen").view(2).hand, list[str])
    assert_type(lq.simulate("zecchinetta", hands=10**7).means, tuple[float, ...])
    assert_type(lq.session("zecchinetta").ruin, float)
    assert_type(lq.replay("hand.txt").stacks, list[int])
    assert_type(lq.load_game("loo").num_players(), int)
