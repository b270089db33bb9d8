"""Previews of links: pictures, and the tags by which other programs show a link.

A picture is made once, kept as bytes with the answers about games that are over, and made one at a
time: it takes a processor half a second. Without resvg there are no PNGs, and the tags name none.
"""

import asyncio
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from html import escape
from typing import Annotated, Literal
from urllib.parse import parse_qs

from fastapi import APIRouter, Path, Query, Response
from starlette.datastructures import URL, Headers
from starlette.types import Scope

from larceny.kernel.errors import LarcenyError
from larceny.pictures import can_make_png, card_svg, picture_of, png
from larceny.pictures.card import HEIGHT, WIDTH
from larceny.pictures.words import LANGUAGES, LOCALES, SPOKEN

from ..domain.refusals import NotFound
from ..service.history.previews import Moment, Preview
from ..service.service import Service
from .authentication import ANYBODY, AddressIn, MaybeVisitorIn
from .dependencies import ServiceIn
from .errors import answers
from .finished_answers import Finished, FinishedIn, Key, key_of
from .schemas import ID, Id, TablePath

router = APIRouter(prefix="/api", tags=["records"])

Language = Literal["en", "fr", "it", "de"]
LanguageIn = Annotated[Language, Query()]
Seq = Annotated[int | None, Query(ge=0, le=1_000_000)]
Eyes = Annotated[str, Query(pattern="^([0-7]|spectator|all)$")]

FOR_ANYBODY = {
    "Cache-Control": "public, max-age=300",
    "Cross-Origin-Resource-Policy": "cross-origin",  # forums show it in their own pages
}


class PictureForm(StrEnum):
    """How a picture is written."""

    PNG = "png"
    SVG = "svg"
    SCENE = "scene.svg"


@router.get(
    "/tables/{table}/picture.{form}",
    response_class=Response,
    openapi_extra=ANYBODY,
    responses={
        200: {"content": {"image/png": {}, "image/svg+xml": {}}},
        **answers(400, 404, 422, 429),
    },
)
async def picture(
    service: ServiceIn,
    visitor: MaybeVisitorIn,
    address: AddressIn,
    finished: FinishedIn,
    table: TablePath,
    form: PictureForm,
    lang: LanguageIn = "en",
    seq: Seq = None,
    eyes: Eyes = "spectator",
) -> Response:
    """Draw a table: a card of 1200 × 630 as strangers may see it, or the scene of a replay alone.

    Of a game that is not over the card shows who sits there and nothing of the game; there is no
    scene of it.
    """
    service.limits.take("pictures" if form is PictureForm.PNG else "replays", address)
    _check(form)
    moment = Moment(seq, eyes)
    if form is PictureForm.SCENE:
        person = None if visitor is None else visitor.person.id
        found = await service.replays.table(table, person)
    else:
        found = await asyncio.to_thread(service.previews.table, table)

    def draw() -> str:
        if form is PictureForm.SCENE:
            return service.previews.scene(found, moment)
        preview = service.previews.of(found, moment, lang)
        return card_svg(preview.card, picture_of(found.plan.game))

    key = key_of(found, "picture", form, lang, str(seq), eyes)
    headers = {} if form is PictureForm.SCENE else FOR_ANYBODY
    return await _drawn_or_kept(service, finished, form, key, draw, headers)


@router.get(
    "/pictures/puzzle.{form}",
    response_class=Response,
    responses={
        200: {"content": {"image/png": {}, "image/svg+xml": {}}},
        **answers(404, 422, 429),
    },
)
async def puzzle_picture(
    service: ServiceIn,
    address: AddressIn,
    finished: FinishedIn,
    form: Literal["png", "svg"],
    lang: LanguageIn = "en",
) -> Response:
    """Draw the puzzle of the day as it is set: a card of 1200 × 630."""
    service.limits.take("pictures", address)
    _check(form)

    def draw() -> str:
        preview, game = service.previews.of_puzzle(lang)
        return card_svg(preview.card, picture_of(game))

    key = ("puzzle", form, lang, service.previews.day().isoformat())
    return await _drawn_or_kept(service, finished, form, key, draw)


@router.get(
    "/people/{person}/picture.{form}",
    response_class=Response,
    openapi_extra=ANYBODY,
    responses={
        200: {"content": {"image/png": {}, "image/svg+xml": {}}},
        **answers(404, 422, 429),
    },
)
async def person_picture(
    service: ServiceIn,
    address: AddressIn,
    finished: FinishedIn,
    person: Annotated[Id, Path()],
    form: Literal["png", "svg"],
    lang: LanguageIn = "en",
) -> Response:
    """Draw a card of 1200 × 630 that tells of somebody what anybody may know."""
    service.limits.take("pictures", address)
    _check(form)
    preview, look = await asyncio.to_thread(service.previews.of_person, person, lang)
    svg = card_svg(preview.card, look)
    return await _drawn_or_kept(service, finished, form, ("person", form, svg), lambda: svg)


