### The board of KungFu Fighting (2014). $player and $target are players' names; $card is a card's name.

## What a player is doing, in a word or two below the name

kung-fu-2014-board-prepares = prepares
kung-fu-2014-board-attacks = attacks
kung-fu-2014-board-may-strike-back = may strike back
kung-fu-2014-board-strikes-back = strikes back
kung-fu-2014-board-strikes-back-later = strikes back later
kung-fu-2014-board-decides = decides
kung-fu-2014-board-is-struck = is struck
kung-fu-2014-board-blocks = blocks
kung-fu-2014-board-takes-it = takes it
kung-fu-2014-board-cleans-up = cleans up
kung-fu-2014-board-discards = discards

## The hand

kung-fu-2014-board-your-hand = Your hand
kung-fu-2014-board-hand = { $player }'s hand
kung-fu-2014-board-hand-empty = Your hand is empty.
kung-fu-2014-board-you-are-out = You're out. Sit back and watch.
# Below the Punch card on the table.
kung-fu-2014-board-for-everyone = For everyone
# On the Punch card if it lies beside the hand: on large, small and tiny cards.
kung-fu-2014-board-ribbon = Base, for all
kung-fu-2014-board-ribbon-slim = For all
kung-fu-2014-board-ribbon-mini = All
kung-fu-2014-board-keep = Keep { $card }
# On a card that you have marked: it pays for another, or it's discarded.
kung-fu-2014-board-price = pays
kung-fu-2014-board-goes = goes

## Buttons

kung-fu-2014-board-pass-attack = No attack
kung-fu-2014-board-pass-counterattack = Let it be
kung-fu-2014-board-pass-block = No block
kung-fu-2014-board-pass-return = Discard it
kung-fu-2014-board-pass-return-both = Discard both
kung-fu-2014-board-keep-all = Keep all
kung-fu-2014-board-discard = Discard { $count }
kung-fu-2014-board-swap-nothing = Swap nothing
kung-fu-2014-board-swap = Swap { $count }
kung-fu-2014-board-block-with = Block with { $total }
# $target can be several names.
kung-fu-2014-board-strike = Strike { $target }
kung-fu-2014-board-strike-too = Strike { $target } too
kung-fu-2014-board-strike-alone = Strike only { $target }

## Titles of attacks and blocks

kung-fu-2014-board-your-attack = Your attack
kung-fu-2014-board-attack = { $player }'s attack
kung-fu-2014-board-your-counterattack = Your Counterattack on { $target }
kung-fu-2014-board-counterattack = { $player }'s Counterattack on { $target }
kung-fu-2014-board-your-block = Your block
kung-fu-2014-board-block = { $player }'s block

## In place of the cards of an attack or a block

kung-fu-2014-board-empty-attack = { $player } is building an attack.
kung-fu-2014-board-empty-counterattack = { $player } may strike back at { $target }.
kung-fu-2014-board-your-empty-counterattack = You may strike back at { $target }.
kung-fu-2014-board-conceded = Conceded.
kung-fu-2014-board-no-block = No block.
kung-fu-2014-board-block-undecided = { $player } is thinking about a block.
kung-fu-2014-board-block-next = { $player } is next.
kung-fu-2014-board-your-block-next = You're next.

## Badges on cards

kung-fu-2014-board-must-go = must go
# A click takes the card back into the hand.
kung-fu-2014-board-take-back = take back
kung-fu-2014-board-broken = broken
kung-fu-2014-board-one-more-target = 1 more target

## The attacks of this turn, and why one may be countered. $card is the card of the block.

kung-fu-2014-board-gave-up = conceded
kung-fu-2014-board-blocked = blocked
kung-fu-2014-board-called-off = called off
kung-fu-2014-board-reason-you = { $card } lets you strike back.
kung-fu-2014-board-reason = { $card } lets { $player } strike back.

## The last attack. $attack is its name, such as "Flying Iron Sword Out the Window".

kung-fu-2014-board-your-last-attack = Your attack: { $attack }
kung-fu-2014-board-last-attack = { $player }'s attack: { $attack }
kung-fu-2014-board-your-last-counterattack = Your Counterattack: { $attack }
kung-fu-2014-board-last-counterattack = { $player }'s Counterattack: { $attack }
kung-fu-2014-board-turn = Turn { $number }
