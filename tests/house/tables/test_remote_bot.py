"""The example bot plays beside bots of the house, over lines of JSON."""

import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from lansquenet.house.log.store import Store
from lansquenet.house.tables.recheck import misfits
from rooms import seldom
from servers import Served, audited, chips, served

__all__ = ["served"]
pytestmark = pytest.mark.slow
BOT = Path(__file__).parents[3] / "examples" / "bot.py"


def opened(client: httpx.Client, game: str, **terms: Any) -> dict[str, str]:
    """A new table with two bots of the house and a chair for somebody else's."""
    session = client.post("/api/guests", json={"name": "Host"}).json()["session"]
    usual = {"seats": 3, "bots": ["bold", "timid"], "pace": 0, "between": 0}
    asked = client.post(
        "/api/tables",
        json={"game": game, **usual, **terms},
        headers={"authorization": f"Bearer {session}"},
    )
    assert asked.status_code == 201, asked.text
    return dict(asked.json())


def bot(link: str) -> subprocess.Popen[str]:
    """The example bot on its way to a table, with no package but the standard library."""
    return subprocess.Popen([sys.executable, "-S", "-I", str(BOT), link, "Robby"], stdout=-1, text=True)


@pytest.mark.parametrize(
    ("game", "options"),
    [seldom("zecchinetta", {"rounds": "2"}), ("loo", {"deals": "6"})],
)
def test_example_bot_plays_a_whole_session(served: Served, game: str, options: dict[str, str]) -> None:
    with httpx.Client(base_url=served.url, timeout=60) as client:
        table = opened(client, game, options=options)
        with bot(table["link"]) as player:
            said, _ = player.communicate(timeout=60)
        assert player.returncode == 0
        assert "refuse" not in said
        assert "The house" not in said, "it was never lied to"
        assert said.count("promise") == 1
        assert said.count("share ") > 3
        card = client.get(f"/api/tables/{table['id']}").json()
        assert (card["status"], card["chairs"][2]["kind"]) == ("finished", "robot")
        hands = client.get(f"/api/tables/{table['id']}/hands").json()
        assert len(hands) > 1
    served.stop()
    assert chips(served) == 3 * 500
    assert audited(served).startswith("No fault")


@pytest.mark.long
def test_example_bot_comes_back_after_a_kill_of_the_house(served: Served) -> None:
    """D1: the same chair, and the session is played to its end."""
    with httpx.Client(base_url=served.url, timeout=60) as client:
        table = opened(client, "zecchinetta", pace=0.05)
        with bot(table["link"]) as player:
            before = [player.stdout.readline() for _ in range(4)]
            served.restart()
            after, _ = player.communicate(timeout=90)
        said = "".join(before) + after
        assert player.returncode == 0
        assert said.count("sit ") == 1
        assert client.get(f"/api/tables/{table['id']}").json()["status"] == "finished"


def test_page_for_bots_shows_the_command_that_the_tests_run() -> None:
    page = (BOT.parent.parent / "docs" / "bots.md").read_text("utf-8")
    assert "python examples/bot.py http://127.0.0.1:8000/t/CODE Robby" in page
    assert len(BOT.read_text("utf-8").splitlines()) < 300


def test_audit_notices_chips_that_the_rules_have_not_paid(served: Served) -> None:
    """The control of the audit: an act that is not legal, and a payment of one chip more."""
    with httpx.Client(base_url=served.url, timeout=60) as client:
        table = opened(client, "zecchinetta")
        with bot(table["link"]) as player:
            player.communicate(timeout=60)
    served.stop()
    with closing(Store.open(f"sqlite:///{served.data / 'house.db'}", served.data / "keys.json")) as store:
        events, paid = list(store.events(table["id"])), store.payments(table["id"])
    assert list(misfits(told(events, paid), table["id"])) == []
    acted = next(n for n, event in enumerate(events) if event.kind == "acted")
    illegal = replace(events[acted], body=events[acted].body | {"action": 999_999})
    (found,) = misfits(told([*events[:acted], illegal, *events[acted + 1 :]], paid), table["id"])
    assert "does not follow" in found
    more = replace(paid[-1].payment, chips=paid[-1].payment.chips + 1)
    (found,) = misfits(told(events, [*paid[:-1], paid[-1]._replace(payment=more)]), table["id"])
    assert "paid something else" in found


def told(events: list[Any], paid: list[Any]) -> Any:
    """A store that says this."""
    return SimpleNamespace(events=lambda table: iter(events), payments=lambda table: paid)
