"""The text of FIGHT."""
