"""People: names that stay, ratings, and what somebody has played."""
