"""Positions as one line of text, and back (docs/notation.md).

    french 3 phase=open actor=0 chosen=T,S,D T.N=2D1S/ T.S=(R)/ red=1D rest=B.E

First the edition, with changed fields in brackets; then the number of players; then tokens, in
any order, each with a default. `rest=PLACE` (read, never written) says where all the gems are
that the line does not name.
"""

from larceny.kernel.chance import Chance
from larceny.kernel.errors import InvalidNotation

from ..editions import EDITIONS
from ..pieces import EVERY_PLACE, PLACE_NAMES, PLACE_OF_NAME
from ..state import State
from .setting_up import put_rest, seat_everybody
from .standing import check_standing
from .texts import read_drawer, read_number, read_place, write_drawer
from .tokens import DERIVED, TOKENS
from .turns import derive_emptiness


def write_position(state: State) -> str:
    """Write a position as one line. What stands at its default is left out."""
    tokens = [EDITIONS.write(state.rules), str(state.players)]
    for key, (write, _) in TOKENS.items():
        text = write(state)
        if text is not None:
            tokens.append(f"{key}={text}")
    for place in EVERY_PLACE:
        inside = write_drawer(state, place)
        if inside != "/":
            tokens.append(f"{PLACE_NAMES[place]}={inside}")
    return " ".join(tokens)


def read_position(text: str, chance: Chance | None = None) -> State:
    """Read a position from one line of text; refuse one that cannot stand on a table."""
    words = text.split()
    if len(words) < 2:
        raise InvalidNotation("position", text=text)
    rules = EDITIONS.read(words[0])
    players = read_number(words[1], "players")
    rules.check_players(players)
    state = State(rules, players, chance or Chance.of("position"))
    given = _tokens(words[2:])
    for key, (_, read) in TOKENS.items():  # in this order: later ones build on earlier ones
        if key in given:
            read(state, given[key])
        elif key in DERIVED:
            DERIVED[key](state)
    named = [key for key in given if key in PLACE_OF_NAME]
    for key in named:
        read_drawer(state, PLACE_OF_NAME[key], given[key])
    seat_everybody(state)
    if "rest" in given:
        pillows = given.get("white", ",".join("*" * players)).split(",")
        full = [seat for seat, pillow in enumerate(pillows) if pillow == "*"]
        put_rest(state, read_place(given["rest"]), named, full)
    derive_emptiness(state)
    state.check()
    check_standing(state)
    return state


def _tokens(words: list[str]) -> dict[str, str]:
    given: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or not (key in TOKENS or key in PLACE_OF_NAME or key == "rest"):
            raise InvalidNotation("unknown-token", token=word)
        if key in given:
            raise InvalidNotation("token-twice", token=key)
        given[key] = value
    return given
