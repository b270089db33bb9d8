"""Bots held against each other: who beats whom, by how much, and how sure that is."""
