"""How FIGHT talks to people."""
