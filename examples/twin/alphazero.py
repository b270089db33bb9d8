"""Gumbel AlphaZero with mctx: alphazero.py GAME ITERATIONS [TABLES SIMULATIONS]

It follows pgx's public example examples/alphazero/train.py: self-play by
`mctx.gumbel_muzero_policy` on the environment's own step, targets from the search's weights and the
games' ends. What is swapped is the environment. One thing differs: with us a player may decide
several times in a row, so the sign of a value turns only where the player changes.

The search steps the very table, with everything that is hidden: it shows that the doors fit, and
is no way to play a game with secrets.
"""

import sys

import jax
import jax.numpy as jnp
import mctx
import net as nets

from larceny.twin.doors import pgx_like

ITERATIONS, TABLES, SIMULATIONS = int(sys.argv[2]), *map(int, sys.argv[3:] or (16, 8))
STEPS, RATE = 32, 1e-3
env = pgx_like.make(sys.argv[1], players=2)
begun = pgx_like.make(sys.argv[1], players=2, again=True)


def sign(before, after):
    """Return what a later value is worth to who decided: nothing after the end."""
    same = before.current_player == after.current_player
    return jnp.where(after.terminated, 0.0, jnp.where(same, 1.0, -1.0))


def paid(before, after):
    """Return what who decided got."""
    return jnp.take_along_axis(after.rewards, before.current_player[:, None], 1)[:, 0]


def recurrent(net, key, action, state):
    """Step inside the search."""
    after = jax.vmap(env.step)(state, action)
    logits, value = nets.look(net, after.observation, after.legal_action_mask)
    told = mctx.RecurrentFnOutput(
        reward=paid(state, after),
        discount=sign(state, after),
        prior_logits=logits,
        value=jnp.where(after.terminated, 0.0, value),
    )
    return told, after


def step(carried, key):
    """Search at every table, and do what the search says."""
    net, state = carried
    state = state.replace(terminated=jnp.zeros_like(state.terminated))  # the next game has begun
    logits, value = nets.look(net, state.observation, state.legal_action_mask)
    found = mctx.gumbel_muzero_policy(
        params=net,
        rng_key=key,
        root=mctx.RootFnOutput(prior_logits=logits, value=value, embedding=state),
        recurrent_fn=recurrent,
        num_simulations=SIMULATIONS,
        invalid_actions=~state.legal_action_mask,
        qtransform=mctx.qtransform_completed_by_mix_value,
    )
    after = jax.vmap(begun.step)(state, found.action)
    told = state.observation, state.legal_action_mask, found.action_weights
    return (net, after), (*told, paid(state, after), sign(state, after), after.terminated)


def loss(net, seen, legal, weights, target, known):
    """Return AlphaZero's loss, and the policy's part of it."""
    logits, value = nets.look(net, seen, legal)
    policy = -jnp.where(legal, weights * jax.nn.log_softmax(logits), 0).sum(-1).mean()
    return policy + (known * jnp.square(value - target)).mean(), policy


@jax.jit
def iterate(net, memory, state, key):
    """Play, and learn from it."""
    (_, state), told = jax.lax.scan(step, (net, state), jax.random.split(key, STEPS))
    seen, legal, weights, reward, signs, ended = told

    def back(ahead, told):
        reward, sign = told
        ahead = reward + sign * ahead
        return ahead, ahead

    target = jax.lax.scan(back, jnp.zeros(TABLES), (reward, signs), reverse=True)[1]
    known = jnp.cumsum(ended[::-1], axis=0)[::-1] > 0  # the end of the game was seen
    told = (seen, legal, weights, target, known)
    flat = jax.tree.map(lambda x: x.reshape(-1, *x.shape[2:]), told)
    slopes, policy = jax.grad(loss, has_aux=True)(net, *flat)
    net, memory = nets.learn(net, memory, slopes, RATE)
    return net, memory, state, policy, ended.sum()


key = jax.random.key(1)
state = jax.vmap(begun.init)(jax.random.split(key, TABLES))
net = nets.begin(key, env.observation_shape[0], env.num_actions)
memory = nets.rest(net)
for number in range(1, ITERATIONS + 1):
    key, now = jax.random.split(key)
    net, memory, state, policy, ended = iterate(net, memory, state, now)
    print(f"iteration {number}: policy loss {policy:.3f}, {ended} games ended", flush=True)
