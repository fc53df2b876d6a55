"""Views of FIGHT, and sampling of states that are consistent with them."""
