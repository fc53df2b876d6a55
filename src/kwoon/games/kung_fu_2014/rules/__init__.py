"""Rules of KungFu Fighting (2014): notation, state, turns, and the steps that prompt seats."""
