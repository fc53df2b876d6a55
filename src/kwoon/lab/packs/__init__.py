"""The numbers of a pack: where each stands, where it comes from, and the pack with some of them changed."""
