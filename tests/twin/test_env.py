"""The environment around any game: steps, ends, illegal actions, masks, bad input."""

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from larceny.envs.rewards import Reward, score_lead, win_share
from larceny.kernel.errors import InvalidRuleset
from larceny.twin import DoesNotFit, Env, NotCovered, State, make, memory_room
from larceny.twin.chance import THREEFRY
from larceny.twin.masks import nth
from larceny.twin.pay import forfeits, pays
from larceny.twin.play import begin
from larceny.twin.rows import as_bytes

from .toy import GAMBLE, Toy

BATCH = 64
ENV = Env(Toy(THREEFRY))
ONCE = Env(Toy(THREEFRY), Reward.SCORE, again=False)
KEY = jax.random.key(7)


@partial(jax.jit, static_argnums=0)
def step_first_legal(env: Env, state: State) -> State:
    return env.step(state, nth(env.legal_words(state), state.words[0] * 0))


def heaps(state: State) -> np.ndarray:
    return np.asarray(ENV.game.layout.read([np.asarray(word) for word in state.words], "heap"))


def test_a_batch_begins_as_the_rules_begin() -> None:
    state = ENV.init(KEY, BATCH)
    bits = tuple(np.asarray(jax.random.bits(KEY, (3, BATCH))))
    for ours, rules in zip(state.words, begin(ENV.game, bits), strict=True):
        assert (np.asarray(ours) == rules).all()
    assert not state.terminated.any()
    assert state.rewards.shape == (BATCH, 2)


def test_games_are_played_to_their_ends_and_begin_again() -> None:
    state, ended = ENV.init(KEY, BATCH), 0
    for _ in range(40):
        before = state
        state = step_first_legal(ENV, state)
        # Nothing is paid but at the end; what one wins the other loses.
        over, rewards = np.asarray(state.terminated), np.asarray(state.paid)
        ended += over.sum()
        assert not rewards[:, ~over].any()
        assert (rewards.sum(axis=0) == 0).all()
        assert (over == (heaps(before) == 1)).all()
        assert (heaps(state) > 0).all()
    assert ended > BATCH


def test_without_a_next_game_an_ended_one_stays_as_it_is() -> None:
    state = ONCE.init(KEY, BATCH)
    while not state.terminated.all():
        state = step_first_legal(ONCE, state)
    scores = [np.asarray(points) for points in ONCE.game.scores(state.words)]

    after = ONCE.step(state, jnp.zeros(BATCH, jnp.int32))

    assert after.terminated.all()
    assert not after.rewards.any()
    assert (np.asarray(ONCE.current_player(after)) == 0).all(), "an index, whatever the game says"
    assert (np.asarray(ONCE.observe(after)) == np.asarray(ONCE.observe(after, 0))).all()
    assert not ONCE.legal_mask(after).any()
    assert all((a == b).all() for a, b in zip(after.words, state.words, strict=True))
    assert (scores[0] + scores[1] >= 9).all()


@pytest.mark.parametrize("action", [3, GAMBLE + 1, 64, 2**20, -1])
@pytest.mark.parametrize("env", [ENV, ONCE], ids=["again", "once"])
def test_an_illegal_action_ends_the_game_and_who_did_it_loses(env: Env, action: int) -> None:
    state = env.init(KEY, BATCH)
    state = env.step(state, jnp.zeros(BATCH, jnp.int32))  # so seat 1 decides
    actions = jnp.zeros(BATCH, jnp.int32).at[:8].set(action)

    after = env.step(state, actions)

    assert after.terminated.tolist() == [True] * 8 + [False] * (BATCH - 8)
    assert after.rewards[:8].tolist() == [[1.0, -1.0]] * 8
    assert not after.rewards[8:].any()
    if env.again:
        assert not env.game.over(after.words).any()
        assert (env.current_player(after)[:8] == 0).all()
        assert env.game.layout.read(after.words, "turns")[:8].tolist() == [0] * 8


def test_an_illegal_action_at_one_table_changes_nothing_at_another() -> None:
    state = ENV.init(KEY, 2)
    alone = ENV.step(state, jnp.array([0, 0]))
    beside = ENV.step(state, jnp.array([0, 35]))
    assert [int(word[0]) for word in alone.words] == [int(word[0]) for word in beside.words]


