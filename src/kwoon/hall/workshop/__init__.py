"""The workshop: the packs of a hall, those that visitors make, what players say of them, and what they do."""
