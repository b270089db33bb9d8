"""Bots for 40 Thieves."""

from .novice import Novice

__all__ = ["Novice"]
