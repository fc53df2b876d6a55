"""功夫擂台, Kung Fur Fight: dogs against cats in three arenas."""
