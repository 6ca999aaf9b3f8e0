"""The cards of Basset: the fasse, the winner and the loser of every couple."""

from lansquenet.banking import bet_on
from lansquenet.cards import RANKS
from lansquenet.games.basset.choices import ask_winners, turn_on
from lansquenet.games.basset.state import Consecutive, Coup, Fasse, Phase, Rules, clear, prize_of, share, top
from lansquenet.play import pay


def turn_fasse(rules: Rules, coup: Coup, r: int) -> None:
    """The exposed card takes its part of every couch on its rank (BASS-7)."""
    coup.turned = 1
    for seat in range(coup.seats):
        if coup.bets[seat][r]:
            face(rules, coup, seat, r, 9 if coup.level[seat][r] else 7)
    turn_on(rules, coup)


def face(rules: Rules, coup: Coup, seat: int, r: int, why: int) -> None:
    """Pay the fasse: out of the couch, which ends it, or beside the couch, which stands."""
    part = 0 if coup.safe[seat][r] else share(rules, coup.bets[seat][r])
    if rules.fasse == Fasse.SIDE or coup.level[seat][r]:  # BASS-8, BASS-9
        pay(coup, seat, coup.banker, min(part, coup.stacks[seat] - coup.staked[seat]), why)
        coup.fresh[seat][r] = 0
    else:
        clear(rules, coup, seat, r)
        pay(coup, seat, coup.banker, part, why)


def turn_winner(rules: Rules, coup: Coup, r: int) -> None:
    """The first card of a couple waits for the second, unless each is settled alone."""
    coup.turned += 1
    coup.winner = r if bet_on(coup, r) else -1
    coup.phase = Phase.LOSE
    if not rules.twins:
        settle_winner(rules, coup)
        ask_winners(rules, coup)


def turn_loser(rules: Rules, coup: Coup, r: int) -> None:
    """The couple is complete: twins are nothing, else one card wins and one loses (BASS-6)."""
    coup.turned += 1
    if rules.twins and r == coup.winner:
        coup.winner = coup.armed = -1  # BASS-13, BASS-15
    else:
        if rules.twins:
            settle_winner(rules, coup)
        settle_loser(rules, coup, r)
    if rules.mid_deal_staking:
        for seat in range(coup.seats):
            for other in range(RANKS):
                coup.fresh[seat][other] = 0
    ask_winners(rules, coup)


def settle_winner(rules: Rules, coup: Coup) -> None:
    """The card wins, unless it did so in the couple before (BASS-11, BASS-14)."""
    w = coup.winner
    again = w >= 0 and w == coup.armed and rules.consecutive != Consecutive.WIN
    coup.armed = -1 if again else w
    for seat in range(coup.seats):
        if w >= 0 and coup.bets[seat][w]:
            if coup.fresh[seat][w]:
                clear(rules, coup, seat, w)  # BASS-41
            elif again and rules.consecutive == Consecutive.LOSE:
                coup.asked[seat] = forfeit(rules, coup, seat, w, 14)
            elif not again:
                coup.asked[seat] = credit(rules, coup, seat, w)


def settle_loser(rules: Rules, coup: Coup, r: int) -> None:
    """The card loses, or faces a couch that was laid in its couple (BASS-12, BASS-41)."""
    for seat in range(coup.seats):
        if coup.bets[seat][r] and coup.fresh[seat][r]:
            face(rules, coup, seat, r, 41)
        elif coup.bets[seat][r]:
            coup.lost[seat] = forfeit(rules, coup, seat, r, 12)
            if coup.lost[seat]:
                coup.loser = r


def credit(rules: Rules, coup: Coup, seat: int, r: int) -> int:
    """A win: 1 if the punter may choose; the highest rung is paid at once (BASS-21)."""
    if coup.level[seat][r] + 1 < top(rules):
        return 1
    pay(coup, coup.banker, seat, prize_of(rules, coup, seat, r), 21)
    clear(rules, coup, seat, r)
    return 0


def forfeit(rules: Rules, coup: Coup, seat: int, r: int, why: int) -> int:
    """A loss of the couch, whatever it played for: 1 if the punter may lay afresh (BASS-24)."""
    safe = coup.safe[seat][r]
    if not safe:
        pay(coup, seat, coup.banker, coup.bets[seat][r], why)
    clear(rules, coup, seat, r)
    return 1 if rules.masse_on_losing and not safe else 0
