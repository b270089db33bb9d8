"""Simple scripted play: which of the legal actions are drawn from.

`random`           all of them
`first`, `last`    the one with the lowest or highest index
`prefer:W+W…`      those whose words begin with the first W that fits any, else the second …; if
                   none fits, all: `prefer:take+open` takes whatever it can, else opens
"""

from collections.abc import Sequence

from larceny.games.registry import AnyGame
from larceny.kernel.errors import LarcenyError

from ..game import Game
from ..kernels.decision import Script
from ..masks import count, nth
from ..ops import Flag, Word, Words, either, no, one_at, only, where, word

PREFER = "prefer"
PLAIN = ("random", "first", "last")


class NoSuchScript(LarcenyError):
    """A sort of play that cannot be scripted; it says what can be."""

    kind = "twin-script"


def script_of(engine: AnyGame, players: int, names: Sequence[str]) -> Script | None:
    """Return the script for a table: one name for all seats, or one for each."""
    if len(names) not in (1, players):
        raise NoSuchScript("number", given=len(names), players=players)
    narrowing = [_narrowing(engine, name) for name in names]
    if all(one is None for one in narrowing):
        return None
    seats = narrowing * players if len(names) == 1 else narrowing

    def script(game: Game, state: Words, mask: Words) -> Words:
        decider, chosen = game.decider(state), mask
        for one in {id(one): one for one in seats if one is not None}.values():
            its = [seat for seat in range(players) if seats[seat] is one]
            here = True if len(its) == players else either(*(decider == seat for seat in its))
            pairs = zip(one(mask), chosen, strict=True)
            chosen = tuple(where(here, new, old) for new, old in pairs)
        return chosen

    return script


def _narrowing(engine: AnyGame, name: str) -> "Narrowing | None":
    sort, _, words = name.partition(":")
    if name == "random":
        return None
    if name in PLAIN:
        return First() if name == "first" else Last()
    if sort != PREFER or not words:
        raise NoSuchScript("unknown", script=name, known=[*PLAIN, f"{PREFER}:WORD+WORD"])
    return Prefer(engine, words.split("+"))


class Narrowing:
    """Leaves some of what is legal, and never nothing."""

    def __call__(self, mask: Words) -> Words:
        """Narrow a mask."""
        raise NotImplementedError


class First(Narrowing):
    """Leaves the action with the lowest index."""

    def __call__(self, mask: Words) -> Words:
        """Narrow a mask."""
        return only_one(mask, nth(mask, mask[0] & 0))


class Last(Narrowing):
    """Leaves the action with the highest index."""

    def __call__(self, mask: Words) -> Words:
        """Narrow a mask."""
        return only_one(mask, nth(mask, count(mask) - 1))


def only_one(mask: Words, action: Word) -> Words:
    """Return a mask with a single action."""
    return tuple(
        only(action >> 5 == index, one_at(action & 31)) & its for index, its in enumerate(mask)
    )


class Prefer(Narrowing):
    """Leaves what is liked most, by how its word begins."""

    def __init__(self, engine: AnyGame, beginnings: Sequence[str]) -> None:
        self.groups = [self._group(engine, beginning) for beginning in beginnings]

    @staticmethod
    def _group(engine: AnyGame, beginning: str) -> list[int]:
        words = [0] * -(-len(engine.actions) // 32)
        for index, action in enumerate(engine.actions):
            if action.word.startswith(beginning):
                words[index >> 5] |= 1 << (index & 31)
        if not any(words):
            raise NoSuchScript("no-word", word=beginning, game=engine.name)
        return words

    def __call__(self, mask: Words) -> Words:
        """Narrow a mask."""
        chosen, open_ = mask, True
        for group in self.groups:
            liked = tuple(its & word(bits) for its, bits in zip(mask, group, strict=True))
            found: Flag = either(*(its != 0 for its in liked))
            now = found if open_ is True else found & open_
            chosen = tuple(where(now, new, old) for new, old in zip(liked, chosen, strict=True))
            open_ = no(found) if open_ is True else open_ & no(found)
        return chosen
