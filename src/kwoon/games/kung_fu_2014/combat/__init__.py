"""Combat in KungFu Fighting (2014): attacks, blocks, damage, effects and cleanup."""
