"""A cluster of real processes, one of which is killed at work: the answer is the same as without."""

import os
import re
import signal
import subprocess
import sys
import time

import pytest

from lansquenet.errors import LansquenetError
from lansquenet.games.lansquenet import rules as lansquenet
from lansquenet.odds.law import law
from lansquenet.sim import cluster
from lansquenet.sim.session import Wanted, gathered, sessions_of
from lansquenet.sim.simulate import CHUNK, Plan, simulate

PLAN = Plan("lansquenet", lansquenet.Rules(), 3, 50, 24 * CHUNK + 100, "random", 1)


@pytest.fixture
def processes(tmp_path):
    """Processes of Dask, begun on demand and ended after the test."""
    running = []

    def begin(kind, *args):
        command = [sys.executable, "-m", f"distributed.cli.dask_{kind}", *args, "--no-dashboard"]
        process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, cwd=tmp_path)
        running.append(process)
        return process

    yield begin
    for process in running:
        process.kill()
        process.wait()
        process.stderr.close()


@pytest.fixture
def at_its_head(processes):
    """A scheduler, and its address."""
    process = processes("scheduler", "--host", "127.0.0.1", "--port", "0")
    for line in process.stderr:
        if found := re.search(r"Scheduler at:\s+(tcp://\S+)", line):
            return process, found[1]
    raise AssertionError("no scheduler")


@pytest.fixture
def scheduler(at_its_head):
    return at_its_head[1]


def there(scheduler):
    try:
        client = cluster.connected(scheduler)
    except LansquenetError:
        return 0
    try:
        return len(client.scheduler_info(n_workers=-1)["workers"])
    finally:
        client.close()


def wait_for_both(scheduler):
    end = time.monotonic() + 120
    while there(scheduler) < 2 and time.monotonic() < end:
        time.sleep(0.1)


@pytest.fixture
def workers(processes, scheduler):
    """Two workers, who have come and who die when they are killed."""
    args = (scheduler, "--no-nanny", "--nthreads", "1", "--local-directory", ".")
    both = [processes("worker", *args) for _ in range(2)]
    wait_for_both(scheduler)
    return both


@pytest.mark.long
@pytest.mark.slow
def test_answer_is_the_same_when_a_worker_is_killed_in_mid_run(scheduler, workers):
    alone = simulate(PLAN)
    told = []

    def hear(hands):
        told.append(hands)
        if len(told) == 2:
            os.kill(workers[0].pid, signal.SIGKILL)

    shared = simulate(PLAN, told=hear, cluster=scheduler)
    assert workers[0].wait(60) == -signal.SIGKILL
    assert there(scheduler) == 1
    assert (shared.means, shared.errors, shared.acts) == (alone.means, alone.errors, alone.acts)
    assert sum(told) == PLAN.hands

    cluster_sessions = session(scheduler)
    assert (cluster_sessions.stacks == session("").stacks).all()
    assert len(cluster_sessions.stacks) == 24


def session(scheduler):
    rules = lansquenet.Rules()
    asked = Wanted(
        "lansquenet", rules, 3, 10**6, 24, 1000, 1, 10**6, "flat", "random", 1, 1, law("lansquenet", rules)
    )
    return gathered(asked, [part for _, part in sessions_of(asked, cluster=scheduler)])


@pytest.mark.long
@pytest.mark.slow
def test_last_worker_that_dies_ends_the_run_in_a_sentence(scheduler, workers, monkeypatch):
    monkeypatch.setattr(cluster, "IDLE", 1)

    def hear(hands):
        for worker in workers:
            worker.kill()

    with pytest.raises(LansquenetError, match="last worker"):
        simulate(PLAN, told=hear, cluster=scheduler)


@pytest.mark.long
@pytest.mark.slow
def test_scheduler_that_dies_ends_the_run_in_a_sentence(at_its_head, scheduler, workers):
    with pytest.raises(LansquenetError, match="was lost in the middle"):
        simulate(PLAN, told=lambda hands: at_its_head[0].kill(), cluster=scheduler)


@pytest.mark.slow
def test_scheduler_without_workers_is_told_of(scheduler, monkeypatch):
    monkeypatch.setattr(cluster, "CONNECT", 1)
    with pytest.raises(LansquenetError, match="no workers"):
        list(cluster.results(abs, [1], cluster=scheduler))


@pytest.mark.slow
def test_address_where_nobody_answers_is_given_up_within_seconds(monkeypatch):
    monkeypatch.setattr(cluster, "CONNECT", 1)
    begun = time.monotonic()
    with pytest.raises(LansquenetError, match="No Dask scheduler answers at tcp"):
        list(cluster.results(abs, [1], cluster="tcp://127.0.0.1:9"))
    assert time.monotonic() - begun < 30


@pytest.mark.slow
def test_what_is_no_address_is_refused():
    with pytest.raises(LansquenetError, match="such as tcp://host:8786"):
        list(cluster.results(abs, [1], cluster="localhost"))


def test_without_dask_it_is_said_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(LansquenetError, match=r"lansquenet\[cluster\]"):
        list(cluster.results(abs, [1], cluster="tcp://127.0.0.1:9"))


def test_worker_with_other_rules_refuses():
    assert cluster.done_there(abs, -1, cluster.sources()) == 1
    with pytest.raises(LansquenetError, match="another version"):
        cluster.done_there(abs, -1, "compiled-other")


def test_parts_that_fail_on_a_cluster_are_told_of_in_a_sentence():
    assert cluster._said(ValueError("one\ntwo")) == "ValueError: one"
    assert cluster._said(ValueError()) == "ValueError"
