"""What goes on without anybody asking: idle tables are evicted, bots resume, replays are kept."""
