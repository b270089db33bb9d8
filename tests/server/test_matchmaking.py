"""Who is seated together by quick match: by rating, and by how long one has waited."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from larceny.server.domain.matchmaking import (
    GATHER_MS,
    Group,
    Seeker,
    Tempo,
    fits,
    matched,
    reach,
)

NOW = 1_000_000
LONG_MS = 600_000
"""So long that everybody reaches for everybody."""


def seeker(person: str, rating: float = 25.0, waited: int = 0, most: int = 4) -> Seeker:
    return Seeker(person, "master-thieves", Tempo.FAST, 2, most, rating, NOW - waited)


@st.composite
def crowds(draw: st.DrawFn) -> list[Seeker]:
    count = draw(st.integers(0, 40))
    return [
        Seeker(
            person=f"p{number}",
            game=draw(st.sampled_from(["master-thieves", "forty-thieves"])),
            tempo=draw(st.sampled_from(list(Tempo))),
            least=2,
            most=draw(st.integers(2, 6)),
            rating=draw(st.floats(-10, 60)),
            since=NOW - draw(st.integers(0, 60_000)),
        )
        for number in range(count)
    ]


def people(groups: list[Group]) -> list[str]:
    return [one.person for group in groups for one in group]


@given(crowds())
def test_nobody_sits_twice_and_each_table_suits_all_who_sit_there(crowd: list[Seeker]) -> None:
    groups = matched(crowd, NOW)
    seated = people(groups)
    assert len(seated) == len(set(seated))
    for group in groups:
        assert len({(one.game, one.tempo) for one in group}) == 1
        assert 2 <= len(group) <= min(one.most for one in group)
        assert all(fits(one, other, NOW) for one in group for other in group)
        longest = max(NOW - one.since for one in group)
        is_full = len(group) == min(one.most for one in group)
        assert is_full or longest >= GATHER_MS


@given(crowds(), st.randoms())
def test_the_order_in_which_they_are_listed_changes_nothing(
    crowd: list[Seeker], dice: Random
) -> None:
    mixed = list(crowd)
    dice.shuffle(mixed)
    assert matched(mixed, NOW) == matched(crowd, NOW)


@given(crowds())
def test_two_who_have_waited_and_suit_each_other_are_never_both_left(crowd: list[Seeker]) -> None:
    left = [one for one in crowd if one.person not in people(matched(crowd, NOW))]
    waited = [one for one in left if NOW - one.since >= GATHER_MS]
    for one in waited:
        for other in waited:
            same = (one.game, one.tempo) == (other.game, other.tempo)
            assert one is other or not same or not fits(one, other, NOW)


@given(crowds())
def test_in_the_end_at_most_one_is_left_of_each_kind(crowd: list[Seeker]) -> None:
    later = NOW + LONG_MS
    seated = people(matched(crowd, later))
    left = [(one.game, one.tempo) for one in crowd if one.person not in seated]
    assert len(left) == len(set(left))


def test_strangers_of_one_strength_are_seated_before_those_who_are_not() -> None:
    crowd = [
        seeker("weak", 12.0, waited=9_000, most=2),
        seeker("strong", 38.0, waited=8_000, most=2),
        seeker("weak too", 13.0, waited=1_000, most=2),
        seeker("strong too", 37.0, waited=0, most=2),
    ]
    together = [{one.person for one in group} for group in matched(crowd, NOW)]
    assert together == [{"weak", "weak too"}, {"strong", "strong too"}]


def test_who_waits_reaches_further_until_somebody_is_found() -> None:
    waited = [1_000, 10_000, 30_000]
    found = [matched([seeker("ann", 20, w, 2), seeker("bo", 32, w, 2)], NOW) for w in waited]
    assert [len(groups) for groups in found] == [0, 0, 1]
    assert reach(seeker("ann", waited=10_000), NOW) > reach(seeker("ann"), NOW)


def test_a_larger_table_is_waited_for_a_moment_and_not_for_ever() -> None:
    young = [seeker("ann", waited=GATHER_MS - 1), seeker("bo")]
    assert matched(young, NOW) == []
    assert len(matched([*young, seeker("cy"), seeker("di")], NOW)) == 1
    [pair] = matched([seeker("ann", waited=GATHER_MS), seeker("bo")], NOW)
    assert len(pair) == 2


def test_who_wants_two_only_is_not_seated_with_more() -> None:
    crowd = [seeker("ann", waited=9_000, most=2), seeker("bo"), seeker("cy")]
    assert [len(group) for group in matched(crowd, NOW)] == [2]


def people_of(groups: list[Group]) -> list[set[str]]:
    return [{one.person for one in group} for group in groups]


def test_who_is_kept_apart_is_not_seated_together_however_long_they_wait() -> None:
    ann, bo = seeker("ann", waited=LONG_MS), seeker("bo", waited=LONG_MS)
    for pair in (("ann", "bo"), ("bo", "ann")):  # whichever has blocked the other
        assert matched([ann, bo], NOW, [pair]) == []
    cy = seeker("cy")
    [group] = people_of(matched([ann, bo, cy], NOW, [("bo", "ann")]))
    assert group == {"ann", "cy"}  # who waits longest is served first


@given(crowds(), st.lists(st.tuples(st.integers(0, 39), st.integers(0, 39)), max_size=60))
def test_no_group_has_two_who_are_kept_apart(
    crowd: list[Seeker], pairs: list[tuple[int, int]]
) -> None:
    apart = [(f"p{one}", f"p{other}") for one, other in pairs if one != other]
    for people in people_of(matched(crowd, NOW, apart)):
        assert not [pair for pair in apart if people.issuperset(pair)]
