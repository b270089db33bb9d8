#!/usr/bin/env python3
"""Installs and builds what the targets of the Makefile need: once, and again when it has changed.

    python3 tools/setup.py play client

Each step is known by a digest of what it is made from (the contents, not the dates). What fails is
told in one sentence, with exit code 1. Nothing half made is used by the next try: an environment
whose installation broke off is made anew, and the client is built beside the old one, then put in
its place.

Standard library only, and a syntax that an old Python can read, so that it is told that it is old.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys

OLDEST = (3, 11)
if sys.version_info < OLDEST:
    sys.exit(
        f"Larceny needs Python 3.11 or newer, and {sys.executable} is "
        f"{sys.version_info[0]}.{sys.version_info[1]}: set PYTHON=/path/to/a/newer/one"
    )

import contextlib  # noqa: E402
from collections.abc import Callable, Iterable, Iterator, Sequence  # noqa: E402
from concurrent.futures import ThreadPoolExecutor  # noqa: E402
from pathlib import Path  # noqa: E402
from threading import Lock  # noqa: E402

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
STATE = VENV / "setup.json"
UNFINISHED = VENV / "unfinished"
PAGES = ROOT / "src" / "larceny" / "server" / "pages"
SENTENCES = (
    (
        r"No space left on device|ENOSPC|Disk quota exceeded|EDQUOT",
        "the disk is full: free some space, then run it again",
    ),
    (
        r"getaddrinfo|ENOTFOUND|EAI_AGAIN|[Nn]ame or service not known|name resolution|dns error"
        r"|NewConnectionError|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH"
        r"|[Nn]etwork is unreachable|[Cc]onnection refused"
        r"|[Cc]onnect ?[Tt]imeout|error sending request|Could not fetch URL",
        "the package registry cannot be reached, and not everything is in the cache: "
        "connect this machine to the network, then run it again",
    ),
    (
        r"Read-only file system|EROFS|[Pp]ermission denied|EACCES|EPERM",
        "something may not be written: see that this folder belongs to you",
    ),
)
"""What tools print when they fail, and what that means for whoever reads it."""
NETWORK = SENTENCES[1][1]


NOTING = Lock()
"""Held while what was done is written down: steps run side by side."""


class Failed(Exception):
    """A step could not be done; its words are for the person at the keyboard."""


# Running ----------------------------------------------------------------------------------------


def run(*command: str | Path, doing: str, cwd: Path = ROOT) -> str:
    """Run a command quietly; if it fails, say why in a sentence."""
    try:
        done = subprocess.run(
            [str(word) for word in command],
            cwd=cwd,
            env=environment(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
        )
    except OSError as trouble:
        raise Failed(f"{doing} failed: {meaning(str(trouble)) or trouble}") from None
    told = done.stdout + done.stderr
    if done.returncode != 0:
        why = meaning(told)
        if why is None:
            sys.stderr.write(told[-6000:])
            why = f"{Path(command[0]).name} ended with exit code {done.returncode}"
        raise Failed(f"{doing} failed: {why}.")
    return told


def meaning(told: str) -> str | None:
    """Say what the words of a tool mean, if they are known."""
    found = (sentence for pattern, sentence in SENTENCES if re.search(pattern, told))
    return next(found, None)


def environment() -> dict[str, str]:
    """Return the environment for tools; where the home cannot be written, caches lie in .venv."""
    own = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_RETRIES": "1"}
    own.pop("PYTHONDONTWRITEBYTECODE", None)
    own.pop("VIRTUAL_ENV", None)
    if not writable(Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")):
        own.update(PIP_NO_CACHE_DIR="1", UV_CACHE_DIR=str(VENV / "cache" / "uv"))
    if not writable(Path.home() / ".npm"):
        own.update(npm_config_cache=str(VENV / "cache" / "npm"))
    return own


def writable(folder: Path) -> bool:
    """Ask whether a folder can be written, or made."""
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    return os.access(folder, os.W_OK)


# What was done ----------------------------------------------------------------------------------


def digest(*paths: Path) -> str:
    """Return what names the contents of files and folders."""
    told = hashlib.sha256()
    for path in paths:
        inside = sorted(path.rglob("*")) if path.is_dir() else [path]
        for file in (each for each in inside if each.is_file()):
            told.update(f"{file.relative_to(ROOT)}\0".encode())
            told.update(hashlib.sha256(file.read_bytes()).digest())
    return told.hexdigest()


def done() -> dict[str, str]:
    """Return the digests of the steps that were done."""
    try:
        told = json.loads(STATE.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return told if isinstance(told, dict) else {}


def step(
    name: str, says: str, made_from: Iterable[Path], work: Callable[[], None], made: Path
) -> None:
    """Do a step, unless it was done for the same contents and what it made is still there."""
    wanted = digest(*made_from)
    if done().get(name) == wanted and made.exists():
        return
    sys.stdout.write(f"{says}\n")  # in one piece: steps run side by side
    sys.stdout.flush()
    work()
    with NOTING:
        beside = STATE.with_suffix(".new")
        beside.write_text(json.dumps({**done(), name: wanted}, indent=1), encoding="utf-8")
        beside.replace(STATE)


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Let one set-up of this folder run after the other."""
    import fcntl  # noqa: PLC0415  # none on Windows, where this is not run

    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "setup.lock").open("wb") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@contextlib.contextmanager
