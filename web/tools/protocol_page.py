"""The page of the protocol, written from the messages themselves: `python web/tools/protocol_page.py`."""

from collections.abc import Iterator
from json import dumps
from pathlib import Path
from typing import get_args

from pydantic import TypeAdapter

from lansquenet.books.written import Json
from lansquenet.errors import LansquenetError
from lansquenet.house import messages as say
from lansquenet.seats.beats import (
    Beat,
    Decided,
    Duty,
    Ended,
    Move,
    Part,
    Played,
    Result,
    Said,
    Spot,
    TrickTaken,
)
from lansquenet.seats.cloth import Item, Place, Row
from lansquenet.seats.offers import Barred, Choice, Offer
from lansquenet.seats.telling import Line

HEAD = "<!-- Made by `python web/tools/protocol_page.py`; not written by hand. -->\n"
FROM_CLIENT: tuple[type[say.Message], ...] = (say.Hello, *get_args(say.Asked))
FROM_HOUSE: tuple[type[say.Message], ...] = get_args(say.Told)
SHOWN = (say.Terms, say.ChairIs, Row, Place, Item, Offer, Choice, Barred, Duty, Line)
BEATS = (Beat, Move, Spot, Decided, TrickTaken, Played, Part, Result, Ended, Said)
PARTS: tuple[type, ...] = (*SHOWN, *BEATS)

