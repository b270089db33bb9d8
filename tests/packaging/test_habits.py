"""The files by which the project is kept: workflows, hooks, messages, who is cited."""

import importlib.util
import json
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml

from larceny import __version__

from .building import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def jobs(path: Path) -> dict[str, Any]:
    told: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"]
    return told


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_may_do_little_and_ends(path: Path) -> None:
    assert yaml.safe_load(path.read_text(encoding="utf-8"))["permissions"] == {}
    for job in jobs(path).values():
        assert "permissions" in job
        assert job["timeout-minutes"] <= 360
        for step in job["steps"]:
            if "uses" in step:
                assert re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", step["uses"])


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_what_a_workflow_runs_is_there(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z0-9]+):.*##", (ROOT / "Makefile").read_text("utf-8"), re.M))
    assert set(re.findall(r"\bmake ([a-z0-9]+)\b", text)) <= targets
    for name in re.findall(r"\b(tools/\w+\.py)\b", text):
        assert (ROOT / name).is_file()
    for module in re.findall(r"-m (tests[\w.]+)", text):
        assert (ROOT / f"{module.replace('.', '/')}.py").is_file()


def test_the_wheel_is_tried_on_every_system_and_python_that_it_says() -> None:
    matrix = jobs(ROOT / ".github/workflows/ci.yml")["wheel"]["strategy"]["matrix"]
    said = re.findall(
        r'"Programming Language :: Python :: (3\.\d+)"',
        (ROOT / "pyproject.toml").read_text("utf-8"),
    )
    assert matrix["python"] == said
    assert {name.partition("-")[0] for name in matrix["os"]} == {"ubuntu", "macos", "windows"}


def test_hooks_call_what_the_project_has() -> None:
    text = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    (repository,) = yaml.safe_load(text)["repos"]
    assert repository["repo"] == "local"  # versions are pinned in requirements/ alone
    for hook in repository["hooks"]:
        for name in re.findall(r"tools/[\w-]+(?:\.py)?", hook["entry"]):
            assert (ROOT / name).is_file()


def test_the_container_for_developers_can_be_read() -> None:
    text = (ROOT / ".devcontainer" / "devcontainer.json").read_text(encoding="utf-8")
    assert json.loads(text)["postCreateCommand"] == "make install"


def test_the_citation_names_the_version() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert cited["version"] == __version__
    assert cited["license"] == "Apache-2.0"


@pytest.mark.parametrize(
    ("message", "is_right"),
    [
        ("[server] A port\n\nIt was shared.\n", True),
        ("[server] A port\n\nIt was shared.\n# Please enter the message\n", True),
        ("Merge branch 'idea'\n", True),
        ("[server] A port\n", False),
        ("[server] A port\nIt was shared.\n", False),
        ("[server] A port\n\n# Please enter the message\n", False),
        ("A port\n\nIt was shared.\n", False),
        ("", False),
    ],
)
def test_a_message_says_its_part_and_why(message: str, is_right: bool) -> None:
    assert (tool("check_message").refusal(message) is None) is is_right
