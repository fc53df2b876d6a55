"""Statistics of games, each with a confidence interval."""
