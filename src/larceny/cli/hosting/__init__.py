"""Commands of whoever runs a server: serve, back up, restore, load test."""
