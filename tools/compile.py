"""Compile the rules, and what plays by them, with mypyc: `make compile`, `--clean` to undo it.

Each extension module lies beside its source. The list of them is written last: without it nothing
that is compiled is taken (`larceny.compiled`), so a build that was broken off does no harm.
"""

import argparse
import os
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
sys.path.insert(0, str(SOURCES))
os.environ["LARCENY_PURE"] = "1"

from larceny import compiled  # noqa: E402  (as it stands here)

PATTERNS = (
    "kernel/legality.py",
    "kernel/chance.py",
    "kernel/dice.py",
    *(
        f"games/*/{name}.py"
        for name in (
            *("abilities", "choices", "combinations", "deck", "legality", "pieces", "prohibitions"),
            *("playout", "scoring", "spoils", "state", "transition/*"),
        )
    ),
)
"""What is compiled. Classes with fields only (events, actions, rulesets) are not: mypyc makes them
no faster, and they could not have slots."""


def sources() -> list[Path]:
    """List the files that are compiled."""
    package = SOURCES / compiled.PACKAGE
    found = [sorted(package.glob(pattern)) for pattern in PATTERNS]
    return [path.relative_to(SOURCES) for paths in found for path in paths]


def module_of(path: Path) -> str:
    """Name the module of a source."""
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def clean(folder: Path) -> None:
    """Take away everything that is compiled."""
    (folder / compiled.LIST).unlink(missing_ok=True)
    for made in (*folder.glob(f"{compiled.LIBRARY}.*"), *folder.glob(f"{compiled.PACKAGE}/**/*")):
        if made.suffix in (".so", ".pyd"):
            made.unlink()


def build(folder: Path, *, stamped: bool) -> None:
    """Compile everything below a folder, which is the sources' own or a copy of it."""
    from mypyc.build import mypycify  # noqa: PLC0415  (takes a second)
    from setuptools import Distribution  # noqa: PLC0415

    clean(folder)
    os.chdir(ROOT)
    files = sources()
    modules = mypycify(
        ["--config-file=pyproject.toml", *(str(Path("src") / path) for path in files)],
        opt_level="3",
        group_name=compiled.LIBRARY.removesuffix("__mypyc"),
        target_dir=str(ROOT / "build" / "mypyc"),
    )
    package = Distribution({"name": "larceny", "ext_modules": modules})
    command = package.get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(folder), str(ROOT / "build" / "mypyc" / "objects")
    command.ensure_finalized()
    command.run()
    stamps = [
        compiled.stamp_of(str(folder / path.with_suffix(""))) if stamped else [] for path in files
    ]
    lines = [" ".join([module_of(path), *stamp]) for path, stamp in zip(files, stamps, strict=True)]
    (folder / compiled.LIST).write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Compile in place, or undo it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clean", action="store_true", help="take away what is compiled")
    if parser.parse_args().clean:
        clean(SOURCES)
        return
    if shutil.which(os.environ.get("CC", "cc")) is None and os.name != "nt":
        sys.exit("There is no C compiler (`cc`); Larceny plays without one, as pure Python.")
    build(SOURCES, stamped=True)


if __name__ == "__main__":
    main()
