"""The numbers of a pack: their addresses, their sources, and packs with changed numbers."""
