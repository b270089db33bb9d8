"""Records: two forms that say the same, and every way in which one can be spoilt."""

import json
from dataclasses import replace
from hashlib import sha256
from random import Random

import pytest

from larceny.games.master_thieves import GAME
from larceny.games.master_thieves.actions import Action
from larceny.games.master_thieves.ruleset import Ruleset
from larceny.games.master_thieves.state import State
from larceny.games.master_thieves.view_types import View
from larceny.kernel.chance import commitment
from larceny.kernel.errors import (
    IllegalAction,
    InvalidPosition,
    InvalidRecord,
    InvalidRuleset,
)
from larceny.kernel.events import Seat
from larceny.kernel.play import Match, replay, verify
from larceny.kernel.record import Record, from_json, from_text, to_json, to_text
from larceny.kernel.sealed_deal import AddedBy, BeaconRound, Chain, SealedDeal, SealScope

AnyMatch = Match[Ruleset, State, Action, View]


def played(moves: int | None = None, **changes: object) -> AnyMatch:
    """Play a game at random, or its first moves."""
    rules = GAME.ruleset("french", **changes)
    match = Match(GAME, rules, ["Ann", "Bo"], "tea", ["from Ann", "from Bo"])
    dice = Random(1)
    while not match.is_over and (moves is None or len(match.moves) < moves):
        seat = match.deciders[0]
        match.act(seat, dice.choice(match.legal_actions(seat)))
    return match


def sealed_deal(round_: int = 1) -> tuple[SealedDeal, list[str]]:
    """Return a deal to which Ann opened what she sealed, after Bo withheld."""
    ann, bo = (Chain(SealScope("T" * 22, commitment("tea"), seat), "0" * 64) for seat in (0, 1))
    added_by = (AddedBy.SEALED, AddedBy.SEALED)
    beacon = BeaconRound("chain", 7, "00", sha256(b"\0").hexdigest())
    deal = SealedDeal("T" * 22, 1, added_by, (ann.seal, bo.seal), ((0, Seat(1)),), beacon)
    return deal, [ann.text(round_), ""]


def sealed() -> AnyMatch:
    """Begin a game whose deal was sealed."""
    deal, added = sealed_deal()
    match = Match(GAME, GAME.ruleset("french"), ["Ann", "Bo"], "tea", added, sealed=deal)
    match.act(match.deciders[0], match.legal_actions(match.deciders[0])[0])
    return match


def text_of(record: Record) -> str:
    return to_text(record, lambda fields: GAME.write_ruleset(GAME.ruleset_from_fields(fields)))


def read(text: str) -> Record:
    return from_text(text, lambda game, rules: GAME.read_ruleset(rules).to_fields())


def refused(spoilt: str) -> str:
    """Read and verify a spoilt record; return the code of the refusal."""
    with pytest.raises(InvalidRecord) as refusal:
        verify(GAME, read(spoilt) if spoilt.startswith("Larceny") else from_json(spoilt))
    return refusal.value.code


@pytest.mark.parametrize("moves", [0, 1, 30, None])
def test_both_forms_read_back(moves: int | None) -> None:
    record = played(moves, box_actions="one").record()
    assert from_json(to_json(record)) == record
    assert read(text_of(record)) == record
    assert verify(GAME, record).record() == record


def test_a_sealed_deal_reads_back_from_both_forms_and_is_verified() -> None:
    record = sealed().record()
    plain = played(1).record()
    assert text_of(record).startswith("Larceny record 2\n")
    assert text_of(plain).startswith("Larceny record 1\n")
    assert from_json(to_json(record)) == record
    assert read(text_of(record)) == record
    assert verify(GAME, record).record() == record
    bare = replace(record.sealed or sealed_deal()[0], beacon=None, seals=("", ""))
    nobody = replace(bare, added_by=(AddedBy.NONE, AddedBy.NONE), withheld=())
    unsealed = replace(record, sealed=nobody)
    assert read(text_of(unsealed)) == from_json(to_json(unsealed)) == unsealed


def test_what_a_seat_did_not_seal_is_noticed() -> None:
    deal, _ = sealed_deal()
    other = Chain(SealScope("T" * 22, commitment("tea"), 0), "1" * 64).text(1)
    match = Match(GAME, GAME.ruleset("french"), ["Ann", "Bo"], "tea", [other, ""], sealed=deal)
    assert refused(to_json(match.record())) == "seal"
    assert refused(text_of(match.record())) == "seal"


