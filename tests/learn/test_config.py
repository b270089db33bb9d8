"""Settings: what is asked for, what is stored, and how rates change in the course of a run."""

from pathlib import Path

import jax
import pytest

from larceny.kernel.errors import LarcenyError
from larceny.learn import checkpoints, networks
from larceny.learn.checkpoints import Progress
from larceny.learn.config import Config
from larceny.learn.program import games_to_judge
from larceny.learn.wishes import Wishes
from larceny.nets import files
from larceny.nets.tables import widths

CONFIG = Config(game="master-thieves", tables=("french/4",), schedule_decisions=1000.0)


def test_settings_are_read_as_they_were_written() -> None:
    assert Config.from_json(CONFIG.to_json()) == CONFIG
    assert CONFIG.changed(entropy=[0.5, 0.1]).entropy == (0.5, 0.1)


def test_rates_go_from_points_to_victory_and_from_much_to_little() -> None:
    first, middle, last = (CONFIG.rates(CONFIG.fraction(0, n), 0) for n in (0, 500, 5000))
    assert (first.points, first.win) == (1, 0)
    assert last.points == pytest.approx(CONFIG.points_kept)
    assert last.win == 1
    assert first.learning_rate == CONFIG.learning_rate[0]
    assert last.learning_rate == CONFIG.learning_rate[1]
    assert first.entropy > middle.entropy > last.entropy == CONFIG.entropy[1]


def test_only_the_critic_learns_at_first_where_that_is_asked() -> None:
    config = CONFIG.changed(critic_first=3)
    assert [config.rates(0.5, updates).policy for updates in (0, 2, 3, 9)] == [0, 0, 1, 1]


def test_a_processor_judges_by_fewer_games_than_a_gpu_unless_it_is_told() -> None:
    assert games_to_judge(None, "gpu") == 8192
    assert games_to_judge(None, "cpu") == 256
    assert games_to_judge(16, "gpu") == games_to_judge(16, "cpu") == 16


def test_victory_may_count_from_the_beginning() -> None:
    assert CONFIG.changed(win_from=0.0).rates(0.0, 0).win == 1


def test_a_run_that_begins_with_a_net_takes_its_shape_and_names_it(tmp_path: Path) -> None:
    net = tmp_path / "net.npz"
    weights = networks.fresh(jax.random.key(0), *widths(CONFIG.game)[:1], 9, 24, 3, 100)
    told = files.write(net, weights, files.card_for(CONFIG.game, ["french/2"], {}))
    config = Wishes(game=CONFIG.game, out=tmp_path / "run", begin=net).config()
    assert (config.width, config.layers, config.begun_with) == (24, 3, told)


def test_a_run_goes_on_with_the_settings_it_began_with(tmp_path: Path) -> None:
    begun = Wishes(game=CONFIG.game, out=tmp_path, changes=["width=64"]).config()
    checkpoints.save(tmp_path, begun.to_json(), Progress(iterations=3), {})
    again = Wishes(game=CONFIG.game, out=tmp_path, resume=True, schedule_minutes=50.0)
    assert again.config() == begun.changed(schedule_minutes=50.0)


@pytest.mark.parametrize("code", ["exists", "begun", "shape", "another-game"])
def test_a_run_that_cannot_go_on_as_asked_is_refused(code: str, tmp_path: Path) -> None:
    begun = Wishes(game=CONFIG.game, out=tmp_path).config()
    checkpoints.save(tmp_path, begun.to_json(), Progress(iterations=3), {})
    asked = {
        "exists": Wishes(game=CONFIG.game, out=tmp_path),
        "begun": Wishes(game=CONFIG.game, out=tmp_path, resume=True, begin=tmp_path / "net.npz"),
        "shape": Wishes(game=CONFIG.game, out=tmp_path, resume=True, changes=["layers=7"]),
        "another-game": Wishes(game="forty-thieves", out=tmp_path, resume=True),
    }
    with pytest.raises(LarcenyError) as refusal:
        asked[code].config()
    assert refusal.value.code == code


@pytest.mark.parametrize(
    ("code", "wishes"),
    [
        ("setting", {"changes": ["depth=3"]}),
        ("value", {"changes": ["width=wide"]}),
        ("value", {"changes": ["entropy=1"]}),
        ("value", {"changes": ["seed=true"]}),
        ("steps", {"changes": ["steps=7"]}),
        ("no-run", {"resume": True}),
        ("minutes", {"minutes": 0.0}),
        ("schedule", {"schedule_minutes": 0.0}),
        ("table", {"tables": "french"}),
        ("unknown-edition", {"tables": "german/4"}),
        ("players", {"tables": "french/9"}),
        ("unknown-game", {"game": "chess"}),
    ],
)
def test_what_cannot_be_is_refused(code: str, wishes: dict[str, object], tmp_path: Path) -> None:
    asked: dict[str, object] = {"game": CONFIG.game, "out": tmp_path, **wishes}
    with pytest.raises(LarcenyError) as refusal:
        Wishes(**asked).config()  # type: ignore[arg-type]
    assert refusal.value.code == code
