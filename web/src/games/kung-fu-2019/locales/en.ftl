### The board of Kung Fu Fighting! (2019). $player is a player's name or "you"; $who is "you" or "other".

## What a player does now, under the name

kung-fu-2019-board-chooses = chooses
kung-fu-2019-board-pays = may pay
kung-fu-2019-board-discards = discards
kung-fu-2019-board-prepares = prepares
kung-fu-2019-board-rests = rests
kung-fu-2019-board-hands-over = hands over
kung-fu-2019-board-may-counter = may counter
kung-fu-2019-board-may-block = may block
kung-fu-2019-board-struck = is attacked
kung-fu-2019-board-may-add = may add
kung-fu-2019-board-steps-in = may step in
kung-fu-2019-board-special = Team Special?
kung-fu-2019-board-counters = counters
kung-fu-2019-board-attacks = attacks
kung-fu-2019-board-give = Give
kung-fu-2019-board-take = Take

## Below the cards of an attack: each target and what happens to it

kung-fu-2019-board-before-defense = Damage before any defense
kung-fu-2019-board-to = to { $player }
kung-fu-2019-board-called-off = called off
kung-fu-2019-board-no-block = no Block
kung-fu-2019-board-block = Block?
kung-fu-2019-board-answered = answered
kung-fu-2019-board-your-block = your Block?
kung-fu-2019-board-who-steps-in = who steps in?
kung-fu-2019-board-strikes-back = strikes back?
kung-fu-2019-board-ignores = ignores it
kung-fu-2019-board-loses = −{ $lost } Chi
kung-fu-2019-board-loses-sum = { $sum }: −{ $lost } Chi
kung-fu-2019-board-unhurt-sum = { $sum }: unhurt
kung-fu-2019-board-block-by = { $card } by { $player }

## Titles of attacks. $targets and $helpers are names joined with "and".

kung-fu-2019-board-attack-title = { $who ->
    [you] You strike { $targets }
   *[other] { $attacker } strikes { $targets }
}
kung-fu-2019-board-attack-title-helped = { $who ->
    [you] You strike { $targets } with { $helpers }
   *[other] { $attacker } strikes { $targets } with { $helpers }
}
kung-fu-2019-board-counterattack-title = { $who ->
    [you] You strike back at { $targets }
   *[other] { $attacker } strikes back at { $targets }
}
kung-fu-2019-board-counterattack-title-helped = { $who ->
    [you] You strike back at { $targets } with { $helpers }
   *[other] { $attacker } strikes back at { $targets } with { $helpers }
}
kung-fu-2019-board-may-strike-back = { $who ->
    [you] You may strike back.
   *[other] { $player } may strike back.
}

## Marks on the cards of an attack

kung-fu-2019-board-smashed = smashed
kung-fu-2019-board-splits = splits
kung-fu-2019-board-joins = joins
kung-fu-2019-board-hurled = hurled
kung-fu-2019-board-by = by { $player }
kung-fu-2019-board-choices = Cards to choose from

## The last attack. $attack is its name, such as "Flying Kick".

kung-fu-2019-board-turn = Turn { $turn }
kung-fu-2019-board-last-attack = { $who ->
    [you] Your attack on { $targets }: { $attack }
   *[other] { $attacker }'s attack on { $targets }: { $attack }
}
kung-fu-2019-board-last-counterattack = { $who ->
    [you] Your counterattack on { $targets }: { $attack }
   *[other] { $attacker }'s counterattack on { $targets }: { $attack }
}
kung-fu-2019-board-answers = Answers
kung-fu-2019-board-blows = Blows
kung-fu-2019-board-losses = Losses
kung-fu-2019-board-damage = Damage
kung-fu-2019-board-afterward = Afterward
kung-fu-2019-board-no-effect = It came to nothing.

## Weapons, Stances and hands

kung-fu-2019-board-archetype = Archetype
kung-fu-2019-board-weapon = Weapon
kung-fu-2019-board-stance = Stance
kung-fu-2019-board-your-weapon = Your Weapon
kung-fu-2019-board-your-stance = Your Stance
kung-fu-2019-board-no-weapon = No Weapon
kung-fu-2019-board-no-stance = No Stance
kung-fu-2019-board-in-slot = { $slot }: { $card }
kung-fu-2019-board-in-slot-with = { $slot }: { $card } with { $attached }
# $lost is the Chi that the poison costs.
kung-fu-2019-board-poison = Poison −{ $lost }
kung-fu-2019-board-poison-hint = Chi lost at the start of this player's next turn
kung-fu-2019-board-your-hand = Your hand
kung-fu-2019-board-hand = { $player }'s hand
kung-fu-2019-board-hand-empty = Your hand is empty.
kung-fu-2019-board-you-are-out = You're out. Stay and watch!
# On a marked card: it will be discarded, or is chosen.
kung-fu-2019-board-goes = goes
kung-fu-2019-board-chosen = chosen
kung-fu-2019-board-keep = Keep { $card }

## Buttons

kung-fu-2019-board-strike = Strike { $player }
kung-fu-2019-board-strike-with = Strike { $player } with { $card }
kung-fu-2019-board-attack-with = Attack with { $card }
# Remarks after a move such as "Play Waterfall Meditation": it restores no Chi, or it's played before the attack that the
# player is building.
kung-fu-2019-board-full-chi = { $move } (Chi already full)
kung-fu-2019-board-before-attack = { $move } before the attack
kung-fu-2019-board-give-to = To { $player }
kung-fu-2019-board-swap = { $count ->
    [one] One card each
   *[other] { $count } cards each
}
kung-fu-2019-board-pay = Pay the Chi
kung-fu-2019-board-pass = Pass
kung-fu-2019-board-take-the-hit = No Block
# If there is no Block to choose.
kung-fu-2019-board-accept-hit = Take the hit
kung-fu-2019-board-no-counterattack = Don't strike back
kung-fu-2019-board-let-go = Let it go
kung-fu-2019-board-keep-all = Keep all
kung-fu-2019-board-keep-it = Keep it
kung-fu-2019-board-take-card = Take { $card }
kung-fu-2019-board-take-card-from = Take { $card } from { $player }
kung-fu-2019-board-discard = Discard { $count }
kung-fu-2019-board-discard-and-give-up = Discard { $count }, give up { $cards }
kung-fu-2019-board-give-up = Give up { $cards }
kung-fu-2019-board-end-turn = End turn
# $damage is a number, or several joined with "and".
kung-fu-2019-board-strike-for = Strike for { $damage }
kung-fu-2019-board-add-it = Add it: { $damage }
kung-fu-2019-board-no-more-targets = No more targets

## Teams

kung-fu-2019-board-dragon = Dragon
kung-fu-2019-board-tiger = Tiger
kung-fu-2019-board-crane = Crane
kung-fu-2019-board-team = Team { $team }
# $team is a team's name, such as "Team Dragon"; $players are its players.
kung-fu-2019-board-roster = { $team }: { $players }.
kung-fu-2019-board-on-your-team = on your team
kung-fu-2019-board-partner = your partner
