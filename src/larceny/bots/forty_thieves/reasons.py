"""Why something is a good idea in 40 Thieves: kinds of reasons with their facts, no sentences.

Squares, places and tiles are written as in the notation, chances from 0 to 1.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from larceny.bots.advice import Fact, Reason
from larceny.games.forty_thieves.actions import (
    EVERY_SLOT,
    Action,
    Dagger,
    Discard,
    Drop,
    Give,
    Glimpse,
    Interchange,
    Lead,
    Pass,
    Peek,
    Play,
    Replace,
    Reveal,
    Rob,
    Slot,
    Steal,
    TakeGem,
    Wish,
    Wishes,
    action_of_word,
)
from larceny.games.forty_thieves.deck import NO_JAR, Tile, jar
from larceny.games.forty_thieves.pieces import (
    COLOUR_LETTERS,
    EVERY_PLACE,
    EVERY_SQUARE,
    FRONT_NAMES,
    GEMS,
    PLACE_NAMES,
    PLACES,
    SQUARE_NAMES,
    SYMBOL_LETTERS,
    SYMBOLS,
    THIEF_OF,
    TOUCHING,
    Front,
    Place,
    Special,
    Square,
    is_line,
)
from larceny.games.forty_thieves.steal_probability import steal_probability
from larceny.games.forty_thieves.view_types import View
from larceny.kernel.events import Seat

from .sightings import Sightings

READY = 0.5
"""From which chance on a theft is called likely."""


NOWHERE = Place(-1)
GAP = Tile(-1)


class Theft(NamedTuple):
    """A theft that could be announced, and how likely it succeeds."""

    place: Place
    chance: float


NO_THEFT = Theft(NOWHERE, 0.0)


class Reasons:
    """One decision, explained."""

    def __init__(self, view: View, seat: Seat, sightings: Sightings) -> None:
        self.view = view
        self.seat = seat
        self.sightings = sightings
        self.knowledge = sightings.knowledge
        self.hand = view.seats[seat].fronts or ()
        self.places = [p for p in EVERY_PLACE if is_line(p) or p in view.gems]

    def of(self, action: Action, legal: Sequence[Action]) -> Iterator[Reason]:
        """List the reasons for an action, the strongest first."""
        match action:
            case Steal(place=place):
                yield self._chance("steal-chance", Theft(place, self.chance(place)))
                yield from self._tiles(place)
            case Replace(slot=slot, square=square) | Lead(slot=slot, square=square):
                yield from self._change({square: self.knowledge.hands[self.seat][slot]})
            case Interchange(squares=(one, other)):
                board = self.knowledge.board
                yield from self._change(
                    {one: board[other], other: board[one]}, {one: other, other: one}
                )
            case Glimpse(square=square):
                yield from self._look((square,), acts=(Special.SAPPHIRE, Special.LANTERN))
            case Reveal(square=square):
                yield from self._look((square,))
            case Peek(squares=squares):
                yield from self._look(squares)
            case Play(slot=slot):
                yield Reason("plays", {"front": FRONT_NAMES[self.hand[slot]]})
            case Discard(slots=slots):
                yield from self._hand(slots)
            case Give(to=to) | Rob(victim=to):
                yield from self._ahead(to)
            case TakeGem():
                yield Reason("takes-sapphire")
            case Drop():
                yield Reason("sheds-eye")
            case Dagger():
                yield self._stops()
            case Wish(wish=wish):
                yield self._wish(wish)
            case Pass():
                yield from self._nothing(legal)

    # Thefts -------------------------------------------------------------------------------------

    def chance(self, place: Place, changed: Mapping[Square, Tile] | None = None) -> float:
        """Say how likely a theft succeeds, also with other tiles on some squares."""
        board = self.knowledge.board
        labels = [(changed or {}).get(square, board[square]) for square in PLACES[place]]
        if any(label == GAP or jar(label) == NO_JAR for label in labels):
            return 0.0
        return steal_probability(self.knowledge.deduction, labels)

    @cached_property
    def thefts(self) -> dict[Place, Theft]:
        """Say of all thefts how likely they succeed on the board as it lies."""
        return {place: Theft(place, self.chance(place)) for place in self.places}

    def _best(self) -> Theft:
        """Find the likeliest theft."""
        return max(self.thefts.values(), key=lambda theft: theft.chance, default=NO_THEFT)

    def _best_with(self, changed: Mapping[Square, Tile]) -> Theft:
        """Find the likeliest theft among those that become likelier with a change."""
        places = [p for p in self.places if not changed.keys().isdisjoint(PLACES[p])]
        thefts = [Theft(place, self.chance(place, changed)) for place in places]
        better = [theft for theft in thefts if theft.chance > self.thefts[theft.place].chance]
        return max(better, key=lambda theft: theft.chance, default=NO_THEFT)

    def _chance(self, kind: str, theft: Theft, **more: Fact) -> Reason:
        facts: dict[str, Fact] = {
            "place": PLACE_NAMES[theft.place],
            "chance": round(theft.chance, 3),
        }
        return Reason(kind, {**facts, **more})

    def _change(
        self, changed: Mapping[Square, Tile], come_from: Mapping[Square, Square] | None = None
    ) -> Iterator[Reason]:
        theft = self._best_with(changed)
        if theft is NO_THEFT:
            yield from self._still(changed)
            return
        square = next(square for square in changed if square in PLACES[theft.place])
        kind = "completes" if theft.chance >= READY else "nearer"
        yield self._chance(kind, theft, square=SQUARE_NAMES[square])
        for square, source in (come_from or {}).items():
            if square in PLACES[theft.place]:
                yield self._tile(source)
        yield from self._tiles(theft.place, without=tuple(changed))

    def _still(self, changed: Mapping[Square, Tile]) -> Iterator[Reason]:
        """Say what stays likely though a change does nothing for it."""
        theft = self._best()
        if theft.chance >= READY and self.chance(theft.place, changed) == theft.chance:
            yield self._chance("steal-chance", theft)

    def _nothing(self, legal: Sequence[Action]) -> Iterator[Reason]:
        """Say why it is better to let things be."""
        if self.view.chain:
            if Special.DAGGER in self.hand:
                yield Reason("keep-dagger")
            return
        theft = self._best()
        if theft.place == NOWHERE:
            return
        if not any(isinstance(action, Steal) for action in legal):
            if theft.chance >= READY:
                yield self._chance("steal-chance", theft)
        elif self._is_behind() and self._ends_the_game(theft.place):
            yield self._chance("would-end-the-game", theft)
        elif theft.chance < 1:
            yield self._chance("not-sure", theft)

    def _is_behind(self) -> bool:
        return self.view.scores[self.seat] < max(self.view.scores)

    def _ends_the_game(self, place: Place) -> bool:
        """Ask whether a theft would bring the last sapphire of the board (FT-9.1)."""
        if len(self.view.gems) != 1:
            return False
        touching = TOUCHING[self.knowledge.rules.touching]
        return self.view.gems[0] in (touching[place - GEMS] if is_line(place) else (place,))

    # Tiles --------------------------------------------------------------------------------------

    def _tiles(self, place: Place, without: tuple[Square, ...] = ()) -> Iterator[Reason]:
        """Tell of every tile of a place what it is, or can be, and whence that is known."""
        for square in PLACES[place]:
            if square not in without and self.view.board[square] is not None:
                yield self._tile(square)

    def _tile(self, square: Square) -> Reason:
        return (
            self._open(square)
            or self._seen(square)
            or self._told_by_lid(square)
            or self._likeliest(square)
        )

    def _open(self, square: Square) -> Reason | None:
        tile = self.view.board[square]
        if tile is None or tile.front is None:
            return None
        facts = {"square": SQUARE_NAMES[square], "front": FRONT_NAMES[tile.front]}
        return Reason("open-tile", facts)

    def _seen(self, square: Square) -> Reason | None:
        sighting = self.sightings.at(square)
        odds = self._odds(square)
        if len(odds) == 1:
            facts: dict[str, Fact] = {
                "square": SQUARE_NAMES[square],
                "front": FRONT_NAMES[next(iter(odds))],
            }
            if sighting is None:
                return Reason("deduced", facts)
            facts["turns"] = self.sightings.turns_since(sighting)
            return Reason("laid-tile" if sighting.own else "saw-tile", facts)
        return None

    def _told_by_lid(self, square: Square) -> Reason | None:
        """Tell what all that a tile can be have in common: its colour, or its symbol."""
        odds = self._odds(square)
        thieves = [THIEF_OF[front] for front in odds if THIEF_OF[front] is not None]
        if len(thieves) < len(odds):
            return None
        colours = {thief // len(SYMBOLS) for thief in thieves if thief is not None}
        symbols = {thief % len(SYMBOLS) for thief in thieves if thief is not None}
        facts: dict[str, Fact] = {"square": SQUARE_NAMES[square]}
        if len(colours) == 1:
            return Reason("lid-tells", {**facts, "colour": COLOUR_LETTERS[colours.pop()]})
        if len(symbols) == 1:
            return Reason("lid-tells", {**facts, "symbol": SYMBOL_LETTERS[symbols.pop()]})
        return None

    def _likeliest(self, square: Square) -> Reason:
        """Tell what a tile most likely is, where nothing is certain about it."""
        odds = self._odds(square)
        front = max(odds, key=odds.__getitem__)
        facts: dict[str, Fact] = {"square": SQUARE_NAMES[square], "front": FRONT_NAMES[front]}
        return Reason("may-be", {**facts, "chance": round(odds[front], 3)})

    def _look(
        self, squares: tuple[Square, ...], acts: tuple[Front, ...] = (Special.SAPPHIRE,)
    ) -> Iterator[Reason]:
        """Say what a look is about: known tiles that act on it, a theft in doubt, or just to know.

        Of the thefts that these tiles belong to, it is the likeliest. A Lantern acts only on a
        glimpse (FT-5.4 to FT-5.8).
        """
        yield from self._finds(squares, acts)
        unknown = [square for square in squares if len(self._odds(square)) > 1]
        places = [place for place in self.places if not set(unknown).isdisjoint(PLACES[place])]
        in_doubt = [self.thefts[place] for place in places if 0 < self.thefts[place].chance < 1]
        if in_doubt:
            theft = max(in_doubt, key=lambda theft: theft.chance)
            square = next(square for square in unknown if square in PLACES[theft.place])
            yield self._chance("look-decides", theft, square=SQUARE_NAMES[square])
        elif unknown:
            yield Reason("look-learns", {"square": SQUARE_NAMES[unknown[0]]})

    def _finds(self, squares: tuple[Square, ...], acts: tuple[Front, ...]) -> Iterator[Reason]:
        for square in squares:
            match [*self._odds(square)]:
                case [front] if front in acts:
                    facts = {"square": SQUARE_NAMES[square], "front": FRONT_NAMES[front]}
                    yield Reason("look-finds", facts)

    def _odds(self, square: Square) -> Mapping[Front, float]:
        """Say what a tile on the board can be, and how likely."""
        return self.knowledge.deduction.odds(self.knowledge.board[square])

    # The hand -----------------------------------------------------------------------------------

    def _hand(self, slots: tuple[Slot, ...]) -> Iterator[Reason]:
        """Say of what use the tiles are that are kept."""
        kept = [slot for slot in EVERY_SLOT[: len(self.hand)] if slot not in slots]
        for slot in kept:
            front = self.hand[slot]
            if front >= Special.LANTERN and THIEF_OF[front] is None:
                yield Reason("keeps", {"front": FRONT_NAMES[front]})
                continue
            label = self.knowledge.hands[self.seat][slot]
            use = max(
                (self._use(square, label) for square in EVERY_SQUARE), key=lambda u: u[1].chance
            )
            if use[1].chance:
                facts = {"front": FRONT_NAMES[front], "square": SQUARE_NAMES[use[0]]}
                yield self._chance("fits", use[1], **facts)
        if slots and not kept:
            yield Reason("fresh-hand")

    def _use(self, square: Square, label: Tile) -> tuple[Square, Theft]:
        return square, self._best_with({square: label})

    # Others -------------------------------------------------------------------------------------

    def _ahead(self, other: Seat) -> Iterator[Reason]:
        scores = self.view.scores
        if scores[other] == max(score for seat, score in enumerate(scores) if seat != self.seat):
            yield Reason("leader-ahead", {"seat": other, "points": scores[other]})

    def _stops(self) -> Reason:
        match action_of_word(self.view.target or "pass"):
            case Give(to=hit) | Rob(victim=hit) if hit == self.seat:
                return Reason("dagger-saves-you")
        return Reason("dagger-stops", {"seat": self.view.chain[-1].seat})

    def _wish(self, wish: Wishes) -> Reason:
        mat = self.view.seats[self.seat]
        if wish is Wishes.EYES:
            return Reason("wish-eyes", {"count": mat.eye_tokens + len(mat.eye_tiles)})
        if wish is Wishes.TURN:
            return Reason("wish-turn")
        merchant = self.view.merchant
        return Reason("wish-merchant", {"count": 0 if merchant is None else merchant.loot})