def installing() -> Iterator[None]:
    """Remember that the environment is being changed: if that breaks off, it is made anew.

    Who cannot reach the network has changed nothing: what worked before works on.
    """
    UNFINISHED.touch()
    try:
        yield
    except Failed as failed:
        if NETWORK in str(failed) and STATE.exists():
            UNFINISHED.unlink()
        raise
    UNFINISHED.unlink()


# Steps ------------------------------------------------------------------------------------------


def set_up_venv(chosen: bool) -> None:
    """Make the environment, if there is none that works, or another Python was asked for."""
    if not UNFINISHED.exists() and works(chosen):
        return
    if VENV.exists():
        shutil.rmtree(VENV)
    print("Making .venv ...", flush=True)
    VENV.mkdir()
    UNFINISHED.touch()
    # Debian's Python has no ensurepip unless python3-venv is installed: then its own pip serves.
    try:
        import ensurepip  # noqa: F401, PLC0415
    except ImportError:
        run(sys.executable, "-m", "venv", "--without-pip", VENV, doing="Making .venv")
    else:
        run(sys.executable, "-m", "venv", VENV, doing="Making .venv")


def works(chosen: bool) -> bool:
    """Ask whether the environment can be used, and is of the Python that was chosen."""
    asked = "import sys; print(sys.version_info[:2])"
    try:
        told = subprocess.run(
            [str(PYTHON), "-c", asked], capture_output=True, text=True, check=True
        ).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return False
    return not chosen or told == str(tuple(sys.version_info[:2]))


def installer() -> list[str]:
    """Return the command that installs packages: uv, ten times as fast as pip."""
    own = VENV / "bin" / "uv"
    if not own.exists():
        pins = ROOT / "requirements" / "uv.txt"
        run(*pip(), "--require-hashes", "-r", pins, doing="Installing uv")
    return [str(own), "pip", "install", "--quiet", "--python", str(PYTHON)]


def pip() -> list[str]:
    """Return the pip that can install into the environment: its own, or that of the system."""
    if (VENV / "bin" / "pip").exists():
        return [str(PYTHON), "-m", "pip", "-qq", "install"]
    system = [sys.executable, "-m", "pip"]
    if subprocess.run([*system, "--version"], capture_output=True, check=False).returncode != 0:
        raise Failed(
            "This Python has neither ensurepip nor pip: install python3-venv, "
            "or set PYTHON=/path/to/another/one."
        )
    return [*system, "--python", str(PYTHON), "-qq", "install"]


def install(pins: str, doing: str) -> None:
    """Install pinned packages with uv; where its way to the packages is barred, with pip."""
    command = ("--require-hashes", "-r", str(ROOT / "requirements" / pins))
    with installing():
        try:
            run(*installer(), *command, doing=doing)
        except Failed as failed:
            if NETWORK not in str(failed):
                raise
            run(*pip(), *command, doing=doing)


def install_play() -> None:
    """Install what play needs, and Larceny itself, as it lies here."""
    install("play.txt", "Installing what play needs")
    with installing():
        own = ("--no-deps", "--no-build-isolation", "--editable", str(ROOT))
        run(*installer(), *own, doing="Installing Larceny")


def with_node(*command: str, doing: str) -> None:
    """Run a command of the client, with the machine's Node or one of our own."""
    run(ROOT / "tools" / "with-node", *command, doing=doing)


def install_node_packages(folder: str) -> None:
    """Install what package-lock.json pins."""
    quietly = ("--silent", "--no-audit", "--no-fund", "--prefer-offline")
    with_node(
        *("npm", "--prefix", folder, "ci", *quietly), doing="Installing the client's packages"
    )


def pack_engine() -> None:
    """Pack what the client plays with where there is no server."""
    packer = ROOT / "tools" / "engine_package.py"
    run(sys.executable, packer, ROOT / "web" / "engine", doing="Packing the engine")


def build_client() -> None:
    """Build the client beside the old one, then put it in its place."""
    new, old = ROOT / "build" / "client", ROOT / "build" / "client.old"
    for folder in (new, old):
        shutil.rmtree(folder, ignore_errors=True)
    pack_engine()
    with_node(
        *("npx", "vite", "build", "--logLevel", "warn", "--emptyOutDir", "--outDir", str(new)),
        doing="Building the client",
    )
    if PAGES.exists():
        PAGES.replace(old)
    new.replace(PAGES)
    shutil.rmtree(old, ignore_errors=True)


