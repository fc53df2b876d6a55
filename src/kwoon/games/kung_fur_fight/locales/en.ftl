### Kung Fur Fight: the log, the moves and the reasons at the table.
### AP: Attack Points, the strength of an animal. SP: Spirit Points. VP: Victory Points.

# An animal and its AP, such as Yue 6.
kung-fur-fight-animal = { $name } { $ap }

## Moves

kung-fur-fight-move-lead = { $card } leads arena { $arena }
kung-fur-fight-move-assist = { $card } assists in arena { $arena }
kung-fur-fight-move-off = Take { $card } off arena { $arena }
kung-fur-fight-move-weapons = { $count ->
    [0] Arena { $arena }: no Hidden Weapons
    [one] Arena { $arena }: { $count } Hidden Weapon
   *[other] Arena { $arena }: { $count } Hidden Weapons
}
kung-fur-fight-move-coconut = Coconut to arena { $arena }
kung-fur-fight-move-coconut-off = Take the Coconut off
kung-fur-fight-move-seal = Seal your plan
# The Leader's ability adds Hidden Weapons during the fight.
kung-fur-fight-move-throw = { $count ->
    [0] Throw no Hidden Weapons
    [one] Throw { $count } Hidden Weapon
   *[other] Throw { $count } Hidden Weapons
}
kung-fur-fight-move-add = Add { $card }
kung-fur-fight-move-add-nobody = Add nobody
# Send an enemy Assistant to rest.
kung-fur-fight-move-remove = Send { $card } to rest
kung-fur-fight-move-remove-nobody = Send nobody to rest
# A card of the Peel.
kung-fur-fight-move-pick = Pick { $card }
# A reward.
kung-fur-fight-move-take = Use { $card } next
kung-fur-fight-move-use-ability = Use the ability
kung-fur-fight-move-leave-ability = Leave the ability unused
kung-fur-fight-move-use-token = Use the token
kung-fur-fight-move-leave-token = Leave the token unused
kung-fur-fight-move-ignore = { $count ->
    [0] Ignore no Hidden Weapons
    [one] Ignore { $count } Hidden Weapon
   *[other] Ignore { $count } Hidden Weapons
}

## Prompts

# $peach_limit is the Card Limit with every Peach used, or 0 if there is no Peach.
kung-fur-fight-prompt-plan = { $peach_limit ->
    [0] Plan your teams: you may send up to { $limit } { $limit ->
        [one] animal
       *[other] animals
    }. Then seal the plan.
   *[other] Plan your teams: you may send up to { $limit } { $limit ->
        [one] animal
       *[other] animals
    }, or { $peach_limit } with a Peach. Then seal the plan.
}
kung-fur-fight-prompt-plan-pass = Nobody's on the way. Seal the plan like this to pass, and your used animals come back.
kung-fur-fight-prompt-plan-laid = { $count } of { $limit } { $limit ->
    [one] animal
   *[other] animals
} sent.
# $cards don't count toward the Card Limit while they lead.
kung-fur-fight-prompt-plan-laid-besides = { $count } of { $limit } { $limit ->
    [one] animal
   *[other] animals
} sent, not counting { $cards }.
kung-fur-fight-prompt-plan-peach = You'll use a Peach.
kung-fur-fight-prompt-plan-change = Shuffle things around as you like, then seal the plan.
kung-fur-fight-prompt-throw = { $leader } leads arena { $arena }. { $count ->
    [one] You have { $count } Hidden Weapon: throw it in?
   *[other] You have { $count } Hidden Weapons: how many do you throw in?
}
kung-fur-fight-prompt-add = { $leader } leads arena { $arena }. You may add an animal from your hand.
kung-fur-fight-prompt-remove = { $leader } leads arena { $arena }. Send the weakest enemy Assistant to rest?
kung-fur-fight-prompt-ignore = { $leader } leads arena { $arena } and faces { $count } of { $enemy }'s Hidden Weapons. How many do you ignore?
kung-fur-fight-prompt-use = { $leader } leads arena { $arena }. Use the ability, or leave it unused?
kung-fur-fight-prompt-hua = You have a Hua token in arena { $arena }. Use its AP, or leave it unused?
kung-fur-fight-prompt-raihuu = You have a Raihuu token in arena { $arena }. Use its AP, or leave it unused?
kung-fur-fight-prompt-take = You won several rewards in arena { $arena }. Which one do you use next?
kung-fur-fight-prompt-pick = Peel: pick one of these cards. It takes effect at once; nobody sees the others.

