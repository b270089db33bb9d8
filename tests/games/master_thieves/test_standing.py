"""Positions written by hand: what cannot stand on a table is refused, what is next to it is not."""

import pytest

from larceny.games.master_thieves import GAME
from larceny.kernel.errors import InvalidPosition

from .table import given

AT = "phase=place actor=0 at=T.E"
STICKY = "french[sticky_drawers=0.5]"
OPENER = "english_a[drawers_seen_by=opener]"
OVER = "french 2 phase=over hands=SJGTM,SJGTM ending"
ALL_TAKEN = "black=6R,- rest=B.E"


def refused_token(line: str) -> str:
    """Read a line that must be refused; return the token that cannot stand like this."""
    with pytest.raises(InvalidPosition) as refused:
        GAME.read_position(line)
    assert refused.value.code == "not-in-this-phase"
    return str(refused.value.details["token"])


@pytest.mark.rule("MT-8.1", "MT-9.3", "MT-7.2", "MT-11.6")
@pytest.mark.parametrize(
    "line",
    [
        f"french 2 {AT} chosen=J,D placements=3 rest=B.E",
        f"french 2 {AT} chosen=J,D placements=2 rest=B.E",
        f"french 2 {AT} chosen=S,D placements=2 rest=B.E",
        f"french 2 {AT} chosen=G,D placements=1 rest=B.E",
        f"french 2 {AT} chosen=G,D placements=3 rest=B.E",
        f"french 2 {AT} chosen=G,D placements=2 placed=1 T.E=1D/ white=7D2S,* rest=B.E",
        f"french 3 {AT} chosen=G,D,D placements=2 placed=1 T.E=1D/ white=-,*,* rest=B.E",
        f"english_a 2 {AT} chosen=M,D placements=2 rest=B.E",
    ],
)
def test_no_character_places_more_than_he_may(line: str) -> None:
    assert refused_token(line) == "placements"


@pytest.mark.rule("MT-8.1", "MT-9.3", "MT-11.6")
@pytest.mark.parametrize(
    "line",
    [
        f"french 2 {AT} chosen=J,D placements=1 rest=B.E",
        f"french 2 {AT} chosen=G,D placements=2 rest=B.E",
        f"french 2 {AT} chosen=G,D placements=1 placed=1 T.E=1D/ white=7D2S,* rest=B.E",
        f"english_a 2 {AT} chosen=M,D placements=1 rest=B.E",
    ],
)
def test_as_many_as_he_may_he_places(line: str) -> None:
    table = given(line)
    assert given(table.line).state == table.state


@pytest.mark.rule("MT-5.3", "MT-9.2")
@pytest.mark.parametrize(
    "tokens",
    [
        f"{AT} chosen=J,D placements=1 turn=fell,barred",
        f"{AT} chosen=S,D placements=1 turn=fell,barred dropped=0",
        f"{AT} chosen=J,D placements=1 turn=fell",
        f"{AT} chosen=J,D placements=1 turn=barred",
        "phase=take actor=0 chosen=M,D at=T.E turn=fell,barred",
        "phase=alarm actor=0 chosen=J,D at=T.E turn=fell,barred",
        "phase=move actor=0 chosen=T,D turn=fell",
        "phase=move actor=0 chosen=T,D turn=barred",
        "phase=move actor=0 chosen=T,D turn=found_empty",
        f"{AT} chosen=G,D placements=2 turn=fell,barred T.E=1D/",
        f"{AT} chosen=J,D placements=1 turn=found_empty T.E=1D/",
        f"{AT} chosen=S,D placements=1 T.E=1D/",
    ],
)
def test_gems_that_fell_end_the_turn_of_all_but_the_gemologist(tokens: str) -> None:
    assert refused_token(f"french 2 {tokens} rest=B.E") == "turn"