def test_a_spoilt_seal_is_refused() -> None:
    told = json.loads(to_json(sealed().record()))
    written = text_of(sealed().record())
    assert refused(json.dumps({**told, "version": 3})) == "format-version"
    del told["sealed"]["round"]
    assert refused(json.dumps(told)) == "missing-field"
    del told["sealed"]
    assert refused(json.dumps(told)) == "missing-field"
    assert refused(written.replace("Round: 1", "Round: one")) == "bad-field"
    assert refused(written.replace("Round: 1\n", "")) == "missing-field"
    assert refused(written.replace("Seal: sealed", "Seal: waxed")) == "bad-field"
    assert refused(written.replace("record 2", "record 1")) == "bad-line"
    assert refused(written.replace("record 2", "record 3")) == "not-a-record"


def test_a_game_that_everybody_lost_has_no_winner() -> None:
    record = played(round_cap=1).record()
    assert record.result is not None
    lost = replace(record, result=replace(record.result, winners=()))
    assert "; winners -\n" in text_of(lost)
    assert read(text_of(lost)) == lost
    assert from_json(to_json(lost)) == lost


def test_a_replay_is_the_same_to_the_byte() -> None:
    match = played()
    again = replay(GAME, match.record())
    assert to_json(again.record()) == to_json(match.record())
    assert again.events == match.events
    assert again.state == match.state


def test_contributions_change_the_deal() -> None:
    rules = GAME.ruleset("french")
    deals = {
        GAME.write_position(Match(GAME, rules, 3, "tea", added).state)
        for added in ([], ["a"], ["b"], ["a", "b"])
    }
    assert len(deals) == 4


def test_a_game_can_start_from_a_position() -> None:
    line = "french 2 phase=open actor=0 chosen=T,D T.N=2D/ rest=B.E"
    match = Match(GAME, GAME.ruleset("french"), 2, "tea", start=line)
    match.act(Seat(0), "open T.N")
    assert verify(GAME, match.record()).state == match.state
    assert read(text_of(match.record())) == match.record()


def test_without_the_secret_a_record_cannot_be_played_again() -> None:
    record = replace(played().record(), secret=None)
    assert refused(to_json(record)) == "secret-not-shown"
    assert refused(text_of(record)) == "secret-not-shown"


# Spoilt records -------------------------------------------------------------------------------


def changed(**fields: object) -> str:
    """Write a finished record as JSON with some fields changed."""
    return json.dumps({**json.loads(to_json(played().record())), **fields})


