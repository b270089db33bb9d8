"""Tables before the game: who sits where, who is the host, when it can begin."""

from collections.abc import Callable

import pytest

from larceny.kernel.errors import LarcenyError
from larceny.kernel.events import Seat
from larceny.server.domain import tables
from larceny.server.domain.tables import Chair, Plan, Status, Table

HOST, ANN, BO = "host", "ann", "bo"
BOT = Chair(name="Nila", bot="novice", persona="nila")


def fresh(seats: int = 3) -> Table:
    plan = Plan(game="master-thieves", ruleset={}, seats=seats)
    table = Table("t", plan, HOST, (Chair(),) * seats, "c", "s", created=0)
    return tables.sit(table, HOST, "Host", Seat(0))


def refused(change: Callable[[], object]) -> str:
    with pytest.raises(LarcenyError) as no:
        change()
    return no.value.code


def test_one_sits_down_on_a_chair_of_ones_choice_or_the_first_free_one() -> None:
    table = tables.sit(fresh(), ANN, "Ann", Seat(2))
    assert table.seat_of(ANN) == 2
    assert tables.sit(table, BO, "Bo", None).seat_of(BO) == 1


def test_one_changes_chairs_and_keeps_ones_colour() -> None:
    table = tables.sit(fresh(), ANN, "Ann", Seat(2))
    colour = table.chairs[2].colour
    table = tables.sit(table, ANN, "Ann", Seat(1))
    assert (table.seat_of(ANN), table.chairs[1].colour, table.chairs[2].free) == (1, colour, True)


def test_who_sits_already_stays() -> None:
    table = fresh()
    assert tables.sit(table, HOST, "Host", None) is table
    assert tables.sit(table, HOST, "Host", Seat(0)) is table


def test_colours_are_different() -> None:
    table = tables.sit(tables.sit(fresh(), ANN, "Ann", Seat(1)), BO, "Bo", Seat(2))
    assert len({chair.colour for chair in table.chairs}) == 3
    assert refused(lambda: tables.choose_colour(table, ANN, table.chairs[0].colour)) == (
        "colour-taken"
    )
    assert tables.choose_colour(table, ANN, 7).chairs[1].colour == 7
    assert refused(lambda: tables.choose_colour(table, ANN, 8)) == "no-such-colour"


def test_a_taken_chair_and_a_full_table_are_refused() -> None:
    table = tables.sit(fresh(2), ANN, "Ann", Seat(1))
    assert refused(lambda: tables.sit(table, BO, "Bo", Seat(1))) == "seat-taken"
    assert refused(lambda: tables.sit(table, BO, "Bo", None)) == "table-full"
    assert refused(lambda: tables.sit(table, BO, "Bo", Seat(2))) == "no-such-seat"


def test_the_host_who_leaves_hands_over() -> None:
    table = tables.stand(tables.sit(fresh(), ANN, "Ann", Seat(1)), HOST)
    assert (table.host, table.chairs[0].free) == (ANN, True)
    assert refused(lambda: tables.stand(table, HOST)) == "not-seated"


def test_only_the_host_seats_bots_kicks_mutes_and_starts() -> None:
    table = tables.sit(fresh(), ANN, "Ann", Seat(1))
    for change in (
        lambda: tables.seat_bot(table, ANN, Seat(2), BOT),
        lambda: tables.kick(table, ANN, Seat(0)),
        lambda: tables.mute(table, ANN, HOST, muted=True),
        lambda: tables.hand_over(table, ANN, ANN),
        lambda: tables.start(table, ANN, 1),
        lambda: tables.abandon(table, ANN),
    ):
        assert refused(change) == "host-only"


def test_a_bot_is_ready_and_can_be_taken_away() -> None:
    table = tables.seat_bot(fresh(), HOST, Seat(2), BOT)
    assert (table.chairs[2].bot, table.chairs[2].ready) == ("novice", True)
    assert tables.seat_bot(table, HOST, Seat(2), None).chairs[2].free
    assert refused(lambda: tables.seat_bot(table, HOST, Seat(0), BOT)) == "seat-taken"


def test_the_host_can_kick_but_not_himself() -> None:
    table = tables.sit(fresh(), ANN, "Ann", Seat(1))
    assert tables.kick(table, HOST, Seat(1)).chairs[1].free
    assert refused(lambda: tables.kick(table, HOST, Seat(0))) == "cannot-kick-yourself"


def test_a_game_begins_when_all_are_there_and_ready() -> None:
    table = fresh(2)
    assert refused(lambda: tables.start(table, HOST, 1)) == "seats-free"
    table = tables.sit(table, ANN, "Ann", Seat(1))
    assert refused(lambda: tables.start(table, HOST, 1)) == "not-ready"
    for person in (HOST, ANN):
        table = tables.make_ready(table, person, ready=True, contribution=person)
    started = tables.start(table, HOST, 1)
    assert started.status is Status.PLAYING
    assert [chair.contribution for chair in started.chairs] == [HOST, ANN]
    assert refused(lambda: tables.sit(started, BO, "Bo", None)) == "already-started"


def test_who_is_not_ready_any_more_takes_his_number_back() -> None:
    table = tables.make_ready(fresh(), HOST, ready=True, contribution="17")
    assert tables.make_ready(table, HOST, ready=False, contribution="17").chairs[0] == Chair(
        person=HOST, name="Host"
    )


def test_a_table_can_be_given_up_once() -> None:
    table = tables.abandon(fresh(), HOST)
    assert table.status is Status.ABANDONED
    assert refused(lambda: tables.abandon(table, HOST)) == "already-over"


def test_muting_is_undone() -> None:
    table = tables.mute(fresh(), HOST, ANN, muted=True)
    assert table.muted == (ANN,)
    assert tables.mute(table, HOST, ANN, muted=False).muted == ()


def test_a_secret_is_not_shown_by_accident() -> None:
    table = Table("t", Plan("g", {}, 2), HOST, (), "c", secret="hush", created=0)
    assert "hush" not in repr(table)
