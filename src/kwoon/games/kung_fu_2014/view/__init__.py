"""Views of KungFu Fighting (2014), and sampling of states consistent with them."""
