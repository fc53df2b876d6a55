"""Two packs on the same deals: what differs, by how much, and how sure that is."""
