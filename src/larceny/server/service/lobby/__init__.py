"""Before and after a game: tables are opened, found, filled and begun; lessons, too."""
