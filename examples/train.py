"""Learn by REINFORCE with numpy alone, against one who plays at random: train.py GAME GAMES"""

import sys

import numpy as np

from larceny import raw_env

env, dice = raw_env(game=sys.argv[1], players=2, reward="score"), np.random.default_rng(1)
weights = [dice.normal(0, 0.1, (env.layout.length, 64)), np.zeros((64, env.setting.decisions))]
squares = [np.zeros_like(w) for w in weights]


def odds_of(seen, masks):
    """One hidden layer; what is not allowed is never chosen."""
    hidden = np.tanh(seen @ weights[0])
    scores = np.where(masks, hidden @ weights[1], -np.inf)
    odds = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return hidden, odds / odds.sum(axis=-1, keepdims=True)


def play(learner):
    """Return the learner's lead at the end, and what it saw, might do and did."""
    env.reset(seed=int(dice.integers(1 << 30)))
    lead, past = 0.0, []
    for agent in env.agent_iter():
        told, reward, over, _, _ = env.last()
        mask, choice = told["action_mask"], None
        if over:
            lead += reward if agent == learner else 0.0
        elif agent == learner:
            seen = np.log1p(told["observation"].astype(np.float32))
            choice = int(dice.choice(len(mask), p=odds_of(seen, mask)[1]))
            past.append((seen, mask, choice))
        else:
            choice = int(dice.choice(np.flatnonzero(mask)))
        env.step(choice)
    return lead, past


def learn(played):
    """Make likelier what was done in good games, and less likely what was done in bad ones."""
    leads, sizes = np.array([lead for lead, _ in played]), [len(past) for _, past in played]
    gains = np.repeat((leads - leads.mean()) / (leads.std() + 1e-6), sizes)
    seen, masks, made = (np.array(x) for x in zip(*(d for _, p in played for d in p), strict=True))
    hidden, odds = odds_of(seen, masks)
    push = (np.eye(odds.shape[1])[made] - odds) * gains[:, None] / len(made)
    back = push @ weights[1].T * (1 - hidden**2)
    for layer, slope in enumerate((seen.T @ back, hidden.T @ push)):
        squares[layer] += 0.05 * (slope**2 - squares[layer])
        weights[layer] += 0.003 * slope / (np.sqrt(squares[layer]) + 1e-8)


for games in range(0, int(sys.argv[2]) + 1, 20):
    if games in (0, int(sys.argv[2])):
        won = [(np.sign(play(f"seat_{n % 2}")[0]) + 1) / 2 for n in range(200)]  # a tie is half
        print(f"after {games} games: {np.mean(won):.2f} won", flush=True)
    learn([play(f"seat_{n % 2}") for n in range(20)])
