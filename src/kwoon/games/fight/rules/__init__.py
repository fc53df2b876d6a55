"""The rules of FIGHT: states, prompts and moves."""
