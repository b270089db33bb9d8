"""The command line: `larceny play` and its companions. It knows no rules; it shows and asks."""
