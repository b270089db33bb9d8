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
from typing import IO, Any

import msgspec

from larceny.bots import make, names_for
from larceny.games.registry import TITLES

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
                make(game, name, "")  # to load what it needs is to be taken from no bot's turn
        asked: SimpleQueue[Any] = SimpleQueue()
        Thread(target=_listen, args=(sys.stdin.buffer, asked), daemon=True).start()
        _say(answers, Reply(ready=True))
        cache = BotCache()
        while True:
            match asked.get():
                case Question() as question:
                    _say(answers, _answer(cache, question))
                case str() as table:
                    cache.forget(table)


def _listen(questions: IO[bytes], asked: SimpleQueue[Any]) -> None:
    """Hear questions, and names of tables to forget, also while a bot thinks."""
    while len(length := questions.read(LENGTH_BYTES)) == LENGTH_BYTES:
        size = int.from_bytes(length, "big")
        message = questions.read(size)
        if len(message) < size:
            break
        asked.put(pickle.loads(message))
    os._exit(0)  # nobody is there any more to hear the end of a thought


def _answer(cache: BotCache, question: Question) -> Reply:
    try:
        return Reply(word=cache.choose(question))
    except Forgotten:
        return Reply(forgotten=True)
    except NoThought as no:
        return Reply(why=no.why)
    except Exception:
        log.exception("bot-error", extra=logs.facts(game=question.game, name=question.bot))
        return Reply(why=FAILED)


def _say(answers: IO[bytes], reply: Reply) -> None:
    try:
        answers.write(framed(msgspec.json.encode(reply)))
        answers.flush()
    except BrokenPipeError:  # the server is gone; there is nobody to complain to
        os._exit(0)


if __name__ == "__main__":
    main(*sys.argv[1:])
