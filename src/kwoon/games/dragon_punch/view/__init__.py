"""Views of Dragon Punch, and sampling of states that are consistent with them."""
