"""Commands about many games: simulate, arena, report, and what measures the bots."""
