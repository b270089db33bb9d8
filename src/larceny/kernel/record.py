"""A game on paper: what was agreed before the deal, every decision, and how it ended.

A record has two forms that say the same: JSON for programs, and text for people. Played again, it
must give the same events to the byte; their SHA-256 is the record's digest.
"""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from math import inf
from typing import Any

from . import sealed_record
from .errors import InvalidRecord
from .events import Event, Seat, by_seat
from .plain_values import listed, text, whole
from .plain_values import seat as a_seat
from .sealed_deal import SealedDeal

FORMAT = "larceny-record"
UNSEALED, SEALED = 1, 2
"""The versions of the format: a game is written in the first one if no seat has sealed anything."""

Rules = Mapping[str, str | int | float | bool]


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    ending: str  #: in a word of the game, such as `empty_pillow`
    scores: tuple[int, ...]  #: by seat
    winners: tuple[Seat, ...]  #: several if they share it, nobody if all lost


def places(scores: Sequence[int], winners: Sequence[Seat]) -> list[float]:
    """Say who came where, from 0 on: winners first, the others by points; equals share a place."""
    keys = [-inf if seat in winners else -score for seat, score in by_seat(scores)]
    order = sorted(set(keys))
    return [float(order.index(key)) for key in keys]


@dataclass(frozen=True, slots=True)
class Record:
    """Everything that is needed to play a game again."""

    game: str  #: its name
    rules_version: int  #: of the game, when it was played
    ruleset: Rules  #: every field, as a plain value
    players: tuple[str, ...]  #: their names
    commitment: str  #: the hash of the secret, told before the deal
    secret: str | None  #: shown once the game is over
    contributions: tuple[str, ...]  #: what the seats added to the secret
    start: str | None  #: a position set up by hand, in the game's notation
    moves: tuple[tuple[Seat, str], ...]  #: seat and word, in order
    chapters: tuple[tuple[int, str], ...]  #: before which move a part of the game begins
    result: Result | None  #: None while the game is on
    digest: str  #: the hash of everything that happened
    sealed: SealedDeal | None = None  #: how the seats sealed and opened what they added

    @property
    def version(self) -> int:
        """Return in which version of the format it is written."""
        return UNSEALED if self.sealed is None else SEALED


_compact = json.JSONEncoder(sort_keys=True, separators=(",", ":")).encode


def digest(events: Sequence[Event]) -> str:
    """Return the SHA-256 of events, each as one line of compact JSON with sorted keys."""
    return digest_of([event.to_json() for event in events])


def digest_of(told: Sequence[Mapping[str, Any]]) -> str:
    """Return the digest of events that are plain values already."""
    return sha256("\n".join(map(_compact, told)).encode()).hexdigest()


# JSON ---------------------------------------------------------------------------------------


def to_json(record: Record) -> str:
    """Write a record as JSON, one move a line."""
    moves = ",\n    ".join(json.dumps(list(move)) for move in record.moves)
    head = {
        "format": FORMAT,
        "version": record.version,
        "game": record.game,
        "rules_version": record.rules_version,
        "ruleset": dict(record.ruleset),
        "players": list(record.players),
        "commitment": record.commitment,
        "secret": record.secret,
        "contributions": list(record.contributions),
        **({} if record.sealed is None else {"sealed": sealed_record.to_plain(record.sealed)}),
        "start": record.start,
        "chapters": [list(chapter) for chapter in record.chapters],
        "result": None
        if record.result is None
        else {
            "ending": record.result.ending,
            "scores": list(record.result.scores),
            "winners": list(record.result.winners),
        },
        "digest": record.digest,
        "moves": [],
    }
    written = json.dumps(head, indent=2, ensure_ascii=False)
    filled = f'"moves": [\n    {moves}\n  ]' if moves else '"moves": []'
    return written.replace('"moves": []', filled)


def from_json(written: str) -> Record:
    """Read a record from JSON."""
    try:
        told = json.loads(written)
    except (ValueError, RecursionError) as error:  # brackets without end, too
        raise InvalidRecord("not-json", why=str(error)) from None
    if not isinstance(told, dict) or told.get("format") != FORMAT:
        raise InvalidRecord("not-a-record")
    version = told.get("version")
    if type(version) is not int or version not in (UNSEALED, SEALED):
        raise InvalidRecord("format-version", version=version, known=SEALED)
    try:
        result = told["result"]
        return Record(
            game=text(told["game"]),
            rules_version=whole(told["rules_version"]),
            ruleset=dict(told["ruleset"]),
            players=tuple(text(name) for name in listed(told["players"])),
            commitment=text(told["commitment"]),
            secret=None if told["secret"] is None else text(told["secret"]),
            contributions=tuple(text(part) for part in listed(told["contributions"])),
            start=None if told["start"] is None else text(told["start"]),
            moves=tuple((a_seat(seat), text(word)) for seat, word in listed(told["moves"])),
            chapters=tuple((whole(at), text(title)) for at, title in listed(told["chapters"])),
            result=None if result is None else _result(result),
            digest=text(told["digest"]),
            sealed=sealed_record.from_plain(told["sealed"]) if version == SEALED else None,
        )
    except KeyError as error:
        raise InvalidRecord("missing-field", field=str(error.args[0])) from None
    except (TypeError, ValueError, AttributeError) as error:
        raise InvalidRecord("bad-field", why=str(error)) from None


def _result(told: Mapping[str, Any]) -> Result:
    return Result(
        ending=text(told["ending"]),
        scores=tuple(whole(points) for points in listed(told["scores"])),
        winners=tuple(a_seat(seat) for seat in listed(told["winners"])),
    )


