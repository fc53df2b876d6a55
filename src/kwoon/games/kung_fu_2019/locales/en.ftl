### Kung Fu Fighting! (2019): moves, prompts, the log and the reasons at the table.

## Moves

kung-fu-2019-move-play = Play { $card }
kung-fu-2019-move-split = Split the attack with { $card }
# An Attack card as an Enhancement.
kung-fu-2019-move-join = Add { $card }
kung-fu-2019-move-join-split = Add { $card } and split the attack
kung-fu-2019-move-hurl = Hurl { $card }
kung-fu-2019-move-attack = Attack with { $card }
kung-fu-2019-move-attack-split = Attack with { $card } and split it
# Smash a Weapon in an attack, or snap it as a Block.
kung-fu-2019-move-break = Break { $card }
kung-fu-2019-move-discard = Discard { $card }
# Discard a Weapon or Stance that is in play.
kung-fu-2019-move-drop = Give up { $card }
kung-fu-2019-move-give = Hand over { $card }
# Choose a character for the whole game.
kung-fu-2019-move-choose = Play as { $card }
kung-fu-2019-move-redirect = Redirect the attack with { $card }
kung-fu-2019-move-target = Strike { $player }
kung-fu-2019-move-take = Take it from { $player }
kung-fu-2019-move-give-to = Give it to { $player }
# How many cards two teammates swap.
kung-fu-2019-move-count = { $count ->
    [one] Swap one card
   *[other] Swap { $count } cards
}
kung-fu-2019-move-pay = Pay
kung-fu-2019-move-pass = Pass
# An attack's cards as one name, such as "Flying Spinning Kick". $attack may already have an Enhancement before it.
kung-fu-2019-attack-title = { $enhancement } { $attack }

## Prompts

kung-fu-2019-prompt-choose = Choose your character.
kung-fu-2019-prompt-upkeep = Pay to stay in { $stance }, or give it up.
# The hand is empty; only the Stance could be discarded.
kung-fu-2019-prompt-discard-stance = Keep { $stance }, or give it up. Then you draw a full hand.
kung-fu-2019-prompt-discard-hand = Discard what you don't want, then refill your hand.
kung-fu-2019-prompt-discard = Discard what you don't want from your hand or from play, then refill your hand.
kung-fu-2019-prompt-prepare = Play Weapons, Stances and Chi Restoration cards, choose a target, or end your turn.
# Followed by the reason why no attack is possible.
kung-fu-2019-prompt-prepare-only = Play Weapons, Stances and Chi Restoration cards, or end your turn.
kung-fu-2019-prompt-respite = Catch your breath: play Weapons, Stances and Chi Restoration cards, or end your turn.
kung-fu-2019-prompt-attack-too = You attack as well, at the same time. Choose a target.
kung-fu-2019-prompt-attack-too-base = You attack as well, at the same time. Choose an Attack card or your Weapon.
kung-fu-2019-prompt-base = Choose an Attack card or your Weapon.
kung-fu-2019-prompt-base-targets = How do you attack { $targets }? Choose an Attack card or your Weapon.
# $damage is a number, or several joined with "and" for several targets.
kung-fu-2019-prompt-add = Your attack deals { $damage }. Add Enhancements, or strike.
kung-fu-2019-prompt-target = Choose a target.
kung-fu-2019-prompt-target-more = Choose another target, or finish.
# $attack is the attack's name, such as "Flying Kick". A question follows.
kung-fu-2019-prompt-of-attack = { $attacker-is ->
    [you] Your { $attack } deals { $damage } to { $target }.
   *[other] { $attacker }'s { $attack } deals { $damage } to { $target }.
}
kung-fu-2019-prompt-step-in-target = Answer with a Challenge? You can still block after that.
kung-fu-2019-prompt-step-in-teammate = Step in, or block for { $target }?
kung-fu-2019-prompt-step-in = Will you step in?
kung-fu-2019-prompt-block = Play a Block, or take the hit?
kung-fu-2019-prompt-price = { $count ->
    [one] Your Block has a price: discard a card.
   *[other] Your Block has a price: discard { $count } cards.
}
kung-fu-2019-prompt-counterattack = You may strike back at { $target }: choose an Attack card or your Weapon, or pass.
kung-fu-2019-prompt-take = Take the Weapon, or let it go?
kung-fu-2019-prompt-take-stance = Take over the Stance, or let it go?
kung-fu-2019-prompt-help = Add an Enhancement?
kung-fu-2019-prompt-help-more = With that, the attack deals { $damage }. Add more, or finish.
kung-fu-2019-prompt-special = Is this the moment for a Team Special?
kung-fu-2019-prompt-give = Which Weapon will you hand to { $player }?
kung-fu-2019-prompt-count = How many cards will you swap?
# $player plays $card, the Team Special that allows the swap.
kung-fu-2019-prompt-swap = { $player-is ->
    [you] You play { $card }: { $count ->
        [one] give { $other } a card, and get one back.
       *[other] give { $other } { $count } cards, and get as many back.
    }
   *[other] { $player } plays { $card }: { $count ->
        [one] give { $other } a card, and get one back.
       *[other] give { $other } { $count } cards, and get as many back.
    }
}
kung-fu-2019-prompt-swap-more = { $left ->
    [one] Give { $other } one more card.
   *[other] Give { $other } { $left } more cards.
}
kung-fu-2019-prompt-pass-card = Pass a card to a teammate, face down, or keep them all.
kung-fu-2019-prompt-give-to = Which teammate gets it?

