"""Pictures of Master Thieves: the box of drawers on dark cloth, its four sides unrolled."""

from ..picture import Picture
from .box import box, emblem

PICTURE = Picture(ground=("#2a3d35", "#12100e"), emblem=emblem, position=box)
