"""Jars, tiles and sapphires, each in a field of a hundred."""

from ..svg import element

PAINT = {"r": "#d1433f", "g": "#2f9e67", "b": "#3f7fd6", "y": "#e0b020"}
"""The glaze of jars, by the letter of the colour; each has a pattern, too."""

_MARKS = {
    "r": '<path d="M0 0 10 10M-2 8 2 12M8 -2 12 2" stroke-width="3"/>',
    "g": '<circle cx="5" cy="5" r="2"/>',
    "b": '<path d="M0 5Q2.500 1 5 5T10 5" fill="none" stroke-width="2"/>',
    "y": '<path d="M0 8 5 3 10 8" fill="none" stroke-width="2"/>',
}
PATTERNS = "".join(
    f'<pattern id="p{letter}" width="10" height="10" patternUnits="userSpaceOnUse">'
    f'<g stroke="#000" fill="#000" opacity="0.3">{marks}</g></pattern>'
    for letter, marks in _MARKS.items()
)

_RAYS = "".join(
    f'<path d="M-2.400 -8.600 0 -15 2.400 -8.600Z" transform="rotate({turn})"/>'
    for turn in range(0, 360, 45)
)
SYMBOLS = {
    "s": f'<circle r="6.600"/>{_RAYS}',
    "c": '<circle cy="-7.400" r="6"/><circle cx="-7" cy="2.800" r="6"/><circle cx="7" cy="2.800" '
    'r="6"/><path d="M-1.600 -2 1.600 -2 2 5Q3 12 6.500 14L-6.500 14Q-3 12 -2 5Z"/>',
    "m": '<path d="M5 -14A14 14 0 1 0 13 8A11.500 11.500 0 1 1 5 -14Z"/>',
    "h": '<path d="M-7 -1 7 -1 7 7Q6 15 0 15 -6 15 -7 7Z"/><path d="M-5.600 1 -6.200 -8.600M-1.900 '
    '1 -2 -12.600M1.900 1 2.200 -12.200M5.600 1 6.400 -7.800M6 7 12 0.600" stroke="#fbeec4" '
    'stroke-width="3.300" stroke-linecap="round"/>',
    "t": '<path d="M0 -15 4.100 -5 14.600 -4.400 6.500 2.400 9.100 12.800 0 7 -9.100 12.800 -6.500 '
    '2.400 -14.600 -4.400 -4.100 -5Z"/>',
}
OBJECTS = {
    "L": '<path d="M38 34h24l8 10v26l-6 8H36l-6-8V44z" fill="#e3bd5c"/><path d="M40 46h20v22H40z" '
    'fill="#fff1b8"/><path d="M42 34a8 12 0 0 1 16 0" fill="none" stroke="#e3bd5c" '
    'stroke-width="4"/>',
    "S": '<path d="M34 28h32l14 20-30 32-30-32z" fill="#2f63e6" stroke="#b9d2ff" '
    'stroke-width="4"/>',
    "A": '<circle cx="50" cy="58" r="20" fill="#2f9e67" stroke="#e3bd5c" stroke-width="7"/>'
    '<path d="M34 24Q50 44 66 24" fill="none" stroke="#e3bd5c" stroke-width="5"/>',
    "D": '<path d="M50 20 58 58H42z" fill="#dfe6ef"/><path d="M30 58h40v8H30zM46 66h8v18h-8z" '
    'fill="#e3bd5c"/>',
    "E": '<path d="M16 50Q50 18 84 50 50 82 16 50Z" fill="#f4ecdf"/><circle cx="50" cy="50" r="15" '
    'fill="#b02a2a"/><circle cx="50" cy="50" r="7" fill="#14110f"/>',
}


def _symbol(letter: str, x: float, y: float, scale: float) -> str:
    place = f"translate({x:.5g} {y:.5g}) scale({scale:.5g})"
    return element("g", SYMBOLS[letter], fill="#fbeec4", transform=place)


def jar(name: str) -> str:
    """Draw a closed jar from above; `$` is one of the golden ones."""
    lip = element("circle", cx=50, cy=53, r=42, fill="#120c18", opacity=0.55)
    lip += element("circle", cx=50, cy=50, r=42, fill="#a4583a", stroke="#3d1a0d", stroke_width=2)
    if name not in JARS:
        return lip + element(
            "circle", cx=50, cy=50, r=36, fill="#d8a93a", stroke="#6b4708", stroke_width=3
        )
    colour, symbol = name[0], name[1]
    glaze = element("circle", cx=50, cy=50, r=37, fill=PAINT[colour], stroke="#1c0d06")
    glaze += element("circle", cx=50, cy=50, r=37, fill=f"url(#p{colour})")
    shine = element(
        "path", d="M19 44Q22 22 45 16 29 27 25 43 21 47 19 44Z", fill="#fff", opacity=0.5
    )
    middle = element("circle", cx=50, cy=50, r=22, fill="#14193a", stroke="#f0cf6e", stroke_width=3)
    return lip + glaze + shine + middle + _symbol(symbol, 50, 50, 1.1)


def tile(name: str) -> str:
    """Draw what a tile shows when it is turned up."""
    if name[0] in PAINT:
        colour, symbol = name[0], "t" if name[1] == "!" else name[1]
        rim = element(
            "circle", cx=50, cy=50, r=46, fill=PAINT[colour], stroke="#fff3d0", stroke_width=4
        )
        hood = element(
            "path",
            d="M50 12C66 12 72 26 72 38 79 44 81 56 80 70L20 70C19 56 21 44 28 38 28 "
            "26 34 12 50 12Z",
            fill="#191210",
            opacity=0.78,
        )
        eyes = (
            '<ellipse cx="43" cy="32" rx="4" ry="2.600" fill="#fff5d6"/>'
            '<ellipse cx="57" cy="32" rx="4" ry="2.600" fill="#fff5d6"/>'
        )
        disc = element(
            "circle", cx=50, cy=63, r=23, fill="#121938", stroke="#e3bd5c", stroke_width=3
        )
        return rim + hood + eyes + disc + _symbol(symbol, 50, 63, 1.25)
    gold = name[0] == "$"
    rim = element(
        "circle",
        cx=50,
        cy=50,
        r=46,
        fill="#d8a93a" if gold else "#1a2350",
        stroke="#fff3d0",
        stroke_width=4,
    )
    return rim + ("" if gold else OBJECTS[name])


def sapphire() -> str:
    """Draw a sapphire."""
    return (
        '<circle cx="50" cy="48" r="48" fill="#5b93ff" opacity="0.25"/>'
        '<path d="M26 12 74 12 94 40 50 92 6 40Z" fill="#153aae" stroke="#b9d2ff" '
        'stroke-width="4"/>'
        '<path d="M26 12 50 12 38 26Z" fill="#8fbcff"/><path d="M38 26 50 12 62 26 '
        '50 40Z" fill="#b3d0ff"/>'
        '<path d="M50 12 74 12 62 26Z" fill="#6b9efc"/><path d="M6 40 30 40 50 92Z" '
        'fill="#2c5ad8"/>'
        '<path d="M30 40 50 40 50 92Z" fill="#7fb0ff"/><path d="M50 40 70 40 50 92Z" '
        'fill="#4178f0"/>'
        '<path d="M26 12 38 26 30 40 6 40Z" fill="#3f76ee"/>'
    )


JARS = frozenset(colour + symbol for colour in PAINT for symbol in SYMBOLS)
