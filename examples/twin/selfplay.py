"""Self-play with PPO in one file: a net learns a game on the twin by nothing but playing itself.

On two cores, for minutes; and on a GPU, for as long as you have it:

    selfplay.py master-thieves --players 2 --updates 60
    selfplay.py master-thieves --players 4 --tables 32768 --steps 64 --batches 32 \\
        --width 512 --layers 4 --rate 4e-4 --updates 4000 --out net.npz

It is `larceny learn` without what makes that long: one kind of table, no older selves, no chunks
that resume, a critic that sees no more than the seat does. What is the same:

- one net for all seats; it is told what its seat sees and what a perfect memory knows;
- λ-returns over each seat's own decisions: points above the mean first, victory later;
- PPO with one pass over what was played, and a pull towards a slowly renewed copy (a magnet);
- what counts in the end is the average of the weights.

Everything that is Larceny's is `env`: init, step, observe, legal_mask, current_player.
"""

import argparse
from functools import partial

import jax
import jax.numpy as jnp
import numpy as np

from larceny.twin import make
from larceny.twin.cpu import join_outputs

NEVER = -1e9  # the logit of what is not allowed


def options():
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Self-play with PPO on the twin.")
    parser.add_argument("game")
    parser.add_argument("--edition")
    parser.add_argument("--players", type=int)
    parser.add_argument("--updates", type=int, default=60)
    parser.add_argument("--tables", type=int, default=512, help="at once")
    parser.add_argument("--steps", type=int, default=32, help="decisions a table between updates")
    parser.add_argument("--batches", type=int, default=8, help="of what was played, an update")
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--layers", type=int, default=3)
    parser.add_argument(
        "--rate", type=float, default=1e-3, help="to begin with; a tenth at the end"
    )
    parser.add_argument("--entropy", type=float, default=0.02, help="to begin with")
    parser.add_argument("--magnet", type=float, default=0.01, help="the pull towards the copy")
    parser.add_argument("--renewed", type=int, default=50, help="updates, the copy is renewed")
    parser.add_argument("--trace", type=float, default=0.95, help="λ")
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--points", type=float, default=0.35, help="part of the run for points")
    parser.add_argument("--judge", type=int, default=20, help="updates between two judgements")
    parser.add_argument("--judge-games", type=int, default=512)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", help="a file for the averaged weights: .npz")
    return parser.parse_args()


# The net ------------------------------------------------------------------------------------------


def fresh(key, numbers, actions, width, layers):
    """Begin a net: residual layers, each normed before use; a head for actions, one for values."""
    keys = jax.random.split(key, layers + 3)
    normal = jax.random.normal
    net = {"in": normal(keys[0], (numbers, width)) * numbers**-0.5, "bias": jnp.zeros(width)}
    for layer in range(layers):
        net[f"w{layer}"] = normal(keys[layer + 1], (width, width)) * width**-0.5
        net[f"b{layer}"] = jnp.zeros(width)
    net["policy"] = normal(keys[-2], (width, actions)) * 0.01
    net["value"] = normal(keys[-1], (width, 2)) * 0.01  # points, victory
    return net


def normed(x):
    """Centre and scale what a layer is given."""
    centred = x - x.mean(-1, keepdims=True)
    return centred * jax.lax.rsqrt(jnp.square(centred).mean(-1, keepdims=True) + 1e-5)


def ask(net, seen, legal=None):
    """Return the logits of what is legal, and what the seat will get: in points and victories."""
    x = jax.nn.relu(jnp.log1p(seen.astype(jnp.float32)) @ net["in"] + net["bias"])
    for layer in range(sum(name[0] == "w" for name in net)):
        x = x + jax.nn.relu(normed(x) @ net[f"w{layer}"] + net[f"b{layer}"])
    x = normed(x)
    logits = x @ net["policy"]
    return logits if legal is None else jnp.where(legal, logits, NEVER), x @ net["value"]


# Playing ------------------------------------------------------------------------------------------


