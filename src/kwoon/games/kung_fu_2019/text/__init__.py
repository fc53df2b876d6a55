"""Text of Kung Fu Fighting! (2019): prompts, moves, events and refusals."""
