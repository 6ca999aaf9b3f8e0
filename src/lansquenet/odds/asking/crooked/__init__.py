"""A crooked dealer: what a declared sleight gains of a flat bet, exactly, and when the records find it.

Either he knows a card before it is turned, and does what is best for whom he deals (`foreknown`); or the
pack is not as it should be (`put_up`).  All else is as the game's own rules have it, and the others know
nothing of it.
"""

from collections.abc import Callable
from enum import IntEnum
from typing import NamedTuple

from lansquenet.errors import BadOption
from lansquenet.odds.asking.crooked.foreknown import Knowing, dealt
from lansquenet.odds.asking.crooked.put_up import PUT_UP, of_odd_card, of_packet, of_splits, of_tenure
from lansquenet.odds.asking.crooked.told_apart import SURE as SURE, hands_until as hands_until
from lansquenet.odds.asking.findings import JointLaw
from lansquenet.odds.walk import Flat
from lansquenet.rules.game import Game
from lansquenet.rules.state import Options

Sleight = IntEnum("Sleight", "SECOND KEPT LEAGUE PACKET TAKEN ODD SPLITS", start=0)


class Attested(NamedTuple):
    """What a sleight is, and who tells of it."""

    text: str
    source: str


TOLD = {
    Sleight.SECOND: Attested(
        "The cards are marked: the dealer knows the top card, and may deal the one below it.",
        "J. N. Maskelyne, Sharps and Flats (1894), chapter VI, The Second Deal",
    ),
    Sleight.KEPT: Attested(
        "The dealer knows the bottom card, and may deal it instead of the top one.",
        "J. N. Maskelyne, Sharps and Flats (1894), chapter VI, The Bottom Deal",
    ),
    Sleight.LEAGUE: Attested(
        "The second deal again, but the bank is another's: the dealer lets a confederate win.",
        "J. N. Maskelyne, Sharps and Flats (1894), chapter VIII, of dealer and players in a conspiracy; the "
        "encyclopedia article on Basset, of frauds",
    ),
    Sleight.PACKET: Attested(
        "When it is his turn to bank he lays ten cards on the pack, Q Q 10 7 10 9 9 A 8 A, and passes the "
        "bank when they are dealt. Told of a bank of one chip that is covered and kept four times.",
        "J.-E. Robert-Houdin, The Sharper Detected and Exposed (1863), chapter XII, part VI",
    ),
    Sleight.TAKEN: Attested(
        "The box gives two cards at once: once in a deal the dealer, who knows the marked card, lets it "
        "vanish under the next, and a confederate puts the case-keeper right.",
        "J. N. Maskelyne, Sharps and Flats (1894), chapter VIII, the two-card box; N. Carter, "
        "Under the Tiger's Claws, where it is called taking a card",
    ),
    Sleight.ODD: Attested(
        "A card that was held out is added to the pack, of the rank that is bet on, and its double tells in "
        "the box as it does. If the first of the two comes where it wins for the bank it is dealt, and the "
        "second vanishes under another; if not, the first does.",
        "J. N. Maskelyne, Sharps and Flats (1894), chapter VIII, the odd card",
    ),
    Sleight.SPLITS: Attested(
        f"In the shuffle the dealer brings {PUT_UP} pairs together, of {PUT_UP} ranks, so that each is a "
        "split of some turn; he does not know what will be bet on.",
        "J. N. Maskelyne, Sharps and Flats (1894), chapter VIII, who has four or five in a deal",
    ),
}


class Crooked(NamedTuple):
    """What a chip brings an honest bank and a crooked one, and after how many hands they are told apart."""

    sleight: Sleight
    honest: JointLaw
    crooked: JointLaw
    hands: int | None


DEALT = {Sleight.SECOND: Knowing.SECOND, Sleight.KEPT: Knowing.KEPT, Sleight.TAKEN: Knowing.TAKEN}
PACKED: dict[Sleight, Callable[[Game, Options, Flat], JointLaw]] = {
    Sleight.ODD: of_odd_card,
    Sleight.SPLITS: of_splits,
}


def crooked(name: str, game: Game, rules: Options, flat: Flat | None, sleight: Sleight) -> Crooked:
    """What this sleight does at this game, against its flat bet.

    Raises:
        BadOption: it is not played there.
    """
    if flat is None or sleight not in sleights(flat):
        raise BadOption(f"No such sleight is told of at {name}.")
    honest, law = _laws(flat.marked(game) if flat.marked else game, rules, flat, sleight)
    loses = sleight == Sleight.LEAGUE
    return Crooked(
        sleight, honest, law, hands_until(*map(_turned, (honest, law))) if loses else hands_until(honest, law)
    )


def _laws(game: Game, rules: Options, flat: Flat, sleight: Sleight) -> tuple[JointLaw, JointLaw]:
    """What a chip brings the bank honestly, and with the sleight."""
    if flat.packet and sleight == Sleight.PACKET:
        return of_tenure(game, rules, flat.packet, flat.stake), of_packet(
            game, rules, flat.packet, flat.stake
        )
    honest = dealt(game, rules, flat)
    if sleight in PACKED:
        return honest, PACKED[sleight](game, rules, flat)
    league = sleight == Sleight.LEAGUE
    return honest, dealt(game, rules, flat, Knowing.SECOND if league else DEALT[sleight], league)


def _turned(law: JointLaw) -> JointLaw:
    """The same from the other side."""
    return JointLaw({-net: chance for net, chance in law.items()})


def sleights(flat: Flat | None) -> list[Sleight]:
    """Those that are told of: from a box a card is taken, from the hand another one dealt.

    Raises:
        BadOption: nothing is told of this game.
    """
    if flat is None:
        raise BadOption("Of no sleight at this game is there anything to tell; see docs/crooked.md.")
    if flat.box:
        return [Sleight.TAKEN, Sleight.ODD, Sleight.SPLITS]
    return [Sleight.SECOND, Sleight.KEPT, Sleight.LEAGUE, *([Sleight.PACKET] if flat.packet else [])]
