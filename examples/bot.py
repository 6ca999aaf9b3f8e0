"""A player for any table of a house, in plain Python: `python bot.py http://localhost:8000/t/CODE NAME`.

It takes part in every shuffle, and signs nothing that it has not seen itself: docs/fairness.md says why.
"""

import hashlib
import json
import os
import random
import sys
import time
from http.client import HTTPException
from urllib.request import Request, urlopen

LINKS, POOL = 1024, 12


def ask(path, said=None):
    """What the house answers; a stream of lines for a table's stream."""
    headers = {"authorization": f"Bearer {session}", "content-type": "application/json"}
    body = None if said is None else json.dumps(said).encode()
    return urlopen(Request(f"{house}/api/{path}", body, headers), timeout=60)


def choice(offer):
    """What to answer: the place for your wits."""
    choices = [each["action"] for each in offer["choices"]]
    return random.choice(choices) if choices else offer["usual"]


# -- Ed25519, after RFC 8032

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P


def added(one, other):
    """The sum of two points, each X, Y, Z and XY/Z."""
    a, b = (one[1] - one[0]) * (other[1] - other[0]), (one[1] + one[0]) * (other[1] + other[0])
    c, d = 2 * one[3] * other[3] * D, 2 * one[2] * other[2]
    e, f, g, h = (b - a) % P, (d - c) % P, (d + c) % P, (b + a) % P
    return e * f % P, g * h % P, f * g % P, e * h % P


def times(number, point):
    """So many times a point."""
    total = (0, 1, 1, 0)
    while number:
        total = added(total, point) if number & 1 else total
        point, number = added(point, point), number >> 1
    return total


def packed(point):
    """A point as 32 bytes."""
    over = pow(point[2], -1, P)
    return (point[1] * over % P | (point[0] * over % P & 1) << 255).to_bytes(32, "little")


