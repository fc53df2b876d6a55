"""Rounds of Dragon Punch, solved position by position."""
