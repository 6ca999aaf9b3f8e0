"""Hands shown in the page of a table, state by state, and what is found wrong with how they lie there.

What the house says of a hand is taken down once, from a room that is driven without sockets; the page then
hears it from its socket, in any window, as fast as it can draw it.  `survey.js` does the looking.
"""

import io
import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image, ImageDraw
from playwright.sync_api import Browser

from conftest import visited
from house_driver import CODE, TABLE, Evening, run
from lansquenet.games import GAMES
from lansquenet.house import messages as say
from lansquenet.house.tables.changes import TableEvent
from lansquenet.house.tables.terms import bots_for, sitting_bots
from servers import Served
from visits import Visit

LOOK = (Path(__file__).parent / "survey.js").read_text("utf-8")
SEATS = {"zwikken": 3, "toepen": 4, "femkort": 4}  # five at the other tables
HANDS = 6  # that are played, to have one in which much is asked
FEWEST = 40  # states; the hands after it are shown as well until there are so many
MOST = 90  # states of a long hand that are looked at, its beginning, its end and some of those between
ENDS = 30


class Window(NamedTuple):
    """A window in which somebody plays."""

    width: int
    height: int
    touch: bool = False
    scale: int = 1
    language: str = "en"
    letters: int = 16  # pixels, as the browser is set to


WINDOWS = {
    "1280x800": Window(1280, 800),
    "1440x900": Window(1440, 900),
    "1920x1080": Window(1920, 1080),
    "1024x768": Window(1024, 768),
    "390x844": Window(390, 844, touch=True),
    "360x740": Window(360, 740, touch=True),
    "844x390": Window(844, 390, touch=True),
    "zoom 200%": Window(640, 400, scale=2),
    "letters 200%": Window(1280, 800, letters=32),
    "1280x800 de": Window(1280, 800, language="de"),
    "360x740 de": Window(360, 740, touch=True, language="de"),
}


class Seated(Evening):
    """An evening with the house's own bots, as a person opens it."""

    def open(self) -> None:
        body = {
            "code": CODE,
            "host": "account0",
            "terms": self.terms.model_dump(mode="json"),
            "protocol": "gt2",
        }
        bots = sitting_bots(TABLE, self.terms.bots)
        run(self.room.happen(TableEvent("opened", body), *bots))
        self.come()


def usual(game: str) -> int:
    """How many seats there are where nothing is said of it."""
    return min(SEATS.get(game, 5), GAMES[game].SEATS[-1])


@cache
def recorded(game: str, seats: int) -> list[dict[str, Any]]:
    """All that one person hears of some hands: always the same."""
    terms = {"game": game, "seats": seats, "chips": 400, "bots": bots_for(game, seats - 1)}
    evening = Seated(say.Terms(**terms, pace=0.8, between=6, window=0.5), 1, game, onlooker=False)
    return [json.loads(text) for _, text in evening.hands(HANDS).guests[0].heard]


def chosen(game: str, seats: int) -> list[dict[str, Any]]:
    """What is to be heard: welcome, who is here, the hand in which most is asked, and what follows it."""
    heard = recorded(game, seats)
    states = [one for one in heard if one["type"] == "state" and not one["again"] and one["hand"] > 1]
    asks = {one["hand"]: 0 for one in states}
    for one in states:
        asks[one["hand"]] += bool(one["offer"])
    best = max(asks, key=lambda hand: asks[hand])
    at = heard.index(next(one for one in states if one["hand"] == best))
    room = next(one for one in reversed(heard[:at]) if one["type"] == "room" and one["status"] == "playing")
    welcome = next(one for one in reversed(heard[:at]) if one["type"] == "welcome")
    shown = [one for one in states if one["hand"] >= best]
    over = next((n for n, one in enumerate(shown) if one["over"] and n >= FEWEST), len(shown))
    return [welcome, room, *shown[: over + 1]]


