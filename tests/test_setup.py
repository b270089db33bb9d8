"""Set-up: done once, done again when something changed, and honest when it fails."""

import ast
import importlib.util
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[1] / "tools" / "setup.py"


@pytest.fixture
def setup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, at work in an empty folder."""
    spec = importlib.util.spec_from_file_location("setup_under_test", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    venv = tmp_path / ".venv"
    venv.mkdir()
    places = {
        "ROOT": tmp_path,
        "VENV": venv,
        "PYTHON": venv / "bin" / "python",
        "STATE": venv / "setup.json",
        "UNFINISHED": venv / "unfinished",
    }
    for name, place in places.items():
        monkeypatch.setattr(module, name, place)
    return module


class Step:
    """A step that is made from one file and makes another; it counts how often it is done."""

    def __init__(self, setup: ModuleType, folder: Path) -> None:
        self.setup = setup
        self.source, self.product = folder / "source", folder / "product"
        self.source.write_text("one", encoding="utf-8")
        self.times = 0

    def work(self) -> None:
        self.times += 1
        self.product.write_text("made", encoding="utf-8")

    def run(self, work: Callable[[], None] | None = None) -> None:
        self.setup.step("it", "Doing it ...", [self.source], work or self.work, self.product)


def test_a_step_is_done_once(setup: ModuleType, tmp_path: Path) -> None:
    step = Step(setup, tmp_path)
    step.run()
    step.source.touch()  # a checkout changes dates
    step.run()
    assert step.times == 1


def test_a_step_is_done_again_when_what_it_is_made_from_has_changed(
    setup: ModuleType, tmp_path: Path
) -> None:
    step = Step(setup, tmp_path)
    step.run()
    step.source.write_text("two", encoding="utf-8")
    step.run()
    assert step.times == 2


def test_a_step_is_done_again_when_what_it_made_is_gone(setup: ModuleType, tmp_path: Path) -> None:
    step = Step(setup, tmp_path)
    step.run()
    step.product.unlink()
    step.run()
    assert step.times == 2


def test_a_step_that_failed_is_done_again_although_something_lies_there(
    setup: ModuleType, tmp_path: Path
) -> None:
    step = Step(setup, tmp_path)

    def breaks_off() -> None:
        step.product.write_text("hal", encoding="utf-8")
        raise setup.Failed("The disk is full.")

    with pytest.raises(setup.Failed):
        step.run(breaks_off)
    step.run()
    assert (step.times, step.product.read_text(encoding="utf-8")) == (1, "made")


def test_an_environment_whose_installation_broke_off_is_made_anew(
    setup: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    half_made = setup.VENV / "half"
    half_made.touch()
    with pytest.raises(KeyboardInterrupt), setup.installing():
        raise KeyboardInterrupt
    monkeypatch.setattr(setup, "works", lambda chosen: True)
    monkeypatch.setattr(setup, "run", lambda *command, doing: "")
    setup.set_up_venv(chosen=False)
    assert not half_made.exists()


def test_who_has_no_network_keeps_the_environment_that_worked(setup: ModuleType) -> None:
    setup.STATE.write_text("{}", encoding="utf-8")
    with pytest.raises(setup.Failed), setup.installing():
        raise setup.Failed(f"Installing failed: {setup.NETWORK}.")
    assert not setup.UNFINISHED.exists()


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        ("OSError: [Errno 28] No space left on device", "the disk is full"),
        ("npm error code ENOSPC", "the disk is full"),
        ("  Caused by: dns error: failed to lookup address information", "cannot be reached"),
        ("NewConnectionError('Failed to establish a new connection')", "cannot be reached"),
        ("npm error code EAI_AGAIN", "cannot be reached"),
        ("error: failed to create file: Read-only file system (os error 30)", "may not be written"),
        ("npm error EACCES: permission denied, mkdir", "may not be written"),
    ],
)
def test_what_tools_print_is_told_in_a_sentence(
    setup: ModuleType, told: str, sentence: str
) -> None:
    command = (sys.executable, "-c", f"import sys; sys.stderr.write({told!r}); sys.exit(1)")
    with pytest.raises(setup.Failed, match=f"^Doing it failed: .*{sentence}"):
        setup.run(*command, doing="Doing it")


def test_a_failure_that_nobody_knows_is_shown_as_it_is(
    setup: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    command = (sys.executable, "-c", "import sys; print('a riddle'); sys.exit(3)")
    with pytest.raises(setup.Failed, match="exit code 3"):
        setup.run(*command, doing="Doing it")
    assert "a riddle" in capsys.readouterr().err


def test_where_the_home_cannot_be_written_caches_lie_in_the_environment(
    setup: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setup, "writable", lambda folder: False)
    environment = setup.environment()
    assert environment["UV_CACHE_DIR"].startswith(str(setup.VENV))
    assert environment["npm_config_cache"].startswith(str(setup.VENV))


def test_an_old_python_is_told_so_in_a_sentence() -> None:
    source = SCRIPT.read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 7))  # it can at least be read
    pretend = f"import sys; sys.version_info = (3, 9, 18); exec(open({str(SCRIPT)!r}).read())"
    done = subprocess.run(
        [sys.executable, "-c", pretend], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stdout == ""
    [sentence] = done.stderr.splitlines()
    assert sentence.startswith("Larceny needs Python 3.11 or newer, and ")
    assert " is 3.9: set PYTHON=" in sentence


def test_an_unknown_target_is_refused() -> None:
    done = subprocess.run(
        [sys.executable, str(SCRIPT), "pudding"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.startswith("usage: setup.py")
