"""What both games of the twin are built of: words, masks, lots; in NumPy and in JAX alike."""

import os
import subprocess
import sys

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from larceny.twin.chance import THREEFRY, lot_for, scaled
from larceny.twin.cpu import join_outputs
from larceny.twin.layout import Field, Layout, Part, Parts
from larceny.twin.masks import count, drawn, is_legal, nth
from larceny.twin.ops import both, either, no, pick, where, zero_bytes

RNG = np.random.default_rng(1)
GEMS = Parts(Part("diamonds", 44), Part("sapphires", 8))
LAYOUT = Layout(
    Field("chance", 2**32 - 1, lanes=2),
    Field("drawers", lanes=12, parts=GEMS),  # in turns over 4 words
    Field("alarms", 31, lanes=8, stride=8),  # in a row of 2 words
    Field("hands", 63, lanes=3),  # in one word
    Field("round", 60),
    Field("open", flag=True),
    Field("pool", 2**32 - 1),
)


def words(size: int, number: int = 64) -> tuple[np.ndarray, ...]:
    return tuple(RNG.integers(0, 2**32, number, dtype=np.uint32) for _ in range(size))


def test_a_state_is_packed_as_it_was_unpacked() -> None:
    numbers = {name: field for name, field in LAYOUT.fields.items() if not field.lanes}
    fields = LAYOUT.unpack(words(LAYOUT.size))
    for name, field in LAYOUT.fields.items():
        if field.lanes:
            most = 2**field.width
            values = [RNG.integers(0, most, 64).astype(np.uint32) for _ in range(field.lanes)]
            setattr(fields, name, LAYOUT.lanes(name, values))

    again = LAYOUT.unpack(LAYOUT.pack(fields))

    for name in numbers:
        assert (getattr(again, name) == getattr(fields, name)).all(), name
    for name in LAYOUT.fields.keys() - numbers.keys():
        for value, same in zip(getattr(fields, name), getattr(again, name), strict=True):
            assert (value == same).all(), name


def test_no_two_fields_share_a_bit_and_words_are_few() -> None:
    taken = [(word, at + i) for word, at, width, _ in LAYOUT.describe() for i in range(width)]
    assert len(taken) == len(set(taken))
    assert max(at for _, at in taken) < 32
    assert LAYOUT.size == 2 + 4 + 2 + 1 + 1 + 1


@pytest.mark.parametrize("name", ["drawers", "alarms", "hands", "chance"])
def test_a_lane_is_looked_up_and_changed_by_an_index_of_each_table(name: str) -> None:
    field = LAYOUT[name]
    half = 2 ** (field.width - 1)
    values = [RNG.integers(0, half, 64).astype(np.uint32) for _ in range(field.lanes)]
    index = RNG.integers(0, field.lanes, 64).astype(np.uint32)
    lanes, table = LAYOUT.lanes(name, values), np.stack(values)

    found = lanes[index]
    added = lanes.add(index, index * 0 + 1)
    put = lanes.put(index, index)

    at = index, np.arange(64)
    assert (found == table[at]).all()
    table[at] += 1
    assert (np.stack(list(added)) == table).all()
    table[at] = index
    assert (np.stack(list(put)) == table).all()


def test_parts_of_a_lane_are_read_by_name() -> None:
    packed = np.array([GEMS.pack(diamonds=9, sapphires=3)], np.uint32)
    assert GEMS.width == 6 + 4
    assert (GEMS.read(packed, "diamonds")[0], GEMS.read(packed, "sapphires")[0]) == (9, 3)
    assert GEMS.has(packed, "sapphires")[0]
    assert not GEMS.has(packed & GEMS.mask("diamonds"), "sapphires")[0]


def test_what_does_not_fit_into_a_word_is_refused() -> None:
    with pytest.raises(ValueError, match="33 bits"):
        Parts(Part("one", 1), Part("numbers", 15, lanes=8))


@pytest.mark.parametrize("size", [1, 2, 9])
def test_every_action_of_a_mask_is_found_by_its_rank(size: int) -> None:
    mask = tuple(word & other for word, other in zip(words(size), words(size), strict=True))
    for table in range(64):
        one = tuple(word[table : table + 1] for word in mask)
        actions = [i for i in range(32 * size) if int(one[i >> 5][0]) >> (i & 31) & 1]
        assert int(count(one)[0]) == len(actions)
        ranks = np.arange(len(actions), dtype=np.uint32)
        wide = tuple(np.repeat(word, len(actions)) for word in one)
        assert nth(wide, ranks).tolist() == actions
        assert is_legal(wide, np.array(actions, np.uint32)).all()
        lots = np.array([lot_for(rank, len(actions)) for rank in range(len(actions))], np.uint32)
        assert drawn(wide, lots).tolist() == actions


def test_a_lot_is_scaled_evenly() -> None:
    lots = np.arange(0, 2**32, 99_991, dtype=np.uint32)
    for number in (1, 2, 3, 12, 51, 8 * 12):
        assert (scaled(lots, number) == (lots.astype(np.uint64) * number >> 32)).all()
        for value in range(number):
            assert scaled(np.array([lot_for(value, number)], np.uint32), number)[0] == value


def test_threefry_is_that_of_jax() -> None:
    key = np.array([0x13198A2E, 0x03707344], np.uint32)
    _, lots = THREEFRY.draw((key[:1], key[1:], np.zeros(1, np.uint32)))
    expected = jax.random.key_data(jax.random.split(jax.random.wrap_key_data(jnp.asarray(key)), 1))
    assert [int(lot[0]) for lot in lots] == expected[0].tolist()


def test_what_is_known_when_rules_are_compiled_is_folded_away() -> None:
    flag = np.array([True, False])
    assert both(True, True) is True
    assert both(flag, False) is False
    assert both(flag, True) is flag
    assert either(False, flag) is flag
    assert either(flag, True) is True
    assert no(False) is True
    assert where(True, 1, flag) == 1


def test_jax_and_numpy_agree_bit_for_bit() -> None:
    state = words(LAYOUT.size)

    def mixed(state: tuple[jax.Array, ...]) -> tuple[jax.Array, ...]:
        fields = LAYOUT.unpack(state)
        index = fields.round % 3
        fields.drawers = fields.drawers.put(fields.round % 12, fields.alarms[index] & 31)
        fields.hands = fields.hands.add(index, where(fields.open, 1, 0))
        fields.pool = pick(
            index, [fields.pool, zero_bytes(fields.pool), drawn(state[:3], state[3])]
        )
        chance, _ = THREEFRY.draw(state[:3])
        return LAYOUT.pack(fields) + chance

    by_xla = jax.jit(mixed)(tuple(map(jnp.asarray, state)))
    by_numpy = mixed(state)  # type: ignore[arg-type]

    assert all(word.dtype == np.uint32 for word in by_numpy)
    for one, other in zip(by_numpy, by_xla, strict=True):
        assert (one == np.asarray(other)).all()


def test_nothing_imports_jax_before_it_is_used() -> None:
    program = "import larceny, larceny.twin.master_thieves, sys; sys.exit('jax' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", "--xla_backend_extra_options=xla_cpu_use_multi_output_fusion"),
        (
            "--a=1 --xla_backend_extra_options=b",
            "--a=1 --xla_backend_extra_options=b,xla_cpu_use_multi_output_fusion",
        ),
    ],
)
def test_xla_is_told_to_join_outputs_once(
    before: str, after: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XLA_FLAGS", before)
    join_outputs()
    join_outputs()
    assert os.environ["XLA_FLAGS"] == after
