"""What the buttons say at Basset, with the chips that are meant, and what a card is good for that rides."""

from lansquenet.games.basset.rules import Choice, Phase, Rules, State, prize, prize_of

KEYS = {
    Choice.WITHDRAW: "verb-withdraw",
    Choice.GAIN: "verb-paix",
    Choice.LEAVE: "verb-leave",
    Choice.MASSE: "verb-masse",
    Choice.PAROLI: "verb-paroli",
}


def verb(rules: Rules, coup: State, action: int) -> tuple[str, dict[str, int | str]] | None:
    """What becomes of a card that has won, and what is paid for it now or may be at its next win."""
    if coup.phase != Phase.CHOICE:
        return None
    seat, r, choice = coup.actor, coup.on, Choice(action)
    chips = prize_of(rules, coup, seat, r)
    if choice in (Choice.GAIN, Choice.PAROLI):
        safe = 1 if choice == Choice.GAIN else 0
        chips = prize(rules, coup.bets[seat][r], coup.level[seat][r] + 1, safe)
    return KEYS[choice], {"chips": chips}


def times(rules: Rules, coup: State, seat: int, r: int) -> int:
    """For how many times the couch a card rides: sept, quinze, trente; so much the next win pays."""
    return prize_of(rules, coup, seat, r) // coup.bets[seat][r]
