"""What every command needs: the game and ruleset that options name, files, output, signs."""
