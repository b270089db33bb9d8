"""A net is read as it was written; one that does not fit is refused, and it is said why."""

from pathlib import Path

import numpy as np
import pytest

from larceny.games.master_thieves.game import GAME
from larceny.nets import files
from larceny.nets.files import UnusableNet

from .nets import stored, unlearned


def test_a_net_is_read_as_it_was_written(tmp_path: Path) -> None:
    net = files.read(stored(tmp_path), "master-thieves")
    for name, written in unlearned().items():
        assert np.array_equal(net.weights[name], written.astype(np.float16).astype(np.float32))
    assert net.card["tables"] == ["french/4"]


def test_gains_and_offsets_of_an_older_net_go_into_the_layer_after_them(tmp_path: Path) -> None:
    """Given a net whose norms have some, then what is read answers alike without them."""
    weights, lot = unlearned(), np.random.default_rng(3)
    norms = {f"{part}{at}": lot.normal(1, 0.3, 16) for part in "gh" for at in ("1", "2", "")}
    path = tmp_path / "older.npz"
    files.write(path, {**weights, **norms}, files.card_for("master-thieves", ["french/4"], {}))

    read = files.read(path).weights

    assert set(read) == set(weights)
    x = lot.normal(0, 1, (5, 16))
    for at in ("1", "2", ""):
        expected = (x * norms[f"g{at}"] + norms[f"h{at}"]) @ weights[f"w{at}"] + weights[f"b{at}"]
        assert np.allclose(x @ read[f"w{at}"] + read[f"b{at}"], expected, atol=0.02)


def test_the_hash_tells_nets_apart(tmp_path: Path) -> None:
    one, other = (files.read(stored(tmp_path, seed=seed)) for seed in (1, 2))
    assert one.card["hash"] != other.card["hash"]


def test_a_damaged_net_is_refused(tmp_path: Path) -> None:
    path = stored(tmp_path)
    with np.load(path) as file:
        arrays = {name: file[name] for name in file.files}
    arrays["b0"] = arrays["b0"] + 1
    np.savez(path, **arrays)
    _refused(path, "hash")


def test_what_is_no_net_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    _refused(path, "unreadable")
    path.write_text("no net", encoding="utf-8")
    _refused(path, "unreadable")


def test_a_net_of_another_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnusableNet) as refusal:
        files.read(stored(tmp_path), "forty-thieves")
    assert refusal.value.code == "game"
    assert refusal.value.details["game"] == "master-thieves"


def test_a_net_of_other_rules_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = stored(tmp_path)
    monkeypatch.setattr(type(GAME), "rules_version", GAME.rules_version + 1)
    _refused(path, "rules")


def test_a_net_that_was_told_other_things_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = stored(tmp_path)
    monkeypatch.setattr(files, "fingerprint", lambda game, rules: "another")
    _refused(path, "inputs")


def _refused(path: Path, code: str) -> None:
    with pytest.raises(UnusableNet) as refusal:
        files.read(path)
    assert refusal.value.code == code