def test_masks_are_flags_and_words() -> None:
    state = ENV.init(KEY, BATCH)
    for _ in range(6):
        flags, words = np.asarray(ENV.legal_mask(state)), ENV.legal_words(state)
        assert flags.shape == (BATCH, GAMBLE + 1)
        assert flags.dtype == bool
        for action in range(GAMBLE + 1):
            assert (flags[:, action] == np.asarray(words[action // 32] >> action % 32 & 1)).all()
        state = step_first_legal(ENV, state)


def test_a_seat_sees_rows_or_words() -> None:
    state = ENV.step(ENV.init(KEY, BATCH), jnp.full(BATCH, 2))
    rows = np.asarray(ENV.observe(state, 0))
    assert rows.dtype == np.int8
    assert rows.shape == (BATCH, 6)
    assert (rows[:, 1:] == [3, 0, 0, 1, 7]).all()
    assert (np.asarray(ENV.observe(state))[:, 1:3] == [0, 3]).all()  # seat 1 decides
    seats = np.arange(BATCH) % 2
    assert (np.asarray(ENV.observe(state, seats))[:, 1] == 3 * (1 - seats)).all()
    assert (np.asarray(as_bytes(ENV.observe_words(state, 0), 6)) == rows).all()


def test_a_single_table_is_made_a_batch_by_vmap() -> None:
    keys = jax.random.split(KEY, 4)
    state = jax.vmap(ENV.init)(keys)
    state = jax.vmap(ENV.step)(state, jnp.zeros(4, jnp.int32))
    assert jax.vmap(ENV.observe)(state).shape == (4, 6)
    alone = ENV.step(ENV.init(keys[2]), 0)
    assert [int(word) for word in alone.words] == [int(word[2]) for word in state.words]


def test_positions_come_and_go() -> None:
    positions = [(5, 1, 4, 2, 3, 4), (1, 0, 7, 3, 6, 6)]
    state = ENV.from_engine(positions, KEY)
    assert [ENV.to_engine(state, index) for index in range(2)] == positions
    assert int(state.words[0][0]) != int(state.words[0][1]), "each has chance of its own"


@pytest.mark.parametrize("players", [2, 3, 4, 8])
def test_pay_is_what_the_engines_environments_pay(players: int) -> None:
    for won in range(2**players):
        flags = tuple(np.array([bool(won >> seat & 1)]) for seat in range(players))
        winners = [seat for seat in range(players) if flags[seat][0]]
        scores = tuple(np.array([seat * won % 17 - 5], np.int32) for seat in range(players))
        paid = [float(pay[0]) for pay in pays(Reward.WIN, scores, flags)]
        assert paid == pytest.approx(win_share(winners, players))
        paid = [float(pay[0]) for pay in pays(Reward.SCORE, scores, flags)]
        assert paid == pytest.approx(score_lead([int(score[0]) for score in scores]), abs=1e-5)
    fines = [float(pay[0]) for pay in forfeits(np.array([1], np.uint32), players)]
    assert fines[1] == -1
    assert sum(fines) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"game": "chess"}, "There is no game chess, only master-thieves, forty-thieves."),
        ({"edition": "klingon"}, "has no edition klingon, only english_a, "),
        ({"players": 9}, "is for 2 to 8 players, not 9."),
        ({"wood": "oak"}, "No rule of master-thieves is called wood."),
    ],
)
def test_rules_that_there_are_not_are_refused_in_a_sentence(
    asked: dict[str, object], said: str
) -> None:
    with pytest.raises(InvalidRuleset) as refused:
        make(**{"game": "master-thieves", **asked})  # type: ignore[arg-type]
    assert said in refused.value.__notes__[0]


def test_what_only_the_engine_knows_is_refused_by_name() -> None:
    with pytest.raises(NotCovered, match=r"master-thieves .* does not cover sticky_drawers"):
        make("master-thieves", sticky_drawers=0.1)
    with pytest.raises(ValueError, match="no generator 'dice', only pcg, threefry"):
        make("master-thieves", chance="dice")
    with pytest.raises(ValueError, match="no reward 'fame', only win, score"):
        make("master-thieves", reward="fame")


def test_a_batch_that_does_not_fit_is_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(memory_room, "room", lambda: 2**30)
    with pytest.raises(DoesNotFit, match=r"of 1,073,741,824 games .* has 1.0 GiB: at most [\d,]+"):
        ENV.init(KEY, 2**30)
    with pytest.raises(DoesNotFit, match="at least one game, not 0"):
        ENV.init(KEY, 0)
