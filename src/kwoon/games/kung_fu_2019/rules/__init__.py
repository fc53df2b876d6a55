"""Rules of Kung Fu Fighting! (2019): notation, state, turns, and the steps that prompt seats."""
