"""Builds the browser client as a disk would that does not tell `Gem.tsx` from `gem.tsx`.

Such a disk (every usual Mac, Windows) finds a file by its name without case. So here all files of
`web/` are copied under lower-case names, with all their imports in lower case too: what the
compiler and the builder then find is what they would find there. Two files of one name, an import
that finds the wrong module: each fails here as it fails there.

    python tools/case_insensitive_build.py [PROJECT]

Node comes from tools/with-node, what it runs from web/node_modules.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parents[1]
WITH_NODE = HERE / "tools" / "with-node"
MODULES = HERE / "web" / "node_modules"

# The name of a file after `from`, `import`, `import(`, `mock(` … and in a page or a style sheet.
SCRIPT = re.compile(r"""(?<=[\s(])(["'])(\.\.?/[^"'\n]*)\1""")
PAGE = re.compile(r"""((?:src|href)=")(/[^"]*)""")
STYLE = re.compile(r"""(url\(["']?|@import\s+["'])(\.\.?/[^"')]*)""")
TSC = "node_modules/typescript/bin/tsc"
# Nothing is written, so nothing need be small.
VITE = """
  import { build } from "vite";
  await build({ configLoader: "runner", logLevel: "warn", build: { write: false, minify: false } });
"""
STEPS = {
    "types": [TSC, "--noEmit"],
    "types of the worker": [TSC, "--noEmit", "-p", "tsconfig.worker.json"],
    "build": ["--input-type=module", "--eval", VITE],
}


def lower_case(text: str, suffix: str) -> str:
    """Return a file's text with the names of all the files that it imports in lower case."""
    match suffix:
        case ".ts" | ".tsx" | ".mjs" | ".js":
            return SCRIPT.sub(lambda found: found[1] + found[2].lower() + found[1], text)
        case ".html":
            return PAGE.sub(lambda found: found[1] + found[2].lower(), text)
        case ".css":
            return STYLE.sub(lambda found: found[1] + found[2].lower(), text)
    return text


def copy(source: Path, target: Path) -> list[str]:
    """Copy a folder as such a disk would hold it; return a line for each file that is lost."""
    lost = []
    for path in sorted(source.rglob("*")):
        name = path.relative_to(source)
        if "node_modules" in name.parts or path.is_dir():
            continue
        copied = target / name.as_posix().lower()
        if copied.exists():
            lost.append(f"{name.as_posix()}: another file has this name but for its case")
            continue
        copied.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix in {".ts", ".tsx", ".mjs", ".js", ".html", ".css"}:
            text = lower_case(path.read_text(encoding="utf-8"), path.suffix)
            copied.write_text(text, encoding="utf-8")
        else:
            shutil.copyfile(path, copied)
    return lost


def build(project: Path) -> bool:
    """Check the types of a project's client and build it, on such a disk; say what fails."""
    with tempfile.TemporaryDirectory() as folder:
        web = Path(folder).resolve() / "web"
        lost = copy(project / "web", web)
        print(*lost, sep="\n", end="\n" if lost else "", file=sys.stderr)
        (web / "node_modules").symlink_to(MODULES, target_is_directory=True)
        failed = [name for name, step in STEPS.items() if not _run(web, step)]
    for name in failed:
        print(f"On a disk that does not tell case, this fails: {name}", file=sys.stderr)
    return not lost and not failed


def _run(folder: Path, step: list[str]) -> bool:
    """Run a script of Node's there; its output is shown where it fails."""
    command = [str(WITH_NODE), "sh", "-c", 'cd "$0" && exec node "$@"', str(folder), *step]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    if done.returncode:
        print(done.stdout, done.stderr, sep="", file=sys.stderr)
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(0 if build(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE) else 1)
