"""Setting up (FT-3)."""

from larceny.kernel.chance import Chance

from ..deck import draw_deck, jar, tiles_in_play
from ..events import BoardLaid, Events
from ..pieces import SQUARES
from ..ruleset import Ruleset
from ..state import State
from .turn import begin_turn


def deal(rules: Ruleset, players: int, chance: Chance) -> tuple[State, Events]:
    """Draw the jars, shuffle the tiles, lay the board; say who begins (FT-3)."""
    rules.check_players(players)
    deck = draw_deck(rules, chance)
    state = State(rules, players, deck, chance)
    tiles = chance.shuffle(tiles_in_play(rules, deck))
    state.board, state.stack = tiles[:SQUARES], tuple(tiles[SQUARES:])
    events: Events = [BoardLaid(tuple(jar(tile) for tile in state.board), len(state.stack))]
    begin_turn(state, rules.first_player.drawn(players, chance), events)
    return state, events
