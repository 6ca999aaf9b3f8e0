"""The store: nothing lost, nothing doubled, no chip out of nowhere, no edit unseen."""

import asyncio
import json
import os
import stat
import threading
import time
from collections import Counter
from contextlib import closing

import pytest
from hypothesis import HealthCheck, settings, strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from sqlalchemy import event as happening, func, select, text, update

from databases import KINDS, SOAK, database, house
from lansquenet.errors import LansquenetError
from lansquenet.house.log import database as databases
from lansquenet.house.log.database import PRESENT, presence
from lansquenet.house.log.schema import REVISION, balance, event as events, metadata
from lansquenet.house.log.sealing import Keys
from lansquenet.house.log.store import MINT, Again, Entry, Refused, Store, Transfer
from lansquenet.house.log.writer import NotWritten, Unknown, Writer


@pytest.fixture(params=KINDS)
def store(request, tmp_path):
    with house(request.param, tmp_path) as opened:
        yield opened


@pytest.fixture
def lite(tmp_path):
    with house("sqlite", tmp_path) as opened:
        yield opened


def opened_table(store, table="T"):
    """The epochs to append to a table with."""
    return {table: store.claim(table, "me", 60)}


def act(number=0, table="T", **fields):
    return Entry(table, "act", 1, {"action": number}, **fields)


def buy(chips, seat=0, table="T", **fields):
    return act(table=table, payments=(Transfer(MINT, f"{table}/{seat}", chips, "buy-in"),), **fields)


def pay(chips, payer=0, payee=1, table="T", **fields):
    paid = Transfer(f"{table}/{payer}", f"{table}/{payee}", chips, "LANS-1")
    return act(table=table, payments=(paid,), **fields)


# -- the log


def test_events_are_numbered_from_one_without_gaps(store):
    epochs = opened_table(store)
    assert store.append([act(5), act(6)], epochs) == [1, 2]
    assert store.append([act(7)], epochs) == [3]
    assert [(logged.seq, logged.body["action"]) for logged in store.events("T")] == [(1, 5), (2, 6), (3, 7)]
    assert store.length("T") == 3


def test_events_can_be_read_from_a_number_on_and_by_hand(store):
    epochs = opened_table(store)
    store.append([Entry("T", "act", hand, {"n": hand}) for hand in (1, 1, 2, 3)], epochs)
    assert [logged.seq for logged in store.events("T", 2)] == [3, 4]
    assert [logged.seq for logged in store.events("T", hand=1)] == [1, 2]


@pytest.mark.slow
def test_more_events_than_one_page_are_read_in_order(lite):
    epochs = opened_table(lite)
    lite.append([act(n) for n in range(1234)], epochs)
    assert [logged.seq for logged in lite.events("T")] == list(range(1, 1235))


def test_last_event_of_a_kind_is_found(store):
    epochs = opened_table(store)
    store.append([act(1), Entry("T", "deal", 1, {}), act(2)], epochs)
    assert store.last("T", "act").body == {"action": 2}
    assert store.last("T", "deal").seq == 2
    assert store.last("T", "nothing") is None


def test_sealed_fields_open_in_the_log_and_lie_sealed_in_the_database(store):
    """The control: the public body of the same event can be read in the database."""
    store.append([act(1, sealed={"deck": "canary-of-spades"})], opened_table(store))
    assert next(store.events("T")).sealed == {"deck": "canary-of-spades"}
    with store.database.reading.connect() as connection:
        stored = repr(connection.execute(select(events)).all())
    assert "canary" not in stored
    assert "action" in stored


def test_an_entry_that_is_no_json_never_comes_to_the_writer():
    with pytest.raises(TypeError):
        act({1, 2})
    with pytest.raises(ValueError, match="JSON"):
        act(float("nan"))


@pytest.mark.parametrize("client_id", ["", "a\0b", "\ud800", "x" * 201])
def test_a_client_id_that_a_database_cannot_hold_is_refused(client_id):
    with pytest.raises(ValueError, match="client id"):
        act(key=(0, client_id))