MEANINGS = {  # of fields that say nothing of themselves
    "Hello.table": "the id of the table, from `GET /api/codes/CODE`",
    "Hello.ticket": "from `POST /api/tables/ID/ticket`; good once, for half a minute",
    "Hello.hand": "of the last `state` that was seen; 0: none",
    "Hello.seq": "of the last `state` that was seen; what follows it is sent again",
    "Sit.chair": "null: any that is empty",
    "Do.id": "made by the client, new for every act, the same for a resend",
    "Do.hand": "of the `state` that is answered",
    "Do.seq": "of the `state` that is answered",
    "Do.action": "one of the offer's `choices`, or an amount within its limits",
    "Ready.hand": "which has been seen",
    "Promise.session": "that of `room`",
    "Promise.key": "the public half of a pair (Ed25519) that you have drawn for this session",
    "Promise.head": "x₁₀₂₄ of the chain x₀ = 32 random bytes, xᵢ = H('gt2/chain', session, chair, xᵢ₋₁)",
    "Share.window": "that of `share_wanted`",
    "Share.void": "that of `share_wanted`",
    "Share.share": "the link before the head that `share_wanted` names for your chair",
    "Share.signature": "of T, which you have made yourself, with your key",
    "Say.text": "words",
    "Manage.what": "to do",
    "Remove.chair": "whose",
    "AddBot.bot": 'its name; "": the usual one of the game',
    "AddBot.chair": "null: any that is empty",
    "Welcome.protocol": "the version of this page",
    "Welcome.table": "its id",
    "Welcome.code": "by which others find it",
    "Welcome.chair": "-1: in none",
    "Welcome.host": "whether the table is yours to manage",
    "Welcome.terms": "what it was opened with",
    "ChairIs.chair": "its number",
    "ChairIs.kind": "a robot is somebody's program, a bot one of the house",
    "ChairIs.name": "of who sits there",
    "ChairIs.chips": "those at stake among them",
    "ChairIs.state": "waiting: to be dealt in; leaving: when the hand is over",
    "Room.status": "whether it plays",
    "Room.chairs": "all, by number",
    "Room.watching": "how many look on",
    "Room.hand": "the hand in play, or the last one",
    "State.hand": "its number at this table; the draw for the first bank or deal counts",
    "State.seq": "counts the frames of this hand that were made for this seat, from 1",
    "State.again": "the frame is not the next one: `lines` are all of the hand",
    "State.draw": "it is drawn who begins",
    "State.over": "the hand has ended",
    "State.phase": "of the game's rules",
    "State.stock": "cards not yet turned",
    "State.me": "your seat in this hand; -1: you look on",
    "State.places": "what lies out",
    "State.rows": "the seats",
    "State.offer": "what you are asked; null: nothing",
    "State.lines": "what has happened",
    "Clock.seat": "who is to act",
    "Clock.seconds": "left",
    "Committed.hand": "for which",
    "Committed.body": "`session`, `number`, `before`, `c`, `ctx`, `rules`, `hidden`, `cards`, `roots`",
    "Committed.signature": "of C, with the key of `welcome`",
    "ShareWanted.hand": "for which",
    "ShareWanted.body": "`window`, `void`, `session`, `c`, `a`, `told`, `seats`, `stakes`, `silent`, `t`",
    "ShareWanted.signature": "of T, with the key of `welcome`",
    "ShareWanted.seconds": "after which you are silent, and out until the session ends",
    "Void.hand": "for which",
    "Void.body": "`window`, `void`, `t`, `silent` and `shares`",
    "Void.signature": "of V, with the key of `welcome`",
    "Joined.hand": "for which",
    "Joined.body": "`window`, `void`, `t`, `joint` and `shares`, and for hidden hands `picked` and `opened`",
    "Ack.id": 'of the act; "" for anything else',
    "Ack.again": "it stood already",
    "Refuse.code": "for programs, see below",
    "Refuse.text": "for people",
    "Refuse.id": "of the act",
    "Refuse.rule": "of the game's book",
    "Talk.name": "who",
    "Talk.text": "words; they may hold anything, so be careful how you show them",
    "Bye.code": "for programs, see below",
    "Bye.text": "for people",
    "Bye.again": "seconds; -1: stay away",
    "Bye.moved": "the house that sees to this table now",
    "Row.seat": "its number in this hand",
    "Row.name": "of who sits there",
    "Row.stack": "chips it owns",
    "Row.free": "those not at stake",
    "Row.acts": "it is this seat's turn",
    "Row.leads": "banks or deals",
    "Row.hand": "its cards, as far as you may see them",
    "Place.name": "for people",
    "Place.field": "for programs",
    "Place.seat": "before which; -1: in the middle",
    "Place.items": "what lies there",
    "Item.card": "4 × rank + suit, from the two of clubs or the ace as the game has it; -1: no card",
    "Item.rank": "a rank without a suit; -1: none",
    "Item.suit": "clubs, diamonds, hearts, spades; -1: none",
    "Item.seat": "with whom, or who; -1: nobody",
    "Item.chips": "how many",
    "Item.tally": "strokes",
    "Item.count": "how many of this thing; of a card that rides, for how many times its stake",
    "Offer.question": "for people",
    "Offer.phase": "of the game's rules",
    "Offer.rule": "that is the reason for the question",
    "Offer.says": "what is answered: chips, answer, card, rank or seat",
    "Offer.usual": "the action of one who does not think",
    "Offer.least": "of an amount",
    "Offer.most": "of an amount; less than `least`: no amount but `apart`",
    "Offer.apart": "another amount that may be said; -1: none",
    "Offer.each": "chips that an amount of one is: more where pieces are counted",
    "Offer.choices": "all actions there are; none where an amount is asked for",
    "Offer.standing": "one may speak at any moment: saying nothing within `window` is saying what is usual",
    "Offer.key": "by which translations know the question",
    "Offer.gaps": "what its text has filled in, by name",
    "Offer.spoken": "other words that may be typed, such as `banco`, and the actions they stand for",
    "Offer.barred": "cards of the hand and words of the question that are no choices now, and why",
    "Barred.actions": "those that share a reason",
    "Barred.words": "for them, as one types them",
    "Barred.text": "why not, as a clause",
    "Barred.rule": "that says so",
    "Barred.key": "by which translations know the text",
    "Barred.gaps": "what the text has filled in, by name",
    "Choice.action": "for programs",
    "Choice.key": "by which translations know the text",
    "Choice.word_key": 'by which they know the word; "": it is a number or a card',
    "Choice.gaps": "what the text has filled in, by name",
    "Choice.word": "as one types it",
    "Choice.text": "for people",
    "Line.text": 'for people; "" for a payment',
    "Line.rule": "by which it happened",
    "Line.phase": "of the game's rules",
    "Line.seat": "who acted; -1: the cards",
    "Line.action": "what; -1000: that may not be told",
    "Line.follows": "it tells what came of an act, such as who takes a trick, and not the act",
    "Line.payer": "who paid: a seat, or the pool or the house",
    "Line.payee": "who was paid",
    "Line.chips": "how many were paid",
    "Line.card": "that was turned or played; -1: none",
    "Line.key": "by which translations know what was done, in words after the name, or what followed, in a "
    'sentence; "": a payment, or something that followed and is told by another line',
    "Line.gaps": "what the text has filled in, by name",
    "Row.backs": "its cards that you may not see",
    "Row.tricks": "that it has taken in this hand",
    "Row.score": "penalties or points, where they are counted",
    "Row.mood": "how it bears itself, as all can see",
    "Row.said": "what it said last, in a word or two; null: nothing",
    "Offer.primary": "the likeliest answer; -1000: none stands out",
    "Offer.verb": "what a button says that puts an amount, which is its gap `amount`",
    "Offer.apart_verb": "what it says for the amount apart",
    "Offer.nothing_verb": "what it says for nothing",
    "Offer.about": "the card or the place that is asked about; null: none",
    "Offer.duty": "what a card that is played must do; null: nothing",
    "Choice.verb": "what a button says that does it; null: it is a card",
    "Duty.kind": "follow suit, head the trick, trump, or lead so",
    "Duty.said": "for people",
    "Duty.rule": "that says so",
    "Duty.suit": "-1: any",
    "Beat.kind": 'what happens; "": nothing that can be seen',
    "Beat.hold": "milliseconds until the next state may come; 0: it follows at once, or waits for somebody",
    "Beat.moves": "what goes from where to where, since the state before",
    "Beat.may": "seats for which the card that is turned next may decide; not told at `pace` 0",
    "Beat.forced": "nobody was asked: there was one answer, as all can see",
    "Beat.decided": "what is decided by it; null: nothing",
    "Beat.trick": "the whole trick, before it is gathered; null: none",
    "Beat.odds": "how what is decided now may end, where that is a count; not told at `pace` 0",
    "Move.what": "goes",
    "Move.start": "from where",
    "Move.end": "to where",
    "Move.card": "which; -1: one that you may not see",
    "Move.chips": "how many",
    "Move.up": "whether the card lies face up in the end",
    "Spot.field": "that of a `place`; or stock, turned, stack, hand, packet, aside, pool, house",
    "Spot.seat": "whose; -1: nobody's",
    "Spot.n": "the rank, or the other seat; -1: there is but one",
    "Decided.said": "for people",
    "Decided.rule": "by which",
    "Decided.pair": "where the two things lie that decide; none: no two do",
    "Decided.cards": "that lie there; -1: none",
    "Decided.wins": "seats for which it is good",
    "Decided.loses": "seats for which it is not",
    "TrickTaken.winner": "who takes it",
    "TrickTaken.best": "the card that does",
    "TrickTaken.cards": "in the order in which they were played",
    "TrickTaken.number": "from 0",
    "TrickTaken.last": "whether it is the last of the hand",
    "Played.seat": "who played it",
    "Played.card": "which",
    "Part.said": "for people",
    "Part.ways": "so many of the cards that are left",
    "Part.of": "of so many",
    "Part.wins": "seats for which that is good",
    "Result.seats": "all, in order",
    "Result.because": "by which of the decisions of the hand, from 0; -1: by none",
    "Result.counts": "what the hand is played for, and `net` is of",
    "Ended.seat": "who",
    "Ended.net": "chips won or lost, or what else is counted",
    "Ended.said": "why, for people",
    "Ended.rule": "by which",
    "Said.text": "in English",
    "Said.key": 'by which translations know it; "": they do not',
    "Said.gaps": "what the text has filled in, by name",
    "Terms.spectators": "what those may see who do not sit",
}

