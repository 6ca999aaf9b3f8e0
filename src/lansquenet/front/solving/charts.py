"""What a solved game says of hands: who begins, hand by hand; and what is answered to its boldest act."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from lansquenet.books.book import seat_name
from lansquenet.fluent import messages, words
from lansquenet.front.printed import Sheet
from lansquenet.front.solving.work import Solving
from lansquenet.rules import cards
from lansquenet.rules.state import CHANCE, OVER, State, duplicate
from lansquenet.rules.tricks import deal_of

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from lansquenet.sim.solving.scroll import Scroll

LEAST = 0.005  # chances below this are not told
SIGNS = "♣♦♥♠"


@dataclass
class HandRow:
    """A hand, how likely it is, and to be asked with it, and what is done with it."""

    hand: str
    odds: float = 0.0
    asked: float = 0.0
    done: dict[str, float] = field(default_factory=dict)


class Captions(Protocol):
    """Says in words what a chart shows."""

    def __call__(self, key: str, /, **gaps: str) -> str:
        """A text by its key, with its gaps filled."""


def in_english(key: str, /, **gaps: str) -> str:
    """A text of a chart in English."""
    return messages(words("en", "terminal", "research.ftl"))[f"solved-{key}"].format(**gaps)


def charts(work: Solving, say: Captions = in_english) -> list[Sheet]:
    """A chart of the first choice, and one of the answers to the last of what may be said there."""
    assert work.scroll is not None
    assert work.solver is not None
    policy, first, answers = work.solver.policy(), dict[int, HandRow](), dict[int, HandRow]()
    begins = replies = -1
    said = ""
    for path, odds, root in zip(work.deals.paths, work.deals.odds.tolist(), work.scroll.roots, strict=True):
        table = work.setup.start()
        for at in path[path >= 0]:
            work.game.module.apply(work.game.rules, table, work.setup.deck[at])
        acts = _acts(work, table)
        if row := _row(work, policy, first, table, int(root), acts):
            _count(row, odds, odds)
            begins, last = table.actor, list(acts)[-1]
            said, after, pos = last, duplicate(table), _branch(work.scroll, int(root), len(acts) - 1)
            work.game.module.apply(work.game.rules, after, acts[last])
            asked = odds * row.done[last]
            if after.actor in (begins, CHANCE, OVER):
                continue
            if row := _row(work, policy, answers, after, pos, _acts(work, after)):
                _count(row, odds, asked)
                replies = after.actor
    found = [_sheet(say("begins", seat=seat_name(begins)), first, say)] if first else []
    if answers:
        found.append(_sheet(say("answers", seat=seat_name(replies), said=said), answers, say))
    return found


def _row(
    work: Solving,
    policy: "npt.NDArray[np.float32]",
    lines: dict[int, HandRow],
    table: State,
    pos: int,
    acts: dict[str, int],
) -> HandRow | None:
    """The row of what is done in a position, if there is a choice."""
    assert work.scroll is not None
    word = int(work.scroll.words[pos])
    if len(acts) < 2 or word < 0 or work.scroll.sets[word]["owner"] != table.actor:
        return None
    if word not in lines:
        chances = policy[work.scroll.first[word] : work.scroll.first[word + 1]].tolist()
        lines[word] = HandRow(_hand(work, table), done=dict(zip(acts, chances, strict=True)))
    return lines[word]


def _count(row: HandRow, odds: float, asked: float) -> None:
    row.odds += odds
    row.asked += asked


def _acts(work: Solving, table: State) -> dict[str, int]:
    """What the actor may do, by its words, in the order of the scroll; of what is alike, one."""
    found: dict[int, tuple[str, int]] = {}
    if table.actor < 0:
        return {}
    ways = _ways(work, table)
    for number, said in work.game.actions.choices(work.game.rules, table).items():
        is_card = work.game.actions.said[number][0] == "card"
        code = min(way[said] for way in ways) if is_card else 64 + said
        word = work.game.actions.words(number).rpartition(" ")[2]
        found[code] = (_card(code) if is_card else word.replace("_", " "), said)
    return dict(found[code] for code in sorted(found))


def _ways(work: Solving, table: State) -> list[list[int]]:
    """The ways to name suits that make the hand least; one where suits are not alike."""
    from lansquenet.sim.solving import suits

    if not work.setup.alike:
        return [[*range(52)]]
    deal = deal_of(table)
    held = [card for card in range(52) if deal.place[card] == table.actor]
    forms = (1 << suits.RENAMED[:, held]).sum(1)
    found: list[list[int]] = suits.RENAMED[forms == forms.min()].tolist()
    return found


def _hand(work: Solving, table: State) -> str:
    """The cards of the actor, the highest first, by the names that its suits have here."""
    way, order = _ways(work, table)[0], work.game.module.ORDER
    deal = deal_of(table)
    held = [way[card] for card in range(52) if deal.place[card] == table.actor]
    return " ".join(_card(card) for card in sorted(held, key=lambda card: _height(order, card)))


def _height(order: tuple[int, ...], card: int) -> tuple[int, int]:
    return -order[cards.rank(card)] if order else 0, card


def _card(card: int) -> str:
    name = cards.name(card)
    return name[:-1].replace("T", "10") + SIGNS[card % 4]


def _branch(scroll: "Scroll", pos: int, number: int) -> int:
    """Where the n-th branch of a decision begins."""
    pos += 2
    for _ in range(number):
        word = int(scroll.words[pos])
        pos = pos + 1 if -1_000_000 < word < 0 else int(scroll.words[pos + 1])
    return pos


def _sheet(title: str, lines: dict[int, HandRow], say: Captions) -> Sheet:
    last = list(next(iter(lines.values())).done)[-1]
    rows = [
        (line.hand, f"{100 * line.odds:.2f}", _told(line.done))
        for line in sorted(lines.values(), key=lambda line: (-line.done.get(last, 0.0), -line.odds))
    ]
    columns = say("hand"), f">{say('odds')}", say("does")
    return Sheet(title, columns, tuple(rows), _in_all(lines, say))


def _in_all(lines: dict[int, HandRow], say: Captions) -> str:
    """How often somebody is asked, and what is done then, all hands together."""
    asked, done = sum(line.asked for line in lines.values()), dict[str, float]()
    for line in lines.values():
        for word, chance in line.done.items():
            kind = say("card") if word[-1] in SIGNS else word
            done[kind] = done.get(kind, 0.0) + line.asked * chance / (asked or 1.0)
    return say("asked", share=f"{100 * asked:.1f}", done=_told(done))


def _told(done: dict[str, float]) -> str:
    likely = sorted(done.items(), key=lambda act: -act[1])
    return ", ".join(f"{word} {100 * chance:.0f}" for word, chance in likely if chance >= LEAST)
