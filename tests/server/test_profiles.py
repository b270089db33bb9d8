"""How people have played: counted once when a game ends, and told without its secrets."""

from collections.abc import Iterator

import pytest

from larceny.games.master_thieves.actions import character_chosen
from larceny.server.adapters.sql_store import open_store
from larceny.server.domain.accounts import GONE
from larceny.server.domain.tables import Status
from larceny.server.ports.store import Person, Store
from larceny.server.ports.tallies import Moment, Played, Tally
from larceny.server.service.history.tallies import Tallies
from larceny.server.service.service import Service

from .api import Api
from .clocks import clock_of
from .samples import stored_table
from .tables import table_with, tell

pytestmark = pytest.mark.anyio


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    opened = open_store(database_url)
    for name in ("ann", "bo"):
        opened.people.add_person(Person(name, name.title(), 1), f"hash of {name}")
    yield opened
    opened.close()


def tally(kind: str, key: str, wins: int = 1, points: int = 7) -> Tally:
    return Tally("master-thieves", kind, key, 1, wins, points)


def moment(table: str, gain: int, public: bool = True) -> Moment:
    return Moment("ann", table, "master-thieves", 4, gain, 9, public)


def test_a_game_is_counted_once_and_tallies_grow(store: Store) -> None:
    first, second = (stored_table(store, Status.OVER) for _ in range(2))
    ours = [tally("all", ""), tally("against", "bo")]
    assert store.tallies.count(first, [Played("ann", ours, moment(first, 5))])
    assert not store.tallies.count(first, [Played("ann", ours, moment(first, 5))])
    lost = [tally("all", "", wins=0, points=-3)]
    assert store.tallies.count(second, [Played("ann", lost, moment(second, 8, public=False))])
    assert store.tallies.tallies_of("ann") == [Tally("master-thieves", "all", "", 2, 1, 4)]
    assert store.tallies.against("ann", "bo") == [tally("against", "bo")]
    best = store.tallies.moments_of("ann", public=False, limit=9)
    assert [one.gain for one in best] == [8, 5]
    assert store.tallies.moments_of("ann", public=True, limit=9) == [moment(first, 5)]


def test_of_one_who_is_forgotten_no_tally_is_left_nor_against_him(store: Store) -> None:
    table = stored_table(store, Status.OVER)
    both = [
        Played("ann", [tally("all", ""), tally("against", "bo")], moment(table, 5)),
        Played("bo", [tally("all", ""), tally("against", "ann")], None),
    ]
    store.tallies.count(table, both)
    store.people.forget_person("ann", GONE)
    assert store.tallies.tallies_of("ann") == []
    assert store.tallies.moments_of("ann", public=False, limit=9) == []
    assert store.tallies.against("bo", "ann") == []
    assert store.tallies.tallies_of("bo") == [tally("all", "")]


def test_only_a_choice_of_a_character_is_one() -> None:
    assert character_chosen("choose thief") == "thief"
    assert character_chosen("open T.N") is None


def test_a_game_that_ends_is_counted_for_everybody_who_played_it(sqlite: str) -> None:
    async def story(service: Service) -> None:
        # Given a game of one against a bot, which it plays to its end for him
        table, [ann] = await table_with(
            service, "forty-thieves", people=1, bots=1, edition="family", reaction_ms=0
        )
        await service.lobby.leave(table.id, ann.person)
        session = service.sessions.loaded[table.id]
        await clock_of(service).until(lambda: session.table.status is Status.OVER)
        await clock_of(service).until(lambda: _is_counted(service, ann.person.id))
        # Then it stands in his tallies as it ended
        kept = service.store.tallies.tallies_of(ann.person.id)
        [all_] = [one for one in kept if one.kind == "all"]
        scores = session.position.game.scores(session.position.state)
        winners = session.position.game.winners(session.position.state)
        assert (all_.times, all_.wins, all_.points) == (1, int(0 in winners), scores[0])
        assert {(one.kind, one.key) for one in kept} == {
            ("all", ""),
            ("edition", "family"),
            ("seats", "2"),
        }
        [against] = service.store.tallies.against(ann.person.id, "bot:random")
        assert against.times == 1
        # And once more it is not counted
        Tallies(service.store, service.archiving.archive).count(table.id)
        assert service.store.tallies.tallies_of(ann.person.id) == kept

    tell(sqlite, story)


def _is_counted(service: Service, person: str) -> bool:
    """Ask whether a game was counted, without anybody looking for games that were missed."""
    return bool(service.store.tallies.tallies_of(person))


async def test_a_profile_tells_what_anybody_may_know_and_how_one_stands_to_them(api: Api) -> None:
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    store = api.service.store
    public, private = [await ann.new_table() for _ in range(2)]
    tallies = [tally("all", ""), tally("character", "thief"), tally("against", bo.id)]
    store.tallies.count(public, [Played(ann.id, tallies, _of(ann.id, public, 5, True))])
    more = [tally("all", "", wins=0)]
    store.tallies.count(private, [Played(ann.id, more, _of(ann.id, private, 9, False))])
    await bo.did("POST", "/api/me/friends", person=ann.id)
    told = await bo.did("GET", f"/api/people/{ann.id}/profile")
    assert (told["name"], told["tie"], told["blocked"]) == ("Ann", "asked", False)
    [standing] = told["standings"]
    assert standing["games"] == {"key": "", "times": 2, "wins": 1, "points": 14}
    assert [one["key"] for one in standing["characters"]] == ["thief"]
    assert [one["table"] for one in told["moments"]] == [public]
    assert told["against"] == [{"game": "master-thieves", "games": 1, "wins": 1, "lost_to": 0}]
    # Her own moments she sees all, and a stranger nothing that is between the two
    mine = await ann.did("GET", f"/api/people/{ann.id}/profile")
    assert [one["table"] for one in mine["moments"]] == [private, public]
    stranger = await (await api.anybody()).get(f"/api/people/{ann.id}/profile")
    assert (stranger.json()["against"], stranger.json()["tie"]) == ([], "none")
    assert await bo.refused("GET", "/api/people/nobody-at-all/profile") == (404, "no-such-person")


def _of(person: str, table: str, gain: int, public: bool) -> Moment:
    return Moment(person, table, "master-thieves", 3, gain, 1, public)
