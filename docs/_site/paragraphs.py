"""Numbers of paragraphs are links: MT-4.2 leads to the rule, in the language that one reads."""

import re

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.transforms import SphinxTransform
from sphinx.transforms.post_transforms import SphinxPostTransform

from larceny.rulebook import LANGUAGES, NUMBER, PREFIX

_GAME = {prefix: game for game, prefix in PREFIX.items()}
_NO_LINKS = (nodes.reference, nodes.literal_block, nodes.title, nodes.raw, nodes.comment)


def anchor(number: re.Match[str]) -> str:
    """Return the anchor of a paragraph or chapter; it is the same in every language."""
    return number[0].lower().replace(".", "-")


def language(page: str) -> str:
    """Say in which language a page is written."""
    folder = page.split("/")[1] if page.startswith("rules/") else ""
    return folder if folder in LANGUAGES else "en"


class Anchors(SphinxTransform):  # type: ignore[misc]
    """Gives every paragraph an anchor that does not hang on its title."""

    default_priority = 600

    def apply(self, **_: object) -> None:
        """Look at all headings of the rules."""
        if not self.env.docname.startswith("rules/"):
            return
        for title in self.document.findall(nodes.title):
            if (number := NUMBER.match(title.astext())) and isinstance(title.parent, nodes.section):
                title.parent["ids"].insert(0, anchor(number))


class Links(SphinxPostTransform):  # type: ignore[misc]
    """Turns numbers in running text into links."""

    default_priority = 800

    def run(self, **_: object) -> None:
        """Look at all text but headings, programs and links."""
        for text in list(self.document.findall(nodes.Text)):
            if NUMBER.search(text) and not _inside(text, _NO_LINKS):
                text.parent.replace(text, list(self._linked(str(text))))

    def _linked(self, text: str) -> list[nodes.Node]:
        done, parts = 0, []
        for number in NUMBER.finditer(text):
            parts += [nodes.Text(text[done : number.start()]), self._link(number)]
            done = number.end()
        return [*parts, nodes.Text(text[done:])]

    def _link(self, number: re.Match[str]) -> nodes.Node:
        here = self.env.docname
        spoken = language(here)
        folder = "rules" if spoken == "en" else f"rules/{spoken}"
        page = f"{folder}/{_GAME[number[1]]}"
        address = "" if page == here else self.app.builder.get_relative_uri(here, page)
        target = f"{address}#{anchor(number)}"
        return nodes.reference("", number[0], refuri=target, internal=True, classes=["rule"])


def _inside(node: nodes.Node, kinds: tuple[type[nodes.Node], ...]) -> bool:
    while (node := node.parent) is not None:
        if isinstance(node, kinds):
            return True
    return False


def speak(app: Sphinx, page: str, template: str, context: dict[str, object], tree: object) -> None:
    """Tell browsers and screen readers the language of a page."""
    context["language"] = language(page)


def setup(app: Sphinx) -> dict[str, bool]:
    """Take part."""
    app.add_transform(Anchors)
    app.add_post_transform(Links)
    app.connect("html-page-context", speak)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
