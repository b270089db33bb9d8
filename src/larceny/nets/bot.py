"""A bot that plays as a net says; it is given what its seat has witnessed, and nothing else."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from larceny.bots.any_game import first_event
from larceny.bots.recall import Recall
from larceny.envs.registry import encoding_of
from larceny.games.registry import find_game
from larceny.kernel.events import Event, Seat

from .fading import FadingKnowledge
from .files import Net, UnusableNet
from .forward import Forward
from .ladder import manner
from .tables import Floats, Table, recipe_of


class NetBot:
    """Decides by a net's probabilities."""

    def __init__(
        self,
        net: Net,
        seed: str,
        temperature: float | None = None,
        untrained: int = 0,
        half_life: float | None = None,
        strength: float | None = None,
        unturned: int = 0,
    ) -> None:
        """Take a net; `untrained` lets it play at tables that it was not trained for.

        `unturned` asks it about a table only as it lies, and not also turned and mirrored.
        `strength` is a level of the ladder; the temperature and half-life of its memory can be set
        instead.
        """
        self.net = net
        self.temperature, self.half_life = manner(strength, temperature, half_life)
        self.slips = Random(f"{seed} forgets")
        self.untrained, self.unturned = bool(untrained), bool(unturned)
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
        return self._remembered(self.encoding.memory(self.rules, players, self.seat))

    def _from_view(self, view: Any) -> Any:
        return self._remembered(self.encoding.memory_from(self.rules, view))

    def _remembered(self, known: Any) -> Any:
        """Let what is known fade, if it does."""
        if self.half_life is None:
            return known
        recipe = recipe_of(self.net.card["game"])
        return FadingKnowledge(known, self.half_life, recipe.turn, recipe.forget, self.slips)

    def witness(self, event: Event) -> None:
        """Watch."""
        self.recall.witness(event)

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """Throw dice, as the net says."""
        if len(legal) == 1:
            return legal[0]
        return self.drawn(self.probabilities(view, legal), legal)

    def probabilities(
        self, view: Any, legal: Sequence[Any], temperature: float | None = None
    ) -> Floats:
        """Say how likely the net takes each of the legal actions, as it mixes or otherwise."""
        forward, seen = self.question(view)
        told = forward.table.told([seen])
        return self.mixed(forward.answers(told)[0], legal, temperature)

    def question(self, view: Any) -> tuple[Forward, bytearray]:
        """Return the net at this table, and what is observed, of which follows what it is told."""
        if self.forward is None:
            players = len(view.seats)
            self.forward = _at_table(self.net, self.rules, players, self.untrained, self.unturned)
        return self.forward, self._seen(view)

    def mixed(
        self, logits: Floats, legal: Sequence[Any], temperature: float | None = None
    ) -> Floats:
        """Say by a net's answer how likely each of the legal actions is taken."""
        answers = logits[[action.index for action in legal]]
        heat = np.float32(self.temperature if temperature is None else temperature)
        powers = np.exp((answers - answers.max()) / heat)
        chances: Floats = powers / powers.sum()
        return chances

    def drawn(self, chances: Floats, legal: Sequence[Any]) -> Any:
        """Throw dice."""
        return self.dice.choices(legal, chances.tolist())[0]

    def known(self, view: Any) -> Any:
        """Return what is still known by now to one who sees this."""
        known = self.recall.knowledge(view)
        return known.known if isinstance(known, FadingKnowledge) else known

    def told(self, view: Any, table: Table) -> NDArray[np.uint8]:
        """Return what the net is told: of what is seen now, and what was witnessed."""
        return np.array(table.numbers(self._seen(view)), np.uint8)

    def _seen(self, view: Any) -> bytearray:
        return self.encoding.encode(view) + self.encoding.remember(self.known(view), self.seat)


def _at_table(net: Net, rules: Any, players: int, untrained: bool, unturned: bool) -> Forward:
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
    return _forward(net, rules, players, unturned)


@lru_cache(32)  # on a server everybody makes rules of his own
def _forward(net: Net, rules: Any, players: int, unturned: bool) -> Forward:
    return Forward(net, Table(net.card["game"], rules, players, unturned))
