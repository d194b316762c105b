"""The components file: what an owner of the box may edit, and what is refused, with the row and the reason."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from portside.core.components import ComponentsError
from portside.games.macao import components

PACKAGED = (Path(components.__file__).parent / "components.toml").read_text("utf-8")


def refusal(monkeypatch, edited: str) -> str:
    """Return what is said of an edited file."""
    import tomllib

    monkeypatch.setattr(components, "TABLES", tomllib.loads(edited))
    with pytest.raises(ComponentsError) as refused:
        (components.read_cards(), components.read_tiles())
    return str(refused.value)


def edit(old: str, new: str) -> str:
    assert old in PACKAGED
    return PACKAGED.replace(old, new, 1)


KILLER = (
    '{ kind = "killer", produces = "money",   cost = ["weapons", "weapons", "opium"], coins = 3, source = "assumed" }'
)


@pytest.mark.parametrize(
    ("old", "new", "row", "reason"),
    [
        ('kind = "killer"', 'kind = "assassin"', "card, row 1", "kind must be one of killer, dancer"),
        ('produces = "money"', 'produces = "gold"', "card, row 1", "produces must be one of money"),
        ('cost = ["weapons", "weapons", "opium"]', "cost = []", "card, row 1", "cost must be a list of 1 to 6"),
        ('cost = ["weapons", "weapons", "opium"]', 'cost = ["gold"]', "card, row 1", "cost must be a list of 1 to 6"),
        ("coins = 3", 'coins = "3"', "card, row 1", "coins must be a whole number"),
        ("coins = 3", "coins = 5", "card, row 31", "strictly the most coins, more than the 5 of a killer (OM-4)"),
        ('kind = "killer", produces', 'kind = "killer", link = 1, produces', "card, row 1", "a killer has no link"),
        ('["opium", "opium", "alcohol"], coins = 2', '["opium"], coins = 2', "card, row 21", "a Landlord costs 3"),
        ('links = ["money", "alcohol"]', 'links = ["money", "money"]', "card, row 36", "two different ones"),
        ("copies = 7", "copies = 6", "card, row 46", "copies must be 7"),
        ("coins = -2", "coins = 2", "card, row 46", "a Widow's coins are -2"),
        (KILLER + ",\n", "", "card, row 45", "there must be 45 characters beside the Widow, not 44"),
        ('name = "casino-royal"', 'name = "casino"', "tile, row 5", "name must be one of harbour-restaurant"),
        ('name = "casino-royal"', 'name = "temple-bar"', "tile, row 5", "there is another temple-bar"),
        ("value = 5, needs", "value = 7, needs", "tile, row 1", "value must be 5 or 6"),
        ("value = 5, needs", "value = 6, needs", "tile, row 10", "only 6 tiles are worth 6"),
        ('needs = "6 blue"', 'needs = "5 blue"', "tile, row 2", "needs must be one of"),
        ('needs = "6 blue", ', "", "tile, row 2", "either a cost or needs"),
    ],
)
def test_a_wrong_row_is_named_with_the_reason(monkeypatch, old, new, row, reason):
    """OM-1, OM-2, OM-4: what the clauses fix can't be edited away."""
    said = refusal(monkeypatch, edit(old, new))
    assert said.startswith(f"Components: {row}: ")
    assert reason in said


def test_every_row_says_where_it_is_from():
    """OM-4: whatever the book does not give is assumed; the conditions of four tiles stand in it."""
    assert {row["source"] for row in components.CARD_ROWS} == {"assumed"}
    assert [row["source"] for row in components.TILE_ROWS] == ["book"] * 4 + ["assumed"] * 6


# --- another box ----------------------------------------------------------------------------------------

# A Dancer of money that costs a pair, a Croupier of money that costs alcohol twice, and a namesake: what the
# packaged box has not.
OTHER = (
    PACKAGED.replace(
        '"dancer", produces = "money",   cost = ["alcohol", "opium"]',
        '"dancer", produces = "money", cost = ["art", "art"]',
    )
    .replace(
        '"croupier", produces = "money",   cost = ["alcohol", "weapons", "art"]',
        '"croupier", produces = "money", cost = ["alcohol", "alcohol", "art"]',
    )
    .replace('kind = "landlord", produces = "art"', 'kind = "landlord", produces = "opium"')
)

ASK = """
import json, sys
from games.macao.test_payment import payments
from portside.games.macao.components import CARD_NAMES
asked = json.load(sys.stdin)
found = [sorted(payments(action, blue, red)) for action, blue, red in asked]
print(json.dumps([found, [name for name in CARD_NAMES if name.startswith("landlord")]]))
"""


@pytest.fixture(scope="module")
def other_box(tmp_path_factory):
    """Ask for payments in a process that plays with another box, interpreted."""
    folder = tmp_path_factory.mktemp("box")
    (folder / "macao.toml").write_text(OTHER, "utf-8")

    def ask(*questions):
        answer = subprocess.run(
            [sys.executable, "-c", ASK],
            env={
                **os.environ,
                "PORTSIDE_COMPONENTS": str(folder),
                "NUMBA_DISABLE_JIT": "1",
                "PYTHONPATH": str(Path(__file__).parents[2]),
            },
            input=json.dumps(questions),
            capture_output=True,
            text=True,
            check=False,
        )
        assert answer.returncode == 0, answer.stderr
        return json.loads(answer.stdout)

    return ask


def test_two_croupiers_on_a_cost_of_two_leave_one(other_box):
    """OM-19: never below 1, in a box where a Dancer costs art twice."""
    hand = ["dancer money", "killer art", "policeman art"]
    croupiers = ["croupier alcohol", "croupier weapons", "croupier opium"]
    found, _ = other_box(*[("recruit dancer money", hand, croupiers[:count]) for count in range(4)])
    assert found == [["killer art, policeman art"]] + [["killer art", "policeman art"]] * 3


def test_a_croupier_recruited_on_a_repeated_cost_gives_no_discount_on_itself(other_box):
    """OM-9, OM-19: in a box where a Croupier costs alcohol twice and art; a red one does help."""
    hand = ["croupier money", "killer alcohol", "policeman alcohol", "killer art"]
    found, _ = other_box(("recruit croupier money", hand, []), ("recruit croupier money", hand, ["croupier opium"]))
    assert found == [
        ["killer alcohol, killer art, policeman alcohol"],
        ["killer alcohol, killer art", "killer art, policeman alcohol"],
    ]


def test_namesakes_get_a_number(other_box):
    """OM-3 is assumed: a box may have two Landlords of opium and none of art."""
    _, names = other_box()
    assert names == ["landlord money", "landlord alcohol", "landlord weapons", "landlord opium", "landlord opium 2"]
