"""What commands tell: simulations, contests, cards, rules and records."""
