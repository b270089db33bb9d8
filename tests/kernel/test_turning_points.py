"""The moments that decided a game."""

from hypothesis import given
from hypothesis import strategies as st

from larceny.kernel.events import Seat
from larceny.kernel.turning_points import MOST, Turning, TurningPoint, lead, turning_points


def test_the_step_that_took_the_lead_for_good_is_told_with_the_greatest_changes() -> None:
    #         Ann  Bo
    course = [(0, 0), (0, 3), (5, 3), (5, 6), (9, 6), (9, 4), (9, 4), (9, 5), (10, 5)]
    assert turning_points(course, winner=0) == [
        TurningPoint(1, Turning.LOSS, seat=Seat(1), points=3),
        TurningPoint(2, Turning.GAIN, seat=Seat(0), points=5),
        TurningPoint(3, Turning.LOSS, seat=Seat(1), points=3),
        TurningPoint(4, Turning.AHEAD, seat=Seat(0), points=4),
    ]


def test_who_led_from_the_first_step_took_the_lead_there() -> None:
    assert turning_points([(0, 0), (1, 0), (4, 0)], winner=0) == [
        TurningPoint(1, Turning.AHEAD, seat=Seat(0), points=1),
        TurningPoint(2, Turning.GAIN, seat=Seat(0), points=3),
    ]


def test_where_points_were_equal_nobody_took_the_lead() -> None:
    assert turning_points([(0, 0), (2, 0), (2, 2)], winner=0) == [
        TurningPoint(1, Turning.GAIN, seat=Seat(0), points=2),
        TurningPoint(2, Turning.LOSS, seat=Seat(1), points=2),
    ]


def test_who_leads_because_the_others_lost_points_is_named_and_not_who_lost_them() -> None:
    #         Ann  Bo
    course = [(3, 3), (3, 2), (2, 2), (2, 1)]
    assert turning_points(course, winner=0) == [
        TurningPoint(1, Turning.GAIN, seat=Seat(1), points=-1),
        TurningPoint(2, Turning.LOSS, seat=Seat(0), points=-1),
        TurningPoint(3, Turning.AHEAD, seat=Seat(0), points=0),
    ]


points = st.lists(st.tuples(*[st.integers(-20, 40)] * 3), min_size=1, max_size=60)


@given(points, st.integers(0, 2))
def test_moments_are_few_in_order_and_change_the_lead(
    course: list[tuple[int, ...]], winner: int
) -> None:
    moments = turning_points(course, winner)
    assert len(moments) <= MOST
    assert [one.step for one in moments] == sorted({one.step for one in moments})
    for one in moments:
        change = lead(course[one.step], winner) - lead(course[one.step - 1], winner)
        assert change != 0
        if one.turning is not Turning.AHEAD:
            assert (change > 0) == (one.turning is Turning.GAIN)
    ahead = [one.step for one in moments if one.turning is Turning.AHEAD]
    for step in ahead:
        assert lead(course[step - 1], winner) <= 0
        assert all(lead(later, winner) > 0 for later in course[step:])