# Text ---------------------------------------------------------------------------------------
#
#     Larceny record 1
#     Game: NAME
#     …
#
#     ; filling
#     2: open T.N, put 4, flip, done
#     ; round 1
#     0: choose thief
#     …
#     Result: empty_pillow; scores 4 -2 7; winners 2        (or:  Result: *  for a game still on)

_FIRST_LINE = "Larceny record "


def to_text(record: Record, write_rules: Callable[[Rules], str]) -> str:
    """Write a record for people; `write_rules` is the game's way to write a ruleset."""
    header = [
        f"{_FIRST_LINE}{record.version}",
        f"Game: {record.game}",
        f"Rules-version: {record.rules_version}",
        f"Rules: {write_rules(record.ruleset)}",
        *(f"Player: {name}" for name in record.players),
        f"Commitment: {record.commitment}",
        *([] if record.secret is None else [f"Secret: {record.secret}"]),
        *([] if record.sealed is None else sealed_record.to_lines(record.sealed)),
        *(f"Contribution: {part}" for part in record.contributions),
        *([] if record.start is None else [f"Start: {record.start}"]),
        f"Digest: {record.digest}",
        "",
    ]
    return "\n".join([*header, *_move_lines(record), "", f"Result: {_write_result(record)}", ""])


def _move_lines(record: Record) -> list[str]:
    """Write the moves, what one seat decides in a row on one line, under their chapters."""
    titles = dict(record.chapters)
    lines: list[str] = []
    last: Seat | None = None
    for index, (seat, word) in enumerate(record.moves):
        if index in titles:
            lines.append(f"; {titles[index]}")
            last = None
        if seat == last:
            lines[-1] += f", {word}"
        else:
            lines.append(f"{seat}: {word}")
        last = seat
    if len(record.moves) in titles:  # a part of the game that has only just begun
        lines.append(f"; {titles[len(record.moves)]}")
    return lines


_NOBODY = "-"
"""Stands for the winners of a game that everybody has lost."""


def _write_result(record: Record) -> str:
    result = record.result
    if result is None:
        return "*"
    points = " ".join(map(str, result.scores))
    winners = " ".join(map(str, result.winners)) or _NOBODY
    return f"{result.ending}; scores {points}; winners {winners}"


_TAGS_OF_SEATS = ("Player", "Contribution", sealed_record.SEAL, sealed_record.WITHHELD)
_TAGS = (
    *("Game", "Rules-version", "Rules", "Commitment", "Secret", "Start", "Digest", "Result"),
    *("Player", "Contribution"),
)
_HEADER = re.compile(r"([A-Z][A-Za-z-]*): ?(.*)")
_MOVES = re.compile(r"([0-9]{1,3}): (.+)")
_RESULT = re.compile(r"(\w+); scores ((?:-?[0-9]{1,9} ?)+); winners (-|(?:[0-9]{1,3} ?)+)")


def from_text(written: str, read_rules: Callable[[str, str], Rules]) -> Record:
    """Read a record from text; `read_rules(game, text)` reads the ruleset line."""
    lines = written.splitlines()
    version = _version_in(lines[0]) if lines else None
    if version is None:
        raise InvalidRecord("not-a-record")
    known = _TAGS if version == UNSEALED else (*_TAGS, *sealed_record.TAGS)
    tags: dict[str, list[str]] = {}
    moves: list[tuple[Seat, str]] = []
    chapters: list[tuple[int, str]] = []
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip():
            continue
        if line.startswith("; "):
            chapters.append((len(moves), line[2:]))
        elif match := _MOVES.fullmatch(line):
            moves += [(Seat(int(match[1])), word) for word in match[2].split(", ")]
        elif (match := _HEADER.fullmatch(line)) and match[1] in known:
            if match[1] in tags and match[1] not in _TAGS_OF_SEATS:
                raise InvalidRecord("line-twice", line=number, text=line)
            tags.setdefault(match[1], []).append(match[2])
        else:
            raise InvalidRecord("bad-line", line=number, text=line)
    if "Result" not in tags:
        raise InvalidRecord("truncated", moves=len(moves))
    game = _tag(tags, "Game")
    return Record(
        game=game,
        rules_version=_number(_tag(tags, "Rules-version")),
        ruleset=read_rules(game, _tag(tags, "Rules")),
        players=tuple(tags.get("Player", ())),
        commitment=_tag(tags, "Commitment"),
        secret=_tag(tags, "Secret") if "Secret" in tags else None,
        contributions=tuple(tags.get("Contribution", ())),
        start=_tag(tags, "Start") if "Start" in tags else None,
        moves=tuple(moves),
        chapters=tuple(chapters),
        result=_read_result(_tag(tags, "Result")),
        digest=_tag(tags, "Digest"),
        sealed=sealed_record.from_lines(tags) if version == SEALED else None,
    )


def _version_in(line: str) -> int | None:
    """Read in which version of the format a record is written; None: it is none of ours."""
    known = {f"{_FIRST_LINE}{version}": version for version in (UNSEALED, SEALED)}
    return known.get(line.strip())


def _tag(tags: Mapping[str, list[str]], name: str) -> str:
    if name not in tags:
        raise InvalidRecord("missing-field", field=name)
    return tags[name][0]


def _number(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", text):
        raise InvalidRecord("bad-field", why=text[:40])
    return int(text)


def _read_result(text: str) -> Result | None:
    if text == "*":
        return None
    match = _RESULT.fullmatch(text)
    if match is None:
        raise InvalidRecord("bad-field", why=text)
    return Result(
        ending=match[1],
        scores=tuple(map(int, match[2].split())),
        winners=() if match[3] == _NOBODY else tuple(Seat(int(seat)) for seat in match[3].split()),
    )
