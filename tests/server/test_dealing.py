"""From people who are ready to a deal: what each adds is fixed before any of it is opened."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from random import Random

import pytest

from larceny.kernel import sealed_deal
from larceny.kernel.chance import commitment
from larceny.kernel.events import Seat
from larceny.kernel.sealed_deal import ROUNDS, AddedBy, BeaconRound, Chain
from larceny.server.domain import dealing, tables
from larceny.server.domain.opening import ROUND_MS
from larceny.server.domain.refusals import Refused
from larceny.server.domain.tables import Chair, Plan, Status, Table

from ..effort import amount

ANN, BO, CY = "ann", "bo", "cy"
NOW = 1_000_000
LATE = NOW + ROUND_MS


def draw() -> str:
    return "drawn"


def lobby(secret: str = "tea", people: tuple[str, ...] = (ANN, BO), bots: int = 0) -> Table:
    """Lay a table at which everybody sits, and nobody is ready but the bots."""
    chairs = [Chair(person=one, name=one.capitalize(), colour=at) for at, one in enumerate(people)]
    chairs += [Chair(name="Bot", bot="novice", ready=True)] * bots
    plan = Plan("master-thieves", {}, len(chairs))
    return Table("T" * 22, plan, people[0], tuple(chairs), commitment(secret), secret, 0)


def chain_of(table: Table, person: str, dice: Random | None = None) -> Chain:
    seat = table.seat_of(person)
    assert seat is not None
    last = f"{(dice or Random(person)).getrandbits(256):064x}"
    return Chain(dealing.seal_scope_of(table, seat), last)


def begun(
    table: Table, dice: Random | None = None, beacon: BeaconRound | None = None
) -> tuple[Table, dict[str, Chain]]:
    """Let everybody seal something, and the host begin."""
    people = [chair.person for chair in table.chairs if chair.person and not chair.companion]
    chains = {one: chain_of(table, one, dice) for one in people}
    for one, chain in chains.items():
        table = tables.make_ready(table, one, ready=True, seal=chain.seal)
    return dealing.begin(table, table.host, 1, NOW, draw, beacon), chains


def opened(table: Table, chain: Chain, person: str, now: int = NOW) -> Table:
    assert table.opening is not None
    round_ = table.opening.round
    return dealing.open_own(table, person, round_, chain.text(round_), now)


def refused(do: Callable[[], object]) -> str:
    with pytest.raises(Refused) as no:
        do()
    return no.value.code


def waiting(table: Table) -> tuple[Seat, ...]:
    assert table.opening is not None
    return table.opening.waiting()


def check(table: Table) -> None:
    """Check a deal as any stranger would."""
    deal = dealing.sealed_deal(table)
    assert deal is not None
    sealed_deal.check(deal, table.commitment, dealing.contributions(table))


# One after the other ----------------------------------------------------------------------------


def test_all_seals_are_fixed_before_anything_is_opened() -> None:
    table, chains = begun(lobby(bots=1))
    assert table.opening is not None
    assert table.status is Status.PLAYING
    assert dealing.is_opening(table)
    assert table.opening.added_by == (AddedBy.SEALED, AddedBy.SEALED, AddedBy.BOT)
    assert table.opening.seals[:2] == tuple(chain.seal for chain in chains.values())
    assert table.opening.texts == ("", "", "drawn")
    assert waiting(table) == (0, 1)


def test_when_all_have_opened_it_is_dealt_from_what_they_sealed() -> None:
    table, chains = begun(lobby(bots=1))
    for one in (BO, ANN):
        assert dealing.is_opening(table)
        table = opened(table, chains[one], one)
    assert not dealing.is_opening(table)
    assert dealing.contributions(table) == (chains[ANN].text(0), chains[BO].text(0), "drawn")
    check(table)


def test_the_order_of_opening_changes_nothing() -> None:
    table, chains = begun(lobby())
    keys: set[bytes] = set()
    for order in ((ANN, BO), (BO, ANN)):
        dealt = table
        for one in order:
            dealt = opened(dealt, chains[one], one, NOW + len(keys))
        keys.add(dealing.chance(dealt).key)
    assert len(keys) == 1


def test_who_does_not_open_in_time_is_named_and_left_out_of_a_new_round() -> None:
    table, chains = begun(lobby(people=(ANN, BO, CY)))
    table = opened(opened(table, chains[ANN], ANN), chains[CY], CY)
    assert dealing.end_round(table, LATE - 1) == table
    table = dealing.end_round(table, LATE)
    assert table.opening is not None
    assert (table.opening.round, table.opening.withheld) == (1, ((0, 1),))
    assert table.opening.until == LATE + ROUND_MS
    assert waiting(table) == (0, 2)  # they open something new
    assert refused(lambda: opened(table, chains[BO], BO, LATE)) == "too-late"
    for one in (ANN, CY):
        table = opened(table, chains[one], one, LATE)
    assert dealing.contributions(table) == (chains[ANN].text(1), "", chains[CY].text(1))
    check(table)


def test_if_nobody_ever_opens_there_are_no_more_rounds_than_seats() -> None:
    people = tuple("abcdefgh")
    table, chains = begun(lobby(people=people))
    now = NOW
    while dealing.is_opening(table):  # one seat fewer opens each time
        for one in people[: len(waiting(table)) - 1]:
            table = opened(table, chains[one], one, now)
        now += ROUND_MS
        table = dealing.end_round(table, now)
    assert table.opening is not None
    assert table.opening.round == ROUNDS - 1
    assert set(dealing.contributions(table)) == {""}
    check(table)


def test_the_same_text_may_come_twice_but_no_other() -> None:
    table, chains = begun(lobby())
    once = opened(table, chains[ANN], ANN)
    assert opened(once, chains[ANN], ANN) == once
    assert refused(lambda: dealing.open_own(once, ANN, 0, "0" * 64, NOW)) == "too-late"


@pytest.mark.parametrize(
    ("round_", "text", "now", "code"),
    [
        (0, "0" * 64, NOW, "wrong-text"),
        (1, "right", NOW, "too-late"),
        (0, "right", LATE, "too-late"),
    ],
)
def test_what_cannot_be_opened_is_refused(round_: int, text: str, now: int, code: str) -> None:
    table, chains = begun(lobby())
    right = chains[ANN].text(round_)
    given = right if text == "right" else text
    assert refused(lambda: dealing.open_own(table, ANN, round_, given, now)) == code


def test_nobody_opens_for_another_or_before_the_game_has_begun() -> None:
    table, chains = begun(lobby())
    assert refused(lambda: opened(table, chains[BO], ANN)) == "wrong-text"
    assert refused(lambda: opened(table, chains[BO], CY)) == "not-your-seat"
    text = chains[ANN].text(0)
    assert refused(lambda: dealing.open_own(lobby(), ANN, 0, text, NOW)) == "not-opening"


def test_a_seal_that_was_copied_cannot_be_opened() -> None:
    table = lobby()
    chain = chain_of(table, ANN)
    for one in (ANN, BO):
        table = tables.make_ready(table, one, ready=True, seal=chain.seal)
    table = dealing.begin(table, ANN, 1, NOW, draw)
    table = opened(table, chain, ANN)
    assert refused(lambda: opened(table, chain, BO)) == "wrong-text"


def test_old_programs_bots_and_companions_beside_one_who_seals() -> None:
    table = lobby(people=(ANN, BO), bots=1)
    table = replace(table, chairs=(*table.chairs, Chair()), plan=replace(table.plan, seats=4))
    table = tables.seat_companion(table, ANN, Seat(3), "Al")
    chain = chain_of(table, ANN)
    table = tables.make_ready(table, ANN, ready=True, seal=chain.seal)
    table = tables.make_ready(table, BO, ready=True, contribution="milk")
    table = dealing.begin(table, ANN, 1, NOW, draw)
    assert table.opening is not None
    assert [*table.opening.added_by] == ["sealed", "plain", "bot", "none"]
    table = opened(table, chain, ANN)
    assert dealing.contributions(table) == (chain.text(0), "milk", "drawn", "")
    check(table)


def test_where_nobody_seals_it_is_dealt_at_once_as_it_always_was() -> None:
    table = lobby(bots=1)
    for one in (ANN, BO):
        table = tables.make_ready(table, one, ready=True, contribution=f"from-{one}")
    table = dealing.begin(table, ANN, 1, NOW, draw)
    assert table.opening is None
    assert not dealing.is_opening(table)
    assert dealing.contributions(table) == ("from-ann", "from-bo", "")
    assert dealing.sealed_deal(table) is None


def test_who_changes_chairs_or_is_not_ready_takes_the_seal_back() -> None:
    table = replace(lobby(), chairs=(*lobby().chairs, Chair()))
    table = replace(table, plan=replace(table.plan, seats=3))
    sealed = tables.make_ready(table, ANN, ready=True, seal=chain_of(table, ANN).seal)
    assert sealed.chairs[0].seal
    for changed in (
        tables.make_ready(sealed, ANN, ready=False),
        tables.sit(sealed, ANN, "Ann", Seat(2)),
        tables.seat_companion(sealed, ANN, Seat(2), "Al"),
    ):
        assert not any(chair.seal or chair.ready for chair in changed.chairs)


def test_a_host_whose_seat_gets_another_number_seals_anew() -> None:
    table = lobby(people=(ANN,))
    table = replace(table, chairs=(Chair(), *table.chairs), plan=replace(table.plan, seats=2))
    table = tables.make_ready(table, ANN, ready=True, seal=chain_of(table, ANN).seal)
    other_rules = replace(table.plan, hints=True)
    assert tables.agree_anew(table, ANN, other_rules).chairs[1].seal
    assert not tables.agree_anew(table, ANN, replace(table.plan, seats=1)).chairs[0].ready


def test_the_texts_are_not_shown_by_accident() -> None:
    table, chains = begun(lobby(bots=1))
    assert "drawn" not in repr(opened(table, chains[ANN], ANN))
    assert chains[ANN].text(0) not in repr(opened(table, chains[ANN], ANN))


# A public beacon --------------------------------------------------------------------------------

NAMED = BeaconRound("chain", 7, "", "")
SAID = BeaconRound("chain", 7, "00", sha256(b"\0").hexdigest())


def test_with_a_beacon_it_is_dealt_when_that_has_spoken() -> None:
    table, chains = begun(lobby(), beacon=NAMED)
    for one in (ANN, BO):
        table = opened(table, chains[one], one)
    assert dealing.is_opening(table)
    assert dealing.with_beacon(table, replace(SAID, round=8)) == table
    dealt = dealing.with_beacon(table, SAID)
    assert not dealing.is_opening(dealt)
    assert dealing.with_beacon(dealt, replace(SAID, signature="01")) == dealt
    assert dealing.chance(dealt).key != dealing.chance(table).key
    check(dealt)


def test_a_new_round_has_a_new_beacon() -> None:
    table, chains = begun(lobby(), beacon=NAMED)
    table = dealing.with_beacon(opened(table, chains[ANN], ANN), SAID)  # it lay before all
    table = dealing.end_round(table, LATE, replace(NAMED, round=9))
    assert table.opening is not None
    assert table.opening.beacon == replace(NAMED, round=9)


# What a cheat could choose ----------------------------------------------------------------------

FACES = 4
"""What is dealt, in these tests: one of four things, equally likely. The cheat wants the first."""

GAMES = amount(quick=200, usual=400, soak=20_000)


def face(table: Table) -> int:
    return dealing.chance(table).below(FACES)


Cheat = Callable[[Table, Chain, Random], Table]
"""What a cheat does when it is asked to open: it may know what the table tells, and its chain."""


def honest(table: Table, chain: Chain, dice: Random) -> Table:
    return opened(table, chain, BO)


def withholds(table: Table, chain: Chain, dice: Random) -> Table:
    return table


def withholds_by_lot(table: Table, chain: Chain, dice: Random) -> Table:
    return table if dice.random() < 0.5 else opened(table, chain, BO)


def withholds_by_what_it_sees(table: Table, chain: Chain, dice: Random) -> Table:
    """Decide by everything that it knows, as cleverly as anybody could: it knows no secret."""
    assert table.opening is not None
    known = (*table.opening.seals, table.commitment, chain.text(0))
    likes = int(sha256("".join(known).encode()).hexdigest(), 16) % 2
    return table if likes else opened(table, chain, BO)


def tries_everything(table: Table, chain: Chain, dice: Random) -> Table:
    """Try other texts, too early ones, too late ones and another's; then open."""
    for round_, text in ((0, f"{dice.getrandbits(256):064x}"), (0, chain.text(1)), (1, "0" * 64)):
        with pytest.raises(Refused):
            dealing.open_own(table, BO, round_, text, NOW)
    return opened(table, chain, BO)


