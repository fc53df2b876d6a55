### KungFu Fighting (2014): the log, the moves and the reasons at the table. $card is a card's name.

## Moves

kung-fu-2014-move-play = Play { $card }
# A Double Attack can add to the attack, or let you attack one more target.
kung-fu-2014-move-play-bonus = Play { $card } for +{ $bonus }
kung-fu-2014-move-spread = Play { $card } for another target
# Breaking a Weapon makes it stronger, but it doesn't come back.
kung-fu-2014-move-break = Break { $card }
kung-fu-2014-move-discard = Discard { $card }
kung-fu-2014-move-return = Take back { $card }
kung-fu-2014-move-return-paying = { $count ->
    [one] Take back { $card } for one card
   *[other] Take back { $card } for { $count } cards
}
kung-fu-2014-move-give-up = Give up { $card } to Counterattack
kung-fu-2014-move-target = Strike { $target }
kung-fu-2014-move-pass = Pass

## Prompts

kung-fu-2014-prompt-discard = Discard what you don't need, then draw up to { $hand }.
# $kept is the number of cards that you may keep at the most to draw up to $more.
kung-fu-2014-prompt-discard-most = { $kept ->
    [0] Discard what you don't need, then draw up to { $hand } ({ $more } if you keep none).
    [one] Discard what you don't need, then draw up to { $hand } ({ $more } if you keep one or none).
   *[other] Discard what you don't need, then draw up to { $hand } ({ $more } if you keep { $kept } or fewer).
}
kung-fu-2014-prompt-attack = Your attack! Start with a Stance, a Base or a Weapon, or pass.
kung-fu-2014-prompt-counterattack = Strike back at { $target }! Start with a Stance, a Base or a Weapon, or let it be.
kung-fu-2014-prompt-base = Choose a Base or a Weapon for your attack. You can always use Punch.
kung-fu-2014-prompt-block-base = Choose a Base or a Weapon for your block. You can always use Punch.
# $total is a number, or kung-fu-2014-total-spirit.
kung-fu-2014-prompt-add = Your attack is worth { $total }. Add to it, or pick a target.
kung-fu-2014-prompt-target = Who gets hit? Pick a target.
kung-fu-2014-prompt-another-target = You're striking { $targets }. Pick another target, or finish.
# $attack is the name of the whole attack, such as "Flying Iron Sword Out the Window"; $damage is a number, or
# kung-fu-2014-damage-spirit.
kung-fu-2014-prompt-block = Block { $attacker }'s { $attack }, or take { $damage }.
kung-fu-2014-prompt-block-add = Your block is worth { $total } against { $damage }. Add to it, or let it stand.
# Follows one of the two prompts above. $card is a card of the attack.
kung-fu-2014-prompt-extra-loss = If you're hurt, { $card } costs you { $chi } more Chi.
kung-fu-2014-prompt-exchange = { $more ->
    [one] Swap as many cards as you like. You draw one more than you discard.
   *[other] Swap as many cards as you like. You draw { $more } more than you discard.
}
kung-fu-2014-prompt-return = Keep { $card }? Pass, and it's discarded.
kung-fu-2014-prompt-return-one = Which card comes back? Pass, and both are discarded.
kung-fu-2014-prompt-return-any = Choose what comes back to your hand. Pass, and both are discarded.
kung-fu-2014-prompt-return-or-give-up = Take { $card } back, or give it up for a Counterattack.
kung-fu-2014-prompt-give-up = Give up { $card } for a Counterattack.
kung-fu-2014-prompt-pay = { $count ->
    [one] Discard a card to take { $card } back.
   *[other] Discard { $count } cards to take { $card } back.
}

## Totals and damage within other texts

kung-fu-2014-total = { $total }
kung-fu-2014-total-spirit = { $total } with Spirit
kung-fu-2014-damage = { $damage }
kung-fu-2014-damage-spirit = { $damage } and 1 for Spirit

## Events

