"""What the punters of Basset do after a couple: take, leave, or crook a corner."""

from lansquenet.banking import bet_on, room
from lansquenet.games.basset.books import due, least, most_on, open_books
from lansquenet.games.basset.state import (
    Choice,
    Coup,
    Phase,
    Rules,
    cards,
    piece,
    prize,
    prize_of,
    reserve,
    reserve_of,
    stand,
)
from lansquenet.play import CHANCE, NOBODY, next_asked, pay


def ask_winners(rules: Rules, coup: Coup) -> None:
    """Ask about the card in the winning place, then about the other; then the cards go on."""
    coup.on = coup.winner
    coup.phase = Phase.CHOICE if coup.winner == coup.armed else Phase.AGAIN
    next_question(rules, coup, coup.banker)


def next_question(rules: Rules, coup: Coup, after: int) -> None:
    """Ask the next punter what becomes of a card that was settled."""
    if coup.phase == Phase.MASSE:
        coup.phase = Phase.CHOICE
    coup.actor = next_asker(rules, coup, after)
    if coup.actor == NOBODY and coup.loser >= 0:
        coup.on = coup.loser
        coup.loser = -1
        coup.phase = Phase.AGAIN
        for seat in range(coup.seats):
            coup.asked[seat] = coup.lost[seat]
            coup.lost[seat] = 0
        coup.actor = next_asker(rules, coup, coup.banker)
    if coup.actor == NOBODY:
        turn_on(rules, coup)


def next_asker(rules: Rules, coup: Coup, after: int) -> int:
    """The next to be asked; who cannot lay afresh is passed over."""
    seat = next_asked(coup, after)
    while seat != NOBODY and coup.phase == Phase.AGAIN and most_on(rules, coup, seat, coup.on) < least(rules):
        seat = next_asked(coup, seat)
    return seat


def turn_on(rules: Rules, coup: Coup) -> None:
    """On with the cards, or with new couches where they may be laid between couples."""
    coup.on = coup.winner = -1
    coup.actor = CHANCE
    if not rules.twins and coup.turned % 2 == 0:
        coup.phase = Phase.LOSE
        return
    coup.phase = Phase.WIN if coup.turned < cards(rules) - 1 else Phase.LAST  # BASS-16
    if coup.armed >= 0 and bet_on(coup, coup.armed) == 0:
        coup.armed = -1
    if rules.mid_deal_staking and coup.turned <= cards(rules) - 3:
        open_books(rules, coup)


def may_choose(rules: Rules, coup: Coup, choice: int) -> bool:
    """What may become of a card that has won: the banker must be able to answer for it (COM-5)."""
    seat, r = coup.actor, coup.on
    couch, level, safe = coup.bets[seat][r], coup.level[seat][r], coup.safe[seat][r]
    spare = room(coup, rules.cover, coup.exposed) + reserve_of(rules, coup, seat, r)
    if choice == Choice.WITHDRAW:
        return True
    if choice == Choice.GAIN:  # BASS-20
        more = reserve(rules, couch, level + 1, 1)
        return rules.paix == 1 and (level == 0 or safe == 1) and more <= spare
    if choice == Choice.PAROLI:  # BASS-19
        return rules.paroli == 1 and safe == 0 and reserve(rules, couch, level + 1, 0) <= spare
    anew = couch if choice == Choice.LEAVE else couch + piece(rules)  # BASS-18
    won = prize_of(rules, coup, seat, r)
    chips = coup.stacks[seat] - coup.staked[seat] + won + (0 if safe else couch) - due(rules, coup, seat, r)
    if choice == Choice.MASSE and 0 < rules.max_bet < anew:
        return False
    return anew <= chips and won + reserve(rules, anew, 0, 0) <= spare


def choose(rules: Rules, coup: Coup, choice: int) -> None:
    """Take the gain, or crook a corner for the next rung."""
    seat, r = coup.actor, coup.on
    couch, level, safe = coup.bets[seat][r], coup.level[seat][r], coup.safe[seat][r]
    if choice == Choice.GAIN or choice == Choice.PAROLI:
        stand(rules, coup, seat, r, couch, level + 1, 1 if choice == Choice.GAIN else 0)
    else:
        pay(coup, coup.banker, seat, prize(rules, couch, level, safe), 20 if safe else 18)
        stand(rules, coup, seat, r, 0 if choice == Choice.WITHDRAW else couch, 0, 0)
    if choice == Choice.MASSE:
        coup.phase = Phase.MASSE
    else:
        next_question(rules, coup, seat)
