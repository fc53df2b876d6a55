"""The rules of Dragon Punch: states, prompts and moves."""
