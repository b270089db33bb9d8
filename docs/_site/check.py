"""Check a site that was built: python docs/_site/check.py FOLDER

Every link within it leads to a page and an anchor that are there, and no page needs anything from
another host: it can be read without a network, and nobody learns who reads it.
"""

import re
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

_LOADED = {"script": "src", "img": "src", "source": "src", "video": "src", "iframe": "src"}
_FOREIGN_STYLE = re.compile(r"(?:url\(|@import)\s*[\"']?((?:https?:)?//[^\"')]+)")


class Page(HTMLParser):
    """What a page has: anchors, links, and what a browser loads for it."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: set[str] = set()
        self.loaded: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what a tag names or leads to."""
        told = {name: value for name, value in attrs if value}
        self.anchors |= {told[name] for name in ("id", "name") if name in told}
        if tag == "a" and "href" in told:
            self.links.add(told["href"])
        if tag == "link" and told.get("rel") in ("stylesheet", "icon", "preload"):
            self.loaded.add(told.get("href", ""))
        if tag in _LOADED and _LOADED[tag] in told:
            self.loaded.add(told[_LOADED[tag]])


def trouble(site: Path) -> list[str]:
    """List what is wrong, a line each."""
    pages = {path: Page(path) for path in sorted(site.rglob("*.html"))}
    found = [] if pages else [f"{site}: no pages"]
    for path, page in pages.items():
        name = path.relative_to(site)
        foreign = {address for address in page.loaded if _is_foreign(address)}
        found += [f"{name}: loads {address}" for address in sorted(foreign)]
        for link in sorted(page.links | page.loaded - foreign):
            if not _is_foreign(link) and not _leads_somewhere(link, path, pages):
                found.append(f"{name}: leads nowhere: {link}")
    for style in sorted(site.rglob("*.css")):
        text = style.read_text(encoding="utf-8")
        found += [f"{style.relative_to(site)}: loads {url}" for url in _FOREIGN_STYLE.findall(text)]
    return found


def _is_foreign(address: str) -> bool:
    parts = urlsplit(address)
    return bool(parts.netloc) or parts.scheme in ("mailto", "data")


def _leads_somewhere(link: str, path: Path, pages: dict[Path, Page]) -> bool:
    parts = urlsplit(link)
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path.resolve()
    page = pages.get(target)
    if page is None or not parts.fragment:
        return target.is_file()
    return unquote(parts.fragment) in page.anchors


if __name__ == "__main__":
    told = trouble(Path(sys.argv[1]).resolve())
    print("\n".join(told) or "Every link leads somewhere, and nothing comes from elsewhere.")
    sys.exit(1 if told else 0)
