"""Cuckoo for Larceny: the smallest game with something to hide."""
