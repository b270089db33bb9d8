"""Studies: positions and lines of decisions, with comments, and tables that begin there."""
