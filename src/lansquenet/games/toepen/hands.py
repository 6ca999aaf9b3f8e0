"""Before the play of Toepen: the deal, hands laid aside and doubted, and warnings."""

from lansquenet.games.toepen.knocks import begin_tricks, clear_answers, next_answer
from lansquenet.games.toepen.scores import finish
from lansquenet.games.toepen.state import (
    SEVEN,
    YES,
    ChallengeMode,
    Deal,
    Exchange,
    PenaltyEnd,
    Phase,
    Rules,
    Warnings,
    is_poor,
)
from lansquenet.play import CHANCE, next_seat
from lansquenet.tricks import CARDS, LAID, SHOWN, STOCK, give, seat_from, served


def seat_all(rules: Rules, deal: Deal) -> None:
    """All take part; those who paid for the last match may be fetching the drinks (TOEP-15)."""
    deal.phase = Phase.DEAL
    for card in range(CARDS):
        if card < 4 or card >= SEVEN:
            deal.place[card] = STOCK
    for seat in range(deal.seats):
        deal.active[seat] = 1
        if deal.round < rules.exempt_deals_after_loss:
            deal.exempt[seat] = deal.payers >> seat & 1


def receiver(deal: Deal) -> int:
    """TOEP-4: who is dealt the next card."""
    return seat_from(deal, deal.dealer, served(deal, deal.seats, 2, 2))


def offer(rules: Rules, deal: Deal, seat: int) -> None:
    """Ask a seat whether it keeps its hand, while the stock can replace one (TOEP-5)."""
    deal.phase = Phase.EXCHANGE
    deal.actor = seat
    if rules.exchange == Exchange.OFF or deal.dealt > 28:
        begin_warnings(rules, deal)


def may_lay(rules: Rules, deal: Deal, seat: int) -> bool:
    """Any hand may be laid aside, unless only poor ones are."""
    return rules.exchange == Exchange.BLUFF_ALLOWED or is_poor(rules, deal, seat, 4)


def keep(rules: Rules, deal: Deal) -> None:
    """The next seat may exchange, until all have been asked."""
    if deal.actor == deal.dealer:
        begin_warnings(rules, deal)
    else:
        offer(rules, deal, next_seat(deal, deal.actor))


def lay(rules: Rules, deal: Deal) -> None:
    """A hand is laid face down; the others may doubt it."""
    deal.caller = deal.actor
    if rules.exchange == Exchange.POVERTY_ONLY:
        put_away(deal, LAID + deal.caller)
    else:
        deal.phase = Phase.CHALLENGE
        deal.actor = next_seat(deal, deal.caller)


def doubt(rules: Rules, deal: Deal, action: int) -> None:
    """Answer a hand that was laid; the first challenge counts (TOEP-5)."""
    deal.answers[deal.actor] = action
    if action == YES and rules.challenge_mode == ChallengeMode.SEQUENTIAL_FIRST:
        turn_over(rules, deal, deal.actor)
        return
    deal.actor = next_answer(deal)
    if deal.actor == deal.caller:
        seat = next_seat(deal, deal.caller)
        while seat != deal.caller and deal.answers[seat] != YES:
            seat = next_seat(deal, seat)
        if seat == deal.caller:
            put_away(deal, LAID + deal.caller)
        else:
            turn_over(rules, deal, seat)


def turn_over(rules: Rules, deal: Deal, challenger: int) -> None:
    """A challenged hand is shown, and one of the two has a penalty; it may end the match (TOEP-14)."""
    loser = challenger if is_poor(rules, deal, deal.caller, 4) else deal.caller
    deal.scores[loser] += 1
    put_away(deal, SHOWN)
    if rules.penalty_end == PenaltyEnd.IMMEDIATE and deal.scores[loser] >= rules.target:
        finish(rules, deal)


def put_away(deal: Deal, where: int) -> None:
    """The laid hand is out of play, and its seat is dealt another."""
    for card in range(CARDS):
        if deal.place[card] == deal.caller:
            deal.place[card] = where
    if where != SHOWN:
        deal.laid[deal.caller] += 4
    deal.held[deal.caller] = 0
    deal.renewed[deal.caller] += 1
    deal.phase = Phase.RENEW
    deal.actor = CHANCE


def renew(rules: Rules, deal: Deal, card: int) -> None:
    """The next card of the stock; with four of them its seat is asked again."""
    seat = deal.caller
    give(deal, seat, card)
    if deal.held[seat] == 4:
        clear_answers(deal)
        offer(rules, deal, seat)
        if deal.phase == Phase.EXCHANGE and 0 < rules.max_exchanges <= deal.renewed[seat]:
            keep(rules, deal)


# -- warnings


def begin_warnings(rules: Rules, deal: Deal) -> None:
    """Every seat in turn, from eldest (TOEP-6)."""
    deal.phase = Phase.WARN
    deal.actor = next_seat(deal, deal.dealer)
    if rules.warnings == Warnings.OFF:
        begin_tricks(rules, deal)


def warn(rules: Rules, deal: Deal, signal: int) -> None:
    """Keep silent, whistle or stand up."""
    deal.signals[deal.actor] = signal
    if deal.actor == deal.dealer:
        begin_tricks(rules, deal)
    else:
        deal.actor = next_seat(deal, deal.actor)
