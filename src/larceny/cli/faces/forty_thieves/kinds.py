"""Kinds of answers, in which one of many squares or lines is asked for; and squares as typed."""

import re
from collections.abc import Iterable, Sequence

from larceny.games.forty_thieves.actions import Action, Interchange, Peek
from larceny.games.forty_thieves.pieces import SQUARE_NAMES, SQUARES

from ..face import Answer

Offer = Answer[Action]


def one(number: int, action: Action, name: str = "", meaning: str = "") -> Offer:
    """Offer one action."""
    return Answer(number, action.word, name or action.word, (action,), meaning)


def of_kind(legal: Sequence[Action], kind: str) -> list[Offer]:
    """Offer the actions of a kind, each by the part of its word that the kind does not say."""
    if kind == "interchange":
        return first_squares(kind, legal)
    said = set(kind.split())
    return [
        one(number, action, next(part for part in action.word.split()[::-1] if part not in said))
        for number, action in enumerate(legal, start=1)
    ]


def first_squares(verb: str, legal: Iterable[Action]) -> list[Offer]:
    """Offer every square that is one of two; the other one is asked for then."""
    pairs = [action for action in legal if isinstance(action, Interchange | Peek)]
    offers: list[Offer] = []
    for square in range(SQUARES):
        with_it = tuple(action for action in pairs if square in action.squares)
        if with_it:
            name = SQUARE_NAMES[square]
            offers.append(Answer(len(offers) + 1, f"{verb} {name}", name, with_it))
    return offers


_TWO_SQUARES = re.compile(r"(.*?)([a-d][1-4])\s*([a-d][1-4])", re.IGNORECASE)


def spelled(text: str) -> str:
    """Bring two squares into their order on the board: `c3 b2` is `b2 c3`."""
    match = _TWO_SQUARES.fullmatch(text.strip())
    if match is None:
        return text
    first, second = sorted(map(str.lower, match.groups()[1:]), key=SQUARE_NAMES.index)
    return f"{match[1]}{first} {second}"
