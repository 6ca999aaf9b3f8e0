"""History: every edit of a store is found; copies of it are known to be good."""

import json
import random
import sqlite3
import threading
from contextlib import closing

import pytest
from sqlalchemy import and_, delete, func, insert, select, text, update
from sqlalchemy.exc import DBAPIError

from databases import KINDS, SOAK, database, house
from lansquenet.cli.keeping import copies as command
from lansquenet.errors import LansquenetError
from lansquenet.house.log import links
from lansquenet.house.log.audit import Fault, faults
from lansquenet.house.log.database import DURABLE, Database
from lansquenet.house.log.schema import balance, chain, event, idempotency, metadata, payment, room
from lansquenet.house.log.store import MINT, Entry, Store, Transfer
from lansquenet.house.log.upkeep import audit, backup, restore

AUDITED = [event, chain, payment, balance, idempotency, room]
EDITS = {"sqlite": 10_000 if SOAK else 400, "postgresql": 2_000 if SOAK else 60}


def history(store, tables=("T", "U", "V"), hands=6):
    """Some tables with some hands in their logs."""
    epochs = {table: store.claim(table, "me", 600) for table in tables}
    for table in tables:
        store.append([Entry(table, "open", 0, {}, card={"code": table * 3, "status": "open"})], epochs)
        for seat in range(3):
            paid = Transfer(MINT, f"{table}/{seat}", 100, "buy-in")
            store.append([Entry(table, "sit", 0, {"seat": seat}, payments=(paid,), key=(seat, "in"))], epochs)
        for hand in range(hands):
            paid = (
                Transfer(f"{table}/0", f"{table}/1", 2 + hand, "X-1"),
                Transfer(f"{table}/1", f"{table}/2", 1, "X-2"),
            )
            deal = Entry(table, "deal", hand, {"stock": 40}, sealed={"deck": [hand, 2, 3]}, rules="abc")
            act = Entry(table, "act", hand, {"a": 1}, payments=paid, key=(0, f"k{hand}"))
            store.append([deal, act], epochs)
        store.append([Entry(table, "end", hands, {}, may_owe=(f"{table}/2",))], epochs)


@pytest.fixture(params=KINDS)
def store(request, tmp_path):
    with house(request.param, tmp_path) as opened:
        history(opened)
        yield opened


def found_in(store, table=None):
    with store.database.reading.connect() as connection:
        return list(faults(connection, store.keys, table))


# -- edits


def contents(connection):
    """All that is audited, as one value."""
    return [sorted(map(repr, map(tuple, connection.execute(select(table))))) for table in AUDITED]


def is_row(table, row):
    return and_(*(column == row[column.name] for column in table.primary_key.columns))


def one_of(connection, table, chance):
    return dict(chance.choice(connection.execute(select(table)).mappings().all()))


def other(value, chance):
    """Another value of the same kind."""
    match value:
        case bool():
            return not value
        case int():
            return value + chance.choice([-1, 1, 7, -value or 3])
        case bytes():
            changed = bytearray(value or b"\0")
            changed[chance.randrange(len(changed))] ^= chance.randint(1, 255)
            return bytes(changed)
        case str():
            place = chance.randrange(len(value) + 1)
            return value[:place] + chance.choice("x09 {") + value[place + chance.randint(0, 1) :]
        case None:
            return chance.choice([b"", b"xyz"])


def mutate(connection, chance):
    """Change one field of one row."""
    table = chance.choice(AUDITED)
    row = one_of(connection, table, chance)
    column = chance.choice(table.columns).name
    connection.execute(update(table).where(is_row(table, row)).values({column: other(row[column], chance)}))


def drop(connection, chance):
    """Take a row out."""
    table = chance.choice(AUDITED)
    connection.execute(delete(table).where(is_row(table, one_of(connection, table, chance))))


def swap(connection, chance):
    """Exchange one field, or all but the key, of two rows."""
    table = chance.choice(AUDITED)
    one, two = one_of(connection, table, chance), one_of(connection, table, chance)
    plain = [column.name for column in table.columns if not column.primary_key and not column.unique]
    names = plain if chance.random() < 0.5 else [chance.choice(plain)] if plain else []
    for row, values in ((one, two), (two, one)):
        if names:
            change = update(table).where(is_row(table, row))
            connection.execute(change.values({name: values[name] for name in names}))


