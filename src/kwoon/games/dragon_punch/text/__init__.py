"""How Dragon Punch talks to people."""
