"""A machine that is gone without a word is missed: with a network and a server of PostgreSQL of our own.

Only who may make networks can try this (root, with `ip` and the programs of PostgreSQL at hand).
"""

import os
import secrets
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import psycopg
import pytest

from lansquenet.house.log.database import CHANNEL, PRESENT, presence

MISSED = 6.0  # seconds; "about five" is what is said
HERE, THERE, PORT = "10.251.19.1", "10.251.19.2", 5533
LIVES = """
import sys, time
from lansquenet.house import bell
from lansquenet.house.log.database import Database
for name in sys.argv[2:]:
    del bell.WATCHFUL[name]
wire = bell.Bell(Database.open(sys.argv[1]), "a#1", print, print)._connected()
print("lives", flush=True)
time.sleep(1000)
"""


def done(*words: str) -> None:
    """Run this."""
    subprocess.run(words, check=True, capture_output=True)


@contextmanager
def far_machine() -> Iterator[str]:
    """A network of its own, with one cable to ours."""
    name, ours = (f"{which}{secrets.token_hex(4)}" for which in ("far", "near"))
    with ExitStack() as stack:
        try:
            done("ip", "netns", "add", name)
            stack.callback(done, "ip", "netns", "del", name)
            done("ip", "link", "add", ours, "type", "veth", "peer", "name", "cable", "netns", name)
        except (OSError, subprocess.CalledProcessError) as wrong:
            pytest.skip(f"no network can be made: {wrong}")
        stack.callback(done, "ip", "link", "del", ours)
        done("ip", "addr", "add", f"{HERE}/24", "dev", ours)
        done("ip", "link", "set", ours, "up")
        done("ip", "-n", name, "link", "set", "cable", "up")
        yield name


@contextmanager
def server() -> Iterator[str]:
    """A server that listens at our end of the cable; the folder of its socket."""
    if not (shutil.which("initdb") and shutil.which("pg_ctl") and shutil.which("su")):
        pytest.skip("no programs of PostgreSQL")

    def run(command: str) -> None:
        done("su", "postgres", "-s", "/bin/sh", "-c", command)

    with tempfile.TemporaryDirectory() as folder:
        shutil.chown(folder, "postgres")
        run(f"initdb -A trust -D {folder}/data")
        with (Path(folder) / "data" / "pg_hba.conf").open("a") as rules:
            rules.write(f"host all all {THERE}/32 trust\n")
        run(f"pg_ctl -w -D {folder}/data -l {folder}/log -o '-p {PORT} -k {folder} -h {HERE}' start")
        try:
            yield folder
        finally:
            run(f"pg_ctl -D {folder}/data -m immediate stop")


@pytest.fixture(scope="module")
def both() -> Iterator[tuple[str, str]]:
    """The name of the far machine, and the folder of the server's socket."""
    with far_machine() as name, server() as folder:
        yield name, folder


def missed_after(both: tuple[str, str], rung: bool, *left_out: str) -> float:
    """Seconds until the lock of a process is free whose machine is gone, or else MISSED."""
    name, folder = both
    done("ip", "-n", name, "addr", "replace", f"{THERE}/24", "dev", "cable")
    with ExitStack() as stack:
        url = f"postgresql://postgres@{HERE}:{PORT}/postgres"
        command = ["ip", "netns", "exec", name, sys.executable, "-c", LIVES, url, *left_out]
        there = stack.enter_context(subprocess.Popen(command, stdout=subprocess.PIPE, text=True))
        stack.callback(there.kill)
        assert there.stdout
        assert there.stdout.readline() == "lives\n"
        wire = psycopg.connect(f"host={folder} port={PORT} user=postgres", autocommit=True)
        stack.enter_context(closing(wire))
        done("ip", "-n", name, "addr", "flush", "to", THERE)
        begun = time.monotonic()
        if rung:
            wire.execute(f"SELECT pg_notify({CHANNEL}, 'people')")
        lock = "SELECT pg_try_advisory_lock(%s, %s)"
        while wire.execute(lock, [PRESENT, presence("a#1")]).fetchone() == (False,):
            if time.monotonic() - begun > MISSED:
                return MISSED
            time.sleep(0.1)
        return time.monotonic() - begun


makes_networks = pytest.mark.skipif(os.geteuid() != 0, reason="makes a network")


@pytest.mark.long
@makes_networks
@pytest.mark.slow
@pytest.mark.parametrize("rung", [False, True], ids=["quiet", "rung"])
def test_machine_that_is_gone_is_missed_in_about_five_seconds(both: tuple[str, str], rung: bool) -> None:
    """Also while it is told something: then the system does not ask whether it lives, but sends again."""
    assert missed_after(both, rung) < MISSED


@pytest.mark.long
@makes_networks
@pytest.mark.slow
def test_what_is_asked_of_a_quiet_machine_is_not_asked_of_one_that_is_told_something(
    both: tuple[str, str],
) -> None:
    """The control, and the fault that there was."""
    assert missed_after(both, True, "tcp_user_timeout") == MISSED
