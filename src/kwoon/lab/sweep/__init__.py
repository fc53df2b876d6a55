"""Sensitivity of the statistics to each number of a pack, one step up and down, on the same deals."""
