"""Asks a house through the door of a page, and prints what it says; `bare` hides the libraries of others."""

import asyncio
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

NOT_IN_A_PAGE = [
    *("alembic", "argon2", "annotated_types", "anyio", "cryptography", "fastapi", "httpx", "numba", "numpy"),
    *("prometheus_client", "psycopg", "pydantic", "pydantic_core", "starlette", "structlog", "throttled"),
    *("uvicorn", "websockets", "zxcvbn"),
]
QUESTIONS: list[tuple[str, str, object]] = [
    ("GET", "/api/games", None),
    ("GET", "/api/games/toepen", None),
    ("GET", "/api/games/whist", None),
    ("GET", "/api/games/zecchinetta/odds?option=packs=2", None),
    ("GET", "/api/games/zecchinetta/odds?seats=three", None),
    ("GET", "/api/me", None),
    ("POST", "/api/guests", {"nom": "Ann"}),
    ("POST", "/api/guests", {"name": ""}),
    ("POST", "/api/guests", {"name": "Ann"}),
    ("GET", "/api/tables", None),
    ("POST", "/api/tables", {"game": "toepen", "seats": 99}),
    ("POST", "/api/tables", {"game": "whist"}),
    ("POST", "/api/solo", {"game": "toepen", "seats": 3, "seed": 7}),
    ("POST", "/api/solo", {"game": "toepen", "lesson": True, "unknown": 1}),
    ("GET", "/api/lab", None),
    ("GET", "/api/lab/zecchinetta/ask", None),
    ("POST", "/api/lab/zecchinetta/ask", {"ask": "chance", "measure": "A wins"}),
    ("GET", "/api/lab/zecchinetta/compare?vary=packs", None),
    ("POST", "/api/lab/zecchinetta/run", {"hands": 1000, "courses": 100_000}),
    ("PUT", "/api/games", None),
    ("GET", "/api/nothing", None),
    ("GET", "/rules/toepen.html", None),
    ("GET", "/static/deck/fr.svg?letters=de", None),
    ("GET", "/api/day", None),
]


class Page:
    """A page before its own house: what is asked is answered, and what is heard on a line is kept."""

    def __init__(self, door: Any) -> None:
        self.door, self.last = door, 0
        self.answers: dict[int, Any] = {}
        self.done: dict[int, asyncio.Future[Any]] = {}
        self.line: asyncio.Queue[Any] = asyncio.Queue()

    def hear(self, text: str) -> None:
        told = json.loads(text)
        if "line" in told:
            self.line.put_nowait(told)
        elif "status" in told:
            self.answers[told["id"]] = [told["status"], told["type"], ""]
        elif "part" in told:
            self.answers[told["id"]][2] += told["part"]
        elif "done" in told:
            self.done[told["id"]].set_result(self.answers[told["id"]])

    async def ask(self, method: str, url: str, body: object = None) -> Any:
        self.last += 1
        self.done[self.last] = asyncio.get_running_loop().create_future()
        self.door.ask(self.last, method, url, "" if body is None else json.dumps(body))
        return await asyncio.wait_for(self.done[self.last], 30)


async def hand(page: Page) -> int:
    """Play until a second hand has begun; the seq that it is left at."""
    opened = json.loads((await page.ask("POST", "/api/tables", TABLE))[2])
    ticket = json.loads((await page.ask("POST", f"/api/tables/{opened['id']}/ticket", {}))[2])
    page.door.line(1, f"/ws/{opened['id']}")
    page.door.heard(1, json.dumps({"type": "hello"} | ticket))
    page.door.heard(1, '{"type":"sit"}')
    while True:
        told = await asyncio.wait_for(page.line.get(), 30)
        said = json.loads(told["text"])
        if said["type"] == "state" and said["hand"] > 1:
            page.door.gone(1)
            return int(said["hand"])
        if said["type"] == "state" and said["offer"]:
            here = {"hand": said["hand"], "seq": said["seq"]}
            act = {"type": "act", "id": f"{said['seq']}", "action": said["offer"]["usual"]}
            page.door.heard(1, json.dumps(act | here))


TABLE = {"game": "red_dog", "seats": 2, "fill": True, "pace": 0, "between": 0, "window": 0.1}


async def main() -> list[Any]:
    from lansquenet.edition.door import Door

    with tempfile.TemporaryDirectory() as folder:
        page = Page(None)
        page.door = Door(Path(folder), page.hear)
        await page.door.open()
        answers = [await page.ask(*question) for question in QUESTIONS]
        answers.append(await hand(page))
        await page.door.close()
    return answers


if __name__ == "__main__":
    if sys.argv[1:] == ["bare"]:
        sys.modules.update(dict.fromkeys(NOT_IN_A_PAGE))  # type: ignore[arg-type]
        from lansquenet.house.bare import threads

        threads.are_here = lambda: False
    print(json.dumps(asyncio.run(main())))
