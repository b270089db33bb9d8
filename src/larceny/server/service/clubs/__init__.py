"""Clubs: people who keep one table of their own, and what they have played there."""
