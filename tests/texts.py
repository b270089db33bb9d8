"""Any text at all, for tests with drawn examples.

Hypothesis' own characters need a table of Unicode that takes seconds to make in every fresh clone.
"""

import string
from typing import Final

from hypothesis import strategies as st

SURROGATES: Final = range(0xD800, 0xE000)
"""What no text in UTF-8 can have in it."""

CHARACTERS: Final = st.one_of(
    st.sampled_from(string.printable),
    st.integers(0, 0x10FFFF).filter(lambda code: code not in SURROGATES).map(chr),
)


def texts(max_size: int) -> st.SearchStrategy[str]:
    """Draw texts of up to so many characters: what is on a keyboard, and all of Unicode."""
    return st.text(CHARACTERS, max_size=max_size)