## Prompts that the reader can only pass, because no card in their hand fits. Where $target is missing, the attack is named
## before the text.

kung-fu-2019-prompt-no-block = You have no Block, so you take the hit.
kung-fu-2019-prompt-no-fitting-block = Your Blocks can't stop it, so you take the hit.
# The target may be able to block after that.
kung-fu-2019-prompt-no-step-in-target = You have no Challenge that works here. Blocking comes next.
kung-fu-2019-prompt-no-step-in-teammate = You have no card that helps { $target }.
kung-fu-2019-prompt-no-step-in = You have no card to step in with.
kung-fu-2019-prompt-no-counterattack = You may strike back at { $target }, but you have no Attack card or Weapon to use.
kung-fu-2019-prompt-no-help = You have nothing to add.
kung-fu-2019-prompt-no-special = You have no Team Special to play now.

## Events: an attack

kung-fu-2019-event-attack = { $player-is ->
    [you] You attack with { $cards } for { $amount }.
   *[other] { $player } attacks with { $cards } for { $amount }.
}
kung-fu-2019-event-attack-split = { $player-is ->
    [you] You split an attack with { $cards }: { $amount } to each target.
   *[other] { $player } splits an attack with { $cards }: { $amount } to each target.
}
kung-fu-2019-event-smash = { $player-is ->
    [you] You attack with { $cards } and smash it: { $amount }.
   *[other] { $player } attacks with { $cards } and smashes it: { $amount }.
}
kung-fu-2019-event-add = { $player-is ->
    [you] You add { $cards }: +{ $amount }.
   *[other] { $player } adds { $cards }: +{ $amount }.
}
kung-fu-2019-event-hurl = { $player-is ->
    [you] You hurl { $cards }: +{ $amount }.
   *[other] { $player } hurls { $cards }: +{ $amount }.
}
kung-fu-2019-event-split = { $player-is ->
    [you] You split the attack with { $cards }.
   *[other] { $player } splits the attack with { $cards }.
}
kung-fu-2019-event-split-and-add = { $player-is ->
    [you] You split the attack with { $cards }: +{ $amount }.
   *[other] { $player } splits the attack with { $cards }: +{ $amount }.
}

## Events: answers

