"""Games of Master Thieves played by lot, one a line, as replays tell them.

python -m tests.games_by_lot [--games N] [--first INDEX] [--seed TEXT]

For those who show games: each is seen through the eyes of a seat, of a spectator, or laid open. The
four editions come in turn, every other game with some switches set otherwise, for two to eight.
"""

import argparse
import json
from random import Random
from typing import Any

from larceny.games.master_thieves import GAME
from larceny.kernel.events import SPECTATOR, Event, Viewer
from larceny.kernel.play import Match

from .games.master_thieves.rulesets import ruleset_and_players

OPEN = "all"
EDITIONS = tuple(GAME.editions)


def played(index: int, seed: str) -> dict[str, Any]:
    """Play the index-th game of a seed to its end, and tell it step by step."""
    rules, players = ruleset_and_players(EDITIONS[index % len(EDITIONS)], index // len(EDITIONS))
    dice = Random(f"{seed}/{index}")
    match = Match(GAME, rules, players, secret=f"{seed}/{index}")
    eyes = dice.choice([*range(players), "spectator", OPEN])
    steps = [told(match, match.events, eyes)]
    while not match.is_over:
        seat = dice.choice(match.deciders)
        events = match.act(seat, dice.choice(match.legal_actions(seat)))
        steps.append(told(match, events, eyes))
    return {
        "index": index,
        "rules": GAME.write_ruleset(rules),
        "players": players,
        "eyes": eyes,
        "steps": steps,
    }


def told(match: Match[Any, Any, Any, Any], events: list[Event], eyes: int | str) -> dict[str, Any]:
    """Tell a step as the server does: what was witnessed, and how the table stands."""
    if eyes == OPEN:
        view, seen = GAME.laid_open(match.state), events
    else:
        viewer: Viewer = eyes if isinstance(eyes, int) else SPECTATOR
        view = match.view(viewer).to_json()
        seen = [GAME.witnessed(event, viewer) for event in events]
    return {"events": [event.to_json() for event in seen], "view": view}


def main() -> None:
    """Print so many games of a seed."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--first", type=int, default=0)
    asked.add_argument("--seed", default="1")
    wanted = asked.parse_args()
    for index in range(wanted.first, wanted.first + wanted.games):
        print(json.dumps(played(index, wanted.seed), separators=(",", ":")), flush=True)


if __name__ == "__main__":
    main()
