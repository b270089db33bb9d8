"""Records of our games in both forms, read back without being told which game or form it is."""

import json
from typing import get_args

import pytest

from larceny.games.records import Form, read_record, write_record
from larceny.games.registry import GAMES
from larceny.kernel.errors import InvalidRecord, InvalidRuleset
from larceny.kernel.play import Match, verify


@pytest.mark.parametrize("form", get_args(Form))
@pytest.mark.parametrize("name", GAMES)
def test_a_record_reads_back_in_either_form(name: str, form: Form) -> None:
    game = GAMES[name]
    match = Match(game, game.ruleset(game.default_edition), 3, secret="tea")
    for _ in range(5):
        seat = match.deciders[0]
        match.act(seat, match.legal_actions(seat)[0])
    assert read_record(write_record(match.record(), form)) == match.record()


LATER = {"master-thieves": ["first_player"], "forty-thieves": ["first_player", "golden_gap"]}


@pytest.mark.parametrize("name", GAMES)
def test_a_record_from_before_a_field_was_there_is_read_and_verified(name: str) -> None:
    game = GAMES[name]
    match = Match(game, game.ruleset(game.default_edition), 2, secret="tea")
    while not match.is_over:
        seat = match.deciders[0]
        match.act(seat, match.legal_actions(seat)[-1])
    told = json.loads(write_record(match.record(), "json"))
    for field in LATER[name]:
        del told["ruleset"][field]
    older = read_record(json.dumps(told))
    assert verify(game, older).state == match.state
    assert write_record(older, "text") == write_record(match.record(), "text")
    assert game.ruleset_from_fields(older.ruleset) == match.rules


@pytest.mark.parametrize("text", ["", "{}", "Larceny record 3", "Dear diary"])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(InvalidRecord, match="not-a-record"):
        read_record(text)


def test_a_record_of_another_game_is_refused_by_name() -> None:
    game = GAMES["master-thieves"]
    text = write_record(Match(game, game.ruleset("french"), 2, secret="tea").record())
    with pytest.raises(InvalidRuleset, match="unknown-game"):
        read_record(text.replace("Game: master-thieves", "Game: patience"))