## The round

kung-fur-fight-event-factions = { $dogs-is ->
    [you] You lead the Monk Dogs; { $cats } leads the Ninja Cats.
   *[other] { $cats-is ->
        [you] { $dogs } leads the Monk Dogs; you lead the Ninja Cats.
       *[other] { $dogs } leads the Monk Dogs; { $cats } leads the Ninja Cats.
    }
}
kung-fur-fight-event-round = Round { $number } begins.
kung-fur-fight-event-reward = Up for grabs in arena { $number }: { $cards }.
kung-fur-fight-event-crowded-out = Arena { $number } is overflowing: its oldest reward, { $cards }, is discarded.
kung-fur-fight-event-team = { $player-is ->
    [you] Your team for arena { $arena }: { $leader } with { $assistants }.
   *[other] { $player }'s team for arena { $arena }: { $leader } with { $assistants }.
}
kung-fur-fight-event-team-alone = { $player-is ->
    [you] You send { $leader } to arena { $arena }.
   *[other] { $player } sends { $leader } to arena { $arena }.
}
kung-fur-fight-event-pass = { $player-is ->
    [you] You pass: nobody fights for you this round.
   *[other] { $player } passes: nobody fights for them this round.
}
kung-fur-fight-event-peach = { $player-is ->
    [you] You use a Peach to send more animals.
   *[other] { $player } uses a Peach to send more animals.
}
kung-fur-fight-event-raihuu-token = { $cards } puts a Raihuu token in arena { $number }.
kung-fur-fight-event-arena = Arena { $number }.
kung-fur-fight-event-skipped = Nobody came. The rewards stay.

## Decisions during a fight

kung-fur-fight-event-coin = { $player-is ->
    [you] You both have a decision to make here. You lose the coin flip, so you decide first.
   *[other] Both sides have a decision to make here. { $player } loses the coin flip and decides first.
}
# Hidden Weapons that the Leader's ability adds.
kung-fur-fight-event-throw = { $number ->
    [0] { $cards } throws in no Hidden Weapons.
    [one] { $cards } throws in { $number } Hidden Weapon.
   *[other] { $cards } throws in { $number } Hidden Weapons.
}
kung-fur-fight-event-add = { $player-is ->
    [you] You add { $cards } to arena { $number }.
   *[other] { $player } adds { $cards } to arena { $number }.
}
kung-fur-fight-event-add-nobody = { $player-is ->
    [you] You add nobody.
   *[other] { $player } adds nobody.
}
# $owner had the animal in the team.
kung-fur-fight-event-remove = { $player-is ->
    [you] You send { $owner }'s { $card } to rest.
   *[other] { $owner-is ->
        [you] { $player } sends your { $card } to rest.
       *[other] { $player } sends { $owner }'s { $card } to rest.
    }
}
kung-fur-fight-event-remove-nobody = { $player-is ->
    [you] You send nobody to rest.
   *[other] { $player } sends nobody to rest.
}
kung-fur-fight-event-ability-unused = { $player-is ->
    [you] You leave { $cards }'s ability unused.
   *[other] { $player } leaves { $cards }'s ability unused.
}
kung-fur-fight-event-token-unused = { $player-is ->
    [you] You leave the token in arena { $number } unused.
   *[other] { $player } leaves the token in arena { $number } unused.
}

## Counting AP

