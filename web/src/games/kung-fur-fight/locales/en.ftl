### The board of Kung Fur Fight in the browser. Most texts must fit into little room.

kung-fur-fight-board-board = The table

## Between the arenas and the opponent

kung-fur-fight-board-round = Round { $number }
kung-fur-fight-board-pile = { $count } left
# Explains the number.
kung-fur-fight-board-pile-help = Rewards left in the pile

## A player's strip: labels before a number

kung-fur-fight-board-sp = Spirit (SP)
kung-fur-fight-board-vp = VP
kung-fur-fight-board-limit = Card Limit
# The same in less room.
kung-fur-fight-board-limit-short = Limit
kung-fur-fight-board-food = Food
kung-fur-fight-board-weapons = Weapons
kung-fur-fight-board-hand = Hand
kung-fur-fight-board-rest = Rest
kung-fur-fight-board-coconut-token = Coconut token
# Your lead, and the lead that wins.
kung-fur-fight-board-ahead = You lead by { $lead } of { $goal }
kung-fur-fight-board-behind = They lead by { $lead } of { $goal }
# For spectators.
kung-fur-fight-board-leads = { $player } leads by { $lead } of { $goal }
kung-fur-fight-board-goal = A lead of { $goal } wins
kung-fur-fight-board-monk-dogs = Monk Dogs
kung-fur-fight-board-ninja-cats = Ninja Cats
kung-fur-fight-board-side-you = { $faction } (you)
kung-fur-fight-board-side-bot = { $faction }, { $level }
# The player has left the table for now.
kung-fur-fight-board-away = away
kung-fur-fight-board-state-planning = planning
kung-fur-fight-board-state-sealed = sealed

## A player's strip: explanations

kung-fur-fight-board-help-sp = SP: your spirit. Lose it all and you lose the game. The lower it falls, the more animals you may send.
kung-fur-fight-board-help-vp = VP: victory points, from arenas and rewards. A lead of { $lead } VP wins the game.
kung-fur-fight-board-help-limit = Card Limit: up to { $count } animals may be sent this round. It rises when SP run low.
kung-fur-fight-board-help-food = Food: { $dishes ->
    [one] 1 Dish
   *[other] { $dishes } Dishes
}, { $delicacies ->
    [0] no Delicacy
   *[other] the Delicacy
}. A Chef who leads serves one, and all used animals come back.
kung-fur-fight-board-help-weapons = Hidden Weapons: each one beside a team adds 1 AP there. The Warehouse has { $count } more.
# The text of a picked token.
kung-fur-fight-board-help-weapon = Each one beside a team adds 1 AP there. Afterward, it goes back to the Warehouse.
kung-fur-fight-board-help-coconut = Adds 1 AP beside a team of yours. It's never used up.
kung-fur-fight-board-help-hand = Animals in hand
kung-fur-fight-board-help-rest = Used animals rest until a Chef leads or the player passes.
kung-fur-fight-board-rest-list = Resting: { $cards }. A Chef or a pass brings them back.
kung-fur-fight-board-card-text = { $card }: { $text }

## An arena

kung-fur-fight-board-arena = Arena { $arena }
kung-fur-fight-board-rewards = Rewards of arena { $arena }
kung-fur-fight-board-reward = Reward: { $card }
kung-fur-fight-board-leader = Leader
kung-fur-fight-board-leader-label = { $card }, Leader in arena { $arena }
kung-fur-fight-board-assistant-label = { $card }, Assistant in arena { $arena }
# Whose AP these are.
kung-fur-fight-board-dogs = Dogs
kung-fur-fight-board-cats = Cats
kung-fur-fight-board-you = You
kung-fur-fight-board-they = They
kung-fur-fight-board-dogs-won = Dogs won
kung-fur-fight-board-cats-won = Cats won
kung-fur-fight-board-you-won = You won
kung-fur-fight-board-they-won = They won
kung-fur-fight-board-tie = Tie
kung-fur-fight-board-nobody-came = Nobody came
# The result of the last round follows.
kung-fur-fight-board-last-round = Last round:
kung-fur-fight-board-plan-sealed = Sealed
kung-fur-fight-board-plan-open = Still planning…
# So many Hidden Weapons don't count.
kung-fur-fight-board-ignores = ignores { $count }

