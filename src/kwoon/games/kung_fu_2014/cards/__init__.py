"""Cards of KungFu Fighting (2014): pack schema, pack reader, effects and faces."""
