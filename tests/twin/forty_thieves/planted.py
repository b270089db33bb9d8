"""Faults that are planted into the twin: a piece of one function's source is replaced."""

import inspect
import sys
from collections.abc import Callable
from textwrap import dedent
from typing import Any, NamedTuple

import pytest

from .arranged import Wish
from .tables import Changes

PACKAGE = "larceny.twin.forty_thieves"


class Fault(NamedTuple):
    """A fault, and a table at which it is found."""

    module: str
    function: str
    right: str
    wrong: str
    changes: Changes = {}  # noqa: RUF012  (never changed)
    players: int = 3
    sights: bool = False  # it is found in what is seen or remembered
    wish: Wish | None = None  # how tiles are arranged, where it would take long otherwise


def plant(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace a function by its faulty version, wherever it has been imported."""
    module = sys.modules[f"{PACKAGE}.{fault.module}"]
    good: Callable[..., Any] = getattr(module, fault.function)
    source = dedent(inspect.getsource(good))
    assert source.count(fault.right) == 1, fault
    found: dict[str, Any] = {}
    exec(source.replace(fault.right, fault.wrong), vars(module), found)
    for name, other in list(sys.modules.items()):
        if name.startswith(PACKAGE) and getattr(other, fault.function, None) is good:
            monkeypatch.setattr(other, fault.function, found[fault.function])


TALES = {"three_tales": True}
LEADERS = {"leaders": True}

FAULTS = [
    Fault(
        "stealing", "announce", "add(t.active, number(fails))", "add(t.active, number(succeeds))"
    ),
    Fault("stealing", "planes_with", " & ~(front.special & (front.kind == AMULET))", ""),
    Fault("squares", "combinations", "(same_colour | (same_colour >> 16))", "same_colour"),
    Fault("squares", "tally", "_pair(plane & _RISING, 3), 6", "_pair(plane & _RISING, 3), 5"),
    Fault("stealing", "announce", " & touched(d.four)", ""),
    Fault("stealing", "finish", " | high | d.discarded", " | high"),
    Fault("spoils", "prizes_of_line", "where(touching != 0, near, anywhere)", "anywhere"),
    Fault("spoils", "claimable", "(EVERY_GEM ^ 0x7FFFF)", "0x7FFFF", wish=Wish.OPEN),
    Fault(
        "spoils",
        "rob_tile",
        "last_of(of_seat(t.kept, victim))",
        "last_of(t.kept & 0)",
        wish=Wish.HOARDS,
    ),
    Fault(
        "playing", "settle_chain", "(t.chain & 1) != 0", "t.chain == 1", {}, 4, wish=Wish.DAGGERS
    ),
    Fault("playing", "ask_for_daggers", " & (t.hands[seat] != NO_TILE)", ""),
    Fault("playing", "aim", "d.plays & ~several", "d.plays & (several != several)", {}, 2),
    Fault("legal", "_draw", "where(held[1], 0xF, ", "where(held[1], 0x1F, "),
    Fault("legal", "targets", "number(has_tile) << 19", "number(has_token) << 19"),
    Fault("looking", "glimpse", "> _LIGHT", ">= _LIGHT", {"lantern_adjacency": "eight"}),
    Fault("looking", "remove_shown", ", ~d.steals)", ")"),
    Fault("acting", "interchange", ", planes(t.symbols)", ", t.symbols"),
    Fault("acting", "lead", "t.led = t.led | d.leads", "pass", LEADERS),
    Fault("drawing", "keep", "_THEN - d.after", "d.after", TALES, wish=Wish.GOLD_ON_BOARD),
    Fault("drawing", "shuffle_discards", "d.in_discards", "d.in_discards - 1"),
    Fault(
        "drawing",
        "go_on",
        "(t.face_up != EVERY_SQUARE)",
        "(t.face_up == t.face_up)",
        wish=Wish.OPEN,
    ),
    Fault("tales", "merchant_ends_turn", "t.merchant_turn > len(CORNERS)", "takes", TALES),
    Fault("tales", "hands_passed", "seat - VOYAGES", "seat - 6", TALES),
    Fault(
        "tales",
        "wish_eyes_away",
        "where(wishes, 0, ",
        "where(wishes, 1, ",
        TALES,
        2,
        wish=Wish.GOLD_ON_STACK,
    ),
    Fault("turn", "end_turn", "where(t.again, t.active, next_seat)", "next_seat", TALES),
    Fault(
        "memory",
        "_seen",
        "only(t.active >> 1 == at, (d.peeked | glimpsed) << _start(t.active))",
        "(d.peeked | glimpsed) * _ones(seats)",
        sights=True,
    ),
    Fault(
        "memory",
        "remember_drawing",
        "_see_hand(t, viewer, t.hands[viewer])",
        "_see_hand(t, viewer, t.hands[viewer] & 0)",
        TALES,
        3,
        True,
        wish=Wish.GOLD_ON_STACK,
    ),
    Fault("memory", "_follow_hands", "<< by", "<< 0", TALES, 3, True, wish=Wish.GOLD_ON_STACK),
    Fault(
        "drawing",
        "act_drawn",
        "where(sinbad, d.mine, d.passed_on)",
        "d.passed_on",
        TALES,
        3,
        True,
        wish=Wish.GOLD_ON_STACK,
    ),
    Fault("memory", "forget_lifted", "word & rest", "word", sights=True),
    Fault("memory", "remember_decision", "swapped(board, *pair)", "board", sights=True),
    Fault("memory", "_seen", "(LIT, d.peeked)", "(LIT, glimpsed)", sights=True),
    Fault("memory", "_without", "0b011 & ", "0b001 & ", sights=True),
    Fault("memory", "remember_shown", "only(looks, to_one)", "to_one", sights=True),
    Fault(
        "memory",
        "tell_shown",
        " & ~(front.special & (front.kind == SAPPHIRE))",
        "",
        sights=True,
    ),
    Fault(
        "memory",
        "remember_drawing",
        "t.discards.words, d.shuffled",
        "t.discards.words, t.turn != t.turn",
        sights=True,
    ),
    Fault("jar_notes", "words_of", "exchange[role] != role", "exchange[role] > role", sights=True),
    Fault("jar_notes", "note_shuffled", " & not_all", "", sights=True),
    Fault("jar_notes", "note_shuffled", "[same][seat] | others", "[same][seat]", sights=True),
    Fault("jar_notes", "words_of", "one >> 16", "one >> 17", sights=True),
    Fault("remembered", "write_remembered", " & ~seen", "", sights=True),
    Fault("remembered", "_apart", "values << 10", "values << 9", sights=True),
    Fault("observing", "_places_to_ask", " & (seat != last)", "", {}, 4, True),
    Fault("tiles", "jar_sets", "high << 11", "high << 12", sights=True),
]
