"""Exact reasoning about the tiles, held against worlds that are written out one by one."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import permutations, product
from math import prod, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from larceny.games.forty_thieves.deck import (
    JARS,
    TILES,
    Contents,
    Deck,
    draw_deck,
    jar,
    jar_arithmetic_holds,
)
from larceny.games.forty_thieves.deduction import Deduction
from larceny.games.forty_thieves.jar_weights import lot
from larceny.games.forty_thieves.pieces import (
    COLOURS,
    COMBINATIONS,
    GOLDEN,
    SPECIALS,
    SYMBOLS,
    Front,
    Golden,
    Special,
    Symbol,
    colour_of,
    combination,
    leader,
    symbol_of,
    thief,
    thief_of,
)
from larceny.games.forty_thieves.ruleset import Ruleset
from larceny.games.forty_thieves.steal_probability import steal_probability
from larceny.kernel.chance import Chance
from tests.effort import amount

SHOWN = (Special.LANTERN, Special.SAPPHIRE, Special.DAGGER, *GOLDEN)
SHOWN_UNDER_A_LANTERN = (Special.SAPPHIRE, *GOLDEN)

PLAIN = Ruleset()
LEADERS = Ruleset(leaders=True)
FIXED = Ruleset(fixed_jars=True, leaders=True)
FAMILY = Ruleset(family=True)
TALES = Ruleset(three_tales=True)


def labelled(rules: Ruleset, secret: str) -> Deck:
    """Draw a deck as a player sees it: a jar's tiles come to light in any order.

    In the family game the third label of a jar is the special, which is out of play.
    """
    deck, chance = draw_deck(rules, Chance.of(secret)), Chance.of(secret, ["order"])
    in_play = 2 if rules.family else 3
    fronts: list[Front] = []
    for first in range(0, JARS, 3):
        fronts += chance.shuffle(deck[first : first + in_play])
        fronts += deck[first + in_play : first + 3]
    return (*fronts, *deck[JARS:])


# A slow way to the same end ---------------------------------------------------------------------
#
# Every deck that is possible is written out, with its weight. Only a few jars may be open then.


@cache
def is_combination(fronts: tuple[Front, ...]) -> bool:
    """Try every colour, and every symbol, for every Amulet."""
    thieves = [thief_of(front) for front in fronts]
    if any(t is None and f != Special.AMULET for t, f in zip(thieves, fronts, strict=True)):
        return False
    colours = [list(COLOURS) if t is None else [colour_of(t)] for t in thieves]
    symbols = [list(SYMBOLS) if t is None else [symbol_of(t)] for t in thieves]
    return any(len(set(c)) in (1, 4) for c in product(*colours)) or any(
        len(set(s)) in (1, 4) for s in product(*symbols)
    )


def exchanges(of: int, known: Mapping[int, int]) -> list[tuple[int, ...]]:
    return [
        order
        for order in permutations(range(of))
        if all(order[i] != i for i in range(of)) and all(order[i] == v for i, v in known.items())
    ]


def contents(deck: Sequence[Front], number: int) -> Contents:
    """Return a jar's colour-right thief, symbol-right thief and special."""
    found = {}
    for front in deck[3 * number : 3 * number + 3]:
        shown = thief_of(front)
        kind = 2 if shown is None else int(colour_of(shown) != colour_of(number))
        found[kind] = front
    return found[0], found[1], found[2]