@pytest.mark.rule("MT-5.3", "MT-5.5", "MT-9.2")
@pytest.mark.parametrize(
    "line",
    [
        f"french 2 {AT} chosen=G,D placements=2 turn=fell,barred rest=B.E",
        "french 2 phase=move actor=0 chosen=J,D turn=fell,barred rest=B.E",
        "french 2 phase=move actor=0 chosen=S,D turn=fell,barred dropped=0 rest=B.E",
        f"{STICKY} 2 {AT} chosen=J,D placements=1 turn=fell T.E=1D/ rest=B.E",
        f"{STICKY} 2 phase=move actor=0 chosen=T,D turn=fell rest=B.E",
    ],
)
def test_she_goes_on_and_so_does_whose_slip_is_forgiven(line: str) -> None:
    table = given(line)
    assert given(table.line).state == table.state


@pytest.mark.rule("MT-7.2", "MT-8.1", "MT-9.1", "MT-1.4", "MT-10.3")
@pytest.mark.parametrize(
    "line",
    [
        "french 2 phase=alarm actor=0 chosen=J,D at=T.E rest=B.E",
        "italian 2 phase=alarm actor=0 chosen=J,D at=T.E T.E=1D/ rest=B.E",
        "french 2 phase=move actor=0 chosen=J,D rest=B.E",
        "italian 2 phase=move actor=0 chosen=S,D rest=B.E",
        "english_b 2 phase=move actor=0 chosen=G,D rest=B.E",
        "french 2 phase=move actor=0 chosen=G,D turn=fell,barred rest=B.E",
        "french 2 phase=move actor=0 chosen=J,D placed=1 rest=B.E",  # from a full white pillow
        "french 2 phase=move actor=0 chosen=J,D placed=2 white=6D2S,* rest=B.E",
        "french 2 phase=move actor=0 chosen=T,D placed=1 white=7D2S,* rest=B.E",
        "french 2 phase=move actor=0 chosen=M,D placed=1 white=7D2S,* rest=B.E",
        "english_a 2 phase=move actor=0 chosen=J,D placed=1 turn=fell,barred white=8D3S,* rest=B.E",
    ],
)
def test_what_must_be_placed_was_placed_and_what_was_placed_is_gone(line: str) -> None:
    assert refused_token(line) == "placed"


@pytest.mark.rule("MT-8.1", "MT-7.2", "MT-9.1")
@pytest.mark.parametrize(
    "line",
    [
        "french 2 phase=alarm actor=0 chosen=J,D at=T.E placed=1 T.E=1D/ white=7D2S,* rest=B.E",
        "english_a 2 phase=alarm actor=0 chosen=J,D at=T.E rest=B.E",
        "french 2 phase=move actor=0 chosen=S,D rest=B.E",  # the drawer may have been empty
        "english_b 2 phase=move actor=0 chosen=G,D turn=fell,barred rest=B.E",
        "french 2 phase=move actor=0 chosen=J,D placed=1 white=7D2S,* rest=B.E",
    ],
)
def test_where_nothing_is_owed_nothing_need_be_placed(line: str) -> None:
    table = given(line)
    assert given(table.line).state == table.state


@pytest.mark.rule("MT-7.5")
@pytest.mark.parametrize(
    "tokens",
    [
        "phase=open actor=0 chosen=S,S,D dropped=0",
        "phase=open actor=0 chosen=S,S,D dropped=1",
        "phase=move actor=0 chosen=S,S,D dropped=1",
        "phase=move actor=0 chosen=S,S,D dropped=0",
        "phase=move actor=0 chosen=S,S,D turn=fell,barred",
        "phase=open actor=0 chosen=T,S,D dropped=0",
    ],
)
def test_only_who_has_opened_his_drawer_can_have_dropped_gems(tokens: str) -> None:
    assert refused_token(f"french 3 {tokens} rest=B.E") == "dropped"


@pytest.mark.rule("MT-7.5")
@pytest.mark.parametrize(
    "tokens",
    [
        "phase=open actor=1 chosen=S,S,D dropped=0",
        "phase=move actor=0 chosen=S,S,D dropped=0 turn=fell,barred",
        "phase=open actor=2 chosen=S,S,T dropped=0,1",
    ],
)
def test_who_has_opened_it_can(tokens: str) -> None:
    table = given(f"french 3 {tokens} rest=B.E")
    assert given(table.line).state == table.state


