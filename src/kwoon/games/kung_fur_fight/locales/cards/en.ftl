### Kung Fur Fight: what is printed on the cards and tokens. English names of cards stand in the pack.
### AP: Attack Points, the strength of an animal. SP: Spirit Points. VP: Victory Points.

## Kinds of cards

kung-fur-fight-cards-kind-dog = dog
kung-fur-fight-cards-kind-cat = cat
kung-fur-fight-cards-kind-ranger = ranger
kung-fur-fight-cards-kind-item = item
kung-fur-fight-cards-kind-achievement = achievement
kung-fur-fight-cards-kind-token = token

## Animals and rangers: what they do as Leader of a team. $first, $second and $third are the numbers of the ability.

kung-fur-fight-cards-leads = Must lead.
kung-fur-fight-cards-leads-alone = Must lead alone.
# The card has no ability. Shown only where packs are designed.
kung-fur-fight-cards-text-none = Nothing.
kung-fur-fight-cards-text-chef = Chef: after the round, spend 1 Food and take back all your used animals.
# $first: how many don't count; $second: how many of them change hands.
kung-fur-fight-cards-text-counter-weapons = Up to { $first } enemy Hidden Weapons here don't count, and you take up to { $second } of them.
kung-fur-fight-cards-text-ap-if-behind = +{ $first } AP if you have fewer VP than your opponent.
kung-fur-fight-cards-text-ap-per-enemy = +{ $first } AP for each enemy animal here.
kung-fur-fight-cards-text-leave-token = Leaves a Hua token here after the fight. If you lose here without her, it's removed.
kung-fur-fight-cards-text-add-assistant = With fewer than three animals here, you may add one from your hand, Card Limit or not.
kung-fur-fight-cards-text-weapons-after = After the fight, take { $first } Hidden { $first ->
    [one] Weapon
   *[other] Weapons
}.
kung-fur-fight-cards-text-add-weapons = Before the fight, you may throw in up to { $first } of your Hidden Weapons.
kung-fur-fight-cards-text-return-on-win = If you win, this card comes back to your hand.
kung-fur-fight-cards-text-tokens-elsewhere = Puts a Raihuu token in each of the other arenas this round.
kung-fur-fight-cards-text-weapons-on-win = If you win, take { $first } Hidden { $first ->
    [one] Weapon
   *[other] Weapons
}.
kung-fur-fight-cards-text-vp-on-win = A win brings you { $first } VP instead of 1.
kung-fur-fight-cards-text-remove-weakest = You may send the weakest enemy Assistant in this arena to rest.
kung-fur-fight-cards-text-cap-loss = If you lose here, you lose at most { $first } SP.
kung-fur-fight-cards-text-win-if-behind = You also win if the enemy has at least { $first } AP more than you.
kung-fur-fight-cards-text-free-of-limit = Doesn't count toward your Card Limit.
kung-fur-fight-cards-text-enemy-sp-on-win = If you win, your opponent loses { $first } SP.

## Items

kung-fur-fight-cards-text-take-weapons = Take { $first } Hidden { $first ->
    [one] Weapon
   *[other] Weapons
} at once.
kung-fur-fight-cards-text-sp-and-recover = +{ $first } SP at once. After the round, take back all your used animals, no Food needed.
kung-fur-fight-cards-text-coconut = Take the Coconut token. Each round it may join one of your teams.
# Peach.
kung-fur-fight-cards-text-card-limit = Keep it. It raises your Card Limit by { $first }, once, when your plan needs it.
# Apple.
kung-fur-fight-cards-text-win-ties = Keep it. You win every tied fight, except 0 against 0.
kung-fur-fight-cards-text-mushroom = Plant a Mushroom token on your side of this arena. It's there to stay.
# Peel.
kung-fur-fight-cards-text-draw-and-pick = Look at { $first } cards from the pile and use one. The others are discarded unseen.

## Achievements: $first is how many SP the opponent loses.

kung-fur-fight-cards-text-sp = Your opponent loses { $first } SP.
# Follows the sentence about the opponent's loss.
kung-fur-fight-cards-text-own-sp = You gain { $sp } SP.
# A gap of 0 to 2 AP, 3 to 6 AP, and 7 AP or more.
kung-fur-fight-cards-text-sp-by-gap = Your opponent loses SP based on the AP gap: { $first } for 0 to 2, { $second } for 3 to 6, { $third } for 7 or more.
kung-fur-fight-cards-text-sp-and-limit = Your opponent loses { $first } SP and may play one animal fewer next round.
kung-fur-fight-cards-text-sp-and-vp = Your opponent loses { $first } SP, and you gain { $second } VP.
kung-fur-fight-cards-text-sp-and-weapons = Your opponent loses { $first } SP, and you take { $second } Hidden { $second ->
    [one] Weapon
   *[other] Weapons
}.
kung-fur-fight-cards-text-sp-and-take-back = Your opponent loses { $first } SP, and your animals here come back to your hand.
kung-fur-fight-cards-text-sp-by-count = Keep it. Your first costs your opponent { $first } SP, your second { $second }, any later one { $third }.

## Tokens

kung-fur-fight-cards-token-hidden-weapon = +{ $ap } AP beside an animal of yours. After the round, it goes back to the Warehouse.
kung-fur-fight-cards-token-hua = +{ $ap } AP for the Monk Dogs in its arena, even with no animal there. It's removed once they lose there without Hua as Leader.
kung-fur-fight-cards-token-raihuu = +{ $ap } AP for the Ninja Cats in its arena, even with no animal there. It's removed after the fight.
kung-fur-fight-cards-token-mushroom = +{ $ap } AP for its owner in its arena, even with no animal there, for the rest of the game.
kung-fur-fight-cards-token-coconut = +{ $ap } AP beside one of its owner's animals. It may go to another arena each round, and it's never used up.
kung-fur-fight-cards-token-card-limit-minus-1 = Its owner may play one animal fewer next round.
kung-fur-fight-cards-token-dish = Food. A Chef who leads spends it after the round, and all your used animals come back.
kung-fur-fight-cards-token-delicacy = Food. You spend it after the first round that leaves you with 4 SP or fewer, or when a Chef leads and no Dishes are left. All your used animals come back.
