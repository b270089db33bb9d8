"""Bots at tables: which one plays a seat, when it answers, and who takes over when it fails."""
