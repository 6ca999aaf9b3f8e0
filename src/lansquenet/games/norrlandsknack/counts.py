"""The count of Norrlandsknack: points, loaves, the pot, and who deals next."""

from lansquenet.games.norrlandsknack.state import FRESH, SIZE, Deal, EndCheck, LonePlayer, Rules
from lansquenet.play import NOBODY, OVER, POOL, hush, next_seat, pay
from lansquenet.pools import afford, is_in, put_in


def uncontested(rules: Rules, deal: Deal, seat: int) -> None:
    """KNAK-12: nobody is in, or one alone, who has all the tricks."""
    if seat != NOBODY:
        points = SIZE if rules.lone_player == LonePlayer.FIVE_POINTS else 1
        take_off(deal, seat, 0 if rules.lone_player == LonePlayer.VOID else points)
    finish(rules, deal)


def take_off(deal: Deal, seat: int, points: int) -> None:
    """KNAK-8: a seat has fewer points, but never less than none."""
    deal.scores[seat] = max(0, deal.scores[seat] - points)


def count(rules: Rules, deal: Deal) -> None:
    """A point off for every trick, unless that is done; and who promised one and has none is loafed."""
    for seat in range(deal.seats):
        if rules.end_check == EndCheck.END_OF_DEAL:
            take_off(deal, seat, deal.taken[seat])
        if deal.knocked[seat] and deal.taken[seat] == 0:
            give_loaf(rules, deal, seat)
    finish(rules, deal)


def give_loaf(rules: Rules, deal: Deal, seat: int) -> None:
    """KNAK-9: more points, up to the cap, and a chip; who cannot pay it is out of the match."""
    capped = min(rules.score_cap, deal.scores[seat] + rules.loaf)
    deal.scores[seat] = max(deal.scores[seat], capped)
    if afford(rules, deal, seat, 1) == 0:
        deal.playing &= ~(1 << seat)
    else:
        put_in(rules, deal, seat, 1, 9)


def finish(rules: Rules, deal: Deal) -> None:
    """The first at nothing take the pot, or whoever is left alone in the match (KNAK-10, KNAK-13)."""
    winners, left = 0, 0
    for seat in range(deal.seats):
        if deal.playing >> seat & 1:
            left += 1
            winners += 1 if deal.scores[seat] == 0 else 0
    if winners > 0 or left == 1:
        share_pot(deal, winners)
        deal.matches += 1
        deal.stage = FRESH
    end_deal(rules, deal, NOBODY)


def share_pot(deal: Deal, winners: int) -> None:
    """Equal parts for all at nothing, odd chips one each from eldest."""
    pot, found, seat = deal.stacks[POOL], 0, deal.dealer
    for _ in range(deal.seats):
        seat = next_seat(deal, seat)
        if deal.playing >> seat & 1 and (winners == 0 or deal.scores[seat] == 0):
            parts = max(1, winners)
            pay(deal, POOL, seat, pot // parts + (1 if found < pot % parts else 0), 10)
            found += 1


def end_deal(rules: Rules, deal: Deal, heir: int) -> None:
    """The deal passes on, unless this seat is to deal again (KNAK-4, KNAK-11)."""
    hush(deal)
    if heir == NOBODY:
        heir = next_seat(deal, deal.dealer)
        while heir != deal.dealer and not deals_on(rules, deal, heir):
            heir = next_seat(deal, heir)
    deal.heir = heir
    deal.deals += 1
    deal.actor = OVER


def deals_on(rules: Rules, deal: Deal, seat: int) -> bool:
    """Whether a seat is in the match, or will be in the next."""
    return is_in(rules, deal, seat) if deal.stage == FRESH else deal.playing >> seat & 1 == 1
