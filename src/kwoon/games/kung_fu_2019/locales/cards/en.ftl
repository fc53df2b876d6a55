### Kung Fu Fighting! (2019): what is printed on the cards. Their English names stand in the card packs.

## Kinds of cards

kung-fu-2019-cards-kind-attack = Attack
kung-fu-2019-cards-kind-enhancement = Enhancement
kung-fu-2019-cards-kind-finishing-move = Finishing Move
kung-fu-2019-cards-kind-block = Block
kung-fu-2019-cards-kind-weapon = Weapon
kung-fu-2019-cards-kind-stance = Stance
kung-fu-2019-cards-kind-chi-restoration = Chi Restoration
kung-fu-2019-cards-kind-improved-weapon = Improved Weapon
kung-fu-2019-cards-kind-improved-stance = Improved Stance
kung-fu-2019-cards-kind-special = Special
kung-fu-2019-cards-kind-archetype = Archetype
kung-fu-2019-cards-kind-challenge = Challenge
# A card for team games, such as a Team Attack. $kind is one of the kinds above.
kung-fu-2019-cards-kind-team = Team { $kind }

## Types of attacks. Blocks name the types that they stop.

kung-fu-2019-cards-type-punch = Punch
kung-fu-2019-cards-type-kick = Kick
kung-fu-2019-cards-type-throw = Throw
kung-fu-2019-cards-type-trip = Trip
kung-fu-2019-cards-type-weapon = Weapon
kung-fu-2019-cards-type-split = split
kung-fu-2019-cards-type-counter = counter
kung-fu-2019-cards-any-attack = any attack
kung-fu-2019-cards-any-card-attack = any attack with an Attack card
# $types are types of attacks, joined with "or".
kung-fu-2019-cards-attacks = any { $types } attack
kung-fu-2019-cards-any-stance = any Stance
kung-fu-2019-cards-subtype-arms = Weapons that aren't improvised
kung-fu-2019-cards-subtype-improvised = improvised Weapons

## The numbers of a card

# Stands first on Weapons that are everyday objects. Other cards refer to it.
kung-fu-2019-cards-improvised = Improvised.
kung-fu-2019-cards-attack = Attack for { $n }.
# For an Attack card whose name doesn't say its type.
kung-fu-2019-cards-attack-type = A { $type } attack for { $n }.
kung-fu-2019-cards-weapon-bonus-attack = Attacks with this Weapon deal +{ $n } damage.
kung-fu-2019-cards-no-attack = You can't attack with it.
kung-fu-2019-cards-bonus = +{ $n } damage.
kung-fu-2019-cards-defense = { $n } defense against any attack.
kung-fu-2019-cards-heal = Restore { $n } Chi.

## Effects on an attack

kung-fu-2019-cards-split = You may split the attack among up to { $n } opponents. Each takes the full damage.
kung-fu-2019-cards-split-value = If you split it, it attacks for { $n }.
kung-fu-2019-cards-split-discards = If you split it, discard it afterward.
kung-fu-2019-cards-unsplit-damage = Or don't split with it: +{ $n } damage.
kung-fu-2019-cards-duel-damage = +{ $n } damage while you have only one opponent, or one opposing team.
kung-fu-2019-cards-damage-per-enhancement = +{ $n } damage for each other Enhancement in the attack.
kung-fu-2019-cards-helped-damage = +{ $n } damage if a teammate adds an Enhancement.
kung-fu-2019-cards-damage-per-teammate-stance = +{ $n } damage for each teammate in a Stance.
kung-fu-2019-cards-team-stances-damage = +{ $n } damage if at least two on your team are in a Stance.
kung-fu-2019-cards-combo = Add up to { $n } Attack cards from your hand as Enhancements, even if they share a name.
kung-fu-2019-cards-break-attack = You may smash it as you attack: +{ $n } damage, then discard it.
kung-fu-2019-cards-limit-enhancements = { $n ->
    [one] Its attack can have only one Enhancement.
   *[other] Its attack can have only { $n } Enhancements.
}
kung-fu-2019-cards-unblockable = No one can block or counterattack, except with a Your Kung Fu card.
kung-fu-2019-cards-bar-kind-blocks = Blocks that name a type of attack can't be played against it.
kung-fu-2019-cards-bar-counterattacks = No one can counterattack it.
kung-fu-2019-cards-bar-counterattacks-unless-ignored = A target can't counterattack unless they ignore it.
kung-fu-2019-cards-pierce-weapon = The defense of the target's Weapon doesn't count.
kung-fu-2019-cards-pierce-stance = The defense of the target's Stance doesn't count.
kung-fu-2019-cards-needs-no-weapon = Only if you have no Weapon in play.
kung-fu-2019-cards-needs-one-target = Only if the attack has exactly one target.
kung-fu-2019-cards-needs-teammate-attack = Only for a teammate's attack.
kung-fu-2019-cards-free-enhancement = In a teammate's attack, you may add it on top of your one Enhancement.
kung-fu-2019-cards-ignore-counters = Your team ignores every counterattack to this attack.
kung-fu-2019-cards-extra-attack = At the same time, you also attack an opponent who isn't a target yet.

