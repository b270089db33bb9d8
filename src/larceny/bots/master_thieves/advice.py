"""Advice for a person: the expert's reasoning, with everything that the person could remember."""

from collections.abc import Iterator, Sequence

from larceny.bots.advice import Advice, Reason
from larceny.bots.retention import Perfect
from larceny.games.master_thieves.actions import (
    DONE,
    MOVE_BOX,
    Action,
    Choose,
    Done,
    Look,
    MoveBox,
    Open,
    Pick,
    PlaceImitation,
    SetAlarm,
    TakeAll,
    TakeOne,
)
from larceny.games.master_thieves.pieces import (
    EVERY_PLACE,
    NO_GEMS,
    PLACE_NAMES,
    POINTS,
    RUBY,
    SAPPHIRE,
    Character,
    Gems,
    Move,
    Place,
    gems_text,
    value,
)
from larceny.games.master_thieves.ruleset import Ruleset
from larceny.games.master_thieves.view_types import OpenDrawer, View
from larceny.kernel.events import Event, Seat, every_seat

from .evaluation import USUAL, card_value, round_ahead
from .expert import TAKERS, Expert

FLIP = MOVE_BOX[Move.FLIP]


class Adviser:
    """An expert who forgets nothing, has no whims, and gives reasons."""

    def __init__(self) -> None:
        self.expert = Expert("advice", whim=0.0, retention=Perfect())

    def begin(self, seat: Seat, rules: Ruleset) -> None:
        """Stand behind a seat."""
        self.seat = seat
        self.expert.begin(seat, rules)

    def witness(self, event: Event) -> None:
        """Watch."""
        self.expert.witness(event)

    def advise(self, view: View, legal: Sequence[Action]) -> Advice:
        """Say what to do, and why."""
        action = self._plainly(view, legal, self.expert.choose(view, legal))
        return Advice(action, tuple(self._reasons(view, legal, action)))

    def _plainly(self, view: View, legal: Sequence[Action], action: Action) -> Action:
        """Leave out rotations that do nothing but confuse: that is a matter of taste."""
        is_filling = view.seats[self.seat].card is None
        rotates = isinstance(action, MoveBox) and action is not FLIP
        if is_filling or not rotates or DONE not in legal:
            return action
        return FLIP if FLIP in legal and self.expert.wants_to_turn(view) else DONE

    def _reasons(self, view: View, legal: Sequence[Action], action: Action) -> Iterator[Reason]:
        match action:
            case Choose(character=character):
                yield from self._why_card(view, character)
            case Open(place=place) if (card := view.seats[self.seat].card) is not None:
                yield from self._why_drawer(view, place, card[0])
            case MoveBox(move=Move.FLIP):
                yield from self._why_turn(view)
            case MoveBox():
                yield Reason("confuses")
            case Done() if FLIP in legal and view.seats[self.seat].card is not None:
                yield Reason("leave-box")
            case Look() | TakeAll() if (drawer := view.open_drawer) is not None:
                yield from self._why_take(drawer, action)
            case TakeOne(kind=kind) | Pick(kind=kind):
                yield from self._why_kind(legal, kind)
            case PlaceImitation(kind=kind) if kind == SAPPHIRE:
                yield Reason("sapphires-cost-most")
            case SetAlarm():
                yield Reason("guards-gems")

    # Cards ------------------------------------------------------------------------------------

    def _why_card(self, view: View, character: Character) -> Iterator[Reason]:
        ahead = round_ahead(view, self.expert.rules, self.seat, self.expert.belief)
        brings = card_value(ahead, character)
        facts = {"points": round(brings, 1), "usual": USUAL[character]}
        yield Reason("card-brings", {"character": character.name.lower(), **facts})
        if character in TAKERS:
            best = self._best_place(view, character)
            yield from self._ruby(best) if character is Character.MASTER_THIEF else ()
            yield from self._gems(best)
        if character in (Character.SMUGGLER, Character.DETECTIVE) and view.red:
            yield Reason("red-pillow", {"points": value(view.red)})
        detectives = self._holders(view, Character.DETECTIVE)
        # They help a gemologist, and stop a smuggler: what speaks against a card is no reason.
        if character is (Character.GEMOLOGIST if detectives else Character.SMUGGLER):
            yield Reason("may-be-detectives", {"count": detectives})
        if character is Character.DETECTIVE:
            yield Reason("may-be-smugglers", {"count": self._holders(view, Character.SMUGGLER)})

    def _holders(self, view: View, character: Character) -> int:
        """Count the others who can still play a character in this cycle."""
        others = [other for other in every_seat(view.players) if other != self.seat]
        return sum(self.expert.belief.hand(other) >> character & 1 for other in others)

    # Drawers ----------------------------------------------------------------------------------

    def _best_place(self, view: View, character: Character) -> Place:
        outlooks = self.expert.belief.outlooks(view, self.expert.rules)
        fetches = character is Character.MASTER_THIEF
        worth = [max(o.taken, o.fetched) if fetches else o.taken for o in outlooks]
        return max(EVERY_PLACE, key=worth.__getitem__)

    def _why_drawer(self, view: View, place: Place, character: Character) -> Iterator[Reason]:
        outlook = self.expert.belief.outlooks(view, self.expert.rules)[place]
        if character is Character.MASTER_THIEF:
            yield from self._ruby(place)
        if outlook.above and outlook.known:
            yield from self._gems(place)
        elif outlook.known and self._is_seen_empty(place):
            yield Reason("nothing-falls", {"place": PLACE_NAMES[place]})
        else:
            yield Reason("nothing-known-better", {"place": PLACE_NAMES[place]})

    def _is_seen_empty(self, place: Place) -> bool:
        """Ask whether the lower side was seen to be empty: what sticks there is not seen."""
        belief = self.expert.belief
        below = belief.upper(place) ^ 1
        is_seen = below in belief.seen and belief.seen[below].is_sure
        return is_seen and not belief.fronts.get(below) and not self.expert.rules.sticky_drawers

    def _gems(self, place: Place) -> Iterator[Reason]:
        """Tell what was seen in a drawer, how long ago, and how often the box was turned since.

        Who may not look in, and only watches what others put in or take out, is told so.
        """
        belief = self.expert.belief
        slot = belief.upper(place)
        if front := belief.fronts.get(slot):
            seen = belief.seen[slot]
            yield Reason(
                "saw-gems" if seen.is_sure else "watched-gems",
                {
                    "place": PLACE_NAMES[place],
                    "gems": gems_text(front),
                    "turns": belief.now.turns - seen.when.turns,
                    "flips": belief.now.flips - seen.when.flips,
                },
            )

    def _ruby(self, place: Place) -> Iterator[Reason]:
        if self.expert.belief.rubies.get(self.expert.belief.upper(place)):
            yield Reason("ruby-above", {"place": PLACE_NAMES[place]})

    def _why_take(self, drawer: OpenDrawer, action: Action) -> Iterator[Reason]:
        """Say what lies in the open drawer, or behind."""
        found = (drawer.gems or NO_GEMS) + (RUBY if drawer.ruby else NO_GEMS)
        if isinstance(action, Look):
            yield from self._ruby(drawer.place)
            if drawer.gems == NO_GEMS:
                yield Reason("nothing-in-front")
        elif found:
            yield Reason("takes-points", {"points": value(found)})

    def _why_kind(self, legal: Sequence[Action], kind: Gems) -> Iterator[Reason]:
        """Say that a gem is worth more than the others that could be had."""
        others = [one.kind for one in legal if isinstance(one, TakeOne | Pick) and one.kind != kind]
        if others and all(POINTS[kind] > POINTS[other] for other in others):
            yield Reason("worth-most", {"points": POINTS[kind]})

    # The box ----------------------------------------------------------------------------------

    def _why_turn(self, view: View) -> Iterator[Reason]:
        others = self.expert.others_take_next(view)
        yield Reason("turn-away" if others else "turn-towards")
        if others:
            yield from self._gems(self._best_place(view, Character.THIEF))
