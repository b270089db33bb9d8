"""Links as GitHub follows them become links between pages of the site.

Some pages of the site lie at the root of the repository, where everybody looks for them. Each has a
small page in docs/project that leads there; on the site, the file itself takes its place. What
leads to a folder of the sources, or to a document in one, is no link there: the site has neither.
"""

import os
import re
from pathlib import Path

from sphinx.application import Sphinx

DOCS = Path(__file__).parents[1]
ROOT = DOCS.parent
PAGES = {f"{page.stem.upper()}.md": page for page in sorted((DOCS / "project").glob("*.md"))}
PAGES["README.md"] = DOCS / "index.md"

_WORDS = re.compile(r"\[([^\]]+)\]\(([^)#:\s\"]+)\)")
_LINK = re.compile(r"(\]\(|src=\")([^)#:\s\"]+)")


def read(app: Sphinx, name: str, source: list[str]) -> None:
    """Take the file that a page stands for, and turn what points to such files."""
    page = Path(app.env.doc2path(name))
    if page.suffix != ".md":
        return
    told = next((file for file, at in PAGES.items() if at == page and name != "index"), None)
    if told is not None:
        app.env.note_dependency(str(ROOT / told))
        source[0] = (ROOT / told).read_text(encoding="utf-8")
    written_in = page.parent if told is None else ROOT

    def turned(link: re.Match[str]) -> str:
        target = (written_in / link[2]).resolve()
        if target.parent == ROOT:
            target = PAGES.get(target.name, target)
        return link[1] + Path(os.path.relpath(target, page.parent)).as_posix()

    def kept(link: re.Match[str]) -> str:
        target = (written_in / link[2]).resolve()
        elsewhere = not (target.is_relative_to(DOCS) or target.parent == ROOT)
        is_shown = target.suffix != ".md" and not target.is_dir()
        return link[1] if elsewhere and not is_shown else link[0]

    source[0] = _LINK.sub(turned, _WORDS.sub(kept, source[0]))


def setup(app: Sphinx) -> dict[str, bool]:
    """Listen."""
    app.connect("source-read", read)
    return {"parallel_read_safe": True}
