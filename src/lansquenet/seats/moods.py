"""How each seat bears itself, as one viewer may see it: its mood, what it said last, its cards, its tricks.

Of the acts only those count of which the viewer has learnt all; of the state, only the viewer's view.
"""

from collections.abc import Sequence
from typing import NamedTuple

from lansquenet.books.book import Book, Step
from lansquenet.books.transcript import Moment
from lansquenet.books.wording import Words, short, worded
from lansquenet.rules.game import counts_chips
from lansquenet.rules.state import ALL, CHANCE, NOTHING, OVER, Options, State
from lansquenet.rules.tricks import Deal
from lansquenet.seats.beats import Mood, Said

COUNTED = ("scores", "points", "wins")  # what a game counts beside chips, by the field that has it


class Bearing(NamedTuple):
    """What a row says of a seat beside its chips; named as the fields of a row."""

    mood: Mood = ""
    said: Said | None = None
    backs: int = 0
    tricks: int = 0
    score: int = 0


class Look(NamedTuple):
    """What one viewer has before it: a hand so far, what it heard of it, and its view of the state."""

    told: Book
    rules: Options
    moments: Sequence[Moment]
    heard: list[Moment]
    view: State
    said: dict[int, Said | None]  # by moments, of those of which it has been made


def moods(
    told: Book,
    rules: Options,
    names: list[str],
    moments: Sequence[Moment],
    view: State,
    who: int | None,
    said: dict[int, Said | None] | None = None,
) -> tuple[Bearing, ...]:
    """How every seat bears itself; `view` is what `who` may see: a seat, ONLOOKER, or None who sees all.

    `moments` are those of the hand so far; `said` is kept for it, and for others who look at this hand.
    """
    said = {} if said is None else said
    look = Look(told, rules, moments, _heard(told, rules, moments, who), view, said)
    return tuple(_bearing(look, seat) for seat in range(view.seats))


def _bearing(look: Look, seat: int) -> Bearing:
    spoken = _last(look, seat)
    deal = look.view if isinstance(look.view, Deal) and look.told.game.ORDER else None
    return Bearing(
        _mood(look, seat, spoken),
        _said(look, spoken) if spoken else None,
        deal.held[seat] - deal.place.count(seat) if deal else 0,
        deal.taken[seat] if deal else 0,
        _score(look.view, seat),
    )


def _score(view: State, seat: int) -> int:
    """What the game counts beside chips."""
    counted = next((getattr(view, name) for name in COUNTED if hasattr(view, name)), None)
    return int(counted[seat]) if counted else 0


# -- what was said


def _heard(told: Book, rules: Options, moments: Sequence[Moment], who: int | None) -> list[Moment]:
    """What seats have said since the last card after which any did, as far as the viewer learnt it."""
    found: list[Moment] = []
    for moment in reversed(moments):
        act = moment.act
        learnt = ALL if who is None else told.game.learns(rules, moment.before, act.action, who)
        if learnt == NOTHING:
            continue
        if act.actor == CHANCE or _is_card(told.step(act.phase), act.action):
            if found:
                break
        elif learnt == ALL:
            found.append(moment)
    return found[::-1]


def _is_card(step: Step, action: int) -> bool:
    """Whether an act is a card, which is seen and not said."""
    return step.says == "card" and action not in step.extra


def _last(look: Look, seat: int) -> Moment | None:
    """What a seat said last in this round of questions: rather what it does than that it does no more."""
    mine = [one for one in look.heard if one.act.actor == seat and not _only_points(look, one)]
    done = [one for one in mine if not _is_nothing(look, one)]
    return next(reversed(done or mine), None)


def _only_points(look: Look, one: Moment) -> bool:
    """Whether it names a rank or a seat of which more is asked at once."""
    step = look.told.step(one.act.phase)
    return step.says in ("rank", "seat") and one.act.action not in step.extra


def _is_nothing(look: Look, one: Moment) -> bool:
    """Whether it is said that nothing is done, or nothing more."""
    act, step = one.act, look.told.step(one.act.phase)
    no_chips = act.phase in look.told.game.BETS and act.action == 0 and step.nothing
    return bool(no_chips) or (step.says == "rank" and act.action < 0)


def _said(look: Look, one: Moment) -> Said | None:
    """What is said of it, made once."""
    if id(one) not in look.said:
        words = _words(look, one)
        look.said[id(one)] = Said(words.text, words.key, words.gaps) if words else None
    return look.said[id(one)]


def _words(look: Look, one: Moment) -> Words | None:
    """What is said of it beside a seat, in a word or two."""
    words = short(look.told, look.rules, one.before, one.act.action)
    words = words or worded(look.told, look.rules, one.before, one.act.action)
    return words if words.plain else None


# -- the mood


def _mood(look: Look, seat: int, spoken: Moment | None) -> Mood:
    if look.view.actor == OVER:
        return _outcome(look, seat)
    if look.view.actor == seat:
        return "asked"
    if isinstance(look.view, Deal) and look.told.game.ORDER:
        return _at_tricks(look, look.view, seat)
    return _at_bets(look, seat, spoken)


def _outcome(look: Look, seat: int) -> Mood:
    """Whether a hand that is over was won or lost, by what all may count."""
    if not look.moments:
        return ""
    first, last, game = look.moments[0].before, look.view, look.told.game
    if counts_chips(game):
        net = last.stacks[seat] - first.stacks[seat]
    else:
        net = game.worth(look.rules, last, seat) - game.worth(look.rules, first, seat)
    return "won" if net > 0 else "lost" if net < 0 else ""


def _at_tricks(look: Look, deal: Deal, seat: int) -> Mood:
    """Whether a seat has knocked, folded or passed, or is not in at all."""
    if deal.active[seat]:
        knocked = getattr(deal, "knocked", None)
        return "knocked" if getattr(deal, "knocker", -1) == seat or (knocked and knocked[seat]) else ""
    if not deal.dealt:
        return ""
    if not any(isinstance(moment.before, Deal) and moment.before.held[seat] for moment in look.moments):
        return "out"
    return "folded" if hasattr(deal, "charge") else "passed"


def _at_bets(look: Look, seat: int, spoken: Moment | None) -> Mood:
    """Whether a seat has no chips to bet with, or has said that it bets none."""
    if look.view.stacks[seat] <= 0 and seat != getattr(look.view, "banker", -1):
        return "out"
    staked = look.told.game.free(look.rules, look.view, seat) < look.view.stacks[seat]
    return "passed" if spoken and not staked and _is_nothing(look, spoken) else ""
