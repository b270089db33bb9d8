"""What happened, in short sentences: made from events as one viewer witnessed them."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from larceny.games.master_thieves import events as e
from larceny.games.master_thieves.pieces import DIAMOND, PLACE_NAMES, Gems, Move, To
from larceny.games.master_thieves.state import Ending
from larceny.kernel.events import Event, Viewer

from ..narrator import Narrator
from .gems import CHARACTER_NAMES, gems_in_words
from .narrator import GemNarrator


def tell_story(names: Sequence[str], viewer: Viewer, events: Iterable[Event]) -> list[str]:
    """Tell a course of events to one viewer."""
    narrator = GemNarrator(names, viewer)
    for event in events:
        _TELL[type(event)](narrator, event)
    return narrator.written()


def _silent(narrator: Narrator, event: Event) -> None:
    """Say nothing: what follows says it."""


def _agree(handful: Gems, verb: str) -> str:
    """Bring a verb into the right form for a handful: 1 diamond lies, 2 diamonds lie."""
    words = gems_in_words(handful)
    alone = words.startswith("1 ") and " and " not in words
    return f"{words} {verb}{'s' * alone}"


# Setting up ---------------------------------------------------------------------------------


def _dealt(narrator: Narrator, event: e.Dealt) -> None:
    if event.numbers is None:
        return
    cards = [
        f"{name} {number}"
        for name, number in zip(CHARACTER_NAMES.values(), event.numbers, strict=True)
    ]
    narrator.fact(f"{narrator.whose(event.seat)} cards: {', '.join(cards)}")


def _rubies_placed(narrator: Narrator, event: e.RubiesPlaced) -> None:
    places = ", ".join(PLACE_NAMES[place] for place in event.places)
    count = "three more" if narrator.sentences else "three rubies"
    narrator.fact(f"{count} go into the upper secret compartments at {places}")


def _filling_begun(narrator: Narrator, event: e.FillingBegun) -> None:
    narrator.begin(event.seat)
    narrator.do(event.seat, "get", f"{gems_in_words(event.share * DIAMOND)} for the box")


def _diamonds_put(narrator: Narrator, event: e.DiamondsPut) -> None:
    what = gems_in_words(event.count * DIAMOND)
    narrator.do(event.seat, "put", f"{what} into {PLACE_NAMES[event.place]}")


# The round ----------------------------------------------------------------------------------


def _round_begun(narrator: Narrator, event: e.RoundBegun) -> None:
    narrator.fact(f"round {event.round} begins")


def _chose(narrator: Narrator, event: e.Chose) -> None:
    if event.character is not None:
        narrator.do(event.seat, "lay", f"the {CHARACTER_NAMES[event.character]} face down")


def _revealed(narrator: Narrator, event: e.Revealed) -> None:
    cards = [
        f"{narrator.who(seat)} {CHARACTER_NAMES[character]} {number}"
        for seat, character, number in sorted(event.cards, key=lambda card: card[1:])
    ]
    narrator.fact(f"cards turned over: {', '.join(cards)}")


def _turn_begun(narrator: Narrator, event: e.TurnBegun) -> None:
    narrator.begin(event.seat, CHARACTER_NAMES[event.character])


def _smugglers_counted(narrator: Narrator, event: e.SmugglersCounted) -> None:
    smugglers = f"{event.smugglers} smuggler{'s' * (event.smugglers != 1)}"
    detectives = f"{event.detectives or 'no'} detective{'s' * (event.detectives != 1)}"
    share = "may" if event.share else "may not"
    narrator.fact(f"{smugglers}, {detectives}: smugglers {share} share the red pillow")


def _picked(narrator: GemNarrator, event: e.Picked) -> None:
    narrator.pick(event.seat, event.kind)


def _cards_passed(narrator: Narrator, event: e.CardsPassed) -> None:
    narrator.fact("everybody passes the six cards to the left")


_ENDINGS = {
    Ending.EMPTY_PILLOW: "a white pillow is empty, and the game is over (MT-13.1)",
    Ending.SIXTH_RUBY: "the sixth ruby is taken, and the game is over (MT-13.2)",
    Ending.ROUND_CAP: "this was the last round, and the game is over (MT-13.3)",
}


def _game_over(narrator: Narrator, event: e.GameOver) -> None:
    narrator.fact(_ENDINGS[event.ending])


# The drawer ---------------------------------------------------------------------------------

_FALL_TO = {
    To.RED: "on the red pillow",
    To.DRAWER: "back into the same drawer",
    To.SECRET: "into the upper secret compartment",
}


def _opened(narrator: Narrator, event: e.Opened) -> None:
    narrator.do(event.seat, "open", PLACE_NAMES[event.place])


def _fell(narrator: Narrator, event: e.Fell) -> None:
    if event.alarm is None:
        narrator.outcome(f"{_agree(event.gems, 'fall')} {_FALL_TO[event.to]}")
        return
    alarm = f"{narrator.whose(event.alarm)} alarm falls"
    if not event.gems:
        narrator.outcome(f"{alarm} alone")
        return
    for_owner = event.to is To.OWNER
    goes_to = f"for {narrator.who(event.alarm)}" if for_owner else "on the red pillow"
    narrator.outcome(f"{alarm}, and {gems_in_words(event.gems)} with it, {goes_to}")


def _seen(narrator: Narrator, event: e.Seen) -> None:
    if event.gems is None:
        seer = "the opener" if event.seen_by is None else narrator.who(event.seen_by)
        narrator.outcome(f"only {seer} sees what lies there")
    elif event.gems:
        company = "" if event.alarm is None else f" with {narrator.whose(event.alarm)} alarm"
        narrator.outcome(f"{_agree(event.gems, 'lie')} there{company}")
    elif event.alarm is not None:
        narrator.outcome(f"{narrator.whose(event.alarm)} alarm lies there alone")
    elif ":" not in narrator.sentences[-1].doings[-1]:  # nothing fell either
        narrator.outcome("nothing is there")


def _took(narrator: Narrator, event: e.Took) -> None:
    if event.gems:
        goes_to = " to the red pillow" if event.to is To.RED else ""
        narrator.do(event.seat, "take", gems_in_words(event.gems) + goes_to)


def _took_ruby(narrator: Narrator, event: e.TookRuby) -> None:
    narrator.do(event.seat, "take", "the ruby")


def _left(narrator: Narrator, event: e.Left) -> None:
    narrator.do(event.seat, "take", "nothing")


def _looked(narrator: Narrator, event: e.Looked) -> None:
    narrator.do(event.seat, "look", "further")


def _secret_seen(narrator: Narrator, event: e.SecretSeen) -> None:
    if event.long is None:
        seer = "the master thief" if event.seen_by is None else narrator.who(event.seen_by)
        narrator.outcome(f"only {seer} sees what is behind")
    elif not event.long:
        narrator.outcome("the drawer is short")
    elif event.ruby:
        narrator.outcome("a ruby lies there")
    else:
        narrator.outcome("no ruby lies in the secret compartment")


def _ruby_fell(narrator: Narrator, event: e.RubyFell) -> None:
    narrator.outcome(f"a ruby falls {_FALL_TO[event.to]}")


def _placed(narrator: GemNarrator, event: e.Placed) -> None:
    narrator.place(event.seat, event.kind)


def _placed_nothing(narrator: Narrator, event: e.PlacedNothing) -> None:
    placed = any(doing.startswith("place") for doing in narrator.about(event.seat).doings)
    narrator.do(event.seat, "place", "no more" if placed else "nothing")


# The alarm and the box ----------------------------------------------------------------------

_ROTATED = {
    Move.ROTATE_1_CW: "the top level clockwise",
    Move.ROTATE_1_CCW: "the top level counter-clockwise",
    Move.ROTATE_2_CW: "the top two levels clockwise",
    Move.ROTATE_2_CCW: "the top two levels counter-clockwise",
}


def _alarm_set(narrator: Narrator, event: e.AlarmSet) -> None:
    narrator.do(event.seat, "set", f"the alarm in {PLACE_NAMES[event.place]}")


def _alarm_kept(narrator: Narrator, event: e.AlarmKept) -> None:
    narrator.do(event.seat, "keep", "the alarm")


def _alarm_left_alone(narrator: Narrator, event: e.AlarmLeftAlone) -> None:
    place = PLACE_NAMES[event.place]
    narrator.fact(f"{narrator.whose(event.owner)} alarm lies alone in {place}")


def _alarm_recovered(narrator: Narrator, event: e.AlarmRecovered) -> None:
    narrator.do(event.owner, "get", f"the lonely alarm back from {PLACE_NAMES[event.place]}")


def _alarm_let_lie(narrator: Narrator, event: e.AlarmLetLie) -> None:
    narrator.do(event.owner, "let", "the alarm lie")


def _box_moved(narrator: Narrator, event: e.BoxMoved) -> None:
    if event.seat is None:  # while the box is set up
        narrator.fact("the box is turned over")
    elif event.move is Move.FLIP:
        narrator.do(event.seat, "turn", "the box over")
    else:
        narrator.do(event.seat, "rotate", _ROTATED[event.move])


_TELL: dict[type[Event], Callable[[GemNarrator, Any], None]] = {
    e.Dealt: _dealt,
    e.RubiesPlaced: _rubies_placed,
    e.FillingBegun: _filling_begun,
    e.DiamondsPut: _diamonds_put,
    e.RoundBegun: _round_begun,
    e.Chose: _chose,
    e.Revealed: _revealed,
    e.TurnBegun: _turn_begun,
    e.Opened: _opened,
    e.Fell: _fell,
    e.Seen: _seen,
    e.Took: _took,
    e.TookRuby: _took_ruby,
    e.Left: _left,
    e.Looked: _looked,
    e.SecretSeen: _secret_seen,
    e.RubyFell: _ruby_fell,
    e.Placed: _placed,
    e.PlacedNothing: _placed_nothing,
    e.AlarmSet: _alarm_set,
    e.AlarmKept: _alarm_kept,
    e.AlarmLeftAlone: _alarm_left_alone,
    e.AlarmRecovered: _alarm_recovered,
    e.AlarmLetLie: _alarm_let_lie,
    e.BoxMoved: _box_moved,
    e.TurnEnded: _silent,
    e.SmugglersCounted: _smugglers_counted,
    e.Picked: _picked,
    e.RoundEnded: _silent,
    e.CardsPassed: _cards_passed,
    e.GameOver: _game_over,
}
