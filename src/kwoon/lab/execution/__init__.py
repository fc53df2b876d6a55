"""Playing many games on one or more processes or machines."""