def unpacked(text):
    """The point that 32 bytes stand for."""
    y = int.from_bytes(text, "little") & (1 << 255) - 1
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    x = x if x * x % P == square else x * pow(2, (P - 1) // 4, P) % P
    x = x if x & 1 == text[31] >> 7 else P - x
    return x, y, 1, x * y % P


BASE = unpacked((4 * pow(5, -1, P) % P).to_bytes(32, "little"))


def halves(secret):
    """The number and the bytes that a secret of 32 bytes stands for."""
    digest = hashlib.sha512(secret).digest()
    return int.from_bytes(digest[:32], "little") & (1 << 254) - 8 | 1 << 254, digest[32:]


def hashed(*parts):
    """A number made of these bytes."""
    return int.from_bytes(hashlib.sha512(b"".join(parts)).digest(), "little") % ORDER


def signature(secret, message):
    """The signature of a message."""
    number, rest = halves(secret)
    chance = hashed(rest, message)
    first, key = packed(times(chance, BASE)), packed(times(number, BASE))
    return first + ((chance + hashed(first, key, message) * number) % ORDER).to_bytes(32, "little")


def is_signed(key, message, signed):
    """Whether this is the signature of a message by this key."""
    right = added(unpacked(signed[:32]), times(hashed(signed[:32], key, message), unpacked(key)))
    return packed(times(int.from_bytes(signed[32:], "little"), BASE)) == packed(right)


# -- the shuffle: docs/fairness.md


def digest(label, *parts):
    """SHA-256 of a label and of parts, each behind its length."""
    whole = (label.encode(), *(part.encode() if isinstance(part, str) else part for part in parts))
    return hashlib.sha256(b"".join(len(part).to_bytes(4, "big") + part for part in whole)).digest()


def number(size, *given):
    """Numbers as bytes, each of this size."""
    return [each.to_bytes(size, "big", signed=each < 0) for each in given]


class Lie(Exception):
    """The house says what does not follow; the text says what."""


class Part:
    """Our part in the shuffles of a table: what was told, what is promised, and what was signed."""

    def __init__(self):
        self.key, self.chair, self.game, self.away = b"", -1, "", False  # the house's key, and where we sit
        self.room, self.state, self.rows = {}, {}, []
        self.pack, self.joined = {}, True  # the commitment that was told last, and whether it was joined
        self.session, self.secret, self.links, self.promised = "", b"", [], False
        self.signed, self.voided, self.silent, self.sent = {}, set(), set(), ""

    def must(self, holds, what):
        """Refuse what does not hold."""
        if not holds:
            raise Lie(what)

    def welcomed(self, told):
        """Where we are."""
        self.must(self.key.hex() in ("", told["key"]), "has another key than before")
        self.key, self.chair, self.game = bytes.fromhex(told["key"]), told["chair"], told["terms"]["game"]
        self.away, self.promised, self.sent = bool(self.pack), False, ""

    def promise(self):
        """What we promise for a session: a key and the tip of a chain, both drawn here."""
        chair = self.room["chairs"][self.chair] if self.chair >= 0 else {"kind": ""}
        session = self.room["session"]
        if not session or chair["kind"] != "robot" or chair["silent"]:
            return
        if session != self.session:
            self.session, self.secret, self.promised = session, os.urandom(32), False
            self.public = packed(times(halves(self.secret)[0], BASE)).hex()
        if len(self.links) > 1 and (self.promised or chair["key"] == self.public):
            return
        self.promised, self.links = True, [os.urandom(32)]
        while len(self.links) <= LINKS:
            seat = number(2, self.chair)
            self.links.append(digest("gt2/chain", session, *seat, self.links[-1]))
        yield {"type": "promise", "session": session, "key": self.public, "head": self.links[-1].hex()}

    def saw(self, state):
        """What has happened in the hand."""
        if state["again"] or state["hand"] != self.state.get("hand"):
            self.rows = []
        for line in state["lines"]:
            if not line["text"]:
                self.rows.append((1, line["payer"], line["payee"], line["chips"]))
            elif not line["follows"]:
                self.rows.append((0, line["seat"], line["action"], line["card"]))
        self.state = state

    def committed(self, told):
        """The cards are fixed: once for a hand, each time after the last."""
        body, hand, held = told["body"], told["hand"], self.pack
        before, made = bytes.fromhex(body["before"]), [bytes.fromhex(root) for root in body["roots"]]
        ctx = digest("gt2/ctx", self.game, body["rules"], table, body["session"], *number(8, hand))
        fixed = digest("gt2/decks", *number(2, body["cards"]), *made)
        c = digest("gt2/commit", before, *number(8, body["number"]), ctx, fixed)
        self.must(c.hex() == body["c"], "commits something else than it says")
        self.must(is_signed(self.key, c, bytes.fromhex(told["signature"])), "has not signed its commitment")
        if body["number"] == 1:
            self.must(before == digest("gt2/commit", body["session"], self.key), "begins with another key")
        if held and held["session"] == body["session"] and held["c"] != body["c"]:
            follows = (body["number"], body["before"]) == (held["number"] + 1, held["c"])
            self.must(follows or (self.away and body["number"] > held["number"] + 1), "breaks its chain")
            self.must(self.joined or self.away or hand > held["hand"], "commits twice for a hand")
        self.joined = self.joined and held.get("c") == body["c"]
        self.pack, self.away = {**body, "hand": hand}, False

    def stakes(self):
        """What lies at stake before each chair, as we were shown it."""
        chairs = {chair["seat"]: chair["chair"] for chair in self.room["chairs"] if chair["seat"] >= 0}
        paid = [(payer, chips) for kind, payer, payee, chips in self.rows if (kind, payee) == (1, POOL)]
        put = {seat: sum(chips for payer, chips in paid if payer == seat) for seat in chairs}
        rows = self.state["rows"]
        return {chairs[row["seat"]]: max(0, row["stack"] - row["free"] + put[row["seat"]]) for row in rows}

    def transcript(self, body, hand):
        """What is to be signed, made of what we have seen."""
        seen = digest("gt2/acts", self.room["session"], *number(8, hand))
        for kind, *row in self.rows:
            if kind or not self.pack["hidden"]:
                signs = [each.to_bytes(8, "big", signed=True) for each in row]
                seen = digest("gt2/paid" if kind else "gt2/act", seen, *signs)
        seats = [
            chair.to_bytes(2, "big") + bytes([bot]) + bytes.fromhex(key) + bytes.fromhex(head)
            for chair, bot, key, head in body["seats"]
        ]
        stakes = [b"".join(number(2, chair) + number(8, chips)) for chair, chips in self.stakes().items()]
        at = number(8, hand) + number(4, body["window"], body["void"])
        known = seen, digest("gt2/seats", *seats), digest("gt2/stakes", *sorted(stakes))
        return digest("gt2/transcript", bytes.fromhex(self.pack["c"]), *at, *known)

    def wanted(self, told):
        """Our share, if all that is to be signed is what we have seen."""
        body, at = told["body"], (told["body"]["window"], told["body"]["void"])
        mine = [row for row in body["seats"] if row[0] == self.chair and row[1] == 0]
        if not mine or mine[0][2] != self.public:
            return
        self.must(self.pack and body["c"] == self.pack["c"], "wants a share without a commitment")
        self.must(told["hand"] == self.state["hand"], "wants a share for another hand")
        for chair, bot, key, _ in body["seats"]:
            known = self.room["chairs"][chair]
            self.must((key, bot) == (known["key"], known["kind"] == "bot"), "names another key of a seat")
            self.must((self.room["session"], chair) not in self.silent, "calls on who was silent")
        t = self.transcript(body, told["hand"])
        self.must(t.hex() == body["t"], "wants a share for something that we have not seen")
        self.must(is_signed(self.key, t, bytes.fromhex(told["signature"])), "has not signed what it wants")
        self.must(not at[1] or (at[0], at[1] - 1) in self.voided, "voids a window without a word")
        if at not in self.signed:
            self.must(all(at > before for before in self.signed), "wants a share for what is past")
            self.must(self.links[-1].hex() == mine[0][3], "wants a share that was not promised")
            self.links.pop()
            self.signed[at] = t, self.links[-1].hex(), signature(self.secret, t).hex()
        given, share, signed = self.signed[at]
        self.must(given == t, "wants two shares for one window")
        self.sent = body["t"]
        yield {"type": "share", "window": at[0], "void": at[1], "share": share, "signature": signed}

    def void(self, told):
        """Somebody was silent."""
        body = told["body"]
        silent = digest("gt2/void", bytes.fromhex(body["t"]), *number(2, *body["silent"]))
        self.must(is_signed(self.key, silent, bytes.fromhex(told["signature"])), "has not signed a void")
        at = body["window"], body["void"]
        self.voided.add(at)
        self.silent |= {(self.room["session"], chair) for chair in body["silent"]}
        lied = self.chair in body["silent"] and self.sent == body["t"]
        self.must(not lied, "calls us silent, though our share was sent")


def answers(told):
    """What we say to a message of the house."""
    match told["type"]:
        case "welcome":
            part.welcomed(told)
            if told["chair"] < 0:
                yield {"type": "sit"}
        case "room":
            part.room = told
            yield from part.promise()
        case "committed":
            part.committed(told)
        case "share_wanted":
            yield from part.wanted(told)
        case "void":
            part.void(told)
        case "joined":
            part.joined = True
        case "state":
            part.saw(told)
            if told["offer"]:
                act = {"hand": told["hand"], "seq": told["seq"], "action": choice(told["offer"])}
                yield {"type": "act", "id": os.urandom(8).hex(), **act}


def replies(told):
    """All that we say to a message; to a lie nothing, but to our own person."""
    try:
        return list(answers(told))
    except Lie as lie:
        print(f"The house {lie}: {json.dumps(told)}", flush=True)
        return []


(house, code), session, part = sys.argv[1].split("/t/"), "", Part()
session = json.load(ask("guests", {"name": sys.argv[2]}))["session"]
table, over = json.load(ask(f"codes/{code}"))["id"], False
while not over:
    try:
        for line in ask(f"tables/{table}/stream"):
            told = json.loads(line) if line.strip() else {"type": "nothing"}
            over = told.get("status") in ("finished", "closed") or told.get("again", 0) == -1
            for said in [] if over else replies(told):
                time.sleep(0.11)  # a house takes ten messages a second
                print(said["type"], json.load(ask(f"tables/{table}/messages", said)), flush=True)
            if over:
                break
    except (OSError, HTTPException):  # the house is gone for a moment: the chair is kept
        time.sleep(1)
