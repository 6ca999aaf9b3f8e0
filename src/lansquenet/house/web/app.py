"""The house as a web application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path

from lansquenet import __version__
from lansquenet.errors import HouseRefuses, IllegalAct, LansquenetError, UnknownName
from lansquenet.house.bare.gauges import CONTENT_TYPE_LATEST, REGISTRY, generate_latest
from lansquenet.house.bare.notes import get_logger
from lansquenet.house.bare.roads import (
    ASGIApp,
    FastAPI,
    HTMLResponse,
    HTTPException,
    JSONResponse,
    Message,
    MutableHeaders,
    PlainTextResponse,
    Receive,
    Request,
    RequestValidationError,
    Response,
    Scope,
    Send,
    compile_path,
)
from lansquenet.house.hall import LEAST_PACE, Hall
from lansquenet.house.log.store import Store
from lansquenet.house.web import frames, gateway, pages, rest, rule_pages, solo
from lansquenet.house.web.allowance import Allowance, Metered, TooOften, address_of
from lansquenet.house.web.catalogue import Reckoning
from lansquenet.house.web.gateway import Doors
from lansquenet.house.web.mine import daily, day_question, hand_list, showing
from lansquenet.house.web.mine.salons import routes as salons
from lansquenet.house.web.mine.worth import hints, table_report
from lansquenet.house.web.reckoning import laboratory, oddsbar, past, questions
from lansquenet.house.web.reckoning.shelves import Archive
from lansquenet.house.web.solo import of_transcript

YEAR = 365 * 86_400
METHODS = ("GET", "POST", "DELETE", "PUT", "PATCH", "HEAD", "OPTIONS")
LOOKED_AT = ["GET", "HEAD"]  # many a watchman asks for the head alone
STATUS = {  # of refusals, where it is not 409
    "no_session": 401,
    "wrong_password": 401,
    "bad_link": 401,
    "bad_ticket": 401,
    "origin": 403,
    "not_seated": 403,
    "not_host": 403,
    "sealed": 403,
    "not_yet": 403,
    "not_member": 403,
    "not_keeper": 403,
    "barred": 403,
    "removed": 403,
    "unknown_table": 404,
    "unknown_hand": 404,
    "unknown_salon": 404,
    "unknown_member": 404,
    "too_long": 413,
    "too_often": 429,
    "too_fast": 429,
    "too_slow": 503,
    "busy": 503,
    "closing": 503,
    "again": 503,
    "moved": 503,
    "bad_message": 400,
    "bad_name": 400,
    "bad_password": 400,
}
LATER = 5  # seconds in which to come again, where nobody knows better
LOCKED = (  # what a page of the house may load: nothing from anywhere else, and no script of anybody's
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; require-trusted-types-for 'script'"
)

log = get_logger()


@dataclass(frozen=True)
class Settings:
    """How a house is kept."""

    database: str
    keys: Path
    owner: str = "this house"
    origins: frozenset[str] = field(default_factory=frozenset)  # pages, beside its own, that may connect
    sockets: int = 20  # connections of one address
    leeway: float = 1.0  # how many times the usual one visitor may have of all else
    pace: float = LEAST_PACE  # seconds that a bot takes at least, and that lie between two hands
    witness: str = ""  # a file or an address that is told how long the logs are


def house(settings: Settings) -> FastAPI:
    """The application: it opens the store when it starts, and parks every table when it ends."""
    app = FastAPI(
        title="Lansquenet",
        version=__version__,
        summary="Tables for old European gambling card games.  Play chips only.",
        lifespan=_open,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        separate_input_output_schemas=False,
    )
    app.state.settings = settings
    app.state.doors = Doors(settings.origins)
    app.state.allowance = Allowance(settings.sockets, settings.leeway)
    alone = solo, of_transcript
    own = daily, day_question, hand_list, table_report, showing, salons
    for part in (rest, past, oddsbar, hints, laboratory, questions, frames, *alone, *own, gateway):
        app.include_router(part.router)
    app.add_middleware(Guarded)
    app.add_middleware(pages.Squeezed, minimum_size=pages.SMALL, compresslevel=6)
    app.add_middleware(Metered, allowance=app.state.allowance)
    app.add_exception_handler(LansquenetError, _problem)
    app.add_exception_handler(RequestValidationError, _misread)
    app.add_exception_handler(HTTPException, _turned_away)
    app.add_exception_handler(Exception, _fault)
    _add_upkeep(app)
    _add_nothing_else(app)
    _add_pages(app)
    return app


@asynccontextmanager
async def _open(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    store = Store.open(settings.database, settings.keys)
    app.state.reckoning = Reckoning()
    app.state.archive = Archive(settings.database, settings.keys)
    app.state.hall = hall = Hall(store, settings.owner, settings.witness, settings.pace)
    await hall.start()
    try:
        yield
    finally:
        await hall.stop()
        app.state.archive.close()
        app.state.reckoning.close()
        store.close()


class Guarded:
    """Headers that keep others' pages and scripts out, on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, with them."""
        if scope["type"] != "http":
            return await self.app(scope, receive, send)

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                _guard(MutableHeaders(scope=message), scope)
            await send(message)

        await self.app(scope, receive, guarded)


