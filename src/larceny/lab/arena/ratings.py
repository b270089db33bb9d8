"""Ratings over all games of an arena, with the model that the server rates people with."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from openskill.models import PlackettLuce

from larceny.kernel.record import places

from ..figures import Z95
from ..playing import Played


@dataclass(frozen=True, slots=True)
class Game:
    """A game to be rated: when, which, who, and how it went."""

    order: tuple[int, ...]
    game: str
    bots: list[str]
    played: Played

    def ranks(self) -> list[float]:
        """Say who came where: winners first, the others by their points; equals share a rank."""
        return places(self.played.scores, self.played.winners)


@dataclass(frozen=True, slots=True)
class Rated:
    """A bot's rating."""

    bot: str
    mu: float
    sigma: float
    games: int

    def to_json(self) -> dict[str, Any]:
        """Return the rating, and where it is with 95 % by the model's own sigma."""
        half = Z95 * self.sigma
        return {
            "bot": self.bot,
            "mu": self.mu,
            "sigma": self.sigma,
            "low95": self.mu - half,
            "high95": self.mu + half,
            "games": self.games,
        }


def rate_all(games: Iterable[Game]) -> dict[str, list[Rated]]:
    """Rate one game after the other, deal by deal, so that no pairing comes last for all."""
    rated: dict[str, dict[str, Rated]] = {}
    for game in sorted(games, key=lambda game: game.order):
        _rate(rated.setdefault(game.game, {}), game)
    return {
        name: sorted(bots.values(), key=lambda bot: (-bot.mu, bot.bot))
        for name, bots in rated.items()
    }


_MODEL = PlackettLuce()


def _rate(known: dict[str, Rated], game: Game) -> None:
    """Rate one game; a bot that sits on several chairs gets the mean of them."""
    new = _MODEL.rating()
    before = [known.get(bot, Rated(bot, new.mu, new.sigma, 0)) for bot in game.bots]
    teams = [[_MODEL.rating(bot.mu, bot.sigma)] for bot in before]
    changed = [team[0] for team in _MODEL.rate(teams, ranks=game.ranks())]
    for name in dict.fromkeys(game.bots):
        seats = [seat for seat, bot in enumerate(game.bots) if bot == name]
        known[name] = Rated(
            name,
            sum(changed[seat].mu for seat in seats) / len(seats),
            sum(changed[seat].sigma for seat in seats) / len(seats),
            before[seats[0]].games + 1,
        )
