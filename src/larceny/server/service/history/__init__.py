"""Games as they were played: records, replays, ratings, hints and analyses."""
