"""Cut gems, in a field of 24. Each kind has its own cut: colour is never the only sign."""

from ..svg import element

CUTS = {
    "D": (
        ("#cfe6f3", "#f6fcff", "#47616f"),
        "M12 1.500 19.400 4.600 22.500 12 19.400 19.400 12 22.500 4.600 19.400 1.500 "
        "12 4.600 4.600Z",
        "M12 6.200 16.100 7.900 17.800 12 16.100 16.100 12 17.800 7.900 16.100 6.200 "
        "12 7.900 7.900Z",
    ),
    "S": (
        ("#2f63e6", "#6f97ff", "#b9d2ff"),
        "M7 2.500H17L21 6.500V17.500L17 21.500H7L3 17.500V6.500Z",
        "M9 7H15L16.500 8.500V15.500L15 17H9L7.500 15.500V8.500Z",
    ),
    "R": (
        ("#d22346", "#ff6a86", "#ffc2cd"),
        "M12 1.200C15.600 6 20.500 9.600 20.500 14.600A8.500 8.200 0 0 1 3.500 "
        "14.600C3.500 9.600 8.400 6 12 1.200Z",
        "M12 8C14 10.400 16 12 16 14.600A4 4 0 0 1 8 14.600C8 12 10 10.400 12 8Z",
    ),
}


def gem(kind: str) -> str:
    """Draw a gem by its letter."""
    (body, table, edge), outline, facet = CUTS[kind]
    return element("path", d=outline, fill=body, stroke=edge, stroke_width=1.1) + element(
        "path", d=facet, fill=table
    )
