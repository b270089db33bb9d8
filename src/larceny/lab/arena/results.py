"""What came of a tournament, from the rows of its games.

All intervals are 95 % and go by deals: a deal is played once for every seat of the odd bot, and
these games count as one cluster (see `lab.clusters`). A victory that is shared counts in equal
parts, and one that nobody had not at all.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from ..clusters import Estimate, Ratio
from ..playing import Played
from ..work import Row
from .pairings import Pairing
from .ratings import Game, Rated, rate_all
from .thinking import Thinking
from .tournament import Tournament


@dataclass(slots=True)
class PairingResult:
    """What the games of one pairing came to."""

    pairing: Pairing
    games: int = 0
    wins: dict[int, float] = field(default_factory=dict)  # by deal
    leads: dict[int, float] = field(default_factory=dict)
    played: dict[int, int] = field(default_factory=dict)

    def add(self, row: Row) -> None:
        """Count one game."""
        deal, seat, played = row["deal"], row["seat"], Played.of_row(row)
        others = [score for chair, score in enumerate(played.scores) if chair != seat]
        self.games += 1
        self.played[deal] = self.played.get(deal, 0) + 1
        self.wins[deal] = self.wins.get(deal, 0.0) + played.win_share(seat)
        lead = played.scores[seat] - sum(others) / len(others)
        self.leads[deal] = self.leads.get(deal, 0.0) + lead

    def _over_deals(self, sums: dict[int, float]) -> Ratio:
        ratio = Ratio()
        for deal in sorted(sums):
            ratio.add(sums[deal], self.played[deal])
        return ratio

    @property
    def fair(self) -> float:
        """Return the share of victories that falls to anybody."""
        return 1 / self.pairing.setting.players

    def win_share(self) -> Estimate:
        """Return the odd bot's share of the victories."""
        return self._over_deals(self.wins).share()

    def lead(self) -> Estimate:
        """Return by how many points the odd bot was ahead of the mean of the others."""
        return self._over_deals(self.leads).mean()

    def to_json(self) -> dict[str, Any]:
        """Return the figures as plain values."""
        share = self.win_share()
        return {
            **self.pairing.setting.labels(),
            "odd": self.pairing.odd,
            "field": self.pairing.field,
            "games": self.games,
            "deals": len(self.played),
            "fair_share": self.fair,
            "win_share": share.to_json(),
            "times_fair": share.times(1 / self.fair).to_json(),
            "score_lead": self.lead().to_json(),
        }


@dataclass(slots=True)
class Result:
    """Everything that an arena has to tell."""

    pairings: list[PairingResult]
    ratings: dict[str, list[Rated]]  # by game, the strongest first
    thinking: dict[tuple[str, str], Thinking]  # by game and bot

    def to_json(self) -> dict[str, Any]:
        """Return all but the times, which no two runs have alike."""
        rated = [
            {"game": game, "place": place, **bot.to_json()}
            for game, bots in self.ratings.items()
            for place, bot in enumerate(bots, 1)
        ]
        return {"pairings": [one.to_json() for one in self.pairings], "ratings": rated}

    def times_to_json(self) -> list[dict[str, Any]]:
        """Return the times that bots took for a decision."""
        return [
            {"game": game, "bot": bot, **times.to_json()}
            for (game, bot), times in self.thinking.items()
        ]


def result_of(tournament: Tournament, rows: Iterable[Row]) -> Result:
    """Add up all games."""
    pairings = [PairingResult(pairing) for pairing in tournament.pairings]
    thinking: dict[tuple[str, str], Thinking] = {}
    games: list[Game] = []
    for row in rows:
        pairings[row["pairing"]].add(row)
        for who in ("odd", "field"):
            thinking.setdefault((row["game"], row[who]), Thinking()).add_row(row, who)
        bots = tournament.pairings[row["pairing"]].bots(row["seat"])
        order = row["deal"], row["pairing"], row["seat"]
        games.append(Game(order, row["game"], bots, Played.of_row(row)))
    return Result(pairings, rate_all(games), thinking)
