"""What is compiled is taken only where it fits; else one sentence says why, and Python plays.

Nothing is compiled here. Instead of what `tools/compile.py` makes there are a package of two
modules, a list, a library that is Python, and an extension module that nobody could load: where
its import fails, it was taken.
"""

import ast
import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, NamedTuple

import pytest
from setuptools.errors import CompileError

from larceny import compiled

ROOT = Path(__file__).parents[1]
COMPILER = ROOT / "tools" / "compile.py"
THIS_PYTHON = compiled.SUFFIX.split(".")[1]

TELL = """
import subprocess, sys
from larceny import compiled
try:
    from larceny.rules import SAID
except ImportError:
    SAID = "extension"
print(compiled.how(), SAID, sep=", ", flush=True)
for other in sys.argv[1:]:
    subprocess.run([sys.executable, "-c", other], check=True)
"""


class Said(NamedTuple):
    """What a process printed, and one that it started."""

    out: list[str]
    errors: list[str]


class Checkout:
    """A package as small as can be; how modules are found there is the real one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "larceny"
        self.package.mkdir()
        self.write("__init__", "from . import compiled\n")
        self.write("compiled", Path(compiled.__file__).read_text(encoding="utf-8"))
        self.write("rules", "from .pieces import SAID\n")
        self.write("pieces", "SAID = 'source'\n")
        self.library("")
        (self.package / f"rules{compiled.SUFFIX}").write_bytes(b"no machine code")

    def write(self, module: str, text: str) -> None:
        (self.package / f"{module}.py").write_text(text, encoding="utf-8")

    def library(self, code: str) -> None:
        (self.folder / f"{compiled.LIBRARY}.py").write_text(code, encoding="utf-8")

    def stamped(self, use: str, module: str) -> str:
        stamp = compiled.stamp_of(str(self.package / module))
        return " ".join([use, f"larceny.{module}", *stamp])

    def list(self, *lines: str, name: str = compiled.LIST) -> None:
        (self.folder / name).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")

    def list_all(self) -> None:
        self.list(self.stamped(compiled.COMPILED, "rules"), self.stamped(compiled.READ, "pieces"))

    def run(self, **variables: str) -> Said:
        kept = {key: value for key, value in os.environ.items() if key != compiled.SWITCH}
        done = subprocess.run(
            [sys.executable, "-c", TELL, TELL],
            cwd=self.folder,
            env={**kept, "PYTHONPATH": str(self.folder), **variables},
            capture_output=True,
            text=True,
            check=False,
        )
        return Said(done.stdout.splitlines(), done.stderr.splitlines())


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def plays_as_pure_python(said: Said, why: str) -> None:
    """Both processes play, and one sentence says why."""
    assert said.out == [f"{compiled.PURE}, source"] * 2
    assert said.errors == [f"larceny: {why}: it runs as pure Python."]


# What fits --------------------------------------------------------------------------------------


def test_what_is_listed_is_taken(checkout: Checkout) -> None:
    checkout.list_all()
    assert checkout.run() == ([f"{compiled.COMPILED}, extension"] * 2, [])


def test_an_installed_list_has_no_times(checkout: Checkout) -> None:
    """Who installs a wheel has sources as old as the installation."""
    checkout.list(f"{compiled.COMPILED} larceny.rules")
    assert checkout.run() == ([f"{compiled.COMPILED}, extension"] * 2, [])


def test_where_nothing_is_listed_an_extension_module_is_passed_over(checkout: Checkout) -> None:
    assert checkout.run() == ([f"{compiled.PURE}, source"] * 2, [])


@pytest.mark.parametrize(("switch", "how"), [("1", compiled.PURE), ("0", compiled.COMPILED)])
def test_pure_python_can_be_asked_for(checkout: Checkout, switch: str, how: str) -> None:
    checkout.list_all()
    said = checkout.run(**{compiled.SWITCH: switch})
    assert [line.split(",")[0] for line in said.out] == [how] * 2
    assert said.errors == []


# What does not ----------------------------------------------------------------------------------


def test_a_source_that_was_edited(checkout: Checkout) -> None:
    checkout.list_all()
    checkout.write("rules", "from .pieces import SAID  # as before\n")
    plays_as_pure_python(checkout.run(), "larceny.rules has changed since it was compiled")


def test_a_source_whose_constants_were_compiled_in(checkout: Checkout) -> None:
    checkout.list_all()
    checkout.write("pieces", "SAID = 'source'  # now\n")
    plays_as_pure_python(checkout.run(), "larceny.pieces has changed since it was compiled")


def test_a_module_that_is_missing(checkout: Checkout) -> None:
    checkout.list_all()
    (checkout.package / f"rules{compiled.SUFFIX}").unlink()
    plays_as_pure_python(
        checkout.run(), "What is compiled is not complete (larceny.rules is missing)"
    )


def test_a_build_that_was_broken_off(checkout: Checkout) -> None:
    checkout.list(compiled.UNFINISHED)
    plays_as_pure_python(checkout.run(), "It is being compiled, or that was broken off")


def test_a_build_for_another_python(checkout: Checkout) -> None:
    other = "cpython-39-x86_64-linux-gnu"
    checkout.list("compiled larceny.rules", name=f"{compiled.STEM}.{other}.so.txt")
    plays_as_pure_python(checkout.run(), f"What is compiled is for {other}, not for {THIS_PYTHON}")


def test_a_library_that_cannot_be_loaded(checkout: Checkout) -> None:
    checkout.list_all()
    checkout.library("raise ImportError('undefined symbol: PyUnicode_New')")
    plays_as_pure_python(
        checkout.run(), "What is compiled cannot be loaded (undefined symbol: PyUnicode_New)"
    )


def test_a_switch_that_is_not_understood(checkout: Checkout) -> None:
    checkout.list_all()
    plays_as_pure_python(
        checkout.run(**{compiled.SWITCH: "maybe"}),
        "LARCENY_PURE is 1 (pure Python) or 0, not 'maybe'",
    )


# Compiling --------------------------------------------------------------------------------------


def test_without_a_compiler_it_says_so_and_makes_nothing(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, COMPILER, "--into", tmp_path / "out"],
        env={**os.environ, "CC": "/nowhere/cc -pthread"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr == (
        "There is no C compiler (`/nowhere/cc`): Larceny plays without one, as pure Python.\n"
    )
    assert not (tmp_path / "out").exists()


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The tool, at work in another folder; it compiles nothing unless a test lets it."""
    monkeypatch.setenv(compiled.SWITCH, "1")
    monkeypatch.setattr(sys, "path", [*sys.path])
    spec = importlib.util.spec_from_file_location("compile_under_test", COMPILER)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "WORK", tmp_path / "work")
    monkeypatch.setattr(module, "compiler", lambda: sys.executable)
    monkeypatch.chdir(tmp_path)
    return module


