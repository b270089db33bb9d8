"""Puzzles: questions with one right answer, proven, out of games that bots play."""
