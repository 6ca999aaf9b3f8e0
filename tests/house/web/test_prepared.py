"""Hands that are prepared for a house in a page: laid there, they go on as if they had begun there."""

import asyncio
import json
from pathlib import Path

import pytest

from lansquenet.books.written import Json
from lansquenet.edition.prepared import AtDoor, prepared
from lansquenet.errors import LansquenetError
from lansquenet.fair.verify import exit_code, verify

ME, NAME = "a" * 16, "Ann"
PATIENCE = 60.0


def of(hand: Json) -> str:
    """What has happened at its table, with us in the place of whoever came."""
    return json.dumps(hand["events"]).replace(hand["me"], ME).replace(hand["name"], NAME)


async def end_of(visit: AtDoor, hand: Json) -> tuple[Json, Json]:
    """The last state that was told before a house had come, and the proof of the hand when it is over."""
    table, told = hand["id"], hand["told"][-1]
    ticket = (await visit.ask(f"/api/tables/{table}/ticket", {}))["ticket"]
    visit.lines[1] = asyncio.Queue()
    visit.door.line(1, f"/ws/{table}")
    visit.say(1, type="hello", table=table, ticket=ticket, speed="at_once")
    asked = told
    while not asked["over"]:
        if offer := asked.get("offer"):
            place = {key: asked[key] for key in ("hand", "seq")}
            visit.say(1, type="act", id=f"a{asked['seq']}", action=offer["usual"], **place)
        asked = {}
        while "over" not in asked:
            asked = await visit.lines[1].get()
            assert asked["type"] not in ("bye", "refuse"), asked
    visit.door.gone(1)
    return told, await visit.ask(f"/api/tables/{table}/hands/{asked['hand']}/bundle")


async def played(folder: Path, games: list[str]) -> dict[str, tuple[Json, Json]]:
    """Prepared hands, laid into another house and played there to their ends."""
    hands, signing = await prepared(games, 1)
    visit = AtDoor(folder, signing)
    await visit.door.open()
    found = {}
    try:
        await visit.door.be(ME, NAME)
        for game, (hand,) in hands.items():
            for _ in range(2):  # which changes nothing: a page that comes anew may say so again
                await visit.door.lay(hand["id"], of(hand))
            async with asyncio.timeout(PATIENCE):
                told = (await visit.come(2, hand["id"]))[-1]
                assert told == json.loads(json.dumps(hand["told"][-1]).replace(hand["name"], NAME)), game
                found[game] = await end_of(visit, hand)
    finally:
        await visit.door.close()
    await refused(folder / "other", hands["zecchinetta"][0])
    return found


async def refused(folder: Path, dealt: Json) -> None:
    """A house with a key of its own would deal other cards than were seen: it does not take the hand."""
    folder.mkdir()
    visit = AtDoor(folder)
    await visit.door.open()
    with pytest.raises(LansquenetError, match="another key"):
        await visit.door.lay(dealt["id"], of(dealt))
    await visit.door.close()


@pytest.mark.slow
def test_hands_that_were_prepared_go_on_in_another_house_and_are_proved_there(tmp_path: Path) -> None:
    # Cards dealt, dealt in a game that may deal again unasked, turned, and none yet.
    games = ["toepen", "femkort", "landsknecht", "zecchinetta", "red_dog"]
    found = asyncio.run(played(tmp_path, games))
    assert [*found] == games
    for told, bundle in found.values():
        assert told["offer"]
        assert told["rows"][told["me"]]["name"] != NAME
        checks = verify(bundle)
        assert exit_code(checks) == 0, checks


@pytest.mark.slow
def test_table_at_which_nobody_is_asked_keeps_nothing_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """As at one that has played on to its end before it was looked at again."""
    come, came = AtDoor.come, list[int]()

    async def once(visit: AtDoor, line: int, table: str) -> list[Json]:
        came.append(line)
        return await (come(visit, line, table) if len(came) == 1 else asyncio.Event().wait())

    monkeypatch.setattr(AtDoor, "come", once)
    monkeypatch.setattr("lansquenet.edition.prepared.PATIENCE", 5.0)
    assert asyncio.run(prepared(["red_dog"], 1)).hands == {}
    assert len(came) == 2


@pytest.mark.slow
def test_nobody_is_another_than_the_browser_is_known_as(tmp_path: Path) -> None:
    async def names() -> list[str]:
        visit = AtDoor(tmp_path)
        await visit.door.open()
        for id, name in ((ME, NAME), ("b" * 16, "Ben")):
            await visit.door.be(id, name)
        found = await visit.ask("/api/me")
        await visit.door.close()
        return [found["id"], found["name"]]

    assert asyncio.run(names()) == [ME, NAME]
