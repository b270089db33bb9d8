"""What a state of OpenSpiel holds: a position, what has happened, and what seats make of it."""

import json
from dataclasses import fields
from enum import Enum
from functools import cache
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from larceny.kernel.chance import Chance
from larceny.kernel.events import SPECTATOR, Event, Seat, Viewer

from .seats import Setting

CHANCE, TERMINAL = Seat(-1), Seat(-4)  # as pyspiel.PlayerId has them
SECRET_BYTES = 4
BYTES = 256


class Table:
    """A game before the deal, while its secret is drawn byte by byte, or after it.

    A copy goes on by itself. Memories are made when somebody asks for them, from the log.
    """

    __slots__ = ("_knowledge", "_memories", "_sights", "_texts", "log", "player", "secret",
                 "setting", "state")  # fmt: skip

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.secret: tuple[int, ...] = ()
        self.state: Any = None
        self.log: list[Event] = []
        self.player = CHANCE
        self._forget()

    def _forget(self) -> None:
        self._sights: Any = None
        self._texts: dict[int, list[str]] = {}
        self._knowledge: dict[int, tuple[Any, int]] = {}
        self._memories: dict[int, tuple[Any, int]] = {}

    def __deepcopy__(self, memo: Any) -> Self:
        twin = object.__new__(type(self))
        twin.setting, twin.secret, twin.player = self.setting, self.secret, self.player
        twin.state = None if self.state is None else self.setting.game.copy(self.state)
        twin.log = self.log.copy()
        twin._forget()
        twin._texts = {player: texts.copy() for player, texts in self._texts.items()}
        return twin

    def __getstate__(self) -> tuple[Any, ...]:
        return self.setting, self.secret, self.player, self.state, self.log

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        self.setting, self.secret, self.player, self.state, self.log = kept
        self._forget()

    # Playing --------------------------------------------------------------------------------

    def draw(self, byte: int) -> None:
        """Add a byte to the secret; with the last one, deal."""
        self.secret += (byte,)
        if len(self.secret) == SECRET_BYTES:
            setting = self.setting
            chance = Chance.of(bytes(self.secret).hex())
            self.state, events = setting.game.deal(setting.rules, setting.players, chance)
            self.log += events
            self.player = self._next()

    def act(self, index: int) -> None:
        """Do what the current player decided."""
        game = self.setting.game
        self.log += game.apply(self.state, self.player, game.actions[index])
        self.player = self._next()

    def _next(self) -> Seat:
        deciders = self.state.deciders()
        return deciders[0] if deciders else TERMINAL

    def sampled(self, player: Seat, sampler: Any) -> "Table":
        """Return another world that a player could not rule out.

        The others' past is there what this player has witnessed of it.
        """
        setting = self.setting
        game, twin = setting.game, Table(setting)
        knowledge = self._caught_up(self._knowledge, game.knowledge, player)
        seen = game.view(self.state, player)
        twin.state = knowledge.sample(seen, Chance.of(repr(sampler())))
        twin.log = [game.witnessed(event, player) for event in self.log]
        twin.player = self.player  # its secret stays empty: nobody may learn the deal from it
        if player in self._texts:
            twin._texts[player] = self._texts[player].copy()
        return twin

    # Seeing ---------------------------------------------------------------------------------

    def _caught_up(self, kept: dict[int, tuple[Any, int]], begin: Any, player: Seat) -> Any:
        """Return a memory that has witnessed everything; `kept` has it as it was."""
        setting = self.setting
        memory, known = kept.get(player) or (begin(setting.rules, setting.players, player), 0)
        for event in self.log[known:]:
            memory.witness(setting.game.witnessed(event, player))
        kept[player] = (memory, len(self.log))
        return memory

    def row(self, player: Seat, memory: bool) -> NDArray[np.int8]:
        """Write what a player sees, and remembers; zeros before the deal."""
        encoding = self.setting.encoding
        if self.state is None:
            return np.zeros(encoding.layout(self.setting.players, memory).length, np.int8)
        if self._sights is None:
            self._sights = encoding.sights(self.state)
        seen: bytearray = self._sights.observe(player)
        if memory:
            known = self._caught_up(self._memories, encoding.memory, player)
            seen += encoding.remember(known, player)
        return np.frombuffer(seen, np.int8)

    def view_text(self, viewer: Viewer) -> str:
        """Write what a viewer sees, as JSON."""
        if self.state is None:
            return ""
        return _json(self.setting.game.view(self.state, viewer).to_json())

    def private_text(self, player: Seat) -> str:
        """Write what a player sees and a spectator does not."""
        if self.state is None:
            return ""
        game = self.setting.game
        own = game.view(self.state, player).to_json()
        common = game.view(self.state, SPECTATOR).to_json()
        own["seats"], common["seats"] = own["seats"][player], common["seats"][player]
        return _json({key: own[key] for key in own if own[key] != common[key]})

    def history_text(self, player: Seat) -> str:
        """Write everything that a player has witnessed, a line an event, and what it sees now."""
        texts = self._texts.setdefault(player, [])
        witnessed = self.setting.game.witnessed
        texts += [event_text(witnessed(event, player)) for event in self.log[len(texts) :]]
        return "\n".join((f"seat {player}", *texts, self.view_text(player)))


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def event_text(event: Event) -> str:
    """Write an event in a line."""
    kind: Any = type(event)
    return " ".join((kind.__name__, *(_word(getattr(event, name)) for name in _names(kind))))


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


def _word(value: Any) -> str:
    if value is None:
        return "-"
    if isinstance(value, tuple):
        return f"({','.join(map(_word, value))})"
    return str(value.value) if isinstance(value, Enum) else str(value)
