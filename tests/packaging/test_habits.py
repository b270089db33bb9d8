"""The files by which the project is kept: workflows, hooks, messages, who is cited."""

import importlib.util
import json
import re
import tomllib
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
    targets = set(re.findall(r"^([a-z0-9-]+):.*##", (ROOT / "Makefile").read_text("utf-8"), re.M))
    assert set(re.findall(r"\bmake ([a-z0-9-]+)\b", text)) <= targets
    assert set(re.findall(r"\btarget: ([a-z0-9-]+)\b", text)) <= targets
    for name in re.findall(r"\b(tools/\w+\.py)\b", text):
        assert (ROOT / name).is_file()
    for module in re.findall(r"-m (tests[\w.]+)", text):
        assert (ROOT / f"{module.replace('.', '/')}.py").is_file()


PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PYTHONS = [
    said.rpartition(" ")[2]
    for said in PROJECT["project"]["classifiers"]
    if re.match(r"Programming Language :: Python :: 3\.", said)
]


def matrix_of(workflow: str, job: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = jobs(ROOT / ".github" / "workflows" / workflow)[job]["strategy"][
        "matrix"
    ]
    return found


def test_the_wheel_is_tried_on_every_system_and_python_that_it_says() -> None:
    matrix = matrix_of("ci.yml", "wheel")
    assert matrix["python"] == PYTHONS
    assert {name.partition("-")[0] for name in matrix["os"]} == {"ubuntu", "macos", "windows"}


def test_wheels_are_compiled_for_every_python_and_by_ci_on_every_system_of_a_release() -> None:
    settings = PROJECT["tool"]["cibuildwheel"]
    assert settings["build"] == [f"cp{python.replace('.', '')}-*" for python in PYTHONS]
    systems = matrix_of("release.yml", "compiled")["os"]
    assert matrix_of("ci.yml", "compiled")["os"] == systems
    assert {name.partition("-")[0] for name in systems} == {"ubuntu", "macos", "windows"}
    published = jobs(ROOT / ".github/workflows/release.yml")["publish"]["needs"]
    assert published == ["build", "compiled"]


def test_what_compiles_a_wheel_is_in_the_sdist() -> None:
    settings = PROJECT["tool"]["cibuildwheel"]
    included = PROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
    needed = re.findall(
        r"\{project\}(/[\w./]+)", f"{settings['before-build']} {settings['test-command']}"
    )
    assert len(needed) == 2
    for path in (*needed, "/hatch_build.py", "/tools/compile.py"):
        assert path in included
        assert (ROOT / path[1:]).is_file()


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
