"""`larceny play`: one person at a table of bots, and the games he saved."""
