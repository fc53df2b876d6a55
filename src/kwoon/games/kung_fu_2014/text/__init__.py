"""Text of KungFu Fighting (2014): prompts, moves, events and refusals."""