kung-fu-2014-event-no-attack = { $player-is ->
    [you] You hold back.
   *[other] { $player } holds back.
}
kung-fu-2014-event-stance = { $player-is ->
    [you] You enter { $card }.
   *[other] { $player } enters { $card }.
}
kung-fu-2014-event-stance-bonus = { $player-is ->
    [you] You enter { $card }: +{ $value }.
   *[other] { $player } enters { $card }: +{ $value }.
}
kung-fu-2014-event-base = { $player-is ->
    [you] You play { $card }: { $value }.
   *[other] { $player } plays { $card }: { $value }.
}
kung-fu-2014-event-break = { $player-is ->
    [you] You break { $card }: { $value }.
   *[other] { $player } breaks { $card }: { $value }.
}
kung-fu-2014-event-enhance = { $player-is ->
    [you] You add { $card }: +{ $value }.
   *[other] { $player } adds { $card }: +{ $value }.
}
kung-fu-2014-event-finish = { $player-is ->
    [you] You finish with { $card }: +{ $value }.
   *[other] { $player } finishes with { $card }: +{ $value }.
}
kung-fu-2014-event-spread = { $player-is ->
    [you] You play { $cards } for another target.
   *[other] { $player } plays { $cards } for another target.
}
kung-fu-2014-event-attack = { $player-is ->
    [you] Your attack is worth { $total }.
   *[other] { $player }'s attack is worth { $total }.
}
kung-fu-2014-event-attack-spirit = { $player-is ->
    [you] Your attack is worth { $total }, with Spirit.
   *[other] { $player }'s attack is worth { $total }, with Spirit.
}
kung-fu-2014-event-block = { $player-is ->
    [you] Your block is worth { $total }.
   *[other] { $player }'s block is worth { $total }.
}
kung-fu-2014-event-block-spirit = { $player-is ->
    [you] Your block is worth { $total }, with Spirit.
   *[other] { $player }'s block is worth { $total }, with Spirit.
}
kung-fu-2014-event-called-off = The attack is called off.
kung-fu-2014-event-damage = { $player-is ->
    [you] You take { $damage } damage.
   *[other] { $player } takes { $damage } damage.
}
kung-fu-2014-event-unhurt = { $player-is ->
    [you] You take no damage.
   *[other] { $player } takes no damage.
}
kung-fu-2014-event-spirit = { $player-is ->
    [you] The Spirit goes right through: you lose { $chi } more Chi.
   *[other] The Spirit goes right through: { $player } loses { $chi } more Chi.
}
kung-fu-2014-event-lose = { $player-is ->
    [you] { $card } costs you { $chi } more Chi.
   *[other] { $card } costs { $player } { $chi } more Chi.
}
kung-fu-2014-event-gain = { $player-is ->
    [you] { $card } gives you { $chi } Chi.
   *[other] { $card } gives { $player } { $chi } Chi.
}
kung-fu-2014-event-full = { $player-is ->
    [you] You're already at full Chi.
   *[other] { $player } is already at full Chi.
}
# $cause is the card of the block that makes the attacker discard $cards.
kung-fu-2014-event-strip = { $player-is ->
    [you] { $cause } makes you discard { $cards } in cleanup.
   *[other] { $cause } makes { $player } discard { $cards } in cleanup.
}
kung-fu-2014-event-exchange = { $player-is ->
    [you] You swap { $cards }.
   *[other] { $player } swaps { $cards }.
}
kung-fu-2014-event-exchange-nothing = { $player-is ->
    [you] You swap nothing.
   *[other] { $player } swaps nothing.
}
kung-fu-2014-event-pay = { $player-is ->
    [you] You pay with { $cards }.
   *[other] { $player } pays with { $cards }.
}
kung-fu-2014-event-return = { $player-is ->
    [you] You take { $cards } back.
   *[other] { $player } takes { $cards } back.
}
kung-fu-2014-event-give-up = { $player-is ->
    [you] You give up { $cards } for a Counterattack.
   *[other] { $player } gives up { $cards } for a Counterattack.
}
kung-fu-2014-event-last = { $player-is ->
    [you] You're the last master standing: you win.
   *[other] { $player } is the last master standing and wins.
}
kung-fu-2014-event-win = { $player-is ->
    [you] You win.
   *[other] { $player } wins.
}
kung-fu-2014-event-everybody-out = Nobody is left standing: it's a draw.
kung-fu-2014-event-turn-cap = That was the last turn: it's a draw.

## Results

kung-fu-2014-outcome-last = { $winner-is ->
    [you] You win as the last master with Chi.
   *[other] { $winner } wins as the last master with Chi.
}
kung-fu-2014-outcome-conceded = { $winner-is ->
    [you] You win: everyone else has conceded or is out.
   *[other] { $winner } wins: everyone else has conceded or is out.
}
kung-fu-2014-outcome-everybody-out = It's a draw between { $winners }: nobody has any Chi left.
kung-fu-2014-outcome-turn-cap = It's a draw between { $winners }: the last turn is over.

## Why a card or a target can't be used now

kung-fu-2014-why-stays-on-table = { $card } stays on the table and can't be discarded.
kung-fu-2014-why-not-in-hand = { $card } isn't in your hand.
kung-fu-2014-why-return-first = First choose which card comes back.
kung-fu-2014-why-chosen = You've already chosen { $card }.
kung-fu-2014-why-empty-seat = Seat { $number } is empty.
kung-fu-2014-why-discard-first = Discard and draw first. Then you can attack.
kung-fu-2014-why-not-attacking = You're not attacking right now.
kung-fu-2014-why-base-first = First choose a Base or a Weapon. You can always use Punch.
kung-fu-2014-why-yourself = You can't strike yourself.
kung-fu-2014-why-target-out = { $player } is out of the game.
kung-fu-2014-why-target-chosen = { $player } is already a target.
kung-fu-2014-why-attacker-first = A Counterattack must strike the attacker first: { $player }.
kung-fu-2014-why-in-attack = { $card } is already in your attack.
kung-fu-2014-why-in-block = { $card } is already in your block.
kung-fu-2014-why-choosing-targets = You're choosing targets. Take them back to change your cards.
kung-fu-2014-why-finishing-in-block = A Finishing Move can't go into a block.
kung-fu-2014-why-blocks-only = { $card } is for blocks only.
kung-fu-2014-why-attacks-only = { $card } is for attacks only.
kung-fu-2014-why-attack-stance = An attack can have only one Stance.
kung-fu-2014-why-block-stance = A block can have only one Stance.
kung-fu-2014-why-stance-first = A Stance comes before the Base. Take the Base back first.
kung-fu-2014-why-not-now = You can't use { $card } now.
kung-fu-2014-why-attack-base = Your attack already has a Base. Take it back to choose another.
kung-fu-2014-why-block-base = Your block already has a Base. Take it back to choose another.
kung-fu-2014-why-one-finishing = An attack can have only one Finishing Move. Take it back to choose another.
kung-fu-2014-why-finishing-is-last = The Finishing Move comes last. Take it back to add this card.
kung-fu-2014-why-same-name-attack = Your attack already has { $card }. You can't add the same Enhancement twice.
kung-fu-2014-why-same-name-block = Your block already has { $card }. You can't add the same Enhancement twice.
