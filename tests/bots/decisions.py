"""What masters decided when this was written down: the same seeds must decide the same again.

`python -m tests.bots.decisions` writes them anew, after a change that is meant to change them.
"""

import json
from itertools import islice
from pathlib import Path
from typing import Any

from larceny.bots import make_table
from larceny.bots.analysis import analyse
from larceny.games.registry import find_game
from larceny.kernel.events import Seat
from larceny.kernel.play import Match, seat_deciders, step

FILE = Path(__file__).with_name("decisions.json")

TABLES = (
    ("master-thieves", "french", 3),
    ("master-thieves", "english_a", 4),
    ("forty-thieves", "three_tales", 3),
    ("forty-thieves", "standard", 2),
    ("forty-thieves", "leaders", 4),
)
"""Game, edition and number of players."""

MOVES = 90
JUDGED = 25

KEPT = ("move", "seat", "made", "best", "chance", "cost")
"""What a judgement of a master says; what a net says besides is tested with the nets."""


def decisions(game_name: str, edition: str, players: int) -> dict[str, Any]:
    """Let masters play the beginning of a game, and judge it."""
    game = find_game(game_name)
    match = Match(game, game.ruleset(edition), players, "decisions")
    seat_deciders(match, bots := make_table(game_name, ["master:sims=12"], players, "decisions"))
    while not match.is_over and len(match.moves) < MOVES:
        step(match, bots)
    judged = islice(analyse(match.record(), [Seat(0)], sims=8), JUDGED)
    return {
        "moves": [f"{seat} {word}" for seat, word in match.moves],
        "judged": [{name: one.to_json()[name] for name in KEPT} for one in judged],
    }


if __name__ == "__main__":
    written = {" ".join(map(str, table)): decisions(*table) for table in TABLES}
    FILE.write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")
