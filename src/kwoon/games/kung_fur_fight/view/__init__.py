"""Views of Kung Fur Fight, and sampling of states that fit them."""
