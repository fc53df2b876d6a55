### Dragon Punch in the terminal.

## The introduction

dragon-punch-terminal-intro-turn = Every turn, you both choose a move in secret and reveal them together. A move does something high and something low: attack, block, evade, or nothing.
dragon-punch-terminal-intro-order = Defenses come first: a block or an evade stops an attack at its height. If both sides have attacks left, those of the player with the Initiative hit and interrupt the others. If nobody has it, the lower time wins; equally fast attacks both hit.
dragon-punch-terminal-intro-initiative = Some moves earn the Initiative for the next turn. It makes slow attacks come first, but does nothing against a block or an evade.
dragon-punch-terminal-intro-damage = A hit turns as many of your white cards red as its strength. You choose which; the red side is another move. White cards are your health.
dragon-punch-terminal-intro-flipped = A played card is flipped. You can't play it again until you Taunt, which brings all your cards back.
dragon-punch-terminal-intro-goal = A player without white cards loses the round. { $rounds } rounds win the match.

## The board

dragon-punch-terminal-title = Dragon Punch: round { $round }, turn { $turn }
dragon-punch-terminal-player = { $player-is ->
    [you] You
   *[other] { $player }
}
dragon-punch-terminal-health = { $health } health
# Follows the health: damage that has not been switched yet.
dragon-punch-terminal-to-switch = { " left" }, { $count } to switch
dragon-punch-terminal-rounds = , { $rounds } of { $goal } rounds
dragon-punch-terminal-has-initiative = has the Initiative
dragon-punch-terminal-has-initiative-next = has the Initiative next turn
dragon-punch-terminal-your-initiative = you have the Initiative
dragon-punch-terminal-your-initiative-next = you have the Initiative next turn
# Cards follow.
dragon-punch-terminal-flipped = flipped:{ " " }
# Follows the newest flipped card.
dragon-punch-terminal-more-flipped = , and { $count } more behind it
dragon-punch-terminal-characters = Characters
dragon-punch-terminal-characters-to-pick = Characters to pick
dragon-punch-terminal-played = Played
# Between the two cards played.
dragon-punch-terminal-and = { " and " }
dragon-punch-terminal-your-hand = Your hand
dragon-punch-terminal-hand = { $player-is ->
    [you] Your hand
   *[other] { $player }'s hand
}
dragon-punch-terminal-flipped-cards = { $player-is ->
    [you] Your flipped cards
   *[other] { $player }'s flipped cards
}
dragon-punch-terminal-empty = empty
# $cards lists the cards that the hand may hold.
dragon-punch-terminal-some-of = { $count } of these: { $cards }
dragon-punch-terminal-unknown-cards = { $count ->
    [one] 1 unknown card
   *[other] { $count } unknown cards
}
# 'log all' is a command.
dragon-punch-terminal-seen-sides = (to review which sides were shown, type log all)
dragon-punch-terminal-red-card = { $card } (red)

## What a move does: $actions lists the next five texts

dragon-punch-terminal-high = high { $actions }
dragon-punch-terminal-low = low { $actions }
dragon-punch-terminal-attack = attack { $strength } at time { $time }
# In a small drawing.
dragon-punch-terminal-attack-short = { $strength } at { $time }
dragon-punch-terminal-block = block
dragon-punch-terminal-evade = evade
dragon-punch-terminal-nothing = nothing
dragon-punch-terminal-initiative-on-hit = Initiative if it hits
dragon-punch-terminal-initiative-on-block = Initiative if it blocks
dragon-punch-terminal-initiative-always = Initiative in any case
dragon-punch-terminal-unblockable = can't be blocked
dragon-punch-terminal-uninterruptible = can't be interrupted
dragon-punch-terminal-projectile = projectile
dragon-punch-terminal-unflip = unflips all your cards

## Moves

dragon-punch-terminal-switch-reason = You took { $damage } damage. Your opponent sees a switch among your flipped cards (visible), but not in your hand.
# Before the red side of a card.
dragon-punch-terminal-becomes = becomes{ " " }
# The opponent sees this switch.
dragon-punch-terminal-visible = (visible)
dragon-punch-terminal-why-flipped = Flipped, so not in your hand: { $cards }. Taunt to get all your cards back.
dragon-punch-terminal-why-no-switch = You switch cards only when you take damage. Choose a move to play.
dragon-punch-terminal-why-switch-first = You took damage: switch cards before you play.

## Notes on a finished match

