"""Puzzles are proven here once more, by programs that share nothing with those that made them."""