@pytest.mark.rule("MT-7.4", "MT-12.2")
def test_who_divides_is_asked_by_the_numbers_of_the_cards() -> None:
    line = "french 3 phase=booty chosen=S,S,S cards=222222,444444,333333 pickers={} red=2D rest=B.E"
    assert refused_token(line.format("0,1,2")) == "pickers"
    assert refused_token(line.format("0,2")) == "pickers"
    for pickers in ("0,2,1", "2,1,0", "1,0,2"):
        assert given(line.format(pickers)).deciders == (int(pickers[0]),)


@pytest.mark.rule("MT-13.3")
def test_there_is_no_round_after_the_last() -> None:
    assert refused_token("french 2 round=61 rest=B.E") == "round"
    assert refused_token("french[round_cap=6] 2 round=7 rest=B.E") == "round"
    hands = "hands=S,S"
    assert given(f"french[round_cap=6] 2 round=6 {hands} rest=B.E").state.round == 6


@pytest.mark.rule("MT-13.2")
@pytest.mark.parametrize(
    "line",
    [
        f"french 2 {ALL_TAKEN}",
        f"french 2 last-ruby=taken {ALL_TAKEN}",
        f"french 2 phase=open actor=0 chosen=T,D {ALL_TAKEN}",
        f"french[sixth_ruby=end_of_round] 2 last-ruby=taken {ALL_TAKEN}",
        f"french[sixth_ruby=end_of_round] 2 phase=open actor=0 chosen=T,D {ALL_TAKEN}",
        f"{OVER}=empty_pillow white=-,* last-ruby=taken {ALL_TAKEN}",
    ],
)
def test_the_game_does_not_go_on_without_the_sixth_ruby(line: str) -> None:
    assert refused_token(line) == "last-ruby"


@pytest.mark.rule("MT-13.2", "MT-11.5")
@pytest.mark.parametrize(
    "line",
    [
        f"italian 2 {ALL_TAKEN}",  # there it is no end
        f"english_a 2 {ALL_TAKEN}",
        f"english_a[sixth_ruby=at_once] 2 {ALL_TAKEN}",  # the last one may have fallen
        "french[sixth_ruby=end_of_round] 2 phase=move actor=0 chosen=M,D last-ruby=taken "
        + ALL_TAKEN,
        f"{OVER}=sixth_ruby last-ruby=taken {ALL_TAKEN}",
    ],
)
def test_but_where_it_is_no_end_or_the_end_of_the_round_is_to_come(line: str) -> None:
    table = given(line)
    assert given(table.line).state == table.state


@pytest.mark.rule("MT-13.1", "MT-13.2", "MT-13.3")
@pytest.mark.parametrize(
    "tokens", ["empty_pillow", "round_cap", "sixth_ruby", "round_cap white=-,*"]
)
def test_a_game_ends_for_a_reason_that_can_be_seen(tokens: str) -> None:
    assert refused_token(f"{OVER}={tokens} rest=B.E") == "ending"


@pytest.mark.rule("MT-3.3", "MT-1.4")
def test_white_pillows_only_become_less() -> None:
    assert refused_token("french 2 white=9D2S,7D2S rest=B.E") == "white"
    assert refused_token("french 2 white=7D3S,* rest=B.E") == "white"
    assert refused_token("french 2 phase=fill actor=0 share=6 white=7D2S,* rest=B.E") == "white"


