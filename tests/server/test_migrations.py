"""Migrations lead from nothing, and from the first version, to the tables of schema.py; data stays."""

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from server.conftest import BACKENDS, in_loop, settings_of
from sqlalchemy import insert, inspect, select
from sqlalchemy.ext.asyncio import create_async_engine

from portside.server import schema
from portside.server.migrations import FOLDER, upgrade

ROOT = Path(__file__).parents[2]

# A row of each table as the first version had it. Never changed: databases of that version exist.
FIRST = {
    "players": {"id": "p" * 20, "name": "Анна", "lang": "ru", "made_at": 1_800_000_000_000, "deleted": False},
    "keys": {
        "hash": "0" * 64, "id": "k" * 16, "player": "p" * 20, "kind": "token", "label": "bot", "made_at": 1,
        "expires_at": None,
    },
    "tables": {
        "id": "a" * 20, "game": "shanghaien", "status": "over", "public": True, "opened_at": 1, "ended_at": 2,
        "wake": None,
    },
    "seats": {"table_id": "a" * 20, "seat": 1, "player": "p" * 20, "label": "Zoé"},
    "entries": {"table_id": "a" * 20, "number": 1, "at": 1, "by": "p" * 20, "command": "c1", "events": b"[]\x00"},
    "records": {
        "id": "a" * 20, "game": "shanghaien", "public": True, "made_at": 2, "imported_by": None, "text": "portside\n",
    },
}  # fmt: skip


@pytest.fixture(params=BACKENDS)
def database(request, tmp_path):
    """Return a function that runs work on a connection to a database of its own, in a transaction."""
    url = settings_of(request.param, request, tmp_path).database

    def run(work):
        async def connected():
            engine = create_async_engine(url)
            try:
                async with engine.begin() as connection:
                    return await connection.run_sync(work)
            finally:
                await engine.dispose()

        return in_loop(connected())

    return run


def differences(connection):
    """Return how the database differs from schema.py: tables, columns, types, nulls, indexes, keys."""
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    found = compare_metadata(context, schema.metadata)
    # Alembic does not compare primary keys.
    for name, table in schema.metadata.tables.items():
        key = inspect(connection).get_pk_constraint(name)["constrained_columns"]
        if key != [column.name for column in table.primary_key]:
            found.append(("primary key", name, key))
    return found


def rows(connection):
    return {
        name: [dict(row._mapping) for row in connection.execute(select(table))]
        for name, table in schema.metadata.tables.items()
    }


def test_an_empty_database_becomes_the_schema(database):
    database(upgrade)
    assert database(differences) == []


def test_a_database_of_the_first_version_becomes_the_schema_and_keeps_its_data(database):
    first = ScriptDirectory(str(FOLDER)).get_base()

    def fill(connection):
        upgrade(connection, first)
        names = inspect(connection).get_table_names()
        assert set(FIRST) <= set(names)
        for name, row in FIRST.items():
            connection.execute(insert(schema.metadata.tables[name]).values(**row))

    database(fill)
    database(upgrade)
    assert database(differences) == []
    for name, kept in database(rows).items():
        assert [{column: row[column] for column in FIRST[name]} for row in kept] == [FIRST[name]]


def test_bringing_up_to_date_twice_changes_nothing(database):
    database(upgrade)
    before = database(rows)
    database(upgrade)
    assert database(differences) == []
    assert database(rows) == before


def test_the_migrations_are_one_line_without_branches():
    script = ScriptDirectory(str(FOLDER))
    assert len(script.get_heads()) == 1
    assert len(script.get_bases()) == 1


def test_security_md_tells_every_column_that_is_stored():
    told = [line for line in (ROOT / "SECURITY.md").read_text("utf-8").splitlines() if line.count("|") == 5]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in told]
    found, table = [], ""
    for name, column, *_ in cells[2:]:
        table = name or table
        found.append((table, column))
    assert found == [(table.name, column.name) for table in schema.metadata.tables.values() for column in table.columns]
