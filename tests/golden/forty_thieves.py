"""The golden files of 40 Thieves: which games end how."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves.actions import Action, Dagger, Play, Steal
from larceny.games.forty_thieves.combinations import is_combination
from larceny.games.forty_thieves.events import MerchantTook, Played
from larceny.games.forty_thieves.pieces import PLACES, Special
from larceny.games.forty_thieves.scoring import standing
from larceny.games.forty_thieves.state import State
from larceny.kernel.events import Seat
from larceny.kernel.play import Match
from larceny.kernel.record import Record

from . import making
from .making import AnyMatch, by_lot, ended, first

FOLDER = Path(__file__).parent / "forty_thieves_data"
PLAYERS = range(2, 5)

FOUR_LEADERS = "leaders 2 phase=action board=r!,.,.,./.,b!,.,./.,.,.,./.,.,.,. hands=g!,y!;gm"


def files() -> Iterator[tuple[str, str]]:
    """Return every golden file, with the text that it should have."""
    return making.files(GAME, PLAYERS, endings())


def sharp_eyes(state: State, legal: Sequence[Action], dice: Random) -> Action:
    """Announce what will succeed, seeing through clay; play tiles, and Daggers above all."""
    sure = [
        action
        for action in legal
        if isinstance(action, Steal)
        and is_combination(state.front(square) for square in PLACES[action.place])
    ]
    played = [action for action in legal if isinstance(action, Dagger | Play)]
    return dice.choice(sure or played or legal)


def endings() -> dict[str, Record]:
    """Play games until there is one for each way to end, and for each way to break a tie."""
    standard, tales = GAME.ruleset("standard"), GAME.ruleset("three_tales")
    capped = GAME.ruleset("leaders", turn_cap=9)
    return {
        "last-sapphire": first(GAME, standard, 3, by_lot, lambda m: ended(m, "last_sapphire")),
        "last-sapphire-taken-by-the-merchant": first(
            GAME, tales, 4, sharp_eyes, merchant_took_last
        ),
        "merchant": first(GAME, tales, 3, by_lot, lambda m: ended(m, "merchant")),
        "turn-cap": first(GAME, capped, 2, by_lot, lambda m: ended(m, "turn_cap")),
        "four-leaders": four_leaders(),
        "chain-of-three-daggers": first(
            GAME, standard, 4, sharp_eyes, lambda m: longest_chain(m) >= 3
        ),
        "tie-broken-by-eyes": first(GAME, standard, 4, by_lot, lambda m: broken_by(m, 1)),
        "tie-broken-by-gems": first(GAME, standard, 4, sharp_eyes, lambda m: broken_by(m, 2)),
        "victory-shared": first(GAME, standard, 4, sharp_eyes, lambda m: len(m.winners) > 1),
    }


def four_leaders() -> Record:
    """Bring the fourth Leader to the others, in a position set up for it."""
    rules = GAME.ruleset("leaders")
    match = Match(GAME, rules, 2, "four leaders", start=FOUR_LEADERS)
    for move in ("0 lead 1 b1", "0 replace 2 a2", "0 steal 1"):
        seat, word = move.split(" ", 1)
        match.act(Seat(int(seat)), word)
    return match.record()


def merchant_took_last(match: AnyMatch) -> bool:
    """Ask whether the merchant took the last sapphire from the board at a corner."""
    took = isinstance(match.events[-2], MerchantTook)
    return took and ended(match, "last_sapphire")


def longest_chain(match: AnyMatch) -> int:
    """Count the Daggers in the longest chain."""
    longest = daggers = 0
    for event in match.events:
        if isinstance(event, Played):
            daggers = daggers + 1 if event.front == Special.DAGGER else 0
            longest = max(longest, daggers)
    return longest


def broken_by(match: AnyMatch, place: int) -> bool:
    """Ask whether a tie was broken by Evil Eyes (1) or by gems (2)."""
    return making.broken_by(match, standing, place)