def test_all_entries_of_a_batch_for_several_tables_are_written(store):
    epochs = opened_table(store, "T") | opened_table(store, "U")
    batch = [act(1), act(2, "U"), act(3), act(4, "U")]
    assert store.append(batch, epochs) == [1, 1, 2, 2]
    assert store.tables() == ["T", "U"]


def test_odd_text_comes_back_as_it_was(store):
    body = {"name": "J\0sé\ud800", "π": [1, -2, 1.5, None, True, 2**70]}
    store.append([Entry("Ü", "act", 1, body)], opened_table(store, "Ü"))
    assert next(store.events("Ü")).body == body


# -- idempotency


def test_an_entry_with_a_known_key_changes_nothing_and_gives_the_first_number(store):
    """A1."""
    epochs = opened_table(store)
    store.append([buy(10), pay(3, key=(0, "x"))], epochs)
    (again,) = store.append([pay(3, key=(0, "x"))], epochs)
    assert (again, type(again)) == (2, Again)
    assert store.balances("T") == {"T/0": 7, "T/1": 3}
    assert store.length("T") == 2


def test_the_same_key_twice_in_one_batch_is_written_once(store):
    """A1."""
    answers = store.append([act(1, key=(0, "x")), act(1, key=(0, "x"))], opened_table(store))
    assert [(answer, type(answer)) for answer in answers] == [(1, int), (1, Again)]


@pytest.mark.slow
def test_keys_of_other_seats_and_tables_are_other_keys(store):
    epochs = opened_table(store, "T") | opened_table(store, "U")
    batch = [act(key=(0, "x")), act(key=(1, "x")), act(table="U", key=(0, "x"))]
    assert store.append(batch, epochs) == [1, 2, 1]
    assert store.seq_of("T", 1, "x") == 2
    assert store.seq_of("T", 2, "x") is None


# -- the ledger


def test_payments_move_chips_and_are_remembered_with_their_hand_and_rule(store):
    """L1."""
    store.append([buy(10), Entry("T", "win", 2, {}, payments=pay(4).payments)], opened_table(store))
    assert store.balances("T") == {"T/0": 6, "T/1": 4}
    assert store.balances("") == {MINT: -10}
    assert store.payments("T", 2) == [(2, 2, Transfer("T/0", "T/1", 4, "LANS-1"))]
    assert len(store.payments("T")) == 2


def test_a_payment_that_nobody_can_make_refuses_all_of_its_table_and_nothing_else(store):
    """L1."""
    epochs = opened_table(store, "T") | opened_table(store, "U")
    good, bad, other = store.append([buy(10), pay(11), buy(5, table="U")], epochs)
    assert good == bad == Refused("T", "T/0 would owe 1")
    assert other == 1
    assert store.length("T") == 0
    assert store.balances("T") == {}
    assert store.balances("") == {MINT: -5}


def test_an_account_with_leave_to_owe_may_be_below_zero_from_then_on(store):
    """L1."""
    epochs = opened_table(store)
    assert store.append([pay(1, may_owe=("T/0",))], epochs) == [1]
    assert store.append([pay(1)], epochs) == [2]
    assert store.balances("T") == {"T/0": -2, "T/1": 2}


def test_the_database_itself_refuses_debt(store):
    """L1; the control: with leave to owe it does not."""
    store.append([buy(10)], opened_table(store))
    debt = update(balance).where(balance.c.account == "T/0").values(chips=-1)
    with pytest.raises(Exception, match=r"no_debt"), store.database.writing.begin() as connection:
        connection.execute(debt)
    with store.database.writing.begin() as connection:
        connection.execute(debt.values(may_owe=True))


def test_what_is_no_payment_cannot_be_made():
    for payer, payee, chips in [("T/0", "T/1", 0), ("T/0", "T/1", -1), ("T/0", "T/0", 1)]:
        with pytest.raises(ValueError, match="not a payment"):
            Transfer(payer, payee, chips, "X-1")


def test_an_entry_cannot_move_the_chips_of_another_table():
    with pytest.raises(ValueError, match="moves chips"):
        Entry("T", "act", 1, {}, payments=(Transfer("U/0", "T/0", 1, "X-1"),))


