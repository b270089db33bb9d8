"""Positions, rulesets and decisions as text: what is written reads back, what is wrong is named."""

import copy
import pickle
from contextlib import suppress

import pytest
from hypothesis import given as for_all
from hypothesis import strategies as st

from larceny.games.master_thieves import GAME
from larceny.games.master_thieves.actions import ACTIONS, Action, action_of_index, action_of_word
from larceny.games.master_thieves.notation import read_gems
from larceny.games.master_thieves.pieces import gems, gems_text
from larceny.kernel.errors import InvalidNotation, InvalidPosition, InvalidRuleset, LarcenyError
from tests.texts import texts

from .rulesets import drawn_ruleset
from .table import dealt, editions, given

TURN = "french 3 phase=open actor=0 chosen=T,S,D rest=B.E"


def refusal(line: str) -> str:
    """Read a line that must be refused; return the code of the refusal."""
    with pytest.raises(LarcenyError) as refused:
        GAME.read_position(line)
    return refused.value.code


# Decisions --------------------------------------------------------------------------------------


@pytest.mark.parametrize("action", ACTIONS, ids=str)
def test_a_decision_is_found_by_its_word_and_by_its_index(action: Action) -> None:
    assert action_of_word(action.word) is action
    assert action_of_index(action.index) is action
    assert str(action) == action.word


@pytest.mark.parametrize("action", ACTIONS, ids=str)
def test_a_decision_exists_only_once(action: Action) -> None:
    assert copy.copy(action) is action
    assert copy.deepcopy(action) is action
    assert pickle.loads(pickle.dumps(action)) is action


def test_words_and_indices_are_all_different() -> None:
    assert [action.index for action in ACTIONS] == list(range(51))
    assert len({action.word for action in ACTIONS}) == 51


def test_spaces_in_a_word_do_not_matter() -> None:
    assert action_of_word("  rotate  2   cw ") is action_of_word("rotate 2 cw")


@pytest.mark.parametrize("word", ["", "open", "open T.X", "place R", "rotate 3 cw", "OPEN T.N"])
def test_an_unknown_word_is_refused(word: str) -> None:
    with pytest.raises(InvalidNotation) as refused:
        action_of_word(word)
    assert (refused.value.code, refused.value.details["word"]) == ("unknown-action", word)


@pytest.mark.parametrize("index", [-1, 51, 1000])
def test_an_index_out_of_range_is_refused(index: int) -> None:
    with pytest.raises(InvalidNotation) as refused:
        action_of_index(index)
    assert refused.value.code == "action-index"


# Gems and rulesets ------------------------------------------------------------------------------


@for_all(st.integers(0, 999), st.integers(0, 999), st.integers(0, 6))
def test_gems_read_back(diamonds: int, sapphires: int, rubies: int) -> None:
    handful = gems(diamonds, sapphires, rubies)
    assert read_gems(gems_text(handful)) == handful


@pytest.mark.parametrize("text", ["D", "2X", "2D-", "-2D", "2d", "1000D", "two"])
def test_what_are_no_gems_is_refused(text: str) -> None:
    with pytest.raises(InvalidNotation):
        read_gems(text)


@editions()
@for_all(dice=st.randoms(use_true_random=False))
def test_a_ruleset_reads_back(edition: str, dice: object) -> None:
    rules = drawn_ruleset(edition, dice)  # type: ignore[arg-type]
    assert GAME.read_ruleset(GAME.write_ruleset(rules)) == rules
    assert GAME.ruleset_from_fields(rules.to_fields()) == rules


def test_a_ruleset_of_ones_own_reads_back() -> None:
    rules = GAME.ruleset("italian", name="house", round_cap=12)
    assert GAME.read_ruleset(GAME.write_ruleset(rules)) == rules


@pytest.mark.parametrize(
    "text",
    [
        "",
        "french[",
        "french[x",
        "french[]",
        "french[round_cap]",
        "french[round_cap=3,round_cap=4]",
        "fr ench",
    ],
)
def test_what_is_no_ruleset_is_refused(text: str) -> None:
    with pytest.raises(InvalidNotation):
        GAME.read_ruleset(text)


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(InvalidRuleset) as refused:
        GAME.read_ruleset("german")
    assert refused.value.code == "unknown-edition"


# Positions --------------------------------------------------------------------------------------


@editions()
def test_a_deal_reads_back(edition: str) -> None:
    table = dealt(edition, 5)
    assert given(table.line).state == table.state


def test_what_stands_at_its_default_is_not_written() -> None:
    table = given("french 2 rest=B.E")
    assert table.line == ("french 2 T.N=/(R) T.S=/(R) M.N=/(R) M.S=/(R) B.N=/(R) B.E=12D/ B.S=/(R)")


