"""The samples for nginx and Caddy, before two processes of a house; each is tried where it is installed."""

import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from lansquenet.house.log.store import Store
from servers import Served, free_port
from test_one_house import at_its_address, is_let_in, processes, until
from visitors import SOON, Visitor

pytestmark = pytest.mark.slow
DEPLOY = Path(__file__).parents[3] / "deploy"
SAMPLES = {"nginx": "nginx.conf", "caddy": "Caddyfile"}
AROUND = """
daemon off; pid {folder}/pid; error_log stderr warn;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    {sample}
}}
"""


def nginx(sample: str, port: int, folder: Path) -> list[str]:
    """The command that runs nginx with this sample, without TLS."""
    sample = sample.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder, sample=sample))
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy(sample: str, port: int, folder: Path) -> list[str]:
    """The command that runs Caddy with this sample, without TLS."""
    sample = sample.replace("cards.example.org {", f"http://127.0.0.1:{port} {{", 1)
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n}}\n{sample}")
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


@contextmanager
def proxy(name: str, ports: list[int], folder: Path) -> Iterator[str]:
    """The proxy of this name, before processes at these ports; its address."""
    if shutil.which(name) is None:
        pytest.skip(f"no {name} is installed")
    sample, port = (DEPLOY / SAMPLES[name]).read_text("utf-8"), free_port()
    for own, other in zip(("8001", "8002"), ports, strict=True):
        sample = re.sub(rf"127\.0\.0\.1:{own}\b", f"127.0.0.1:{other}", sample)
    command = {"nginx": nginx, "caddy": caddy}[name](sample, port, folder)
    with open(folder / "proxy.log", "wb") as log:
        running = subprocess.Popen(command, stdout=log, stderr=log, env={"HOME": str(folder), "PATH": PATH})
    try:
        until(lambda: running.poll() is not None or answers(f"http://127.0.0.1:{port}"))
        assert running.poll() is None, (folder / "proxy.log").read_text()
        yield f"http://127.0.0.1:{port}"
    finally:
        running.terminate()
        running.wait(SOON)


PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


def answers(url: str) -> bool:
    """Whether a house answers there."""
    try:
        return httpx.get(f"{url}/healthz").status_code == 200
    except httpx.TransportError:
        return False


@pytest.mark.parametrize("name", SAMPLES)
def test_sample_sends_a_table_to_one_process_and_to_the_other_when_that_is_gone(
    name: str, tmp_path: Path
) -> None:
    with (
        processes(tmp_path) as found,
        proxy(name, [one.port for one in found], tmp_path) as url,
        closing(Store.open(found[0].database, tmp_path / "keys.json")) as store,
        Visitor(url, "Ann") as ann,
        Visitor(url, "Ben") as ben,
    ):
        tables = [ann.opens(seats=3) for _ in range(8)]
        seats = [(at_its_address(ann, table).sits(), at_its_address(ben, table).sits()) for table in tables]
        owners = {table: store.owner_of(table) for table in tables}
        assert len({*owners.values()}) == 2, "all tables lie at one process"
        assert httpx.get(f"{url}/metrics").status_code == 403
        assert {card["id"] for card in ann.http.get("/api/tables").json()} >= {*tables}
        _play_on(found[0], url, ann, ben, store)
        del seats


def _play_on(one: Served, url: str, ann: Visitor, ben: Visitor, store: Store) -> None:
    """All tables are played at by the process that is left."""
    one.kill()
    for table in [card["id"] for card in ann.http.get("/api/tables").json()]:
        begun = time.monotonic()
        until(lambda table=table: is_let_in(at_its_address(ben, table)))
        assert time.monotonic() - begun < 5
    owners = {store.owner_of(card["id"]) for card in ann.http.get("/api/tables").json()}
    assert len(owners) == 1
