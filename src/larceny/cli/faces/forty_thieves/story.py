"""What happened, in short sentences: made from events as one viewer witnessed them."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any

from larceny.games.forty_thieves import events as e
from larceny.games.forty_thieves.pieces import PLACES, SQUARE_NAMES, Front, Special, Square
from larceny.games.forty_thieves.state import Ending, Phase
from larceny.kernel.events import Event, Viewer

from ..narrator import Narrator
from .tales import TELL_TALES
from .tiles import SPECIAL_TITLES, a_front, front_name, jar_name
from .words import aim_in_words, combination_in_words, listed, place_in_words, squares_in_words


def tell_story(names: Sequence[str], viewer: Viewer, events: Iterable[Event]) -> list[str]:
    """Tell a course of events to one viewer; what happens several times in a row, at once."""
    narrator = Narrator(names, viewer)
    for kind, group in groupby(events, key=type):
        if kind in _TELL_AT_ONCE:
            _TELL_AT_ONCE[kind](narrator, list(group))
        else:
            for event in group:
                _TELL[kind](narrator, event)
    return narrator.written()


def _silent(narrator: Narrator, event: Event) -> None:
    """Say nothing: what follows says it."""


def _tiles(squares: Iterable[Square], fronts: Iterable[Front]) -> str:
    """List tiles on the board with what they show."""
    return listed(
        [
            f"{SQUARE_NAMES[square]} {front_name(front)}"
            for square, front in zip(squares, fronts, strict=True)
        ]
    )


# Setting up, and the hand -------------------------------------------------------------------


def _board_laid(narrator: Narrator, event: e.BoardLaid) -> None:
    narrator.fact(f"sixteen jars lie around nine sapphires; {event.stack} tiles are in the stack")


def _turn_begun(narrator: Narrator, event: e.TurnBegun) -> None:
    narrator.begin(event.seat)


def _discarded(narrator: Narrator, event: e.Discarded) -> None:
    if not event.jars:
        return  # keeping is told by what is drawn
    jars = listed([jar_name(jar) for jar in event.jars])
    narrator.do(event.seat, "throw", f"away the jar{'s' * (len(event.jars) > 1)} {jars}")


def _drew(narrator: Narrator, draws: Sequence[e.Drew]) -> None:
    seen = [draw.front for draw in draws if draw.front is not None]
    count = f"{len(draws)} tile{'s' * (len(draws) > 1)}"
    drawn = listed([a_front(front) for front in seen]) if seen else count
    narrator.do(draws[0].seat, "draw", drawn)


def _shuffled(narrator: Narrator, event: e.Shuffled) -> None:
    narrator.fact(f"the discards are shuffled: {event.tiles} tiles are the new stack")


def _laid(narrator: Narrator, tiles: Sequence[e.Laid]) -> None:
    where = squares_in_words([tile.square for tile in tiles])
    if len(tiles) == 1:
        narrator.fact(f"a new jar, {jar_name(tiles[0].jar)}, is laid on {where}")
    else:
        narrator.fact(f"new jars are laid on {where}")


# The glimpse --------------------------------------------------------------------------------


def _glimpsed(narrator: Narrator, event: e.Glimpsed) -> None:
    narrator.do(event.seat, "glimpse", SQUARE_NAMES[event.square])
    if event.front is not None:
        narrator.outcome(f"it is {a_front(event.front)}")


def _shown(narrator: Narrator, event: e.Shown) -> None:
    if len(event.squares) == 1:
        (square,), (front,) = event.squares, event.fronts
        narrator.do(event.seat, "show", f"what is on {SQUARE_NAMES[square]}: {a_front(front)}")
    else:
        narrator.do(event.seat, "show", _tiles(event.squares, event.fronts))


def _sapphire_tiles_kept(narrator: Narrator, tiles: Sequence[e.SapphireTileKept]) -> None:
    where = squares_in_words([tile.square for tile in tiles])
    what = "the Sapphire tile" if len(tiles) == 1 else "the Sapphire tiles"
    narrator.do(tiles[0].seat, "keep", f"{what} from {where}")


# The action ---------------------------------------------------------------------------------


def _replaced(narrator: Narrator, event: e.Replaced) -> None:
    square, slot = SQUARE_NAMES[event.square], event.slot + 1
    mine = event.seat == narrator.viewer
    by = f"your tile {slot}" if mine else f"tile {slot} of the hand"
    narrator.do(event.seat, "replace", f"{square} by {by}")
    _got(narrator, event)


def _led(narrator: Narrator, event: e.Led) -> None:
    where = SQUARE_NAMES[event.square]
    narrator.do(event.seat, "lead", f"with {a_front(event.leader)}, face up on {where}")
    _got(narrator, event)


def _got(narrator: Narrator, event: e.Replaced | e.Led) -> None:
    """Tell what came into the hand, to those who saw it."""
    if event.front is not None:
        narrator.add(f" and {narrator.does(event.seat, 'get')} {a_front(event.front)} for it")


def _interchanged(narrator: Narrator, event: e.Interchanged) -> None:
    narrator.do(event.seat, "interchange", squares_in_words(event.squares))


_PASSED = {
    Phase.GLIMPSE: ("glimpse", "nothing"),
    Phase.ACTION: ("leave", "the board as it is"),
    Phase.STEAL: ("steal", "nothing"),
    Phase.CLAIM: ("claim", "nothing more"),
    Phase.WISH: ("wish", "for nothing"),
}


def _passed(narrator: Narrator, event: e.Passed) -> None:
    if event.phase is not Phase.DAGGER:  # everybody is asked, and it tells nothing
        narrator.do(event.seat, *_PASSED[event.phase])


def _played(narrator: Narrator, event: e.Played) -> None:
    against = " against it" if event.front == Special.DAGGER else ""
    narrator.do(event.seat, "play", f"{a_front(event.front)}{against}")


def _aimed(narrator: Narrator, event: e.Aimed) -> None:
    aim = aim_in_words(event.target, narrator.whose)
    if narrator.last_done(event.seat).startswith("play"):
        narrator.add(f" {aim}")
    else:
        narrator.do(event.seat, "mean", f"it {aim}")


def _cancelled(narrator: Narrator, event: e.Cancelled) -> None:
    narrator.fact(f"the {SPECIAL_TITLES[event.front]} is cancelled")


def _worked(narrator: Narrator, event: e.Worked) -> None:
    """Say that it worked where that was in doubt: somebody else came between."""
    if narrator.sentences and narrator.sentences[-1].seat not in (event.seat, None):
        narrator.fact(f"the {SPECIAL_TITLES[event.front]} works all the same")


def _eyes_dropped(narrator: Narrator, eyes: Sequence[e.EyeDropped]) -> None:
    count = "an Evil Eye" if len(eyes) == 1 else f"{len(eyes)} Evil Eyes"
    narrator.do(eyes[0].seat, "lose", count)


def _eye_given(narrator: Narrator, event: e.EyeGiven) -> None:
    narrator.do(event.seat, "give", f"the Evil Eye to {narrator.who(event.to)}")


# Stealing -----------------------------------------------------------------------------------


def _announced(narrator: Narrator, event: e.Announced) -> None:
    narrator.do(event.seat, "announce", place_in_words(event.place))
    narrator.outcome(_tiles(PLACES[event.place], event.fronts))
    if why := combination_in_words(event.fronts):
        narrator.add(f" ({why})")


def _failed(narrator: Narrator, event: e.Failed) -> None:
    narrator.do(event.seat, "fail", f"and {narrator.does(event.seat, 'get')} an Evil Eye")


def _succeeded(narrator: Narrator, event: e.Succeeded) -> None:
    if not narrator.last_done(event.seat).startswith("announce"):
        narrator.do(event.seat, "claim", f"{place_in_words(event.place)} as well")


def _took_gem(narrator: Narrator, event: e.TookGem) -> None:
    narrator.do(event.seat, "take", f"sapphire {event.gem + 1}")


def _robbed(narrator: Narrator, event: e.Robbed) -> None:
    what = "a Sapphire tile" if event.tile else "a gem"
    narrator.do(event.seat, "take", f"{what} from {narrator.whose(event.victim)} hoard")


def _robbed_merchant(narrator: Narrator, event: e.RobbedMerchant) -> None:
    narrator.do(event.seat, "take", "a gem from the merchant")


def _took_all(narrator: Narrator, event: e.TookAll) -> None:
    gems = listed([str(gem + 1) for gem in event.gems])
    narrator.do(event.seat, "take", f"all sapphires with four Leaders: {gems}")


# The end ------------------------------------------------------------------------------------

_ENDINGS = {
    Ending.LAST_SAPPHIRE: "no sapphire is left on the board, and the game is over (FT-9.1)",
    Ending.FOUR_LEADERS: "four Leaders stand together, and the game is over (FT-10.4)",
    Ending.MERCHANT: "the merchant has the sapphire of the centre: all have lost (FT-11.5)",
    Ending.TURN_CAP: "this was the last turn, and the game is over (FT-9.5)",
}


def _game_over(narrator: Narrator, event: e.GameOver) -> None:
    narrator.fact(_ENDINGS[event.ending])


_TELL_AT_ONCE: dict[type[Event], Callable[[Narrator, list[Any]], None]] = {
    e.Drew: _drew,
    e.Laid: _laid,
    e.SapphireTileKept: _sapphire_tiles_kept,
    e.EyeDropped: _eyes_dropped,
}
"""What is told once for several in a row."""

_TELL: dict[type[Event], Callable[[Narrator, Any], None]] = {
    e.BoardLaid: _board_laid,
    e.TurnBegun: _turn_begun,
    e.Discarded: _discarded,
    e.Shuffled: _shuffled,
    e.Glimpsed: _glimpsed,
    e.Shown: _shown,
    e.Named: _silent,
    e.Replaced: _replaced,
    e.Led: _led,
    e.Interchanged: _interchanged,
    e.Passed: _passed,
    e.Played: _played,
    e.Aimed: _aimed,
    e.Worked: _worked,
    e.Cancelled: _cancelled,
    e.EyeGiven: _eye_given,
    e.Announced: _announced,
    e.Failed: _failed,
    e.Succeeded: _succeeded,
    e.TookGem: _took_gem,
    e.Robbed: _robbed,
    e.RobbedMerchant: _robbed_merchant,
    e.TookAll: _took_all,
    e.Cleared: _silent,
    **TELL_TALES,
    e.TurnEnded: _silent,
    e.GameOver: _game_over,
}