REFUSALS = {  # and goodbyes
    "again": "Something went on elsewhere; the same may be asked again.",
    "barred": "The keeper of the house lets this account in no more.",
    "bad_link": "The code from another device is used up, or too old.",
    "bad_message": "This is no message of the protocol.",
    "bad_name": "A name has 1 to 24 characters, all of which are seen where they stand; neither < nor >.",
    "bad_password": "It is too short or too long, or guessed easily.",
    "bad_request": "What was sent over HTTP does not fit.",
    "bad_promise": "This is no session of the table now, or no public key.",
    "bad_share": "Not the share that was promised, or not signed, or none was asked for.",
    "out": "You were silent when your share was wanted: you take no part until the session ends.",
    "bad_ticket": "The ticket is used up, older than half a minute, or of another table: fetch another.",
    "busy": "The house has its hands full; come again in a moment.",
    "cannot": "A value is out of its range; the text says which.",
    "cards_first": "The cards are being turned.",
    "in_silence": "The others are being asked in silence: the odds come after that.",
    "no_odds": "The table is played without odds.",
    "closed": "The table is closed.",
    "closing": "The house closes for a moment, or has; the table is kept.",
    "fault": "The house made a mistake; the table is read anew from its log.",
    "illegal": "The rules forbid this act now; the text says what they allow.",
    "in_hand": "A hand is in play.",
    "moved": "Another process sees to this table: `moved` says where, or `/ws/ID` leads to it.",
    "name_taken": "Somebody else has this name and a password.",
    "no_chair": "The chair is taken, or is none.",
    "no_hand": "You are in no hand.",
    "no_hello": "The first message is `hello`, within ten seconds.",
    "no_session": "It is not known who asks.",
    "not_host": "Only the host may do this.",
    "not_now": "Not in the state the table is in.",
    "not_playing": "You are not in this hand.",
    "not_seated": "Only for those who sit at the table.",
    "not_yet": "This hand is told later to those who do not sit at the table.",
    "origin": "This page may not ask that of this house.",
    "paused": "The host has paused the table.",
    "removed": "The host has removed you from this session.",
    "sealed": "Not yours to see.",
    "seated": "You sit at this table already.",
    "stale": "The table has moved on; its present state follows.",
    "too_few": "The game needs more seats.",
    "too_fast": "More than ten messages a second, or thirty at once.",
    "too_long": "A message has 8,192 bytes at most.",
    "too_often": "Asked as often as one visitor may; the text says when to come again.",
    "too_slow": "You read more slowly than the table plays, or figures would take too long.",
    "unknown": "No game, preset, option or value has this name.",
    "unknown_hand": "This hand is not over, or was never played.",
    "unknown_table": "There is no such table.",
    "wrong_password": "No such name with this password, or not the one that the account has.",
    "full": "A salon has as many members as it can have, or every table of this round is full.",
    "sits": "Who is to be erased sits at a table with chips, which the text names: leave it first.",
    "last_keeper": "A salon is never without a keeper: the keys are to be given to somebody first.",
    "no_hints": "This table is played without hints.",
    "not_keeper": "Only the keepers of a salon may do so.",
    "not_member": "Only the members of a salon may do so.",
    "unknown_member": "This salon has no member of this number.",
    "unknown_salon": "There is no salon under this code.",
}

