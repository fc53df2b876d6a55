"""How Kung Fu Fighting! (2019) talks to people."""
