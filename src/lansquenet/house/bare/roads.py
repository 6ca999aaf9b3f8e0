"""Roads to the house: FastAPI's and Starlette's, or in a page, where they are not, our own few."""

from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING or find_spec("fastapi"):
    from fastapi import (
        APIRouter,
        Depends,
        FastAPI,
        Path,
        Query,
        Request,
        Response,
        WebSocket,
        WebSocketDisconnect,
    )
    from fastapi.exceptions import RequestValidationError
    from fastapi.responses import (
        FileResponse,
        HTMLResponse,
        JSONResponse,
        PlainTextResponse,
        RedirectResponse,
        StreamingResponse,
    )
    from starlette.datastructures import MutableHeaders
    from starlette.exceptions import HTTPException
    from starlette.middleware.gzip import GZipMiddleware
    from starlette.requests import HTTPConnection
    from starlette.routing import compile_path
    from starlette.types import ASGIApp, Message, Receive, Scope, Send
else:
    from lansquenet.house.bare.plain_answers import (
        ASGIApp,
        FileResponse,
        GZipMiddleware,
        HTMLResponse,
        HTTPConnection,
        HTTPException,
        JSONResponse,
        Message,
        MutableHeaders,
        PlainTextResponse,
        Receive,
        RedirectResponse,
        Request,
        RequestValidationError,
        Response,
        Scope,
        Send,
        StreamingResponse,
        WebSocket,
        WebSocketDisconnect,
    )
    from lansquenet.house.bare.plain_roads import APIRouter, Depends, FastAPI, Path, Query, compile_path

__all__ = [
    "APIRouter",
    "ASGIApp",
    "Depends",
    "FastAPI",
    "FileResponse",
    "GZipMiddleware",
    "HTMLResponse",
    "HTTPConnection",
    "HTTPException",
    "JSONResponse",
    "Message",
    "MutableHeaders",
    "Path",
    "PlainTextResponse",
    "Query",
    "Receive",
    "RedirectResponse",
    "Request",
    "RequestValidationError",
    "Response",
    "Scope",
    "Send",
    "StreamingResponse",
    "WebSocket",
    "WebSocketDisconnect",
    "compile_path",
]
