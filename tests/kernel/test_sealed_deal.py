"""What seats add to a deal: sealed before any is opened, and checked against the seals."""

from dataclasses import replace
from itertools import pairwise

import pytest

from larceny.kernel import sealed_deal
from larceny.kernel.chance import commitment
from larceny.kernel.errors import InvalidRecord
from larceny.kernel.events import Seat
from larceny.kernel.sealed_deal import (
    ROUNDS,
    AddedBy,
    BeaconRound,
    Chain,
    SealedDeal,
    SealScope,
    chance_of,
)

TABLE = "A" * 22
SECRET = "tea"
SCOPE = SealScope(TABLE, commitment(SECRET), 0)
QUICKNET = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971"
DRAND = BeaconRound(  # as its documentation shows it
    QUICKNET,
    1000,
    "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b1957"
    "6350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39",
    "fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd",
)


def chain(seat: int, digit: str = "0") -> Chain:
    return Chain(SealScope(TABLE, commitment(SECRET), seat), digit * 64)


def example() -> tuple[SealedDeal, list[str]]:
    """Return the deal of docs/deals.md: seat 2 has withheld in round 0."""
    deal = SealedDeal(
        table=TABLE,
        round=1,
        added_by=(AddedBy.SEALED, AddedBy.BOT, AddedBy.SEALED),
        seals=(chain(0).seal, replace(SCOPE, seat=1).seal("milk"), chain(2, "1").seal),
        withheld=((0, Seat(2)),),
        beacon=None,
    )
    return deal, [chain(0).text(1), "milk", ""]


def test_every_text_of_a_chain_leads_to_its_seal_and_is_the_hash_of_the_next() -> None:
    drawn = Chain.drawn(SCOPE)
    texts = [drawn.text(round_) for round_ in range(ROUNDS)]
    assert len({drawn.seal, *texts}) == ROUNDS + 1
    for round_, text in enumerate(texts):
        assert sealed_deal.is_hash(text)
        assert SCOPE.seal(text, round_) == drawn.seal
    for before, after in pairwise(texts):
        assert SCOPE.link(texts.index(after), after) == before
    with pytest.raises(ValueError, match="no round 9"):
        drawn.text(ROUNDS)


def test_a_seal_is_of_no_use_to_another_seat_table_or_commitment() -> None:
    mine = chain(0)
    others = (replace(SCOPE, seat=1), replace(SCOPE, table="B" * 22), replace(SCOPE, commitment=""))
    assert len({place.seal(mine.text(0)) for place in (SCOPE, *others)}) == 4


def test_the_known_answers() -> None:
    deal, contributions = example()
    sealed_deal.check(deal, commitment(SECRET), contributions)
    page = [
        *(contributions[0], deal.seals[0], deal.seals[1]),
        deal.key(SECRET, contributions).hex(),
    ]
    assert page == [
        "f40ad2501ea8b0b56fd1354ccd16fef2637b23f4175e5091c6816b8db829d1bb",
        "fc4a4d4b7e0ed95157fd706d89b35053daa8c2f40ffa42a935b4277ffff2c8d6",
        "7ce089f8cdb8a729b9adb637d7b33454b1dd2d58796eec0fdea9be86f660d145",
        "3e5a99d874ff936615826b387b6bbb0081f4ed24bc7ae605df8ec2209fd64fb2",
    ]


def test_the_key_depends_on_everything() -> None:
    deal, added = example()
    keys = {
        deal.key(SECRET, added),
        deal.key("coffee", added),
        deal.key(SECRET, [added[1], added[0], ""]),
        deal.key(SECRET, [*added, ""]),
        replace(deal, round=2).key(SECRET, added),
        replace(deal, table="B" * 22).key(SECRET, added),
        replace(deal, beacon=DRAND).key(SECRET, added),
        chance_of(SECRET, added, None).key,
    }
    assert len(keys) == 8


@pytest.mark.parametrize(
    ("code", "changes", "added"),
    [
        ("seal", {}, {0: "0" * 64}),
        ("seal", {}, {0: ""}),
        ("seal", {}, {1: "cream"}),
        ("seal", {}, {2: chain(2, "1").text(1)}),  # it opened after all
        ("seal", {"round": 0}, {}),
        ("seal", {"table": "B" * 22}, {}),
        ("seal", {"added_by": (AddedBy.PLAIN, AddedBy.BOT, AddedBy.SEALED)}, {}),
        ("seal", {"added_by": (AddedBy.SEALED, AddedBy.NONE, AddedBy.SEALED)}, {}),
        ("seals", {"seals": ()}, {}),
        ("rounds", {"withheld": ((1, Seat(2)),)}, {}),
        ("rounds", {"withheld": ((0, Seat(2)), (0, Seat(2)))}, {}),
        ("beacon", {"beacon": replace(DRAND, randomness="0" * 64)}, {}),
        ("beacon", {"beacon": replace(DRAND, signature="tea")}, {}),
    ],
)
def test_what_does_not_fit_is_refused(
    code: str, changes: dict[str, object], added: dict[int, str]
) -> None:
    deal, contributions = example()
    for seat, text in added.items():
        contributions[seat] = text
    with pytest.raises(InvalidRecord) as no:
        sealed_deal.check(replace(deal, **changes), commitment(SECRET), contributions)  # type: ignore[arg-type]
    assert no.value.code == code


def test_a_bot_cannot_withhold() -> None:
    deal, contributions = example()
    contributions[1:] = ["", chain(2, "1").text(1)]
    blames_bot = replace(deal, withheld=((0, Seat(1)),))
    with pytest.raises(InvalidRecord) as no:
        sealed_deal.check(blames_bot, commitment(SECRET), contributions)
    assert no.value.code == "rounds"


def test_a_beacon_is_checked_by_the_hash_of_its_signature() -> None:
    deal, contributions = example()
    assert DRAND.fits
    sealed_deal.check(replace(deal, beacon=DRAND), commitment(SECRET), contributions)
