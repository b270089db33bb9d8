"""Quick dice: fair, and the same again for the same seed."""

import pickle
from collections import Counter

from larceny.kernel.chance import Chance
from larceny.kernel.dice import Dice


def test_the_first_numbers_are_those_of_sfc32() -> None:
    """By the recurrence that its author published, from three words of the key and counter 1."""
    dice = Dice(bytes(range(1, 33)))
    a, b, c, drawn = 0x01020304, 0x05060708, 0x090A0B0C, 1
    words = [dice.word() for _ in range(50)]
    halves = [half for word in words for half in (word >> 32, word % 2**32)]
    for half in halves:
        word = (a + b + drawn) % 2**32
        drawn = (drawn + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % 2**32
        c = (((c << 21) % 2**32 | (c >> 11)) + word) % 2**32
        assert half == word


def test_every_number_comes_up_equally_often() -> None:
    dice = Dice.of("fair")
    seen = Counter(dice.below(6) for _ in range(6_000))
    assert set(seen) == set(range(6))
    assert max(seen.values()) - min(seen.values()) < 200


def test_the_same_seed_throws_the_same_and_another_does_not() -> None:
    assert _thrown(Dice.of("a")) == _thrown(Dice.of("a")) != _thrown(Dice.of("b"))


def test_a_copy_goes_on_from_the_same_place_also_in_another_process() -> None:
    dice = Dice.of("copied")
    _thrown(dice)
    copies = dice.copy(), pickle.loads(pickle.dumps(dice))
    expected = _thrown(dice)
    assert [_thrown(copy) for copy in copies] == [expected, expected]


def test_they_shuffle() -> None:
    assert sorted(Dice.of("cards").shuffle(range(20))) == list(range(20))


def _thrown(dice: Chance) -> list[int]:
    return [dice.below(1_000) for _ in range(20)]
