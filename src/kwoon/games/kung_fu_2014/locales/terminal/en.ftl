### KungFu Fighting (2014) in the terminal.

## The introduction

kung-fu-2014-terminal-intro-goal = Each player has { $chi } Chi. A player with No Chi at the end of a turn is out; the last one left wins.
kung-fu-2014-terminal-intro-turn = On your turn, discard what you don't want, draw up to { $cards } cards, and attack if you like.
kung-fu-2014-terminal-intro-attack = An attack is a Base, optionally with a Stance before it, and with Enhancements (all with different names) and one Finishing Move after it. Punch is a Base that every player can use. Then you name your target.
kung-fu-2014-terminal-intro-block = The target may block in the same way, without a Finishing Move. The rest of the attack gets through.
kung-fu-2014-terminal-intro-spirit = An attack with Spirit costs its target one more Chi, unless the block has Spirit too. Damage Effects happen only if the attack costs its target Chi.
kung-fu-2014-terminal-intro-return = Weapons and Stances return to your hand unless a card says otherwise. Some blocks let you Counterattack.

## The board

kung-fu-2014-terminal-title = KungFu Fighting (2014): turn { $turn }, { $deck } cards in the deck
kung-fu-2014-terminal-player = { $player-is ->
    [you] You
   *[other] { $player }
}
kung-fu-2014-terminal-out = out of the game
kung-fu-2014-terminal-chi = { $chi } Chi
kung-fu-2014-terminal-no-chi = No Chi
kung-fu-2014-terminal-separator = { ", " }
kung-fu-2014-terminal-cards = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
kung-fu-2014-terminal-cards-known = { $count ->
    [one] 1 card in hand ({ $cards })
   *[other] { $count } cards in hand (including { $cards })
}
kung-fu-2014-terminal-your-turn = your turn
kung-fu-2014-terminal-has-turn = their turn
kung-fu-2014-terminal-your-hand = Your hand
kung-fu-2014-terminal-empty = empty
# A card in hand with its kind and numbers.
kung-fu-2014-terminal-card-in-hand = { $card } ({ $values })
kung-fu-2014-terminal-attack = { $attacker-is ->
    [you] Your attack
   *[other] { $attacker }'s attack
}
kung-fu-2014-terminal-counterattack = { $attacker-is ->
    [you] Your counterattack
   *[other] { $attacker }'s counterattack
}
kung-fu-2014-terminal-against = Against { $target }
# Follow the cards of an attack or a block.
kung-fu-2014-terminal-total = { " " }= { $total }
kung-fu-2014-terminal-total-spirit = { " " }= { $total } with Spirit
# What gets through follows.
kung-fu-2014-terminal-blocked = :{ " " }
kung-fu-2014-terminal-no-block = no block:{ " " }
kung-fu-2014-terminal-got-through = { $damage } got through
kung-fu-2014-terminal-would-get-through = { $damage } would get through
# Follows one of the two messages above. $card is a card of the attack.
kung-fu-2014-terminal-extra-loss = , then { $chi } more from { $card }
kung-fu-2014-terminal-to-come = To come
# $pairs lists the next message.
kung-fu-2014-terminal-counterattacks = Counterattacks: { $pairs }
kung-fu-2014-terminal-pair = { $player } against { $target }

## Where cards are

kung-fu-2014-terminal-on-table = On the table for all players
kung-fu-2014-terminal-block = { $player-is ->
    [you] Your block
   *[other] { $player }'s block
}
kung-fu-2014-terminal-known-hand = { $player-is ->
    [you] Known cards in your hand
   *[other] Known cards in { $player }'s hand
}

## Cards

kung-fu-2014-terminal-attack-value = attack { $value }
kung-fu-2014-terminal-attack-bonus = attack +{ $value }
kung-fu-2014-terminal-block-value = block { $value }
kung-fu-2014-terminal-block-bonus = block +{ $value }
kung-fu-2014-terminal-spirit = Spirit
kung-fu-2014-terminal-card = { $values }. { $text }
kung-fu-2014-terminal-card-without-text = { $values }.
kung-fu-2014-terminal-broken = { $kind }, worth { $value } now; it doesn't come back.
kung-fu-2014-terminal-bonus = { $kind }, attack +{ $value }.
kung-fu-2014-terminal-spread = { $kind }, one more target.

## Why a player is asked, and the effects of moves

kung-fu-2014-terminal-why-counterattack = Your block has earned you a Counterattack on { $target }.
kung-fu-2014-terminal-why-cleanup = The exchange is over. Clean up:
kung-fu-2014-terminal-discard-first = First finish discarding (done) and draw. Then you can play cards.
kung-fu-2014-terminal-note-done-discard = keep the rest, draw, and attack
kung-fu-2014-terminal-note-pass-attack = no attack: your turn ends
kung-fu-2014-terminal-note-pass-counterattack = don't strike back
kung-fu-2014-terminal-note-done-target = strike the named targets
kung-fu-2014-terminal-note-pass-block = no block
kung-fu-2014-terminal-note-done-block-add = the block stands as it is
kung-fu-2014-terminal-note-done-exchange = discard nothing more
kung-fu-2014-terminal-note-pass-return = take nothing more back
kung-fu-2014-terminal-note-stance-in-block = Its number is for attacks: it adds nothing to a block.
kung-fu-2014-terminal-note-only-opponent = { $player } is the only opponent, so it adds nothing.

### KungFu Fighting (2014) in the terminal.

## The glossary

kung-fu-2014-terminal-term-pass = You do nothing at this prompt, and the game continues. If you don't attack, your turn ends. If you don't block, the whole attack gets through. Cards that you don't take back are discarded.
kung-fu-2014-terminal-term-done = You discard nothing more, add nothing more to a block, or name no more targets.
kung-fu-2014-terminal-term-chi = Your life points. A player who has none left when a turn ends is out.
kung-fu-2014-terminal-term-no-chi = To have no Chi left. A player who still has none when the turn ends is out, but can block and strike back until then.
kung-fu-2014-terminal-term-base = Every attack and every block has exactly one Base: a card with a number without a plus. Punch is a Base that is always available.
kung-fu-2014-terminal-term-weapon = A Base that returns to your hand after use, unless it says otherwise.
kung-fu-2014-terminal-term-stance = Played before the Base of an attack or a block, which can have only one. Most return to your hand.
kung-fu-2014-terminal-term-enhancement = Adds its number after the Base. Play as many as you like, but no two with the same name.
kung-fu-2014-terminal-term-finishing-move = Ends an attack, which can have only one. A block has none.
kung-fu-2014-terminal-term-spirit = A flame on some cards. An attack with Spirit costs one more Chi if the block has no Spirit.
kung-fu-2014-terminal-term-damage-effect = Happens in the attacker's cleanup, if the attack cost its target any Chi, even just through Spirit.
kung-fu-2014-terminal-term-counterattack = A complete attack on your attacker after the exchange. Some blocks earn you one.
kung-fu-2014-terminal-term-cleanup = After the damage: cards do what they say, Weapons and Stances come back, and the rest is discarded.
kung-fu-2014-terminal-term-block = A target's defense: a Base, optionally with a Stance and Enhancements. It is subtracted from the attack.
kung-fu-2014-terminal-term-break = To use up a Weapon for a higher number: it doesn't come back.
kung-fu-2014-terminal-term-spread = To play a Double Attack for one more target instead of its bonus.
kung-fu-2014-terminal-term-give-up = Bo Staff can be given up in cleanup for a Counterattack. To give up the match, type concede.