def _guard(headers: MutableHeaders, scope: Scope) -> None:
    headers.setdefault("content-security-policy", LOCKED)
    headers["x-content-type-options"] = "nosniff"
    headers["cross-origin-opener-policy"] = "same-origin"
    headers["referrer-policy"] = "no-referrer"
    if scope["path"].startswith("/api/") and not scope["path"].startswith("/api/games"):
        headers.setdefault("cache-control", "no-store")  # it is of one person, or of this moment
    if scope["scheme"] == "https":
        headers["strict-transport-security"] = f"max-age={YEAR}"


async def _problem(request: Request, wrong: Exception) -> JSONResponse:
    """What was wrong, in a word and in a sentence."""
    code = "cannot"
    status = 400
    if isinstance(wrong, HouseRefuses):
        code, status = wrong.code, STATUS.get(wrong.code, 409)
    elif isinstance(wrong, UnknownName):
        code, status = "unknown", 404
    elif isinstance(wrong, IllegalAct):
        code, status = "illegal", 409
    if isinstance(wrong, TooOften) and status == 429:
        await request.app.state.allowance.hold(address_of(request))
    again = {"retry-after": f"{getattr(wrong, 'again', LATER)}"} if status in (429, 503) else None
    return JSONResponse({"code": code, "text": str(wrong)}, status, again)


async def _misread(request: Request, wrong: Exception) -> JSONResponse:
    """What does not fit, without what was given: it may be a secret."""
    assert isinstance(wrong, RequestValidationError)
    first = wrong.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return JSONResponse({"code": "bad_request", "text": f"{where}: {first['msg']}"}, 400)


async def _turned_away(request: Request, wrong: Exception) -> JSONResponse:
    """What the framework refuses, in the form of all refusals."""
    assert isinstance(wrong, HTTPException)
    code = {404: "unknown", 405: "bad_method"}.get(wrong.status_code, "bad_request")
    return JSONResponse({"code": code, "text": wrong.detail}, wrong.status_code, wrong.headers)


async def _fault(request: Request, wrong: Exception) -> JSONResponse:
    """A mistake of ours, in the form of all refusals; the traceback stands in the log of the server."""
    text = "The house made a mistake; whoever keeps it finds it in its log."
    return JSONResponse({"code": "fault", "text": text}, 500)


def _add_nothing_else(app: FastAPI) -> None:
    """Whatever else is asked for under `/api` is not there, or cannot be asked for in this way."""

    @app.api_route("/api/{path:path}", methods=[*METHODS], include_in_schema=False)
    async def nothing(path: str) -> None:
        """Refuse it."""
        paths = [(compile_path(path)[0], found) for path, found in app.openapi()["paths"].items()]
        allowed = [method.upper() for form, found in paths if form.match(f"/api/{path}") for method in found]
        if not allowed:
            raise HTTPException(404, f"There is no /api/{path}.")
        text = f"/api/{path} is asked for with {' or '.join(allowed)}."
        raise HTTPException(405, text, {"allow": ", ".join(allowed)})


def _add_upkeep(app: FastAPI) -> None:
    """What a host's tools look at."""

    @app.api_route("/healthz", methods=LOOKED_AT, include_in_schema=False)
    async def alive() -> PlainTextResponse:
        """Whether the process answers."""
        return PlainTextResponse("ok\n")

    @app.api_route("/readyz", methods=LOOKED_AT, include_in_schema=False)
    async def ready(request: Request) -> PlainTextResponse:
        """Whether tables can be played: the log can be reached."""
        hall: Hall = request.app.state.hall
        if hall.shut:
            return PlainTextResponse("closing\n", 503)
        await hall.writer.run(lambda: hall.store.owner_of(""))
        return PlainTextResponse("ready\n")

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        """Numbers for Prometheus."""
        return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


def _add_pages(app: FastAPI) -> None:
    """The pages; whatever is no other address is a screen of the table's."""

    @app.get("/verifier", include_in_schema=False)
    async def verifier() -> HTMLResponse:
        """The page that checks a bundle; it works as well from a file, without this house."""
        page = files("lansquenet.fair").joinpath("verifier.html").read_text("utf-8")
        policy = (
            "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; base-uri 'none'; "
            "form-action 'none'; frame-ancestors 'none'"
        )
        return HTMLResponse(page, headers={"content-security-policy": policy})

    app.include_router(rule_pages.router)
    app.include_router(pages.router)
