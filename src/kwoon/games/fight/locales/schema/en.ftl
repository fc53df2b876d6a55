### What is wrong with a pack. The texts of the schema itself are in cards/schema.py.

fight-schema-problem-row-size = 'row_size' is { $size }, but both players' opening picks need { $needed } cards.
fight-schema-problem-deck-size = 'deck_size' is { $size }, but two hands and the row need { $needed } cards.
# Ids of moves.
fight-schema-problem-beats = 'beats' is '{ $beaten }', so that move must have the other role, and its 'loses_to' must be '{ $move }'.
fight-schema-problem-max-rounds = '{ $field }' should be { $value }, because every round has a winner.
fight-schema-problem-hand-size = '{ $field }' should be { $value }, the sum of dealt_face_down and opening_picks.
