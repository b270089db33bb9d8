"""Positions, rulesets and decisions as text: what is written reads back, what is wrong is named."""

import copy
import pickle
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given as for_all
from hypothesis import strategies as st

from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves.actions import ACTIONS, Action, action_of_index, action_of_word
from larceny.games.forty_thieves.notation.tokens import TOKENS
from larceny.games.forty_thieves.state import Phase
from larceny.kernel.errors import InvalidNotation, LarcenyError
from tests.texts import texts

from .rulesets import all_tables, ruleset
from .table import dealt, editions, given


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
    assert pickle.loads(pickle.dumps(copy.deepcopy(action))) is action


def test_words_and_indices_are_all_different() -> None:
    assert [action.index for action in ACTIONS] == list(range(273))
    assert len({action.word for action in ACTIONS}) == 273


@pytest.mark.parametrize(
    ("word", "index"),
    [
        ("keep", 0),
        ("discard 1 2 3", 7),
        ("glimpse a1", 8),
        ("play 1", 24),
        ("peek a1 b1", 27),
        ("reveal d4", 84),
        ("replace 1 a1", 85),
        ("lead 3 d4", 180),
        ("interchange c4 d4", 222),
        ("pass", 223),
        ("take 9", 232),
        ("rob 3 tile", 240),
        ("rob merchant", 241),
        ("drop tile", 243),
        ("give 0", 244),
        ("dagger 3", 250),
        ("steal rising", 269),
        ("wish merchant", 272),
    ],
)
def test_indices_never_change(word: str, index: int) -> None:
    assert action_of_word(word).index == index


@pytest.mark.parametrize("word", ["", "steal", "steal 10", "replace 4 a1", "peek a1 c1", "PASS"])
def test_an_unknown_word_is_refused(word: str) -> None:
    with pytest.raises(InvalidNotation) as refused:
        action_of_word(word)
    assert (refused.value.code, refused.value.details["word"]) == ("unknown-action", word)


@pytest.mark.parametrize("index", [-1, 273])
def test_an_index_out_of_range_is_refused(index: int) -> None:
    with pytest.raises(InvalidNotation):
        action_of_index(index)


# Rulesets ---------------------------------------------------------------------------------------


def test_every_ruleset_reads_back() -> None:
    for index, (changes, _) in enumerate(all_tables()):
        rules = ruleset(changes, Random(index))
        assert GAME.read_ruleset(GAME.write_ruleset(rules)) == rules
        assert GAME.ruleset_from_fields(rules.to_fields()) == rules


def test_a_ruleset_loads_from_toml() -> None:
    rules = GAME.ruleset_from_toml('edition = "leaders"\nthree_tales = true\nturn_cap = 40\n')
    assert (rules.leaders, rules.three_tales, rules.turn_cap) == (True, True, 40)
    assert GAME.write_ruleset(rules) == "leaders[three_tales=true,turn_cap=40]"


def test_optional_rules_can_be_added_by_name() -> None:
    rules = GAME.variant(GAME.variant(GAME.ruleset(), "leaders"), "family")
    assert (rules.leaders, rules.three_tales, rules.family) == (True, False, True)
    with pytest.raises(LarcenyError) as refused:
        GAME.variant(GAME.ruleset(), "one_action")
    assert refused.value.code == "unknown-variant"


# Positions --------------------------------------------------------------------------------------


@editions()
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_deal_reads_back(edition: str, players: int) -> None:
    table = dealt(edition, players)
    assert GAME.read_position(table.line) == table.state


def test_tiles_that_are_not_named_are_thieves_on_the_board_and_the_rest_of_the_stack() -> None:
    table = given("standard 2 hands=A,A,D;-")
    assert all(table.front(f"{column}{row}").islower() for column in "abcd" for row in "1234")
    assert (table.stack, table.hand(0), table.phase) == (60 - 16 - 3, "A A D", "glimpse")


def test_named_tiles_come_from_the_fixed_jars() -> None:
    table = given("standard 2 board=rsrc,.,.,./.,.,.,./.,.,.,./.,.,.,. hands=L;-")
    assert table.tile("a1") == "rsrc"
    assert refusal("standard 2 hands=rsrm;-") == "no-such-tile"


def test_tiles_can_be_named_without_their_jars_until_they_are_used_up() -> None:
    assert given("standard 2 hands=gm,gm;-").hand(0) == "gm gm"
    assert refusal("standard 2 hands=gm,gm;gm") == "no-such-tile"


def test_the_top_of_the_stack_can_be_named() -> None:
    table = given("standard 2 phase=draw hands=gm;- stack=rc,D").when("0 keep")
    assert table.hand(0) == "gm rc D"


