"""What a strong player thinks of each decision: how likely it wins with each answer.

Every phase has a function that weighs the allowed actions. What it returns are chances to win, so
that they can be compared, or mixed with what a search has found.
"""

from collections.abc import Callable, Iterable, Sequence

from larceny.games.forty_thieves.actions import (
    ROB_GEM,
    ROB_MERCHANT,
    ROB_TILE,
    TAKE_GEM,
    Action,
    Dagger,
    Drop,
    Give,
    Glimpse,
    Lead,
    Peek,
    Play,
    Replace,
    Reveal,
    Rob,
    RobMerchant,
    Steal,
    TakeGem,
    Wish,
    Wishes,
    action_of_word,
)
from larceny.games.forty_thieves.pieces import Front, Special, gem_at, is_line
from larceny.kernel.events import Seat, every_seat

from .evaluation import IN_HAND, Scoreboard
from .hands import Drawing
from .information import InformationValue
from .weighing import NO_THEFT, UNCHANGED, Weighing

Legal = Sequence[Action]
Weights = dict[Action, float]

SECOND_TURN = 0.6
"""What a second turn is worth, in points."""

DAGGER_AT_HOME = 0.12
"""What a Dagger must save, in points, to be worth playing."""

A_LOOK = 0.1
"""What a player gets from a Lantern that he plays, in points."""

HOPELESS = 0.2
"""Thefts that are less likely than this are not even considered."""

EASIER_FIRST = 0.01
"""How much better, in points, it is to claim a square before a line, which may then rob a hoard."""


def weigh(w: Weighing, legal: Legal, made: Action | None = None) -> Weights:
    """Say of each action that is worth a thought how likely the seat wins with it.

    What was really done is weighed in any case, though only a hopeless theft is not else.
    """
    weights = _PHASES[w.view.phase.name](w, legal)
    if isinstance(made, Steal) and made not in weights:
        weights[made] = w.win_chance(UNCHANGED, w.theft(made.place), _with_hand(w))
    return weights


def _with(w: Weighing, more: float) -> float:
    return w.scoreboard.with_points(w.seat, more).win_chance(w.seat)


def _with_hand(w: Weighing) -> Scoreboard:
    """Count the special tiles in the hand as what they may bring."""
    return w.scoreboard.with_points(w.seat, sum(IN_HAND.get(front, 0.0) for front in w.hand))


# The hand, and the glimpse ------------------------------------------------------------------------


def draw(w: Weighing, legal: Legal) -> Weights:
    """Keep what will be of use, and draw new tiles for the rest."""
    drawing = Drawing(w)
    return {action: _with(w, drawing.worth(action)) for action in legal}


def glimpse(w: Weighing, legal: Legal) -> Weights:
    """Look where it will help most to steal; this is also asked of a Lantern on the board."""
    information = InformationValue(w)
    weights: Weights = {}
    for action in legal:
        match action:
            case Glimpse(square=square):
                got = information.at_one(square)
            case Reveal(square=square):
                got = information.shown(square)
            case Peek(squares=squares):
                got = information.at_two(squares)
            case Play():
                got = information.by_lantern
            case _:
                got = information.at_nothing()
        weights[action] = _with(w, got)
    return weights


# The action ---------------------------------------------------------------------------------------


def act(w: Weighing, legal: Legal) -> Weights:
    """Do what leads to the best theft, or play a special tile and steal what lies ready."""
    before = _with_hand(w)
    weights: Weights = {}
    for action in legal:
        if isinstance(action, Play | Replace | Lead):
            spent = before.with_points(w.seat, -IN_HAND.get(w.hand[action.slot], 0.0))
        else:
            spent = before
        if isinstance(action, Play):
            weights[action] = _played(w, w.hand[action.slot], spent)
        else:
            weights[action] = w.best_win_chance(w.change_of(action), spent)
    return weights


def _played(w: Weighing, front: Front, before: Scoreboard) -> float:
    """Weigh a special tile that is played at the best aim, and the theft after it."""
    if front == Special.SAPPHIRE:
        outcomes = [_effect(prize, w.seat, before) for prize in _prizes(w)]
    elif front == Special.AMULET:
        outcomes = [before.with_points(w.seat, 1.0)]
    else:
        outcomes = [before.with_points(seat, -1.0) for seat in _others(w)]
    after = max(outcomes, key=lambda outcome: outcome.win_chance(w.seat))
    return w.best_win_chance(UNCHANGED, after) if after.gems else after.win_chance(w.seat)


