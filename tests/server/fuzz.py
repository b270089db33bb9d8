"""A million messages by lot, most of them wrong: python -m tests.server.fuzz

Two people at each of two tables and a stranger say whatever comes to mind over sockets, and play on
in between. Nobody may be answered with a mistake of ours, no socket may end but as the protocol
says, and in the end every game is played to its end and its record verified.
"""

import argparse
import asyncio
import json
import string
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any

from larceny.protocol import messages as m

from .clocks import clock_of
from .test_socket_fuzz import CLOSING, CODES, KINDS, WORDS, Fuzz, told_to_client

WORLD = 10_000
"""Messages until everything begins anew, with other games."""

AT_ONCE = 12
"""Messages that somebody says before anybody is heard."""

OURS = {"internal", "unavailable"}
"""What is answered where the server has made a mistake, or could not store something."""

STRANGE: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    2**31,
    2**63,
    2**64,
    10**40,
    -(10**40),
    1.5,
    "",
    "1",
    [],
    {},
    [[]],
)
LETTERS = string.printable + "äß\u202e\u0000\ud800\U0001f480"
DEPTHS = (1, 10, 500, 4_000)


class Talk:
    """Draws what is said."""

    def __init__(self, dice: Random, tables: Sequence[str]) -> None:
        self.dice = dice
        self.tables = tables

    def text(self) -> str:
        """Draw a message: as it should be, almost, or nothing of the kind."""
        kinds: tuple[Callable[[], str], ...] = (
            self._proper,
            self._wrong,
            self._broken,
            self._noise,
        )
        return self.dice.choices(kinds, (6, 2, 1, 1))[0]()

    def _proper(self) -> str:
        return json.dumps(self._message())

    def _message(self) -> dict[str, Any]:
        dice = self.dice
        kind = dice.choice((*KINDS, "look", "seen", "act", "act", "act", "act"))
        fields = {
            "table": dice.choice(self.tables),
            "id": dice.choice(("1", "2", "again", str(dice.getrandbits(30)))),
            "seq": dice.randint(0, 60),
            "from_seq": dice.randint(0, 60),
            "action": dice.choice(WORDS),
            "text": "".join(dice.choices(string.ascii_letters + " ", k=dice.randint(1, 30))),
            "agree": dice.random() < 0.5,
            "looking": dice.random() < 0.5,
            "seat": dice.choice((None, None, None, None, None, 0, 1, 2, 7)),
        }
        wanted = {
            "subscribe": ("table", "from_seq"),
            "unsubscribe": ("table",),
            "act": ("table", "id", "seq", "action", "seat"),
            "chat": ("table", "id", "text", "seat"),
            "undo": ("table", "id", "seq", "seat"),
            "consent": ("table", "id", "seq", "agree", "seat"),
            "ping": ("id",),
            "look": ("looking",),
            "seen": ("table", "seq"),
        }.get(kind, tuple(fields))
        return {"type": kind, **{name: fields[name] for name in wanted}}

    def _wrong(self) -> str:
        """Exchange, leave out or add a field."""
        message, dice = self._message(), self.dice
        for _ in range(dice.randint(1, 3)):
            name = dice.choice((*message, "extra", "type", "seat"))
            if dice.random() < 0.3:
                message.pop(name, None)
            else:
                message[name] = self._anything(2)
        return json.dumps(message)

    def _anything(self, depth: int) -> Any:
        dice = self.dice
        match dice.randrange(4 if depth else 2):
            case 0:
                return dice.choice(STRANGE)
            case 1:
                return "".join(dice.choices(LETTERS, k=dice.choice((1, 5, 80, 600))))
            case 2:
                return [self._anything(depth - 1) for _ in range(dice.randrange(4))]
            case _:
                return {dice.choice(LETTERS): self._anything(depth - 1) for _ in range(3)}

    def _broken(self) -> str:
        """Change some letters of a message, or cut it off."""
        letters, dice = list(json.dumps(self._message())), self.dice
        for _ in range(dice.randint(1, 4)):
            letters[dice.randrange(len(letters))] = dice.choice(LETTERS)
        return "".join(letters[: dice.choice((None, dice.randrange(len(letters))))])

    def _noise(self) -> str:
        dice = self.dice
        if dice.random() < 0.9:
            return "".join(dice.choices(LETTERS, k=dice.randrange(60)))
        deep = dice.choice(DEPTHS)
        return dice.choice(("[" * deep, '{"a":' * deep, "[" * deep + "]" * deep, "9" * deep))


class World:
    """Some thousand messages at two tables, played to their end afterwards."""

    def __init__(self, seed: str) -> None:
        self.dice = Random(seed)
        self.fuzz = Fuzz()
        self.talk = Talk(self.dice, self.fuzz.tables)
        self.said = 0
        self.heard: Counter[str] = Counter()

    def run(self, messages: int) -> None:
        """Say so much; play on in between."""
        while self.said < messages:
            self.fuzz.do(self._round())
            if self.dice.random() < 0.2:
                self.fuzz.play_on(self.dice.randrange(2), self.dice.randint(1, 4), self.dice)
        self.fuzz.teardown()

    async def _round(self) -> None:
        for tab in self.fuzz.tabs:
            for _ in range(self.dice.randint(0, AT_ONCE)):
                text = self.talk.text().encode(errors="replace").decode()
                tab.wire.put(type="websocket.receive", text=text)
                self.said += 1
        for who, tab in enumerate(self.fuzz.tabs):
            self._hear(await tab.settled())
            if tab.wire.code is not None:
                self.heard[f"closed {tab.wire.code}"] += 1
                assert tab.wire.code in CLOSING
                await self.fuzz._again(who)
        assert not self.fuzz.failures
        clock_of(self.fuzz.service).advance(1)
        await asyncio.sleep(0)

    def _hear(self, said: Sequence[str]) -> None:
        for text in said:
            message = told_to_client(text)
            if isinstance(message, m.Error):
                assert message.code in CODES - OURS, message
                self.heard[message.code] += 1
            else:
                self.heard[type(message).__name__] += 1


def fuzz_some(seed: str, messages: int) -> tuple[int, Counter[str], int]:
    """Say so many messages, in several worlds; return how many, what was heard, and how many."""
    said, heard, worlds = 0, Counter[str](), 0
    while said < messages:
        world = World(f"{seed}/{worlds}")
        try:
            world.run(min(WORLD, messages - said))
        except BaseException:
            print(f"seed {seed}/{worlds}, after {world.said:,} messages", file=sys.stderr)
            raise
        said, worlds = said + world.said, worlds + 1
        heard += world.heard
    return said, heard, worlds


def main(arguments: Sequence[str]) -> int:
    """Say as many messages as asked for, with several processes."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.fuzz", description=__doc__)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", default=time.strftime("%Y-%m-%d"))
    asked = parser.parse_args(arguments)
    began, each = time.monotonic(), -(-asked.messages // asked.workers)
    with ProcessPoolExecutor(asked.workers) as pool:
        seeds = [f"{asked.seed}/{number}" for number in range(asked.workers)]
        done = list(pool.map(fuzz_some, seeds, [each] * asked.workers))
    said, worlds = sum(one[0] for one in done), sum(one[2] for one in done)
    heard = sum((one[1] for one in done), Counter[str]())
    print(
        f"messages {said:,}, worlds {worlds}, {time.monotonic() - began:.0f} s, seed {asked.seed}"
    )
    print(", ".join(f"{what} {count:,}" for what, count in heard.most_common()))
    print("server errors 0, tables that stood still 0")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