class Ledger(RuleBasedStateMachine):
    """Any payments, in any batches, beside a dictionary that says what should come of them."""

    born = 0

    def __init__(self, store):
        super().__init__()
        self.store = store
        Ledger.born += 1
        self.tables = [f"M{Ledger.born}a", f"M{Ledger.born}b"]
        self.epochs = {table: store.claim(table, "me", 600) for table in self.tables}
        self.chips, self.owing, self.batch = Counter(), set(), []
        self.issued_before = sum(store.balances("").values())

    @rule(table=st.sampled_from([0, 1]), seat=st.integers(0, 2), chips=st.integers(1, 50))
    def buy_in(self, table, seat, chips):
        self.batch.append(buy(chips, seat, self.tables[table]))

    @rule(
        table=st.sampled_from([0, 1]),
        seats=st.permutations(range(3)),
        chips=st.integers(1, 60),
        owe=st.integers(0, 9),
    )
    def pay(self, table, seats, chips, owe):
        name = self.tables[table]
        leave = (f"{name}/{seats[0]}",) if owe == 0 else ()
        self.batch.append(pay(chips, seats[0], seats[1], name, may_owe=leave))

    @precondition(lambda self: self.batch)
    @rule()
    def commit(self):
        answers = self.store.append(self.batch, self.epochs)
        for table in self.tables:
            mine = [entry for entry in self.batch if entry.table == table]
            chips, owing = self.chips.copy(), set(self.owing)
            fits = all(self.follow(entry, chips, owing) for entry in mine)
            told = [answer for answer in answers if isinstance(answer, Refused) and answer.table == table]
            assert bool(told) == (not fits)
            if fits:
                self.chips, self.owing = chips, owing
        self.batch = []

    def follow(self, entry, chips, owing):
        owing.update(entry.may_owe)
        for paid in entry.payments:
            chips[paid.payer] -= paid.chips
            chips[paid.payee] += paid.chips
        return all(chips[name] >= 0 or name in owing or name == MINT for name in entry.accounts)

    @invariant()
    def store_agrees(self):
        found = self.store.balances(self.tables[0]) | self.store.balances(self.tables[1])
        assert found == {name: self.chips[name] for name in found}
        assert all(self.chips[name] == 0 for name in self.chips.keys() - found.keys() - {MINT})
        assert self.store.balances("")[MINT] - self.issued_before == self.chips[MINT]
        assert sum(self.chips.values()) == 0


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_no_chip_comes_from_nowhere_or_goes_there(kind, tmp_path):
    """L1."""
    with house(kind, tmp_path) as store:
        run_state_machine_as_test(
            lambda: Ledger(store),
            settings=settings(
                max_examples=400 if SOAK else 40,
                stateful_step_count=30,
                deadline=None,
                derandomize=not SOAK,
                suppress_health_check=list(HealthCheck),
            ),
        )


READS = 10_000 if SOAK else 3_000


def read_while(store, write, reads):
    """Sums of all balances, read by four threads while another one writes; how many are not nothing."""
    done, bad = threading.Event(), Counter()

    def read():
        with store.database.reading.connect() as connection:
            while not done.is_set():
                total = connection.scalar(select(func.sum(balance.c.chips)))
                least = connection.scalar(select(func.min(balance.c.chips)).where(~balance.c.may_owe))
                connection.rollback()
                bad[bool(total) or least < 0] += 1
                if bad.total() >= reads:
                    done.set()

    readers = [threading.Thread(target=read) for _ in range(4)]
    for reader in readers:
        reader.start()
    turn = 0
    while not done.is_set():
        write(turn)
        turn += 1
    for reader in readers:
        reader.join()
    return bad[True]


@pytest.mark.slow
def test_whoever_reads_while_others_write_sees_sums_that_hold(store):
    """L1: 10,000 reads by `make soak`."""
    epochs = opened_table(store)
    store.append([buy(100, 0), buy(100, 1)], epochs)
    assert read_while(store, lambda n: store.append([pay(1, n % 2, 1 - n % 2)], epochs), READS) == 0
    assert sum(store.balances("T").values()) == 200