def all_contents(
    rules: Ruleset, truth: Sequence[Front], opened: Sequence[int], seen: Sequence[int]
) -> Iterator[list[Contents]]:
    """Write out what the jars may hide when all but some are known, and of these some specials."""
    hidden = [contents(truth, number) for number in range(COMBINATIONS)]
    if rules.fixed_jars:
        yield hidden
        return
    known = [number for number in range(COMBINATIONS) if number not in opened]
    thieves = [(thief_of(x), thief_of(y)) for x, y, _ in hidden]
    symbols = [
        exchanges(5, {symbol_of(j): symbol_of(thieves[j][0] or 0) for j in known if j // 5 == c})
        for c in COLOURS
    ]
    colours = [
        exchanges(4, {colour_of(j): colour_of(thieves[j][1] or 0) for j in known if j % 5 == s})
        for s in SYMBOLS
    ]
    told: dict[int, int] = {jar(t): truth[t] for t in seen if truth[t] in SPECIALS}
    specials = [
        dealt
        for dealt in sorted(set(permutations(hidden[j][2] for j in opened)))
        if all(told.get(j, special) == special for j, special in zip(opened, dealt, strict=True))
    ]
    for by_colour, by_symbol, dealt in product(product(*symbols), product(*colours), specials):
        filled = list(hidden)
        for j, special in zip(opened, dealt, strict=True):
            c, s = colour_of(j), symbol_of(j)
            right = thief(c, by_colour[c][s])
            if rules.leaders and by_colour[c][s] == Symbol.STAR:
                right = leader(c)
            filled[j] = (right, thief(by_symbol[s][c], s), special)
        yield filled


class Table:
    """A true deck, the deduction, and all worlds with their weights, told of the same events."""

    def __init__(
        self, rules: Ruleset, truth: Deck, opened: Sequence[int], seen: Sequence[int] = ()
    ) -> None:
        """Turn up all jars but some, and of these the tiles that are seen."""
        self.rules, self.truth, self.opened = rules, list(truth), opened
        if rules.family:
            self.truth[:JARS] = [f for j in range(COMBINATIONS) for f in contents(truth, j)]
        self.deduction = Deduction(rules)
        closed = [tile for tile in range(JARS) if jar(tile) not in opened]
        for tile in (*closed, *seen):
            self.deduction.is_front(tile, self.truth[tile])
        golden = [*permutations(GOLDEN)] if rules.three_tales else [GOLDEN]
        self.worlds: dict[Deck, int] = {}
        for hidden in all_contents(rules, self.truth, opened, seen):
            orders = [list(self._orders(hidden[j], j, seen)) for j in opened]
            for choice in product(*orders, golden):
                deck = [*self.truth[:JARS], *choice[-1]]
                for j, fronts in zip(opened, choice[:-1], strict=True):
                    deck[3 * j : 3 * j + 3] = fronts
                self.worlds[tuple(deck)] = 1

    def _orders(self, hidden: Contents, j: int, seen: Sequence[int]) -> Iterator[tuple[Front, ...]]:
        for order in permutations(hidden):
            if self.rules.family and order[2] not in SPECIALS:
                continue
            if all(order[t % 3] == self.truth[t] for t in seen if jar(t) == j):
                yield order

    def is_front(self, tile: int) -> None:
        front = self.truth[tile]
        self.deduction.is_front(tile, front)
        self.worlds = {deck: w for deck, w in self.worlds.items() if deck[tile] == front}

    def is_none_of(self, tile: int, fronts: Sequence[Front]) -> None:
        assert self.truth[tile] not in fronts
        self.deduction.is_none_of(tile, fronts)
        self.worlds = {deck: w for deck, w in self.worlds.items() if deck[tile] not in fronts}

    def mixed(self, tiles: Sequence[int], rng: random.Random) -> None:
        self.deduction.mixed(tiles)
        for number in {jar(tile) for tile in tiles}:
            group = [tile for tile in tiles if jar(tile) == number]
            mixed: Counter[Deck] = Counter()
            for deck, weight in self.worlds.items():
                for order in permutations(group):
                    mixed[moved(deck, group, order)] += weight
            self.worlds = dict(mixed)
            self.truth = list(moved(self.truth, group, rng.sample(group, len(group))))

    def something_happens(self, rng: random.Random) -> None:
        """Let a tile be seen, or not be shown, or tiles be shuffled."""
        tiles = [3 * j + place for j in self.opened for place in range(3 - self.rules.family)]
        tiles += range(JARS, TILES) if self.rules.three_tales else []
        event, tile = rng.random(), rng.choice(tiles)
        if event < 0.2:
            self.is_front(tile)
        elif event < 0.65:
            some = rng.sample(SPECIALS, rng.randrange(1, 5))
            unseen = rng.choice([SHOWN, SHOWN_UNDER_A_LANTERN, [*some, rng.choice(GOLDEN)]])
            if self.truth[tile] not in unseen:
                self.is_none_of(tile, unseen)
        else:
            self.mixed(rng.sample(tiles, rng.randrange(2, len(tiles) + 1)), rng)

    def chance_of_a_combination(self, tiles: Sequence[int]) -> float:
        won = sum(
            weight
            for deck, weight in self.worlds.items()
            if is_combination(tuple(deck[tile] for tile in tiles))
        )
        return won / sum(self.worlds.values())

    def check_odds(self) -> None:
        together = self.deduction.odds_of_all()
        assert list(together) == list(range(TILES))
        whole = sum(self.worlds.values())
        for tile in [*(3 * j + place for j in self.opened for place in range(3)), *range(60, 63)]:
            weights: Counter[int] = Counter()
            for deck, weight in self.worlds.items():
                weights[deck[tile]] += weight
            expected = {front: weight / whole for front, weight in weights.items()}
            assert together[tile] == pytest.approx(expected, rel=1e-12)
            assert self.deduction.odds(tile) == together[tile]
        for tile, odds in together.items():
            if tile < JARS and jar(tile) not in self.opened:
                assert odds == {self.truth[tile]: 1.0}

    def check_steals(self, rng: random.Random, number: int = 12) -> None:
        """Compare steals of one to four open tiles, with known thieves and Amulets for the rest."""
        tiles = [3 * j + place for j in self.opened for place in range(3)]
        known = [t for t in range(JARS) if jar(t) not in self.opened]
        friends = [t for t in known if thief_of(self.truth[t]) is not None]
        friends += 3 * [t for t in known if self.truth[t] == Special.AMULET]
        for n in range(number):
            four = set(rng.sample(tiles, min(len(tiles), 1 + n % 4)))
            while len(four) < 4:
                four.add(rng.choice(friends or known))
            order = rng.sample(sorted(four), 4)
            expected = self.chance_of_a_combination(order)
            assert steal_probability(self.deduction, order) == pytest.approx(expected, rel=1e-12)

    def check_allowed(self, rng: random.Random, number: int = 12) -> None:
        """Compare what is said of fronts that are partly true, or true of another world."""
        assert self.deduction.allows(dict(enumerate(self.truth)))
        worlds = list(self.worlds)
        tiles = [3 * j + place for j in self.opened for place in range(3)] + list(range(60, 63))
        for _ in range(number):
            one, other = rng.choice(worlds), rng.choice(worlds)
            assert self.deduction.allows(dict(enumerate(one)))
            full = moved(one, tiles, rng.sample(tiles, len(tiles)))
            assert self.deduction.allows(dict(enumerate(full))) == (full in self.worlds)
            part = {t: rng.choice([one, other, full])[t] for t in rng.sample(tiles, 3)}
            fits = any(all(deck[t] == f for t, f in part.items()) for deck in worlds)
            assert self.deduction.allows(part) == fits


def moved(deck: Sequence[Front], tiles: Sequence[int], order: Sequence[int]) -> Deck:
    """Put at each of the tiles what has been at another."""
    other = list(deck)
    for to, at in zip(tiles, order, strict=True):
        other[to] = deck[at]
    return tuple(other)


def some_jars(rng: random.Random, number: int) -> list[int]:
    """Choose jars anywhere, or such that share a colour or a symbol."""
    colour, symbol = rng.choice(COLOURS), rng.choice(SYMBOLS)
    related = [j for j in range(COMBINATIONS) if colour_of(j) == colour or symbol_of(j) == symbol]
    return rng.sample(rng.choice([range(COMBINATIONS), related]), number)


@pytest.mark.parametrize("seed", range(amount(quick=2, usual=8, soak=40)))
@pytest.mark.parametrize(
    ("rules", "jars"),
    [(PLAIN, 3), (LEADERS, 3), (FIXED, 3), (FAMILY, 4), (TALES, 2)],
    ids=["plain", "leaders", "fixed", "family", "tales"],
)
def test_it_says_what_all_worlds_say(rules: Ruleset, jars: int, seed: int) -> None:
    rng = random.Random(seed)
    table = Table(rules, labelled(rules, str(seed)), some_jars(rng, jars))
    for _ in range(seed % 8):
        table.something_happens(rng)
    table.check_odds()
    table.check_steals(rng)
    table.check_allowed(rng)


@pytest.mark.parametrize("seed", range(4))
def test_specials_are_bound_by_their_numbers(seed: int) -> None:
    rng = random.Random(seed)
    opened = rng.sample(range(COMBINATIONS), 6)
    truth = labelled(PLAIN, str(seed))
    tiles = [3 * j + place for j in opened for place in range(3)]
    table = Table(PLAIN, truth, opened, [t for t in tiles if truth[t] not in SPECIALS])
    for tile in tiles:
        if truth[tile] in SPECIALS:
            others = [special for special in SPECIALS if special != truth[tile]]
            table.is_none_of(tile, rng.sample(others, rng.randrange(3)))
    table.check_odds()
    table.check_steals(rng)
    table.check_allowed(rng)


@pytest.mark.parametrize(
    "opened",
    [
        [j for j in range(COMBINATIONS) if colour_of(j) == 1],
        [j for j in range(COMBINATIONS) if symbol_of(j) == 2],
        [combination(c, s) for c in (0, 3) for s in (1, 2, 4)],
        [combination(c, s) for c in (0, 1, 2) for s in (0, 3)],
    ],
    ids=["colour", "symbol", "two-colours", "two-symbols"],
)
def test_exchanges_bind_thieves_of_one_colour_and_of_one_symbol(opened: list[int]) -> None:
    rng = random.Random(len(opened))
    truth = labelled(LEADERS, "exchanges")
    tiles = [3 * j + place for j in opened for place in range(3)]
    table = Table(LEADERS, truth, opened, [t for t in tiles if truth[t] in SPECIALS])
    table.check_odds()
    table.check_steals(rng, 24)
    table.check_allowed(rng)


# At the beginning -------------------------------------------------------------------------------


def test_at_the_beginning_the_jar_tells_half_a_truth() -> None:
    odds = Deduction(TALES).odds_of_all()
    for tile in range(JARS):
        c, s = colour_of(jar(tile)), symbol_of(jar(tile))
        assert odds[tile] == pytest.approx(
            {combination(c, other): 1 / 12 for other in SYMBOLS if other != s}
            | {combination(other, s): 1 / 9 for other in COLOURS if other != c}
            | dict.fromkeys(SPECIALS, 1 / 15)
        )
    for tile in range(JARS, TILES):
        assert odds[tile] == pytest.approx(dict.fromkeys(GOLDEN, 1 / 3))


@pytest.mark.parametrize(
    "jars",
    [[combination(1, s) for s in (0, 1, 3, 4)], [combination(n, n) for n in range(4)]],
    ids=["one-colour", "all-apart"],
)
def test_the_first_steal_is_a_matter_of_arithmetic(jars: list[int]) -> None:
    own = {colour_of(j) for j in jars}
    symbols: list[tuple[int, ...]] = [
        tuple(way[symbol_of(j)] for j in jars) for way in exchanges(5, {})
    ]
    if len(own) > 1:  # then each has its own way
        symbols = [*product(*([s for s in SYMBOLS if s != symbol_of(j)] for j in jars))]
    amulets = [1.0]  # the chance that so many jars all have one
    for n in range(4):
        amulets.append(amulets[-1] * (4 - n) / (20 - n))
    expected = 0.0
    for way in symbols:
        options = [
            [combination(colour_of(j), symbol)] * 3  # three, to be as likely as all that follow
            + [combination(colour, symbol_of(j)) for colour in COLOURS if colour != colour_of(j)]
            + [int(Special.AMULET)] * 3
            for j, symbol in zip(jars, way, strict=True)
        ]
        weights = [Counter(option) for option in options]
        for fronts in product(*weights):
            if is_combination(fronts):
                likely = prod(of_jar[front] for of_jar, front in zip(weights, fronts, strict=True))
                expected += likely / 9**4 * amulets[fronts.count(Special.AMULET)]
    tiles = [3 * j + n % 3 for n, j in enumerate(jars)]
    chance = steal_probability(Deduction(PLAIN), tiles)
    assert chance == pytest.approx(expected / len(symbols), rel=1e-12)


def test_golden_tiles_never_make_a_combination() -> None:
    assert steal_probability(Deduction(TALES), [0, 3, 6, 60]) == 0.0


def test_a_sure_steal_is_sure_and_a_lost_one_is_lost() -> None:
    deduction = Deduction(PLAIN)
    reds = [3 * combination(0, s) for s in range(4)]
    for s, tile in enumerate(reds):
        deduction.is_front(tile, thief(0, s + 1))
    assert steal_probability(deduction, reds) == 1.0
    deduction.is_front(3 * 19, Special.AMULET)
    assert steal_probability(deduction, [*reds[:3], 3 * 19]) == 1.0
    deduction.is_front(3 * 18, Special.DAGGER)
    assert steal_probability(deduction, [*reds[:3], 3 * 18]) == 0.0


# Shuffles ---------------------------------------------------------------------------------------


def test_shuffled_tiles_with_equal_backs_cannot_be_told_apart() -> None:
    deduction = Deduction(PLAIN)
    deduction.is_front(0, Special.DAGGER)
    deduction.mixed([0, 1, 30, 59])
    odds = deduction.odds_of_all()
    assert odds[0] == odds[1]
    assert odds[0][Special.DAGGER] == 0.5
    assert Special.DAGGER not in odds[2]


def test_tiles_with_different_backs_are_told_apart_after_a_shuffle() -> None:
    deduction = Deduction(PLAIN)
    deduction.is_front(0, Special.DAGGER)
    before = deduction.odds_of_all()
    deduction.mixed([0, 3, 6, 59])
    assert deduction.odds_of_all() == before


def test_golden_tiles_look_alike() -> None:
    deduction = Deduction(TALES)
    deduction.is_front(61, Golden.GENIE)
    assert deduction.odds(61) == {Golden.GENIE: 1.0}
    deduction.mixed(range(TILES))
    for tile in range(JARS, TILES):
        assert deduction.odds(tile) == pytest.approx(dict.fromkeys(GOLDEN, 1 / 3))


def test_what_a_jar_hides_is_remembered_through_a_shuffle() -> None:
    deduction = Deduction(PLAIN)
    deduction.is_front(0, thief(0, 1))
    deduction.mixed([0, 1, 2])
    deduction.is_none_of(0, SPECIALS)
    deduction.is_none_of(1, SPECIALS)
    assert deduction.odds(0)[thief(0, 1)] == 0.5
    assert set(deduction.odds(2)) == set(SPECIALS)
    assert combination(0, 1) not in deduction.odds(6)  # it is elsewhere


# Drawing a deck ---------------------------------------------------------------------------------


def witnessed(rules: Ruleset, secret: str, events: int) -> tuple[Deck, Deduction]:
    """Tell of a deck as a game might: tiles seen, tiles not shown, shuffles."""
    rng = random.Random(secret)
    deck = labelled(rules, secret)
    tiles = [t for t in range(TILES) if t % 3 < 2 or not rules.family]
    deduction = Deduction(rules)
    for _ in range(events):
        tile, shown = rng.choice(tiles), rng.choice([SHOWN, SHOWN_UNDER_A_LANTERN])
        event = rng.random()
        if event < 0.6:
            deduction.is_front(tile, deck[tile])
        elif event < 0.95 and deck[tile] not in shown:
            deduction.is_none_of(tile, shown)
        elif event >= 0.95:
            some = rng.sample(tiles, 12)
            deduction.mixed(some)
            for j in {jar(t) for t in some}:
                group = [t for t in some if jar(t) == j and (j >= 0 or rules.three_tales)]
                deck = moved(deck, group, rng.sample(group, len(group)))
    return deck, deduction


@given(
    st.sampled_from([PLAIN, LEADERS, FIXED, FAMILY, TALES]),
    st.integers(0, 999),
    st.integers(0, 70),
)
def test_the_truth_is_always_allowed(rules: Ruleset, secret: int, events: int) -> None:
    truth, deduction = witnessed(rules, str(secret), events)
    assert deduction.allows(dict(enumerate(truth)))
    odds = deduction.odds_of_all()
    assert all(odds[tile][front] > 0 for tile, front in enumerate(truth))
    for of_tile in odds.values():
        assert sum(of_tile.values()) == pytest.approx(1)
        assert all(chance > 0 for chance in of_tile.values())
    drawn = deduction.sample(Chance.of(f"{secret}"))
    assert jar_arithmetic_holds(drawn, rules)
    assert deduction.allows(dict(enumerate(drawn)))
    assert all(front in odds[tile] for tile, front in enumerate(drawn))


@pytest.mark.parametrize("rules", [PLAIN, TALES, FAMILY], ids=["plain", "tales", "family"])
def test_decks_are_drawn_as_often_as_they_are_likely(rules: Ruleset) -> None:
    _, deduction = witnessed(rules, "often", 25)
    fours = [random.Random(n).sample(range(60), 4) for n in range(40)]
    draws = amount(quick=200, usual=400, soak=5_000)
    seen, stolen = Counter[tuple[int, int]](), Counter[int]()
    chance = Chance.of("draws")
    for _ in range(draws):
        deck = deduction.sample(chance)
        seen.update(enumerate(deck))
        stolen.update(
            n for n, four in enumerate(fours) if is_combination(tuple(deck[t] for t in four))
        )
    expected = {(t, f): p for t, odds in deduction.odds_of_all().items() for f, p in odds.items()}
    assert set(seen) <= set(expected)
    for key, odds in expected.items():
        assert near(seen[key], odds, draws)
    for n, four in enumerate(fours):
        assert near(stolen[n], steal_probability(deduction, four), draws)


def near(count: int, odds: float, draws: int) -> bool:
    """Ask whether a count is within five standard deviations, and one more."""
    return abs(count - odds * draws) <= 5 * sqrt(draws * odds * (1 - odds)) + 1


def test_weights_may_be_longer_than_a_word_of_chance() -> None:
    chance = Chance.of("long")
    weights = [0, 1, 1 << 100, 0, 1 << 100]
    drawn = Counter(lot(chance, weights) for _ in range(200))
    assert set(drawn) == {2, 4}
    assert near(drawn[2], 0.5, 200)


# Copies and contradictions ----------------------------------------------------------------------


def test_copies_go_their_own_way() -> None:
    _, deduction = witnessed(TALES, "copies", 20)
    odds = deduction.odds_of_all()
    other = deduction.copy()
    assert other.odds_of_all() == odds
    other.is_front(60, next(iter(odds[60])))
    for tile in range(0, JARS, 2):
        other.is_front(tile, next(iter(other.odds(tile))))
    other.mixed(range(TILES))
    assert deduction.odds_of_all() == odds
    assert other.odds_of_all() != odds


def test_a_question_changes_nothing() -> None:
    _, deduction = witnessed(PLAIN, "questions", 20)
    odds = deduction.odds_of_all()
    assert not deduction.allows({0: Golden.GENIE})
    deduction.allows({0: Special.DAGGER, 1: Front(3)})
    deduction.sample(Chance.of("questions"))
    assert deduction.odds_of_all() == odds


@pytest.mark.parametrize(
    ("rules", "fronts"),
    [
        (PLAIN, {0: combination(0, 0)}),  # both hints right
        (PLAIN, {0: combination(1, 1)}),  # both wrong
        (PLAIN, {0: Special.DAGGER, 1: Special.AMULET}),  # two specials under one back
        (PLAIN, {0: 1, 1: 2}),  # two right colours
        (PLAIN, {0: 2, 3: 2}),  # the same symbol for two
        (PLAIN, {0: 10, 15: 10}),  # the same colour for two
        (PLAIN, {3 * j: Special.DAGGER for j in range(5)}),  # five of a kind
        (PLAIN, {60: Golden.SINBAD}),
        (PLAIN, {0: leader(0)}),
        (PLAIN, {0: Golden.GENIE}),
        (TALES, {60: Golden.SINBAD, 61: Golden.SINBAD}),
        (TALES, {60: Special.DAGGER}),
        (LEADERS, {0: combination(0, Symbol.STAR)}),  # this one is the Leader
        (LEADERS, {12: leader(0)}),
        (FAMILY, {0: Special.DAGGER}),
        (FAMILY, {2: 1}),
        (FIXED, {0: 2}),
        (FIXED, {0: Special.EVIL_EYE}),
    ],
)
def test_what_contradicts_itself_is_told_when_it_is_asked(
    rules: Ruleset, fronts: dict[int, Front]
) -> None:
    deduction = Deduction(rules)
    assert not deduction.allows(fronts)
    for tile, front in fronts.items():
        deduction.is_front(tile, front)
    assert not deduction.allows({})
    for ask in (
        lambda: deduction.odds(0),
        deduction.odds_of_all,
        lambda: deduction.sample(Chance.of("contradiction")),
        lambda: steal_probability(deduction, [0, 3, 6, 9]),
    ):
        with pytest.raises(AssertionError, match="contradicts itself"):
            ask()


def test_a_tile_that_is_not_shown_may_contradict_what_was_seen() -> None:
    deduction = Deduction(TALES)
    deduction.is_front(0, Special.DAGGER)
    deduction.is_none_of(0, [Special.LANTERN, Golden.GENIE])
    deduction.is_none_of(60, [Special.LANTERN, Golden.GENIE])
    assert deduction.allows({0: Special.DAGGER})
    assert set(deduction.odds(60)) == {Golden.MERCHANT, Golden.SINBAD}
    deduction.is_none_of(0, SHOWN)
    assert not deduction.allows({})
