"""Other nodes: who is connected there, what they stored, and whether this one is ready."""
