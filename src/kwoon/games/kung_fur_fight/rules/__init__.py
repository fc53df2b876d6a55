"""The rules of Kung Fur Fight: states, prompts and moves."""