_TERMS = {"game": "zecchinetta", "seats": 3, "bots": ["bold"]}
_OFFER = {
    "question": "How much do you bet on the 4?",
    "phase": "BET",
    "rule": "ZECC-5",
    "says": "chips",
    "usual": 36,
    "least": 1,
    "most": 60,
    "apart": 0,
}
_ROW = {"seat": 1, "name": "Ann", "stack": 363, "free": 363, "acts": True}
_HEX = "5d" * 32
_AT = {"window": 7, "void": 0, "t": "c0…"}
_SESSION = "c16cc3d4ce0d3744/1"
_COMMITTED: Json = {"session": _SESSION, "number": 3, "before": "77…", "c": "1f…", "ctx": "df…"}
_COMMITTED |= {"rules": "d2a5…", "hidden": False, "cards": 40, "roots": ["39…"]}
_FROZEN: Json = {**_AT, "session": _SESSION, "c": "1f…", "a": "be…", "told": 5}
_FROZEN |= {"seats": [[0, 1, "d7…", "c4…"], [1, 0, "3b…", "5d…"]], "stakes": [[0, 0], [1, 36]], "silent": []}
_SHARES = [[0, "82…", "6f…"], [1, "5d…", "a4…"]]
EXAMPLES: dict[str, Json] = {
    "hello": {"table": "c16cc3d4ce0d3744", "ticket": "GdTw…", "hand": 3, "seq": 4},
    "sit": {"chair": None},
    "rise": {},
    "sit_out": {},
    "come_back": {},
    "act": {"id": "1f0a", "hand": 3, "seq": 6, "action": 36},
    "more_time": {},
    "promise": {"session": _SESSION, "key": _HEX, "head": _HEX},
    "share": {"window": 7, "void": 0, "share": _HEX, "signature": 2 * _HEX},
    "ready": {"hand": 3},
    "hurry": {},
    "say": {"text": "Good evening."},
    "phrase": {"phrase": "well_played"},
    "manage": {"what": "start"},
    "remove": {"chair": 2},
    "add_bot": {"bot": "timid"},
    "welcome": {"table": "c16cc3d4ce0d3744", "code": "VR4AZ5", "you": "6f1e", "chair": 1, "terms": _TERMS},
    "room": {"status": "playing", "chairs": [{"chair": 1, "kind": "person", "name": "Ann", "seat": 1}]},
    "state": {"hand": 3, "seq": 6, "actor": 1, "stock": 38, "me": 1, "rows": [_ROW], "offer": _OFFER},
    "clock": {"seat": 1, "seconds": 20},
    "committed": {"hand": 3, "body": _COMMITTED, "signature": "a1…"},
    "share_wanted": {"hand": 3, "body": _FROZEN, "signature": "a1…", "seconds": 3},
    "void": {"hand": 3, "body": {**_AT, "silent": [1], "shares": _SHARES[:1]}, "signature": "a1…"},
    "joined": {"hand": 3, "body": {**_AT, "joint": "bf…", "shares": _SHARES}},
    "ack": {"id": "1f0a"},
    "refuse": {"code": "stale", "text": "The table has moved on since you saw it.", "id": "1f0a"},
    "talk": {"name": "Ben", "text": "Good evening."},
    "bye": {"code": "closing", "text": "The house closes for a moment; the table is kept.", "again": 1},
}


