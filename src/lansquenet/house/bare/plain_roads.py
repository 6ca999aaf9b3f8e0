"""As much of FastAPI as the house asks for, over ASGI, in plain Python: roads, and what their functions want.

`tests/house/web/test_bare.py` asks the same of both, and holds the answers against each other.
"""

import inspect
import json
import logging
import re
from collections.abc import Callable, Iterable
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from dataclasses import dataclass, field, replace
from functools import cache
from types import SimpleNamespace
from typing import Annotated, Any, NamedTuple, TypedDict, Unpack, get_args, get_origin, get_type_hints

from lansquenet.books.written import Json
from lansquenet.house.bare.plain_answers import (
    ASGIApp,
    HTTPConnection,
    HTTPException,
    Receive,
    Request,
    RequestValidationError,
    Response,
    Scope,
    Send,
    WebSocket,
    pairs,
)
from lansquenet.house.bare.plain_shapes import (
    UNSAID,
    BaseModel,
    Check,
    Field,
    ValidationError,
    checker,
    flat,
    within,
    written,
)

Call = Callable[..., Any]
Lifespan = Callable[["FastAPI"], AbstractAsyncContextManager[None]]
Path = Query = Field  # bounds of what stands in an address
LOG = logging.getLogger("lansquenet")
HOLE = re.compile(r"\{(\w+)(:path)?\}")


class Depends(NamedTuple):
    """What is found out before a function is called."""

    call: Call


@dataclass
class Way:
    """How a function is asked for."""

    method: str
    path: str
    call: Call
    first: list[Depends] = field(default_factory=list)
    status: int = 200
    shown: bool = True

    def __post_init__(self) -> None:
        self.form = compile_path(self.path)[0]


def compile_path(path: str) -> tuple[re.Pattern[str], str]:
    """What addresses a path stands for."""
    parts, last = [], 0
    for hole in HOLE.finditer(path):
        parts += [re.escape(path[last : hole.start()]), f"(?P<{hole[1]}>{'.*' if hole[2] else '[^/]+'})"]
        last = hole.end()
    return re.compile("".join([*parts, re.escape(path[last:])]) + "$"), path


class SaidOfRoad(TypedDict, total=False):
    """What is heard of all that may be said of a road."""

    dependencies: list[Depends] | None
    status_code: int | None
    include_in_schema: bool


class APIRouter:
    """Roads that lie beside each other."""

    def __init__(
        self, prefix: str = "", lifespan: Lifespan | None = None, include_in_schema: bool = True, **_: object
    ) -> None:
        self.prefix, self.shown = prefix, include_in_schema
        self.ways: list[Way] = []
        self.lifespans = [lifespan] if lifespan else []

    def include_router(self, other: "APIRouter") -> None:
        """Lay the roads of another behind these."""
        for way in other.ways:
            self.ways.append(replace(way, path=self.prefix + way.path))
        self.lifespans += other.lifespans

    def api_route(
        self, path: str, *, methods: Iterable[str], **said: Unpack[SaidOfRoad]
    ) -> Callable[[Call], Call]:
        """A road for some methods."""

        def laid(call: Call) -> Call:
            for method in methods:
                first, status = list(said.get("dependencies") or ()), said.get("status_code") or 200
                shown = self.shown and said.get("include_in_schema", True)
                self.ways.append(Way(method, self.prefix + path, call, first, status, shown))
            return call

        return laid

    def get(self, path: str, **said: Unpack[SaidOfRoad]) -> Callable[[Call], Call]:
        """A road by which something is looked at."""
        return self.api_route(path, methods=["GET"], **said)

    def post(self, path: str, **said: Unpack[SaidOfRoad]) -> Callable[[Call], Call]:
        """A road by which something is done."""
        return self.api_route(path, methods=["POST"], **said)

    def put(self, path: str, **said: Unpack[SaidOfRoad]) -> Callable[[Call], Call]:
        """A road by which something is settled."""
        return self.api_route(path, methods=["PUT"], **said)

    def delete(self, path: str, **said: Unpack[SaidOfRoad]) -> Callable[[Call], Call]:
        """A road by which something is ended."""
        return self.api_route(path, methods=["DELETE"], **said)

    def websocket(self, path: str) -> Callable[[Call], Call]:
        """A road for lines that stay open."""
        return self.api_route(path, methods=["WS"], include_in_schema=False)


# -- what a function wants


class Parameter(NamedTuple):
    """A parameter: of which kind, with what is said of it."""

    kind: object
    notes: tuple[object, ...]
    default: object

    @property
    def check(self) -> Check:
        """What checks it."""
        return checker(Annotated[self.kind, *self.notes] if self.notes else self.kind)


@cache
def wanted(call: Call) -> dict[str, Parameter]:
    """All that a function wants."""
    kinds = get_type_hints(call, include_extras=True)
    found = {}
    for name, one in inspect.signature(call).parameters.items():
        kind, *notes = get_args(kinds[name]) if get_origin(kinds[name]) is Annotated else (kinds[name],)
        default = UNSAID if one.default is inspect.Parameter.empty else one.default
        found[name] = Parameter(kind, tuple(notes), default)
    return found


