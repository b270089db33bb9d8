"""Every edition at every table size, and rulesets that take every other choice there is."""

from typing import Any

from larceny.games.master_thieves.game import GAME
from larceny.games.master_thieves.ruleset import MAX_PLAYERS, MIN_PLAYERS, Ruleset

EDITIONS = [
    (name, players)
    for name in ("english_a", "english_b", "italian", "french")
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)
]

OTHERS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "one action": ("french", 4, {"box_actions": "one"}),
    "one action, english": ("english_b", 3, {"box_actions": "one"}),
    "free order of filling": ("english_a", 5, {"fill_order": "free"}),
    "free order of filling, english b": ("english_b", 2, {"fill_order": "free"}),
    "strict order of moves": ("italian", 4, {"box_order": "either_order"}),
    "drawers seen by the opener": ("french", 4, {"drawers_seen_by": "opener"}),
    "drawers seen by the opener, english": ("english_a", 3, {"drawers_seen_by": "opener"}),
    "drawers seen by the opener, english b": ("english_b", 4, {"drawers_seen_by": "opener"}),
    "plain wood": ("italian", 3, {"plain_wood": True, "drawers_seen_by": "opener"}),
    "the sixth ruby ends the round": ("french", 3, {"sixth_ruby": "end_of_round"}),
    "rubies fall onto red": ("french", 5, {"ruby_falls_to": "red"}),
    "a short game": ("english_a", 4, {"round_cap": 7}),
    "many rounds": ("english_a", 2, {"round_cap": 130}),
    "fewer diamonds than players": ("french", 8, {"box_diamonds": 3}),
    "no diamonds in the box": ("english_b", 3, {"box_diamonds": 0}),
    "a full box": ("italian", 2, {"box_diamonds": 24}),
    "many imitations": (
        "french",
        8,
        {"imitation_diamonds": 99, "imitation_sapphires": 99, "round_cap": 9},
    ),
    "no sapphires": ("english_b", 4, {"imitation_sapphires": 0}),
    "no imitation diamonds": ("french", 4, {"imitation_diamonds": 0, "imitation_sapphires": 5}),
    "the second seat fills first": ("italian", 3, {"first_player": "seat_1"}),
    "duties as nowhere": (
        "french",
        6,
        {
            "smuggler_imitation": "may",
            "gemologist_imitation": "must_unless_fell",
            "thief_takes": "may",
            "master_thief_imitation": True,
            "alarm_alone": "owner_may_recover",
            "fill_fallen": "same_drawer",
            "reveal": "all_at_once",
            "share_if": "ring",
        },
    ),
    "two if placed": (
        "italian",
        4,
        {"box_actions": "two_if_placed", "smuggler_imitation": "may", "alarm_alone": "stays"},
    ),
}


def rules_of(name: str) -> tuple[Ruleset, int]:
    """Return one of the other rulesets, and its table's size."""
    edition, players, changes = OTHERS[name]
    return GAME.ruleset(edition, **changes), players
