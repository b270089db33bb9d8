"""Lessons over the API: opened, followed, left and resumed; the friend keeps to the script."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from larceny.lessons import FRIEND, LEARNER, LESSONS
from larceny.protocol import messages as m
from larceny.server.domain.pace import Pace
from larceny.server.domain.refusals import Refused
from larceny.server.domain.tables import Status
from larceny.server.service.lobby import lessons as service
from larceny.server.service.table import serialisation
from larceny.server.service.table.session import TableSession

from .api import Api, Guest, serve
from .samples import new_table
from .waiting import eventually

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the friend go on at once: nobody looks on."""
    monkeypatch.setattr(service, "PACE", Pace.AT_ONCE)


lessons = pytest.mark.parametrize("name", LESSONS)


async def asked(api: Api, table: str) -> TableSession:
    """Wait until the learner is asked, and the friend has nothing more to say."""
    session = await api.service.sessions.find(table)
    await eventually(
        lambda: (
            serialisation.legal_actions_of(session.position, LEARNER) is not None
            and not has_a_line(session)
        )
    )
    return session


def has_a_line(session: TableSession) -> bool:
    return session.position.lesson is not None and session.position.lesson.line(FRIEND) is not None


async def act(api: Api, guest: Guest, session: TableSession, word: str) -> m.Ack:
    message = m.Act(
        session.table.id, f"act-{session.position.seq}-{word}", session.position.seq, word
    )
    return await api.service.referee.act(guest.id, message)


async def learn(api: Api, guest: Guest, table: str, most: int = 10_000) -> list[str]:
    """Do what the lesson asks for; return the steps that were shown."""
    shown = []
    for _ in range(most):
        session = await asked(api, table)
        legal = serialisation.legal_actions_of(session.position, LEARNER)
        assert legal is not None
        if legal.step is not None:
            shown.append(legal.step)
        if session.position.lesson is None or session.position.lesson.is_done:
            break
        await act(api, guest, session, legal.actions[-1])
    return shown


async def how_far(guest: Guest, name: str) -> tuple[str | None, int, bool]:
    told = await guest.did("GET", "/api/lessons")
    [found] = [one for one in told["lessons"] if one["lesson"] == name]
    return found["table"], found["step"], found["done"]


@lessons
async def test_a_lesson_is_played_to_its_end_and_goes_on_as_a_game(api: Api, name: str) -> None:
    ann = await api.guest("Ann")
    assert await how_far(ann, name) == (None, 0, False)
    table = await ann.did("POST", f"/api/lessons/{name}")
    told = {key: table[key] for key in ("lesson", "public", "rated", "hints", "status", "watching")}
    assert told == {
        "lesson": name,
        "public": False,
        "rated": False,
        "hints": True,
        "status": "playing",
        "watching": "closed",
    }
    shown = await learn(api, ann, table["id"])
    steps = LESSONS[name].steps
    assert shown[0] == steps[0].id
    assert shown[-1] == steps[-1].id
    assert await how_far(ann, name) == (None, 0, True)
    session = await asked(api, table["id"])
    assert len(session.position.answers(LEARNER)) > 1, "now everything is free"
    await act(api, ann, session, session.position.answers(LEARNER)[0])
    session = await asked(api, table["id"])  # the friend thinks for himself
    legal = serialisation.legal_actions_of(session.position, LEARNER)
    assert legal is not None
    assert legal.step is None
    assert legal.actions == session.position.answers(LEARNER)


@lessons
async def test_what_a_lesson_does_not_ask_for_is_refused_and_nothing_is_lost(
    api: Api, name: str
) -> None:
    ann = await api.guest("Ann")
    table = (await ann.did("POST", f"/api/lessons/{name}"))["id"]
    session = await asked(api, table)
    legal, seq = serialisation.legal_actions_of(session.position, LEARNER), session.position.seq
    assert legal is not None
    others = [word for word in session.position.answers(LEARNER) if word not in legal.actions]
    with pytest.raises(Refused) as refused:
        await act(api, ann, session, others[0])
    assert refused.value.code == "lesson-asks"
    assert refused.value.details["asked"] == legal.actions
    choices = msgspec.json.decode(msgspec.json.encode(legal))["choices"]
    assert [choice["word"] for choice in choices] == legal.actions
    assert session.position.seq == seq
    assert await ann.refused("GET", f"/api/tables/{table}/hint") == (400, "lesson-asks")
    await act(api, ann, session, legal.actions[0])
    assert (await asked(api, table)).position.seq > seq


