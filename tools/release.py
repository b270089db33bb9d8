"""Makes a release: `python tools/release.py 1.2.0`, then push the tag; a workflow does the rest.

It refuses in a sentence whatever is not ready: version, branch, tree, changelog or tests. Then it
writes version and date down, commits, and tags. `--dry-run` writes nothing. `--check v1.2.0` and
`--notes v1.2.0` are for the workflow: do they agree, and what does the changelog say?
"""

import argparse
import datetime
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
ABOUT = Path("src") / "larceny" / "__init__.py"
CHANGELOG, CITATION = Path("CHANGELOG.md"), Path("CITATION.cff")
BRANCH = "main"


class NotReadyError(Exception):
    """Why there is no release."""


def parts(version: str) -> tuple[int, ...]:
    """Read a version: three numbers."""
    if not re.fullmatch(r"(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}", version):
        raise NotReadyError(f"“{version}” is no version: write three numbers, such as 1.2.0.")
    return tuple(map(int, version.split(".")))


class Checkout:
    """The files and the history that a release is made from."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def git(self, *args: str) -> str:
        """Ask git."""
        done = subprocess.run(
            ["git", *args], cwd=self.root, capture_output=True, encoding="utf-8", check=False
        )
        if done.returncode != 0:
            raise NotReadyError(f"git {args[0]} failed: {done.stderr.strip()}")
        return done.stdout.strip()

    def read(self, path: Path) -> str:
        """Read a file."""
        return (self.root / path).read_text(encoding="utf-8")

    def write(self, path: Path, text: str) -> None:
        """Write a file."""
        (self.root / path).write_text(text, encoding="utf-8", newline="\n")

    @property
    def version(self) -> str:
        """Return the version that the package says it has."""
        (found,) = re.findall(r'^__version__ = "(.+)"$', self.read(ABOUT), re.MULTILINE)
        return str(found)

    def section(self, version: str) -> tuple[str, str]:
        """Return what the changelog says of a version: when, and what."""
        pattern = rf"^## {re.escape(version)} \(([^)\n]+)\)\n(.*?)(?=^## |\Z)"
        found = re.search(pattern, self.read(CHANGELOG), re.MULTILINE | re.DOTALL)
        if found is None or not found[2].strip():
            raise NotReadyError(f"{CHANGELOG} says nothing of {version}: write its section first.")
        return found[1], found[2].strip()

    def check(self, version: str) -> None:
        """Refuse what is not ready to be released as this version."""
        wanted, last = parts(version), self.tagged()
        if last and wanted <= max(last):
            newest = ".".join(map(str, max(last)))
            raise NotReadyError(f"{version} does not come after {newest}, which is released.")
        branch = self.git("rev-parse", "--abbrev-ref", "HEAD")
        if branch != BRANCH:
            raise NotReadyError(f"Releases are made from {BRANCH}, and this is {branch}.")
        if self.git("status", "--porcelain"):
            raise NotReadyError("There are changes that are not committed: see `git status`.")
        self.section(version)

    def tagged(self) -> list[tuple[int, ...]]:
        """Return the versions that were released."""
        tags = self.git("tag", "--list", "v*").split()
        return [parts(tag[1:]) for tag in tags if re.fullmatch(r"v\d+\.\d+\.\d+", tag)]

    def agree(self, tag: str) -> None:
        """Refuse a tag that is not of this version, or whose changelog is not finished."""
        if tag != f"v{self.version}":
            raise NotReadyError(f"The tag {tag} is not of version {self.version}.")
        when, _ = self.section(self.version)
        if not re.fullmatch(r"\d{4}-\d\d-\d\d", when):
            raise NotReadyError(f"{CHANGELOG} says of {self.version} “{when}” instead of a date.")

    def release(self, version: str, day: str) -> None:
        """Write version and date down, commit, and tag."""
        about = re.sub(r'(?m)^__version__ = ".+"$', f'__version__ = "{version}"', self.read(ABOUT))
        self.write(ABOUT, about)
        heading = rf"(?m)^## {re.escape(version)} \(.+\)$"
        self.write(CHANGELOG, re.sub(heading, f"## {version} ({day})", self.read(CHANGELOG)))
        told = f'version: {version}\ndate-released: "{day}"'
        cited = re.sub(r"(?m)^date-released: .+\n", "", self.read(CITATION))
        self.write(CITATION, re.sub(r"(?m)^version: .+$", told, cited))
        self.git("add", "--", str(ABOUT), str(CHANGELOG), str(CITATION))
        why = f"{CHANGELOG} tells what is new. The tag makes the workflow build and publish it."
        self.git("commit", "--message", f"[release] {version}", "--message", why)
        self.git("tag", "--annotate", f"v{version}", "--message", f"Larceny {version}")


def run(arguments: argparse.Namespace, checkout: Checkout) -> None:
    """Do what is asked for."""
    if arguments.check:
        checkout.agree(arguments.version)
        return
    if arguments.notes:
        print(checkout.section(arguments.version.removeprefix("v"))[1])
        return
    checkout.check(arguments.version)
    if arguments.dry_run:
        print(f"{arguments.version} could be released; `make test` was not run, nothing written.")
        return
    if subprocess.run(["make", "test"], cwd=checkout.root, check=False).returncode != 0:
        raise NotReadyError("`make test` failed: nothing is released.")
    checkout.check(arguments.version)  # the tests may have left something behind
    checkout.release(arguments.version, datetime.datetime.now(datetime.UTC).date().isoformat())
    print(f"Now: git push --atomic origin {BRANCH} v{arguments.version}")


def main() -> None:
    """Read what is asked for; a refusal is a sentence."""
    parser = argparse.ArgumentParser(description="Make a release.")
    parser.add_argument("version", help="such as 1.2.0; with --check and --notes the tag, v1.2.0")
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    doing = parser.add_mutually_exclusive_group()
    doing.add_argument("--dry-run", action="store_true", help="look, and write nothing")
    doing.add_argument("--check", action="store_true", help="do tag, version and changelog agree?")
    doing.add_argument("--notes", action="store_true", help="what does the changelog say?")
    arguments = parser.parse_args()
    try:
        run(arguments, Checkout(arguments.root))
    except NotReadyError as refusal:
        sys.exit(f"release: {refusal}")


if __name__ == "__main__":
    main()
