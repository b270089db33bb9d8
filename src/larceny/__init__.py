"""Larceny: Master Thieves and 40 Thieves, to play, to host and to study.

What stands in `__all__` is the public interface; docs/stability.md says what that means. A name is
imported from its home when it is first asked for: `import larceny` alone costs next to nothing.
"""

from importlib import import_module

from . import compiled  # noqa: F401  (first: it says how all others are found)

TYPE_CHECKING = False  # as in `typing`, which takes longer to import than all else here

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "SPECTATOR",
    "Action",
    "AddedBy",
    "Advice",
    "BeaconRound",
    "Chance",
    "Chances",
    "Decider",
    "Event",
    "FortyThieves",
    "Game",
    "IllegalAction",
    "InvalidNotation",
    "InvalidPosition",
    "InvalidRecord",
    "InvalidRuleset",
    "Judged",
    "Knowledge",
    "LarcenyError",
    "MasterThieves",
    "Match",
    "Paragraph",
    "Played",
    "Reason",
    "Record",
    "Result",
    "Ruleset",
    "SealedDeal",
    "Seat",
    "State",
    "UnknownBot",
    "UnknownParagraph",
    "View",
    "__version__",
    "analyse",
    "bot",
    "bot_names",
    "chances",
    "commitment",
    "env",
    "game",
    "hint",
    "knowledge",
    "paragraph",
    "play",
    "play_many",
    "raw_env",
    "read_record",
    "register_openspiel",
    "replay",
    "simulate",
    "verify",
    "write_record",
]

if TYPE_CHECKING:
    from .bots.advice import Advice, Chances, Reason
    from .bots.analysis import Judged, analyse
    from .bots.registry import UnknownBot
    from .facade import (
        bot,
        bot_names,
        chances,
        env,
        game,
        hint,
        knowledge,
        play,
        play_many,
        raw_env,
        register_openspiel,
        replay,
        simulate,
        verify,
    )
    from .games.forty_thieves import FortyThieves
    from .games.master_thieves import MasterThieves
    from .games.records import read_record, write_record
    from .games.registry import GAMES
    from .kernel.chance import Chance, commitment
    from .kernel.errors import (
        IllegalAction,
        InvalidNotation,
        InvalidPosition,
        InvalidRecord,
        InvalidRuleset,
        LarcenyError,
    )
    from .kernel.events import SPECTATOR, Event, Seat
    from .kernel.game import Action, Game, Knowledge, Ruleset, State, View
    from .kernel.play import Decider, Match
    from .kernel.record import Record, Result
    from .kernel.sealed_deal import AddedBy, BeaconRound, SealedDeal
    from .lab.playing import Played
    from .rulebook import Paragraph, UnknownParagraph, paragraph
else:  # a type checker must not believe that there is every name one could ask for
    _NAMES = {
        "bots.advice": "Advice Chances Reason",
        "bots.analysis": "Judged analyse",
        "bots.registry": "UnknownBot",
        "facade": "bot bot_names chances env game hint knowledge play play_many raw_env"
        " register_openspiel replay simulate verify",
        "games.forty_thieves": "FortyThieves",
        "games.master_thieves": "MasterThieves",
        "games.records": "read_record write_record",
        "games.registry": "GAMES",
        "kernel.chance": "Chance commitment",
        "kernel.errors": "IllegalAction InvalidNotation InvalidPosition InvalidRecord"
        " InvalidRuleset LarcenyError",
        "kernel.events": "SPECTATOR Event Seat",
        "kernel.game": "Action Game Knowledge Ruleset State View",
        "kernel.play": "Decider Match",
        "kernel.record": "Record Result",
        "kernel.sealed_deal": "AddedBy BeaconRound SealedDeal",
        "lab.playing": "Played",
        "rulebook": "Paragraph UnknownParagraph paragraph",
    }
    _HOME = {name: home for home, names in _NAMES.items() for name in names.split()}

    def __getattr__(name: str) -> object:
        if name not in _HOME:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
        globals()[name] = value
        return value

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
