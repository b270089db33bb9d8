"""Pictures of games for link previews and messages: SVG by hand, and PNG where resvg is installed.

A picture is drawn from what a viewer sees, as plain values; so it cannot show more than that. What
is special to a game comes by its title (`picture`).
"""

from .card import Card, Row, card_svg, scene_svg
from .picture import PLAIN, Picture, picture_of
from .png import can_make_png, png

__all__ = [
    "PLAIN",
    "Card",
    "Picture",
    "Row",
    "can_make_png",
    "card_svg",
    "picture_of",
    "png",
    "scene_svg",
]