kung-fur-fight-event-base = { $player-is ->
    [you] Your team has { $ap } AP: { $animals }.
   *[other] { $player }'s team has { $ap } AP: { $animals }.
}
# $player owns the weapons.
kung-fur-fight-event-ignored = { $player-is ->
    [you] { $cards } ignores { $number } of your Hidden Weapons.
   *[other] { $cards } ignores { $number } of { $player }'s Hidden Weapons.
}
kung-fur-fight-event-weapons = { $player-is ->
    [you] Your Hidden Weapons: +{ $number } AP.
   *[other] { $player }'s Hidden Weapons: +{ $number } AP.
}
kung-fur-fight-event-coconut = { $player-is ->
    [you] Your Coconut: +{ $number } AP.
   *[other] { $player }'s Coconut: +{ $number } AP.
}
kung-fur-fight-event-mushrooms = { $player-is ->
    [you] Your Mushrooms: +{ $number } AP.
   *[other] { $player }'s Mushrooms: +{ $number } AP.
}
kung-fur-fight-event-hua = { $player-is ->
    [you] Your Hua token: +{ $number } AP.
   *[other] { $player }'s Hua token: +{ $number } AP.
}
kung-fur-fight-event-raihuu = { $player-is ->
    [you] Your Raihuu token: +{ $number } AP.
   *[other] { $player }'s Raihuu token: +{ $number } AP.
}
kung-fur-fight-event-ability = { $player-is ->
    [you] { $cards }'s ability: +{ $number } AP for you.
   *[other] { $cards }'s ability: +{ $number } AP for { $player }.
}
kung-fur-fight-event-total = { $player-is ->
    [you] You have { $number } AP in all.
   *[other] { $player } has { $number } AP in all.
}
# $card is the Leader who takes them; $player loses them.
kung-fur-fight-event-steal = { $number ->
    [one] { $card } swipes { $number } Hidden Weapon from { $player }.
   *[other] { $card } swipes { $number } Hidden Weapons from { $player }.
}
kung-fur-fight-event-apple = { $player-is ->
    [you] A tie, but you have the Apple.
   *[other] A tie, but { $player } has the Apple.
}
# Tai-Chi: the Leader wins because the other team is that much stronger.
kung-fur-fight-event-turned = { $cards } is { $number } AP behind, and wins for exactly that reason.
kung-fur-fight-event-tie = A tie in arena { $number }. The rewards stay.
kung-fur-fight-event-win = { $player-is ->
    [you] You win arena { $number }.
   *[other] { $player } wins arena { $number }.
}

## Rewards and abilities after the fight

kung-fur-fight-event-gain = { $player-is ->
    [you] You get { $cards }.
   *[other] { $player } gets { $cards }.
}
kung-fur-fight-event-gain-vp = { $player-is ->
    [you] You gain { $number } VP.
   *[other] { $player } gains { $number } VP.
}
kung-fur-fight-event-gain-vp-by-card = { $cards } brings { $player } { $number } VP.
kung-fur-fight-event-gain-sp = { $cards } brings { $player } { $number } SP.
kung-fur-fight-event-lose-sp = { $cards } costs { $player } { $number } SP.
kung-fur-fight-event-spared = { $cards } spares { $player } { $number } SP.
kung-fur-fight-event-take-weapons = { $number ->
    [0] { $cards } brings { $player } nothing: the Warehouse is out of Hidden Weapons.
    [one] { $cards } brings { $player } { $number } Hidden Weapon.
   *[other] { $cards } brings { $player } { $number } Hidden Weapons.
}
kung-fur-fight-event-mushroom-token = { $player-is ->
    [you] You plant a Mushroom token in arena { $number }.
   *[other] { $player } plants a Mushroom token in arena { $number }.
}
kung-fur-fight-event-no-mushroom = { $cards } does nothing: there's no Mushroom token left, or no room for one.
kung-fur-fight-event-limit-token = { $player-is ->
    [you] { $cards } lowers your Card Limit by 1 next round.
   *[other] { $cards } lowers { $player }'s Card Limit by 1 next round.
}
# Cards of the pile, with a Peel.
kung-fur-fight-event-look = { $player-is ->
    [you] You look at { $cards }.
   *[other] { $player } looks at { $cards }.
}
kung-fur-fight-event-look-hidden = { $player-is ->
    [you] You look at { $count } cards.
   *[other] { $count ->
        [one] { $player } looks at a card.
       *[other] { $player } looks at { $count } cards.
    }
}
kung-fur-fight-event-look-empty = The pile is empty.
kung-fur-fight-event-bury = { $player-is ->
    [you] You discard { $cards } face down.
   *[other] { $player } discards { $cards } face down.
}
kung-fur-fight-event-bury-hidden = { $player-is ->
    [you] You discard { $count } cards face down.
   *[other] { $count ->
        [one] { $player } discards a card face down.
       *[other] { $player } discards { $count } cards face down.
    }
}
# The winning Leader returns to its owner's hand.
kung-fur-fight-event-back = { $player-is ->
    [you] { $card } has won and comes back to your hand.
   *[other] { $card } has won and goes back to { $player }'s hand.
}
# $card is the cause, $cards are the animals.
kung-fur-fight-event-brought-back = { $player-is ->
    [you] { $card } brings your team back to your hand: { $cards }.
   *[other] { $card } brings { $player }'s team back to hand: { $cards }.
}
kung-fur-fight-event-hua-left = { $cards } leaves a Hua token in arena { $number }.
kung-fur-fight-event-hua-lost = { $player-is ->
    [you] You lost arena { $number } without Hua as Leader, so the Hua token is removed.
   *[other] { $player } lost arena { $number } without Hua as Leader, so the Hua token is removed.
}