def test_the_order_of_tokens_does_not_matter() -> None:
    words = ["chosen=T,S,D", "red=1D", "actor=0", "T.N=2D/", "phase=open", "rest=B.E", "round=1"]
    assert len({given("french 3 " + " ".join(ws)).line for ws in (words, words[::-1])}) == 1


def test_more_gems_than_the_box_had_come_from_white_pillows() -> None:
    table = given("french 3 white=*,5D2S,* black=-,-,- red=3S rest=B.E")
    assert [table.white(seat) for seat in range(3)] == ["8D1S", "5D2S", "8D"]


def test_rubies_without_room_lie_before_the_last_seat() -> None:
    table = given("french 2 T.N=/ T.S=/ rest=B.E")
    assert table.black(1) == "2R"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "position"),
        ("french", "position"),
        ("french two", "number"),
        ("french 1 rest=B.E", "players"),
        ("french 9 rest=B.E", "players"),
        ("english_a[strict_stock=true] 7 rest=B.E", "strict-stock"),
        ("german 3", "unknown-edition"),
        ("french[colour=red] 3", "unknown-field"),
        (TURN + " colour=red", "unknown-token"),
        (TURN + " open", "unknown-token"),
        (TURN + " actor=0", "token-twice"),
        (TURN + " T.X=2D/", "unknown-token"),
        (TURN + " T.N=2R/", "drawer"),
        (TURN + " T.N=512D512D/", "gems"),
        ("french 2 phase=open actor=0,1 chosen=T,S rest=B.E", "seats"),
        ("french 2 phase=open actor= chosen=T,S rest=B.E", "seats"),
        (TURN + " T.N=2D/2D/2D", "drawer"),
        (TURN + " T.N=!5/", "alarm"),
        (TURN + " T.N=1D!0/ T.E=1D!0/", "alarm"),
        (TURN + " B.E=1D/", "rest-in-a-named-drawer"),
        (TURN + " box=404^", "box"),
        (TURN + " moves=3,0", "moves"),
        (TURN + " turn=tired", "turn"),
        (TURN + " dropped=0,0", "seats"),
        (TURN + " dropped=7", "seats"),
        (TURN + " dropped=x", "number"),
        (TURN + " white=1D,1D", "one-per-seat"),
        (TURN + " cards=111111,222222,33333", "cards"),
        (TURN + " cards=111111,222222,999999", "cards"),
        (TURN + " hands=SJ,XY,SJ", "character"),
        (TURN + " hands=SS,JJ,GG", "character"),
        (TURN + " ending=boredom", "ending"),
        (TURN + " ending=round_cap", "no-ending"),
        (TURN + " last-ruby=lost", "last-ruby"),
        (TURN + " at=T.N", "open-drawer"),
        ("french 3 phase=nap rest=B.E", "phase"),
        ("french 3 phase=take actor=0 chosen=T,S,D rest=B.E", "open-drawer"),
        ("french 3 phase=open chosen=T,S,D rest=B.E", "no-actor"),
        ("french 3 phase=open actor=2 chosen=T,S,D rest=B.E", "actor-without-a-turn"),
        ("french 3 phase=open actor=0 chosen=t,S,D rest=B.E", "actor-without-a-turn"),
        ("french 3 phase=open actor=0 chosen=T,S,d rest=B.E", "card-not-turned-over"),
        ("french 3 phase=open actor=0 chosen=TT,S,D rest=B.E", "character"),
        ("french 3 phase=booty chosen=T,S,D red=1D rest=B.E", "no-pickers"),
        ("french 3 phase=put at=T.N to-fill=1,2 share=4 rest=B.E", "no-actor"),
        ("english_a 3 phase=recover actor=0 chosen=T,S,D at=T.N rest=B.E", "no-alarm-to-recover"),
        ("french 3 phase=over rest=B.E", "no-ending"),
    ],
)
def test_a_line_that_is_wrong_is_refused_with_the_reason(line: str, code: str) -> None:
    assert refusal(line) == code


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("french 3", "gems-not-conserved"),
        (TURN + " white=40D,40D,40D", "gems-not-conserved"),
        (TURN + " black=7R,-,-", "gems-not-conserved"),
        (TURN + " white=8D1R,*,*", "ruby-on-white"),
        (TURN + " red=1R", "ruby-on-red"),
        (TURN + " T.N=1D/1D", "gems-on-both-sides"),
        (TURN + " T.N=1D/!1", "alarm-apart-from-gems"),
        (TURN + " T.E=(R)/", "ruby-in-short-drawer"),
        (TURN + " T.N=(R)/(R)", "two-rubies-in-a-drawer"),
        (TURN + " T.N=1D!0/!1", "two-alarms-in-a-drawer"),
        (TURN + " grain=aacdefghijkl", "grains"),
        (TURN + " cards=111111,111111,222222", "card-numbers"),
        (TURN + " hands=SJGTMD,JGTMD,SJGTM", "chosen-card-in-hand"),
        (TURN + " round=2", "hands-do-not-fit-the-round"),
        (TURN + " round=0", "not-in-this-phase"),
        (TURN + " dropped=0", "not-in-this-phase"),
        (TURN + " pickers=1", "not-in-this-phase"),
        (TURN + " turn=fell", "not-in-this-phase"),
        (TURN + " placed=1", "not-in-this-phase"),
        (TURN + " placements=1", "not-in-this-phase"),
        (TURN + " moves=1,0", "not-in-this-phase"),
        (TURN + " share=2", "not-in-this-phase"),
        (TURN + " last-ruby=taken", "not-in-this-phase"),
        ("french 2 chosen=t,s rest=T.E", "not-in-this-phase"),
        ("french 2 chosen=T,- rest=T.E", "not-in-this-phase"),
        ("french 2 dropped=0 rest=T.E", "not-in-this-phase"),
        ("french 2 phase=fill rest=T.E", "not-in-this-phase"),
        ("french 2 phase=put actor=0 at=T.N rest=B.E", "not-in-this-phase"),
        ("french 2 phase=fill actor=0 share=3 round=5 rest=B.E", "hands-do-not-fit-the-round"),
        ("french 2 phase=fill actor=0 share=3 round=1 rest=B.E", "not-in-this-phase"),
        ("french 2 phase=fill actor=0 share=6 white=-,* rest=B.E", "empty-pillow-before-the-turn"),
        ("french 2 phase=booty chosen=S,T pickers=0 rest=T.E", "not-in-this-phase"),
        ("french 2 phase=booty chosen=S,T pickers=1 red=1D rest=T.E", "not-in-this-phase"),
        ("english_a 2 phase=booty chosen=S,T pickers=0 red=1D rest=T.E", "not-in-this-phase"),
        ("french 2 phase=confiscate chosen=D,T pickers=1 red=1D rest=T.E", "not-in-this-phase"),
        ("french 3 phase=move actor=0 chosen=S,-,- rest=B.E", "not-in-this-phase"),
        ("english_a 3 phase=open actor=0 chosen=S,S,d rest=B.E", "not-in-this-phase"),
        ("french 2 phase=take actor=0 chosen=J,T at=T.N rest=B.E", "not-in-this-phase"),
        ("french 2 phase=take actor=0 chosen=S,T at=T.N rest=B.E", "not-in-this-phase"),
        ("french 2 phase=alarm actor=0 chosen=T,T at=T.N rest=B.E", "not-in-this-phase"),
        ("french 2 phase=ruby actor=0 chosen=T,T at=T.N rest=B.E", "not-in-this-phase"),
        ("french 2 phase=place actor=0 chosen=S,T at=T.N rest=B.E", "not-in-this-phase"),
        ("french 2 phase=recover actor=0 chosen=S,T at=T.N T.N=!0/ rest=B.E", "not-in-this-phase"),
        (
            "english_a 2 phase=recover actor=0 chosen=S,T at=T.N T.N=1D!0/ rest=B.E",
            "not-in-this-phase",
        ),
        (
            "french 2 phase=place actor=0 chosen=S,T at=T.E T.E=/2D placements=1 rest=B.E",
            "not-in-this-phase",
        ),
        ("french 2 phase=fill_move actor=0 moves=2,2 rest=B.E", "not-in-this-phase"),
        ("italian 2 phase=fill_move actor=0 moves=0,1 rest=B.E", "nobody-can-decide"),
        (TURN + " white=-,8D2S,8D2S", "empty-pillow-before-the-turn"),
    ],
)
def test_a_position_that_cannot_stand_is_refused_with_the_reason(line: str, code: str) -> None:
    assert refusal(line) == code


def test_sticky_drawers_may_hold_gems_on_both_sides() -> None:
    table = given(TURN.replace("french", "french[sticky_drawers=0.5]") + " T.N=1D/1D")
    assert table.drawer("T.N") == "1D/1D"


@for_all(texts(60))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(LarcenyError):  # and nothing else
        assert GAME.read_position(text).players in range(2, 9)


@for_all(
    st.sampled_from(["phase", "actor", "box", "chosen", "hands", "white", "red", "pickers", "at"]),
    st.text(st.sampled_from("0123456789TMBNESWDSRJG.,/^v-()!*"), max_size=8),
)
def test_any_token_is_read_or_refused(key: str, value: str) -> None:
    try:
        state = GAME.read_position(f"french 3 {key}={value} rest=B.E")
    except (InvalidNotation, InvalidPosition):
        return
    assert GAME.read_position(GAME.write_position(state)) == state
