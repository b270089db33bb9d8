"""What the twin is good for at once: many games played out, positions judged, sequences counted."""
