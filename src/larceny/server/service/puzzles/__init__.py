"""Puzzles that people solve, and what they have come to by them."""
