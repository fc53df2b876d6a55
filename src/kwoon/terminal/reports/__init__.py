"""The output of commands: simulations, duels, ladders, cards, rules and records."""
