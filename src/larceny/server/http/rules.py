"""The games: editions, what can be chosen, the rules in words, and every action."""

from functools import cache
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Response
from pydantic import Field

from larceny.bots import names_for
from larceny.games.registry import GAMES, AnyGame
from larceny.offline import catalogue
from larceny.rulebook import Chapter, Paragraph, chapters, paragraph

from ..domain.refusals import NotFound, Refused
from .dependencies import ServiceIn
from .errors import answers
from .schemas import Answer, Body, Word
from .table_schemas import Changes

router = APIRouter(prefix="/api/games", tags=["games"])

KEEP = "public, max-age=300"
"""Rules are the same for everybody, and change with the program only."""

Plain = bool | int | float | str
LanguageIn = Annotated[Literal["en", "fr", "it", "de"], Query()]
GamePath = Annotated[str, Path(min_length=1, max_length=40, pattern="^[a-z0-9-]+$")]


def _find(name: str) -> AnyGame:
    if name not in GAMES:
        raise NotFound("no-such-game", known=list(GAMES))
    return GAMES[name]


class GameAnswer(Answer):
    """A game."""

    name: str
    title: str
    rules_version: int
    default_edition: str
    editions: list[str]
    least_seats: int
    most_seats: int
    bots: list[str]


class Games(Answer):
    """All games."""

    games: list[GameAnswer]


class Choice(Answer):
    """A field of a ruleset: either one of several values, or a number in a range."""

    name: str
    default: Plain
    allowed: list[Plain] | None
    least: int | float | None
    most: int | float | None
    paragraphs: list[str]


class PersonaAnswer(Answer):
    """A thief that a bot can play as."""

    id: str
    name: str
    bot: str


class GameDetails(GameAnswer):
    """A game, its editions in full, and what can be chosen; `beacon`: also at this server."""

    beacon: bool
    personas: list[PersonaAnswer]
    fields: list[Choice]
    rulesets: dict[str, dict[str, Plain]]


@router.get("")
async def games(response: Response) -> Games:
    """List the games."""
    response.headers["Cache-Control"] = KEEP
    return Games(
        games=[GameAnswer(**catalogue.brief(game, names_for(game.name))) for game in GAMES.values()]
    )


@router.get("/{game}", responses=answers(404, 422))
async def one_game(service: ServiceIn, game: GamePath, response: Response) -> GameDetails:
    """Tell everything that can be chosen about a game."""
    response.headers["Cache-Control"] = KEEP
    return _details(_find(game).name, service.openings.beacon is not None)


@cache
def _details(name: str, beacon: bool) -> GameDetails:
    return GameDetails(**catalogue.in_full(GAMES[name], names_for(name), beacon))


# A ruleset of one's own -------------------------------------------------------------------------


class RulesetBody(Body):
    """An edition, and what is to differ from it."""

    edition: Word | None = None
    changes: Changes = Field(default_factory=dict)
    seats: Annotated[int, Field(ge=1, le=8)] | None = None


class RulesetAnswer(Answer):
    """A ruleset that fits, in full, and as it is written in records."""

    ruleset: dict[str, Plain]
    written: str


@router.post("/{game}/ruleset", responses=answers(400, 403, 404, 413, 422))
async def check_ruleset(game: GamePath, body: RulesetBody) -> RulesetAnswer:
    """Try a ruleset without making a table: it is told in full, or refused with the reason."""
    found = _find(game)
    if "name" in body.changes:
        raise Refused("fixed-field", field="name")
    rules = found.ruleset(body.edition or found.default_edition, **body.changes)
    if body.seats is not None:
        rules.check_players(body.seats)
    return RulesetAnswer(ruleset=dict(rules.to_fields()), written=found.write_ruleset(rules))


# The rules in words -----------------------------------------------------------------------------


class ParagraphAnswer(Answer):
    """A numbered paragraph, in Markdown, and the fields of the ruleset that govern it."""

    number: str
    title: str
    text: str
    fields: list[str]


class ChapterAnswer(Answer):
    """A chapter of the rules."""

    number: str
    title: str
    paragraphs: list[ParagraphAnswer]


class Rules(Answer):
    """The rules of a game."""

    chapters: list[ChapterAnswer]


def _paragraph(found: Paragraph) -> ParagraphAnswer:
    return ParagraphAnswer(
        number=found.number, title=found.title, text=found.text, fields=list(found.fields)
    )


def _chapter(found: Chapter) -> ChapterAnswer:
    paragraphs = [_paragraph(one) for one in found.paragraphs]
    return ChapterAnswer(number=found.number, title=found.title, paragraphs=paragraphs)


@router.get("/{game}/rules", responses=answers(404, 422))
async def rules(game: GamePath, response: Response, language: LanguageIn = "en") -> Rules:
    """Return the rules in words."""
    response.headers["Cache-Control"] = KEEP
    return Rules(chapters=[_chapter(chapter) for chapter in chapters(_find(game).name, language)])


@router.get("/{game}/rules/{number}", responses=answers(404, 422))
async def one_paragraph(
    game: GamePath,
    number: Annotated[str, Path(max_length=12, pattern=r"^[A-Za-z]+-[0-9]+\.[0-9]+$")],
    response: Response,
    language: LanguageIn = "en",
) -> ParagraphAnswer:
    """Return one paragraph of the rules."""
    response.headers["Cache-Control"] = KEEP
    return _paragraph(paragraph(number, _find(game).name, language))


# Actions ----------------------------------------------------------------------------------------


class ActionAnswer(Answer):
    """A decision: its number and its word."""

    index: int
    word: str


class Actions(Answer):
    """Every decision there is in a game."""

    actions: list[ActionAnswer]


@router.get("/{game}/actions", responses=answers(404, 422))
async def actions(game: GamePath, response: Response) -> Actions:
    """List every decision there is; what is legal now comes over the socket."""
    response.headers["Cache-Control"] = KEEP
    all_ = _find(game).actions
    return Actions(actions=[ActionAnswer(index=one.index, word=one.word) for one in all_])
