"""Combat in Dragon Punch."""
