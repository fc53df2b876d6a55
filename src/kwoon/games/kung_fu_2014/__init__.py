"""KungFu Fighting, the 2014 playtest version."""