# The target plays a Challenge and remains the target.
kung-fu-2019-event-stay = { $player-is ->
    [you] You play { $cards } and remain the target.
   *[other] { $player } plays { $cards } and remains the target.
}
kung-fu-2019-event-step-in = { $player-is ->
    [you] You step in for { $other } with { $cards }.
   *[other] { $player } steps in for { $other } with { $cards }.
}
kung-fu-2019-event-pass-on = { $player-is ->
    [you] You redirect the attack to { $other } with { $cards }.
   *[other] { $player } redirects the attack to { $other } with { $cards }.
}
kung-fu-2019-event-block = { $player-is ->
    [you] You block with { $cards }.
   *[other] { $player } blocks with { $cards }.
}
kung-fu-2019-event-block-for = { $player-is ->
    [you] You block for { $other } with { $cards }.
   *[other] { $player } blocks for { $other } with { $cards }.
}
kung-fu-2019-event-snap = { $player-is ->
    [you] You snap { $cards } as a Block: { $amount } less damage.
   *[other] { $player } snaps { $cards } as a Block: { $amount } less damage.
}
kung-fu-2019-event-ignore = { $other-is ->
    [you] { $player } ignores your attack thanks to { $cards }.
   *[other] { $player-is ->
        [you] You ignore { $other }'s attack thanks to { $cards }.
       *[other] { $player } ignores { $other }'s attack thanks to { $cards }.
    }
}
kung-fu-2019-event-loss = { $player-is ->
    [you] { $lost ->
        [0] You lose no Chi to { $attack }.
       *[other] You lose { $lost } Chi to { $attack }.
    }
   *[other] { $lost ->
        [0] { $player } loses no Chi to { $attack }.
       *[other] { $player } loses { $lost } Chi to { $attack }.
    }
}
# The damage minus what the Block takes off.
kung-fu-2019-event-loss-blocked = { $player-is ->
    [you] { $lost ->
        [0] You lose no Chi to { $attack }: { $dealt } − { $blocked } (Block).
       *[other] You lose { $lost } Chi to { $attack }: { $dealt } − { $blocked } (Block).
    }
   *[other] { $lost ->
        [0] { $player } loses no Chi to { $attack }: { $dealt } − { $blocked } (Block).
       *[other] { $player } loses { $lost } Chi to { $attack }: { $dealt } − { $blocked } (Block).
    }
}
# The damage minus the defense of the cards $defenders.
kung-fu-2019-event-loss-defended = { $player-is ->
    [you] { $lost ->
        [0] You lose no Chi to { $attack }: { $dealt } − { $defense } ({ $defenders }).
       *[other] You lose { $lost } Chi to { $attack }: { $dealt } − { $defense } ({ $defenders }).
    }
   *[other] { $lost ->
        [0] { $player } loses no Chi to { $attack }: { $dealt } − { $defense } ({ $defenders }).
       *[other] { $player } loses { $lost } Chi to { $attack }: { $dealt } − { $defense } ({ $defenders }).
    }
}
kung-fu-2019-event-loss-blocked-defended = { $player-is ->
    [you] { $lost ->
        [0] You lose no Chi to { $attack }: { $dealt } − { $blocked } (Block) − { $defense } ({ $defenders }).
       *[other] You lose { $lost } Chi to { $attack }: { $dealt } − { $blocked } (Block) − { $defense } ({ $defenders }).
    }
   *[other] { $lost ->
        [0] { $player } loses no Chi to { $attack }: { $dealt } − { $blocked } (Block) − { $defense } ({ $defenders }).
       *[other] { $player } loses { $lost } Chi to { $attack }: { $dealt } − { $blocked } (Block) − { $defense } ({ $defenders }).
    }
}
kung-fu-2019-event-self-loss = { $player-is ->
    [you] You lose { $amount } Chi to your own { $cards }.
   *[other] { $player } loses { $amount } Chi to their own { $cards }.
}
kung-fu-2019-event-poisoned = { $player-is ->
    [you] { $cards }: you'll lose { $amount } Chi at the start of your next turn.
   *[other] { $cards }: { $player } will lose { $amount } Chi at the start of their next turn.
}

## Events: cards in play, Chi and hands