def outcome(rewards):
    """Return what a game brought to every seat: points above the mean, and victory."""
    best = (rewards == rewards.max(1, keepdims=True)).astype(jnp.float32)
    return jnp.stack([rewards / 10, best / best.sum(1, keepdims=True)], axis=-1)


def play(env, told, net, state, key):
    """Play so many steps at all tables; return where they stand, and what was played."""

    def step(state, key):
        seat = env.current_player(state)
        seen, legal = env.observe(state), env.legal_mask(state)
        logits, value = ask(net, seen, legal)
        action = jax.random.categorical(key, logits)
        chosen = jnp.take_along_axis(jax.nn.log_softmax(logits), action[:, None], 1)[:, 0]
        after = env.step(state, action)
        final = outcome(after.rewards)
        return after, (seen, legal, seat, action, chosen, value, final, after.terminated)

    return jax.lax.scan(step, state, jax.random.split(key, told.steps))


def returns(env, told, net, state, played):
    """Return for every decision what its seat got afterwards, drawn to what was foreseen.

    A game goes on after the last step: what it brings then is what the net foresees for each seat.
    """
    _, _, seats, _, _, values, finals, ends = played
    everybody = [ask(net, env.observe(state, seat))[1] for seat in range(env.players)]

    def back(later, step):
        seat, value, final, ended = step
        got = jnp.where(ended[:, None, None], final, later)
        mine = (jnp.arange(env.players) == seat[:, None])[:, :, None]
        own = jnp.where(mine, got, 0).sum(1)
        drawn = (1 - told.trace) * value[:, None] + told.trace * got
        return jnp.where(mine, drawn, got), own

    begin = jnp.stack(everybody, axis=1)
    return jax.lax.scan(back, begin, (seats, values, finals, ends), reverse=True)[1]


# Learning -----------------------------------------------------------------------------------------


def loss(net, magnet, batch, told, left):
    """Return what is to become less. `left` is the part of the run that is still to come."""
    seen, legal, action, chosen, value, got = batch
    logits, foreseen = ask(net, seen, legal)
    logs, odds = jax.nn.log_softmax(logits), jax.nn.softmax(logits)
    victory = jnp.clip((1 - left) / told.points, 0, 1)  # how much it counts by now
    ahead = (got - value) @ jnp.stack([1 - 0.85 * victory, victory])
    choice = (legal.sum(1) > 1).astype(jnp.float32)  # who has none learns nothing from it
    mean = partial(jnp.average, weights=choice + 1e-9)
    ahead = (ahead - mean(ahead)) / jnp.sqrt(mean(jnp.square(ahead)) + 1e-8)
    ratio = jnp.exp(jnp.take_along_axis(logs, action[:, None], 1)[:, 0] - chosen)
    gain = mean(jnp.minimum(ratio * ahead, jnp.clip(ratio, 1 - told.clip, 1 + told.clip) * ahead))
    entropy = mean(-jnp.where(legal, odds * logs, 0).sum(1))
    there = jax.nn.log_softmax(ask(magnet, seen, legal)[0])
    pull = mean(jnp.where(legal, odds * (logs - there), 0).sum(1))
    error = jnp.square(foreseen - got).mean()
    return error + told.magnet * pull - told.entropy * left * entropy - gain, entropy


def descended(net, memory, slope, rate):
    """Take a step of Adam; long gradients are cut."""
    length = jnp.sqrt(sum(jnp.square(one).sum() for one in slope.values()))
    slope = jax.tree.map(lambda one: one * jnp.minimum(1, 0.5 / (length + 1e-9)), slope)
    means, squares, steps = memory
    steps = steps + 1
    means = jax.tree.map(lambda m, s: 0.9 * m + 0.1 * s, means, slope)
    squares = jax.tree.map(lambda q, s: 0.99 * q + 0.01 * s * s, squares, slope)
    fair = 1 - 0.9**steps, 1 - 0.99**steps

    def moved(weight, mean, square):
        return weight - rate * (mean / fair[0]) / (jnp.sqrt(square / fair[1]) + 1e-6)

    return jax.tree.map(moved, net, means, squares), (means, squares, steps)


