"""A game as the doors play it: one seat decides after the other, seen in numbers."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from larceny.games.registry import AnyGame, find_title
from larceny.kernel.chance import Chance
from larceny.kernel.events import Event, Seat, by_seat, every_seat

from .encodings import Encoding, Row
from .layout import Layout
from .registry import encoding_of

Observation = dict[str, Row]


class Offer(NamedTuple):
    """What is open to a seat: as the rules list it, and as a mask."""

    legal: tuple[Any, ...]  # held on to, so that its identity stays its own
    by_index: dict[int, Any]
    row: Row


_INT8 = np.dtype(np.int8)


_offers: dict[str, dict[int, Offer]] = {}
_MOST_REMEMBERED = 1 << 14


class Setting:
    """What is played: a game, its rules, the size of the table, and how it is written."""

    def __init__(
        self,
        game: str,
        edition: str | None = None,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        memory: bool = False,
    ) -> None:
        """Read the rules; raise InvalidRuleset where there are none like this."""
        self._given = (game, edition, players, options, memory)
        title = find_title(game)
        self.game: AnyGame = title.game
        self.rules = self.game.ruleset(edition or self.game.default_edition, **(options or {}))
        self.players = title.players if players is None else players
        self.rules.check_players(self.players)
        self.encoding: Encoding = encoding_of(game)
        self.memory = memory
        self.layout: Layout = self.encoding.layout(self.players, memory)
        self.decisions = len(self.game.actions)
        self.offers = _offers.setdefault(game, {})

    def __reduce__(self) -> tuple[Any, ...]:
        return Setting, self._given


class Seats:
    """A game being played, and what each seat sees and remembers of it, as numbers."""

    def __init__(self, setting: Setting, secret: str) -> None:
        """Deal."""
        self.setting = setting
        game, rules, players = setting.game, setting.rules, setting.players
        self.state, events = game.deal(rules, players, Chance.of(secret))
        # Asked for at every decision, so looked up once.
        self._legal_actions, self._apply_legal = game.legal_actions, game.apply_legal
        self._offers = setting.offers
        self._observe = setting.encoding.sights(self.state).observe
        self._offered: Offer | None = None  # since the last decision
        self._offered_to = -1
        self._memories: list[Any] = (
            [setting.encoding.memory(rules, players, seat) for seat in every_seat(players)]
            if setting.memory
            else []
        )
        self._witness(events)

    def act(self, seat: Seat, index: int) -> None:
        """Do what a seat decided; raise IllegalAction, and change nothing, if it may not."""
        offered, self._offered = self._offered, None
        action = offered.by_index.get(index) if offered and self._offered_to == seat else None
        if action is not None:
            events = self._apply_legal(self.state, seat, action)
        else:
            game = self.setting.game
            events = game.apply(self.state, seat, game.actions[index])
        if self._memories:
            self._witness(events)

    def _witness(self, events: Sequence[Event]) -> None:
        witnessed = self.setting.game.witnessed
        for seat, memory in by_seat(self._memories):
            for event in events:
                memory.witness(witnessed(event, seat))

    def observe(self, seat: Seat) -> Observation:
        """Write what a seat sees, and remembers where it has a memory; mark what it may decide now.

        Nothing is marked while it owes no decision.
        """
        seen = self._observe(seat)
        if self._memories:
            seen += self.setting.encoding.remember(self._memories[seat], seat)
        legal = self._legal_actions(self.state, seat)
        # The rules remember their lists: the same one is mostly the same object, quickly found.
        # To mark each action anew costs 3 % to 7 % of a step in our two games.
        offer = self._offers.get(id(legal)) or _remember(legal, self.setting)
        self._offered, self._offered_to = offer, seat
        return {"observation": np.frombuffer(seen, _INT8), "action_mask": offer.row.copy()}


def _remember(legal: tuple[Any, ...], setting: Setting) -> Offer:
    if len(setting.offers) >= _MOST_REMEMBERED:
        setting.offers.clear()
    row = np.zeros(setting.decisions, np.int8)
    by_index = {action.index: action for action in legal}
    row[[*by_index]] = 1
    offer = setting.offers[id(legal)] = Offer(legal, by_index, row)
    return offer