def insert_copy(connection, chance):
    """Put a row in, much like one that is there."""
    table = chance.choice(AUDITED)
    row = one_of(connection, table, chance)
    for column in table.columns:
        if column.primary_key or column.unique:
            row[column.name] = other(row[column.name], chance)
    connection.execute(insert(table).values(row))


def truncate(connection, chance):
    """Forget the last events of a table and all that came of them; perhaps in its head, too."""
    name = chance.choice(["T", "U", "V"])
    length = connection.scalar(select(func.max(event.c.seq)).where(event.c.table == name))
    left = length - chance.randint(1, length)
    for table in (payment, idempotency, event):
        connection.execute(delete(table).where(table.c.table == name, table.c.seq > left))
    sums = dict(
        connection.execute(
            select(payment.c.account, func.sum(payment.c.chips))
            .where(payment.c.account != MINT)
            .where(payment.c.table == name)
            .group_by(payment.c.account)
        ).all()
    )
    for account in [f"{name}/{seat}" for seat in range(3)]:
        change = update(balance).where(balance.c.account == account)
        connection.execute(change.values(chips=int(sums.get(account, 0))))
    last = connection.scalar(select(event.c.hash).where(event.c.table == name, event.c.seq == left))
    if chance.random() < 0.5 and last:
        connection.execute(update(chain).where(chain.c.table == name).values(length=left, hash=last))


def forget(connection, chance):
    """Take everything of a table out, as if it had never been."""
    name = chance.choice(["T", "U", "V"])
    issued = select(func.sum(payment.c.chips)).where(payment.c.table == name, payment.c.account == MINT)
    mint = update(balance).where(balance.c.account == MINT)
    connection.execute(mint.values(chips=balance.c.chips - issued.scalar_subquery()))
    for table in (payment, idempotency, event, balance, room, chain):
        connection.execute(delete(table).where(table.c.table == name))


WAYS = [mutate, mutate, drop, swap, insert_copy, truncate, forget]


def unguarded(connection):
    """Let the database itself put no obstacle in the way of edits."""
    if connection.dialect.name == "sqlite":
        connection.execute(text("PRAGMA ignore_check_constraints = 1"))
        connection.execute(text("PRAGMA defer_foreign_keys = 1"))
    else:
        connection.execute(text("SET LOCAL session_replication_role = replica"))
        connection.execute(text("ALTER TABLE balance DROP CONSTRAINT no_debt"))


def edited(store, edits, look):
    """Make so many edits, each on the store as it was; how many of them `look` did not find."""
    chance, missed = random.Random(5), []
    with store.database.writing.connect() as connection:
        before = contents(connection)
        connection.rollback()
        made = 0
        while made < edits:
            unguarded(connection)
            way = chance.choice(WAYS)
            try:
                way(connection, chance)
                if contents(connection) != before:
                    made += 1
                    if not look(connection):
                        missed.append(way.__name__)
            except DBAPIError:  # two rows with one key: that is no edit
                pass
            connection.rollback()
    return missed


@pytest.mark.slow
def test_every_edit_of_the_store_is_found(store):
    """H1: fields changed, rows taken out, put in and exchanged, ends cut off, tables forgotten."""
    assert found_in(store) == []
    edits = EDITS[store.database.url.get_backend_name()]
    assert edited(store, edits, lambda connection: any(faults(connection, store.keys))) == []
    assert found_in(store) == []


@pytest.mark.slow
def test_an_audit_that_believes_hashes_or_heads_misses_edits(store, monkeypatch):
    """H1, the control: without the hashes, and then without the MACs, edits go unseen."""
    look = lambda connection: any(faults(connection, store.keys))  # noqa: E731
    with monkeypatch.context() as patched:
        patched.setattr(links, "hash_of", lambda row: row["hash"])
        assert "mutate" in edited(store, 100, look)
    monkeypatch.setattr(links, "is_ours", lambda keys, row: True)
    assert "mutate" in edited(store, 200, look)


