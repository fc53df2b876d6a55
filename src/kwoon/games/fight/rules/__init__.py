"""The rules of FIGHT: positions, what is asked, and what happens."""
