"""What a solved game says of hands: who begins, hand by hand; and what is answered to its boldest act."""

from collections import defaultdict
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias

from lansquenet.books.book import seat_name
from lansquenet.env.basis.actions import CARD
from lansquenet.fluent import messages, words
from lansquenet.front.printed import Sheet
from lansquenet.front.solving.work import Solving
from lansquenet.rules import cards
from lansquenet.rules.game import view
from lansquenet.rules.state import CHANCE, OVER, State, duplicate
from lansquenet.rules.tricks import Deal, deal_of

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from lansquenet.sim.solving.scroll import Scroll

LEAST = 0.005  # chances below this are not told
SIGNS, UNSEEN = "♣♦♥♠", "—"


class Branch(NamedTuple):
    """What may be done, in words, and what it says to the rules."""

    words: str
    said: int


@dataclass
class HandRow:
    """A hand, and in how many of all deals it comes, is asked, and does each of these."""

    odds: float = 0.0
    asked: float = 0.0
    done: dict[str, float] = field(default_factory=lambda: defaultdict(float))

    def add(self, acts: list[Branch], chances: list[float], odds: float, asked: float) -> None:
        """One deal more."""
        self.odds += odds
        self.asked += asked
        for act, chance in zip(acts, chances, strict=True):
            self.done[act.words] += odds * chance

    def does(self) -> dict[str, float]:
        """How often each, where it is asked."""
        return {words: often / self.odds for words, often in self.done.items()}


Lines: TypeAlias = dict[str, HandRow]  # by the hand


class Captions(Protocol):
    """Says in words what a chart shows."""

    def __call__(self, key: str, /, **gaps: str) -> str:
        """A text by its key, with its gaps filled."""


def in_english(key: str, /, **gaps: str) -> str:
    """A text of a chart in English."""
    return messages(words("en", "terminal", "research.ftl"))[f"solved-{key}"].format(**gaps)


def charts(work: Solving, say: Captions = in_english) -> list[Sheet]:
    """A chart of the first choice, and one of the answers to the last of what may be said there.

    Where some deals leave no choice there, and their first is another, it is of those that do.
    Hands that differ by the names of suits alone are one, where the pack is the same by both names and no
    rule names one of them: what is done with them in the mean is as good as what is done with each.
    """
    assert work.scroll is not None
    assert work.solver is not None
    policy, firsts, answers = work.solver.policy(), dict[int, Lines](), dict[str, Lines]()
    begins = replies = -1
    for path, odds, root in zip(work.deals.paths, work.deals.odds.tolist(), work.scroll.roots, strict=True):
        table = work.setup.start()
        for at in path[path >= 0]:
            work.game.module.apply(work.game.rules, table, work.setup.deck[at])
        acts = _acts(work, table)
        if chances := _chances(work, policy, table, int(root), acts):
            first = firsts.setdefault(table.phase, Lines())
            first.setdefault(_hand(work, table), HandRow()).add(acts, chances, odds, odds)
            begins, last = table.actor, acts[-1]
            if last.words[-1] in SIGNS:  # one plays another card than the other
                continue
            after, pos = duplicate(table), _branch(work.scroll, int(root), len(acts) - 1)
            work.game.module.apply(work.game.rules, after, last.said)
            if after.actor in (begins, CHANCE, OVER):
                continue
            acts, asked = _acts(work, after), odds * chances[-1]
            if chances := _chances(work, policy, after, pos, acts):
                lines, replies = answers.setdefault(last.words, Lines()), after.actor
                lines.setdefault(_hand(work, after), HandRow()).add(acts, chances, odds, asked)
    first = max(firsts.values(), key=_asked, default=Lines())
    found = [_sheet(say("begins", seat=seat_name(begins)), first, say)] if first else []
    return found + [
        _sheet(say("answers", seat=seat_name(replies), said=said), lines, say)
        for said, lines in answers.items()
    ]


def _chances(
    work: Solving, policy: "npt.NDArray[np.float32]", table: State, pos: int, acts: list[Branch]
) -> list[float]:
    """How likely each act is in a position; nothing, if there is no choice."""
    assert work.scroll is not None
    word = int(work.scroll.words[pos])
    if len(acts) < 2 or word < 0 or work.scroll.sets[word]["owner"] != table.actor:
        return []
    found: list[float] = policy[work.scroll.first[word] : work.scroll.first[word + 1]].tolist()
    return found