def rewrite(connection, keys=None):
    """Change the last event of T and write its hash anew, and the head with these keys."""
    of_t = event.c.table == "T"
    row = dict(connection.execute(select(event).where(of_t).order_by(event.c.seq.desc())).mappings().first())
    row["body"] = '{"a":2}'
    row["hash"] = links.hash_of(row)
    connection.execute(update(event).where(is_row(event, row)).values(row))
    head = dict(connection.execute(select(chain).where(chain.c.table == "T")).mappings().one())
    head["hash"] = row["hash"]
    if keys:
        head = links.head(keys, "T", head["born"], head["length"], head["hash"])
    connection.execute(update(chain).where(chain.c.table == "T").values(head))


def test_who_rewrites_the_hashes_too_is_found_by_the_mac_of_the_head(store):
    """H1; the control: with the key file it can be done, as the docstring of `chain` says."""
    for keys, expected in ((None, "its head was not written with these keys"), (store.keys, None)):
        with store.database.writing.connect() as connection:
            rewrite(connection, keys)
            found = [fault.what for fault in faults(connection, store.keys, "T")]
            connection.rollback()
        assert found == ([expected] if expected else [])


def test_the_audit_names_the_table_and_the_event(store):
    """H1."""
    where = (event.c.table == "U") & (event.c.seq == 7)
    with store.database.writing.begin() as connection:
        connection.execute(update(event).where(where).values(body='{"a":9}'))
    assert found_in(store) == [Fault("U", 7, "its hash is not that of its fields")]
    assert found_in(store, "T") == []


def test_log_that_has_lost_its_head_is_named_by_its_last_event(store):
    """H1; the census misses a table as well."""
    last = len([*store.events("U")])
    with store.database.writing.begin() as connection:
        connection.execute(delete(chain).where(chain.c.table == "U"))
    assert found_in(store, "U") == [Fault("U", last, "its log has no head")]
    assert found_in(store, "T") == []
    assert [fault.table for fault in found_in(store)] == ["U", ""]


def test_event_that_cannot_be_read_is_named_by_its_number(store):
    """H1: the first that is wrong, also where it is no JSON at all."""
    where = (event.c.table == "U") & (event.c.seq == 7)
    with store.database.writing.begin() as connection:
        connection.execute(update(event).where(where).values(effects="{"))
    (fault,) = found_in(store)
    assert (fault.table, fault.seq) == ("U", 7)
    assert fault.what.startswith("cannot be read: ")


@pytest.mark.slow
def test_a_log_is_audited_while_it_grows(store, tmp_path):
    """What one transaction sees is of one moment: no fault is ever found in a good store."""
    epochs = {"T": store.claim("T", "me", 60)}
    paid = (Transfer("T/1", "T/0", 1, "X-1"), Transfer("T/0", "T/1", 1, "X-1"))
    done = threading.Event()

    def write():
        while not done.is_set():
            store.append([Entry("T", "act", 9, {}, payments=paid)], epochs)

    writing = threading.Thread(target=write)
    writing.start()
    try:
        url, keys = address(store), tmp_path / "keys.json"
        assert [audit(url, keys) for _ in range(10)] == [[]] * 10
    finally:
        done.set()
        writing.join()


def address(store):
    return store.database.url.render_as_string(hide_password=False)


# -- commands


@pytest.mark.slow
def test_the_command_prints_the_first_fault_and_says_so_with_its_code(store, tmp_path, capsys):
    """H1."""
    url, keys = address(store), tmp_path / "keys.json"
    assert command.audit(url, keys) == 0
    assert "No fault" in capsys.readouterr().out
    with store.database.writing.begin() as connection:
        connection.execute(update(payment).where(payment.c.line == 0).values(rule="X-9"))
    assert command.audit(url, keys) == 1
    assert "table T, event 2: its payments in the ledger are not those" in capsys.readouterr().out


@pytest.mark.slow
def test_what_a_replay_finds_is_a_fault(store, tmp_path):
    url, keys = address(store), tmp_path / "keys.json"
    found = audit(url, keys, "U", lambda store, table: [f"{table} does not follow the rules"])
    assert found == [Fault("U", 0, "U does not follow the rules")]


