"""Compiles the rules, and what plays by them, with mypyc: `python tools/compile.py`.

Each extension module lies beside its source, or in another folder (`--into`, for a wheel);
`--clean` takes them away. The list of them is written last: without it nothing that is compiled is
taken (`larceny.compiled`), so a build that was broken off does no harm.
"""

import argparse
import os
import shlex
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
sys.path.insert(0, str(SOURCES))
os.environ["LARCENY_PURE"] = "1"

from larceny import compiled  # noqa: E402  (as it stands here)

COMPILED = {
    "kernel": ("actions", "chance", "dice", "legality", "tuples"),
    "games/*": (
        *("abilities", "actions", "choices", "combinations", "deck", "deduction", "jar_weights"),
        *("knowledge", "legality", "memory", "pieces", "playout", "prohibitions", "scoring"),
        *("spoils", "state", "steal_probability", "transition/*", "views", "views_json"),
    ),
    "bots/*": ("evaluation", "model", "rollout"),
    "bots": ("search",),
    "envs/*": ("memory",),
    "server/adapters": ("system_clock",),
    "server/realtime": ("flushes", "frame_budget", "frames", "mailbox", "outlet", "socket"),
    "server/service/bots": ("pacing", "players"),
    "server/service/play": ("openings", "referee", "thinking_time"),
    "server/service/runtime": ("group_commit", "locks", "timers"),
    "server/service/table": (
        *("audience", "broadcasting", "delayed_feed", "events", "hot_seat", "past_steps"),
        *("position", "serialisation", "session", "sessions", "table_time"),
    ),
}
"""What is compiled, by folder. Events and rulesets are not: mypyc makes classes with fields only no
faster, and they could not have slots."""
PATTERNS = tuple(f"{folder}/{name}.py" for folder, names in COMPILED.items() for name in names)
READ = tuple(f"{folder}/**/*.py" for folder in ("bots", "envs", "games", "kernel", "server"))
"""What the compiler takes types and constants from: if any of it changes, all is compiled anew."""
FLAGS = ("--config-file=pyproject.toml", "--follow-imports=silent")
"""Only what is compiled is judged: what else is read may import what is not installed here."""
WORK = ROOT / "build" / "mypyc" / str(sys.implementation.cache_tag)
NO_COMPILER = "There is no C compiler (`{}`): Larceny plays without one, as pure Python."
FAILED = "The C compiler failed (are Python's headers installed?): Larceny plays as pure Python."


def sources(*patterns: str) -> list[Path]:
    """List the files of the package that match any of some patterns."""
    package = SOURCES / compiled.PACKAGE
    found = [sorted(package.glob(pattern)) for pattern in patterns]
    return [path.relative_to(SOURCES) for paths in found for path in paths]


def module_of(path: Path) -> str:
    """Name the module of a source."""
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def clean(folder: Path) -> None:
    """Take away everything that is compiled for any Python."""
    for made in (
        *folder.glob(f"{compiled.STEM}.*.txt"),
        *folder.glob(f"{compiled.LIBRARY}.*"),
        *folder.glob(f"{compiled.PACKAGE}/**/*.so"),
        *folder.glob(f"{compiled.PACKAGE}/**/*.pyd"),
    ):
        made.unlink()


def write_list(folder: Path, text: str) -> None:
    """Write the list, all of it or nothing."""
    beside = folder / f".{compiled.LIST}"
    beside.write_text(text, encoding="utf-8", newline="\n")
    beside.replace(folder / compiled.LIST)


def entries(*, stamped: bool) -> Iterator[str]:
    """Make the lines of the list."""
    files = sources(*PATTERNS)
    for path in files:
        yield " ".join([compiled.COMPILED, module_of(path), *(stamp(path) if stamped else ())])
    if stamped:
        for path in sorted({*sources(*READ)} - {*files}):
            yield " ".join([compiled.READ, module_of(path), *stamp(path)])


def is_built() -> bool:
    """Ask whether everything is compiled in place already, from the sources as they are."""
    try:
        lines = (SOURCES / compiled.LIST).read_text(encoding="utf-8").splitlines()
        every = [*compiled.checked(str(SOURCES), (line.split() for line in lines))]
    except (OSError, compiled.UnusableError):
        return False
    return bool(every) and lines == [*entries(stamped=True)]


def stamp(path: Path) -> list[str]:
    """Return what tells whether a source was changed."""
    return compiled.stamp_of(os.path.join(SOURCES, *module_of(path).split(".")))


def build(folder: Path, *, stamped: bool) -> None:
    """Compile everything below a folder, which is the sources' own or another one."""
    from mypyc.build import mypycify  # noqa: PLC0415  (takes a second)
    from setuptools import Distribution  # noqa: PLC0415

    clean(folder)
    folder.mkdir(parents=True, exist_ok=True)
    write_list(folder, f"{compiled.UNFINISHED}\n")
    os.chdir(ROOT)
    lines = list(entries(stamped=stamped))  # as they are now: one may be edited meanwhile
    modules = mypycify(
        [*FLAGS, *(str(Path("src") / path) for path in sources(*PATTERNS))],
        opt_level="3",
        debug_level="0",
        group_name=compiled.STEM,
        target_dir=str(WORK),
    )
    package = Distribution({"name": compiled.PACKAGE, "ext_modules": modules})
    command = package.get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(folder), str(WORK / "objects")
    command.ensure_finalized()
    command.run()
    write_list(folder, "".join(f"{line}\n" for line in lines))


def compiler() -> str:
    """Name the program that setuptools will call; Windows has its own way to find one."""
    told = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    return shlex.split(told)[0]


def main() -> None:
    """Compile, or undo it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clean", action="store_true", help="take away what is compiled")
    parser.add_argument("--into", type=Path, metavar="FOLDER", help="for a wheel: not in place")
    wanted = parser.parse_args()
    if wanted.clean:
        clean(SOURCES)
        return
    if not wanted.into and is_built():
        return
    if os.name != "nt" and shutil.which(compiler()) is None:
        sys.exit(NO_COMPILER.format(compiler()))
    from setuptools.errors import BaseError, CCompilerError  # noqa: PLC0415

    folder = wanted.into.resolve() if wanted.into else SOURCES
    try:
        build(folder, stamped=wanted.into is None)
    except (BaseError, CCompilerError) as error:
        clean(folder)
        sys.exit(f"{error}\n{FAILED}")
    except SystemExit:  # mypyc has said what is wrong with a source
        clean(folder)
        raise


if __name__ == "__main__":
    main()
