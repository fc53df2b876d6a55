"""Playing many games: what is played, by whom, on how many processes or machines."""
