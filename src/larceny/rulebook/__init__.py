"""The rules in words, paragraph by paragraph: docs/rules, as the programs show it."""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from larceny.games.registry import TITLES
from larceny.kernel.errors import LarcenyError

PREFIX = {name: title.prefix for name, title in TITLES.items()}
"""How the paragraphs of a game are numbered, such as MT in MT-4.2."""

NUMBER = re.compile(rf"\b({'|'.join(PREFIX.values())})-(\d+)(?:\.(\d+))?\b")
"""The number of a chapter or of a paragraph of any game."""


class UnknownParagraph(LarcenyError):
    """There is no paragraph with this number."""

    kind = "unknown-paragraph"


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One numbered paragraph, its text in Markdown."""

    number: str  #: such as MT-4.2
    title: str  #: in the language asked for
    text: str  #: in Markdown
    fields: tuple[str, ...]  #: of the ruleset, that govern it


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter and its paragraphs."""

    number: str
    title: str
    paragraphs: tuple[Paragraph, ...]


LANGUAGES = ("en", "fr", "it", "de")
"""English is the measure; the others have the same paragraphs."""


def source(game: str, language: str = "en") -> Path:
    """Say where the rules of a game are written; in English where there is no translation.

    A title that another package brings has them there. Ours are in the package, or in the
    checkout's docs.
    """
    title = TITLES.get(game)
    if title is not None and title.rulebook is not None:
        folder = Path(str(files(title.rulebook) / "rules"))
    else:
        installed = Path(__file__).parent / "text"
        folder = installed if installed.is_dir() else Path(__file__).parents[3] / "docs" / "rules"
    translated = folder / language / f"{game}.md"
    return translated if translated.exists() else folder / f"{game}.md"


_CHAPTER = re.compile(r"^## (\S+) (.+)$", re.MULTILINE)
_PARAGRAPH = re.compile(r"^### (\S+) (.+)$", re.MULTILINE)
_MARKER = re.compile(r"^<!--.*-->\n?", re.MULTILINE)
_FIELDS = re.compile(r"<!-- editions: ([\w ]+) -->")


@cache
def chapters(game: str, language: str = "en") -> tuple[Chapter, ...]:
    """Return the rules of a game."""
    path = source(game, language)
    if not path.exists():  # a title without a rulebook
        return ()
    text = path.read_text(encoding="utf-8")
    return tuple(
        Chapter(
            number,
            title,
            tuple(
                Paragraph(
                    inner_number,
                    inner_title,
                    _MARKER.sub("", body).strip(),
                    tuple(" ".join(_FIELDS.findall(body)).split()),
                )
                for inner_number, inner_title, body in _split(_PARAGRAPH, chapter)
            ),
        )
        for number, title, chapter in _split(_CHAPTER, text)
    )


def _split(heading: re.Pattern[str], text: str) -> list[tuple[str, str, str]]:
    """Cut a text at its headings into number, title and what follows."""
    _, *parts = heading.split(text)
    return list(zip(parts[::3], parts[1::3], parts[2::3], strict=True))


def game_of(number: str) -> str | None:
    """Name the game whose paragraphs are numbered like this."""
    prefix = number.upper().partition("-")[0]
    return next((game for game, its in PREFIX.items() if its == prefix), None)


def paragraph(number: str, game: str | None = None, language: str = "en") -> Paragraph:
    """Return the paragraph with a number, of any game or of this one."""
    its_game = game_of(number)
    if its_game is not None and game in (None, its_game):
        for chapter in chapters(its_game, language):
            for found in chapter.paragraphs:
                if found.number == number.upper():
                    return found
    raise UnknownParagraph("number", number=number)
