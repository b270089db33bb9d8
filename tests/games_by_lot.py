"""Games played by lot, one a line, as replays tell them.

python -m tests.games_by_lot [--game NAME] [--games N] [--first INDEX] [--seed TEXT]

For those who show games: each is seen through the eyes of a seat, of a spectator, or laid open. In
Master Thieves the four editions come in turn, every other game with some switches set otherwise,
for two to eight; in 40 Thieves every combination of switches comes by lot.
"""

import argparse
import json
from collections.abc import Callable
from random import Random
from typing import Any

from larceny.games import forty_thieves, master_thieves
from larceny.kernel.events import SPECTATOR, Event, Seat, Viewer
from larceny.kernel.play import Match

from .games.forty_thieves.rulesets import all_tables, ruleset
from .games.master_thieves.rulesets import ruleset_and_players

OPEN = "all"
Laid = tuple[Any, Any, int]
"""A game, its rules, and how many play."""


def master(index: int, seed: str) -> Laid:
    """Lay a table of Master Thieves."""
    game = master_thieves.GAME
    editions = tuple(game.editions)
    rules, players = ruleset_and_players(editions[index % len(editions)], index // len(editions))
    return game, rules, players


def forty(index: int, seed: str) -> Laid:
    """Lay a table of 40 Thieves; a game by lot could go on for hundreds of turns."""
    dice = Random(f"rules {seed}/{index}")
    switches, players = dice.choice(all_tables())
    rules = ruleset(switches, dice)
    return forty_thieves.GAME, rules.with_changes(turn_cap=min(rules.turn_cap, 24)), players


TABLES: dict[str, Callable[[int, str], Laid]] = {"master-thieves": master, "forty-thieves": forty}


def played(name: str, index: int, seed: str) -> dict[str, Any]:
    """Play the index-th game of a seed to its end, and tell it step by step."""
    game, rules, players = TABLES[name](index, seed)
    dice = Random(f"{seed}/{index}")
    match = Match(game, rules, players, secret=f"{seed}/{index}")
    eyes = dice.choice([*range(players), "spectator", OPEN])
    steps = [told(match, match.events, eyes)]
    while not match.is_over:
        seat = dice.choice(match.deciders)
        events = match.act(seat, dice.choice(match.legal_actions(seat)))
        steps.append(told(match, events, eyes))
    return {
        "index": index,
        "rules": game.write_ruleset(rules),
        "players": players,
        "eyes": eyes,
        "steps": steps,
    }


def told(match: Match[Any, Any, Any, Any], events: list[Event], eyes: int | str) -> dict[str, Any]:
    """Tell a step as the server does: what was witnessed, and how the table stands."""
    if eyes == OPEN:
        view, seen = match.game.laid_open(match.state), events
    else:
        viewer: Viewer = Seat(eyes) if isinstance(eyes, int) else SPECTATOR
        view = match.view(viewer).to_json()
        seen = [match.game.witnessed(event, viewer) for event in events]
    return {"events": [event.to_json() for event in seen], "view": view}


def main() -> None:
    """Print so many games of a seed."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--game", default="master-thieves", choices=TABLES)
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--first", type=int, default=0)
    asked.add_argument("--seed", default="1")
    wanted = asked.parse_args()
    for index in range(wanted.first, wanted.first + wanted.games):
        print(
            json.dumps(played(wanted.game, index, wanted.seed), separators=(",", ":")), flush=True
        )


if __name__ == "__main__":
    main()