def test_what_is_not_named_can_lie_on_the_discards() -> None:
    table = given("standard 2 stack=rc,D unnamed=discards")
    assert (table.stack, len(table.state.discards)) == (2, 42)


def test_sapphires_that_are_not_named_can_be_given_to_a_seat() -> None:
    table = given("standard 3 gems=159 won=1,0,0 rest=2")
    assert [table.won(seat) for seat in range(3)] == [1, 0, 5]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "position"),
        ("standard", "position"),
        ("nonsense 2", "unknown-edition"),
        ("standard[dice=2] 2", "unknown-field"),
        ("standard 1", "players"),
        ("standard 5", "players"),
        ("standard two", "number"),
        ("standard 2 colour=red", "unknown-token"),
        ("standard 2 turn", "unknown-token"),
        ("standard 2 turn=1 turn=2", "token-twice"),
        ("standard 2 turn=x", "number"),
        ("standard 2 phase=sleep", "unknown-name"),
        ("standard 2 active=2", "seats"),
        ("standard 2 board=gm", "board"),
        ("standard 2 board=.,.,.,./.,.,.,./.,.,.,./.,.,.", "board"),
        ("standard 2 hands=xx;-", "tile"),
        ("standard 2 hands=rmxx;-", "tile"),
        ("standard 2 hands=rm$g;-", "tile"),
        ("standard 2 hands=gm", "one-per-seat"),
        ("standard 2 hands=$m;-", "no-such-tile"),
        ("standard 2 hands=r!;-", "no-such-tile"),
        ("family 2 hands=L;-", "no-such-tile"),
        ("standard 2 gems=0", "gems-on-board"),
        ("standard 2 gems=11", "gems-on-board"),
        ("standard 2 won=1", "one-per-seat"),
        ("standard 2 flags=tired", "unknown-name"),
        ("standard 2 lantern=e1", "unknown-name"),
        ("standard 2 lit=a1,a1,e9", "unknown-name"),
        ("standard 2 chain=5:S", "seats"),
        ("standard 2 phase=dagger target=fly", "unknown-action"),
        ("standard 2 announced=row_9", "unknown-name"),
        ("standard 2 after=lunch", "unknown-name"),
        ("standard 2 ending=rain", "unknown-name"),
        ("standard 2 unnamed=floor", "unknown-name"),
        ("standard 2 gems=1 rest=2", "seats"),
        ("standard 2 gems=1 rest=x", "number"),
    ],
)
def test_a_line_that_is_wrong_is_refused_with_the_reason(line: str, code: str) -> None:
    assert refusal(line) == code


