"""Boards and turns for the tests from FT-8 on, and the nineteen places of FT-3.1 and FT-8.5."""

from .table import Table, given

ALL_GEMS = "123456789"

PLACES = {
    "1": "a1 b1 a2 b2",
    "2": "b1 c1 b2 c2",
    "3": "c1 d1 c2 d2",
    "4": "a2 b2 a3 b3",
    "5": "b2 c2 b3 c3",
    "6": "c2 d2 c3 d3",
    "7": "a3 b3 a4 b4",
    "8": "b3 c3 b4 c4",
    "9": "c3 d3 c4 d4",
    "row 1": "a1 b1 c1 d1",
    "row 2": "a2 b2 c2 d2",
    "row 3": "a3 b3 c3 d3",
    "row 4": "a4 b4 c4 d4",
    "column a": "a1 a2 a3 a4",
    "column b": "b1 b2 b3 b4",
    "column c": "c1 c2 c3 c4",
    "column d": "d1 d2 d3 d4",
    "falling": "a1 b2 c3 d4",
    "rising": "d1 c2 b3 a4",
}
"""The four squares of each place, in the order in which tiles are laid."""

AROUND = [place for place in PLACES if place.isdigit()]
LINES = [place for place in PLACES if not place.isdigit()]

REDS = "rs rc rm rh"  # one colour
NOTHING = "rs rc gs gm"  # two red and two green, two of them suns: no combination


def board(**tiles: str) -> str:
    """Write a board: board(b2="gm", c2="A^"). The other tiles are thieves, face down."""
    rows = (",".join(tiles.get(column + row, ".") for column in "abcd") for row in "1234")
    return "board=" + "/".join(rows)


def board_at(place: str, four: str = REDS, **others: str) -> str:
    """Write a board with four tiles at a place, and perhaps some others."""
    return board(**dict(zip(PLACES[place].split(), four.split(), strict=True)), **others)


def squares(place: str) -> list[str]:
    """List the four squares of a place."""
    return PLACES[place].split()


def stealing(tokens: str, rules: str = "standard", players: int = 2) -> Table:
    """Seat 0 is about to steal. Seat 1 holds a tile, so it is asked before it draws."""
    if "hands=" not in tokens:
        tokens += " hands=-;yh" + ";-" * (players - 2)
    return given(f"{rules} {players} phase=steal {tokens}")


def pass_turn(table: Table, turns: int = 1) -> Table:
    """Let turns go by in which nobody does anything. Full hands draw nothing."""
    events = []
    for _ in range(turns):
        turn = table.state.turn
        while table.state.turn == turn and table.phase != "over":
            word = "keep" if table.phase == "draw" else "pass"
            events += table.when(f"{table.deciders[0]} {word}").events
    table.events = events
    return table
