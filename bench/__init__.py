"""How fast the rules are: `python -m bench` prints a table."""