STEALING = "board=gm^,gs^,.,./gh^,gt^,.,./.,.,.,./.,.,.,."
WISHING = "three_tales 2 phase=wish gone=$g"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("standard 2 gems=12345678", "sapphires-not-conserved"),
        ("standard 2 won=1,0", "sapphires-not-conserved"),
        ("standard 2 gems=1 won=8,8 rest=0", "sapphires-not-conserved"),
        ("standard 2 hands=gm,gs,gc,gh;-", "too-many-tiles-in-hand"),
        ("standard 2 board=-,.,.,./.,.,.,./.,.,.,./.,.,.,.", "not-in-this-phase"),
        ("standard 2 board=-^,.,.,./.,.,.,./.,.,.,./.,.,.,.", "tile"),
        ("three_tales 2 board=$m^,.,.,./.,.,.,./.,.,.,./.,.,.,.", "not-in-this-phase"),
        ("three_tales 2 hands=$m;-", "not-in-this-phase"),
        ("three_tales 2 discards=$m", "not-in-this-phase"),
        ("three_tales 2 gone=gm", "not-in-this-phase"),
        ("standard 2 turn=0", "not-in-this-phase"),
        ("standard[turn_cap=5] 2 turn=6", "not-in-this-phase"),
        ("standard 2 asked=1", "not-in-this-phase"),
        ("standard 2 gems=- rest=0", "not-in-this-phase"),
        ("standard 2 phase=draw", "not-in-this-phase"),
        ("standard 2 kept=D;-", "not-in-this-phase"),
        ("standard 2 eye-tiles=S;-", "not-in-this-phase"),
        ("standard 2 phase=action flags=led", "not-in-this-phase"),
        ("leaders 2 phase=glimpse flags=led", "not-in-this-phase"),
        ("three_tales 2 flags=again", "not-in-this-phase"),
        ("standard 2 merchant=1", "not-in-this-phase"),
        ("three_tales 2 merchant=7 gone=$m", "not-in-this-phase"),
        ("three_tales 2 gone=$m", "not-in-this-phase"),
        ("three_tales 2 gone=$m merchant=6", "not-in-this-phase"),
        ("three_tales 2 gone=$m merchant=1 corner=4", "not-in-this-phase"),
        ("three_tales 2 gems=12345678 loot=1", "not-in-this-phase"),
        (
            "three_tales 2 phase=steal merchant=2 gone=$m loot=2 gems=1234589",
            "not-in-this-phase",
        ),
        ("three_tales 2 gone=$m merchant=1 gems=1234589 loot=1 rest=0", "not-in-this-phase"),
        ("three_tales 2 gone=$m merchant=2 loot=0", "not-in-this-phase"),  # he left a sapphire
        ("three_tales 2 gone=$m merchant=6 gems=12346 loot=0 rest=0", "not-in-this-phase"),
        (
            "three_tales 2 phase=over gone=$m merchant=2 gems=- loot=3 rest=0 ending=last_sapphire",
            "not-in-this-phase",
        ),
        ("standard 2 lantern=a1", "not-in-this-phase"),
        ("standard 2 phase=reveal", "not-in-this-phase"),
        ("standard 2 phase=reveal lantern=b2", "not-in-this-phase"),
        (
            "standard 2 phase=reveal lantern=a1 board=L,.,.,./.,.,.,./.,.,.,./.,.,.,.",
            "not-in-this-phase",
        ),
        (
            "standard 2 phase=reveal lantern=b2 lit=d4 board=.,.,.,./.,L,.,./.,.,.,./.,.,.,.",
            "not-in-this-phase",
        ),
        ("standard 2 chain=0:S", "not-in-this-phase"),
        ("standard 2 phase=target", "not-in-this-phase"),
        ("standard 2 phase=target chain=1:S", "not-in-this-phase"),
        ("standard 2 phase=target chain=0:L", "not-in-this-phase"),
        ("standard 2 phase=target chain=0:gm", "not-in-this-phase"),
        ("standard 2 phase=pair chain=0:S", "not-in-this-phase"),
        ("standard 2 phase=target chain=0:A", "nobody-can-decide"),
        ("standard 2 phase=dagger asked=1 hands=-;gm chain=0:S", "not-in-this-phase"),
        ("standard 2 phase=dagger asked=1 hands=-;gm chain=0:S target=give_1", "not-in-this-phase"),
        (
            "standard 2 phase=dagger asked=1 hands=-;gm chain=0:S target=rob_1_gem",
            "not-in-this-phase",
        ),
        ("standard 2 phase=dagger asked=1 hands=-;- chain=0:S target=take_1", "not-in-this-phase"),
        (
            "standard 2 phase=dagger asked=0 hands=gm;gm chain=0:S target=take_1",
            "not-in-this-phase",
        ),
        (
            "standard 2 phase=dagger asked=1 hands=-;gm chain=0:S,0:D target=take_1",
            "not-in-this-phase",
        ),
        (
            "standard 3 phase=dagger asked=2 to-ask=1 hands=-;gm;gs chain=0:S target=take_1",
            "not-in-this-phase",
        ),
        ("standard 2 to-ask=1", "not-in-this-phase"),
        ("standard 2 announced=1", "not-in-this-phase"),
        ("standard 2 phase=claim", "not-in-this-phase"),
        (
            f"standard 2 phase=claim {STEALING} announced=1 gems=23456789 won=1,0",
            "not-in-this-phase",
        ),
        ("standard 2 phase=claim announced=1 claims=row_1", "not-in-this-phase"),
        (
            f"standard 2 phase=take {STEALING} announced=1 gems=23456789 won=1,0",
            "not-in-this-phase",
        ),
        ("standard 2 after=end", "not-in-this-phase"),
        ("three_tales 2 golden=$s", "not-in-this-phase"),
        (WISHING, "not-in-this-phase"),
        ("three_tales 2 phase=wish after=end", "not-in-this-phase"),
        ("standard 2 phase=over", "not-in-this-phase"),
        ("standard 2 ending=turn_cap", "not-in-this-phase"),
        ("standard 2 phase=over ending=last_sapphire", "not-in-this-phase"),
        ("standard 2 phase=over ending=four_leaders gems=- rest=0", "not-in-this-phase"),
        ("three_tales 2 phase=over ending=merchant", "not-in-this-phase"),
        ("standard 2 phase=over ending=turn_cap", "not-in-this-phase"),
    ],
)
def test_a_position_that_cannot_stand_is_refused_with_the_reason(line: str, code: str) -> None:
    assert refusal(line) == code


