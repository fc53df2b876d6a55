"""The text of Dragon Punch."""
