"""Views of Kung Fur Fight, and sampling of states that are consistent with them."""