def test_there_is_nothing_to_audit_where_no_store_or_table_is(store, tmp_path):
    keys = tmp_path / "keys.json"
    with pytest.raises(LansquenetError, match="no store"):
        audit(f"sqlite:///{tmp_path}/none.sqlite", keys)
    assert not (tmp_path / "none.sqlite").exists()
    with pytest.raises(LansquenetError, match="no table 'W'"):
        audit(address(store), keys, "W")


# -- copies


def all_of(url, keys):
    """All rows of a store, but for leases, which are given up in a copy."""
    with closing(Store.open(url, keys, new=False)) as store, store.database.reading.connect() as connection:
        tables = [table for table in metadata.sorted_tables if table.name != "lease"]
        return {table.name: sorted(map(repr, connection.execute(select(table)))) for table in tables}


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_a_copy_can_be_restored_into_either_kind_of_database(store, kind, tmp_path):
    url, keys, copy = address(store), tmp_path / "keys.json", tmp_path / "copy"
    person = store.add_account("Anna", "hash")
    store.add_token(person.id, 1000)
    rows = backup(url, keys, copy)
    (tmp_path / "target").mkdir()
    with database(kind, tmp_path / "target") as target:
        assert restore(copy, target) == rows
        assert all_of(target, keys) == all_of(url, keys)
        assert audit(target, keys) == []
        with closing(Store.open(target, keys)) as restored:
            assert restored.claim("T", "another", 60) == 2


@pytest.mark.slow
def test_a_copy_made_while_the_house_runs_is_of_one_moment(store, tmp_path):
    epochs = {"T": store.claim("T", "me", 60)}
    paid = (Transfer("T/1", "T/0", 1, "X-1"), Transfer("T/0", "T/1", 1, "X-1"))
    done = threading.Event()

    def write():
        while not done.is_set():
            store.append([Entry("T", "act", 9, {}, payments=paid)], epochs)

    writing = threading.Thread(target=write)
    writing.start()
    try:
        for turn in range(3):
            backup(address(store), tmp_path / "keys.json", tmp_path / f"copy{turn}")
    finally:
        done.set()
        writing.join()
    assert sorted(file.name for file in tmp_path.glob("copy*")) == ["copy0", "copy1", "copy2"]


@pytest.mark.slow
def test_nothing_is_ever_overwritten(store, tmp_path):
    url, keys, copy = address(store), tmp_path / "keys.json", tmp_path / "copy"
    backup(url, keys, copy)
    with pytest.raises(LansquenetError, match="there already"):
        backup(url, keys, copy)
    with pytest.raises(LansquenetError, match="is not overwritten"):
        restore(copy, url)
    assert audit(url, keys) == []


@pytest.mark.slow
def test_a_store_with_a_fault_is_not_copied(store, tmp_path):
    with store.database.writing.begin() as connection:
        connection.execute(update(balance).where(balance.c.account == "T/0").values(chips=1000))
    with pytest.raises(LansquenetError, match="The copy is not good"):
        backup(address(store), tmp_path / "keys.json", tmp_path / "copy")
    assert list(tmp_path.glob("copy*")) == []


@pytest.mark.slow
@pytest.mark.parametrize("keep", [0, 10, 2000, -5000])
def test_a_copy_that_was_cut_off_is_not_restored(store, keep, tmp_path):
    keys, copy = tmp_path / "keys.json", tmp_path / "copy"
    backup(address(store), keys, copy)
    copy.write_bytes(copy.read_bytes()[:keep])
    with pytest.raises(LansquenetError):
        restore(copy, f"sqlite:///{tmp_path}/restored.sqlite")


@pytest.mark.slow
def test_lines_that_tell_of_no_store_are_not_restored(tmp_path):
    header = json.dumps({"store": "lansquenet", "schema": "1"})
    for lines in (["[]"], [header, "7"], [header, '["event", 5]'], [header, '["event", {"table": "T"}]']):
        copy = tmp_path / "copy"
        copy.write_text("\n".join([*lines, ""]))
        with pytest.raises(LansquenetError, match=r"damaged|not a copy"):
            restore(copy, f"sqlite:///{tmp_path}/restored.sqlite")
    with pytest.raises(LansquenetError, match="no file"):
        restore(tmp_path / "none", f"sqlite:///{tmp_path}/restored.sqlite")


