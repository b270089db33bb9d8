"""Games are found by their titles; one that cannot be loaded harms nobody."""

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from larceny.games.registry import GAMES, TITLES, Declared, declared, find_title, loaded
from larceny.kernel.errors import InvalidRuleset
from larceny.kernel.title import BrokenTitle, Title, load

OURS = list(TITLES.values())


def found(*titles: Any) -> list[Declared]:
    return [Declared(f"package{number}", given(one)) for number, one in enumerate(titles)]


def given(title: Any) -> Callable[[], Any]:
    return lambda: title


def test_our_own_games_are_declared_like_any_others() -> None:
    assert {declared.where for declared in declared()} >= {
        f"larceny.games.{name.replace('-', '_')}.title:TITLE" for name in GAMES
    }


def test_a_checkout_that_was_not_installed_finds_its_own_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("larceny.games.registry.entry_points", lambda group: [])
    assert list(loaded(declared())) == list(TITLES)


def test_titles_are_listed_by_rank_and_then_by_name() -> None:
    assert [title.rank for title in OURS] == sorted(title.rank for title in OURS)
    assert list(loaded(found(*reversed(OURS)))) == list(TITLES)


def test_a_package_that_fails_is_told_of_in_a_sentence_and_the_others_are_there(
    caplog: pytest.LogCaptureFixture,
) -> None:
    def fails() -> Title:
        raise ImportError("no module named moon")

    with caplog.at_level(logging.WARNING):
        titles = loaded([Declared("moon:TITLE", fails), *found(OURS[0], "no title")])
    assert list(titles) == [OURS[0].name]
    assert [record.getMessage() for record in caplog.records] == [
        "The game moon:TITLE cannot be loaded: no module named moon",
        "The game package1 cannot be loaded: it is no Title",
    ]


def test_nobody_takes_anothers_name_or_prefix(caplog: pytest.LogCaptureFixture) -> None:
    first, second = OURS[:2]
    late = replace(second, prefix=first.prefix, rank=500)
    with caplog.at_level(logging.WARNING):
        assert loaded(found(first, late, replace(first, rank=600))) == {first.name: first}
    assert len(caplog.records) == 2


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(InvalidRuleset, match="unknown-game"):
        find_title("patience")


@pytest.mark.parametrize("title", OURS, ids=lambda title: title.name)
def test_every_part_that_a_title_names_is_there(title: Title) -> None:
    parts = [getattr(title, name) for name in Title.__slots__]
    references = [part for part in parts if isinstance(part, str) and ":" in part]
    assert len(references) == 17
    for reference in references:
        assert load(reference) is not None


@pytest.mark.parametrize("reference", ["nowhere.at_all:X", "larceny.kernel.title:X", "a b"])
def test_a_part_that_is_not_there_is_named(reference: str) -> None:
    with pytest.raises(BrokenTitle, match="part"):
        load(reference)
