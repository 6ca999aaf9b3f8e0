"""An id under which something was done before the house was opened anew does nothing again, and no harm."""

import asyncio

import pytest

from house_driver import Evening
from lansquenet.house import messages as say
from lansquenet.house.rooms.requests import obey
from test_coming import asked


def said_anew(read_anew: bool) -> tuple[Evening, bool]:
    """Somebody says something new under an id that only the log still knows; whether it was done."""
    evening, _, first = asked()
    assert evening.step()
    while not ((wish := evening.wish()) and isinstance(wish[1], say.Do)):
        assert evening.step()
    room, (guest, second) = evening.room, wish
    room.done.clear()  # as after a restart
    room.read_anew = read_anew
    written, moments = len(evening.log.rows), len(evening.sitting.played.moments)
    answer = asyncio.run(obey(room, guest.viewer, second.model_copy(update={"id": first.id})))
    done = len(evening.log.rows) > written
    assert done == (len(evening.sitting.played.moments) > moments) == (not answer.again)
    room.read_anew = False
    return evening, done


@pytest.mark.slow
def test_an_id_that_the_log_knows_is_refused_alone_and_nothing_is_folded() -> None:
    """What is in memory stays what is in the log, so that the table goes on."""
    evening, done = said_anew(read_anew=True)
    assert not done
    hand = evening.sitting.hand
    while evening.sitting.hand < hand + 2:
        assert evening.step()


def test_an_act_that_is_folded_before_its_key_is_looked_up_is_done_twice() -> None:
    """The control."""
    assert said_anew(read_anew=False)[1]
