"""40 Thieves: sixteen jars around nine sapphires, for 2 to 4 players.

So far: the choices of its rulebook (`ruleset`), its tiles and the geometry of the board
(`pieces`), and the deck with its half-true jars (`deck`).
"""
