"""A title: a game, and what it brings along for every room of the house.

A room above the rules (bots, environments, lab, terminal, server) never names a game. It asks the
title, which names its part for that room by a reference such as `"package.module:object"`. The part
is imported when it is first asked for, so that no arrow points upwards and nothing is loaded that
nobody needs. Every part may be missing: the room then has something that does for any game.
"""

import pkgutil
from dataclasses import dataclass
from functools import cache
from typing import Any

from .errors import LarcenyError
from .game import Game

Reference = str
"""`"package.module:object"`, imported when it is asked for."""


class BrokenTitle(LarcenyError):
    """A package brings a game, or a part of one, that cannot be loaded."""

    kind = "broken-title"


@dataclass(frozen=True, slots=True, kw_only=True)
class Title:
    """What a package says about the game that it brings, once."""

    game: Game[Any, Any, Any, Any]  #: the rules
    display_name: str  #: what people call it
    prefix: str  #: with which its paragraphs are numbered: MT
    players: int  #: how many sit down if nothing is said
    rank: int = 100  #: lists of games are in this order, then by name

    rulebook: str | None = None
    """The package whose folder `rules` has its paragraphs, NAME.md; None: ours, docs/rules."""

    bots: Reference | None = None
    """Its bots: `Mapping[str, larceny.bots.kind.Kind]`, the strongest first. Any game has `random`,
    and one that brings no searching bot has `searcher`."""
    adviser: Reference | None = None
    """Makes one who gives hints: `larceny.bots.advice.Adviser`. Default: what `searcher` does."""
    personas: Reference | None = None
    """How its bots are set to play as a persona: `Mapping[id, Mapping[option, value]]`."""
    encoding: Reference | None = None
    """Its observations as numbers: `larceny.envs.encodings.Encoding`. Default: `envs.any_game`."""
    twin: Reference | None = None
    """Its rules for GPUs: makes a `larceny.twin.game.Game` of a ruleset and a number of players.
    Default: none."""
    net_inputs: Reference | None = None
    """What nets of it are told: `larceny.nets.inputs.Recipe`. Default: it has no nets."""
    grandmaster: bool = False
    """Whether bots have that level, which plays a net that is shipped in `larceny/nets/shipped`."""
    forecaster: Reference | None = None
    """Says how likely hidden things are, for calibration: `larceny.lab.calibration.Forecaster`.
    Default: none."""
    tally: Reference | None = None
    """Counts what happened: `larceny.lab.tallies.Tally`. Default: scores only."""
    report: Reference | None = None
    """Its plots in a report: `larceny.lab.report.own.Own`. Default: what any game has."""
    face: Reference | None = None
    """How it looks in a terminal: `larceny.cli.faces.Face`. Default: `cli.faces.plain`."""
    lesson: Reference | None = None
    """A guided first game: `larceny.lessons.Lesson`. Default: none."""
    picture: Reference | None = None
    """How it looks in link previews: `larceny.pictures.Picture`. Default: a plain emblem."""
    puzzles: Reference | None = None
    """Makes, shows and proves puzzles: `larceny.puzzles.workshop.Workshop`. Default: none."""
    reading: Reference | None = None
    """How long each kind of event can be read: `Mapping[str, larceny.protocol.reading.Reading]`.
    Default: equally long for all."""
    browser_types: Reference | None = None
    """Its views and events for TypeScript: `larceny.protocol.game_types.GameTypes`."""
    characters: Reference | None = None
    """Tells which character a decision chooses, by its word: `Callable[[str], str | None]`.
    Default: nobody is anybody."""
    note_subjects: Reference | None = None
    """Made with a number of players, it follows what notes can be about. Default: no notes."""

    sketch: Reference | None = None
    """Tells what a spectator sees, as JSON, in a few words, for the small pictures of the lobby:
    `Callable[[Mapping[str, Any]], dict[str, Any]]`. Default: who plays, without a picture."""

    @property
    def name(self) -> str:
        """Return the name by which the game is found."""
        return self.game.name


@cache
def load(reference: Reference) -> Any:
    """Import what a reference names."""
    try:
        return pkgutil.resolve_name(reference)
    except (ImportError, AttributeError, ValueError) as error:
        raise BrokenTitle("part", reference=reference, why=str(error)) from error
