"""The words in which the tests speak: given a position, when something is done, then exactly this.

    table = given("standard 2 phase=steal board=gm,gs,.,./gh,gt,.,./.,.,.,./.,.,.,.")
    table.when("0 steal 1")
    assert (table.gems, table.won(0)) == ("23456789", 1)

Positions and words: docs/notation.md. Tiles that the line does not name are thieves on the board,
and the rest lies under the stack; `rest=SEAT` gives the sapphires that it does not name to a seat.
"""

from collections.abc import Sequence
from typing import Any

import pytest

from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves.deck import Tile
from larceny.games.forty_thieves.notation import write_tile
from larceny.games.forty_thieves.pieces import FRONT_NAMES, GEMS, SQUARE_NAMES, SQUARE_OF_NAME
from larceny.games.forty_thieves.state import State
from larceny.kernel.chance import Chance
from larceny.kernel.errors import IllegalAction
from larceny.kernel.events import Event, Seat, Viewer

ALL_EDITIONS = ("standard", "leaders", "three_tales", "family")


def editions(*names: str) -> pytest.MarkDecorator:
    """Run a test for some editions, or for all; the test takes `edition: str`."""
    return pytest.mark.parametrize("edition", names or ALL_EDITIONS)


class Table:
    """A position, and what happened to it last."""

    def __init__(self, state: State, events: list[Event] | None = None) -> None:
        self.state = state
        self.events: list[Event] = events or []

    def when(self, *moves: str) -> "Table":
        """Do some moves, each written `SEAT WORD`, such as "0 glimpse b2"."""
        self.events = []
        for move in moves:
            seat, word = move.split(" ", 1)
            self.events += GAME.apply(self.state, Seat(int(seat)), GAME.action_of_word(word))
        return self

    def refused(self, move: str) -> str:
        """Try a move that must be refused; return the number of the rule. Nothing may change."""
        before = self.line
        seat, word = move.split(" ", 1)
        with pytest.raises(IllegalAction) as refusal:
            GAME.apply(self.state, Seat(int(seat)), GAME.action_of_word(word))
        assert self.line == before
        return refusal.value.rule

    def legal(self, seat: int) -> list[str]:
        """List the words of what a seat may do now."""
        return [action.word for action in GAME.legal_actions(self.state, Seat(seat))]

    # The table ----------------------------------------------------------------------------------

    @property
    def line(self) -> str:
        """The whole position as one line."""
        return GAME.write_position(self.state)

    @property
    def phase(self) -> str:
        """What is asked for: draw, glimpse, pair, reveal, action, target, dagger, steal, take, …"""
        return self.state.phase.name.lower()

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """Who owes a decision."""
        return self.state.deciders()

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return self.state.active

    def tile(self, square: str) -> str:
        """The tile on a square with its jar, such as "rmgm"."""
        return write_tile(self.state.deck, self.state.board[SQUARE_OF_NAME[square]])

    def front(self, square: str) -> str:
        """What the tile on a square hides or shows, such as "gm" or "A"."""
        return FRONT_NAMES[self.state.front(SQUARE_OF_NAME[square])]

    @property
    def face_up(self) -> list[str]:
        """The squares whose tiles lie face up."""
        return [name for s, name in enumerate(SQUARE_NAMES) if self.state.face_up >> s & 1]

    @property
    def gems(self) -> str:
        """The sapphires on the board, such as "123456789"."""
        return "".join(str(gem + 1) for gem in range(GEMS) if self.state.gems >> gem & 1)

    @property
    def stack(self) -> int:
        """How many tiles are in the stack."""
        return len(self.state.stack)

    @property
    def discards(self) -> str:
        """The fronts of the discards, the last one on top, such as "gm D"."""
        return self._fronts(self.state.discards)

    # Seats --------------------------------------------------------------------------------------

    def hand(self, seat: int) -> str:
        """The fronts of a hand, such as "gm A D"."""
        return self._fronts(self.state.hands[seat])

    def won(self, seat: int) -> int:
        """How many sapphires (gems) a hoard holds."""
        return self.state.won[seat]

    def kept(self, seat: int) -> int:
        """How many Sapphire tiles a hoard holds."""
        return len(self.state.sapphire_tiles[seat])

    def eyes(self, seat: int) -> tuple[int, int]:
        """How many Evil Eyes a hoard holds: tokens, tiles."""
        return self.state.eye_tokens[seat], len(self.state.eye_tiles[seat])

    def _fronts(self, tiles: Sequence[Tile]) -> str:
        return " ".join(FRONT_NAMES[self.state.deck[tile]] for tile in tiles)

    # The end, and what was seen -----------------------------------------------------------------

    @property
    def scores(self) -> tuple[int, ...]:
        """Everybody's points."""
        return GAME.scores(self.state)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who is ahead, or has won."""
        return GAME.winners(self.state)

    @property
    def ending(self) -> str | None:
        """How the game ended: last_sapphire, four_leaders, merchant, turn_cap."""
        return GAME.ending(self.state)

    def happened(self, kind: type[Event]) -> list[Any]:
        """The events of one kind that the last `when` brought about."""
        return [event for event in self.events if isinstance(event, kind)]

    def witnessed(self, viewer: int | None) -> list[dict[str, Any]]:
        """What a viewer was told of the last `when`, as JSON."""
        return [GAME.witnessed(event, _eyes(viewer)).to_json() for event in self.events]

    def view(self, viewer: int | None) -> Any:
        """What a viewer sees now."""
        return GAME.view(self.state, _eyes(viewer))


def given(line: str, secret: str = "test") -> Table:
    """Set up a position."""
    return Table(GAME.read_position(line, Chance.of(secret)))


def dealt(edition: str, players: int, secret: str = "test", **changes: Any) -> Table:
    """Deal a game."""
    rules = GAME.ruleset(edition, **changes)
    state, events = GAME.deal(rules, players, Chance.of(secret))
    return Table(state, events)


def _eyes(viewer: int | None) -> Viewer:
    return None if viewer is None else Seat(viewer)