def _acts(work: Solving, table: State) -> list[Branch]:
    """What the actor may do, in the order of the scroll, which has one of cards that are alike."""
    from lansquenet.sim.solving.suits import ANSWER

    if table.actor < 0:
        return []
    ways, found, actions = _ways(work, table), dict[int, Branch](), work.game.actions
    for number, said in actions.choices(work.game.rules, table).items():
        is_card = actions.said[number][0] == CARD
        code = min(way[said] for way in ways) if is_card else ANSWER + said
        word = actions.words(number).rpartition(" ")[2]
        branch = Branch(_card(code) if is_card else word.replace("_", " "), said)
        found[code if work.setup.alike else said] = branch
    return [found[code] for code in sorted(found)]


def _ways(work: Solving, table: State) -> list[list[int]]:
    """The ways to name suits, of those that leave the pack as it is, that make what the actor sees least."""
    from lansquenet.sim.solving.suits import TURNED_AT

    deal, held = _seen(work, table)
    forms: dict[int, list[list[int]]] = {}
    for way in _names(work.setup.deck, work.game.module.NAMED):
        turned = (way[deal.turned] + 1) << TURNED_AT if deal.turned >= 0 else 0
        forms.setdefault(sum((1 << way[card] for card in held), turned), []).append(way)
    return forms[min(forms)]


def _seen(work: Solving, table: State) -> tuple[Deal, list[int]]:
    """What the actor sees of the deal, and the cards of its hand, if it may look at them."""
    deal = deal_of(view(work.game.module, work.game.rules, table, table.actor))
    return deal, [card for card in range(52) if deal.place[card] == table.actor]


@cache
def _names(deck: tuple[int, ...], named: tuple[int, ...]) -> list[list[int]]:
    """Every way to name suits, but for those that keep their names, by which this pack is the same.

    A way has for each card the one that it is then.
    """
    from lansquenet.sim.solving import suits

    pack, ways = {*deck}, suits.RENAMED.tolist()
    return [way for way in ways if {way[card] for card in pack} == pack and all(way[n] == n for n in named)]


def _hand(work: Solving, table: State) -> str:
    """The actor's cards, trumps and then the highest first, by the names of suits here; what is turned up."""
    deal, held = _seen(work, table)
    way, order = _ways(work, table)[0], work.game.module.ORDER
    turned = way[deal.turned] if deal.turned >= 0 else -1
    held = [way[card] for card in held]
    held.sort(key=lambda card: (turned >= 0 and card % 4 != turned % 4, _height(order, card)))
    hand = " ".join(_card(card) for card in held) or UNSEEN
    return f"{hand} / {_card(turned)}" if turned >= 0 else hand


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


def _sheet(title: str, lines: Lines, say: Captions) -> Sheet:
    last = [*next(iter(lines.values())).done][-1]
    rows = [
        (hand, f"{100 * line.odds:.2f}", _told(line.does()))
        for hand, line in sorted(lines.items(), key=lambda of: (-of[1].does().get(last, 0.0), -of[1].odds))
    ]
    columns = say("turned" if " / " in rows[0][0] else "hand"), f">{say('odds')}", say("does")
    return Sheet(title, columns, tuple(rows), _in_all(lines, say))


def _asked(lines: Lines) -> float:
    """How often somebody is asked, all hands together."""
    return sum(line.asked for line in lines.values())


def _in_all(lines: Lines, say: Captions) -> str:
    """How often somebody is asked, and what is done then, all hands together."""
    asked, done = _asked(lines), defaultdict[str, float](float)
    for line in lines.values():
        for word, chance in line.does().items():
            done[say("card") if word[-1] in SIGNS else word] += line.asked * chance / (asked or 1.0)
    return say("asked", share=f"{100 * asked:.1f}", done=_told(done))


def _told(done: dict[str, float]) -> str:
    likely = sorted(done.items(), key=lambda act: -act[1])
    return ", ".join(f"{word} {100 * chance:.0f}" for word, chance in likely if chance >= LEAST)
