"""The Ten of trumps, and three of a rank."""

from lansquenet.games.zwikken.ends import end_deal
from lansquenet.games.zwikken.state import LOW_TO_HIGH, SIZE, SWAP, TEN, Deal, Phase, Rules, ZwikPrize
from lansquenet.play import NOBODY, POOL, pay
from lansquenet.pools import put_in
from lansquenet.tricks import HIGH_ACE, PLAYED, SHOWN, TABLE, first_active


def holds_ten(deal: Deal, seat: int) -> bool:
    """Whether a seat has the trump Ten."""
    return deal.place[4 * TEN + deal.trump] == seat


def ten(rules: Rules, deal: Deal, choice: int) -> None:
    """Exchange the Ten for the turn-up, or say nothing; ask on, until somebody has or all are asked."""
    eldest = first_active(deal, deal.dealer)
    seat = deal.actor
    deal.actor = first_active(deal, seat)
    if choice == SWAP:
        deal.swapped = deal.turned
        deal.turned = 4 * TEN + deal.trump
        deal.place[deal.swapped] = seat
        deal.place[deal.turned] = TABLE
    if choice == SWAP or deal.actor == eldest:
        deal.leader = deal.actor = eldest
        deal.phase = Phase.PLAY
        show_zwiks(rules, deal)


def show_zwiks(rules: Rules, deal: Deal) -> None:
    """ZWIK-11: whoever has three of a rank shows them, and the highest wins."""
    owner = NOBODY
    for seat in range(deal.seats):
        r = zwik_of(deal, seat)
        deal.zwik[seat] = r
        if r >= 0:
            lay_open(deal, seat)
            if owner == NOBODY or HIGH_ACE[r] > HIGH_ACE[deal.zwik[owner]]:
                owner = seat
    if owner != NOBODY:
        pay_zwik(rules, deal, owner)
        end_deal(rules, deal)


def zwik_of(deal: Deal, seat: int) -> int:
    """The rank of which a seat has had three cards, in hand or played; -1 if none."""
    for r in LOW_TO_HIGH:
        count = 0
        for card in range(4 * r, 4 * r + 4):
            where = deal.place[card]
            count += 1 if where == seat or (where >= PLAYED and where % 16 == seat) else 0
        if count == SIZE:
            return r
    return -1


def lay_open(deal: Deal, seat: int) -> None:
    """The three cards of a zwik are shown."""
    for card in range(4 * deal.zwik[seat], 4 * deal.zwik[seat] + 4):
        if deal.place[card] == seat:
            deal.place[card] = SHOWN
            deal.held[seat] -= 1


def pay_zwik(rules: Rules, deal: Deal, owner: int) -> None:
    """The pool to the best zwik; a shooter who was beaten by it pays what he played for."""
    alone = rules.zwik_prize == ZwikPrize.BID_IF_SHOOTER and owner == deal.shooter
    pay(deal, POOL, owner, deal.bid if alone else deal.stacks[POOL], 11)
    if owner != deal.shooter and rules.zwik_loser_pays:
        put_in(rules, deal, deal.shooter, deal.bid, 11)


def had_zwik(deal: Deal) -> bool:
    """Whether anybody was dealt three of a rank."""
    for seat in range(deal.seats):
        if zwik_of(deal, seat) >= 0:
            return True
    return False
