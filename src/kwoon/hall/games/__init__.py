"""The games that a hall offers: cards, rules and loaded games."""
