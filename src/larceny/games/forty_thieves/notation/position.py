"""Positions as one line of text, and back (docs/notation.md).

    standard 3 phase=steal board=gm^,A,rs,./bc,D,.,./.,.,.,./.,.,.,. hands=L,gh;-;bt

First the ruleset, with changed fields in brackets; then the number of players; then tokens, in any
order, each with a default. Two tokens are read and never written: `rest=SEAT` gives the sapphires
that the line does not name to a seat, and `unnamed=discards` puts the tiles that it does not name
on the discards instead of under the stack.
"""

from larceny.kernel.chance import Chance
from larceny.kernel.errors import InvalidNotation
from larceny.kernel.tuples import with_item

from ..deck import NO_JAR, jar
from ..editions import EDITIONS
from ..pieces import GEMS, SQUARES, THIEF_OF
from ..state import Phase, State
from .standing import check_standing
from .tiles import TileBox, deck_written, split_tile, tile_texts
from .tokens import TOKENS, UNNAMED, read_number


def write_position(state: State) -> str:
    """Write a position as one line. What stands at its default is left out."""
    tokens = [EDITIONS.write(state.rules), str(state.players)]
    for key, (write, _) in TOKENS.items():
        text = write(state)
        if text is not None:
            tokens.append(f"{key}={text}")
    return " ".join(tokens)


def read_position(text: str, chance: Chance | None = None) -> State:
    """Read a position from one line of text; refuse one that cannot stand on a table."""
    words = text.split()
    if len(words) < 2:
        raise InvalidNotation("position", text=text)
    rules = EDITIONS.read(words[0])
    players = read_number(words[1], "players")
    rules.check_players(players)
    given = _tokens(words[2:])
    deck = deck_written(rules, [split_tile(tile) for tile in tile_texts(given)])
    state = State(rules, players, deck, chance or Chance.of("position"))
    state.phase, state.turn = Phase.GLIMPSE, 1
    box = TileBox(rules, deck)
    for key, (_, read) in TOKENS.items():  # in this order: later ones build on earlier ones
        if key in given:
            read(state, box, given[key])
    if state.phase is not Phase.OVER and "asked" not in given:
        state.asked = state.active
    _lay_the_rest(state, box, given)
    state.check()
    check_standing(state)
    return state


def _tokens(words: list[str]) -> dict[str, str]:
    given: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or not (key in TOKENS or key in ("rest", "unnamed")):
            raise InvalidNotation("unknown-token", token=word)
        if key in given:
            raise InvalidNotation("token-twice", token=key)
        given[key] = value
    return given


def _lay_the_rest(state: State, box: TileBox, given: dict[str, str]) -> None:
    """Lay the tiles that were not named: on the board where it is left open, then under the stack.

    Only thieves come to the board unasked, and gold never comes to the discards.
    """
    thieves = [tile for tile in box.left if THIEF_OF[state.deck[tile]] is not None]
    board = given.get("board", "/".join([",".join([UNNAMED] * 4)] * 4))
    parts = [part for row in board.split("/") for part in row.split(",")]
    for square in range(SQUARES):
        if parts[square] == UNNAMED:
            if not thieves:
                raise InvalidNotation("no-such-tile", text=UNNAMED)
            state.board[square] = thieves.pop()
            box.left.remove(state.board[square])
    rest = box.left
    where = given.get("unnamed", "stack")
    if where == "discards":
        state.discards += tuple(tile for tile in rest if jar(tile) != NO_JAR)
        state.stack = (*(tile for tile in rest if jar(tile) == NO_JAR), *state.stack)
    elif where == "stack":
        state.stack = (*rest, *state.stack)
    else:
        raise InvalidNotation("unknown-name", token="unnamed", text=where, known=["discards"])
    if "rest" in given:
        seat = read_number(given["rest"], "rest")
        if seat >= state.players:
            raise InvalidNotation("seats", token="rest", text=given["rest"], players=state.players)
        missing = max(0, GEMS - state.gems.bit_count() - sum(state.won) - state.loot)
        state.won = with_item(state.won, seat, state.won[seat] + missing)
