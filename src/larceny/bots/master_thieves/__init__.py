"""Bots for Master Thieves."""

from .novice import Novice

__all__ = ["Novice"]