def _check(form: str) -> None:
    if form == PictureForm.PNG and not can_make_png():
        raise NotFound("not-found")


async def _drawn_or_kept(
    service: Service,
    finished: Finished,
    form: str,
    key: Key,
    draw: Callable[[], str],
    headers: Mapping[str, str] = FOR_ANYBODY,
) -> Response:
    """Answer with a picture that is kept under a key, or is drawn now: one at a time."""

    def written() -> bytes:
        svg = draw()
        return (png(svg) or b"") if form == PictureForm.PNG else svg.encode()

    media_type = "image/png" if form == PictureForm.PNG else "image/svg+xml"
    async with service.previews.drawing:
        return await finished.kept(key, written, headers, media_type)


@dataclass(frozen=True, slots=True)
class Asked:
    """What a page's address asks for, as far as a preview goes."""

    place: str
    which: str
    language: str
    moment: Moment


class LinkTags:
    """Writes the tags that tell other programs what a page of the client shows."""

    def __init__(self, service: Service, public_url: str) -> None:
        self.service = service
        self.public_url = public_url.rstrip("/")

    async def of(self, scope: Scope) -> str:
        """Return the tags for an address; none where there is nothing special to say."""
        asked = _asked(scope)
        base = self.public_url or str(URL(scope=scope).replace(path="", query="")).rstrip("/")
        words = SPOKEN[asked.language]
        try:
            found = await asyncio.to_thread(self._linked, asked)
        except LarcenyError:
            return ""  # the page itself will say what is wrong
        if found is not None:
            told, picture = found
            image = f"{base}/api/{picture}" if can_make_png() else ""
            path: str = scope["path"]
            return _tags(base, path, asked.language, told.title, told.description, image)
        if asked.place == "puzzles":
            image = (
                f"{base}/api/pictures/puzzle.png?lang={asked.language}" if can_make_png() else ""
            )
            title = f"Larceny · {words.puzzle}"
            return _tags(base, scope["path"], asked.language, title, words.solve, image)
        if asked.place == "":
            return _tags(base, scope["path"], asked.language, "Larceny", words.home, "")
        return ""

    def _linked(self, asked: Asked) -> tuple[Preview, str] | None:
        """Tell of the table or the person of a link, and where its picture is. It blocks."""
        if not _is_id(asked.which):
            return None
        if asked.place == "person":
            told, _ = self.service.previews.of_person(asked.which, asked.language)
            return told, f"people/{asked.which}/picture.png?lang={asked.language}"
        if asked.place not in ("table", "replay"):
            return None
        table = self.service.previews.table(asked.which)
        # The page of a table looks the same whatever its address says of a moment.
        moment = asked.moment if asked.place == "replay" else Moment()
        return self.service.previews.of(table, moment, asked.language), _picture(asked)


def _asked(scope: Scope) -> Asked:
    place, _, which = scope["path"].strip("/").partition("/")
    query = parse_qs(scope["query_string"].decode("latin-1"), max_num_fields=20)
    seq, eyes = query.get("seq", [""])[0], query.get("eyes", ["spectator"])[0]
    known = eyes if eyes in ("all", "spectator") or (len(eyes) == 1 and eyes in "01234567") else ""
    is_number = seq.isascii() and seq.isdecimal() and len(seq) < 7
    return Asked(
        place,
        which,
        _language(query.get("lang", [""])[0], scope),
        Moment(int(seq) if is_number else None, known or "spectator"),
    )


def _language(wanted: str, scope: Scope) -> str:
    """Say in which language: as the link says, or else as the browser does."""
    if wanted in LANGUAGES:
        return wanted
    accepted = Headers(scope=scope).get("accept-language", "")
    for one in accepted.split(","):
        if one.strip()[:2].lower() in LANGUAGES:
            return one.strip()[:2].lower()
    return "en"


def _is_id(which: str) -> bool:
    return re.fullmatch(ID, which) is not None


def _picture(asked: Asked) -> str:
    query = f"?lang={asked.language}"
    if asked.place == "replay":
        if asked.moment.seq is not None:
            query += f"&seq={asked.moment.seq}"
        query += f"&eyes={asked.moment.eyes}"
    return f"tables/{asked.which}/picture.png{query}"


def _tags(base: str, path: str, language: str, title: str, about: str, image: str) -> str:
    named = {
        "og:site_name": "Larceny",
        "og:type": "website",
        "og:title": title,
        "og:description": about,
        "og:url": f"{base}{path}",
        "og:locale": LOCALES[language],
    }
    if image:
        named |= {
            "og:image": image,
            "og:image:type": "image/png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": about,
        }
    card = "summary_large_image" if image else "summary"
    lines = [f'<meta property="{name}" content="{escape(said)}" />' for name, said in named.items()]
    return "\n".join([*lines, f'<meta name="twitter:card" content="{card}" />'])
