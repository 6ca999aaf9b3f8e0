"""Rules of thumb for Baccarat: a stake as at any bank, on either hand, and seldom on a tie.

The player draws to five four times in five, which is about what is best where nobody sees the other's cards.
The banker, who sees them, draws when he is behind and stands when he is ahead; of hands alike he draws up to
four.  A bank that has doubled is given up every other time.
"""

from lansquenet.bots.thumb import banking
from lansquenet.games.baccarat import rules as baccarat
from lansquenet.games.baccarat.rules import (
    BANKER,
    PLAYER,
    TIE,
    Field,
    Keep,
    Phase,
    Rules,
    State,
    legal,
    staked,
)

SELDOM = 8  # one time in so many
FIVE_STANDS = 5


def choose(rules: Rules, view: State, dice: int) -> int:
    """What the seat to act does."""
    if view.phase == Phase.FIELD:
        return field(rules, view, dice)
    if view.phase == Phase.FIVE:
        return 0 if banking.part(dice, 0) % FIVE_STANDS == 0 else 1
    if view.phase == Phase.DECIDE:
        return 1 if view.banco < view.punto or (view.banco == view.punto and view.banco <= 4) else 0
    if view.phase == Phase.KEEP:
        large = 2 * view.bank > view.stacks[view.actor]
        return Keep.PASS if large and banking.part(dice, 0) % 2 else Keep.KEEP
    own = baccarat.free(rules, view, view.actor)
    return banking.stake(baccarat.limits(rules, view), own, dice, bool(rules.fields))


def field(rules: Rules, view: State, dice: int) -> int:
    """Either hand, now and then neither; and a tie seldom."""
    options = legal(rules, view)
    luck = banking.part(dice, 0)
    if staked(view, view.actor):
        return TIE if TIE in options and luck % SELDOM == SELDOM - 1 else Field.DONE
    hands = [one for one in options if one in (PLAYER, BANKER)]
    if not hands or luck % banking.NOTHING == banking.NOTHING - 1:
        return Field.DONE
    return hands[banking.part(dice, 1) * len(hands) >> 10]
