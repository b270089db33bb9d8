"""Games in bulk: simulations, and counts of what can be decided."""
