"""Databases to test on: a SQLite file, and a schema of its own on a PostgreSQL server."""

import os
import secrets
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import make_url

from lansquenet.house.log.store import Store

KINDS = ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)]
SERVER = os.environ.get("LANSQUENET_TEST_POSTGRES", "postgresql+psycopg://postgres@127.0.0.1/postgres")
SOAK = bool(os.environ.get("LANSQUENET_SOAK"))


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """The address of a database with nothing in it; skips the test where there is no server."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'house.sqlite'}"
        return
    schema = f"lansquenet_{secrets.token_hex(6)}"
    plain = make_url(SERVER).set(drivername="postgresql").render_as_string(hide_password=False)
    try:
        server = psycopg.connect(plain, autocommit=True, connect_timeout=3)
    except psycopg.OperationalError as wrong:
        pytest.skip(f"no PostgreSQL server: {wrong}")
    with closing(server):
        server.execute(f"CREATE SCHEMA {schema}")
        try:
            url = make_url(SERVER).update_query_dict({"options": f"-csearch_path={schema}"})
            yield url.render_as_string(hide_password=False)
        finally:
            server.execute(f"DROP SCHEMA {schema} CASCADE")


@contextmanager
def house(kind: str, folder: Path) -> Iterator[Store]:
    """A store with nothing in it; its key file is `keys.json` in the folder."""
    with database(kind, folder) as url, closing(Store.open(url, folder / "keys.json")) as store:
        yield store