## Where a picked card or token can go: short labels on buttons

kung-fur-fight-board-lead = Lead
kung-fur-fight-board-assist = Assist
kung-fur-fight-board-coconut = Coconut
# For screen readers: the short label of a button, and the move.
kung-fur-fight-board-target = { $label }: { $move }

## The tokens of a team

kung-fur-fight-board-ap = AP
# The strength of a picked animal.
kung-fur-fight-board-ap-of = { $ap } AP
kung-fur-fight-board-ap-as-planned = AP so far, without abilities that depend on the enemy.
kung-fur-fight-board-token = { $token }: { $count }
kung-fur-fight-board-hidden-weapons = Hidden Weapons
kung-fur-fight-board-mushroom = Mushroom
kung-fur-fight-board-hua-token = Hua token
kung-fur-fight-board-raihuu-token = Raihuu token
kung-fur-fight-board-weapons-in-arena = Hidden Weapons in arena { $arena }
kung-fur-fight-board-no-fewer-weapons = Can't remove Hidden Weapons
kung-fur-fight-board-no-more-weapons = Can't add Hidden Weapons
# Take the Coconut off the arena.
kung-fur-fight-board-off = off

## The hand

kung-fur-fight-board-your-hand = Your hand
kung-fur-fight-board-hand-of = { $player }'s hand
kung-fur-fight-board-no-animals-in-hand = No animals in hand
kung-fur-fight-board-pick-up = Pick it up
# Shown once, on touch screens.
kung-fur-fight-board-hold-tip = Tap a card to pick it. Hold it to enlarge it.
kung-fur-fight-board-empty-hand = Your hand is empty: { $count ->
    [one] your animal is resting. Pass to get it back.
   *[other] { $count } of your animals are resting. Pass to get them back.
}
# A token that you can place; you have $count of them.
kung-fur-fight-board-hidden-weapon = { $count ->
    [one] Your last Hidden Weapon
   *[other] One of { $count } Hidden Weapons
}

## Sealing the plan, and other choices

kung-fur-fight-board-seal = Seal your plan
kung-fur-fight-board-seal-empty = Seal and pass
# Animals sent, and the Card Limit.
kung-fur-fight-board-counted = { $count } of { $limit }
kung-fur-fight-board-pass-question = Pass this round?
kung-fur-fight-board-pass-text = Nobody fights for you, so whoever your opponent sends wins. Your used animals come back to your hand.
kung-fur-fight-board-pass = Pass
kung-fur-fight-board-keep-planning = Keep planning
kung-fur-fight-board-choices = Your choice
kung-fur-fight-board-nobody = Nobody
# For screen readers: a card that can't be chosen, and why.
kung-fur-fight-board-unavailable = { $card }. { $reason }

## Why something can't be placed

kung-fur-fight-board-why-next-round = { $card } waits for the next round.
kung-fur-fight-board-why-lesson = The lesson has something else in mind. Follow it first; then you're free.
kung-fur-fight-board-why-sealed = Your plan is sealed. Take it back to change it.
kung-fur-fight-board-why-no-room = No arena has room for { $card }. Take an animal back first.
kung-fur-fight-board-why-limit = Your Card Limit is { $limit } this round, and you've sent { $count }. Take an animal back first.
kung-fur-fight-board-why-not-there = It can't go to arena { $arena }. Choose another, or press Escape to put it back.
kung-fur-fight-board-why-no-arena = The arenas are 1, 2, and 3.
kung-fur-fight-board-why-not-added = { $card } can't be added here.
kung-fur-fight-board-why-weapon = Hidden Weapons need a team. Send an animal first.
kung-fur-fight-board-why-coconut = The Coconut needs a team. Send an animal first.