def _others(w: Weighing) -> list[Seat]:
    return [seat for seat in every_seat(w.view.players) if seat != w.seat]


def _prizes(w: Weighing) -> Iterable[Action]:
    """List the sapphires that a Sapphire tile can take (FT-6.5)."""
    yield from (TAKE_GEM[gem] for gem in w.view.gems)
    for seat in _others(w):
        if w.view.seats[seat].gems:
            yield ROB_GEM[seat]
        if w.view.seats[seat].sapphire_tiles:
            yield ROB_TILE[seat]
    if w.view.merchant is not None and w.view.merchant.loot:
        yield ROB_MERCHANT


def _effect(target: Action, by: Seat, before: Scoreboard) -> Scoreboard:
    """Say how everybody stands after a tile has taken effect, or a line was paid."""
    match target:
        case Give(to=to):
            return before.with_points(to, -1.0)
        case TakeGem(gem=gem):
            return before.with_points(by, 1.0).without_gem(gem)
        case Rob(victim=victim):
            return before.with_points(by, 1.0).with_points(victim, -1.0)
        case Drop() | RobMerchant():
            return before.with_points(by, 1.0)
        case _:
            return before.with_points(by, A_LOOK)


def aim(w: Weighing, legal: Legal) -> Weights:
    """Aim at what helps most: the best sapphire, or the strongest opponent."""
    weights: Weights = {}
    for action in legal:
        after = _effect(action, w.seat, w.scoreboard)
        if isinstance(action, Give | Drop) or not after.gems:
            weights[action] = after.win_chance(w.seat)
        else:
            weights[action] = w.win_chance(UNCHANGED, NO_THEFT, after)
    return weights


def parry(w: Weighing, legal: Legal) -> Weights:
    """Stop what hurts by more than the Dagger is worth."""
    target = action_of_word(w.view.target or "pass")
    works = _effect(target, w.view.chain[0].seat, w.scoreboard).win_chance(w.seat)
    stopped = w.scoreboard.win_chance(w.seat)
    if len(w.view.chain) % 2 == 0:  # the last tile played is a Dagger that would stop it
        works, stopped = stopped, works
    cost = w.scoreboard.win_chance(w.seat) - _with(w, -DAGGER_AT_HOME)
    return {action: stopped - cost if isinstance(action, Dagger) else works for action in legal}


# Stealing, and wishes -----------------------------------------------------------------------------


def steal(w: Weighing, legal: Legal) -> Weights:
    """Announce a theft if that is better than none."""
    before = _with_hand(w)
    weights: Weights = {}
    for action in legal:
        if not isinstance(action, Steal):
            weights[action] = w.win_chance(UNCHANGED, NO_THEFT, before)
        elif action.place in w.places and w.unchanged[action.place].chance > HOPELESS:
            weights[action] = w.win_chance(UNCHANGED, w.unchanged[action.place], before)
    return weights


def claim(w: Weighing, legal: Legal) -> Weights:
    """Claim what there is, squares first; but do not end a game that one would lose."""
    weights: Weights = {}
    for action in legal:
        after = w.scoreboard
        if isinstance(action, Steal):
            after = after.with_points(w.seat, 1.0)
            if not is_line(action.place):
                after = after.with_points(w.seat, EASIER_FIRST).without_gem(gem_at(action.place))
        weights[action] = after.win_chance(w.seat)
    return weights


def wish(w: Weighing, legal: Legal) -> Weights:
    """Wish for what is worth most."""
    mat, merchant = w.view.seats[w.seat], w.view.merchant
    worth = {
        Wishes.EYES: float(mat.eye_tokens + len(mat.eye_tiles)),
        Wishes.TURN: SECOND_TURN,
        Wishes.MERCHANT: float(merchant.loot) if merchant else 0.0,
    }
    weights: Weights = {}
    for action in legal:
        after = w.scoreboard
        if isinstance(action, Wish):
            after = after.with_points(w.seat, worth[action.wish])
            if action.wish is Wishes.MERCHANT:
                after = after._replace(merchant_turn=0)
        weights[action] = after.win_chance(w.seat)
    return weights


_PHASES: dict[str, Callable[[Weighing, Legal], Weights]] = {
    "DRAW": draw,
    "GLIMPSE": glimpse,
    "PAIR": glimpse,
    "REVEAL": glimpse,
    "ACTION": act,
    "TARGET": aim,
    "DAGGER": parry,
    "STEAL": steal,
    "TAKE": aim,
    "CLAIM": claim,
    "WISH": wish,
}