def dealt_with(cheat: Cheat, dice: Random, beacon: BeaconRound | None = None) -> Table:
    """Deal at a table where Ann is honest and Bo is not."""
    table, chains = begun(lobby(secret=f"{dice.random()}"), dice, beacon)
    first, second = dice.sample([ANN, BO], 2)
    now = NOW
    for one in (first, second):  # whoever comes first, or last
        table = cheat(table, chains[BO], dice) if one == BO else opened(table, chains[ANN], ANN)
    while dealing.is_opening(table) and waiting(table):
        now += ROUND_MS
        table = dealing.end_round(table, now, beacon)
        for seat in waiting(table):
            person = table.chairs[seat].person
            assert person is not None
            table = opened(table, chains[person], person, now)
    return table


def is_even(counts: Counter[int], games: int) -> bool:
    """Ask whether four outcomes came up equally often, as far as chance allows (chi-square)."""
    expected = games / FACES
    return sum((counts[one] - expected) ** 2 / expected for one in range(FACES)) < 16.3  # 0.1 %


@pytest.mark.parametrize(
    "cheat",
    [honest, withholds, withholds_by_lot, withholds_by_what_it_sees, tries_everything],
)
def test_no_strategy_of_one_seat_makes_any_deal_more_likely(cheat: Cheat) -> None:
    dice = Random(cheat.__name__)
    counts = Counter(face(dealt_with(cheat, dice)) for _ in range(GAMES))
    assert is_even(counts, GAMES)


