"""What lies on a table."""

from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves.pieces import GEMS, SQUARES
from larceny.games.forty_thieves.ruleset import Ruleset
from larceny.kernel.chance import Chance

from ..face import Needs


def no_notice(rules: Ruleset, players: int) -> str | None:
    """Say nothing: the package is enough for any table."""
    return None


def needs(rules: Ruleset, players: int) -> Needs:
    """Say which tiles, sapphires and tokens are used."""
    dealt, _ = GAME.deal(rules, players, Chance.of("needs"))
    tiles = len(dealt.all_tiles())
    return Needs(
        {
            "tiles": tiles,
            "board": SQUARES,
            "stack": tiles - SQUARES,
            "sapphires": GEMS,
            "evil_eye_tokens": rules.evil_eye_tokens,
        },
        (
            ("tiles", f"{tiles}: {SQUARES} on the board, {tiles - SQUARES} in the stack"),
            ("sapphires", str(GEMS)),
            ("Evil Eye tokens", str(rules.evil_eye_tokens)),
        ),
    )
