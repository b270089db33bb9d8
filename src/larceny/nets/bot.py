"""A bot that plays as a net says; it is given what its seat has witnessed, and nothing else."""

from collections.abc import Sequence
from functools import lru_cache, partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from larceny.bots.any_game import first_event
from larceny.bots.kind import SAMPLING, Kind, Options
from larceny.bots.recall import Recall
from larceny.envs.registry import encoding_of
from larceny.games.registry import find_game
from larceny.kernel.events import Event, Seat

from .files import Net, UnusableNet, read
from .forward import Forward
from .tables import Floats, Table

TEMPERATURE = 0.5
"""Nets are trained to mix; below 1 they do so less, and win more."""

OPTIONS: Options = {**SAMPLING, "untrained": int}


class NetBot:
    """Decides by a net's probabilities."""

    def __init__(
        self, net: Net, seed: str, temperature: float = TEMPERATURE, untrained: int = 0
    ) -> None:
        """Take a net; `untrained` lets it play at tables that it was not trained for."""
        self.net = net
        self.temperature = temperature
        self.untrained = bool(untrained)
        self.dice = Random(seed)
        self.game = find_game(net.card["game"])
        self.encoding = encoding_of(net.card["game"])

    def begin(self, seat: Seat, rules: Any) -> None:
        """Sit down."""
        self.seat = seat
        self.rules = rules
        self.forward: Forward | None = None
        self.recall: Recall[Any, Any] = Recall(
            first_event(self.game, rules), self._from_deal, self._from_view
        )

    def _from_deal(self, players: int) -> Any:
        return self.encoding.memory(self.rules, players, self.seat)

    def _from_view(self, view: Any) -> Any:
        return self.encoding.memory_from(self.rules, view)

    def witness(self, event: Event) -> None:
        """Forget nothing."""
        self.recall.witness(event)

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """Throw dice, as the net says."""
        if len(legal) == 1:
            return legal[0]
        chances = self.probabilities(view, legal)
        return self.dice.choices(legal, chances.tolist())[0]

    def probabilities(self, view: Any, legal: Sequence[Any]) -> Floats:
        """Say how likely the net takes each of the legal actions."""
        if self.forward is None:
            self.forward = _at_table(self.net, self.rules, len(view.seats), self.untrained)
        numbers = self.told(view, self.forward.table)
        logits = self.forward.logits(numbers)[[action.index for action in legal]]
        powers = np.exp((logits - logits.max()) / np.float32(self.temperature))
        chances: Floats = powers / powers.sum()
        return chances

    def told(self, view: Any, table: Table) -> NDArray[np.uint8]:
        """Return what the net is told: of what is seen now, and what was witnessed."""
        known = self.recall.knowledge(view)
        seen = self.encoding.encode(view) + self.encoding.remember(known, self.seat)
        return np.array(table.numbers(seen), np.uint8)


def _at_table(net: Net, rules: Any, players: int, untrained: bool) -> Forward:
    """Return a net for one kind of table; refuse one that it was not trained for."""
    game, trained = net.card["game"], net.card["tables"]
    read = find_game(game).read_ruleset
    if not untrained and not any(
        players == int(seats) and read(ruleset) == rules
        for ruleset, _, seats in (name.partition("/") for name in trained)
    ):
        raise UnusableNet(
            "untrained", rules=rules.name, players=players, trained=list(trained), game=game
        )
    return _forward(net, rules, players)


@lru_cache(32)  # on a server everybody makes rules of his own
def _forward(net: Net, rules: Any, players: int) -> Forward:
    return Forward(net, Table(net.card["game"], rules, players))


@lru_cache(8)
def _net(game: str, file: str, changed: float) -> Net:
    return read(Path(file), game)


def kind_for(game: str, file: str) -> Kind:
    """Return what makes bots of a net in a file; refuse one that cannot be used."""
    path = Path(file)
    changed = path.stat().st_mtime if path.exists() else 0.0
    return Kind(partial(NetBot, _net(game, file, changed)), OPTIONS)
