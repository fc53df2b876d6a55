"""Views of FIGHT."""
