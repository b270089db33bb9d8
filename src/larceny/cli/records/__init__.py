"""Commands about recorded games: replay, verify, convert, analyse."""
