"""What a modest player remembers: a drawer or two, followed with the eyes while the box moves."""

from random import Random

from larceny.bots.retention import Memory as Kept
from larceny.bots.retention import Slots
from larceny.games.master_thieves import events as e
from larceny.games.master_thieves.pieces import (
    DIAMOND,
    HOME,
    MOVED,
    NO_GEMS,
    UPPER_SLOT,
    Gems,
    Move,
    Place,
    To,
    diamonds,
    sapphires,
)
from larceny.kernel.events import Event

DRAWERS_KEPT = 2
RUBIES_KEPT = 1
SLIP = 0.08
"""The chance that one move of the box makes it lose a drawer from sight."""


class Memory:
    """Where gems are believed to lie.

    The box is followed from where it stood at the beginning, so only its moves matter, and a slot
    (`pieces.UPPER_SLOT`) is a name for one side of one drawer wherever that drawer goes.
    """

    def __init__(self, dice: Random, drawers: int = DRAWERS_KEPT) -> None:
        self.dice = dice
        self.box = HOME
        self.gems: Kept[int, Gems] = Kept(Slots(drawers), dice)  # by slot
        self.rubies: Kept[int, bool] = Kept(Slots(RUBIES_KEPT), dice)  # by the slot before it

    def above(self, place: Place) -> Gems:
        """Say what is believed to lie on the upper side at a place."""
        return self.gems.get(self._upper(place)) or NO_GEMS

    def below(self, place: Place) -> Gems:
        """Say what is believed to fall at a place."""
        return self.gems.get(self._upper(place) ^ 1) or NO_GEMS

    def ruby_above(self, place: Place) -> bool:
        """Ask whether a ruby is believed to lie in the upper secret compartment at a place."""
        return self._upper(place) in self.rubies

    def _upper(self, place: Place) -> int:
        return UPPER_SLOT[self.box][place]

    def witness(self, event: Event) -> None:
        """Keep what this event shows, as far as it can be kept in mind."""
        match event:
            case e.BoxMoved(move=move):
                self._follow(move)
            case e.Opened(place=place):
                self._keep(self._upper(place) ^ 1, NO_GEMS)
            case e.Seen(place=place, gems=gems) if gems is not None:
                self._keep(self._upper(place), gems)
            case e.DiamondsPut(place=place, count=count):
                self._keep(self._upper(place), self.above(place) + count * DIAMOND)
            case e.Placed(place=place, kind=kind):
                self._keep(self._upper(place), self.above(place) + kind)
            case e.Took(place=place, gems=gems) if gems:
                self._keep(self._upper(place), _less(self.above(place), gems))
            case e.RubiesPlaced(places=places):
                self._keep_ruby(self._upper(self.dice.choice(places)))
            case e.SecretSeen(place=place, ruby=ruby) if ruby is not None:
                self._keep_ruby(self._upper(place), ruby)
            case e.RubyFell(place=place, to=to):
                self._keep_ruby(self._upper(place) ^ 1, False)
                self._keep_ruby(self._upper(place), to is To.SECRET)
            case e.TookRuby(place=place):
                self._keep_ruby(self._upper(place), False)

    def _follow(self, move: Move) -> None:
        """Follow the box; now and then a drawer is lost from sight."""
        self.box = MOVED[self.box][move]
        for slot in [*self.gems]:
            if self.dice.random() < SLIP:
                self.gems.drop(slot)
        for slot in [*self.rubies]:
            if self.dice.random() < SLIP:
                self.rubies.drop(slot)

    def _keep(self, slot: int, gems: Gems) -> None:
        """Keep this drawer in mind if there is anything in it."""
        if gems:
            self.gems.keep(slot, gems)
        else:
            self.gems.drop(slot)

    def _keep_ruby(self, slot: int, there: bool = True) -> None:
        if there:
            self.rubies.keep(slot, True)
        else:
            self.rubies.drop(slot)


def _less(believed: Gems, taken: Gems) -> Gems:
    """Take gems off what was believed; nothing is left if it was less than that."""
    enough = diamonds(believed) >= diamonds(taken) and sapphires(believed) >= sapphires(taken)
    return believed - taken if enough else NO_GEMS