def test_a_record_cut_short_is_noticed() -> None:
    text = text_of(played().record())
    assert refused(text[: len(text) // 2]) == "truncated"
    assert refused(to_json(played().record())[:400]) == "not-json"


def test_missing_moves_are_noticed() -> None:
    moves = json.loads(to_json(played().record()))["moves"]
    assert refused(changed(moves=moves[:-3])) == "truncated"
    assert refused(changed(moves=moves[:-3], result=None)) == "digest"


def test_moves_after_the_end_are_noticed() -> None:
    moves = json.loads(to_json(played().record()))["moves"]
    assert refused(changed(moves=[*moves, [0, "done"]])) == "illegal-move"


def test_another_move_is_noticed() -> None:
    moves = json.loads(to_json(played().record()))["moves"]
    assert refused(changed(moves=[[1 - moves[0][0], moves[0][1]], *moves[1:]])) == "illegal-move"
    assert refused(changed(moves=[[0, "open sesame"], *moves])) == "unknown-move"


def test_another_secret_is_noticed() -> None:
    assert refused(changed(secret="coffee")) == "commitment"


def test_another_result_is_noticed() -> None:
    result = json.loads(to_json(played().record()))["result"]
    assert refused(changed(result={**result, "scores": [99, 0]})) == "result"
    assert refused(changed(result=None)) == "result"


def test_another_digest_is_noticed() -> None:
    assert refused(changed(digest="0" * 64)) == "digest"


def test_other_chapters_are_noticed() -> None:
    assert refused(changed(chapters=[])) == "chapters"
    assert refused(changed(chapters=[[0, "filling"], [5, "round 99"]])) == "chapters"


def test_another_game_is_noticed() -> None:
    assert refused(changed(game="chess")) == "another-game"


def test_other_players_or_rules_than_the_position_are_noticed() -> None:
    line = "french 2 phase=open actor=0 chosen=T,D T.N=2D/ rest=B.E"
    record = Match(GAME, GAME.ruleset("french"), 2, "tea", start=line).record()
    for spoilt in (
        replace(record, players=("A", "B", "C")),
        replace(record, players=()),
        replace(record, ruleset=GAME.ruleset("italian").to_fields()),
    ):
        with pytest.raises(InvalidPosition) as refusal:
            verify(GAME, spoilt)
        assert refusal.value.code == "another-table"


def test_a_position_on_two_lines_is_written_on_one() -> None:
    line = "french 2\u2028phase=open actor=0\nchosen=T,D rest=B.E"
    match = Match(GAME, GAME.ruleset("french"), 2, "tea", start=line)
    assert read(text_of(match.record())) == match.record()


def test_a_ruleset_with_a_field_missing_is_refused() -> None:
    with pytest.raises(InvalidRuleset) as refusal:
        verify(GAME, from_json(changed(ruleset={"name": "italian"})))
    assert refusal.value.code == "missing-field"


def test_what_one_game_did_does_not_change_the_records_of_another() -> None:
    """Events are made once and used again; a seat that is not quite a number must not get in."""
    before = played().record()
    match = Match(GAME, GAME.ruleset("french"), 2, "tea")
    for seat in match.deciders:
        for imposter in (bool(seat), float(seat)):
            with pytest.raises(IllegalAction):
                match.act(imposter, "open T.N")  # type: ignore[arg-type]
    assert played().record() == before


def test_another_rules_version_is_noticed() -> None:
    assert refused(changed(rules_version=99)) == "rules-version"
    assert refused(changed(version=99)) == "format-version"


@pytest.mark.parametrize("field", ["game", "moves", "result", "players", "ruleset", "digest"])
def test_a_missing_field_is_named(field: str) -> None:
    told = json.loads(to_json(played().record()))
    del told[field]
    with pytest.raises(InvalidRecord) as refusal:
        from_json(json.dumps(told))
    assert refusal.value.details == {"field": field}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", 3),
        ("moves", [[1]]),
        ("moves", 5),
        ("moves", [[0.0, "open T.N"]]),
        ("moves", [["0", "open T.N"]]),
        ("moves", [[False, "open T.N"]]),
        ("moves", [[float("inf"), "open T.N"]]),
        ("rules_version", True),
        ("rules_version", 1.0),
        ("players", "AB"),
        ("secret", 5),
        ("secret", "\ud800"),
        ("chapters", [[float("inf"), "round 1"]]),
        ("result", {"ending": 1}),
        ("result", {"ending": "empty_pillow", "scores": [1.5, 2], "winners": [0]}),
    ],
)
def test_a_bad_field_is_refused(field: str, value: object) -> None:
    assert refused(changed(**{field: value})) in ("bad-field", "missing-field")


@pytest.mark.parametrize("text", ["", "[]", '{"format": "chess"}', "{"])
def test_what_is_no_record_is_refused(text: str) -> None:
    assert refused(text) in ("not-a-record", "not-json")


@pytest.mark.parametrize("line", ["Rules-version: two", "Rules-version: ²", "Result: lost"])
def test_a_line_with_a_bad_value_is_refused(line: str) -> None:
    lines = text_of(played().record()).splitlines()
    key = line.split(":", maxsplit=1)[0] + ":"
    spoilt = [line if old.startswith(key) else old for old in lines]
    assert refused("\n".join(spoilt)) == "bad-field"


@pytest.mark.parametrize("line", ["what is this", "Weather: fine", "9999: open T.N", "0: "])
def test_a_line_that_means_nothing_is_refused(line: str) -> None:
    assert refused(text_of(played().record()) + line) == "bad-line"


@pytest.mark.parametrize("line", ["Result: *", "Secret: other", "Digest: 0", "Game: chess"])
def test_a_line_that_stands_twice_is_refused(line: str) -> None:
    assert refused(text_of(played().record()) + line) == "line-twice"


def test_a_missing_line_is_named() -> None:
    text = text_of(played().record())
    assert refused("\n".join(x for x in text.splitlines() if not x.startswith("Digest"))) == (
        "missing-field"
    )


def test_a_text_that_is_no_record_is_refused() -> None:
    with pytest.raises(InvalidRecord):
        read("Hello")


def test_a_bad_ruleset_in_a_record_is_refused() -> None:
    with pytest.raises(InvalidRuleset):
        verify(GAME, from_json(changed(ruleset={"colour": "red"})))
