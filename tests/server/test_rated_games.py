"""A rated game counts: nobody can end it because he is about to lose it."""

import pytest

from larceny.server.domain import tables
from larceny.server.domain.refusals import Refused
from larceny.server.domain.tables import Plan, Status, Table
from larceny.server.service.service import Service

from .clocks import clock_of
from .tables import refused, table_with, tell

HOST = "host"


def rated(status: Status) -> Table:
    return Table(
        "t", Plan("g", {}, 2, rated=True), HOST, (), "c", "secret", created=0, status=status
    )


def test_a_rated_game_that_has_begun_cannot_be_given_up() -> None:
    with pytest.raises(Refused) as no:
        tables.abandon(rated(Status.PLAYING), HOST)
    assert no.value.code == "rated-goes-on"


def test_before_it_begins_or_once_its_rules_are_lost_a_rated_game_can_be_given_up() -> None:
    assert tables.abandon(rated(Status.LOBBY), HOST).status is Status.ABANDONED
    lost = tables.abandon(rated(Status.PLAYING), HOST, can_go_on=False)
    assert lost.status is Status.ABANDONED


def test_who_goes_from_a_rated_game_is_played_by_a_bot_and_the_result_counts(sqlite: str) -> None:
    async def story(service: Service) -> None:
        # Given the host of a rated game against a bot, who does not want to lose it
        table, [host] = await table_with(
            service, "forty-thieves", people=1, bots=1, edition="family", rated=True, reaction_ms=0
        )
        # When he gives it up, and since that is refused, leaves
        assert await refused(service.lobby.abandon(table.id, host.person)) == "rated-goes-on"
        await service.lobby.leave(table.id, host.person)
        session = service.sessions.loaded[table.id]
        await clock_of(service).until(lambda: session.table.status is Status.OVER)
        # Then it has counted for him
        players = [host.person.id, "bot:random"]
        ratings = service.store.ratings.ratings("forty-thieves", players)
        assert {player: one.games for player, one in ratings.items()} == dict.fromkeys(players, 1)

    tell(sqlite, story)
