"""The rules in every language have the same paragraphs, and say the same words of the notation."""

import re
from collections import Counter

import pytest

from larceny.games.registry import GAMES
from larceny.rulebook import LANGUAGES, NUMBER, Paragraph, chapters, source
from larceny.rulebook.__main__ import with_tables

OTHERS = [language for language in LANGUAGES if language != "en"]
_CODE = re.compile(r"`[^`]+`")


def paragraphs(game: str, language: str) -> dict[str, Paragraph]:
    found = [one for chapter in chapters(game, language) for one in chapter.paragraphs]
    return {one.number: one for one in found}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_a_translation_has_the_same_paragraphs_in_the_same_order(game: str, language: str) -> None:
    assert list(paragraphs(game, language)) == list(paragraphs(game, "en"))
    numbers = [chapter.number for chapter in chapters(game, "en")]
    assert [chapter.number for chapter in chapters(game, language)] == numbers


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_a_paragraph_names_the_same_decisions_fields_and_paragraphs(
    game: str, language: str
) -> None:
    english = paragraphs(game, "en")
    for number, found in paragraphs(game, language).items():
        assert found.fields == english[number].fields, number
        for what in (_CODE, NUMBER):
            told = Counter(what.findall(found.text))
            assert told == Counter(what.findall(english[number].text)), number


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_no_paragraph_is_left_in_english(game: str, language: str) -> None:
    english = paragraphs(game, "en")
    same = [
        number
        for number, found in paragraphs(game, language).items()
        if found.text == english[number].text
    ]
    assert same == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_tables_are_fresh_in_every_language(game: str, language: str) -> None:
    text = source(game, language).read_text(encoding="utf-8")
    assert with_tables(game, text) == text