## After the round

kung-fur-fight-event-limit = { $player-is ->
    [you] Your SP are running low: your Card Limit rises to { $number }.
   *[other] { $player }'s SP are running low: their Card Limit rises to { $number }.
}
# $number Dishes are left.
kung-fur-fight-event-dish = { $player-is ->
    [you] { $number ->
        [0] Your Chef led this round and now serves your last Dish.
       *[other] Your Chef led this round and now serves a Dish. { $number } left.
    }
   *[other] { $number ->
        [0] { $player }'s Chef led this round and now serves the last Dish.
       *[other] { $player }'s Chef led this round and now serves a Dish. { $number } left.
    }
}
kung-fur-fight-event-delicacy = { $player-is ->
    [you] Your SP fell to { $sp } or fewer: time for the Delicacy.
   *[other] { $player }'s SP fell to { $sp } or fewer: time for the Delicacy.
}
kung-fur-fight-event-delicacy-by-chef = { $player-is ->
    [you] Your Chef led this round and, with no Dishes left, now serves the Delicacy.
   *[other] { $player }'s Chef led this round and, with no Dishes left, now serves the Delicacy.
}
# $number animals return to the hand.
kung-fur-fight-event-recover = { $player-is ->
    [you] { $number ->
        [0] Your Rest Area is empty, so no animals come back.
        [one] Your resting animal comes back.
        [2] Both of your resting animals come back.
       *[other] All { $number } of your resting animals come back.
    }
   *[other] { $number ->
        [0] { $player }'s Rest Area is empty, so no animals come back.
        [one] { $player }'s resting animal comes back.
        [2] Both of { $player }'s resting animals come back.
       *[other] All { $number } of { $player }'s resting animals come back.
    }
}
kung-fur-fight-event-recover-by-card = { $player-is ->
    [you] { $number ->
        [0] { $cards } finds none of your animals resting.
        [one] { $cards } brings back your resting animal.
        [2] { $cards } brings back both of your resting animals.
       *[other] { $cards } brings back all { $number } of your resting animals.
    }
   *[other] { $number ->
        [0] { $cards } finds none of { $player }'s animals resting.
        [one] { $cards } brings back { $player }'s resting animal.
        [2] { $cards } brings back both of { $player }'s resting animals.
       *[other] { $cards } brings back all { $number } of { $player }'s resting animals.
    }
}
kung-fur-fight-event-recover-by-pass = { $player-is ->
    [you] { $number ->
        [0] Your pass brings nobody back: nobody was resting.
        [one] Your pass brings back your resting animal.
        [2] Your pass brings back both of your resting animals.
       *[other] Your pass brings back all { $number } of your resting animals.
    }
   *[other] { $number ->
        [0] { $player }'s pass brings nobody back: nobody was resting.
        [one] { $player }'s pass brings back a resting animal.
        [2] { $player }'s pass brings back both resting animals.
       *[other] { $player }'s pass brings back all { $number } resting animals.
    }
}
kung-fur-fight-event-won = { $player-is ->
    [you] You win the game.
   *[other] { $player } wins the game.
}
kung-fur-fight-event-score = { $player-is ->
    [you] You finish with { $vp } VP and { $sp } SP.
   *[other] { $player } finishes with { $vp } VP and { $sp } SP.
}

