"""The workshop: the hall's packs, visitors' packs, feedback on packs, and studies that compare packs."""
