"""Sensitivity of the statistics to each number in a pack, moved one step up and down, on the same deals."""