## Other effects of an attack

kung-fu-2019-cards-strip-weapon = Before damage, each target loses their Weapon.
kung-fu-2019-cards-strip-stance = Before damage, each target loses their Stance.
kung-fu-2019-cards-take-stripped-weapon = When your attack makes a target lose their Weapon before damage, you may take it, attachments included.
kung-fu-2019-cards-give-stripped-weapon = You may hand that Weapon to a teammate, attachments included.
kung-fu-2019-cards-take-stance = Before damage, you may take one target's Stance, attachments included.
kung-fu-2019-cards-target-draws = { $n ->
    [one] Each target draws a card before answering.
   *[other] Each target draws { $n } cards before answering.
}
kung-fu-2019-cards-target-discards = { $n ->
    [one] Each target discards a random card before answering.
   *[other] Each target discards { $n } random cards before answering.
}
kung-fu-2019-cards-discard-hand = As you attack, discard the rest of your hand.
kung-fu-2019-cards-afterwards-discards = { $n ->
    [one] Afterward, each target that didn't ignore it discards a random card.
   *[other] Afterward, each target that didn't ignore it discards { $n } random cards.
}
kung-fu-2019-cards-afterwards-draws = { $n ->
    [one] Afterward, each target that didn't ignore it draws a card.
   *[other] Afterward, each target that didn't ignore it draws { $n } cards.
}
kung-fu-2019-cards-self-loss = It costs you { $n } Chi too, even if it's ignored.
kung-fu-2019-cards-own-stance-goes = Afterward, discard your own Stance.
kung-fu-2019-cards-damaged-weapon-goes = A target that loses Chi to it discards their Weapon afterward.
kung-fu-2019-cards-damaged-stance-goes = A target that loses Chi to it discards their Stance afterward.
kung-fu-2019-cards-knockout-heal = If it knocks a target out of the game, restore { $n } Chi.
kung-fu-2019-cards-poison = A target that loses Chi to it loses { $n } more at the start of their next turn.

## Answers to an attack

# $named are attacks, such as "any Punch or Kick attack".
kung-fu-2019-cards-ignore = Ignore { $named }.
kung-fu-2019-cards-reduce = Take { $n } less damage from { $named }.
kung-fu-2019-cards-reduce-per-teammate-weapon = Take another { $n } less for each teammate with a Weapon in play.
kung-fu-2019-cards-against-unblockable = This is a Your Kung Fu card: it works even if an attack can't be blocked.
kung-fu-2019-cards-counterattack = You may counterattack.
kung-fu-2019-cards-take-over = Play it when anyone is attacked: you become the target, and may still block.
kung-fu-2019-cards-take-over-teammate = Play it when a teammate is attacked: you become the target, and may still block.
kung-fu-2019-cards-draw-when-played = { $n ->
    [one] Draw a card when you play it.
   *[other] Draw { $n } cards when you play it.
}
# On a Block, followed by what the Block can do instead.
kung-fu-2019-cards-pass-on = Redirect the attack to another player, who then answers it. Or instead:
kung-fu-2019-cards-discard-others = { $n ->
    [one] Then discard another card from your hand, if you have one.
   *[other] Then discard { $n } other cards from your hand, or all you have.
}
kung-fu-2019-cards-block-for-teammate = You may play it for a teammate who is attacked.
kung-fu-2019-cards-only-for-teammate = You can't play it for yourself.
kung-fu-2019-cards-take-attackers-weapon = You may take the attacker's Weapon, attachments included.
kung-fu-2019-cards-break-block = You may snap it as your Block: take { $n } less damage, then discard it.