kung-fu-2019-event-character = { $player-is ->
    [you] You are { $cards }.
   *[other] { $player } is { $cards }.
}
kung-fu-2019-event-weapon = { $player-is ->
    [you] You take up { $cards }.
   *[other] { $player } takes up { $cards }.
}
kung-fu-2019-event-stance = { $player-is ->
    [you] You enter { $cards }.
   *[other] { $player } enters { $cards }.
}
kung-fu-2019-event-attach = { $player-is ->
    [you] You attach { $cards }.
   *[other] { $player } attaches { $cards }.
}
kung-fu-2019-event-play = { $player-is ->
    [you] You play { $cards }.
   *[other] { $player } plays { $cards }.
}
kung-fu-2019-event-pay = { $player-is ->
    [you] You pay { $amount } Chi for { $cards }.
   *[other] { $player } pays { $amount } Chi for { $cards }.
}
kung-fu-2019-event-lapse = { $player-is ->
    [you] You can't pay for { $cards }, so you discard it.
   *[other] { $player } can't pay for { $cards } and discards it.
}
kung-fu-2019-event-lose = { $player-is ->
    [you] You lose { $cards }.
   *[other] { $player } loses { $cards }.
}
kung-fu-2019-event-take = { $player-is ->
    [you] You get { $cards } from { $other }.
   *[other] { $player } gets { $cards } from { $other }.
}
kung-fu-2019-event-hand-over = { $player-is ->
    [you] You hand { $cards } to { $other }.
   *[other] { $player } hands { $cards } to { $other }.
}
kung-fu-2019-event-pass-card = { $player-is ->
    [you] You pass { $cards } to { $other }.
   *[other] { $player } passes { $cards } to { $other }.
}
kung-fu-2019-event-poison = The poison costs { $player } { $amount } Chi.
kung-fu-2019-event-full-chi = { $player-is ->
    [you] You're already at full Chi.
   *[other] { $player } is already at full Chi.
}
kung-fu-2019-event-gain = { $player-is ->
    [you] You restore { $amount } Chi.
   *[other] { $player } restores { $amount } Chi.
}
kung-fu-2019-event-gain-by = { $player-is ->
    [you] You restore { $amount } Chi thanks to { $cards }.
   *[other] { $player } restores { $amount } Chi thanks to { $cards }.
}

## Results. $players are names joined with "and".

kung-fu-2019-event-win = { $player-is ->
    [you] You win.
   *[other] { $player } wins.
}
kung-fu-2019-event-team-wins = { $player-is ->
    [you] Your team wins.
   *[other] { $player }'s team wins.
}
kung-fu-2019-event-tie = Nobody has any Chi left: it's a tie.
kung-fu-2019-event-turn-cap = The last turn is over, and nobody has won.
kung-fu-2019-outcome-last = { $player-is ->
    [you] You win: nobody else has any Chi left.
   *[other] { $player } wins: nobody else has any Chi left.
}
kung-fu-2019-outcome-conceded = { $player-is ->
    [you] You win: everyone else has conceded or is out.
   *[other] { $player } wins: everyone else has conceded or is out.
}
kung-fu-2019-outcome-team = Victory for { $players }: nobody else has any Chi left.
kung-fu-2019-outcome-team-conceded = Victory for { $players }: everyone else has conceded or is out.
kung-fu-2019-outcome-tie = It's a tie: { $players } fell together.
kung-fu-2019-outcome-turn-cap = Nobody wins: after the last turn, { $players } still had Chi.

## Why a card can't be used now

