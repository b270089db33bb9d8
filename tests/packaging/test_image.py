"""The image: its steps fit the checkout, and what it starts is what its health check asks for.

All steps are run by `python -m tests.packaging.image`, which takes minutes and the network.
"""

import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from larceny.server.read_settings import kinds_of_settings, variable_of

from .building import ROOT
from .image import Image, health_check, is_healthy, last_stage, only, sent, started, steps


def test_the_last_stage_is_nobody_special_and_keeps_its_data() -> None:
    words = [step.word for step in last_stage(steps())]
    assert only("USER").text == "10001:10001"
    assert words.index("USER") < words.index("CMD")
    assert "RUN" not in words  # nothing is built in what runs
    assert only("VOLUME").arguments == ["/data"]
    assert only("EXPOSE").text == "8000"
    assert only("CMD").text.startswith("[")
    assert health_check()


def test_what_is_copied_is_there_and_what_is_private_is_not_sent() -> None:
    names = sent()
    for step in steps():
        if step.word == "COPY" and "from" not in step.options:
            for source in step.arguments[:-1]:
                assert any(f"{name}/".startswith(f"{source}/") for name in names), source
    assert not [name for name in names if name.startswith(("tests/", ".", "web/tests/"))]
    assert not [name for name in names if "node_modules" in name or "server/pages" in name]
    assert "web/index.html" in names
    assert "src/larceny/__init__.py" in names


def test_everything_that_is_installed_is_pinned() -> None:
    for step in steps():
        if step.word == "RUN" and "pip install" in step.text:
            for command in step.text.split("&&"):
                assert "pip install" not in command or (
                    "--require-hashes" in command or "--no-index" in command
                ), command
    assert any("npm ci" in step.text for step in steps())


def test_what_it_starts_is_healthy_and_ends_when_told(tmp_path: Path) -> None:
    image = Image(tmp_path)
    for step in last_stage(steps()):
        if step.word in ("FROM", "ENV", "WORKDIR"):
            image.run(step)
    environ = {**image.environ, "LARCENY_HOST": "127.0.0.1", "LARCENY_PORT": free_port()}
    assert not is_healthy(environ)
    with started(environ, tmp_path / "data") as process:
        process.terminate()
        assert process.wait(60) == 0
    assert (tmp_path / "data" / "larceny.db").is_file()
    assert not is_healthy(environ)


def free_port() -> str:
    script = (
        "import socket; s = socket.socket(); s.bind(('127.0.0.1', 0)); print(s.getsockname()[1])"
    )
    return subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    ).stdout.strip()


# compose.yaml -------------------------------------------------------------------------------------

COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
SERVICES = COMPOSE["services"]


def test_alone_there_is_one_node_on_sqlite() -> None:
    (name,) = (name for name, service in SERVICES.items() if "profiles" not in service)
    assert SERVICES[name]["volumes"] == ["data:/data"]
    assert "LARCENY_DATABASE" not in SERVICES[name]["environment"]  # that of the image


def test_the_cluster_is_two_nodes_a_database_a_bus_and_a_proxy() -> None:
    cluster = {name for name, service in SERVICES.items() if service.get("profiles")}
    assert cluster == {"node-1", "node-2", "proxy", "database", "bus"}
    one, other = (SERVICES[name]["environment"] for name in ("node-1", "node-2"))
    assert one["LARCENY_NODE"] != other["LARCENY_NODE"]
    assert one["LARCENY_DATABASE"] == other["LARCENY_DATABASE"]
    proxy = SERVICES["proxy"]["networks"]["front"]["ipv4_address"]
    assert one["LARCENY_TRUSTED_PROXIES"] == proxy
    conf = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    assert {"server node-1:8000", "server node-2:8000"} <= {
        line.strip().partition(" max")[0] for line in conf.splitlines()
    }


def test_no_password_is_written_down() -> None:
    for name in ("compose.yaml", "Dockerfile"):
        for line in (ROOT / name).read_text(encoding="utf-8").splitlines():
            if "PASSWORD" in line and not line.startswith("#"):
                assert "${POSTGRES_PASSWORD-}" in line


@pytest.mark.parametrize("name", SERVICES)
def test_what_a_service_names_is_there(name: str) -> None:
    service = SERVICES[name]
    assert ":" in service["image"]
    assert not service["image"].endswith(":latest")
    assert set(service.get("networks", ())) <= COMPOSE["networks"].keys()
    assert set(service.get("depends_on", ())) <= SERVICES.keys()
    for volume in service.get("volumes", ()):
        source = volume.partition(":")[0]
        assert source in COMPOSE["volumes"] or (ROOT / source).is_file(), volume
    for port in service.get("ports", ()):
        assert port.startswith("${PUBLISH_ADDRESS-127.0.0.1}:")  # nobody is let in by accident


def test_settings_of_the_nodes_are_settings() -> None:
    known = {variable_of(name) for name in kinds_of_settings()}
    for service in SERVICES.values():
        given = {name for name in service.get("environment", {}) if name.startswith("LARCENY_")}
        assert given <= known
