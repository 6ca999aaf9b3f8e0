"""As much of Starlette's requests and answers as the house asks for, over ASGI, in plain Python."""

import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, MutableMapping
from http.cookies import SimpleCookie
from mimetypes import guess_type
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import parse_qsl

from lansquenet.books.written import Json

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
ASGIApp = Callable[[Scope, Receive, Send], Awaitable[None]]
Bare = list[tuple[bytes, bytes]]  # headers, as they go over a wire


class HTTPException(Exception):
    """A question that is turned away."""

    def __init__(self, status_code: int, detail: str = "", headers: Mapping[str, str] | None = None) -> None:
        super().__init__(detail)
        self.status_code, self.detail, self.headers = status_code, detail, headers


class RequestValidationError(Exception):
    """A question that does not fit what is asked for."""

    def __init__(self, errors: list[Json]) -> None:
        super().__init__(str(errors))
        self._errors = errors

    def errors(self) -> list[Json]:
        """What does not fit, and where."""
        return self._errors


class WebSocketDisconnect(Exception):
    """The other side is gone."""

    def __init__(self, code: int = 1000) -> None:
        super().__init__(code)
        self.code = code


# -- what is asked


class MutableHeaders:
    """Headers, those of a scope or of a message: changed there."""

    def __init__(self, scope: Scope) -> None:
        self.bare: Bare = scope.setdefault("headers", [])

    def getlist(self, name: str) -> list[str]:
        """All that stand under this name."""
        return [value.decode() for key, value in self.bare if key.decode().lower() == name.lower()]

    def get(self, name: str, instead: str = "") -> str:
        """The first of them."""
        return next(iter(self.getlist(name)), instead)

    def __setitem__(self, name: str, value: str) -> None:
        self.bare[:] = [one for one in self.bare if one[0].decode().lower() != name.lower()]
        self.bare.append((name.encode(), value.encode()))

    def setdefault(self, name: str, value: str) -> None:
        """Say this, if nothing is said of it."""
        if not self.getlist(name):
            self[name] = value


class Where(NamedTuple):
    """The address that is asked."""

    scheme: str
    host: str
    path: str

    def __str__(self) -> str:
        return f"{self.scheme}://{self.host}{self.path}"


class Client(NamedTuple):
    """From where it is asked."""

    host: str


class HTTPConnection:
    """Whoever asks, and what is known before anything is said."""

    def __init__(self, scope: Scope) -> None:
        self.scope, self.app = scope, scope.get("app")
        self.headers = MutableHeaders(scope)
        self.client = Client(scope["client"][0]) if scope.get("client") else None
        self.url = Where(scope.get("scheme", "http"), self.headers.get("host"), scope["path"])
        self.base_url = Where(self.url.scheme, self.url.host, "/")

    @property
    def cookies(self) -> dict[str, str]:
        """What the browser was given to show."""
        return {name: one.value for name, one in SimpleCookie(self.headers.get("cookie")).items()}

    @property
    def asked(self) -> list[tuple[str, str]]:
        """What stands behind the question mark."""
        return parse_qsl(self.scope.get("query_string", b"").decode(), keep_blank_values=True)

    @property
    def query_params(self) -> dict[str, str]:
        """The last that was asked by each name."""
        return dict(self.asked)


class Request(HTTPConnection):
    """A question, with its body."""

    def __init__(self, scope: Scope, receive: Receive) -> None:
        super().__init__(scope)
        self.receive = receive

    async def stream(self) -> AsyncIterator[bytes]:
        """The body, as it comes."""
        more = True
        while more:
            part = await self.receive()
            yield part.get("body", b"")
            more = part.get("more_body", False)


class WebSocket(HTTPConnection):
    """A line that stays open."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        super().__init__(scope)
        self.receive, self.send = receive, send

    async def accept(self) -> None:
        """Open it."""
        await self.receive()
        await self.send({"type": "websocket.accept"})

    async def send_text(self, text: str) -> None:
        """Say something."""
        await self.send({"type": "websocket.send", "text": text})

    async def close(self, code: int = 1000) -> None:
        """Say no more."""
        await self.send({"type": "websocket.close", "code": code})


# -- what is answered


class Response:
    """An answer in one piece."""

    media_type = ""

    def __init__(
        self,
        content: object = None,
        status_code: int = 200,
        headers: Mapping[str, str] | None = None,
        media_type: str = "",
    ) -> None:
        self.status_code, self.bare = status_code, Bare()
        self.headers = MutableHeaders({"headers": self.bare})
        self.body = self.render(content)
        for name, value in (headers or {}).items():
            self.headers[name] = value
        if kind := media_type or self.media_type:
            text = kind.startswith("text/") and "charset=" not in kind
            self.headers.setdefault("content-type", f"{kind}; charset=utf-8" if text else kind)

    def render(self, content: object) -> bytes:
        """What is said, as it goes over a wire."""
        return content if isinstance(content, bytes) else str(content if content is not None else "").encode()

    def set_cookie(self, name: str, value: str, *, max_age: int = 0, **said: object) -> None:
        """Give the browser something to show."""
        parts = [f"{name}={value}", f"Max-Age={max_age}", "Path=/", f"SameSite={said.get('samesite', 'lax')}"]
        parts += [word for key, word in (("httponly", "HttpOnly"), ("secure", "Secure")) if said.get(key)]
        self.bare.append((b"set-cookie", "; ".join(parts).encode()))

    def delete_cookie(self, name: str, **said: object) -> None:
        """Take it away."""
        self.set_cookie(name, "", max_age=0, **said)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer."""
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.bare})
        async for part in self.parts():
            await send({"type": "http.response.body", "body": part, "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def parts(self) -> AsyncIterator[bytes]:
        """What is said, piece by piece."""
        yield self.body


class PlainTextResponse(Response):
    """An answer in text."""

    media_type = "text/plain"


class HTMLResponse(Response):
    """An answer that is a page."""

    media_type = "text/html"


class JSONResponse(Response):
    """An answer for programs."""

    media_type = "application/json"

    def render(self, content: object) -> bytes:
        """It, as JSON."""
        return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()


class RedirectResponse(Response):
    """Where to ask instead."""

    def __init__(self, url: str, status_code: int = 307) -> None:
        super().__init__(status_code=status_code, headers={"location": url})


class FileResponse(Response):
    """A file."""

    def __init__(self, path: Path, headers: Mapping[str, str] | None = None) -> None:
        super().__init__(path.read_bytes(), headers=headers, media_type=guess_type(path)[0] or "")


class StreamingResponse(Response):
    """An answer that comes piece by piece."""

    def __init__(
        self, lines: AsyncIterator[str], *, headers: Mapping[str, str] | None = None, media_type: str = ""
    ) -> None:
        super().__init__(headers=headers, media_type=media_type)
        self.lines = lines

    async def parts(self) -> AsyncIterator[bytes]:
        """Each, as it comes."""
        async for line in self.lines:
            yield line.encode()


class GZipMiddleware:
    """Compresses nothing: what is answered goes over no wire."""

    def __init__(self, app: ASGIApp, **_: int) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass it on."""
        await self.app(scope, receive, send)


def pairs(found: list[tuple[str, str]], name: str) -> Iterator[str]:
    """All values under a name."""
    return (value for key, value in found if key == name)
