"""A game under way: referee, subscriptions, reaction windows, thinking time, undo, chat, notes."""
