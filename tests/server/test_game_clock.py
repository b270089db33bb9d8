"""Clocks: thinking time, banks, and whose time is over."""

import pytest

from larceny.kernel.errors import LarcenyError
from larceny.kernel.events import Seat, every_seat
from larceny.server.domain.game_clock import DAY_MS, ClockKind, GameClock, TimeControl, fresh_clock

PER_MOVE = TimeControl(ClockKind.PER_MOVE, per_move_ms=10_000)
BANK = TimeControl(ClockKind.BANK, per_move_ms=10_000, bank_ms=60_000)
NONE = TimeControl()


def test_without_a_clock_nobody_is_ever_late() -> None:
    clock = fresh_clock(NONE, 3, (Seat(0),), 0)
    assert clock.deadline(NONE) is None
    assert clock.late(NONE, 10**12) == ()
    assert clock.decided(NONE, Seat(0), (Seat(1),), 10**12) == clock


def test_a_move_has_its_time() -> None:
    clock = fresh_clock(PER_MOVE, 3, (Seat(0),), now := 5_000)
    assert clock.deadline(PER_MOVE) == now + 10_000
    assert clock.late(PER_MOVE, now + 9_999) == ()
    assert clock.late(PER_MOVE, now + 10_000) == (0,)


def test_who_decides_hands_the_time_on() -> None:
    clock = fresh_clock(PER_MOVE, 3, (Seat(0),), 0).decided(PER_MOVE, Seat(0), (Seat(1),), 4_000)
    assert (clock.asked, clock.deadline(PER_MOVE)) == ((1,), 14_000)


def test_a_bank_pays_what_the_move_does_not() -> None:
    clock = fresh_clock(BANK, 2, (Seat(0),), 0)
    assert clock.deadline(BANK) == 70_000
    clock = clock.decided(BANK, Seat(0), (Seat(1),), 25_000)  # fifteen seconds too long
    assert clock.banks == (45_000, 60_000)
    clock = clock.decided(BANK, Seat(1), (Seat(0),), 30_000)  # quick
    assert clock.banks == (45_000, 60_000)
    assert clock.deadline(BANK) == 30_000 + 10_000 + 45_000


def test_a_bank_is_never_in_debt() -> None:
    clock = fresh_clock(BANK, 2, (Seat(0),), 0).decided(BANK, Seat(0), (Seat(1),), 10**9)
    assert clock.banks == (0, 60_000)


def test_where_several_are_asked_the_time_of_the_slow_runs_on() -> None:
    clock = fresh_clock(PER_MOVE, 3, every_seat(3), 0)
    clock = clock.decided(PER_MOVE, Seat(1), (Seat(0), Seat(2)), 7_000)
    assert (clock.asked, clock.deadline(PER_MOVE)) == ((0, 2), 10_000)
    assert clock.late(PER_MOVE, 10_000) == (0, 2)


def test_a_second_question_to_the_same_seat_has_its_own_time() -> None:
    clock = fresh_clock(PER_MOVE, 2, (Seat(0),), 0).decided(PER_MOVE, Seat(0), (Seat(0),), 6_000)
    assert clock.deadline(PER_MOVE) == 16_000


@pytest.mark.parametrize(
    ("kind", "per_move_ms", "bank_ms"),
    [
        (ClockKind.NONE, 1_000, 0),
        (ClockKind.PER_MOVE, 0, 0),
        (ClockKind.PER_MOVE, 999, 0),
        (ClockKind.PER_MOVE, 10_000, 5_000),
        (ClockKind.BANK, 10_000, 0),
        (ClockKind.BANK, 10_000, 2 * DAY_MS),
        (ClockKind.DAYS, 1_000, 0),
        (ClockKind.DAYS, 31 * DAY_MS, 0),
    ],
)
def test_a_clock_that_makes_no_sense_is_refused(
    kind: ClockKind, per_move_ms: int, bank_ms: int
) -> None:
    with pytest.raises(LarcenyError) as refused:
        TimeControl(kind, per_move_ms, bank_ms)
    assert refused.value.code == "clock"


def test_a_clock_without_seats_waits_for_nobody() -> None:
    assert GameClock(()).deadline(PER_MOVE) is None
