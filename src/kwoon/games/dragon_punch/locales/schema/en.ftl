### What is wrong with a pack. The texts of the schema itself are in cards/schema.py.

dragon-punch-schema-problem-health = 'health' is { $health }, but should be at most { $max }.
dragon-punch-schema-problem-custom-hand-size = 'custom_hand_size' is { $size }, but should be at most { $max }.
dragon-punch-schema-problem-characters = 'character' has { $count } characters, too few for two tag teams or a custom hand.
dragon-punch-schema-problem-taunt = 'basic' should have exactly one card with 'unflip' on both sides, and one copy of it per player.
dragon-punch-schema-problem-custom-health = 'custom_health' is { $health }, but one copy of the game has only { $count } cards to choose from.
# $name is an id.
dragon-punch-schema-problem-id = the id '{ $name }' is used twice. Give every move and character its own id.
dragon-punch-schema-problem-copies-total = '{ $field }' should be { $value }, twice copies_per_player.
dragon-punch-schema-problem-basic-cards = '{ $field }' should be { $value }, the number of each player's basic cards.
dragon-punch-schema-problem-basic-total = '{ $field }' should be { $value }, the number of basic cards listed.
dragon-punch-schema-problem-character-total = '{ $field }' should be { $value }, the number of characters listed.
dragon-punch-schema-problem-hand-size = '{ $field }' should be { $value }, the number of a player's basic cards plus one character.
dragon-punch-schema-problem-custom-sum = '{ $field }' should be { $value }, the sum of custom_health and custom_characters.
