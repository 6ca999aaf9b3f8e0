"""No socket, log, number or file carries what is sealed: S1, over real sockets.

What is secret is read from the log of the house, with its keys, when all is over: the seeds of decks that
were played, the chains of the bots, the keys themselves, and the cards that a seat was never shown.  Then
it is looked for in everything else.
"""

import asyncio
import base64
import json
import re
import time
from contextlib import closing
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import import_module

import httpx
import pytest

from lansquenet.errors import LansquenetError
from lansquenet.fair.dealing import Stage
from lansquenet.house.history import recalled
from lansquenet.house.log.sealing import Keys
from lansquenet.house.log.store import Store
from lansquenet.house.tables.from_log import fresh, refold
from lansquenet.rules.cards import RANK_NAMES, SUIT_SIGNS
from lansquenet.rules.state import ONLOOKER
from players import Player, company
from servers import serving
from test_kill import QUICK

pytestmark = pytest.mark.slow

GAMES = ["loo", "irish_loo", "tomato", "zwikken", "toepen", "femkort", "norrlandsknack"]
SECONDS = 8  # that are played at the least
HANDS = 6  # of which everybody hears meanwhile, however slow the machine
PATIENCE = 180
EVERYBODY = -1
CARD = re.compile(f"([{RANK_NAMES}]|10)([{SUIT_SIGNS}])")


@dataclass
class Mischief(Player):
    """Somebody who tries to act out of turn, too, and hears why that may not be."""

    async def look(self, state):
        await super().look(state)
        if not state["offer"] and self.dice.random() < 0.2:
            await self.say("act", id=f"m{self.dice.random()}", hand=state["hand"], seq=state["seq"], action=3)


@dataclass
class Evening:
    """What was heard, written, counted and kept in one evening."""

    players: list[Player]
    folder: object
    metrics: str = ""
    log: str = ""
    secrets: dict[str, bytes] = field(default_factory=dict)


@pytest.fixture(scope="module")
def evening(tmp_path_factory):
    """Three people and a bot at each table with hidden hands, and somebody who looks on."""
    with serving(tmp_path_factory.mktemp("canaries") / "house") as house:
        found = asyncio.run(played(house))
        house.stop()
        found.log = house.words
    found.secrets = secrets_of(house.data)
    return found


async def played(house):
    """All play for a while; what is counted is read while they do."""
    seats = {"zwikken": 3}
    terms = [
        {"game": game, **QUICK, "seats": seats.get(game, 4), "bots": ["steady"] if game not in seats else []}
        for game in GAMES
    ]
    players = await company(house.url, terms, 3, "1", kind=Mischief)
    watchers = [await onlooker(house, players[3 * n]) for n in range(len(GAMES))]
    async with httpx.AsyncClient(timeout=60) as client:
        for player in [*players, *watchers]:
            player.heard = []
        tasks = [asyncio.create_task(player.keep_playing(client)) for player in [*players, *watchers]]
        await asyncio.sleep(SECONDS)
        end = time.monotonic() + PATIENCE
        while min(map(hand_of, players)) < HANDS and time.monotonic() < end:
            await asyncio.sleep(0.5)
        metrics = (await client.get(f"{house.url}/metrics")).text
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return Evening([*players, *watchers], house.data, metrics)


def hand_of(player):
    """The hand of which somebody heard last."""
    said = (json.loads(text) for text in reversed(player.heard))
    return next((message["hand"] for message in said if message["type"] == "state"), 0)


class Onlooker(Player):
    """Somebody who sits nowhere."""

    async def sit(self, welcome):
        self.chair = -1


async def onlooker(house, player):
    found = Onlooker(house.url, "Onlooker", "3", table=player.table)
    async with httpx.AsyncClient(timeout=60) as client:
        await found.come_in(client)
    return found


# -- what is secret


def opened(folder):
    return closing(Store.open(f"sqlite:///{folder / 'house.db'}", folder / "keys.json"))


def secrets_of(folder):
    """Bytes that may be found nowhere, by what they are."""
    keys = vars(Keys.read(folder / "keys.json"))
    found = {f"key {name}": key for name, key in keys.items() if isinstance(key, bytes)}
    with opened(folder) as store:
        for table in store.tables():
            sitting = None
            for event in store.events(table):
                sitting = sitting or fresh(event)
                refold(sitting, event)
                for chair, chain in sitting.chains.items():
                    found[f"chain {table} {chair}"] = chain.seed
                if event.kind == "joined" and sitting.dealing.stage == Stage.READY:
                    found[f"deck {table} {sitting.hand}"] = sitting.dealing.pack.seed
    return found


def carried(secrets, haystack):
    """Which of these are found there, raw or in any of the ways in which bytes are written."""
    text = haystack if isinstance(haystack, bytes) else haystack.encode()
    return [name for name, secret in secrets.items() if any(way in text for way in ways(secret))]


def ways(secret):
    """How these bytes may be written."""
    written = [secret.hex(), secret.hex().upper(), repr(list(secret)), json.dumps(list(secret))]
    encoded = [base64.b64encode(secret)[:-3], base64.urlsafe_b64encode(secret)[:-3]]
    return [secret, *(way.encode() for way in written), *encoded]


# -- the channels


@pytest.mark.slow
def test_the_evening_is_worth_looking_at(evening):
    """Else the rest would show nothing."""
    assert sum(name.startswith("deck") for name in evening.secrets) > 20
    refusals = [text for player in evening.players for text in player.heard if "not your turn" in text]
    assert len(refusals) > 10
    assert '"playing"' in "".join(text for text in evening.players[-1].heard)


@pytest.mark.slow
def test_no_socket_carries_a_seed(evening):
    """S1."""
    for player in evening.players:
        assert carried(evening.secrets, "\n".join(player.heard)) == []


