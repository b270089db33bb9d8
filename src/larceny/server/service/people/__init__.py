"""Who somebody is: accounts, sessions, rate limits, and personal data."""
