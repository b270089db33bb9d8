"""The chapter on bots that were held against each other."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from ..clusters import Ratio
from ..playing import Played
from ..work import Row
from .axis import percent, times
from .plot import Plot, dot_rows
from .svg import Dot, dots

Key = tuple[str, str, str, int]
"""A game, its rules, the bot in all other seats, the number of players."""


@dataclass(slots=True)
class Meetings:
    """Games of arenas, added up by who met whom, and by deal."""

    games: int = 0
    wins: dict[Key, dict[str, dict[str, list[float]]]] = field(default_factory=dict)

    def add(self, row: Row) -> None:
        """Count one game."""
        self.games += 1
        key = row["game"], row["rules"], row["field"], row["players"]
        deals = self.wins.setdefault(key, {}).setdefault(row["odd"], {})
        counts = deals.setdefault(f"{row['seed']}/{row['deal']}", [0.0, 0.0])
        counts[0] += Played.of_row(row).win_share(row["seat"])
        counts[1] += 1

    def of_game(self, game: str) -> "Meetings":
        """Return what was played of one game."""
        found = Meetings(wins={key: odd for key, odd in self.wins.items() if key[0] == game})
        found.games = sum(
            int(played)
            for odd in found.wins.values()
            for deals in odd.values()
            for _, played in deals.values()
        )
        return found

    def plots(self) -> Iterator[Plot]:
        """Draw how each bot fares among others, one plot for each kind of others."""
        for (_, rules, others, players), odd in self.wins.items():
            drawn = []
            for place, (bot, deals) in enumerate(odd.items()):
                ratio = Ratio()
                for won, played in deals.values():
                    ratio.add(won, played)
                drawn.append(Dot(bot, ratio.share().times(players), f"seat-{place % 8}"))
            listed = ", ".join(
                f"{dot.label} wins {percent(dot.estimate.value / players)}" for dot in drawn
            )
            yield Plot(
                f"One among {others}, {players} players",
                f"{rules}. A fair share of the victories is {percent(1 / players)}, the dashed "
                f"line; {listed}.",
                dots(drawn, times, 1.0),
                ("bot", "times a fair share", "95 % interval"),
                dot_rows(drawn, times),
            )