kung-fu-2019-why-choose-character = First choose your character.
# $card is a character that another player has chosen.
kung-fu-2019-why-taken = { $card } is taken.
kung-fu-2019-why-character = { $card } is a character, with a power that lasts the whole game.
kung-fu-2019-why-discarding = You're already discarding { $card }. Take it back to keep it.
kung-fu-2019-why-not-in-hand = { $card } isn't in your hand.
kung-fu-2019-why-not-now = You can't use { $card } now.
kung-fu-2019-why-no-special = { $card } isn't a Team Special.
kung-fu-2019-why-special-later = { $card } waits for its moment. You'll be asked when it comes.
# $kind is Block or Challenge.
kung-fu-2019-why-keep-you = { $card } is a { $kind }. Keep it until you're attacked.
kung-fu-2019-why-keep-team = { $card } is a { $kind }. Keep it until you or a teammate is attacked.
kung-fu-2019-why-keep-teammate = { $card } is a { $kind }. Keep it until a teammate is attacked.
kung-fu-2019-why-keep-anyone = { $card } is a { $kind }. Keep it until someone is attacked.
# Followed by the reason why no attack is possible.
kung-fu-2019-why-for-attack = { $card } is played as part of an attack.
kung-fu-2019-why-attack-first = { $card } is played as part of an attack. First choose a target, then an Attack card or your Weapon.
kung-fu-2019-why-target-first = First choose a target, then the Attack card.
kung-fu-2019-why-base-first = { $card } is played as part of an attack. First choose an Attack card or your Weapon.
kung-fu-2019-why-attacked = You've already attacked this turn.
kung-fu-2019-why-forfeited = You can't attack this turn.
kung-fu-2019-why-unarmed = You have no Attack card in hand and no Weapon in play, so you can't attack.
kung-fu-2019-why-needs-weapon = { $card } attaches to a Weapon, and you have none in play.
kung-fu-2019-why-needs-stance = { $card } attaches to a Stance, and you have none in play.
kung-fu-2019-why-weapon-has-it = Your Weapon already has { $card }. Attached cards must have different names.
kung-fu-2019-why-stance-has-it = Your Stance already has { $card }. Attached cards must have different names.
kung-fu-2019-why-too-expensive = { $card } costs more Chi than you can spare.
kung-fu-2019-why-before-attack = You can play { $card } only before your attack.
kung-fu-2019-why-during-attack = You can't play { $card } during an attack.
kung-fu-2019-why-combo = Your attack already has its first card. Only Combo Attack lets you add more Attack cards.
kung-fu-2019-why-combo-limit = Only Combo Attack lets you add more Attack cards, up to its limit.
kung-fu-2019-why-same-name = The attack already has { $card }. Enhancements must have different names.
kung-fu-2019-why-one-finishing-move = An attack can have only one Finishing Move.
kung-fu-2019-why-no-weapon = { $card } works only if you have no Weapon in play.
kung-fu-2019-why-teammates-attack = { $card } is for a teammate's attack.
kung-fu-2019-why-one-target = { $card } needs an attack with exactly one target.
kung-fu-2019-why-not-in-attack = You can't add { $card } to this attack.
kung-fu-2019-why-no-answer = { $card } is neither a Block nor a Challenge.
kung-fu-2019-why-one-block = You can play only one Block. Take it back to choose another.
kung-fu-2019-why-step-in-unblockable = Against this attack, { $card } works only together with a Your Kung Fu card.
kung-fu-2019-why-no-step-in = You can't play { $card } here: someone has stepped in, or you're already a target.
kung-fu-2019-why-unblockable = No one can defend against this attack, except with a Your Kung Fu card.
# The attack has a feint against such Blocks.
kung-fu-2019-why-feint = This attack is a feint: Blocks that name a type of attack, like { $card }, don't work.
kung-fu-2019-why-block-later = The target must be settled first. Then you can block.
kung-fu-2019-why-only-target = Only the target can play { $card }, and that's not you.
kung-fu-2019-why-only-for-teammate = You can play { $card } for a teammate, but not for yourself.
# $attacks are what the Block stops, such as "any Punch or Kick attack"; $type is the type of this attack.
kung-fu-2019-why-wrong-type = { $card } works against { $attacks }, but this is a { $type } attack.
kung-fu-2019-why-wrong-attack = { $card } works against { $attacks }, but this isn't one.

## Why a player can't be attacked or a character chosen

kung-fu-2019-why-character-of = { $player-is ->
    [you] You're already { $card }.
   *[other] { $player } is already { $card }.
}
kung-fu-2019-why-empty-seat = Seat { $number } is empty.
kung-fu-2019-why-discard-first = Discard and draw first. Then you can attack.
kung-fu-2019-why-no-target-now = You can't attack anyone now.
kung-fu-2019-why-yourself = You can't attack yourself.
kung-fu-2019-why-teammate = { $player } is on your team.
kung-fu-2019-why-player-out = { $player } is out of the game.
kung-fu-2019-why-target-already = { $player } is already a target.