@pytest.mark.rule("MT-3.4", "MT-3.5", "MT-3.6", "MT-1.5")
@pytest.mark.parametrize(
    ("line", "token"),
    [
        ("french 2 phase=fill actor=0 share=7 rest=B.E", "share"),
        ("french 5 phase=fill actor=4 share=3 rest=B.E", "share"),
        ("french 3 phase=fill actor=0 share=4 to-fill=2,1 rest=B.E", "to-fill"),
        ("french 3 phase=fill actor=0 share=4 to-fill=2 rest=B.E", "to-fill"),
        ("english_a[fill_order=free] 3 phase=fill actor=0 share=4 to-fill=0,1 rest=B.E", "to-fill"),
        ("french 2 phase=fill actor=0 share=6 black=1D,- rest=B.E", "black"),
        ("french 2 phase=fill actor=0 share=6 T.E=1D!0/ rest=B.E", "alarms"),
    ],
)
def test_the_box_is_filled_share_by_share_before_anything_else(line: str, token: str) -> None:
    assert refused_token(line) == token


@pytest.mark.rule("MT-11.3", "MT-11.4", "MT-11.5", "MT-8.2", "MT-7.1")
@pytest.mark.parametrize(
    "line",
    [
        "french 2 phase=ruby actor=0 chosen=M,D at=T.N rest=B.E",
        "french 2 phase=ruby actor=0 chosen=M,D at=T.N turn=looked rest=B.E",
        "french 2 phase=ruby actor=0 chosen=M,D at=T.N turn=looked,barred T.N=/ rest=B.E",
        f"{OPENER} 2 phase=ruby actor=0 chosen=M,D at=T.N turn=looked,barred T.N=/(R) rest=B.E",
        "english_a 2 phase=take actor=0 chosen=M,D at=T.N turn=looked T.N=(R)/ rest=B.E",
        f"english_a 2 {AT} chosen=M,D placements=1 turn=looked T.E=1D/ rest=B.E",
        "french 2 phase=move actor=0 chosen=T,D turn=looked rest=B.E",
        "french 2 phase=move actor=0 chosen=J,D turn=alarm_set placed=1 white=7D2S,* rest=B.E",
        "english_a 2 phase=move actor=0 chosen=T,D turn=alarm_set T.E=1D!0/ rest=B.E",
    ],
)
def test_who_looked_saw_something_and_who_set_an_alarm_has_it_no_more(line: str) -> None:
    assert refused_token(line) == "turn"


@pytest.mark.rule("MT-11.3", "MT-11.4", "MT-8.2")
@pytest.mark.parametrize(
    "line",
    [
        "french 2 phase=ruby actor=0 chosen=M,D at=T.N turn=looked T.N=(R)/ rest=B.E",
        f"{OPENER} 2 phase=ruby actor=0 chosen=M,D at=T.N turn=looked,barred T.N=/ rest=B.E",
        "french 2 phase=move actor=0 chosen=M,D turn=looked,barred rest=B.E",
        "french 2 phase=move actor=0 chosen=J,D turn=alarm_set placed=1 white=7D2S,* T.E=2D!0/"
        " rest=B.E",
    ],
)
def test_such_a_turn_can_stand(line: str) -> None:
    table = given(line)
    assert given(table.line).state == table.state


@pytest.mark.parametrize(
    "line",
    [
        "english_a 2 phase=take actor=0 chosen=T,D at=T.E rest=B.E",  # there is nothing to decide
        "english_a 2 phase=alarm actor=0 chosen=J,D at=T.E T.W=1D!0/ rest=B.E",
        "english_a 2 phase=alarm actor=0 chosen=J,D at=T.E T.E=1D!1/ rest=B.E",
    ],
)
def test_nobody_is_asked_where_there_is_only_one_answer(line: str) -> None:
    assert refused_token(line) == "actor"
    assert given(line.replace("english_a", OPENER).replace("T.W=1D!0/", "")).phase


def test_that_a_drawer_was_empty_follows_where_nobody_can_have_taken_anything() -> None:
    line = f"french 2 {AT} chosen=J,D placements=1 rest=B.E"
    assert given(line).state.found_empty
    assert not given(line.replace("rest", "T.E=1D/ rest")).state.found_empty
    smuggler = f"french 2 {AT} chosen=S,D placements=1 rest=B.E"
    assert given(smuggler).legal(0) == ["place D", "place S"]
    assert given(smuggler + " turn=found_empty").legal(0)[-1] == "place nothing"
