"""One table in memory: its position folded from the journal, and the audience that follows it."""
