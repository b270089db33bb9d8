"""What any table game is. Standard library only."""
