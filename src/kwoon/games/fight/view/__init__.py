"""Views of FIGHT, and sampling of states that fit them."""