def let_mypyc(monkeypatch: pytest.MonkeyPatch, do: Any) -> None:
    monkeypatch.setitem(sys.modules, "mypyc.build", SimpleNamespace(mypycify=do))


def test_what_is_made_for_a_wheel_is_listed_without_times(
    compiler: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    let_mypyc(monkeypatch, lambda *args, **options: [])
    compiler.build(tmp_path / "out", stamped=False)
    lines = (tmp_path / "out" / compiled.LIST).read_text(encoding="utf-8").splitlines()
    assert f"{compiled.COMPILED} larceny.kernel.legality" in lines
    assert {len(line.split()) for line in lines} == {2}


def test_what_is_made_in_place_is_listed_with_all_that_was_read(
    compiler: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = [line.split() for line in compiler.entries(stamped=True)]
    uses = {module: use for use, module, _, _ in lines}
    assert uses["larceny.kernel.legality"] == compiled.COMPILED
    assert uses["larceny.kernel.game"] == compiled.READ
    assert len(uses) == len(lines)
    assert all(
        stamp == compiled.stamp_of(str(ROOT / "src" / module.replace(".", "/")))
        for _, module, *stamp in lines
    )


def test_no_compiled_coroutine_waits_while_it_handles_an_exception(compiler: ModuleType) -> None:
    """What is raised again after an `await` is lost where it is compiled, and Python crashes."""
    waits = [
        f"{path}:{inside.lineno}"
        for path in compiler.sources(*compiler.PATTERNS)
        for node in ast.walk(ast.parse((compiler.SOURCES / path).read_text(encoding="utf-8")))
        if isinstance(node, ast.Try)
        for part in (*node.handlers, *node.finalbody)
        for inside in ast.walk(part)
        if isinstance(inside, ast.Await | ast.AsyncWith | ast.AsyncFor)
    ]
    assert waits == []


def test_a_build_that_is_broken_off_says_so(
    compiler: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupted(*args: object, **options: object) -> None:
        raise KeyboardInterrupt

    let_mypyc(monkeypatch, interrupted)
    with pytest.raises(KeyboardInterrupt):
        compiler.build(tmp_path / "out", stamped=False)
    assert (tmp_path / "out" / compiled.LIST).read_text(encoding="utf-8") == "unfinished\n"


@pytest.mark.parametrize(
    ("trouble", "told"),
    [
        (CompileError("Python.h: No such file"), "Python.h: No such file\nThe C compiler failed"),
        (SystemExit("src/rules.py:1: error"), "src/rules.py:1: error"),
    ],
    ids=["compiler", "types"],
)
def test_a_compiler_that_fails_leaves_nothing_behind(
    compiler: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    trouble: BaseException,
    told: str,
) -> None:
    def fails(*args: object, **options: object) -> None:
        raise trouble

    let_mypyc(monkeypatch, fails)
    monkeypatch.setattr(sys, "argv", ["compile.py", "--into", str(tmp_path / "out")])
    with pytest.raises(SystemExit) as ended:
        compiler.main()
    assert str(ended.value).startswith(told)
    assert list((tmp_path / "out").iterdir()) == []


def test_cleaning_takes_away_what_was_made_for_any_python(
    compiler: ModuleType, checkout: Checkout
) -> None:
    checkout.list_all()
    checkout.list("compiled larceny.rules", name=f"{compiled.STEM}.cpython-39-darwin.so.txt")
    (checkout.folder / f"{compiled.LIBRARY}{compiled.SUFFIX}").touch()
    (checkout.folder / f"{compiled.LIBRARY}.py").unlink()
    compiler.clean(checkout.folder)
    left = {path.name for path in checkout.folder.rglob("*") if path.is_file()}
    assert left == {"__init__.py", "compiled.py", "pieces.py", "rules.py"}
