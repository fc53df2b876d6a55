"""Sensitivity of the statistics to the numbers in a pack: each is moved one step up and one step down on the same
deals."""
