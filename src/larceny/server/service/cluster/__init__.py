"""Other nodes: who is connected there, what they announce, and whether this is ready."""
