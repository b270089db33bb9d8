"""The hall: what goes on in the house, and quick matches of those who are in it."""
