"""A process in which bots think: the server asks through its input, and hears its output.

It ends when its input does, so also when the server was killed, and in whatever thought it is.
`python -m larceny.server.adapters.bot_worker LOG_FORMAT LOG_LEVEL`
"""

import logging
import os
import pickle
import signal
import sys
from queue import SimpleQueue
from threading import Thread
from typing import IO

import msgspec

from larceny.bots import make, names_for
from larceny.games.registry import TITLES
from larceny.kernel.errors import LarcenyError

from .. import logs
from ..ports.thinkers import FAILED, Forgotten, NoThought, Question
from .bot_cache import BotCache

log = logging.getLogger(__name__)

LENGTH_BYTES = 4
"""Every message has its length in front."""

POLITENESS = 5
"""So much nicer than the server is a worker: where processors are short, play goes first."""


class Reply(msgspec.Struct, omit_defaults=True):
    """What comes back. It is JSON: the server believes nothing that a worker could have pickled."""

    word: str = ""
    forgotten: bool = False
    why: str = ""  # there is no word
    ready: bool = False  # it has started


def framed(message: bytes) -> bytes:
    """Return a message as it is sent."""
    return len(message).to_bytes(LENGTH_BYTES, "big") + message


def main(form: str, level: str) -> None:
    """Answer until nobody asks any more."""
    for number in (signal.SIGINT, signal.SIGTERM):  # they are meant for the server
        signal.signal(number, signal.SIG_IGN)
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no answer
        if hasattr(os, "nice"):
            os.nice(POLITENESS)
        logs.set_up(form, level)
        for game in TITLES:
            for name in names_for(game):
                _load(game, name)
        asked: SimpleQueue[list[Question] | str] = SimpleQueue()
        Thread(target=_listen, args=(sys.stdin.buffer, asked), daemon=True).start()
        _say(answers, [Reply(ready=True)])
        cache = BotCache()
        while True:
            match asked.get():
                case [question]:
                    _say(answers, [_answer(cache, question)])
                case [*questions]:
                    _say(answers, _answer_together(cache, questions))
                case str() as table:
                    cache.forget(table)


def _listen(questions: IO[bytes], asked: SimpleQueue[list[Question] | str]) -> None:
    """Hear questions, and names of tables to forget, also while a bot thinks."""
    while len(length := questions.read(LENGTH_BYTES)) == LENGTH_BYTES:
        size = int.from_bytes(length, "big")
        message = questions.read(size)
        if len(message) < size:
            break
        asked.put(pickle.loads(message))
    os._exit(0)  # nobody is there any more to hear the end of a thought


def _load(game: str, name: str) -> None:
    """Load what a bot needs: that is to be taken from nobody's turn.

    Without its net it is told so once, here, and a simpler one plays whenever it is asked.
    """
    try:
        make(game, name, "")
    except LarcenyError as error:
        log.error("bot-unusable", extra=logs.facts(game=game, name=name, code=error.code))


def _answer(cache: BotCache, question: Question) -> Reply:
    try:
        return Reply(word=cache.choose(question))
    except Exception as trouble:
        return _refusal(question, trouble)


def _answer_together(cache: BotCache, questions: list[Question]) -> list[Reply]:
    return [
        _refusal(question, decided) if isinstance(decided, Exception) else Reply(word=decided)
        for question, decided in zip(questions, cache.choose_together(questions), strict=True)
    ]


def _refusal(question: Question, trouble: Exception) -> Reply:
    """Say why there is no answer."""
    if isinstance(trouble, Forgotten):
        return Reply(forgotten=True)
    if isinstance(trouble, NoThought):
        return Reply(why=trouble.why)
    facts = logs.facts(game=question.game, name=question.bot)
    log.error("bot-error", extra=facts, exc_info=trouble)
    return Reply(why=FAILED)


def _say(answers: IO[bytes], replies: list[Reply]) -> None:
    try:
        answers.write(framed(msgspec.json.encode(replies)))
        answers.flush()
    except BrokenPipeError:  # the server is gone; there is nobody to complain to
        os._exit(0)


if __name__ == "__main__":
    main(*sys.argv[1:])