def looked(count: int) -> set[int]:
    """Which of so many states are looked at: all, unless it is a long hand."""
    middle = range(ENDS, count - ENDS, max(1, -(-(count - 2 * ENDS) // (MOST - 2 * ENDS))))
    return {*range(min(ENDS, count)), *middle, *range(max(0, count - ENDS), count)}


@contextmanager
def table(browser: Browser, house: Served, game: str, window: Window, seats: int = 0) -> Iterator[Visit]:
    """The page of a table at which nothing has been said yet; `survey.play()` says what was recorded."""
    told = chosen(game, seats or usual(game))
    card = {"id": TABLE, "code": CODE, "status": "playing", "terms": told[0]["terms"], "chairs": []}
    answers = {f"/api/codes/{CODE}": card, f"/{TABLE}/ticket": {"ticket": "-"}, "odds?quietly=true": None}
    options: dict[str, Any] = {
        "viewport": {"width": window.width, "height": window.height},
        "device_scale_factor": window.scale,
        "has_touch": window.touch,
        "is_mobile": window.touch,
    }
    settings = {"language": window.language, "speed": "at_once"}
    with visited(browser, house, **options) as visit:
        visit.come()
        if window.letters != 16:
            sizes = {"standard": window.letters, "fixed": window.letters}
            visit.page.context.new_cdp_session(visit.page).send("Page.setFontSizes", {"fontSizes": sizes})
        visit.page.evaluate("set => localStorage.setItem('lansquenet settings', set)", json.dumps(settings))
        visit.page.add_init_script(f"window.recorded = {json.dumps(answers)};\n{LOOK}")
        visit.down = True  # no house knows of this table
        visit.page.goto(f"{visit.url}/t/{CODE}")
        visit.page.wait_for_function(READY)
        visit.page.evaluate(LETTERS)
        visit.page.evaluate(FIRST, [json.dumps(one) for one in told[:3]])
        visit.page.wait_for_function(LAID)
        texts = [json.dumps(one) for one in told[3:]]
        looks = [n in looked(len(texts)) for n in range(len(texts))]
        visit.page.evaluate("told => survey.told = told", [*zip(texts, looks, strict=True)])
        yield visit


class Found(NamedTuple):
    """A fault of a game in a window: in how many states it stands, two things it is of, and a picture."""

    fault: str
    states: int
    of: str
    picture: Image.Image | None


def surveyed(
    browser: Browser, house: Served, game: str, window: Window, seats: int = 0, draws: bool = True
) -> list[Found]:
    """All that is wrong in any state that was recorded, the most frequent first; and what moved by itself."""
    first: dict[str, tuple[str, Image.Image | None]] = {}
    with table(browser, house, game, window, seats) as visit:
        while (fresh := visit.page.evaluate("survey.play()")) is not None:
            shown = outlined(visit, fresh, window.scale) if draws else {}
            for one in fresh:
                said = " / ".join(f"{of['what']} “{of['text']}” {of['box']}" for of in one["of"])
                first.setdefault(one["fault"], (said, shown.get(one["fault"])))
        counted, shifts = visit.page.evaluate("[survey.counted, survey.shifts]")
    found = [Found(fault, counted[fault], *what) for fault, what in first.items()]
    moved = [Found("shift", len(shifts), str(max(shifts)), None)] if shifts else []
    return moved + sorted(found, key=lambda one: -one.states)


def outlined(visit: Visit, fresh: list[dict[str, Any]], scale: int) -> dict[str, Image.Image]:
    """The window with what each fault is of ringed in red."""
    whole = Image.open(io.BytesIO(visit.page.screenshot(type="jpeg", quality=85))).convert("RGB")
    made = {one["fault"]: whole.copy() for one in fresh}
    for one in fresh:
        pen = ImageDraw.Draw(made[one["fault"]])
        for n, of in enumerate(one["of"]):
            left, top, right, bottom = (side * scale for side in of["box"])
            box = (left - 2, top - 2, max(left, right) + 2, max(top, bottom) + 2)
            pen.rectangle(box, outline="#ff2020" if n == 0 else "#ffd000", width=2)
    return made


READY = "() => survey.socket?.onmessage"
LETTERS = "async () => { await Promise.all([...document.fonts].map(font => font.load())); }"
FIRST = "told => told.forEach(data => survey.socket.onmessage({data}))"
LAID = "() => document.querySelector('.painted text, .painted path, .painted rect')"
