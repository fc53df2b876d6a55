"""Combat of Dragon Punch."""