@pytest.mark.parametrize(
    "line",
    [
        f"{WISHING} after=drawing",
        f"{WISHING} after=end golden=$s",
        "three_tales 2 gone=$m,$g",
        "three_tales 2 gone=$m merchant=6 gems=2 loot=4 rest=0",
        "standard 2 phase=over ending=last_sapphire gems=- rest=0",
        "leaders 2 phase=over ending=four_leaders gems=- rest=0"
        " board=r!^,g!^,.,./b!^,y!^,.,./.,.,.,./.,.,.,.",
        "standard[turn_cap=5] 2 phase=over turn=5 ending=turn_cap",
        "three_tales 2 phase=over gone=$m merchant=5 gems=2 loot=5 rest=0 ending=merchant",
        "three_tales 2 phase=steal gone=$m merchant=2 gems=1234589 loot=1 rest=0",
        "three_tales 2 phase=steal gone=$m merchant=3 gems=234589 loot=0 rest=0",  # robbed
        "three_tales 2 phase=over gone=$m merchant=2 gems=- loot=2 rest=0 ending=last_sapphire",
        f"standard 2 phase=take {STEALING.replace('.,./g', 'gc^,gh^/g')} announced=1 taking=row_1"
        " clear=a1,b1,c1,d1 gems=23456789 won=1,0",
    ],
)
def test_a_position_that_can_come_up_reads_back(line: str) -> None:
    state = GAME.read_position(line)
    assert GAME.read_position(GAME.write_position(state)) == state


@pytest.mark.parametrize(
    "line",
    [
        "standard 2 phase=dagger",
        "leaders 2 phase=dagger target=give_1",
        "standard 2 phase=dagger hands=gs;bm chain=0:D,1:D target=take_5",
        "standard 2 phase=dagger hands=gs;bm chain=0:rc,1:D target=take_5",
        "leaders 2 phase=over gems=- rest=0 ending=last_sapphire asked=0",
        "leaders[three_tales=true] 2 phase=wish gone=$g after=drawing flags=led",
        "leaders[three_tales=true] 2 phase=wish gone=$g after=led",
        "standard 2 phase=target chain=0:S hands=gm,gs,gc;-",
        "standard 2 eyes=999999,0",
        "leaders 2 phase=over ending=four_leaders gems=- rest=0",
        "three_tales 2 gone=$m merchant=1 corner=2",
    ],
)
def test_what_does_not_fit_together_is_refused_and_never_crashes(line: str) -> None:
    assert refusal(line) == "not-in-this-phase"


def test_only_thieves_come_to_the_board_unasked() -> None:
    thieves = ",".join(f"{c}{s}" for c in "rgby" for s in "scmht" for _ in range(2))
    assert refusal(f"three_tales 2 stack={thieves}") == "no-such-tile"


def test_gold_that_is_not_named_never_lies_on_the_discards() -> None:
    state = GAME.read_position("three_tales 2 stack=gm unnamed=discards")
    assert (len(state.stack), len(state.discards)) == (4, 43)


@for_all(
    st.sampled_from([phase.name.lower() for phase in Phase]),
    st.dictionaries(
        st.sampled_from([*TOKENS]),
        st.sampled_from(
            [
                "0",
                "1",
                "led",
                "again",
                "take_5",
                "give_1",
                "row_1",
                "5",
                "b2",
                "0:S",
                "0:S,1:D",
                "gm;D",
                "gs,L;bm",
                "S;-",
                "$g",
                "$m,$g",
                "drawing",
                "end",
                "turn_cap",
                "1,0",
            ]
        ),
        max_size=4,
    ),
)
def test_any_names_in_any_phase_are_read_or_refused(phase: str, tokens: dict[str, str]) -> None:
    given_tokens = " ".join(f"{key}={value}" for key, value in {**tokens, "phase": phase}.items())
    with suppress(LarcenyError):
        state = GAME.read_position(f"three_tales[leaders=true] 2 {given_tokens}")
        assert GAME.read_position(GAME.write_position(state)) == state


def test_a_deck_that_lies_twice_is_refused() -> None:
    """Two tiles of one jar change fronts with tiles of another: the halves of truth are gone."""
    line = dealt("standard", 2, fixed_jars=True).line.replace("[fixed_jars=true]", "")
    assert GAME.read_position(line)
    assert refusal(line.replace("rsrc", "rsrm")) in ("jars-do-not-fit", "tiles-not-conserved")


@for_all(texts(60))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(LarcenyError):
        GAME.read_position(text)


@for_all(st.sampled_from([*TOKENS, "rest", "unnamed"]), texts(12))
def test_any_token_is_read_or_refused(key: str, value: str) -> None:
    with suppress(LarcenyError):
        GAME.read_position(f"three_tales[leaders=true] 3 {key}={value}")
