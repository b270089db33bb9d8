"""Whole games through the service: stored before told, sealed, resumed, taken back."""

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from larceny.bots.random_bot import RandomBot
from larceny.games.registry import GAMES, find_game
from larceny.kernel.chance import commitment
from larceny.kernel.errors import LarcenyError
from larceny.kernel.events import Event, Seat
from larceny.kernel.record import places
from larceny.kernel.scores import ScoreSheet
from larceny.protocol import messages as m
from larceny.server.adapters import bot_cache
from larceny.server.domain.game_clock import ClockKind, TimeControl
from larceny.server.domain.tables import Status
from larceny.server.service.runtime.group_commit import GroupCommit
from larceny.server.service.service import Service
from larceny.server.service.table.journal import UNDO, read_undo
from larceny.server.service.table.position import TAIL
from larceny.server.service.table.session import TableSession

from .clocks import clock_of
from .tables import Guest, guest, open_window, play_on, table_with, tell, window_step
from .waiting import eventually


def over(service: Service, table: str) -> Callable[[], bool]:
    return lambda: service.sessions.loaded[table].table.status is Status.OVER


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_stored_and_told(sqlite: str, game: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(service, game, people=3, reaction_ms=0)
        await play_on(table.id, guests, Random(1), over(service, table.id))
        entries = service.store.journal.entries(table.id)
        assert [entry.seq for entry in entries] == list(range(len(entries)))
        for one in guests:
            steps = [step["seq"] for step in one.messages("step")]
            assert steps == list(range(1, len(entries)))
            assert one.last()["legal"] is None
        late = await guest(service)
        await late.subscribe(table.id)
        position = service.sessions.loaded[table.id].position
        check_score_sheets([*guests, late], position.game.score_sheet(position.state))

    tell(sqlite, story)


def check_score_sheets(guests: list[Guest], sheet: ScoreSheet) -> None:
    """Everybody is told how the points came about when the game is over, and not before."""
    for one in guests:
        assert one.last()["sheet"] == json.loads(json.dumps(sheet.to_json()))
        assert all("sheet" not in step for step in one.messages("step")[:-1])


@pytest.mark.parametrize("game", GAMES)
def test_bots_fill_empty_seats(sqlite: str, game: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(service, game, people=1, bots=2, reaction_ms=0)
        await play_on(table.id, guests, Random(2), over(service, table.id))
        seats = {entry.seat for entry in service.store.journal.entries(table.id)}
        assert seats == {-1, 0, 1, 2}

    tell(sqlite, story)


def test_nothing_is_told_before_it_is_stored(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(service, "forty-thieves", people=2, reaction_ms=0)
        stored: list[int] = []
        append = service.store.journal.append

        def slow(entries: Any) -> list[bool]:
            stored.extend(entry.seq for entry in entries)
            assert all(g.last()["seq"] < min(e.seq for e in entries) for g in guests)
            return append(entries)

        journal = service.referee.journal
        assert isinstance(journal, GroupCommit)
        journal._write_all = slow
        await play_on(table.id, guests, Random(3), lambda: len(stored) >= 20)

    tell(sqlite, story)


def test_the_deal_is_committed_to_and_everybody_adds_to_it(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(service, "master-thieves", people=2)
        assert commitment(table.secret) == table.commitment
        assert guests[0].messages("snapshot")[0]["lobby"]["commitment"] == table.commitment
        assert not any(table.secret.encode() in told for one in guests for told in one.heard)
        assert [chair.contribution for chair in table.chairs] == [
            f"from {one.person.id}" for one in guests
        ]

    tell(sqlite, story)


# Once, and only by its owner --------------------------------------------------------------------


async def first_to_move(guests: list[Guest]) -> tuple[Guest, str]:
    one = next(g for g in guests if g.last()["legal"])
    return one, one.last()["legal"]["actions"][-1]


@pytest.mark.parametrize("game", GAMES)
def test_who_is_asked_is_told_every_action_as_a_structure_and_nobody_else_is(
    sqlite: str, game: str
) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(service, game, people=2)
        dice, verbs = Random(3), set()
        for number in range(30):
            one = next(g for g in guests if g.last()["legal"])
            legal = one.last()["legal"]
            actions = map(find_game(game).action_of_word, legal["actions"])
            assert legal["choices"] == [json.loads(json.dumps(a.to_json())) for a in actions]
            verbs |= {choice["verb"] for choice in legal["choices"]}
            asked = service.sessions.loaded[table.id].position.deciders()
            assert [g for g in guests if g.last()["legal"]] == [guests[seat] for seat in asked]
            await one.act(table.id, dice.choice(legal["actions"]), f"id {number}")
        assert len(verbs) > 3

    tell(sqlite, story)


def test_a_decision_with_the_same_idempotency_key_is_done_once(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(service, "forty-thieves", people=2)
        one, word = await first_to_move(guests)
        seq = one.last()["seq"]
        first = await one.act(table.id, word, "once", seq)
        assert await one.act(table.id, word, "once", seq) == first
        assert service.sessions.loaded[table.id].position.seq == first.seq

    tell(sqlite, story)


def test_another_seat_cannot_be_played(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(service, "forty-thieves", people=2)
        stranger = await guest(service)
        await stranger.subscribe(table.id)
        _, word = await first_to_move(guests)
        with pytest.raises(LarcenyError) as no:
            await stranger.act(table.id, word, "mine")
        assert no.value.code == "not-your-seat"

    tell(sqlite, story)


def test_an_answer_to_an_old_question_comes_too_late(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(service, "forty-thieves", people=2)
        one, word = await first_to_move(guests)
        seq = one.last()["seq"]
        await one.act(table.id, "pass", "1", seq)
        with pytest.raises(LarcenyError) as no:
            await one.act(table.id, word, "2", seq)
        assert no.value.code == "too-late"

    tell(sqlite, story)


# Coming back ------------------------------------------------------------------------------------


def test_who_comes_back_gets_the_steps_he_missed(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(service, "master-thieves", people=2)
        session = service.sessions.loaded[table.id]
        await play_on(table.id, guests, Random(4), lambda: session.position.seq >= 10)
        again = Guest(guests[0].person, service)
        await again.subscribe(table.id, from_seq=session.position.seq - 3)
        steps = again.messages("step")
        assert [step["seq"] for step in steps] == [
            session.position.seq - 2,
            session.position.seq - 1,
            session.position.seq,
        ]
        assert [step["view"] is None for step in steps] == [True, True, False]
        told = [s["events"] for s in guests[0].messages("step")[-3:]]
        assert [step["events"] for step in steps] == told

    tell(sqlite, story)


def test_who_was_away_too_long_gets_a_snapshot(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(service, "forty-thieves", people=2, reaction_ms=0)
        session = service.sessions.loaded[table.id]
        await play_on(table.id, guests, Random(5), lambda: session.position.seq > TAIL + 4)
        again = Guest(guests[0].person, service)
        await again.subscribe(table.id, from_seq=2)
        (snapshot,) = again.messages("snapshot")
        assert (snapshot["seq"], snapshot["view"]) == (
            session.position.seq,
            guests[0].last()["view"],
        )

    tell(sqlite, story)


@pytest.mark.parametrize("game", GAMES)
def test_after_a_restart_the_game_goes_on(sqlite: str, game: str) -> None:
    views: list[Any] = []
    people: list[Any] = []
    tables: list[str] = []

    async def before(service: Service) -> None:
        table, guests = await table_with(service, game, people=2, reaction_ms=0)
        session = service.sessions.loaded[table.id]

        def settled() -> bool:
            return (
                session.position.seq >= 25
                and session.position.window is None
                and session.audience.sent_seq == session.position.seq
            )

        await play_on(table.id, guests, Random(6), settled)
        views.extend(one.last()["view"] for one in guests)
        people.extend(one.person for one in guests)
        tables.append(table.id)

    async def after(service: Service) -> None:
        guests = [Guest(person, service) for person in people]
        for one in guests:
            await one.subscribe(tables[0])
        assert [one.last()["view"] for one in guests] == views
        await play_on(tables[0], guests, Random(7), over(service, tables[0]))

    tell(sqlite, before)
    tell(sqlite, after)


# Windows ----------------------------------------------------------------------------------------


def test_a_window_stays_open_for_its_time_whoever_answers(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(service, "forty-thieves", people=3, reaction_ms=150)
        session = service.sessions.loaded[table.id]
        await play_on(table.id, guests, Random(8), lambda: session.position.window is not None)
        opened, heard = window_step(session), [len(one.heard) for one in guests]
        assert opened is not None
        asked = [guests[seat] for seat in session.position.deciders()]
        for number, one in enumerate(asked):
            await one.act(table.id, "pass", f"w{number}", session.position.seq)
        assert window_step(session) == opened
        assert [len(one.heard) for one in guests] == heard  # nobody learns that they answered
        with pytest.raises(LarcenyError) as no:
            await asked[0].act(table.id, "pass", "again", session.position.seq)
        assert no.value.code == "already-answered"
        clock_of(service).advance(0.151)
        await eventually(lambda: window_step(session) != opened)
        assert session.position.seq - opened == len(asked)

    tell(sqlite, story)


def test_everybody_is_told_when_a_window_closes_and_that_it_has(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(service, "forty-thieves", people=3, reaction_ms=150)
        session = service.sessions.loaded[table.id]
        assert not any(one.messages("clock") for one in guests)  # there is no other clock
        await play_on(table.id, guests, Random(8), lambda: session.position.window is not None)
        closes_at = open_window(session).since + 150
        late = Guest(guests[0].person, service)
        await late.subscribe(table.id)
        assert late.messages("snapshot")[0]["clock"]["deadline"] == closes_at
        opened = window_step(session)
        assert {one.messages("clock")[-1]["deadline"] for one in guests} == {closes_at}
        clock_of(service).advance(0.151)
        await eventually(
            lambda: (
                window_step(session) != opened and session.audience.sent_seq == session.position.seq
            )
        )
        assert session.position.window is None
        assert {one.messages("clock")[-1]["deadline"] for one in guests} == {None}

    tell(sqlite, story)


# Clocks -----------------------------------------------------------------------------------------


def test_in_a_window_everybody_has_his_own_bank(sqlite: str) -> None:
    async def story(service: Service) -> None:
        clock = TimeControl(ClockKind.BANK, per_move_ms=1_000, bank_ms=9_000)
        table, guests = await table_with(
            service, "forty-thieves", people=3, reaction_ms=0, clock=clock
        )
        session = service.sessions.loaded[table.id]
        position = session.position
        await play_on(table.id, guests, Random(0), lambda: len(position.owing()) > 1)
        first, second = position.deciders()
        banks = [5_000 if seat == first else 2_000 for seat in range(3)]
        position.clock = replace(position.clock, banks=tuple(banks))
        service.sessions.events.stepped(session)
        opened = window_step(session)
        ends = position.clock.since + 1_000 + 5_000
        # He who has less time answers by himself, which is no step: the other's time runs on.
        await guests[second].act(table.id, position.answers(second)[0], "1", opened)
        await clock_of(service).until(lambda: first in session.timed_out)
        assert clock_of(service).now_ms() >= ends
        assert set(session.timed_out) == {first}
        await clock_of(service).until(lambda: window_step(session) != opened)

    tell(sqlite, story)


async def one_is_timed(
    service: Service, game: str, seconds: int
) -> tuple[TableSession, list[Guest], Seat]:
    """Begin a game of two in which a decision may take so long; return who is asked first."""
    clock = TimeControl(ClockKind.PER_MOVE, per_move_ms=seconds * 1_000)
    table, guests = await table_with(service, game, people=2, clock=clock)
    session = service.sessions.loaded[table.id]
    return session, guests, session.position.deciders()[0]


def test_who_comes_back_after_his_time_cannot_hold_up_the_table(sqlite: str) -> None:
    async def story(service: Service) -> None:
        session, guests, seat = await one_is_timed(service, "forty-thieves", seconds=1)
        clock_of(service).advance(1.001)
        await eventually(lambda: seat in session.timed_out)
        await guests[seat].subscribe(session.table.id)
        assert seat not in session.timed_out
        await clock_of(service).until(lambda: session.position.seq >= 1)

    tell(sqlite, story)


def test_who_comes_back_while_a_bot_plays_his_turn_has_his_own_time_again(sqlite: str) -> None:
    async def story(service: Service) -> None:
        session, guests, seat = await one_is_timed(service, "master-thieves", seconds=60)
        session.timed_out[seat] = 0  # and a bot has played up to here: nobody's time runs
        service.thinking_time.timers.stop()
        await guests[seat].subscribe(session.table.id)
        assert seat not in session.timed_out
        clock_of(service).advance(60.001)  # he says nothing
        await eventually(lambda: seat in session.timed_out)

    tell(sqlite, story)


def test_who_comes_back_after_his_time_is_not_away_for_the_question_that_he_missed(
    sqlite: str,
) -> None:
    async def story(service: Service) -> None:
        session, guests, seat = await one_is_timed(service, "master-thieves", seconds=60)
        clock_of(service).advance(60.001)
        await eventually(lambda: seat in session.timed_out)
        await guests[seat].subscribe(session.table.id)
        service.sessions.events.stepped(session)
        await clock_of(service).until(lambda: session.position.seq == 1)
        assert seat not in session.timed_out

    tell(sqlite, story)


def test_who_stays_away_is_played_by_a_bot_until_he_returns(sqlite: str) -> None:
    async def story(service: Service) -> None:
        session, guests, first = await one_is_timed(service, "forty-thieves", seconds=1)
        clock_of(service).advance(1.001)
        await clock_of(service).until(lambda: session.position.seq >= 1)
        assert first in guests[first].messages("presence")[-1]["away"]
        await guests[first].subscribe(session.table.id)
        assert first not in guests[first].messages("presence")[-1]["away"]

    tell(sqlite, story)


# Undo -------------------------------------------------------------------------------------------


async def quiet_step(table: str, guests: list[Guest], service: Service) -> Guest:
    """Bring a game of Master Thieves to where somebody has just turned the box."""
    session = service.sessions.loaded[table]
    for number in range(400):
        one = next(g for g in guests if g.last()["legal"])
        legal = one.last()["legal"]["actions"]
        word = "rotate 1 cw" if "rotate 1 cw" in legal else legal[number % len(legal)]
        await one.act(table, word, f"q{number}", session.position.seq)
        if word == "rotate 1 cw":
            return one
    raise LookupError("nobody could turn the box")


def test_what_nobody_learned_from_is_taken_back_freely(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(service, "master-thieves", people=2)
        session = service.sessions.loaded[table.id]
        one = await quiet_step(table.id, guests, service)
        before = next(s for s in reversed(one.messages("step")[:-1]) if s["view"])
        await service.undo.ask(one.person.id, m.Undo(table.id, "u", session.position.seq - 1))
        again = one.last()
        assert again["view"] == before["view"]
        assert again["legal"]["actions"] == before["legal"]["actions"]
        last = service.store.journal.entries(table.id)[-1]
        assert (last.seat, read_undo(last).to) == (UNDO, last.seq - 2)

    tell(sqlite, story)


def test_who_takes_something_back_after_his_time_is_here_again(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(service, "master-thieves", people=2)
        session = service.sessions.loaded[table.id]
        one = await quiet_step(table.id, guests, service)
        seat = session.table.seat_of(one.person.id)
        assert seat is not None
        session.timed_out[seat] = session.position.seq
        await service.undo.ask(one.person.id, m.Undo(table.id, "u", session.position.seq - 1))
        assert not session.timed_out

    tell(sqlite, story)


@pytest.mark.parametrize("agree", [True, False])
def test_other_things_are_taken_back_if_all_agree(sqlite: str, agree: bool) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(service, "forty-thieves", people=2)
        session = service.sessions.loaded[table.id]
        one, _ = await first_to_move(guests)
        other = next(g for g in guests if g is not one)
        await one.act(table.id, "glimpse a1", "g", session.position.seq)
        await service.undo.ask(one.person.id, m.Undo(table.id, "u", 0))
        assert other.messages("undo")[-1]["waiting"] == [session.table.seat_of(other.person.id)]
        assert session.position.seq == 1
        await service.undo.consent(other.person.id, m.Consent(table.id, "c", 0, agree))
        assert session.position.seq == (2 if agree else 1)

    tell(sqlite, story)


def test_rated_games_are_not_taken_back(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(service, "master-thieves", people=2, rated=True)
        one = await quiet_step(table.id, guests, service)
        with pytest.raises(LarcenyError) as no:
            await service.undo.ask(one.person.id, m.Undo(table.id, "u", 1))
        assert no.value.code == "rated"

    tell(sqlite, story)


def test_a_game_with_undos_goes_on_after_a_restart(sqlite: str) -> None:
    kept: dict[str, Any] = {}

    async def before(service: Service) -> None:
        table, guests = await table_with(service, "master-thieves", people=2)
        one = await quiet_step(table.id, guests, service)
        session = service.sessions.loaded[table.id]
        await service.undo.ask(one.person.id, m.Undo(table.id, "u", session.position.seq - 1))
        kept.update(
            table=table.id, person=one.person, view=one.last()["view"], seq=session.position.seq
        )

    async def after(service: Service) -> None:
        again = Guest(kept["person"], service)
        await again.subscribe(kept["table"])
        assert (again.last()["view"], again.last()["seq"]) == (kept["view"], kept["seq"])

    tell(sqlite, before)
    tell(sqlite, after)


# Talking, ratings, rematch ----------------------------------------------------------------------


async def said_until_refused(service: Service, table: str, one: Guest) -> str:
    for number in range(20):
        try:
            await service.chat.say(one.person, m.Say(table, f"c{number}", "again"))
        except LarcenyError as no:
            return no.code
    return "never"


def test_people_at_the_table_talk_and_others_do_not(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(service, "master-thieves", people=2)
        await service.chat.say(guests[0].person, m.Say(table.id, "c", "  good   evening "))
        assert guests[1].messages("chat")[0]["text"] == "good evening"
        stranger = await guest(service)
        with pytest.raises(LarcenyError) as no:
            await service.chat.say(stranger.person, m.Say(table.id, "c", "hello"))
        assert no.value.code == "not-your-seat"
        assert await said_until_refused(service, table.id, guests[0]) == "chat-rate"
        await service.lobby.mute(table.id, guests[0].person, guests[1].person.id, True)
        with pytest.raises(LarcenyError) as no:
            await service.chat.say(guests[1].person, m.Say(table.id, "c", "hello"))
        assert no.value.code == "muted"

    tell(sqlite, story)


def test_a_chat_line_with_the_same_idempotency_key_is_stored_once(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(service, "master-thieves", people=2)
        for number in range(1, 4):
            line = m.Say(table.id, f"c{number}", "hello")
            acks = [await service.chat.say(guests[0].person, line) for _ in range(5)]
            assert acks == [m.Ack(line.id, table.id, number)] * 5  # and it does not count as more
        assert [line["number"] for line in guests[1].messages("chat")] == [1, 2, 3]
        await service.chat.say(guests[1].person, m.Say(table.id, "c1", "ids are one's own"))
        assert guests[0].messages("chat")[-1]["number"] == 4

    tell(sqlite, story)


def test_idempotency_keys_of_chat_lines_survive_a_restart(sqlite: str) -> None:
    said: list[m.Ack] = []
    who: list[Any] = []

    async def before(service: Service) -> None:
        table, guests = await table_with(service, "master-thieves", people=2)
        who.extend([table.id, guests[0].person])
        said.append(await service.chat.say(guests[0].person, m.Say(table.id, "c", "hello")))

    async def after(service: Service) -> None:
        assert await service.chat.say(who[1], m.Say(who[0], "c", "hello")) == said[0]
        assert len(service.store.chat.lines(who[0])) == 1

    tell(sqlite, before)
    tell(sqlite, after)


def test_who_comes_is_told_what_was_said_last(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(service, "master-thieves", people=2)
        for number in range(60):
            speaker = guests[number % 2].person
            service.chat.rate._said.clear()
            await service.chat.say(speaker, m.Say(table.id, f"{number}", f"line {number}"))
        late = await guest(service)
        for from_seq in (None, 0):
            late.heard.clear()
            await late.subscribe(table.id, from_seq)
            assert [line["number"] for line in late.messages("chat")] == list(range(11, 61))
        await service.chat.say(guests[0].person, m.Say(table.id, "one more", "hello"))
        for one in (guests[0], late):
            assert [line["number"] for line in one.messages("chat")][-2:] == [60, 61]

    tell(sqlite, story)


class Forgetful(RandomBot):
    """A bot that fails when it is told something."""

    def witness(self, event: Event) -> None:
        raise RuntimeError("too much")


def test_a_bot_that_fails_to_listen_is_replaced(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(
            service, "forty-thieves", people=1, bots=1, edition="family", reaction_ms=0
        )
        await play_on(table.id, guests, Random(5), over(service, table.id))
        assert {entry.seat for entry in service.store.journal.entries(table.id)} == {-1, 0, 1}

    def made(game: str, name: str, seed: str) -> Any:
        told.append(name)
        return Forgetful(seed) if len(told) == 1 else RandomBot(seed)

    told: list[str] = []
    with patch.object(bot_cache, "make", made):
        tell(sqlite, story)
    assert told == ["random"] * 3  # the one that failed, one in its place, and itself again


@pytest.mark.parametrize(
    ("scores", "winners", "ranks"),
    [
        ((3, 7, 5), (1,), [2, 0, 1]),
        ((7, 7, -2), (1,), [1, 0, 2]),  # a tie that something else than points has broken
        ((4, 4, 1), (0, 1), [0, 0, 1]),
        ((6, 2, 3), (), [0, 2, 1]),  # won by nobody
    ],
)
def test_winners_come_first_and_the_others_by_their_points(
    scores: tuple[int, ...], winners: tuple[Seat, ...], ranks: list[int]
) -> None:
    assert places(scores, winners) == ranks


def test_a_rated_game_changes_ratings_once(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(
            service, "forty-thieves", people=2, bots=1, edition="family", rated=True, reaction_ms=0
        )
        await play_on(table.id, guests, Random(9), over(service, table.id))
        players = [*(one.person.id for one in guests), "bot:random"]
        rated = service.store.ratings.ratings("forty-thieves", players)
        assert {rating.games for rating in rated.values()} == {1}
        session = service.sessions.loaded[table.id]
        winners = find_game("forty-thieves").winners(session.position.state)
        best = max(rated, key=lambda player: rated[player].mu)
        assert players.index(best) in winners

    tell(sqlite, story)


def test_people_play_again_at_one_new_table(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(
            service, "forty-thieves", people=2, edition="family", reaction_ms=0
        )
        with pytest.raises(LarcenyError) as no:
            await service.lobby.rematch(table.id, guests[0].person)
        assert no.value.code == "still-playing"
        await play_on(table.id, guests, Random(10), over(service, table.id))
        again = await service.lobby.rematch(table.id, guests[1].person)
        same = await service.lobby.rematch(table.id, guests[0].person)
        assert again.id == same.id != table.id
        assert again.names() == table.names()
        assert again.commitment != table.commitment
        assert json.loads(guests[0].heard[-1])["lobby"]["rematch"] == again.id

    tell(sqlite, story)
