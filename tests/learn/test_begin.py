"""A run may begin with the policy of a net that has learned before."""

from pathlib import Path

import jax
import numpy as np

from larceny.learn.program import trainer_for
from larceny.learn.wishes import Wishes

SETTINGS = ["width=16", "layers=2", "critic_layers=2", "games=32", "steps=8", "warm_up=50"]


def test_the_policy_of_a_net_is_taken_and_its_critic_is_new(tmp_path: Path) -> None:
    first = trainer_for(Wishes(game="forty-thieves", out=tmp_path / "first", changes=SETTINGS))
    first.learner = first.learner._replace(
        average=jax.tree.map(lambda one: one + 0.25, first.learner.average)
    )
    first.save(tmp_path / "first")
    net = tmp_path / "first" / "net.npz"

    second = trainer_for(
        Wishes(
            game="forty-thieves",
            out=tmp_path / "second",
            begin=net,
            tables="standard/2,standard/4",
            changes=[*SETTINGS[2:], "critic_first=4"],
        )
    )

    for begun in (second.learner.nets.policy, second.learner.average, second.learner.magnet):
        for name, one in first.learner.average.items():
            assert np.allclose(begun[name], one, atol=2e-3), "a net is stored in halves"
    assert second.older[0].keys() == first.learner.average.keys()
    critic = second.learner.nets.critic
    assert np.array_equal(critic["w0"], first.learner.nets.critic["w0"]), "by the same seed"
    assert second.config.begun_with
