"""An application asked in the same process: no sockets, and its lifespan about it."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from fastapi import APIRouter, FastAPI

from lansquenet.errors import LansquenetError
from lansquenet.house.web.allowance import Allowance
from lansquenet.house.web.app import _problem
from lansquenet.house.web.gateway import Doors


class Asker:
    """A client of an application; each answer is heard to its end."""

    def __init__(self, app: FastAPI, runner: asyncio.Runner) -> None:
        self.app, self.runner = app, runner

    def ask(self, method: str, address: str, **given: Any) -> httpx.Response:
        return self.runner.run(self._ask(method, address, **given))

    async def _ask(self, method: str, address: str, **given: Any) -> httpx.Response:
        wire = httpx.ASGITransport(app=self.app)
        async with httpx.AsyncClient(transport=wire, base_url="http://house") as client:
            return await client.request(method, address, timeout=180, **given)

    def get(self, address: str, **given: Any) -> httpx.Response:
        return self.ask("GET", address, **given)

    def post(self, address: str, **given: Any) -> httpx.Response:
        return self.ask("POST", address, **given)


@contextmanager
def asking(app: FastAPI) -> Iterator[Asker]:
    with asyncio.Runner() as runner:
        lifespan = app.router.lifespan_context(app)
        runner.run(lifespan.__aenter__())
        try:
            yield Asker(app, runner)
        finally:
            runner.run(lifespan.__aexit__(None, None, None))


@contextmanager
def asking_of(router: APIRouter, **state: Any) -> Iterator[Asker]:
    """A house of which there is only this router, and what it finds in the state of a house."""
    app = FastAPI()
    app.state.doors, app.state.allowance = Doors(frozenset()), Allowance()
    for name, value in state.items():
        setattr(app.state, name, value)
    app.include_router(router)
    app.add_exception_handler(LansquenetError, _problem)
    with asking(app) as asker:
        yield asker
