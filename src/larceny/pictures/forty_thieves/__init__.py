"""Pictures of 40 Thieves: jars round sapphires, seen from above by night."""

from ..picture import Picture
from .board import board, jar_with_sapphire

PICTURE = Picture(ground=("#2b3d80", "#0c1228"), emblem=jar_with_sapphire, position=board)
