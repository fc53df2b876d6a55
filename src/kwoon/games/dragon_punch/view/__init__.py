"""Views of Dragon Punch, and sampling of states that fit them."""
