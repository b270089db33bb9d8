"""A game on a terminal or as JSON lines: what is shown, and what was typed."""
