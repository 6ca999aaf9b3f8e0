"""What compiled code alone calls is compiled as a piece of what calls it."""

import pytest

from lansquenet.sim.compiler import callable_here, compiled
from lansquenet.sim.inner_code import InnerCode


@callable_here
def halved(number):
    if number % 2:
        raise ValueError("odd")
    return number // 2


@callable_here
def listed(number):
    return [halved(number), halved(number + 2)]


def summed(numbers):
    total = 0
    for number in numbers:
        total += sum(listed(number))
    return total


@pytest.fixture(scope="module")
def whole():
    return compiled(summed, kept=False)


@pytest.mark.slow
def test_it_says_what_plain_python_says(whole):
    assert whole((4, 6)) == summed((4, 6)) == 12


@pytest.mark.slow
def test_what_it_refuses_comes_out(whole):
    with pytest.raises(ValueError, match="odd"):
        whole((4, 5))


def test_it_is_no_machine_code_by_itself(whole):
    whole((4, 6))
    code = whole.overloads[whole.signatures[0]].library
    inner = [library for library in code._linking_libraries if isinstance(library, InnerCode)]
    assert any("listed" in library.name for library in inner)
    for library in inner:
        assert library._compiled_object is None
        assert not any("cpython" in function.name for function in library.get_defined_functions())
