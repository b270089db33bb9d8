"""The Dockerfile without Docker: its steps, run in a folder that stands for the root of the image.

`python -m tests.packaging.image [FOLDER]` builds the image's files there with this machine's Python
and Node, starts what the image starts, and asks as its health check does. All stages share the
folder, so what one leaves lies where the next one looks for it. Owners are not set: that is root's.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path

from .building import ROOT

PATIENCE_S = 120.0
OURS = ("/build", "/opt", "/data")
"""The folders of the image that are ours; others are the base image's."""


@dataclass(frozen=True)
class Step:
    """An instruction of the Dockerfile."""

    word: str
    text: str

    @property
    def options(self) -> dict[str, str]:
        """Return what begins with two hyphens."""
        return dict(
            re.findall(r"--([a-z-]+)=(\S+)", re.split(r"\s[^-\s]", self.text, maxsplit=1)[0])
        )

    @property
    def arguments(self) -> list[str]:
        """Return the words after the options; those of the exec form as they are."""
        rest = re.sub(r"^(--[a-z-]+=\S+\s+)*", "", self.text)
        return list(json.loads(rest)) if rest.startswith("[") else shlex.split(rest)


def steps(path: Path = ROOT / "Dockerfile") -> list[Step]:
    """Read a Dockerfile."""
    text = re.sub(r"^\s*#.*\n", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    lines = re.sub(r"\\\n\s*", " ", text).splitlines()
    return [Step(*line.split(maxsplit=1)) for line in lines if line.strip()]


def last_stage(all_steps: Sequence[Step]) -> list[Step]:
    """Return the steps of what runs in the end."""
    begins = max(at for at, step in enumerate(all_steps) if step.word == "FROM")
    return list(all_steps[begins:])


# What is sent to the builder ----------------------------------------------------------------------


def is_ignored(name: str, patterns: Sequence[str]) -> bool:
    """Ask whether .dockerignore keeps a file out: the last pattern that fits decides."""
    ignored = False
    parts = name.split("/")
    above = ["/".join(parts[:length]) for length in range(1, len(parts) + 1)]
    for pattern in patterns:
        wanted = pattern.removeprefix("!").removeprefix("**/")
        names = [*parts] if "**/" in pattern else above
        if any(fnmatch(one, wanted) and one.count("/") == wanted.count("/") for one in names):
            ignored = not pattern.startswith("!")
    return ignored


def patterns() -> list[str]:
    """Read .dockerignore."""
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def sent() -> list[str]:
    """Name the files that the builder gets."""
    told = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    wanted = patterns()
    names = [name for name in told.stdout.split("\0") if name]
    return [name for name in names if (ROOT / name).exists() and not is_ignored(name, wanted)]


# The steps ----------------------------------------------------------------------------------------


@dataclass
class Image:
    """An image that is being made in a folder."""

    root: Path
    environ: dict[str, str] = field(default_factory=dict)
    folder: str = "/"

    def inside(self, text: str) -> str:
        """Return a text in which the image's paths lead into the folder."""
        return re.sub(rf"(?<![\w./])({'|'.join(OURS)})(?=[/:\s'\"]|$)", rf"{self.root}\1", text)

    def path(self, name: str) -> Path:
        """Return where a path of the image lies."""
        return self.root / (self.folder + "/" + name if not name.startswith("/") else name).strip(
            "/"
        )

    def run(self, step: Step) -> None:
        """Do what a step says."""
        match step.word:
            case "FROM":
                self.environ, self.folder = {}, "/"
            case "WORKDIR":
                self.folder = step.text
                self.path("").mkdir(parents=True, exist_ok=True)
            case "ENV":
                self.environ |= self.variables(step)
            case "COPY":
                self.copy(step)
            case "RUN":
                print(f"+ {step.text}", flush=True)
                done = subprocess.run(
                    ["sh", "-ec", self.inside(step.text)],
                    cwd=self.path(""),
                    env={**self.machine(), **self.environ},
                    check=False,
                )
                if done.returncode != 0:
                    raise SystemExit(f"a step of the Dockerfile failed: {step.text}")

    def variables(self, step: Step) -> dict[str, str]:
        """Return what ENV sets, with this machine's path instead of the base image's."""
        given = (word.partition("=") for word in step.arguments)
        path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
        found = {name: self.inside(value).replace("$PATH", path) for name, _, value in given}
        return {
            name: value.replace("sqlite:////data", f"sqlite:///{self.root}/data")
            for name, value in found.items()
        }

    @staticmethod
    def machine() -> dict[str, str]:
        """Return this machine's environment, with the Python that runs this as `python`."""
        path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
        kept = {key: value for key, value in os.environ.items() if not key.startswith("LARCENY_")}
        return {**kept, "PATH": path}

    def copy(self, step: Step) -> None:
        """Copy from what was sent, or from a stage before."""
        *sources, target = step.arguments
        to = self.path(target)
        for source in sources:
            if "from" in step.options:
                if self.path(source) != to:
                    shutil.copytree(self.path(source), to, dirs_exist_ok=True, symlinks=True)
                continue
            names = [name for name in sent() if name == source or name.startswith(f"{source}/")]
            assert names, f"{source} is not sent to the builder"
            for name in names:
                within = Path(name).relative_to(source) if name != source else None
                one = (
                    to / within
                    if within
                    else (to / Path(name).name if self.is_folder(step) else to)
                )
                one.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / name, one)

    @staticmethod
    def is_folder(step: Step) -> bool:
        """Ask whether a copy's target is a folder."""
        return step.arguments[-1].endswith("/") or len(step.arguments) > 2