def colludes(table: Table, chain: Chain, dice: Random) -> Table:
    """Look at the deal with the eyes of the server, where that is possible; withhold a bad one."""
    dealt = opened(table, chain, BO)
    if waiting(dealt):
        return table  # Ann has not opened; if she does not like to wait, there is a new round
    return dealt if face(dealt) == 0 else table


def test_who_colludes_with_the_server_pays_a_seat_for_each_new_deal_and_all_see_it() -> None:
    dice = Random(5)
    for _ in range(40):
        table = dealt_with(colludes, dice)
        assert table.opening is not None
        assert table.opening.round == len(table.opening.withheld) <= 1  # one seat, one more deal
        assert {seat for _, seat in table.opening.withheld} <= {1}
        check(table)


def test_a_beacon_leaves_nothing_to_choose_by_even_to_who_colludes_with_the_server() -> None:
    dice = Random(6)
    counts: Counter[int] = Counter()
    for _ in range(GAMES):
        table = dealt_with(colludes, dice, NAMED)
        signature = f"{dice.getrandbits(256):064x}"
        says = sha256(bytes.fromhex(signature)).hexdigest()
        counts[
            face(dealing.with_beacon(table, replace(SAID, signature=signature, randomness=says)))
        ] += 1
    assert is_even(counts, GAMES)


