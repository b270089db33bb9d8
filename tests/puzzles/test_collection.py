"""Puzzles as files: written and read back, and refused in a sentence where they are broken."""

import gzip
import json
from collections import Counter

import pytest

from larceny.puzzles.collection import read_collection, shipped, write_collection
from larceny.puzzles.making import make_set, set_of, share
from larceny.puzzles.puzzle import InvalidPuzzle
from larceny.puzzles.puzzle_json import read_puzzle, write_puzzle
from larceny.puzzles.workshop import Fault


@pytest.mark.parametrize("packed", [False, True])
def test_what_is_written_is_read_back(packed: bool) -> None:
    some = shipped()[::40]
    assert read_collection(write_collection(some, packed)) == some
    assert write_collection(some, packed) == write_collection(some, packed)


def test_a_puzzle_is_called_by_what_it_shows() -> None:
    for puzzle in shipped():
        assert read_puzzle(write_puzzle(puzzle)).id == puzzle.id


LINE = write_puzzle(shipped()[0])
FIELDS = [name for name in json.loads(LINE) if name != "format"]


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("value", [None, 1.5, [[]], {"x": []}, True])
def test_a_field_of_another_type_is_named(field: str, value: object) -> None:
    given = json.loads(LINE)
    if isinstance(value, dict) and isinstance(given[field], dict) and field != "because":
        given[field] = []
    else:
        given[field] = value
    with pytest.raises(InvalidPuzzle) as refusal:
        read_puzzle(json.dumps(given), 7)
    assert refusal.value.code in ("field", "id")
    assert refusal.value.details["line"] == 7


BROKEN: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "empty-collection"),
    "blank lines": (b"\n\n", "empty-collection"),
    "no text": (b"\xff\xfe\x00", "not-a-collection"),
    "half a pack": (gzip.compress(LINE.encode())[:40], "not-a-collection"),
    "no JSON": (b"{", "not-json"),
    "a list": (b"[]", "field"),
    "an older format": (LINE.replace('"format":1', '"format":0').encode(), "format"),
    "a changed question": (LINE.replace('"seat":', '"seat":1').encode(), "id"),
}


@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_file_is_refused(broken: str) -> None:
    data, code = BROKEN[broken]
    with pytest.raises(InvalidPuzzle) as refusal:
        read_collection(data)
    assert refusal.value.code == code


def test_a_set_is_shared_out_to_the_last_puzzle() -> None:
    assert share({"a": 3, "b": 1}, 8) == {"a": 6, "b": 2}
    assert sum(share({"a": 70, "b": 50, "c": 20}, 11).values()) == 11
    assert sum(sum(themes.values()) for themes in set_of([], None).values()) == len(shipped())


def test_the_order_of_answers_does_not_say_which_is_right() -> None:
    five = [puzzle for puzzle in shipped() if len(puzzle.answers) == 5]
    at = Counter(puzzle.answers.index(puzzle.right) for puzzle in five)
    even = len(five) / 5
    assert sum((at[place] - even) ** 2 / even for place in range(5)) < 13.3  # χ², 1 in 100


def test_where_nothing_can_be_proven_it_does_not_go_on_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("larceny.puzzles.making.faults", lambda puzzle: [Fault("broken")])
    with pytest.raises(InvalidPuzzle, match="none-proven"):
        list(make_set("test", {"forty-thieves": {"what-lies-under": 1}}))


@pytest.mark.parametrize("game", ["forty-thieves", "master-thieves"])
def test_the_same_seed_makes_the_same_puzzles(game: str) -> None:
    quick = {"forty-thieves": "what-lies-under", "master-thieves": "where-are-the-gems"}[game]
    made = [list(make_set("test", {game: {quick: 2}})) for _ in range(2)]
    assert made[0] == made[1]
    assert len(made[0]) == 2
