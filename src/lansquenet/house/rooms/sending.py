"""The frames of one beat as they are sent: made once for all who see the same."""

from dataclasses import dataclass, replace

from lansquenet.house.messages import State
from lansquenet.rules.state import ONLOOKER

NOBODY_LOOKS, LOOKS = '"me":-1,', '"me":{},'


@dataclass
class Sending:
    """One beat on its way to all who look on; `factor` says how many times as long as usual it is seen."""

    frames: dict[int, State]
    alike: bool  # nothing is hidden: frames differ in who looks, and in what may be done
    factor: float
    common: str = ""

    def text(self, seat: int) -> str:
        """The frame of a seat."""
        frame = self.frames[seat]
        if not self.alike or frame.offer or ONLOOKER not in self.frames:
            return timed(frame, self.factor).model_dump_json()
        if not self.common:
            self.common = timed(self.frames[ONLOOKER], self.factor).model_dump_json()
        return self.common.replace(NOBODY_LOOKS, LOOKS.format(frame.me), 1)


def timed(frame: State, factor: float) -> State:
    """A frame that says how long it will be looked at."""
    if frame.beat is None or factor == 1 or not frame.beat.hold:
        return frame
    beat = replace(frame.beat, hold=round(factor * frame.beat.hold))
    return frame.model_copy(update={"beat": beat})
