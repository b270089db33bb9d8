"""PPO against players by lot: ppo.py GAME UPDATES [TABLES]

It follows pgx's public example examples/minatar-ppo/train.py (after PureJaxRL): tables step in a
`lax.scan`, advantages by GAE in a reverse one, clipped updates on shuffled minibatches. What is
swapped is the environment: one seat of ours learns, the others play by lot.
"""

import sys

import jax
import jax.numpy as jnp
import net as nets

from larceny.twin import make
from larceny.twin.doors.one_learner import OneLearner

UPDATES, TABLES, STEPS = int(sys.argv[2]), int((sys.argv[3:] or [256])[0]), 32
EPOCHS, PIECES, CLIP, GAMMA, LAMBDA, RATE = 3, 4, 0.2, 1.0, 0.95, 3e-4
env = make(sys.argv[1], players=2, reward="score")
learner = OneLearner(env)


def step(carried, key):
    """Let the net decide at every table; remember what it saw, did and got."""
    net, state = carried
    seen, legal = env.observe(state), env.legal_mask(state)
    logits, value = nets.look(net, seen, legal)
    action = jax.random.categorical(key, logits)
    chosen = jnp.take_along_axis(jax.nn.log_softmax(logits), action[:, None], 1)[:, 0]
    turn = learner.step(state, action)
    reward = turn.reward / 10  # points
    return (net, turn.state), (seen, legal, action, chosen, value, reward, turn.terminated)


def advantages(values, rewards, ends, last):
    """Return how much better it went than was thought."""

    def back(carried, told):
        ahead, after = carried
        value, reward, end = told
        surprise = reward + GAMMA * after * (1 - end) - value
        ahead = surprise + GAMMA * LAMBDA * (1 - end) * ahead
        return (ahead, value), ahead

    return jax.lax.scan(
        back, (jnp.zeros_like(last), last), (values, rewards, ends.astype(float)), reverse=True
    )[1]


def loss(net, seen, legal, action, chosen, value, ahead, target):
    """Return PPO's clipped loss."""
    logits, new_value = nets.look(net, seen, legal)
    logs = jax.nn.log_softmax(logits)
    ratio = jnp.exp(jnp.take_along_axis(logs, action[:, None], 1)[:, 0] - chosen)
    ahead = (ahead - ahead.mean()) / (ahead.std() + 1e-8)
    gain = jnp.minimum(ratio * ahead, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * ahead).mean()
    entropy = -jnp.where(legal, jnp.exp(logs) * logs, 0).sum(-1).mean()
    return -gain + 0.5 * jnp.square(new_value - target).mean() - 0.01 * entropy


@jax.jit
def update(net, memory, state, key):
    """Play for a while, and learn from it."""
    playing, *shuffles = jax.random.split(key, 1 + EPOCHS)
    (_, state), told = jax.lax.scan(step, (net, state), jax.random.split(playing, STEPS))
    seen, legal, action, chosen, value, reward, ended = told
    last = nets.look(net, env.observe(state), env.legal_mask(state))[1]
    ahead = advantages(value, reward, ended, last)
    told = seen, legal, action, chosen, value, ahead, ahead + value
    flat = jax.tree.map(lambda x: x.reshape(TABLES * STEPS, *x.shape[2:]), told)

    def piece(carried, where):
        net, memory = carried
        slopes = jax.grad(loss)(net, *jax.tree.map(lambda x: x[where], flat))
        return nets.learn(net, memory, slopes, RATE), None

    for shuffle in shuffles:
        order = jax.random.permutation(shuffle, TABLES * STEPS).reshape(PIECES, -1)
        (net, memory), _ = jax.lax.scan(piece, (net, memory), order)
    return net, memory, state, reward.sum() * 10 / jnp.maximum(1, ended.sum())


key = jax.random.key(1)
state = learner.begin(env.init(key, TABLES)).state
net = nets.begin(key, env.observe(state).shape[1], env.actions)
memory = nets.rest(net)
for number in range(1, UPDATES + 1):
    key, now = jax.random.split(key)
    net, memory, state, lead = update(net, memory, state, now)
    if number in (1, UPDATES) or number % 10 == 0:
        print(f"update {number}: {float(lead):+.2f} points ahead a game", flush=True)
