"""How a hint is worked out, in a process that loads nothing of a server: the first one comes the sooner."""

from typing import Literal, NamedTuple

from lansquenet.books.book import book
from lansquenet.books.wording import describe
from lansquenet.bots.estimate import PlayedOn
from lansquenet.bots.worths import Worths, worths
from lansquenet.house.bare.shaped import BaseModel, Field
from lansquenet.rules.state import Options, State


class Pondered(NamedTuple):
    """All that is used of a question: what the seat that is asked knows."""

    game: str
    rules: Options
    view: State
    stock: tuple[int, ...] | None  # the cards not turned yet, from the lowest; None where hands are hidden
    seed: int


class AnswerWorth(BaseModel):
    """What an answer is worth."""

    action: int
    said: str = Field(description="what it does, in English")
    gain: float = Field(description="in the mean, from here to the end of the hand")
    error: float = Field(description="to each side of its distance from the best, 95 times in 100")


class Hint(BaseModel):
    """What the answers that were looked at are worth, the best first."""

    exact: bool = Field(
        description="walked by the rules, if nobody stakes more than must be, and against a bank of one's "
        "own all that is allowed; else searched"
    )
    worlds: int = Field(description="deals that look the same from your seat, in which it was searched")
    by: PlayedOn | Literal[""] = Field(
        description="how all play on in them: by the `table` of what was learnt, and where that says nothing "
        "by rules of `thumb`; by these alone; or `anyhow`, the seat asked as cheaply as may be; empty, where "
        "it was not searched"
    )
    points: bool = Field(description="what is gained are points, and not chips")
    answers: list[AnswerWorth]


def hint(asked: Pondered) -> Hint | None:
    """What each answer is worth, from nothing but what is asked; None if no deal was found."""
    told = book(asked.game)
    found = worths(told, asked.rules, asked.view, asked.seed, asked.stock)
    return None if found is None else _told(asked, found)


def _told(asked: Pondered, found: Worths) -> Hint:
    told = book(asked.game)
    answers = [
        AnswerWorth(
            action=one.action,
            said=describe(told, asked.rules, asked.view, one.action),
            gain=one.gain,
            error=one.error,
        )
        for one in found.answers
    ]
    return Hint(
        exact=found.exact, worlds=found.worlds, by=found.by or "", points=found.points, answers=answers
    )