## Results

kung-fur-fight-outcome-draw = A draw: equal VP, equal SP.
kung-fur-fight-outcome-conceded = { $winner-is ->
    [you] You win: { $loser } conceded.
   *[other] { $loser-is ->
        [you] You conceded. { $winner } wins.
       *[other] { $winner } wins: { $loser } conceded.
    }
}
kung-fur-fight-outcome-defeated = { $winner-is ->
    [you] You win: { $loser } has no SP left.
   *[other] { $loser-is ->
        [you] { $winner } wins: you have no SP left.
       *[other] { $winner } wins: { $loser } has no SP left.
    }
}
kung-fur-fight-outcome-both-defeated = { $winner-is ->
    [you] You win: both sides are out of SP, and you have more VP.
   *[other] { $winner } wins: both sides are out of SP, and { $winner } has more VP.
}
kung-fur-fight-outcome-victory = { $winner-is ->
    [you] You win with a lead of { $lead } VP or more.
   *[other] { $winner } wins with a lead of { $lead } VP or more.
}
kung-fur-fight-outcome-pile = { $winner-is ->
    [you] You win: the Reward Pile has run out, and you have more VP.
   *[other] { $winner } wins: the Reward Pile has run out, and { $winner } has more VP.
}
kung-fur-fight-outcome-pile-spirit = { $winner-is ->
    [you] You win: the Reward Pile has run out with VP tied, and you have more SP.
   *[other] { $winner } wins: the Reward Pile has run out with VP tied, and { $winner } has more SP.
}

## What a suggested plan is good for

kung-fur-fight-advice-fight = Arena { $arena }: { $ap } AP for { $rewards }.
kung-fur-fight-advice-fight-for-vp = Arena { $arena }: { $ap } AP for the VP.
# $arenas: their numbers.
kung-fur-fight-advice-leave = { $count ->
    [one] Leave arena { $arenas } to the enemy.
   *[other] Leave arenas { $arenas } to the enemy.
}
kung-fur-fight-advice-chef = Arena { $arena }: { $chef } brings all your used animals back.
# $count: how many animals rest.
kung-fur-fight-advice-pass = { $count ->
    [0] Nothing here is worth an animal.
    [one] Your resting animal comes back, and the others stay fresh.
   *[other] Your { $count } resting animals come back, and the others stay fresh.
}

## Why a card can't be used now

