"""Masters decide and judge as they did when their decisions were written down."""

import json

import pytest

from tests.effort import some

from .decisions import FILE, TABLES, decisions

WRITTEN = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("table", some(TABLES, quick=2, usual=3), ids=str)
def test_the_same_seeds_give_the_same_decisions_and_judgements(table: tuple[str, str, int]) -> None:
    assert decisions(*table) == WRITTEN[" ".join(map(str, table))]