def grinds(table: Table, person: str, tries: int, take: Callable[[Table, str], Table]) -> Table:
    """Try texts with the eyes of the server until the deal is liked (B10 of the review)."""
    for number in range(tries):
        try:
            tried = take(table, f"{number:064x}")
        except Refused:
            continue
        if not dealing.is_opening(tried) and face(tried) == 0:
            return tried
    return table


def test_the_last_one_can_no_longer_try_texts_until_he_likes_the_deal() -> None:
    # As it was: who knew the secret, and was ready last, could choose
    table = tables.make_ready(lobby(), ANN, ready=True, contribution="honest")
    ready_last = grinds(
        table, BO, 64, lambda now, text: tables.make_ready(now, BO, ready=True, contribution=text)
    )
    assert face(ready_last) == 0
    assert ready_last != table
    # As it is: what he adds was fixed before he could know
    table, chains = begun(lobby())
    table = opened(table, chains[ANN], ANN)
    assert grinds(table, BO, 64, lambda now, text: dealing.open_own(now, BO, 0, text, NOW)) == table


# Every order ------------------------------------------------------------------------------------


def story(dice: Random) -> list[Table]:
    """Let three people do whatever they may in any order; return how the table stood each time."""
    people = (ANN, BO, CY)
    table = lobby(secret=f"{dice.random()}", people=people)
    chains: dict[str, Chain] = {}
    stood, now = [table], NOW
    for _ in range(60):
        one = dice.choice(people)
        try:
            match dice.choice(
                ["ready", "ready", "unready", "move", "start", "open", "open", "late"]
            ):
                case "ready":
                    chain = chain_of(table, one, dice)
                    table = tables.make_ready(table, one, ready=True, seal=chain.seal)
                    chains[one] = chain
                case "unready":
                    table = tables.make_ready(table, one, ready=False)
                case "move":
                    table = tables.sit(tables.stand(table, one), one, one, None)
                case "start":
                    table = dealing.begin(table, table.host, 1, now, draw)
                case "open" if one in chains:
                    round_ = 0 if table.opening is None else table.opening.round
                    table = dealing.open_own(table, one, round_, chains[one].text(round_), now)
                case "late":
                    now += ROUND_MS
                    table = dealing.end_round(table, now)
        except Refused:
            continue
        stood.append(table)
    return stood