## Cards in play

# $named are names of cards, joined with "and".
kung-fu-2019-cards-card-bonus = +{ $n } to { $named }.
# $named is a sort of Weapons, such as "improvised Weapons".
kung-fu-2019-cards-weapon-bonus = +{ $n } to attacks with { $named }.
kung-fu-2019-cards-enhancement-bonus = +{ $n } to every Enhancement you play, even one without a number.
kung-fu-2019-cards-teammate-enhancement-bonus = +{ $n } to every Enhancement you add to a teammate's attack.
# $named is the name of a Stance, or "any Stance".
kung-fu-2019-cards-stance-bonus = +{ $n } damage against players in { $named }.
kung-fu-2019-cards-attack-bonus = Your attacks deal +{ $n } damage.
kung-fu-2019-cards-card-attack-bonus = Your attacks with Attack cards deal +{ $n } damage.
kung-fu-2019-cards-low-chi-attack-bonus = At { $limit } Chi or less, your attacks deal +{ $n } damage.
kung-fu-2019-cards-teammates-attack-bonus = Your teammates' attacks deal +{ $n } damage.
# $named are attacks, such as "any Weapon attack".
kung-fu-2019-cards-defence = { $n } defense against { $named }.
kung-fu-2019-cards-entry-cost = Pay { $n } Chi to enter it.
kung-fu-2019-cards-upkeep = At the start of each of your turns, pay { $n } Chi or discard it.
kung-fu-2019-cards-hand-size = Your hand size is { $n } larger.
kung-fu-2019-cards-hand-size-less = Your hand size is { $n } smaller.
kung-fu-2019-cards-protect-weapon = Other players' cards can't make you lose this Weapon.
kung-fu-2019-cards-protect-stance = Other players' cards can't make you lose this Stance.
kung-fu-2019-cards-heal-bonus = Your Chi Restoration cards restore { $n } more.
kung-fu-2019-cards-turn-heal = At the start of each of your turns, restore { $n } Chi.
# $named is the name of the card that is attached.
kung-fu-2019-cards-attach-to-weapons = Attach { $named } to every Weapon you play. It always stays yours.
kung-fu-2019-cards-attach-to-stances = Attach { $named } to every Stance you play. It always stays yours.
kung-fu-2019-cards-double-stance = Every number on your Stance counts double, even its cost.
kung-fu-2019-cards-no-block-counterattack = If you're attacked and no Block is played, you may counterattack.
kung-fu-2019-cards-hurl = You may hurl Weapon cards from your hand into your attack, each name once: +{ $n } each, plus bonuses to those Weapons.

## Chi Restoration

kung-fu-2019-cards-stance-heal = { $n } more if you're in { $named }.
kung-fu-2019-cards-low-chi-heal = { $n } more if you have { $limit } Chi or less.
kung-fu-2019-cards-team-stances-heal = { $n } more if at least two on your team are in a Stance.
kung-fu-2019-cards-others-heal = Every other player or team restores { $n }.
kung-fu-2019-cards-teammates-draw = { $n ->
    [one] Each teammate draws a card.
   *[other] Each teammate draws { $n } cards.
}
kung-fu-2019-cards-forfeit-attack = Only before your attack, and then you can't attack this turn.

## Team Specials

kung-fu-2019-cards-give-weapon = During a teammate's prepare or respite step, hand them one of your Weapons, from play or your hand. It replaces theirs.
kung-fu-2019-cards-swap-cards = { $n ->
    [one] When a teammate has refilled their hand, swap one card with them, face down.
   *[other] When a teammate has refilled their hand, swap up to { $n } cards with them, face down, one for one.
}
kung-fu-2019-cards-strike-staggered = When a teammate's attack has cost an opponent { $n } Chi or more, attack that opponent too.
kung-fu-2019-cards-when-team-loses = When one exchange has cost your team { $n } Chi or more:
kung-fu-2019-cards-draw-afterwards = { $n ->
    [one] Then draw a card.
   *[other] Then draw { $n } cards.
}
kung-fu-2019-cards-team-heal = Your team restores { $n } Chi.
kung-fu-2019-cards-team-draws = { $n ->
    [one] Everyone on your team draws a card.
   *[other] Everyone on your team draws { $n } cards.
}
