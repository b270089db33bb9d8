"""The site: Sphinx makes it of the documents as they stand here (`make site`)."""

import sys
from pathlib import Path

from larceny import __version__

sys.path.insert(0, str(Path(__file__).parent / "_site"))

project = "Larceny"
author = "The Larceny team"
copyright = author
release = version = __version__

extensions = ["sphinx.ext.autodoc", "myst_parser", "links", "written", "paragraphs", "words"]
exclude_patterns = ["_site"]

# Documents
smartquotes = False  # we write our quotation marks ourselves, in four languages
myst_enable_extensions = ["attrs_block", "colon_fence"]
myst_heading_anchors = 4
suppress_warnings = ["myst.header"]  # a document that is only a part of a page may begin deeper

# The reference
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_type_aliases = {"Viewer": "int | None"}
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 130
add_module_names = False
toc_object_entries_show_parents = "hide"
nitpick_ignore_regex = [
    ("py:.*", r"(?!larceny).*"),  # Python's own and other libraries': there is no network to look
    ("py:.*", r"larceny\.(kernel|games)\.(.*\.)?[A-Za-z]*(T|In)"),  # variables for types
]

# The page
html_theme = "furo"
html_title = "Larceny"
html_favicon = "../web/public/icon.svg"
html_logo = "../web/public/icon.svg"
html_static_path = ["_site/static"]
html_css_files = ["site.css"]
html_domain_indices = False
html_copy_source = False
html_show_sourcelink = False
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#7a4a12",
        "color-brand-content": "#7a4a12",
        "color-brand-visited": "#6b3f4f",
        "color-background-primary": "#fffdf8",
        "color-background-secondary": "#f7f0e4",
        "color-api-name": "#7a4a12",
        "color-api-pre-name": "#7a4a12",
    },
    "dark_css_variables": {
        "color-brand-primary": "#e6c677",
        "color-brand-content": "#e6c677",
        "color-brand-visited": "#cfae9a",
        "color-background-primary": "#14110f",
        "color-background-secondary": "#1d1916",
        "color-api-name": "#e6c677",
        "color-api-pre-name": "#e6c677",
    },
}

# Addresses that are looked up by `make links`
linkcheck_ignore = [r"https?://(localhost|127\.0\.0\.1|.*\.example)"]
linkcheck_retries = 3
