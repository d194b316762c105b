"""The whole API from its own description: whatever is sent, no mistake of ours, and answers as described."""

import os

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import checks
from schemathesis.core.failures import Failure, FailureGroup
from server.conftest import Running, settings_of

LONG = bool(os.environ.get("PORTSIDE_SOAK"))
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]
EXAMPLES = settings(
    max_examples=300 if LONG else 6, deadline=None, suppress_health_check=list(HealthCheck), derandomize=not LONG
)


@pytest.fixture(scope="module")
def described(request, tmp_path_factory):
    """A server whose limits nobody meets by chance."""
    given = {"thinkers": 0, "writes": 100_000, "sockets": 1000}
    running = Running(settings_of("sqlite", request, tmp_path_factory.mktemp("schema"), **given)).start()
    yield running
    running.stop()


@pytest.fixture
def api(described):
    # A stream does not end, so it has no answer to compare; the figures are Prometheus' own text.
    return schemathesis.openapi.from_url(f"{described.address}/schema/openapi.json").exclude(
        path=["/api/tables/{table_id}/events", "/metrics"]
    )


@pytest.fixture
def things(described):
    """Return Anna with a running table and a record, for requests that shall find something."""
    anna = described.person("Anna")
    table = anna.open("montego_bay", seats=("me", "me"), public=True)
    over = anna.open("shanghaien", seats=("me", "me"), public=True)
    anna.do(over, "resign", seat=0)
    return anna, table, over


def exercise(api, prepare, **options):
    """Send what fits the description of each operation; return what went wrong, by operation."""
    wrong = {}
    for found in api.get_all_operations():
        operation = found.ok()

        @EXAMPLES
        @given(case=operation.as_strategy())
        def send(case):
            prepare(case)
            case.call_and_validate(checks=CHECKS, **options)

        try:
            send()
        except (AssertionError, FailureGroup, Failure) as failure:
            wrong[operation.label] = str(failure)
    return wrong


def test_a_stranger_may_send_anything(api):
    assert exercise(api, lambda case: None) == {}


def test_a_player_may_send_anything_about_what_is_there(api, things):
    anna, table, over = things

    def prepare(case):
        for name, found in (("table_id", table), ("record_id", over)):
            if name in case.path_parameters:
                case.path_parameters[name] = found

    assert exercise(api, prepare, cookies=dict(anna.http.cookies)) == {}
