### Kung Fur Fight in the terminal.

## Introduction

kung-fur-fight-terminal-intro-plan = Both of you plan in secret: send animals to three arenas, up to your Card Limit in all. The first one sent to an arena leads, and only a Leader's ability works. Then seal the plan.
kung-fur-fight-terminal-intro-ap = The number after an animal's name is its AP. In each arena, the side with more AP in total wins 1 VP (victory point) and the rewards there. Each Hidden Weapon adds { $ap } AP.
kung-fur-fight-terminal-intro-chef = After fighting, animals rest. A Chef ({ $chefs }) who leads brings them back for 1 Food: a Dish, or the Delicacy when no Dishes are left. So does a pass, for free: seal a plan without animals.
kung-fur-fight-terminal-intro-limit = Your Card Limit rises to { $limit } after a round in which your SP fall to { $sp } or fewer, and to { $low_limit } at { $low_sp } or fewer.
kung-fur-fight-terminal-intro-goal = A lead of { $lead } VP wins. You also win if your opponent runs out of SP (spirit points): many rewards cost the loser some.

## The board

kung-fur-fight-terminal-title = Kung Fur Fight: round { $round }, { $pile } rewards left, { $stock } Hidden Weapons in the Warehouse
kung-fur-fight-terminal-round = Round { $round }
kung-fur-fight-terminal-arena = Arena { $arena }
kung-fur-fight-terminal-hand = Your hand
kung-fur-fight-terminal-empty = empty
kung-fur-fight-terminal-resting = Resting
kung-fur-fight-terminal-look = You look at
kung-fur-fight-terminal-spoils = Rewards you won
kung-fur-fight-terminal-front = In front of { $player }
kung-fur-fight-terminal-seen-resting = { $player }'s animals seen resting
kung-fur-fight-terminal-discard = Discard pile
kung-fur-fight-terminal-face-down = { $player-is ->
    [you] Your face-down cards
   *[other] { $player }'s face-down cards
}
kung-fur-fight-terminal-last-change = Your last change: { $move }.
kung-fur-fight-terminal-card-summary = { $kind }, { $ap } AP

## A player

kung-fur-fight-terminal-dogs = Monk Dogs
kung-fur-fight-terminal-cats = Ninja Cats
kung-fur-fight-terminal-limit = Card Limit { $limit }
kung-fur-fight-terminal-limit-blocked = Card Limit { $limit } (1 lower because of BLOCK)
kung-fur-fight-terminal-food = Dishes { $dishes }, Delicacies { $delicacies }
kung-fur-fight-terminal-weapons = Hidden Weapons { $count }
kung-fur-fight-terminal-has-coconut = the Coconut
kung-fur-fight-terminal-hidden-cards = { $hand } in hand, { $rest } resting
kung-fur-fight-terminal-score = { $sp } SP, { $vp } VP

## An arena

kung-fur-fight-terminal-rewards = for { $cards }
kung-fur-fight-terminal-no-reward = no reward
kung-fur-fight-terminal-side = { $player-is ->
    [you] yours: { $team }
   *[other] { $player }: { $team }
}
kung-fur-fight-terminal-no-animals = no animals
kung-fur-fight-terminal-leads-alone = { $leader } leads
kung-fur-fight-terminal-leads = { $leader } leads with { $assistants }
kung-fur-fight-terminal-hidden-weapons = { $count ->
    [one] 1 Hidden Weapon
   *[other] { $count } Hidden Weapons
}
kung-fur-fight-terminal-coconut = the Coconut
kung-fur-fight-terminal-mushrooms = { $count ->
    [one] 1 Mushroom
   *[other] { $count } Mushrooms
}
kung-fur-fight-terminal-hua = 1 Hua token
kung-fur-fight-terminal-raihuu = 1 Raihuu token
# AP that $card adds from another arena.
kung-fur-fight-terminal-bonus = +{ $ap } AP from { $card }
kung-fur-fight-terminal-ap-planned = { $ap } AP as planned
kung-fur-fight-terminal-ap-fought = fought with { $ap } AP

## Notes on moves

kung-fur-fight-terminal-note-pass = pass: you send no animals; your resting animals come back
kung-fur-fight-terminal-note-assistant = { $card } becomes an Assistant
kung-fur-fight-terminal-weapons-example = Type the arena and the number of Hidden Weapons: weapons 1 2 sends 2 to arena 1.
kung-fur-fight-terminal-weapons-count = { $count ->
    [0] You have none; you can win some as rewards.
   *[other] You have { $count }.
}

## The glossary

kung-fur-fight-terminal-term-done = To finish a plan, type seal.
kung-fur-fight-terminal-term-pass = To seal a plan without animals: type seal before you send any. You don't fight this round, and after it, all your resting animals come back without Food.
kung-fur-fight-terminal-term-chef = Fu is the Chef of the Monk Dogs, and Hokuto of the Ninja Cats. A Chef must lead; after the round, your resting animals come back for 1 Food.
kung-fur-fight-terminal-term-leader = The first animal that you send to an arena. Only its ability works there.
kung-fur-fight-terminal-term-assistant = An animal behind the Leader: it adds its AP, and its ability doesn't work.
kung-fur-fight-terminal-term-ap = Attack Points, the number after an animal's name. In each arena, the higher total wins.
kung-fur-fight-terminal-term-vp = Victory Points: one for each arena won, and some rewards bring more. A large enough lead wins the game.
kung-fur-fight-terminal-term-sp = Spirit Points. Many rewards cost the other side some. If you run out, you lose.
kung-fur-fight-terminal-term-card-limit = How many animals you may send in a round, across all arenas. It rises for good when your SP run low.
kung-fur-fight-terminal-term-seal = To finish your plan. Once both plans are sealed, they're revealed together; until then, undo reopens yours.
kung-fur-fight-terminal-term-food = A Chef spends 1 Food, first Dishes and then the Delicacy, to bring all your resting animals back.
kung-fur-fight-terminal-term-resting = Where animals go after fighting. A Chef who leads, a pass, and some other effects bring them back.
kung-fur-fight-terminal-term-used = Used animals have fought: they rest until a Chef, a pass, or another effect brings them back.
kung-fur-fight-terminal-term-achievement = A reward with an immediate effect for the winner of its arena, mostly against the other side's SP.
kung-fur-fight-terminal-term-item = A reward that helps the winner of its arena, at once or later.
kung-fur-fight-terminal-term-arena = One of three places to fight for. The winner gets 1 VP and the rewards there.
kung-fur-fight-terminal-term-reward = A card in an arena: a Ranger, an Item, or an Achievement. The winner of the arena gets all the rewards there.
kung-fur-fight-terminal-term-ranger = An animal on neither side. Win it as a reward, and it fights for you.
kung-fur-fight-terminal-term-warehouse = The supply of Hidden Weapons and other tokens that no player has.
