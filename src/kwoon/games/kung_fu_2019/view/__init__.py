"""Views of Kung Fu Fighting! (2019), and sampling of states consistent with them."""
