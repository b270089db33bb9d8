"""Understanding what a person typed: a number, a word, or enough of a word."""

import re
from collections.abc import Sequence
from typing import Any, NoReturn

from larceny.kernel.errors import LarcenyError
from larceny.kernel.game import Action

from ..faces import Answer

AnyAnswer = Answer[Any]


class NotUnderstood(LarcenyError):
    """An answer that is none, or could be several."""

    kind = "answer"


def understand(
    text: str, offered: Sequence[AnyAnswer], legal: Sequence[Action], known: Sequence[Action]
) -> AnyAnswer:
    """Return the answer that a text names: one that is offered, or an action, legal if it can be.

    A word of another of the `known` actions is understood, too, so that the rules can refuse it.
    """
    text = text.strip().lower()
    if not text:
        if len(legal) == 1:
            return alone(legal[0])
        raise NotUnderstood("empty")
    if text.isdecimal() and text.isascii():
        return _numbered(int(text[:6]), offered)
    return (
        _named(text, offered)
        or _named(text, [alone(action) for action in legal])
        or _named(text, [alone(action) for action in known], exactly=True)
        or _unknown(text)
    )


def alone(action: Action, number: int = 0) -> AnyAnswer:
    """Offer an action by its word."""
    return Answer(number, action.word, action.word, (action,))


def _numbered(number: int, offered: Sequence[AnyAnswer]) -> AnyAnswer:
    numbers = [answer.number for answer in offered]
    if number in numbers:
        return offered[numbers.index(number)]
    if numbers == list(range(1, len(numbers) + 1)):
        raise NotUnderstood("number", number=number, last=len(numbers))
    raise NotUnderstood("odd-number", number=number, known=numbers)


def _unknown(text: str) -> NoReturn:
    hint = "Answer by number or by word; h explains how."
    raise NotUnderstood("unknown", text=text[:40], hint=hint)


def _named(text: str, answers: Sequence[AnyAnswer], exactly: bool = False) -> AnyAnswer | None:
    """Find the one answer whose word a text is, or begins; refuse what could be several."""
    if not _letters(text):
        return None
    for fits in (_is,) if exactly else (_is, _is_short_for, _begins):
        found = [answer for answer in answers if fits(text, answer.word.lower())]
        if len(found) == 1:
            return found[0]
        if found and not exactly:
            words = [answer.word for answer in found]
            raise NotUnderstood("ambiguous", text=text[:40], could_be=words[:6])
    return None


def _letters(text: str) -> str:
    return re.sub(r"[^a-z0-9]", "", text)


def _is(text: str, word: str) -> bool:
    """Is it the whole word, however it is spaced: "open tn", "master-thief" for the card."""
    return _letters(text) == _letters(word)


def _is_short_for(text: str, word: str) -> bool:
    """Is it all but the verb: "tn" for "open T.N", "thief" for "choose thief"."""
    _, _, rest = word.partition(" ")
    return bool(rest) and _letters(text) == _letters(rest)


def _begins(text: str, word: str) -> bool:
    """Does it begin the word, or all but the verb, or each of their parts: "m", "f", "ro 1 cw"."""
    _, _, rest = word.partition(" ")
    start = _letters(text)
    if _letters(word).startswith(start) or (rest and _letters(rest).startswith(start)):
        return True
    return any(_begins_parts(text.split(), whole.split()) for whole in (word, rest))


def _begins_parts(parts: Sequence[str], whole: Sequence[str]) -> bool:
    return 1 < len(parts) <= len(whole) and all(map(str.startswith, whole, parts))
