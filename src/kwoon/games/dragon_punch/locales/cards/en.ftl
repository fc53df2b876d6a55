### The cards of Dragon Punch. Their names come from the pack; translations add them here as dragon-punch-cards-NAME.

## Kinds of cards

dragon-punch-cards-kind-white = White side
dragon-punch-cards-kind-red = Red side
dragon-punch-cards-kind-special = Special move
dragon-punch-cards-kind-character = Character

## What a move does high and low: $actions lists the next four texts

dragon-punch-cards-high = High: { $actions }.
dragon-punch-cards-low = Low: { $actions }.
dragon-punch-cards-attack = attack with strength { $strength } at time { $time }
dragon-punch-cards-block-icon = block
dragon-punch-cards-evade-icon = evade
dragon-punch-cards-no-icon = nothing

## Effects of moves

dragon-punch-cards-effect-initiative-on-hit = If it hits, you have the Initiative next turn.
dragon-punch-cards-effect-initiative-on-block = If it blocks an attack, you have the Initiative next turn.
dragon-punch-cards-effect-initiative-always = You claim the Initiative for next turn. This is an exception: other moves have to hit or block to earn it.
dragon-punch-cards-effect-unblockable = Can't be blocked, only evaded.
dragon-punch-cards-effect-uninterruptible = Can't be interrupted, only blocked or evaded.
dragon-punch-cards-effect-projectile = A projectile: two projectiles at the same height interrupt each other.
dragon-punch-cards-effect-unflip = At the end of the turn, all your cards are unflipped, including this one.
dragon-punch-cards-unflip-exception = This is an exception: normally, only the Taunt unflips cards.

## The other side of a card, or its character

# $red is the name of the move on the red side.
dragon-punch-cards-switched = If you take damage, you may switch it to { $red }.
# $white is the name of the move on the white side.
dragon-punch-cards-unswitched = The red side of { $white }, until the round ends.
dragon-punch-cards-special-move = A special move of { $character }.
# $title is the character's epithet, such as 'the Rooftop Courier'; $first and $second are the names of the two moves.
dragon-punch-cards-character = Meet { $title }, who fights with { $first } and { $second }. Playing either one flips the card. A character doesn't count as health.