def written() -> str:
    """The whole page."""
    intro = Path(__file__).with_name("protocol.md").read_text("utf-8")
    sections = [
        f"## From a client\n\n{_all(FROM_CLIENT)}",
        f"## From the house\n\n{_all(FROM_HOUSE)}",
        f"## What is in them\n\n{_all(PARTS)}",
        f"## Refusals and goodbyes\n\n{_refusals()}",
        f"## Over HTTP\n\n{_paths()}",
    ]
    return "\n".join([HEAD, intro, *sections])


def _all(kinds: tuple[type, ...]) -> str:
    return "\n".join(_section(kind) for kind in kinds)


def _section(kind: type) -> str:
    schema = TypeAdapter(kind).json_schema()
    name = schema["properties"].get("type", {}).get("const")
    words = (kind.__doc__ or "").strip()
    title = f"`{name}`" if name else _named(kind.__name__)
    rows = list(_rows(kind.__name__, schema))
    table = ["", "| field | type | meaning |", "|---|---|---|", *rows] if rows else []
    return "\n".join([f"### {title}", "", _flowing(words), *table, *_example(name)]) + "\n"


def _rows(owner: str, schema: Json) -> Iterator[str]:
    for name, field in schema["properties"].items():
        if "const" not in field:
            default = field.get("default")
            usual = f"; {default} if left out" if isinstance(default, int | float) else ""
            yield f"| `{name}` | {_type(field)}{usual} | {meaning(owner, name, field)} |"


def meaning(owner: str, name: str, field: Json) -> str:
    """What a field means.

    Raises:
        LansquenetError: nobody has said it.
    """
    said = MEANINGS.get(f"{owner}.{name}") or field.get("description")
    if not said:
        raise LansquenetError(f"Nothing is said of {owner}.{name}: add it to MEANINGS.")
    return str(said).replace("|", "\\|")


def _type(field: Json) -> str:
    """The type of a field in words."""
    if "$ref" in field:
        return _named(field["$ref"].rpartition("/")[2])
    if "anyOf" in field:
        return " or ".join(_type(one) for one in field["anyOf"])
    if "enum" in field:
        return ", ".join(f'"{value}"' for value in field["enum"])
    if field.get("type") == "array":
        return f"list of {_type(field['items'])}"
    return _bounded(str(field.get("type", "any")), field)


def _bounded(type: str, field: Json) -> str:
    least, most = field.get("minimum"), field.get("maximum")
    if least is not None or most is not None:
        return f"{type} {least} to {most}" if most is not None else f"{type} from {least}"
    length = field.get("maxLength")
    return f"{type} of {length} at most" if length and type == "string" else type


def _named(name: str) -> str:
    return {"ChairIs": "chair"}.get(name, name.lower())


def _flowing(words: str) -> str:
    return "\n".join(line.strip() for line in words.splitlines())


def _example(name: str | None) -> list[str]:
    """A message as it goes over the wire; fields with their usual values are left out."""
    if name is None:
        return []
    return ["", "```json", dumps({"type": name, **EXAMPLES[name]}, ensure_ascii=False), "```"]


def _refusals() -> str:
    rows = [f"| `{code}` | {words} |" for code, words in sorted(REFUSALS.items())]
    return "\n".join(["| code | meaning |", "|---|---|", *rows]) + "\n"


def _paths() -> str:
    """Every question over HTTP, in a line."""
    from lansquenet.house.web.app import Settings, house

    paths = house(Settings(database="", keys=Path())).openapi()["paths"]
    rows = [
        f"| `{method.upper()} {path}` | {_first(told)} |"
        for path, methods in paths.items()
        for method, told in methods.items()
    ]
    lead = "`GET /api/openapi.json` says all of this in full.\n"
    return "\n".join([lead, "| question | answer |", "|---|---|", *rows]) + "\n"


def _first(told: Json) -> str:
    return str(told.get("description", "")).split("\n\n")[0].replace("\n", " ")


if __name__ == "__main__":
    Path("docs/protocol.md").write_text(written(), "utf-8")
