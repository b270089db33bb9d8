"""What can be asked of each command. The work is done elsewhere, and imported only when needed."""
