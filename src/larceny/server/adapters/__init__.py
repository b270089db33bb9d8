"""The outside: SQL databases, the bus in the process or in Redis, workers for bots."""