@lessons
async def test_a_lesson_is_left_and_resumed_also_after_a_restart(tmp_path: Path, name: str) -> None:
    async with serve(tmp_path) as api:
        ann = await api.guest("Ann")
        table = (await ann.did("POST", f"/api/lessons/{name}"))["id"]
        shown = await learn(api, ann, table, most=4)
        await asked(api, table)  # all that the friend does then is stored
        assert (await ann.did("POST", f"/api/lessons/{name}"))["id"] == table
        before = await how_far(ann, name)
        assert before[0] == table
        assert before[1] > 0
    async with serve(tmp_path) as api:
        client = await api.anybody(Authorization=f"Bearer {ann.token}")
        ann = Guest(client, ann.id, ann.token)
        assert await how_far(ann, name) == before
        shown += await learn(api, ann, (await ann.did("POST", f"/api/lessons/{name}"))["id"])
        assert list(dict.fromkeys(shown)) == shown_at_all(name)


def shown_at_all(name: str) -> list[str]:
    """List the steps with which a question begins: the first, and each after an answer."""
    lesson, begins = LESSONS[name], [0]
    begins += [number + 1 for number, step in enumerate(lesson.steps) if step.asks]
    return [lesson.steps[number].id for number in begins]


async def test_a_lesson_can_be_begun_again(api: Api) -> None:
    ann, name = await api.guest("Ann"), "master-thieves"
    first = (await ann.did("POST", f"/api/lessons/{name}"))["id"]
    await learn(api, ann, first, most=2)
    second = (await ann.did("POST", f"/api/lessons/{name}", again=True))["id"]
    assert second != first
    assert api.table(first).status is Status.ABANDONED
    assert await how_far(ann, name) == (second, 0, False)


async def test_what_one_has_learned_stays_however_much_one_plays_since(api: Api) -> None:
    ann, done, begun = await api.guest("Ann"), "master-thieves", "forty-thieves"
    await learn(api, ann, (await ann.did("POST", f"/api/lessons/{done}"))["id"])
    table = (await ann.did("POST", f"/api/lessons/{begun}"))["id"]
    far = await how_far(ann, begun)
    later = replace(
        new_table(ann.id, created=api.app.state.node.clock.now_ms() + 1_000), secret="never told"
    )
    for number in range(150):
        api.service.store.tables.add_table(replace(later, id=f"played-{number:03}"))
    assert await how_far(ann, done) == (None, 0, True)
    assert await how_far(ann, begun) == far
    assert far[0] == table
    again = (await ann.did("POST", f"/api/lessons/{done}", again=True))["id"]
    assert await how_far(ann, done) == (again, 0, True)


async def test_a_decision_can_be_taken_back_and_the_lesson_goes_back_with_it(api: Api) -> None:
    ann, name = await api.guest("Ann"), "master-thieves"
    table = (await ann.did("POST", f"/api/lessons/{name}"))["id"]
    await learn(api, ann, table, most=5)
    session = await asked(api, table)
    step = serialisation.legal_actions_of(session.position, LEARNER)
    seq = session.position.seq
    await learn(api, ann, table, most=1)
    undo = m.Undo(table, "undo-1", seq)
    await api.service.undo.ask(ann.id, undo)
    again = serialisation.legal_actions_of((await asked(api, table)).position, LEARNER)
    assert step is not None
    assert again is not None
    assert (again.step, again.actions) == (step.step, step.actions)


async def test_who_plays_again_after_a_lesson_plays_without_it(api: Api) -> None:
    ann = await api.guest("Ann")
    table = (await ann.did("POST", "/api/lessons/forty-thieves"))["id"]
    await ann.did("POST", f"/api/tables/{table}/abandon")
    again = await ann.did("POST", f"/api/tables/{table}/rematch")
    assert again["lesson"] is None
    assert api.table(again["id"]).secret != LESSONS["forty-thieves"].secret


async def test_anybody_may_know_which_lessons_there_are(api: Api) -> None:
    anybody = await api.anybody()
    told: Any = (await anybody.get("/api/lessons")).json()
    assert [one["lesson"] for one in told["lessons"]] == list(LESSONS)
    for one in told["lessons"]:
        steps = [(step["id"], step["rule"], step["asks"]) for step in one["steps"]]
        assert steps == [(s.id, s.rule, bool(s.asks)) for s in LESSONS[one["lesson"]].steps]
    assert (await anybody.post("/api/lessons/master-thieves", json={})).status_code == 401
    ann = await api.guest("Ann")
    assert await ann.refused("POST", "/api/lessons/chess") == (404, "no-such-lesson")