@pytest.mark.slow
def test_a_payment_in_two_transactions_would_be_seen(store):
    """L1, the control."""
    store.append([buy(100, 0), buy(100, 1)], opened_table(store))

    def halves(n):
        for seat, chips in ((n % 2, -1), (1 - n % 2, 1)):
            change = update(balance).where(balance.c.account == f"T/{seat}")
            with store.database.writing.begin() as connection:
                connection.execute(change.values(chips=balance.c.chips + chips))

    assert read_while(store, halves, 2_000) > 0


# -- leases


def test_only_one_holds_a_lease(store):
    assert store.claim("T", "A", 60) == 1
    assert store.claim("T", "B", 60) is None
    assert store.owner_of("T") == "A"
    assert store.owner_of("U") is None


@pytest.mark.slow
def test_a_lease_that_was_given_back_or_ran_out_can_be_claimed(store):
    first = store.claim("T", "A", 60)
    assert store.release({"T": first}) == 1
    second = store.claim("T", "B", 0.05)
    time.sleep(0.1)
    assert store.owner_of("T") is None
    assert (second, store.claim("T", "C", 60)) == (2, 3)
    assert store.renew({"T": second}, 60) == 0
    assert store.renew({"T": 3}, 60) == 1


@pytest.mark.slow
def test_a_paused_owner_cannot_append_after_another_claimed(store):
    """Fencing; the control: it could while nobody else had claimed, even after its time."""
    old = {"T": store.claim("T", "A", 0.05)}
    time.sleep(0.1)
    assert store.append([act(1)], old) == [1]
    new = {"T": store.claim("T", "B", 60)}
    assert store.append([act(2)], old) == [Refused("T", "the lease is another's")]
    assert store.append([act(3)], new) == [2]


def test_nothing_is_appended_without_a_lease(store):
    assert store.append([act()], {}) == [Refused("T", "the lease is another's")]
    assert store.append([act()], {"T": 1}) == [Refused("T", "the lease is another's")]


def test_an_owner_that_comes_back_fences_off_what_it_was(store):
    old = opened_table(store)
    new = opened_table(store)
    assert isinstance(store.append([act()], old)[0], Refused)
    assert store.append([act()], new) == [1]


