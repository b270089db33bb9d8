"""One folder a game. The games never import each other; their files have the same names."""
