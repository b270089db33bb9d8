"""Faults planted into the twin of Master Thieves: pieces of its source that are replaced."""

import importlib
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.abc import InspectLoader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from typing import Any, NamedTuple

import larceny.twin.master_thieves as sound

NAME = "larceny.twin.mutant"
SOURCE = Path(sound.__file__).parent


class Mutant(NamedTuple):
    """A fault, and the table at which it shows."""

    file: str
    text: str
    fault: str
    table: str = "french 4"
    observed: bool = False


class _Loader(InspectLoader):
    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def is_package(self, fullname: str) -> bool:
        return fullname == NAME

    def get_source(self, fullname: str) -> str:
        file = fullname.removeprefix(NAME).removeprefix(".") or "__init__"
        text = (SOURCE / f"{file}.py").read_text(encoding="utf-8")
        if file == self.mutant.file:
            assert text.count(self.mutant.text) == 1, f"{self.mutant.text} is not there once"
            text = text.replace(self.mutant.text, self.mutant.fault)
        return text


class _Finder(MetaPathFinder):
    def __init__(self, mutant: Mutant) -> None:
        self.loader = _Loader(mutant)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: Any = None
    ) -> ModuleSpec | None:
        if fullname == NAME or fullname.startswith(f"{NAME}."):
            return spec_from_loader(fullname, self.loader)
        return None


@contextmanager
def planted(mutant: Mutant) -> Iterator[Any]:
    """Return the class `MasterThieves` of a twin with this fault."""
    finder = _Finder(mutant)
    sys.meta_path.insert(0, finder)
    try:
        yield importlib.import_module(NAME).MasterThieves
    finally:
        sys.meta_path.remove(finder)
        for name in [name for name in sys.modules if name.startswith(NAME)]:
            del sys.modules[name]


MUTANTS = (
    Mutant("drawer", "opens & fell & (card != Character.GEMOLOGIST)", "opens & fell"),
    Mutant("drawer", "to_owner = alarm_falls & ~below.is_of(seat)", "to_owner = alarm_falls"),
    Mutant("drawer", "takes_ruby & (s.rubies == 0)", "takes_ruby & (s.rubies == 1)", "french 2"),
    Mutant("drawer", "closing & (lying == 0) & above", "closing & above"),
    Mutant(
        "drawer", "only(ruby_falls, one_at(under) | moved_up)", "only(ruby_falls, one_at(under))"
    ),
    Mutant(
        "drawer",
        "return self.smugglers >= self.detectives",
        "return self.smugglers > self.detectives",
    ),
    Mutant("drawer", "self.smugglers >= 2", "self.smugglers >= 1", "english_a 3"),
    Mutant("drawer", "counted.detectives)\n    s.placed", "counted.smugglers)\n    s.placed"),
    Mutant(
        "drawer",
        "left_alone, owner = alone, above.owner()",
        "left_alone, owner = alone, seat",
        "english_a 3",
    ),
    Mutant(
        "drawer",
        "s.found_empty = both(where(opens, empty, s.found_empty), no(closes))",
        "s.found_empty = where(opens, empty, s.found_empty)",
    ),
    Mutant(
        "round",
        "where(passed, seats[index - 1], one)",
        "where(passed, seats[index + 1 - len(seats)], one)",
    ),
    Mutant("round", "where(key > mine, key, NOBODY_LEFT)", "where(key >= mine, key, NOBODY_LEFT)"),
    Mutant(
        "round",
        "s.round >= table.rules.round_cap",
        "s.round > table.rules.round_cap",
        "a short game",
    ),
    Mutant("round", '& ~SEAT.has(other, "dropped")  # MT-7.5', "", "french 2"),
    Mutant("round", "SMUGGLER) & (next_turn >= AFTER", "SMUGGLER) & (next_turn < AFTER"),
    Mutant("box", "clockwise = ((move & 1) == 0) != over", "clockwise = ((move & 1) == 0) == over"),
    Mutant("box", "where(over, 2 - side, side)", "where(over, 3 - side, side)"),
    Mutant("table", "either(in_order, flips == 0)", "True", "english_b 3"),
    Mutant("table", "number(filler < rest)", "number(filler <= rest)", "french 5"),
    Mutant(
        "legality", "Duty.MUST_UNLESS_FELL: ~s.barred", "Duty.MUST_UNLESS_FELL: True", "english_b 3"
    ),
    Mutant("legality", "(one_at(s.share) - 1)", "(one_at(s.share) * 2 - 1)"),
    Mutant("scoring", '- white.read(minus, "sapphires")', '+ white.read(minus, "sapphires")'),
    Mutant("deal", "(cards, CARDS_OF_A_CHARACTER - seat)", "(cards, CARDS_OF_A_CHARACTER)"),
    Mutant(
        "observation", 'if index == 0 else TOLD.has(told[index], "revealed")', "", observed=True
    ),
    Mutant("observation", "key + only(key < now, 512)", "key", observed=True),
    Mutant("memory", "s.round > _CYCLE", "s.round >= _CYCLE", observed=True),
)