def test_of_many_that_claim_at_once_one_gets_the_lease(store):
    claims = []
    threads = [
        threading.Thread(target=lambda n=n: claims.append(store.claim("T", f"{n}", 60))) for n in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(claims, key=str) == [1] + [None] * 7


@pytest.mark.slow
def test_tables_in_play_that_nobody_sees_to_are_adrift(store):
    """Given back during a hand, or not kept up; but none where nothing goes on, or given back for good."""
    epochs = {table: store.claim(table, "A", 60) for table in "TUVW"}
    for table, status in zip("TUVW", ("playing", "playing", "open", "playing"), strict=True):
        store.append([act(table=table, card={"code": table, "status": status})], epochs)
    assert store.adrift() == []
    for table in "TV":
        assert store.release({table: epochs[table]}, goes_on=True) == 1
    assert store.release({"W": epochs["W"]}) == 1
    assert [card["code"] for card, _ in store.adrift()] == ["T"]
    assert store.renew({"U": epochs["U"]}, -1) == 1
    assert [card["code"] for card, _ in store.adrift()] == ["T", "U"]
    ((_, at), _) = store.adrift()
    assert at == [event.at for event in store.events("T")][-1]
    assert store.claim("T", "B", 60)
    assert [card["code"] for card, _ in store.adrift()] == ["U"]


@pytest.mark.slow
@pytest.mark.parametrize("store", ["postgresql"], indirect=True)
def test_table_of_a_process_that_is_no_more_is_adrift_at_once(store):
    """However long its lease would last; a process that lives holds a lock under its name."""
    alive = func.pg_advisory_lock(PRESENT, presence("A#1"))
    with store.database.reading.connect() as process:
        process.execute(select(alive))
        epochs = {"T": store.claim("T", "A#1", 600)}
        store.append([act(card={"code": "T", "status": "playing"})], epochs)
        assert store.adrift() == []
        assert store.claim("T", "B#1", 600) is None
        process.execute(select(func.pg_advisory_unlock_all()))
        assert [card["code"] for card, _ in store.adrift()] == ["T"]
    assert store.claim("T", "B#1", 600)


# -- the lobby, and people


def test_cards_are_listed_by_status_and_found_by_code(store):
    epochs = opened_table(store, "T") | opened_table(store, "U")
    store.append([act(card={"code": "AAA", "status": "open", "n": 1})], epochs)
    store.append([act(table="U", card={"code": "BBB", "status": "closed"})], epochs)
    store.append([act(card={"code": "AAA", "status": "open", "n": 2})], epochs)
    ((card, at),) = store.cards("open")
    assert card == {"code": "AAA", "status": "open", "n": 2} == store.card("T")
    assert at == [event.at for event in store.events("T")][-1]
    assert [card["code"] for card, _ in store.cards()] == ["AAA", "BBB"]
    assert store.by_code("BBB") == "U"
    assert store.by_code("CCC") is None


def test_a_code_belongs_to_one_table(store):
    epochs = opened_table(store, "T") | opened_table(store, "U")
    store.append([act(card={"code": "AAA"})], epochs)
    (refused,) = store.append([act(table="U", card={"code": "AAA"})], epochs)
    assert refused == Refused("U", "the code AAA is another table's")


def test_guests_may_share_a_name_and_people_with_passwords_may_not(store):
    first, second = store.add_account("Anna"), store.add_account("Anna")
    assert first.id != second.id
    assert store.account_named("anna") is None
    assert store.set_password(first.id, "hash")
    assert not store.set_password(second.id, "hash")
    assert store.add_account("ANNA", "hash") is None
    assert store.account_named("anna").id == first.id
    assert store.account(second.id) == second


def test_a_token_opens_its_account_once(store):
    """Eight threads at once, one of them gets in."""
    person = store.add_account("Anna")
    secret = store.add_token(person.id, 60)
    assert store.use_token(secret, "another purpose") is None
    found = []
    threads = [threading.Thread(target=lambda: found.append(store.use_token(secret))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(found, key=str) == sorted([person.id] + [None] * 7, key=str)


@pytest.mark.slow
def test_a_token_ends_with_its_time(store):
    person = store.add_account("Anna")
    secret = store.add_token(person.id, 0.05)
    time.sleep(0.1)
    assert store.use_token(secret) is None


# -- the writer


def written(store, work):
    """Run a coroutine function with a writer; gives what it returns and what was fatal."""
    fatal = []

    async def main():
        writer = Writer(store, fatal.append)
        try:
            return await work(writer)
        finally:
            await asyncio.to_thread(writer.close)

    return asyncio.run(main()), fatal


@pytest.mark.slow
def test_calls_are_committed_together_in_the_order_they_came(store):
    """Far fewer transactions than calls; entries of one call stand side by side."""
    commits = []
    happening.listen(store.database.writing, "commit", commits.append)

    async def work(writer):
        await writer.claim("T", "me", 60)
        calls = [writer.write([act(n), act(-n)]) for n in range(200)]
        return await asyncio.gather(*calls)

    numbers, fatal = written(store, work)
    assert numbers == [[2 * n + 1, 2 * n + 2] for n in range(200)]
    assert [logged.body["action"] for logged in store.events("T")] == [
        s * n for n in range(200) for s in (1, -1)
    ]
    assert len(commits) < 50
    assert not fatal


@pytest.mark.slow
def test_what_the_writer_acknowledged_can_be_read(store):
    async def work(writer):
        await writer.claim("T", "me", 60)
        for n in range(20):
            (number,) = await writer.write([act(n)])
            assert store.length("T") >= number

    written(store, work)


def test_a_call_that_is_refused_hurts_no_other(store):
    async def work(writer):
        for table in ("T", "U"):
            await writer.claim(table, "me", 60)
        calls = [writer.write([pay(1)]), writer.write([buy(1, table="U")])]
        return await asyncio.gather(*calls, return_exceptions=True)

    (refused, number), fatal = written(store, work)
    assert isinstance(refused, NotWritten)
    assert refused.refused.table == "T"
    assert (number, fatal) == ([1], [])


def test_a_task_that_is_cancelled_does_not_undo_what_it_asked_for(store):
    async def work(writer):
        await writer.claim("T", "me", 60)
        task = asyncio.create_task(writer.write([act(1)]))
        await asyncio.sleep(0)
        task.cancel()
        return await writer.write([act(2)])

    numbers, fatal = written(store, work)
    assert (numbers, fatal) == ([2], [])


def test_an_errand_whose_task_is_cancelled_ends_nothing(store):
    async def work(writer):
        task = asyncio.create_task(writer.claim("T", "me", 60))
        await asyncio.sleep(0)
        task.cancel()
        return await writer.claim("T", "me", 60)

    epoch, fatal = written(store, work)
    assert (epoch, fatal) == (2, [])


def test_what_was_asked_for_before_a_lease_is_given_back_is_written(store):
    """The control: what is asked for afterwards is not."""

    async def work(writer):
        await writer.claim("T", "me", 60)
        calls = writer.write([act()]), writer.release(["T"]), writer.write([act()])
        return await asyncio.gather(*calls, return_exceptions=True)

    (before, released, after), fatal = written(store, work)
    assert (before, released, fatal) == ([1], 1, [])
    assert isinstance(after, NotWritten)


def test_a_writer_that_has_ended_says_so(lite):
    async def work(writer):
        await asyncio.to_thread(writer.close)
        with pytest.raises(NotWritten):
            await writer.write([act()])

    written(lite, work)


def test_after_a_commit_that_fails_nobody_is_told_anything(store, monkeypatch):
    """D4: what waits and what comes later is unknown, and the house is told once."""

    async def work(writer):
        await writer.claim("T", "me", 60)
        assert await writer.write([act(0)]) == [1]

        def refuse(connection):
            raise OSError("the disk is gone")

        happening.listen(store.database.writing, "commit", refuse)
        waiting = [writer.write([act(n)]) for n in range(20)]
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        happening.remove(store.database.writing, "commit", refuse)
        later = await asyncio.gather(writer.write([act(99)]), writer.renew(60), return_exceptions=True)
        return answers + later

    answers, fatal = written(store, work)
    assert {type(answer) for answer in answers} == {Unknown}
    assert [str(wrong) for wrong in fatal] == ["the disk is gone"]
    assert store.length("T") == 1


@pytest.mark.slow
def test_a_thousand_durable_calls_a_second(lite):
    """P: a hundred tasks, one event a call; counted in the processor's seconds, whoever else uses it."""

    async def work(writer):
        for n in range(100):
            await writer.claim(f"T{n}", "me", 60)

        async def task(table):
            for n in range(30):
                await writer.write([act(n, table, key=(0, str(n)), sealed={"deck": list(range(40))})])

        start = time.process_time()
        await asyncio.gather(*(task(f"T{n}") for n in range(100)))
        return 3000 / (time.process_time() - start)

    rate, _ = written(lite, work)
    assert rate > 1000


# -- opening


@pytest.mark.slow
def test_a_store_that_is_opened_again_has_what_it_had(tmp_path):
    with database("sqlite", tmp_path) as url:
        for number in (1, 2, 3):
            with closing(Store.open(url, tmp_path / "keys.json")) as store:
                assert store.append([act(number)], opened_table(store)) == [number]


@pytest.mark.slow
def test_the_migrations_make_the_schema(store):
    """And are at the version the code believes to be the newest."""
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    with store.database.reading.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == REVISION


@pytest.mark.slow
def test_several_that_open_a_new_store_at_once_make_one(tmp_path):
    with database("postgresql", tmp_path) as url:
        Keys.made(tmp_path / "keys.json")
        wrong = []

        def open_it():
            try:
                Store.open(url, tmp_path / "keys.json").close()
            except Exception as problem:
                wrong.append(problem)

        threads = [threading.Thread(target=open_it) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert wrong == []


def test_sqlite_is_opened_so_that_commits_are_synced(lite):
    """D2."""
    with lite.database.writing.connect() as connection:
        found = {name: connection.scalar(text(f"PRAGMA {name}")) for name in databases.DURABLE}
    assert found == databases.DURABLE
    assert (found["journal_mode"], found["synchronous"]) == ("wal", 2)


def test_a_pragma_that_does_not_read_back_stops_the_house(tmp_path, monkeypatch):
    """D2; the control is every other test, which starts."""
    monkeypatch.setitem(databases.DURABLE, "journal_mode", "papyrus")
    with pytest.raises(LansquenetError, match="does not keep journal_mode = papyrus"):
        Store.open(f"sqlite:///{tmp_path}/x.sqlite", tmp_path / "keys.json")


def test_a_server_that_does_not_sync_is_refused(tmp_path):
    """D2."""
    with database("postgresql", tmp_path) as url, pytest.raises(LansquenetError, match="synchronous_commit"):
        Store.open(f"{url} -csynchronous_commit=off", tmp_path / "keys.json")


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "mysql://x/y", "nonsense", ""])
def test_an_address_of_nothing_that_lasts_is_refused(url, tmp_path):
    with pytest.raises(LansquenetError, match="A database is sqlite:"):
        Store.open(url, tmp_path / "keys.json")


def test_a_database_that_cannot_be_reached_is_said_so_without_its_password(tmp_path):
    with pytest.raises(LansquenetError, match="cannot be opened") as wrong:
        Store.open("postgresql://me:hunter2@127.0.0.1:1/x", tmp_path / "keys.json")
    assert "hunter2" not in str(wrong.value)
    with pytest.raises(LansquenetError, match="cannot be opened"):
        Store.open(f"sqlite:///{tmp_path}/no/such/folder.sqlite", tmp_path / "keys.json")


# -- keys


def test_keys_are_made_for_the_owner_alone_and_stay(tmp_path):
    path = tmp_path / "deep" / "keys.json"
    made = Keys.made(path)
    assert path.stat().st_mode & 0o777 == 0o600
    assert Keys.read(path) == made
    assert [file.name for file in path.parent.iterdir()] == ["keys.json"]
    with pytest.raises(FileExistsError):
        Keys.made(path)
    assert made.sealing.hex() not in repr(made)


def test_keys_are_on_the_disk_before_they_have_their_name_and_their_name_before_they_are_used(
    tmp_path, monkeypatch
):
    """A house that lost its keys with its power could open none of what it had written with them."""
    done, sync, link = [], os.fsync, os.link

    def syncing(descriptor):
        now = os.fstat(descriptor)
        done.append("folder" if stat.S_ISDIR(now.st_mode) else now.st_size)
        sync(descriptor)

    def naming(part, path):
        done.append("name")
        link(part, path)

    monkeypatch.setattr(os, "fsync", syncing)
    monkeypatch.setattr(os, "link", naming)
    path = tmp_path / "of" / "a" / "house" / "keys.json"
    Keys.made(path)
    assert done == [path.stat().st_size, "name", "folder"]


def test_a_key_file_that_others_can_read_is_refused(tmp_path):
    path = tmp_path / "keys.json"
    Keys.made(path)
    path.chmod(0o640)
    with pytest.raises(LansquenetError, match="chmod 600"):
        Keys.read(path)


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"sealing": "zz"}', "null", '{"sealing": 1}'])
def test_a_file_that_is_no_key_file_is_refused(content, tmp_path):
    path = tmp_path / "keys.json"
    path.write_text(content)
    path.chmod(0o600)
    with pytest.raises(LansquenetError, match="not a key file"):
        Keys.read(path)


def test_a_short_key_is_refused(tmp_path):
    path = tmp_path / "keys.json"
    Keys.made(path)
    keys = json.loads(path.read_text())
    path.write_text(json.dumps(keys | {"heads": "00"}))
    with pytest.raises(LansquenetError, match="32 bytes"):
        Keys.read(path)


def test_a_store_without_its_keys_or_with_others_is_refused(store, tmp_path):
    url = store.database.url.render_as_string(hide_password=False)
    with pytest.raises(LansquenetError, match=r"key file .* is missing"):
        Store.open(url, tmp_path / "lost.json")
    assert not (tmp_path / "lost.json").exists()
    Keys.made(tmp_path / "others.json")
    with pytest.raises(LansquenetError, match="does not belong"):
        Store.open(url, tmp_path / "others.json")
