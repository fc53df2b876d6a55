### The cards of KungFu Fighting (2014): the names of the kinds, and the texts on the cards. The cards' names stand in the pack.

## Kinds

kung-fu-2014-cards-kind-base = Base
kung-fu-2014-cards-kind-weapon = Weapon
kung-fu-2014-cards-kind-enhancement = Enhancement
kung-fu-2014-cards-kind-finishing-move = Finishing Move
kung-fu-2014-cards-kind-stance = Stance

## Where a card can be used

# Punch lies on the table and belongs to everyone.
kung-fu-2014-cards-text-on-table = Always there for everyone. It goes back to the table.
kung-fu-2014-cards-text-blocks-only = Blocks only.
kung-fu-2014-cards-text-attacks-only = Attacks only.

## Effects. $n is a number of cards, Chi, targets or points; in the description of packs it's the letter N.

kung-fu-2014-cards-text-draw-when-played = { $n ->
    [one] When played, draw a card; you may use it right away.
   *[other] When played, draw { $n } cards; you may use them right away.
}
kung-fu-2014-cards-text-break-attack = Attack: you may break it for { $n }. Then it's gone.
kung-fu-2014-cards-text-break-block = Block: you may break it for { $n }. Then it's gone.
kung-fu-2014-cards-text-bonus-or-target = Choose as you play it: +{ $n }, or one more target.
kung-fu-2014-cards-text-extra-targets = { $n ->
    [one] Attack: you may choose one more target.
   *[other] Attack: you may choose up to { $n } more targets.
}
kung-fu-2014-cards-text-sweep = { $n ->
    [one] Attack: each target discards a random card before anyone blocks.
   *[other] Attack: each target discards { $n } random cards before anyone blocks.
}
kung-fu-2014-cards-text-damage-lose = Damage Effect: the target loses { $n } more Chi. No block can stop it.
kung-fu-2014-cards-text-target-discard = { $n ->
    [one] Attack: each target, hurt or not, discards a random card in your cleanup.
   *[other] Attack: each target, hurt or not, discards { $n } random cards in your cleanup.
}
kung-fu-2014-cards-text-damage-discard = { $n ->
    [one] Damage Effect: the target discards a random card.
   *[other] Damage Effect: the target discards { $n } random cards.
}
kung-fu-2014-cards-text-target-draw = { $n ->
    [one] Attack: draw a card for each target, hurt or not.
   *[other] Attack: draw { $n } cards for each target, hurt or not.
}
kung-fu-2014-cards-text-damage-draw = { $n ->
    [one] Damage Effect: draw a card.
   *[other] Damage Effect: draw { $n } cards.
}
kung-fu-2014-cards-text-damage-gain = Damage Effect: gain { $n } Chi.
kung-fu-2014-cards-text-miss-draw = { $n ->
    [one] If your attack hurts nobody, draw a card.
   *[other] If your attack hurts nobody, draw { $n } cards.
}
kung-fu-2014-cards-text-strip-weapon = Block: the attacker loses the Weapon of this attack in cleanup.
kung-fu-2014-cards-text-strip-stance = Block: the attacker loses the Stance of this attack in cleanup.
kung-fu-2014-cards-text-unhurt-gain = Gain { $n } Chi if nothing gets through.
kung-fu-2014-cards-text-exchange = In cleanup, swap as many cards from your hand as you like and draw { $n } more.
kung-fu-2014-cards-text-always-discarded = One use only: it doesn't come back.
kung-fu-2014-cards-text-miss-discarded = It doesn't come back if your attack hurts nobody.
kung-fu-2014-cards-text-many-discarded = It doesn't come back from an attack on several targets.
kung-fu-2014-cards-text-return-cost = { $n ->
    [one] It comes back only if you discard a card.
   *[other] It comes back only if you discard { $n } cards.
}
kung-fu-2014-cards-text-return-one = In cleanup, only one card comes back: this Stance or your Weapon.
kung-fu-2014-cards-text-counter = Afterward, you may Counterattack.
kung-fu-2014-cards-text-hurt-counter = If anything gets through, you may Counterattack afterward.
kung-fu-2014-cards-text-give-up-counter = Block: in cleanup, you may give it up to Counterattack.
