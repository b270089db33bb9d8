"""`larceny puzzles`: solving puzzles in a terminal, making and checking them."""
