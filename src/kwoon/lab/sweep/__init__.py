"""Sensitivity of the statistics to each number of a pack, moved one step up and down, on the same deals."""
