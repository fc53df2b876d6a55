"""Games that can be solved: small packs as trees, Dragon Punch as tables; compiled."""