def build(root: Path) -> Image:
    """Run all steps."""
    image = Image(root.resolve())
    for step in steps():
        image.run(step)
    return image


# What runs ----------------------------------------------------------------------------------------


def only(word: str) -> Step:
    """Return the one step of the last stage with this word."""
    (found,) = (step for step in last_stage(steps()) if step.word == word)
    return found


def health_check() -> list[str]:
    """Return the command of HEALTHCHECK."""
    return list(json.loads(only("HEALTHCHECK").text.partition("CMD ")[2]))


def is_healthy(environ: Mapping[str, str]) -> bool:
    """Ask as the health check does."""
    found = shutil.which(health_check()[0], path=environ["PATH"])
    assert found is not None
    asked = [found, *health_check()[1:]]
    return subprocess.run(asked, env=environ, capture_output=True, check=False).returncode == 0


@contextmanager
def started(environ: Mapping[str, str], folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Start what the image starts; wait until it is healthy."""
    program, *arguments = only("CMD").arguments
    found = shutil.which(program, path=environ["PATH"])
    assert found is not None
    process = subprocess.Popen([found, *arguments], env=environ, cwd=folder)
    try:
        until = time.monotonic() + PATIENCE_S
        while not is_healthy(environ):
            assert process.poll() is None, "it ended"
            assert time.monotonic() < until, "it does not become healthy"
            time.sleep(0.2)
        yield process
    finally:
        process.terminate()
        process.wait(PATIENCE_S)


def main(folder: str | None = None) -> None:
    """Build and try the image's files."""
    with tempfile.TemporaryDirectory() as scratch:
        image = build(Path(folder or scratch))
        environ = {**image.environ, "LARCENY_PORT": "18000", "LARCENY_HOST": "127.0.0.1"}
        with started(environ, image.path("/data")) as process:
            program = shutil.which("larceny", path=environ["PATH"])
            assert program == str(image.path("/opt/larceny/bin/larceny"))
            process.terminate()
            assert process.wait(PATIENCE_S) == 0
        assert image.path("/data/larceny.db").is_file()
        print("The image's steps were run, what it starts is healthy, and ends when told.")


if __name__ == "__main__":
    main(*sys.argv[1:])
