"""The golden files of Master Thieves: which games end how."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from larceny.games.master_thieves import GAME
from larceny.games.master_thieves.actions import CHOOSE, LOOK, OPEN, TAKE_ALL, Action
from larceny.games.master_thieves.pieces import PLACES, Character, Place
from larceny.games.master_thieves.scoring import standing
from larceny.games.master_thieves.state import Phase, State
from larceny.kernel.record import Record

from . import making
from .making import by_lot, ended, first

FOLDER = Path(__file__).parent / "master_thieves_data"
PLAYERS = range(2, 9)


def files() -> Iterator[tuple[str, str]]:
    """Return every golden file, with the text that it should have."""
    return making.files(GAME, PLAYERS, endings())


def ruby_hunt(state: State, legal: Sequence[Action], dice: Random) -> Action:
    """Go for the rubies, with eyes that see through wood."""
    if LOOK in legal:
        lies_open = state.rubies >> state.upper(state.place) & 1
        return LOOK if lies_open else legal[-1]
    if TAKE_ALL in legal:
        return TAKE_ALL
    if CHOOSE[Character.MASTER_THIEF] in legal:
        return CHOOSE[Character.MASTER_THIEF]
    if state.phase is Phase.OPEN and state.chosen[state.actor] == Character.MASTER_THIEF:
        lying = [p for p in range(PLACES) if state.rubies >> state.upper(Place(p)) & 1]
        if lying:
            return OPEN[lying[0]]
    return dice.choice(legal)


def endings() -> dict[str, Record]:
    """Play games until there is one for each way to end, and for each way to break a tie."""
    french, italian, english = (GAME.ruleset(name) for name in ("french", "italian", "english_b"))
    late = GAME.ruleset("french", sixth_ruby="end_of_round")
    never = GAME.ruleset("french", sixth_ruby="never")
    capped = GAME.ruleset("english_a", round_cap=6)
    return {
        "empty-pillow": first(GAME, french, 4, by_lot, lambda m: ended(m, "empty_pillow")),
        "sixth-ruby-at-once": first(GAME, french, 4, ruby_hunt, lambda m: ended(m, "sixth_ruby")),
        "sixth-ruby-end-of-round": first(
            GAME, late, 4, ruby_hunt, lambda m: ended(m, "sixth_ruby")
        ),
        "sixth-ruby-goes-on": first(
            GAME,
            never,
            4,
            ruby_hunt,
            lambda m: m.state.last_ruby_taken and ended(m, "empty_pillow"),
        ),
        "round-cap": first(GAME, capped, 3, by_lot, lambda m: ended(m, "round_cap")),
        "tie-broken-by-rubies": first(GAME, french, 5, ruby_hunt, lambda m: broken_by(m, 1)),
        "tie-broken-by-sapphires": first(GAME, french, 5, by_lot, lambda m: broken_by(m, 2)),
        "tie-broken-by-diamonds": first(GAME, italian, 5, by_lot, lambda m: broken_by(m, 3)),
        "victory-shared": first(GAME, english, 5, by_lot, lambda m: len(m.winners) > 1),
    }


def played_on(match: making.AnyMatch) -> bool:
    """Ask whether the game went on after the last ruby, until a pillow was empty."""
    return match.state.last_ruby_taken and ended(match, "empty_pillow")


def broken_by(match: making.AnyMatch, place: int) -> bool:
    """Ask whether a tie was broken by rubies (1), sapphires (2) or diamonds (3)."""
    return making.broken_by(match, standing, place)
