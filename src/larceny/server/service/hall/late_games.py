"""What the hall tells of games in progress: everything a minute after it was so.

That a game begins is told at once, as at the table itself; how it stands, who sits there by now and
that it is over only when somebody who looks on a minute late could know it.
"""

from collections import deque
from collections.abc import Mapping

import msgspec

from larceny.protocol.hall import HallTable

from ..table.delayed_feed import DELAY_S

_Then = tuple[int, HallTable | None]


class LateGames:
    """Remembers how games stood, and tells how they stood a minute ago."""

    def __init__(self) -> None:
        self._since: dict[str, deque[_Then]] = {}
        self._told: dict[str, HallTable] = {}

    def knows(self, table: str) -> bool:
        """Ask whether something is told, or about to be told, of a game."""
        return table in self._since

    def note(self, now: int, games: Mapping[str, HallTable]) -> None:
        """Note how games stand now; one that is not among them any more is over."""
        for id_, game in games.items():
            if id_ not in self._since:
                self._since[id_] = deque()
                self._told[id_] = msgspec.structs.replace(game, sketch=None)
        for id_, then in self._since.items():
            game_now = games.get(id_)
            if not then or then[-1][1] != game_now:
                then.append((now, game_now))

    def told(self, now: int) -> dict[str, HallTable]:
        """Tell how the games stood a minute ago."""
        until = now - int(DELAY_S * 1_000)
        for id_, then in list(self._since.items()):
            while then and then[0][0] <= until:
                _, game = then.popleft()
                if game is not None:
                    self._told[id_] = game
                elif not then:
                    del self._told[id_], self._since[id_]
        return dict(self._told)