def update(env, told, learner, state, key, left):
    """Play for a while, and learn from it."""
    net, memory, magnet, average = learner
    playing, ordering = jax.random.split(key)
    state, played = play(env, told, net, state, playing)
    got = returns(env, told, net, state, played)
    seen, legal, _, action, chosen, value, _, ends = played
    rows = told.tables * told.steps
    kept = seen, legal, action, chosen, value, got
    flat = jax.tree.map(lambda one: one.reshape(rows, *one.shape[2:]), kept)

    def learn(carried, where):
        net, memory = carried
        slope, entropy = jax.grad(loss, has_aux=True)(
            net, magnet, jax.tree.map(lambda one: one[where], flat), told, left
        )
        rate = told.rate * (0.1 + 0.9 * left)
        return descended(net, memory, slope, rate), entropy

    order = jax.random.permutation(ordering, rows).reshape(told.batches, -1)
    (net, memory), entropy = jax.lax.scan(learn, (net, memory), order)
    average = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, average, net)
    return (net, memory, magnet, average), state, entropy.mean(), ends.sum()


# Judging ------------------------------------------------------------------------------------------


def judged(env, games, net, key, longest=5000):
    """Let the net play one seat, in turns, among players by lot; return its share of victories."""
    dealing, key = jax.random.split(key)
    mine = jnp.arange(games) % env.players

    def going(now):
        _, _, steps, over, _ = now
        return (steps < longest) & ~over.all()

    def step(now):
        state, key, steps, over, wins = now
        key, throwing = jax.random.split(key)
        legal = env.legal_mask(state)
        logits = ask(net, env.observe(state), legal)[0]
        by_lot = jnp.where(legal, 0.0, NEVER)
        decided = jnp.where((env.current_player(state) == mine)[:, None], logits, by_lot)
        after = env.step(state, jax.random.categorical(throwing, decided))
        won = outcome(after.rewards)[jnp.arange(games), mine, 1]
        first = after.terminated & ~over
        return after, key, steps + 1, over | first, wins + jnp.where(first, won, 0)

    begin = env.init(dealing, games), key, 0, jnp.zeros(games, bool), jnp.zeros(games)
    *_, over, wins = jax.lax.while_loop(going, step, begin)
    return wins.sum() / jnp.maximum(1, over.sum())


# The run ------------------------------------------------------------------------------------------


def main():
    """Learn, and tell how it goes."""
    told = options()
    env = make(told.game, told.edition, told.players, memory=True, reward="score")
    key, dealing, naming = jax.random.split(jax.random.key(told.seed), 3)
    state = env.init(dealing, told.tables)
    net = fresh(naming, env.observe(state).shape[1], env.actions, told.width, told.layers)
    nothing = jax.tree.map(jnp.zeros_like, net)
    learner = net, (nothing, nothing, 0), net, net
    learn = jax.jit(partial(update, env, told))
    judge = jax.jit(partial(judged, env, told.judge_games))
    games, entropy = 0, 0.0
    for number in range(told.updates + 1):
        now = jax.random.fold_in(key, number)
        if number % told.judge == 0 or number == told.updates:
            wins = float(judge(learner[3], now))
            error = (wins * (1 - wins) / told.judge_games) ** 0.5
            print(
                f"update {number}: {games:,} games, wins {wins:.3f} ± {1.96 * error:.3f} among "
                f"players by lot (fair: {1 / env.players:.3f}), entropy {float(entropy):.2f}",
                flush=True,
            )
        if number == told.updates:
            break
        if number % told.renewed == 0:
            learner = (*learner[:2], learner[3], learner[3])
        learner, state, entropy, ended = learn(learner, state, now, 1 - number / told.updates)
        games += int(ended)
    if told.out:
        np.savez(told.out, **jax.tree.map(np.asarray, learner[3]))


if __name__ == "__main__":
    join_outputs()
    main()
