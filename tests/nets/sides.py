"""A table and the same one from another side: what nets are told of both, and what they answer."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from larceny.kernel.events import every_seat
from larceny.kernel.play import Match
from larceny.nets.bot import NetBot
from larceny.nets.files import Net, card_for
from larceny.nets.tables import Table

from .nets import unlearned


def unlearned_net(game: str) -> Net:
    """Return a net with weights by lot."""
    weights = {name: w.astype(np.float32) for name, w in unlearned(name=game).items()}
    return Net(weights, card_for(game, [], {}))


class Seats:
    """Bots that only watch a game, each from its seat."""

    def __init__(self, match: Match[Any, Any, Any, Any], net: Net, unturned: int = 0) -> None:
        self.match = match
        self.bots = [NetBot(net, "watches", untrained=1, unturned=unturned) for _ in match.names]
        for seat, bot in zip(every_seat(len(self.bots)), self.bots, strict=True):
            bot.begin(seat, match.rules)
        self.told = 0

    def watch(self) -> None:
        """Let everybody witness what is new."""
        for event in self.match.events[self.told :]:
            for seat, bot in zip(every_seat(len(self.bots)), self.bots, strict=True):
                bot.witness(self.match.game.witnessed(event, seat))
        self.told = len(self.match.events)

    def decider(self) -> tuple[NetBot, Any, list[int]]:
        """Return who decides, what he sees, and what he may do."""
        seat = self.match.deciders[0]
        legal = [action.index for action in self.match.legal_actions(seat)]
        return self.bots[seat], self.match.view(seat), legal


class Moment(NamedTuple):
    """A table here and there, and which of the symmetries leads from one to the other."""

    way: int
    here: Seats
    there: Seats


def numbers(bot: NetBot, view: Any) -> list[int]:
    """Return what is seen and remembered."""
    return list(bot.encoding.encode(view) + bot.encoding.remember(bot.known(view), bot.seat))


def compare_what_is_seen(table: Table, moments: Iterable[Moment]) -> int:
    """Hold what may be done and is seen there to what was moved here; say how often."""
    assert table.symmetries is not None
    compared = 0
    for way, here, there in moments:
        (bot, view, legal), (other, seen, allowed) = here.decider(), there.decider()
        assert sorted(table.symmetries.actions[way][legal].tolist()) == allowed
        told, turned = numbers(bot, view), numbers(other, seen)
        assert (np.array(told)[table.symmetries.numbers[way]] == turned).all()
        if compared % 20 == 0:
            assert (table.told([told])[way] == table.told([turned])[0]).all()
        compared += 1
    return compared


def compare_answers(table: Table, moments: Iterable[Moment]) -> int:
    """Hold some answers there to those of here; say how many."""
    assert table.symmetries is not None
    asked = 0
    for number, (way, here, there) in enumerate(moments):
        (bot, view, legal), (other, seen, _) = here.decider(), there.decider()
        if len(legal) == 1 or number % 10:
            continue
        actions = here.match.game.actions
        moved = [actions[table.symmetries.actions[way][index]] for index in legal]
        chances = bot.probabilities(view, [actions[index] for index in legal], temperature=1.0)
        assert np.allclose(chances, other.probabilities(seen, moved, temperature=1.0), atol=1e-5)
        asked += 1
    return asked