kung-fur-fight-why-watching = You're only watching.
kung-fur-fight-why-sealed = Your plan is sealed. Take it back to change it.
kung-fur-fight-why-other-decides = It's the other player's decision.
kung-fur-fight-why-reward = { $card } is a reward. Win its arena, and it's yours.
kung-fur-fight-why-works-by-itself = { $card } works by itself.
kung-fur-fight-why-no-animal = { $card } isn't an animal, so it can't be sent to an arena.
kung-fur-fight-why-rests = { $card } is resting. Let your Chef lead, or pass, and all your used animals come back.
kung-fur-fight-why-ranger-reward = { $card } is a reward. Win its arena, and { $card } fights for you from the next round on.
kung-fur-fight-why-not-yours = { $card } isn't yours to send.
kung-fur-fight-why-laid = { $card } already has a place. Take it off to send it elsewhere.
kung-fur-fight-why-leads-alone = { $card } must lead alone, and every arena has a team. Take a team back first.
kung-fur-fight-why-leads = { $card } must lead, and every arena is full or has a Leader who must lead, too. Take an animal back first.
kung-fur-fight-why-free-leader = { $card } is exempt from the Card Limit only as Leader, and no team can take a new Leader. Take an animal back first.
kung-fur-fight-why-no-room = No arena has room for { $card }: each holds { $max } animals. Take one back first.
# $count animals that count toward the Card Limit are planned.
kung-fur-fight-why-limit = Your Card Limit is { $limit } this round, and you've sent { $count }. Take an animal back first.
kung-fur-fight-why-limit-blocked = BLOCK lowers your Card Limit to { $limit } this round, and you've sent { $count }. Take an animal back first.
kung-fur-fight-why-limit-peach = Even with every Peach, your Card Limit is { $limit } this round, and you've sent { $count }. Take an animal back first.
kung-fur-fight-why-limit-blocked-peach = With BLOCK and every Peach, your Card Limit is { $limit } this round, and you've sent { $count }. Take an animal back first.

## Why a card can't be chosen during a fight

kung-fur-fight-why-not-peel = { $card } isn't one of the cards that you may pick.
kung-fur-fight-why-not-asked = { $card } can't be chosen now. Decide only whether to use the ability or token.
kung-fur-fight-why-not-next-reward = { $card } isn't one of the rewards that you may use next.
kung-fur-fight-why-not-weakest = { $card } isn't one of the weakest enemy Assistants. Only those can be sent to rest now.
kung-fur-fight-why-not-now = { $card } can't be chosen now.
kung-fur-fight-why-not-assistant = { $card } must lead and can't be an Assistant.
kung-fur-fight-why-rests-not-added = { $card } is resting. You can add only an animal from your hand.
kung-fur-fight-why-in-arena = { $card } is already in arena { $arena }.
kung-fur-fight-why-not-in-hand = { $card } isn't in your hand. You can add only an animal from there.

## Why a move of the plan isn't possible

kung-fur-fight-why-no-leader = Nobody leads arena { $arena } yet. The first animal there becomes the Leader.
kung-fur-fight-why-leader-alone = { $leader } must lead arena { $arena } alone.
kung-fur-fight-why-team-there = { $card } must lead alone, and arena { $arena } already has a team.
kung-fur-fight-why-arena-full = Arena { $arena } is full: it holds { $max } of your animals.
kung-fur-fight-why-leader-stays = { $leader } must lead, and already leads arena { $arena }.
kung-fur-fight-why-not-in-arena = { $card } isn't in arena { $arena }.
kung-fur-fight-why-no-weapons = You have no Hidden Weapons.
kung-fur-fight-why-weapons-alone = Hidden Weapons need an animal beside them, and you have none in arena { $arena }.
kung-fur-fight-why-weapons-laid = { $count ->
    [0] Arena { $arena } has no Hidden Weapons of yours.
    [one] Arena { $arena } already has { $count } Hidden Weapon.
   *[other] Arena { $arena } already has { $count } Hidden Weapons.
}
# $elsewhere of them are planned for other arenas.
kung-fur-fight-why-few-weapons = { $count ->
    [one] { $elsewhere ->
        [0] You have only { $count } Hidden Weapon.
       *[other] You have only { $count } Hidden Weapon, and it's in another arena.
    }
   *[other] { $elsewhere ->
        [0] You have only { $count } Hidden Weapons.
       *[other] You have only { $count } Hidden Weapons, { $elsewhere } of them in other arenas.
    }
}
kung-fur-fight-why-no-coconut = The Coconut isn't yours.
kung-fur-fight-why-coconut-nowhere = The Coconut isn't in any arena.
kung-fur-fight-why-coconut-there = The Coconut is already in arena { $arena }.
kung-fur-fight-why-coconut-alone = The Coconut needs an animal beside it, and you have none in arena { $arena }.
