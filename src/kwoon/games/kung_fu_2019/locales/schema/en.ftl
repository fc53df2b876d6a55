### What is wrong with a pack. The texts of the schema itself are in cards/schema.py.

# $effect and $effects are ids of effects.
kung-fu-2019-schema-problem-block-takes-over = 'effects' contains '{ $effect }', which is allowed on a challenge, but not on a block.
kung-fu-2019-schema-problem-block-effects = 'effects' of a block should include one of: { $effects }.
kung-fu-2019-schema-problem-challenge-effects = 'effects' of a challenge should include one of: { $effects }.
kung-fu-2019-schema-problem-special-effects = 'effects' should include exactly one of: { $effects }.
kung-fu-2019-schema-problem-needs-split = 'effects' contains '{ $effect }', which requires 'split'.
kung-fu-2019-schema-problem-effect-twice = 'effects' contains '{ $effect }' twice.
kung-fu-2019-schema-problem-archetype-deck = 'deck' is '{ $deck }', but should be 'archetype' for an archetype.
kung-fu-2019-schema-problem-archetype-kind = 'kind' is '{ $kind }', which is not allowed in the deck 'archetype'.
kung-fu-2019-schema-problem-archetype-copies = 'copies' is { $copies }, but should be at most 1 in the deck 'archetype'.
kung-fu-2019-schema-problem-team-deck = 'team' is true, which is allowed in the decks 'team' and 'own', but not in '{ $deck }'.
kung-fu-2019-schema-problem-weapon-attack = 'attack' is missing; a weapon with 'split' or 'break-attack' needs it.
kung-fu-2019-schema-problem-original-size = 'original_size' is { $size }, but { $hands } hands need { $needed } cards.
kung-fu-2019-schema-problem-archetypes = 'card' has { $count } archetypes, but needs at least { $min }, one for each player.
kung-fu-2019-schema-problem-no-attack = 'card' has no attack in the deck 'original'; add at least one.
