"""Playing many games in one or more processes or on several machines."""