def test_no_log_line_and_no_number_carries_a_secret_or_a_card(evening):
    """S1: the log of the server, and `/metrics`."""
    assert evening.log
    assert found_in_words(evening.log + evening.metrics, evening) == []


def found_in_words(words, evening):
    """Secrets, cards, acts, and names of people in these words."""
    names = [player.session for player in evening.players]
    tell_tale = ['"action"', '"sealed"', '"seeds"', '"tape"', '"place"', *names]
    cards = [found.group() for found in CARD.finditer(words)]
    return carried(evening.secrets, words) + cards + [word for word in tell_tale if word in words]


def test_the_files_carry_neither_seeds_nor_acts(evening):
    """S1: sealed fields are encrypted, in the database and in what lies beside it."""
    for path in evening.folder.glob("house.db*"):
        assert found_in_file(path.read_bytes(), evening) == []


def found_in_file(raw, evening):
    """Secrets, and the names of fields that are sealed."""
    sealed = [b'"action"', b'"seeds"', b'"seed"']
    return carried(evening.secrets, raw) + [word for word in sealed if word in raw]


# -- cards


@pytest.mark.slow
def test_nobody_is_shown_a_card_that_the_witness_does_not_tell(evening):
    """S1: in frames and in words, in refusals as well."""
    looked_at = 0
    with opened(evening.folder) as store:
        for player in evening.players:
            for hand, texts in by_hand(player.heard).items():
                told = told_in(store, player, hand)
                if told is not None:
                    looked_at += 1
                    assert shown_in(texts) <= told, (player.name, player.table, hand)
    assert looked_at > 60


def by_hand(heard):
    """What was heard in each hand, refusals with it."""
    hands, now = {}, 0
    for text in heard:
        message = json.loads(text)
        now = message["hand"] if message["type"] == "state" else now
        if message["type"] in ("state", "refuse", "room"):
            hands.setdefault(now, []).append(message)
    return hands


def told_in(store, player, hand):
    """The cards of which a seat was told in a hand; None if that is not over, or a draw that all see."""
    found = over(store, player.table, hand)
    if found is None or found.draw:
        return None
    witness, told = import_module(f"games.{found.sitting.terms.game}.witness"), set()
    chairs = [chair.number for chair in found.sitting.seated]
    seat = chairs.index(player.chair) if player.chair in chairs else ONLOOKER
    for moment in found.moments:
        for who, card in witness.told(moment.before, moment.act.actor, moment.act.action):
            if who in (EVERYBODY, seat):
                told.add(card)
    return told


@lru_cache(1000)  # all at a table ask for the same
def over(store, table, hand):
    """A hand out of the log; None if it is not over."""
    try:
        return recalled(store, table, hand)
    except LansquenetError:
        return None


def shown_in(messages):
    """Every card that can be read in these messages."""
    shown = set()
    for message in messages:
        shown |= {card for row in message.get("rows", ()) for card in row["hand"]}
        shown |= {item["card"] for place in message.get("places", ()) for item in place["items"]}
        shown |= {line["card"] for line in message.get("lines", ())}
        shown |= named_in(json.dumps(message, ensure_ascii=False))
    return shown - {-1}


def named_in(text):
    """The cards whose names stand in a text."""
    ranks = [rank.replace("10", "T") for rank, _ in CARD.findall(text)]
    suits = [SUIT_SIGNS.index(suit) for _, suit in CARD.findall(text)]
    return {4 * RANK_NAMES.index(rank) + suit for rank, suit in zip(ranks, suits, strict=True)}


# -- controls


def test_planted_secrets_are_found(evening):
    """S1, a control: a seed in each of the ways in which bytes are written."""
    name, seed = next((name, seed) for name, seed in evening.secrets.items() if name.startswith("deck"))
    for written in ways(seed):
        assert carried(evening.secrets, b"... " + written + b" ...") == [name]


def test_planted_words_are_found(evening):
    """S1, a control: lines of a log that say too much."""
    for line in ['{"event":"acted","action":17}', "C plays 10♥", '{"place":[0,1]}']:
        assert found_in_words(line, evening)


def test_an_act_that_is_not_sealed_is_found_in_the_file(evening, tmp_path):
    """S1, a control: an entry whose body holds the action, in a store of its own."""
    from lansquenet.house.log.store import Entry

    with closing(Store.open(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "keys.json")) as store:
        epochs = {"T": store.claim("T", "me", 60)}
        store.append([Entry("T", "acted", 1, {}, {"seat": 1, "action": 17})], epochs)
        sealed = b"".join(path.read_bytes() for path in tmp_path.glob("house.db*"))
        store.append([Entry("T", "acted", 1, {"seat": 1, "action": 17})], epochs)
        plain = b"".join(path.read_bytes() for path in tmp_path.glob("house.db*"))
    assert found_in_file(sealed, evening) == []
    assert found_in_file(plain, evening)


def test_a_card_of_another_hand_is_found_in_what_was_heard(evening):
    """S1, a control: one card that was not told, in a frame, in words, and in a refusal."""
    with opened(evening.folder) as store:
        for player in evening.players[:3]:
            hands = [hand for hand in by_hand(player.heard) if told_in(store, player, hand)]
            told = told_in(store, player, hands[-1])
            other = next(card for card in range(52) if card not in told)
            name = f"{RANK_NAMES[other // 4]}{SUIT_SIGNS[other % 4]}"
            for leak in (
                {"type": "state", "rows": [{"hand": [other]}]},
                {"type": "state", "lines": [{"card": other}]},
                {"type": "refuse", "text": f"B may say {name} (LOO3-13)"},
            ):
                assert not shown_in([leak]) <= told