class OnTheRoad:
    """A question on its way to a function: each thing is found out once."""

    def __init__(self, of: HTTPConnection, holes: dict[str, str]) -> None:
        self.of, self.holes = of, holes
        self.answer = Response()  # of which a function may say something before there is one
        self.found: dict[Call, object] = {}

    async def called(self, call: Call) -> object:
        """What a function comes to."""
        given = {name: await self._given(name, one) for name, one in wanted(call).items()}
        made = call(**given)
        return await made if inspect.isawaitable(made) else made

    async def _given(self, name: str, one: Parameter) -> object:
        for note in one.notes:
            if isinstance(note, Depends):
                return await self._once(note.call)
        if isinstance(one.kind, type) and isinstance(self.of, one.kind):
            return self.of
        if one.kind is Response:
            return self.answer
        return await self._body(one) if _is_body(one.kind) else self._in_address(name, one)

    async def _once(self, call: Call) -> object:
        if call not in self.found:
            self.found[call] = await self.called(call)
        return self.found[call]

    def _in_address(self, name: str, one: Parameter) -> object:
        if name in self.holes:
            return within("path", lambda _: within(name, one.check, self.holes[name]), None)
        found = [*pairs(self.of.asked, name)]
        if not found:
            if one.default is UNSAID:
                raise ValidationError("Field required", ("query", name))
            return [*one.default] if isinstance(one.default, list) else one.default
        if get_origin(one.kind) is list:
            each = checker(Annotated[get_args(one.kind)[0], str])
            return [within("query", each, value) for value in found]
        return within("query", lambda _: within(name, one.check, found[-1]), None)

    async def _body(self, one: Parameter) -> object:
        assert isinstance(self.of, Request)
        text = b"".join([part async for part in self.of.stream()])
        try:
            told = json.loads(text)
        except ValueError:
            raise ValidationError("JSON decode error" if text else "Field required", ("body",)) from None
        return within("body", one.check, told)


def _is_body(kind: object) -> bool:
    return all(isinstance(one, type) and issubclass(one, BaseModel) for one in flat(kind))


# -- the application


class FastAPI:
    """All roads of a house."""

    def __init__(self, *, lifespan: Lifespan, openapi_url: str = "", **said: object) -> None:
        self.state, self.said = SimpleNamespace(), said
        self.roads = APIRouter(lifespan=lifespan)
        self.get, self.api_route = self.roads.get, self.roads.api_route
        self.include_router = self.roads.include_router
        self.handlers: dict[type[BaseException], Call] = {}
        self.outside: ASGIApp = self._inside
        self.roads.get(openapi_url, include_in_schema=False)(self.openapi)

    def openapi(self) -> Json:
        """Which version this is, and what can be asked."""
        paths: dict[str, Json] = {}
        for way in self.roads.ways:
            if way.shown:
                paths.setdefault(way.path, {})[way.method.lower()] = {}
        return {"info": {key: self.said[key] for key in ("title", "version")}, "paths": paths}

    def add_middleware(self, kind: Call, **given: object) -> None:
        """Have all that is asked pass by this before anything else."""
        self.outside = kind(self.outside, **given)

    def add_exception_handler(self, kind: type[BaseException], handler: Call) -> None:
        """How something that goes wrong is answered."""
        self.handlers[kind] = handler

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hear what comes over ASGI."""
        scope["app"] = self
        if scope["type"] == "lifespan":
            return await self._live(receive, send)
        await self.outside(scope, receive, send)

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        async with AsyncExitStack() as open:
            for lifespan in self.roads.lifespans:
                await open.enter_async_context(lifespan(self))
            await send({"type": "lifespan.startup.complete"})
            await receive()
        await send({"type": "lifespan.shutdown.complete"})

    async def _inside(self, scope: Scope, receive: Receive, send: Send) -> None:
        method = "WS" if scope["type"] == "websocket" else scope["method"]
        way, holes = self._way(method, scope["path"])
        if method == "WS":
            await OnTheRoad(WebSocket(scope, receive, send), holes).called(way.call)
            return
        request = Request(scope, receive)
        try:
            answer = await self._answered(way, OnTheRoad(request, holes))
        except Exception as wrong:
            answer = await self._sorry(request, wrong)
        await answer(scope, receive, send)

    def _way(self, method: str, path: str) -> tuple[Way, dict[str, str]]:
        for way in self.roads.ways:
            if way.method == method and (found := way.form.match(path)):
                return way, found.groupdict()
        return Way(method, path, _nowhere), {}

    async def _answered(self, way: Way, asked: OnTheRoad) -> Response:
        try:
            for one in way.first:
                await asked._once(one.call)
            said = await asked.called(way.call)
        except ValidationError as wrong:
            raise RequestValidationError(wrong.errors()) from None
        if isinstance(said, Response):
            return said
        text = b"" if way.status == 204 else written(said).encode()
        made = Response(text, way.status, media_type="" if way.status == 204 else "application/json")
        made.bare += asked.answer.bare
        return made

    async def _sorry(self, request: Request, wrong: Exception) -> Response:
        for kind in type(wrong).__mro__:
            if kind in self.handlers:
                if kind is Exception:  # a mistake of ours
                    LOG.exception("a fault of the house", exc_info=wrong)
                found: Response = await self.handlers[kind](request, wrong)
                return found
        raise wrong


def _nowhere() -> None:
    raise HTTPException(404, "Not Found")