dragon-punch-terminal-win-chance = According to the tablebase with open switches, { $player }'s win probability in this round was { $percent }%.
dragon-punch-terminal-lost = { $player }'s move cost { $percent } percentage points.

## The glossary

dragon-punch-terminal-term-pass = You can't pass in Dragon Punch: both players play a move every turn. A Taunt only brings your cards back.
dragon-punch-terminal-term-initiative = An advantage for one turn: if both sides have attacks left, its holder's hit first.
dragon-punch-terminal-term-time = How long an attack takes. If nobody has the Initiative, the lower time comes first.
dragon-punch-terminal-term-block = Stops an attack at the same height, high or low, unless that attack can't be blocked.
dragon-punch-terminal-term-evade = Stops an attack at the same height, high or low.
dragon-punch-terminal-term-interrupt = A quicker attack stops a slower one, which then doesn't happen.
dragon-punch-terminal-term-strength = How much damage an attack does if it hits: each point turns one of the opponent's white cards red.
dragon-punch-terminal-term-damage = The effect of a hit: for each point, one of your white cards turns red.
dragon-punch-terminal-term-flip = Played cards are flipped. You can't play them again until a move such as Taunt unflips all your cards.
dragon-punch-terminal-term-unflip = To get all your flipped cards back, as Taunt does. They keep the side that is up.
dragon-punch-terminal-term-memory = The table doesn't show which side of an unflipped card you saw before. Remember it, or type log all.
dragon-punch-terminal-term-flipped = A played card is flipped, and you can't use it until a move such as Taunt unflips all your cards.
dragon-punch-terminal-term-switch = To turn a white card over to its red side, one for each point of damage. The red side has a different move.
dragon-punch-terminal-term-health = Your white cards. Each point of damage turns one of them red; without a white card, you lose the round.
dragon-punch-terminal-term-white = The side of a basic card that is up when a round begins. Every white card is one health.
dragon-punch-terminal-term-red = The side of a basic card that damage turns up. You can play it like any other, but it doesn't count as health.
dragon-punch-terminal-term-projectile = An attack that flies: two projectiles at the same height cancel each other out.
dragon-punch-terminal-term-unblockable = An attack that no block stops. An evade does.
dragon-punch-terminal-term-character = Your fighter: a card with two special moves, either of which you can play. It doesn't count as health.

## kwoon solve

dragon-punch-terminal-solver-names = two Dragon Punch characters
dragon-punch-terminal-solver-health = solve only positions with at most N health each
dragon-punch-terminal-solver-hidden = also compute bounds for the printed game, with hidden switches
dragon-punch-terminal-solver-example-health = all positions with at most two health each
dragon-punch-terminal-solver-example-round = the whole round with open switches (a few minutes)
dragon-punch-terminal-solver-example-hidden = also bounds for the printed game
dragon-punch-terminal-solver-notes = Dragon Punch tables are stored. If you stop with Ctrl-C, run the same command to continue.
dragon-punch-terminal-solver-health-range = --health must be between 1 and { $most }, not { $health }.
dragon-punch-terminal-solver-headline = { $first } against { $second }: { $count } positions solved, with up to { $health } health each.
dragon-punch-terminal-solver-value = A round counts as 1 if won, 0 if lost, and 1/2 if nobody wins it. Value of the round for { $player }:
# $low and $high are numbers such as 0.5012.
dragon-punch-terminal-solver-open = open switches: { $low } to { $high }
dragon-punch-terminal-solver-printed = hidden switches: { $low } to { $high }
dragon-punch-terminal-solver-bounds = With hidden switches, these are bounds: { $first } is guaranteed the lower one, and { $second } concedes at most the upper one, each using only what is on the table against an opponent who sees everything.
dragon-punch-terminal-solver-two-characters = Name two different characters from: { $characters }.
dragon-punch-terminal-solver-no-character = There is no character '{ $text }'. Known characters: { $characters }.
# A step of the work; $file is its file.
dragon-punch-terminal-solver-layers = { $file }, layers
dragon-punch-terminal-solver-cannot-write = Cannot write the table: { $reason }.
dragon-punch-terminal-solver-not-covered = The table does not cover { $health } health each.
dragon-punch-terminal-solver-only-duels = Only duels with one known character on each side can be solved.
dragon-punch-terminal-solver-only-basic = Only hands of up to { $most } basic cards, each worth one health, can be solved.
dragon-punch-terminal-solver-other-file = { $path } is not a tablebase for these characters. Move it to build a new one.
dragon-punch-terminal-solver-busy = Another process is writing { $path }. Wait until it has finished.
