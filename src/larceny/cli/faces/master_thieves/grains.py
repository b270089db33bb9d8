"""The grain of the wood: each drawer front has its own, and it stands on its head after a flip.

Turning the box over turns each front by 180° in its own plane (MT-2.6), so that the rows of a
pattern change places, each is read backwards, and each letter stands on its head.
"""

Front = tuple[str, str]
"""The two rows of a drawer front."""

PATTERNS: tuple[Front, ...] = (
    ("^", "-"),
    ("~", "."),
    (">", "="),
    ("n", "~"),
    ("(((o(", "((((("),
    ("/", "."),
    ("\\", "-"),
    ("-o-", "---"),
    ("|", "="),
    ("x.", ".."),
    ("<>", "--"),
    ("#", "."),
)
"""What each row repeats, upright."""

_ON_ITS_HEAD = str.maketrans("^v<>()nu'./\\|-=~ox#", "v^><)(un.'/\\|-=~ox#")


def front(grain: int, turned_over: bool, width: int) -> Front:
    """Draw a drawer front."""
    upper, lower = ((unit * width)[:width] for unit in PATTERNS[grain])
    if not turned_over:
        return upper, lower
    return lower[::-1].translate(_ON_ITS_HEAD), upper[::-1].translate(_ON_ITS_HEAD)
