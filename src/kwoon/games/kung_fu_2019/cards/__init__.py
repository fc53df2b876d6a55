"""Cards of Kung Fu Fighting! (2019): pack schema, pack reader, effects, lookup tables and faces."""
