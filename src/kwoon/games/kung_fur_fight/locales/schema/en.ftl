### What is wrong with a pack. The texts of the schema itself are in cards/schema.py.

kung-fur-fight-schema-problem-no-assistants = 'restrictions' contains 'no-assistants', so it should contain 'leader-only' too.
kung-fur-fight-schema-problem-card-order = 'card' should list all animals and rangers before the items and achievements.
kung-fur-fight-schema-problem-fighters = 'card' has { $count } kinds of animals and rangers, but at most { $max } are allowed.
kung-fur-fight-schema-problem-factions = the Cats have { $count } animals, but should have { $needed }, as many as the Dogs.
kung-fur-fight-schema-problem-weapons = 'hidden_weapons_cats' and 'hidden_weapons_dogs' add up to { $sum }, but there are only { $tokens } tokens.
kung-fur-fight-schema-problem-tokens = '{ $field }' should be { $value }, the number both sides start with.
kung-fur-fight-schema-problem-animals = '{ $field }' should be { $value }, the number of animals the Dogs have.
