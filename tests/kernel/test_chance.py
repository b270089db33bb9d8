"""The stream of chance is the same in any language: known answers, and fairness."""

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from larceny import compiled
from larceny.kernel.chance import Chance, commitment, key
from tests.texts import texts


def test_a_word_is_the_hash_of_the_key_and_a_counter() -> None:
    stream = Chance(b"key")
    words = [stream.word() for _ in range(3)]
    for counter, word in enumerate(words):
        digest = sha256(b"key" + counter.to_bytes(8, "big")).digest()
        assert word == int.from_bytes(digest[:8], "big")


def test_known_answers_for_other_languages() -> None:
    """docs/architecture.md prints these for whoever writes the stream in another language."""
    assert commitment("tea") == "a9f74d1ec36ebdeb2da3f6e5868090cd2a2d20b3dcca7b62f60304b1d3d9ef42"
    assert (
        key("tea", ["a", "b"]).hex()
        == "a96af2c2befdfd65089da97b39e55e00fc2162d50ae240fb6b2de0750bb83bff"
    )
    stream = Chance.of("tea")
    assert stream.shuffle(range(8)) == [4, 2, 3, 6, 0, 5, 1, 7]
    assert [stream.below(100) for _ in range(5)] == [44, 37, 92, 49, 25]


def test_the_key_keeps_texts_apart() -> None:
    assert key("ab", ["c"]) != key("a", ["bc"])
    assert key("a", ["b", "c"]) != key("a", ["c", "b"])
    assert key("a") != key("a", [""])


@given(st.integers(1, 1000), texts(5))
def test_below_stays_below(n: int, secret: str) -> None:
    assert 0 <= Chance.of(secret).below(n) < n


@pytest.mark.skipif(compiled.how() == "compiled", reason="no Python class can be rigged up of it")
def test_a_word_that_would_favour_small_numbers_is_passed_over() -> None:
    words = [2**64 - 1, 7]

    class Rigged(Chance):
        def word(self) -> int:
            return words.pop(0)

    assert Rigged(b"").below(10) == 7
    assert words == []


def test_every_number_comes_up_equally_often() -> None:
    stream = Chance.of("fair")
    seen = Counter(stream.below(6) for _ in range(6_000))
    assert set(seen) == set(range(6))
    assert max(seen.values()) - min(seen.values()) < 200


def test_every_order_comes_up_equally_often() -> None:
    stream = Chance.of("orders")
    seen = Counter(tuple(stream.shuffle("abc")) for _ in range(6_000))
    assert len(seen) == 6
    assert max(seen.values()) - min(seen.values()) < 200


@given(st.lists(st.integers(), max_size=12), texts(5))
def test_a_shuffle_keeps_everything(items: list[int], secret: str) -> None:
    assert sorted(Chance.of(secret).shuffle(items)) == sorted(items)


@given(st.integers(0, 12), texts(5))
def test_a_draw_is_the_beginning_of_a_shuffle(number: int, secret: str) -> None:
    assert Chance.of(secret).draw(range(8), number) == Chance.of(secret).shuffle(range(8))[:number]


def test_a_copy_goes_on_by_itself() -> None:
    stream = Chance.of("copy")
    stream.word()
    twin = stream.copy()
    assert [twin.word(), twin.word()] == [stream.word(), stream.word()]
    twin.word()
    assert twin.drawn == stream.drawn + 1


def test_a_choice_is_one_of_the_items() -> None:
    stream = Chance.of("choice")
    assert {stream.choice("abc") for _ in range(50)} == set("abc")


@pytest.mark.parametrize("players", range(2, 9))
def test_the_last_item_needs_no_lot(players: int) -> None:
    stream = Chance.of("lot")
    stream.draw(range(8), players)
    assert stream.drawn == min(players, 7)
