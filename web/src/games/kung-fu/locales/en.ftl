### The board that both Kung Fu Fighting games share: players, piles, attacks and blocks. $player is a player's name.

## Kinds of cards, short enough for a small card

kung-fu-board-kind-base = Base
kung-fu-board-kind-weapon = Weapon
kung-fu-board-kind-stance = Stance
kung-fu-board-kind-attack = Attack
kung-fu-board-kind-block = Block
kung-fu-board-kind-enhancement = Enhance
kung-fu-board-kind-finishing-move = Finish
kung-fu-board-kind-chi-restoration = Chi
kung-fu-board-kind-improvement = Improve
kung-fu-board-kind-special = Special
kung-fu-board-kind-challenge = Challenge

## Chi

kung-fu-board-chi = Chi
kung-fu-board-chi-of = { $chi } of { $max } Chi
kung-fu-board-no-chi = No Chi
kung-fu-board-out = Out

## Spirit: the flame on a card

kung-fu-board-spirit = Spirit
kung-fu-board-spirit-hint = Spirit: 1 more damage, unless the block has Spirit too

## A player's panel and its details

kung-fu-board-away = away
# The dot beside the name of a player whom the table waits for.
# The label of a player whom you can choose as a target, and of one whom you have chosen.
kung-fu-board-strike = Strike
kung-fu-board-struck = Target
kung-fu-board-hand-size = Cards in hand
kung-fu-board-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
kung-fu-board-card-in-hand = { $card } in hand
kung-fu-board-open-hand = { $player }'s hand: { $cards }
kung-fu-board-details = { $cards ->
    [one] { $chi } of { $max } Chi, 1 card in hand.
   *[other] { $chi } of { $max } Chi, { $cards } cards in hand.
}
kung-fu-board-details-no-chi = Out when this turn ends, unless some Chi comes back.
# $effect is a pending effect, such as "Poison −2".
kung-fu-board-details-effect = { $effect } Chi at the start of this player's next turn.
kung-fu-board-details-in-play = In play.
kung-fu-board-details-known = Known to be in hand: { $cards }.

## Piles

kung-fu-board-deck = Deck
kung-fu-board-discard = Discard
kung-fu-board-copies = { $count } { $card }
kung-fu-board-discarded-last = Last discarded: { $card }
kung-fu-board-discarded = Discarded: { $cards }.
kung-fu-board-table = The table

## Attacks and blocks

# Places in an attack or a block. The name of the third can be broken.
kung-fu-board-slot-stance = Stance
kung-fu-board-slot-base = Base
kung-fu-board-slot-enhancements = Enhance{ "\u00AD" }ments
kung-fu-board-slot-finishing-move = Finishing Move
# Read aloud before the names of the free places.
kung-fu-board-vacant = Open:
kung-fu-board-remove = Remove { $card }
kung-fu-board-cards-gone = Its cards have left the table.
# A card that was played at once has changed which cards fit into the attack or block that the player is building.
kung-fu-board-attack-changed = Cards that no longer fit are back in your hand.
kung-fu-board-attack = Attack { $total }
kung-fu-board-attack-spirit = Attack { $total } with Spirit
kung-fu-board-block = Block { $total }
kung-fu-board-block-spirit = Block { $total } with Spirit

## The damage of an attack, expected and dealt

kung-fu-board-no-block = no block
kung-fu-board-unhurt = { $player } is unhurt
kung-fu-board-unhurt-you = You're unhurt
kung-fu-board-damage = { $player } takes { $damage }
kung-fu-board-damage-you = You take { $damage }
kung-fu-board-damage-to = { $player }: { $damage }
# The target is named above.
kung-fu-board-coming = { $damage } would get through
kung-fu-board-coming-none = Nothing gets through
kung-fu-board-coming-player = { $damage } would get through to { $player }
kung-fu-board-coming-you = { $damage } would get through to you
kung-fu-board-coming-none-player = Nothing gets through to { $player }
kung-fu-board-coming-none-you = Nothing gets through to you

## The chain of attacks in a turn, read aloud. $attacker and $target can be "you" or several names.

kung-fu-board-chain-attack = Attack by { $attacker } on { $target }
kung-fu-board-chain-counterattack = Counterattack by { $attacker } on { $target }
kung-fu-board-chain-possible-counterattack = Next: a Counterattack by { $attacker } on { $target }
kung-fu-board-chain-next = next

## The age of the last attack. $turns is at least 1.

kung-fu-board-age-now = Just now
kung-fu-board-age = { $turns ->
    [one] { $player }'s turn, 1 turn ago
   *[other] { $player }'s turn, { $turns } turns ago
}
kung-fu-board-age-you = { $turns ->
    [one] Your turn, 1 turn ago
   *[other] Your turn, { $turns } turns ago
}

## The recap of the turns since the player's last one, with each attack and the Chi that it cost

# A button and the title of what it opens.
kung-fu-board-recap = Since your last turn
kung-fu-board-recap-turn = { $player }'s turn
kung-fu-board-recap-loss = −{ $chi } Chi
kung-fu-board-recap-loss-of = { $player } −{ $chi }
kung-fu-board-recap-unhurt = unhurt
kung-fu-board-recap-unhurt-of = { $player } unhurt
kung-fu-board-recap-quiet = No attack.
