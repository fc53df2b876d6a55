"""The rules of Kung Fur Fight: positions, what is asked, and what happens."""
