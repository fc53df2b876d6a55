"""The workshop: the packs of a hall, packs made by visitors, feedback on them, and studies of their effects."""
