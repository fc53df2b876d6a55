"""The rules of Dragon Punch: positions, what is asked, and what happens."""
