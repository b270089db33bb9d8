"""Keeping a game on disk while it is played, and when it is over."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from larceny.kernel.errors import LarcenyError

from ..common.files import FileTrouble
from ..screens.error_messages import error_message
from . import saves
from .saves import Save


@dataclass(slots=True)
class Keeper:
    """Keeps one game; where the disk refuses, it says so once and lets the game go on."""

    path: Path
    is_default: bool
    warn: Callable[[str], None]
    gave_up: bool = False

    def keep(self, save: Save) -> None:
        """Write the game down as it stands."""
        if self.gave_up:
            return
        try:
            saves.store(save, self.path)
        except FileTrouble as trouble:
            if not self.is_default:
                raise
            self.gave_up = True
            self.warn(f"{error_message(trouble)} This game will not be saved.")

    def finish(self, save: Save) -> Path | None:
        """Keep a finished game, in the place that was asked for or among the finished ones."""
        if not self.is_default:
            self.keep(save)
            return self.path
        if self.gave_up:
            return None
        path = saves.finished_path(save.record)
        try:
            saves.store(save, path)
            saves.remove(self.path)
        except (LarcenyError, OSError):
            self.keep(save)
            return None if self.gave_up else self.path
        return path