def check_story(stood: list[Table]) -> None:
    """Nothing is known before all seals are fixed; fixed, they never change again."""
    seals: tuple[str, ...] | None = None
    for table in stood:
        texts = dealing.contributions(table)
        if table.status is Status.LOBBY:
            assert seals is None
            assert set(texts) == {""}, "opened before all had sealed"
            continue
        assert table.opening is not None
        assert all(table.opening.seals)
        seals = seals or table.opening.seals
        assert table.opening.seals == seals
    if table.status is Status.PLAYING and not dealing.is_opening(table):
        check(table)


def test_in_every_order_nothing_is_opened_before_all_is_fixed() -> None:
    dice = Random(7)
    ended = Counter[bool]()
    for _ in range(amount(quick=50, usual=100, soak=5_000)):
        stood = story(dice)
        check_story(stood)
        ended[stood[-1].opening is not None and stood[-1].opening.is_complete] += 1
    assert ended[True] > 20  # or nothing was tried


def test_an_opening_before_all_have_sealed_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest_way = dealing.open_own

    def early(table: Table, person: str, round_: int, text: str, now: int) -> Table:
        if table.status is not Status.LOBBY:
            return honest_way(table, person, round_, text, now)
        seat = table.seat_of(person)
        assert seat is not None
        chair = replace(table.chairs[seat], contribution=text)
        return replace(table, chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))

    monkeypatch.setattr(dealing, "open_own", early)
    with pytest.raises(AssertionError, match="opened before all had sealed"):
        check_story(story(Random(7)))
