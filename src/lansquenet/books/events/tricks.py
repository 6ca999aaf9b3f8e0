"""What the games of tricks have in common to tell: who takes a trick, and how many each has."""

from lansquenet.books.events.scene import ORDINALS, Event, Scene, counted, listed
from lansquenet.books.wording import card_sign
from lansquenet.rules.cards import SUIT_SIGNS, suit
from lansquenet.rules.state import NOBODY, SEATS
from lansquenet.rules.tricks import CARDS, played_in, player_of


def cards_of(scene: Scene, trick: int) -> dict[int, int]:
    """What each seat played to a trick."""
    first, last = played_in(trick, 0), played_in(trick, SEATS)
    places = scene.after.place
    return {player_of(places[card]): card for card in range(CARDS) if first <= places[card] < last}


def trick(scene: Scene, rule: int, more: str = "") -> list[Event]:
    """Who takes the trick that this card has completed, with what, and why that is the best."""
    number = scene.before.trick
    if scene.after.trick == number:
        return []
    played = cards_of(scene, number)
    winner = next(seat for seat in scene.seats if scene.after.taken[seat] > scene.before.taken[seat])
    card = played[winner]
    reason = _best(scene, card, [*played.values()])
    text = (
        f"{scene.who(winner)} takes the {ORDINALS[number]} trick with the {card_sign(card)}, {reason}{more}."
    )
    return [scene.event(rule, text)]


def _best(scene: Scene, card: int, played: list[int]) -> str:
    """Why this card takes the trick."""
    led = scene.before.led if scene.before.led >= 0 else card
    alike = sum(suit(other) == suit(card) for other in played)
    if suit(card) == scene.after.trump:
        return "the highest trump" if alike > 1 else "the only trump"
    sign = SUIT_SIGNS[suit(card)]
    if suit(card) != suit(led):
        return "the best card still in"
    return f"the highest {sign}" if alike > 1 else f"the only {sign}"


def tricks(scene: Scene, rule: int | str, seats: list[int]) -> Event:
    """How many tricks each of these seats has."""
    taken = scene.after.taken
    return scene.event(rule, f"Tricks: {tally(scene, {seat: taken[seat] for seat in seats})}.")


def tally(scene: Scene, numbers: dict[int, int]) -> str:
    """What each seat has of something, the most first; those that have none at the end."""
    some = sorted((seat for seat in numbers if numbers[seat]), key=lambda seat: -numbers[seat])
    none = [scene.who(seat) for seat in numbers if not numbers[seat]]
    said = [f"{scene.who(seat)} {numbers[seat]}" for seat in some]
    return ", ".join(said + ([f"{listed(none)} none"] if none else []))


def leads(scene: Scene, phase: int, rule: int, played_for: str) -> list[Event]:
    """Who plays, for what, and who leads, when the play begins."""
    if not scene.opens(phase):
        return []
    state = scene.after
    into = [scene.who(seat) for seat in scene.seats if state.active[seat]]
    verb = "plays" if len(into) == 1 else "play"
    leader = state.leader if state.leader != NOBODY else state.actor
    return [scene.event(rule, f"{listed(into)} {verb} for {played_for}; {scene.who(leader)} leads.")]


def chips(number: int) -> str:
    """So many chips."""
    return counted(number, "chip")
