"""Commands that explain: the rules of an edition, and a position."""
