"""People: accounts, ratings and game history."""
