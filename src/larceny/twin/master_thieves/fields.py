"""The fields of a state, for one ruleset and one number of players.

What the engine stores and what follows from the rest:

- `acted`: in a turn whoever's card comes before the actor's; later all whose turn it was.
- `revealed`: every card, or where the rules turn over smugglers first, at first only theirs.
- `queue`, `pickers`: by the numbers of the cards, from the actor or picker on.
- gems never lie on both sides of a drawer (sticky drawers are not covered), so a drawer has one
  handful and a bit for the side; so `misopened_action` never matters either.
"""

from larceny.games.master_thieves.choices import FillOrder, Reveal
from larceny.games.master_thieves.pieces import CARDS_OF_A_CHARACTER, CHARACTERS, FULL_HAND, PLACES
from larceny.games.master_thieves.ruleset import RUBIES, Ruleset
from larceny.games.master_thieves.state import Phase

from ..chance import Generator
from ..layout import Field, Layout, Part, Parts

NO_CARD = 7
NO_ENDING = 3
HIDDEN_GRAINS = 4
"""Grains are kept in four lanes of three: grain d is number d >> 2 of lane d & 3."""

SEAT = Parts(
    Part("numbers", CARDS_OF_A_CHARACTER - 1, lanes=len(CHARACTERS)),  # less 1
    Part("hand", FULL_HAND),
    Part("chosen", NO_CARD),
    Part("dropped", 1),  # as a smuggler gets no share
)
GRAINS = Parts(Part("grain", PLACES - 1, lanes=PLACES // HIDDEN_GRAINS))
NEXT = Parts(
    Part("numbers", CARDS_OF_A_CHARACTER - 1, lanes=len(CHARACTERS)),
    Part("grain", PLACES - 1, lanes=PLACES // HIDDEN_GRAINS),
)
"""Of the next deal: the cards of a seat, and three of the grains."""

POOL = Parts(Part("card", CARDS_OF_A_CHARACTER - 1, lanes=CARDS_OF_A_CHARACTER))
"""The eight cards of the character that is dealt, in the order in which they will be drawn."""


class Shapes:
    """What depends on how many gems there are: handfuls without rubies, and pillows."""

    def __init__(self, rules: Ruleset, players: int) -> None:
        diamonds = Part("diamonds", rules.diamonds_needed(players))
        sapphires = Part("sapphires", rules.sapphires_needed(players))
        self.gems = Parts(diamonds, sapphires)
        self.pillow = Parts(diamonds, sapphires, Part("rubies", RUBIES))  # adds to a handful
        self.diamond = self.gems.pack(diamonds=1)
        self.sapphire = self.gems.pack(sapphires=1)
        self.ruby = self.pillow.pack(rubies=1)
        self.white = Parts(
            Part("diamonds", rules.imitation_diamonds), Part("sapphires", rules.imitation_sapphires)
        )
        self.white_diamond = self.white.pack(diamonds=1)
        self.white_sapphire = self.white.pack(sapphires=1)


def deal_lots(rules: Ruleset, players: int) -> int:
    """Count the lots of a deal, in the engine's order: grains, cards, who begins to fill."""
    return PLACES - 1 + len(CHARACTERS) * cards_by_lot(players) + (rules.first_player.seat is None)


def cards_by_lot(players: int) -> int:
    """Count the cards of a character that are drawn: for eight players the last one is left."""
    return min(players, CARDS_OF_A_CHARACTER - 1)


def layout_for(rules: Ruleset, players: int, shapes: Shapes, generator: Generator) -> Layout:
    """Lay out the state."""
    free = rules.fill_order is FillOrder.FREE
    by_bytes = 8 if shapes.white.width < 8 else 0  # so that an empty one is found at once
    fields = [
        Field("chance", 2**32 - 1, lanes=generator.words),
        Field("drawers", lanes=PLACES, parts=shapes.gems),
        Field("alarms", 31, lanes=4 * -(-players // 4), stride=8),
        Field("white", lanes=players, parts=shapes.white, stride=by_bytes),
        Field("black", lanes=players, parts=shapes.pillow),
        Field("seats", lanes=players, parts=SEAT),
        Field("grains", lanes=HIDDEN_GRAINS, parts=GRAINS),
        Field("next", lanes=max(players, HIDDEN_GRAINS), parts=NEXT),
        # The box
        Field("quarters", 63),  # q₀ · 16 + q₁ · 4 + q₂, see `pieces`
        Field("turned"),
        Field("sides", 2**PLACES - 1),  # bit a drawer: the side on which its gems lie
        Field("rubies", 2**PLACES - 1),  # bit `ruby_at`
        # The round
        Field("red", 2**shapes.pillow.width - 1),
        Field("phase", max(Phase)),
        Field("asked", players),  # `players` is nobody
        Field("actor", players),
        Field("round", rules.round_cap),
        Field("share", 12),
        Field("begun", players),  # who have begun to fill
        Field("ending", NO_ENDING),
        Field("last_ruby_taken", flag=True),
        # The turn
        Field("place", PLACES - 1),
        Field("is_open", flag=True),  # a drawer stands open there
        Field("fell", flag=True),
        Field("barred", flag=True),
        Field("found_empty", flag=True),
        Field("looked", flag=True),
        Field("alarm_set", flag=True),
        Field("placements", players),
        Field("placed", players),
        Field("rotations", 2),
        Field("flips", 2),
        # The next deal
        Field("pool", 2**POOL.width - 1),
        Field("lots_drawn", deal_lots(rules, players)),
        Field("next_first", players - 1),
    ]
    if rules.reveal is Reveal.SMUGGLERS_FIRST:
        fields.append(Field("all_open", flag=True))  # all cards are turned over, not only smugglers
    if free:  # who fills first in a free order, and who has not begun yet
        fields += [Field("first", players - 1), Field("waiting", 2**players - 1)]
    return Layout(*fields)
