"""A hand to show: whoever has the link sees what lay open to all, and nothing else; and it has a picture."""

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from lansquenet.fair.guest import chain
from lansquenet.games import GAMES
from lansquenet.house import history
from lansquenet.house.web.frames import EVERYTHING, cards_of, played
from lansquenet.house.web.mine.still import _lying, deciding, still
from lansquenet.rules.game import hides
from lansquenet.rules.state import ONLOOKER
from test_luck import TABLE, evening
from test_mine import evening as two_play, hands_of
from visitors import Visitor, company, nearby


@pytest.fixture(autouse=True)
def short_chains(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chain, "LINKS", 100)


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with nearby(tmp_path_factory.mktemp("show")) as found:
        yield found


def states(name: str, viewer: int) -> list[Any]:
    whole = evening(name)
    number = whole.sitting.hand
    found = history.recalled(whole.log, TABLE, number)
    left = history.stock_before(found, number)
    (hand,) = played(found.session, cards_of(found.moments), viewer, left, number)
    return [frame.state for frame in hand.frames]


def drawn(svg: str) -> set[int]:
    return {int(card) for card in re.findall(r'<use href="#c(\d+)"', svg)}


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in GAMES if hides(GAMES[name])])
def test_picture_has_no_card_that_was_not_open_to_all(name: str) -> None:
    public = {card for state in states(name, ONLOOKER) for card in _lying(state)}
    svg = still(deciding(states(name, ONLOOKER)), "fr" if name != "tomato" else "la")
    assert drawn(svg) <= public


@pytest.mark.slow
def test_who_sees_every_card_has_some_that_the_picture_lacks() -> None:
    """The control of the test above."""
    svg = still(deciding(states("loo", ONLOOKER)), "fr")
    assert {card for state in states("loo", EVERYTHING) for card in _lying(state)} - drawn(svg)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["zecchinetta", "lansquenet"])
def test_picture_needs_nothing_from_elsewhere_and_rings_what_decided(name: str) -> None:
    state = deciding(states(name, ONLOOKER))
    svg = still(state, "la" if name == "zecchinetta" else "fr")
    assert state.beat.decided is not None
    ringed = {card for card in state.beat.decided.cards if card >= 0}
    assert ringed <= drawn(svg)
    assert svg.count("#ffd76a") == len(ringed) > 0
    assert "var(" not in svg
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")


def shown(visitor: Visitor, table: str, hand: int = 1) -> httpx.Response:
    return visitor.http.post(f"/api/tables/{table}/hands/{hand}/show", json={})


@pytest.mark.slow
def test_only_who_has_played_it_opens_a_hand_to_everybody(url: str) -> None:
    """Of a private table nobody else is told anything; the key of one hand opens no other."""
    with company(url, "Ann", "Ben", "Cleo") as (ann, ben, cleo), httpx.Client() as anybody:
        two_play(ann, ben, 2, private=True)
        table = hands_of(ann)["hands"][0]["table"]
        assert shown(cleo, table).status_code == 403
        assert anybody.get(f"{url}/api/tables/{table}/hands/1/frames").status_code == 403
        made = shown(ann, table).json()
        path = made["link"].removeprefix(f"{url}/show/")
        assert anybody.get(f"{url}/api/show/{path}").json()["names"] == ["Ann", "Ben"]
        other = path.replace("/1/", "/2/")
        assert anybody.get(f"{url}/api/show/{other}").status_code == 404
        assert anybody.get(f"{url}/show/{other}").status_code == 404


@pytest.mark.slow
def test_link_tells_its_picture_and_only_the_frame_may_be_framed(url: str) -> None:
    with company(url, "Ann", "Ben") as (ann, ben), httpx.Client() as anybody:
        two_play(ann, ben, 1)
        table = hands_of(ann)["hands"][0]["table"]
        made = shown(ann, table).json()
        page, frame = anybody.get(made["link"]), anybody.get(made["embed"])
        pictures = re.findall(r'<meta property="og:image" content="([^"]+)"', page.text)
        assert pictures == [made["png"]]
        png, svg = anybody.get(made["png"]), anybody.get(made["svg"])
        assert png.content.startswith(b"\x89PNG\r\n")
        assert (png.headers["content-type"], svg.headers["content-type"]) == ("image/png", "image/svg+xml")
        assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
        assert "frame-ancestors *" in frame.headers["content-security-policy"]
        assert "frame-ancestors 'none'" in anybody.get(f"{url}/replay").headers["content-security-policy"]


@pytest.mark.slow
def test_hand_with_hidden_cards_is_shown_without_them(url: str) -> None:
    """The control: Ann herself sees her cards."""
    with company(url, "Ann", "Ben") as (ann, ben), httpx.Client() as anybody:
        two_play(ann, ben, 2, "toepen", options={})
        table = hands_of(ann)["hands"][0]["table"]
        path = shown(ann, table, 2).json()["link"].removeprefix(f"{url}/show/")

        def first_held(told: Any) -> list[int]:
            frames = told["hands"][0]["frames"]
            return [card for row in frames[1]["state"]["rows"] for card in row["hand"]]

        assert first_held(anybody.get(f"{url}/api/show/{path}").json()) == []
        assert first_held(ann.http.get(f"/api/tables/{table}/hands/2/frames").json())
