### What is wrong with a pack. The texts of the schema itself are in cards/schema.py.

kung-fu-2014-schema-problem-finishing-defense = 'defence' is not allowed on a finishing move, which cannot block.
kung-fu-2014-schema-problem-no-numbers = 'attack' and 'defence' are both missing; the card needs at least one of them.
kung-fu-2014-schema-problem-table-kind = 'pile' is 'table', which is allowed only for a base, but 'kind' is '{ $kind }'.
kung-fu-2014-schema-problem-table-effects = 'effects' is not allowed on a card whose 'pile' is 'table'.
# $effect is the id of an effect; $number is attack or defense.
kung-fu-2014-schema-problem-effect-number = 'effects' contains '{ $effect }', but the card has no '{ $number }'.
kung-fu-2014-schema-problem-deck-size = 'deck_size' is { $size }, but { $hands } hands need { $needed } cards.
kung-fu-2014-schema-problem-no-table-card = 'card' needs a base whose 'pile' is 'table', with both 'attack' and 'defence'.
