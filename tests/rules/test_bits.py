"""Numbers that are sets are sets."""

from random import Random

from lansquenet.rules import bits
from lansquenet.rules.cards import suit


def test_a_number_is_the_set_of_the_numbers_put_in() -> None:
    """COMM-2: of any size, and as fields keep it: 1 or 0."""
    dice = Random(1)
    for count in range(1, 52):
        numbers = sorted(dice.sample(range(52), count))
        found = sum(bits.bit(n) for n in numbers)
        assert [bits.has(found, n) for n in range(52)] == [1 if n in numbers else 0 for n in range(52)]
        assert (bits.lowest(found), bits.highest(found)) == (numbers[0], numbers[-1])
        assert bits.listed(bits.but_lowest(found)) == numbers[1:]
        assert bits.has_several(found) == (count > 1)
        for s in range(4):
            assert bits.listed(bits.of_suit(found, s)) == [n for n in numbers if suit(n) == s]
    assert not bits.has_several(0)
