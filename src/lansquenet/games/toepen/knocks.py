"""The play of Toepen: knocking and answering, and the four tricks."""

from lansquenet.games.toepen.scores import score
from lansquenet.games.toepen.state import NO, ORDER, Deal, FoldMode, KnockMode, Phase, PovertyRound, Rules
from lansquenet.play import NOBODY, next_seat
from lansquenet.tricks import CARDS, first_active, gather, height, holds_suit, next_to_play


def next_answer(deal: Deal) -> int:
    """Who answers after the actor; the caller, when all have."""
    return first_active(deal, deal.actor)


def clear_answers(deal: Deal) -> None:
    """All has been answered."""
    deal.caller = NOBODY
    for seat in range(deal.seats):
        deal.answers[seat] = -1


def begin_tricks(rules: Rules, deal: Deal) -> None:
    """Eldest leads; or a seat in pelt, and the others may drop out first (TOEP-7)."""
    deal.leader = next_seat(deal, deal.dealer)
    if rules.poverty_round == PovertyRound.PELT:
        for _ in range(deal.seats):
            if deal.scores[deal.leader] == rules.target - 1:
                deal.value = 2
                deal.caller = deal.leader
                deal.phase = Phase.PELT
                deal.actor = next_seat(deal, deal.caller)
                return
            deal.leader = next_seat(deal, deal.leader)
    go_on(rules, deal)


def go_on(rules: Rules, deal: Deal) -> None:
    """After a card, or the answers to a knock: gather a trick that is full, and find who is due."""
    due = next_to_play(deal)
    if due == NOBODY:
        if deal.trick == 3:
            deal.best = best_left(deal)
            score(rules, deal, gather(deal))
            return
        gather(deal)
        due = next_to_play(deal)  # TOEP-11
    deal.due = due
    any_time = rules.knock_mode == KnockMode.ANY_TIME
    poll(deal, first_poll(rules, deal, due, deal.seats) if any_time else NOBODY)


def poll(deal: Deal, seat: int) -> None:
    """Ask a seat in silence whether it knocks; when there is none to ask, the card is played (TOEP-8)."""
    deal.phase = Phase.PLAY if seat == NOBODY else Phase.WINDOW
    deal.actor = deal.due if seat == NOBODY else seat


def first_poll(rules: Rules, deal: Deal, seat: int, seats: int) -> int:
    """The first of so many seats that may knock, from this one on."""
    for _ in range(seats):
        if may_knock(rules, deal, seat):
            return seat
        seat = next_seat(deal, seat)
    return NOBODY


def next_poll(rules: Rules, deal: Deal) -> int:
    """Who is asked after the actor, as far round the table as the seat that is due."""
    seat = next_seat(deal, deal.actor)
    return first_poll(rules, deal, seat, (deal.due - seat) * deal.step % deal.seats)


def may_knock(rules: Rules, deal: Deal, seat: int) -> bool:
    """Whether a seat is in, not the last to have knocked, and can afford to lose so much (TOEP-10)."""
    return (
        deal.active[seat] == 1
        and deal.exempt[seat] == 0
        and seat != deal.knocker
        and deal.scores[seat] + deal.value + 1 <= rules.target
    )


def knock(deal: Deal) -> None:
    """The deal is worth one more, and the others stay or fold."""
    deal.value += 1
    deal.knocker = deal.actor
    deal.caller = deal.actor
    deal.phase = Phase.RESPOND
    deal.actor = next_answer(deal)


def respond(rules: Rules, deal: Deal, action: int) -> None:
    """Stay, or fold for what the deal was worth before (TOEP-9)."""
    deal.answers[deal.actor] = action
    if rules.fold_mode == FoldMode.SEQUENTIAL:
        fold(deal, deal.actor)
    deal.actor = next_answer(deal)
    if deal.actor == deal.caller:
        for seat in range(deal.seats):
            fold(deal, seat)
        clear_answers(deal)
        survivor = first_active(deal, deal.leader)
        if first_active(deal, survivor) == survivor:
            score(rules, deal, survivor)  # TOEP-12
        else:
            go_on(rules, deal)


def fold(deal: Deal, seat: int) -> None:
    """A seat that answered so is out of the deal."""
    if deal.answers[seat] == NO and deal.active[seat]:
        deal.active[seat] = 0
        deal.charge[seat] = deal.value - 1


# -- tricks and scores


def playable(deal: Deal, seat: int) -> list[int]:
    """The cards of the suit led, or the whole hand."""
    suit_led = deal.led >= 0 and holds_suit(deal, seat, deal.led % 4)
    first, apart = (deal.led % 4, 4) if suit_led else (0, 1)
    return [card for card in range(first, CARDS, apart) if deal.place[card] == seat]


def lowest(deal: Deal, seat: int) -> int:
    """The card that an absent seat plays: of the lowest, the one whose suit comes first of ♠♥♦♣ (COMM-15)."""
    best = -1
    for card in playable(deal, seat):
        if best < 0 or height(deal, ORDER, card) < height(deal, ORDER, best):
            best = card
    return best


def best_left(deal: Deal) -> int:
    """The card that takes the last trick: folded ones count no more (TOEP-12)."""
    first = deal.leader if deal.active[deal.leader] else first_active(deal, deal.leader)
    best = deal.played[first]
    for seat in range(deal.seats):
        card = deal.played[seat]
        if deal.active[seat] and card % 4 == deal.led % 4:
            if best % 4 != deal.led % 4 or ORDER[card // 4] > ORDER[best // 4]:
                best = card
        elif deal.active[seat] and card % 4 == best % 4 and ORDER[card // 4] > ORDER[best // 4]:
            best = card
    return best
