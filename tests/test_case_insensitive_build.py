"""The disk without case of tools/case_insensitive_build.py finds what a real one finds."""

from pathlib import Path

import pytest
from tools.case_insensitive_build import MODULES, build, copy, lower_case

CONFIG = """{
  "compilerOptions": {"moduleResolution": "bundler", "jsx": "preserve", "types": []},
  "include": ["src"]
}"""

with_node = pytest.mark.skipif(
    not (MODULES / "vite").exists(), reason="the client's packages are not installed: make web"
)


def project(folder: Path, **sources: str) -> Path:
    """Plant a client of three modules: the page's own, and two that it imports."""
    web = folder / "web"
    (web / "src").mkdir(parents=True)
    (web / "index.html").write_text('<script type="module" src="/src/main.ts"></script>')
    (web / "tsconfig.json").write_text(CONFIG)
    (web / "tsconfig.worker.json").write_text(CONFIG)
    for name, text in sources.items():
        (web / "src" / name.replace("_", ".")).write_text(text)
    return folder


@with_node
def test_a_module_that_hides_behind_another_fails_types_and_build(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    clash = project(
        tmp_path,
        main_ts='import { Gem } from "./Gem";\nimport { worth } from "./gem";\nGem(worth);\n',
        Gem_tsx="export const Gem = (worth: number): number => worth;\n",
        gem_ts="export const worth = 3;\n",
    )
    assert not build(clash)
    said = capsys.readouterr().err
    assert "Module '\"./gem\"' has no exported member 'Gem'." in said
    assert '"Gem" is not exported by "src/gem.ts"' in said
    assert said.endswith(
        "On a disk that does not tell case, this fails: types\n"
        "On a disk that does not tell case, this fails: types of the worker\n"
        "On a disk that does not tell case, this fails: build\n"
    )


@with_node
def test_modules_with_names_of_their_own_are_built(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    clear = project(
        tmp_path,
        main_ts='import { Gem } from "./Gem";\nimport { worth } from "./gemWorth";\nGem(worth);\n',
        Gem_tsx="export const Gem = (worth: number): number => worth;\n",
        gemWorth_ts="export const worth = 3;\n",
    )
    assert build(clear)
    assert capsys.readouterr().err == ""


def test_two_files_of_one_name_are_said(tmp_path: Path) -> None:
    for name in ("box/Gem.tsx", "Box/gem.tsx"):
        (tmp_path / "from" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "from" / name).touch()
    if (tmp_path / "from" / "BOX").exists():
        pytest.skip("this disk cannot hold them both")
    lost = copy(tmp_path / "from", tmp_path / "to")
    assert lost == ["box/Gem.tsx: another file has this name but for its case"]


@pytest.mark.parametrize(
    ("suffix", "text", "expected"),
    [
        (".ts", 'import { Gem } from "./box/Gem";', 'import { Gem } from "./box/gem";'),
        (".ts", 'await import("../Gem")', 'await import("../gem")'),
        (".ts", "import type { Gem } from './Gem';", "import type { Gem } from './gem';"),
        (".tsx", 'import "./Gem.module.css";', 'import "./gem.module.css";'),
        (".ts", 'vi.mock("./Gem", mocked)', 'vi.mock("./gem", mocked)'),
        (".ts", 'import { R } from "three/RoundedBox.js";', None),  # a package's own name
        (".ts", 'say("See Gem.tsx")', None),
        (".html", '<script src="/src/Main.tsx">', '<script src="/src/main.tsx">'),
        (".css", 'src: url("./Font.woff2")', 'src: url("./font.woff2")'),
        (".css", "font-family: Cormorant", None),
        (".json", '{"main": "./Gem"}', None),
    ],
)
def test_only_names_of_our_own_files_lose_their_case(
    suffix: str, text: str, expected: str | None
) -> None:
    assert lower_case(text, suffix) == (text if expected is None else expected)
