"""`larceny peers`: one of our bots among bots of OpenSpiel."""

from collections import defaultdict

import click

from larceny.games.registry import find_game, find_title
from larceny.lab.clusters import Ratio
from larceny.lab.peers import Met, first, meet

from ..common.output import emit, make_console
from .intervals import interval


def run(
    game_name: str,
    bot: str,
    players: int | None,
    games: int,
    ms: float,
    seed: str,
    as_json: bool,
) -> None:
    """Play, add up and tell."""
    if games < 1 or ms <= 0:
        raise click.UsageError("--games must be at least 1, and --ms above 0.")
    game = find_game(game_name)
    title = find_title(game_name).display_name
    seats = find_title(game_name).players if players is None else players
    game.ruleset(game.default_edition).check_players(seats)
    met = first(meet(game_name, seats, bot, ms, seed), games)
    share = share_of(met)
    simulations = sum(one.simulations for one in met) / len(met)
    fields = {
        "game": game_name,
        "bot": bot,
        "players": seats,
        "games": len(met),
        "ms": ms,
        "fair": 1 / seats,
        "wins": share.share().to_json(),
        "peer_simulations_a_game": simulations,
    }
    if as_json:
        emit(fields)
        return
    wins = share.share()
    make_console().print(
        f"{title}, {seats} players, {ms:g} ms a decision: one {bot} among OpenSpiel's ISMCTS wins "
        f"{wins.value:.1%} of {len(met)} games (95 %: {interval(wins)}; "
        f"a fair share is {1 / seats:.1%})."
    )


def share_of(met: list[Met]) -> Ratio:
    """Add up the victories, deal by deal."""
    deals: dict[int, list[float]] = defaultdict(list)
    for one in met:
        deals[one.deal].append(one.share)
    ratio = Ratio()
    for shares in deals.values():
        ratio.add(sum(shares), len(shares))
    return ratio