def test_a_sqlite_file_of_something_else_is_not_restored(tmp_path):
    with closing(sqlite3.connect(tmp_path / "other")) as connection:
        connection.execute("CREATE TABLE x (y)")
    with pytest.raises(LansquenetError, match="not a copy"):
        restore(tmp_path / "other", f"sqlite:///{tmp_path}/restored.sqlite")


@pytest.mark.slow
def test_a_file_that_was_restored_once_can_be_restored_again_after_a_failure(store, tmp_path):
    keys, copy, url = tmp_path / "keys.json", tmp_path / "copy", f"sqlite:///{tmp_path}/restored.sqlite"
    backup(address(store), keys, copy)
    damaged = tmp_path / "damaged"
    damaged.write_bytes(b'{"store": "lansquenet", "schema": "2"}\n["event", 5]\n')
    with pytest.raises(LansquenetError):
        restore(damaged, url)
    restore(copy, url)
    assert audit(url, keys) == []


@pytest.mark.slow
def test_what_holds_names_and_passwords_is_for_its_owner_alone(store, tmp_path):
    copy, restored = tmp_path / "copy", tmp_path / "restored.sqlite"
    backup(address(store), tmp_path / "keys.json", copy)
    restore(copy, f"sqlite:///{restored}")
    kept = [copy, restored, *tmp_path.glob("house.sqlite*")]
    assert {file.name: oct(file.stat().st_mode & 0o777) for file in kept} == {
        file.name: "0o600" for file in kept
    }


def test_a_copy_that_cannot_be_written_is_said_to_be_none(store, tmp_path):
    """No traceback where the folder is not there, is a file, or the disk is full."""
    url, keys = address(store), tmp_path / "keys.json"
    for folder in ("none", "keys.json"):
        with pytest.raises(LansquenetError, match=f"{folder}/copy cannot be written: N"):
            backup(url, keys, tmp_path / folder / "copy")


@pytest.mark.slow
def test_a_full_disk_is_not_taken_for_a_damaged_copy(store, tmp_path, monkeypatch):
    copy, url = tmp_path / "copy", f"sqlite:///{tmp_path}/small.sqlite"
    backup(address(store), tmp_path / "keys.json", copy)
    with closing(Database.open(url)) as small:
        small.migrate()
        with small.reading.connect() as connection:
            pages = connection.scalar(text("PRAGMA page_count"))
    monkeypatch.setitem(DURABLE, "max_page_count", pages)
    with pytest.raises(LansquenetError, match=r"small.sqlite cannot be written: database or disk is full"):
        restore(copy, url)
    monkeypatch.delitem(DURABLE, "max_page_count")
    assert restore(copy, url) > 0


def test_a_copy_of_another_version_names_it_and_leaves_nothing_behind(store, tmp_path):
    lines, pages, target = tmp_path / "lines", tmp_path / "pages", tmp_path / "target.sqlite"
    lines.write_text(json.dumps({"store": "lansquenet", "schema": "7"}) + "\n")
    with closing(sqlite3.connect(pages)) as connection:
        connection.execute("CREATE TABLE alembic_version AS SELECT '7' AS version_num")
        connection.commit()
    for copy in (lines, pages):
        with pytest.raises(LansquenetError, match="is a store of version 7"):
            restore(copy, f"sqlite:///{target}")
    assert not target.exists()


def test_a_key_file_that_cannot_be_read_is_named(store, tmp_path):
    folder = tmp_path / "folder"
    folder.mkdir(mode=0o700)
    with pytest.raises(LansquenetError, match="folder cannot be read: Is a directory"):
        audit(address(store), folder)


@pytest.mark.slow
def test_the_commands_say_what_they_did(store, tmp_path, capsys):
    keys, copy = tmp_path / "keys.json", tmp_path / "copy"
    command.backup(address(store), keys, copy)
    command.restore(copy, f"sqlite:///{tmp_path}/restored.sqlite")
    said = " ".join(capsys.readouterr().out.split())
    assert "found faultless" in said
    assert "rows restored" in said