def set_up_play() -> None:
    """Install what play needs."""
    requirements = ROOT / "requirements"
    made_from = (requirements / "play.txt", ROOT / "pyproject.toml")
    made = VENV / "bin" / "larceny"
    step("play", "Installing what play needs ...", made_from, install_play, made)


def set_up_pins(name: str, what: str, made: str) -> None:
    """Install the packages that a file in requirements/ pins."""
    file = f"{name}.txt"

    def work() -> None:
        install(file, f"Installing {what}")

    made_from = (ROOT / "requirements" / file,)
    step(name, f"Installing {what} ...", made_from, work, VENV / "bin" / made)


def set_up_dev() -> None:
    """Install what the tests need."""
    set_up_pins("dev", "what the tests need", made="pytest")


def set_up_site() -> None:
    """Install what the documentation site needs."""
    set_up_pins("site", "what the site needs", made="sphinx-build")


def set_up_audit() -> None:
    """Install what looks for known vulnerabilities, and lists what a release is made of."""
    set_up_pins("audit", "what audits dependencies", made="pip-audit")


def set_up_own_node() -> None:
    """Install Node for a machine that has none which Vite can use."""
    set_up_pins("node", "Node", made="node")


def set_up_node_packages(name: str, folder: str, says: str) -> None:
    """Install the packages that a folder of the client pins."""
    place = ROOT / "web" / folder

    def work() -> None:
        install_node_packages(folder)

    made = place / "node_modules" / ".package-lock.json"
    step(name, says, (place / "package-lock.json",), work, made)


def set_up_node() -> None:
    """Install the packages of the client."""
    set_up_node_packages("client packages", ".", "Installing what the client needs ...")


def set_up_measure() -> None:
    """Install Lighthouse and what makes clips."""
    says = "Installing Lighthouse and what makes clips ..."
    set_up_node_packages("measure packages", "measure", says)


def set_up_client() -> None:
    """Build the client."""
    web = ROOT / "web"
    names = ("src", "public", "index.html", "tsconfig.json", "package-lock.json")
    made_from = [web / name for name in (*names, "vite.config.ts", "vite.engine.ts")]
    made_from += [*engine_sources(), ROOT / "tools" / "engine_package.py"]
    made = PAGES / "index.html"
    says = "Building the browser client ..."
    step("client", says, made_from, build_client, made)


def engine_sources() -> list[Path]:
    """List what is packed for playing without a server."""
    rooms = ("bots", "games", "kernel", "lessons", "offline", "puzzles", "rulebook")
    package = ROOT / "src" / "larceny"
    return [ROOT / "docs" / "rules", *(package / room for room in rooms)]


def set_up(targets: Sequence[str], chosen: bool) -> None:
    """Set up what the targets need. Python's packages and the client's come side by side.

    A Node of our own lies in the environment, which only one may change at a time: then all wait.
    """
    set_up_venv(chosen)
    python: list[Callable[[], None]] = [set_up_play]
    python += [set_up_dev] if "dev" in targets else []
    python += [set_up_site] if "site" in targets else []
    python += [set_up_audit] if "audit" in targets else []
    node: list[Callable[[], None]] = []
    node += [set_up_node] if {"node", "client", "measure"} & set(targets) else []
    node += [set_up_client] if "client" in targets else []
    node += [set_up_measure] if "measure" in targets else []
    if node and needs_own_node():
        python, node = [set_up_play, set_up_own_node, *node, *python[1:]], []
    with ThreadPoolExecutor(2) as side_by_side:
        for each in [side_by_side.submit(one_after_the_other, way) for way in (python, node)]:
            each.result()


def one_after_the_other(steps: Iterable[Callable[[], None]]) -> None:
    """Do steps in order."""
    for each in steps:
        each()


def needs_own_node() -> bool:
    """Ask whether Node has to be installed into the environment first."""
    probe = [str(ROOT / "tools" / "with-node"), "--installed"]
    return subprocess.run(probe, capture_output=True, check=False).returncode != 0


def main(words: Sequence[str]) -> None:
    """Set up what is named."""
    known = {"play", "dev", "site", "audit", "node", "client", "measure"}
    targets = [word for word in words if word != "--chosen"]
    if not targets or not set(targets) <= known:
        sys.exit(f"usage: setup.py [--chosen] {{{'|'.join(sorted(known))}}}...")
    try:
        with one_at_a_time():
            set_up(targets, "--chosen" in words)
    except Failed as failed:
        sys.exit(str(failed))
    except OSError as trouble:
        sys.exit(f"Setting up failed: {meaning(str(trouble)) or trouble}.")
    except KeyboardInterrupt:
        sys.exit("Stopped; what was begun is begun anew the next time.")


if __name__ == "__main__":
    main(sys.argv[1:])
