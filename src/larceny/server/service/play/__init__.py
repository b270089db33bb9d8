"""A game under way: the referee, reaction windows, thinking time, undo, chat and notes."""
