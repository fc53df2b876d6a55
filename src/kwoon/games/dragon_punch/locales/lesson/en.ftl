### The lesson. The learner follows a script against Sister Marten. The texts name the cards of that script, so don't change them.

# The opponent
dragon-punch-lesson-sister-marten = Sister Marten

## Texts, in the order of the lesson

dragon-punch-lesson-welcome = Welcome to the kwoon. This is Sister Marten, your sparring partner today. Two rounds win the match.
dragon-punch-lesson-character = You both have the same six basic cards. The difference is your character, who brings two special moves. You won the coin flip, so you pick first: pick Linnet Vale.
dragon-punch-lesson-hand = This is your hand. Every move has a high half above and a low half below. A burst attacks, a shield blocks, and a curved arrow evades. An empty half does nothing.
dragon-punch-lesson-strength-and-time = The burst shows an attack's strength, the dart its time: the lower, the faster. Every turn, you both choose a move in secret. Play the High Kick: 2 damage, high.
dragon-punch-lesson-hit-taunt = A Taunt guards nothing, so your kick landed. Damage turns white cards red, and the white ones that are left are health: she has 4. Which cards she switched is her secret.
dragon-punch-lesson-flipped = Your High Kick is now flipped: it faces her, and you can't play it until you unflip it.
dragon-punch-lesson-low-poke = She'll want to kick back, and kicks come in high. The Low Poke evades high and strikes low. Play it.
dragon-punch-lesson-initiative = Missed you! Your Poke has strength 0, but it hit, and that earns you the Initiative: next turn your attacks come first, however slow they are.
dragon-punch-lesson-throw = So use something slow. The Throw has time 6, but nothing blocks it. Play it.
dragon-punch-lesson-initiative-first = Her Fireball was faster, 3 against 6. But the Initiative comes first, so your Throw interrupted it. When nobody has the Initiative, the lower time wins; at equal times, both attacks hit.
dragon-punch-lesson-switched = This time she switched a flipped card, so you saw it: her High Kick is now a Combo Kick. Your Throw hit, so you keep the Initiative.
dragon-punch-lesson-divekick = Your character is one card with two moves, and playing either one flips it. Try the Divekick: 2 damage from above.
dragon-punch-lesson-blocked = Blocked! A defense works no matter who has the Initiative. Her Block had secretly turned red and become a Charge. Red moves are stronger, so hurt fighters are dangerous. Now the Initiative is hers.
dragon-punch-lesson-taunt = Most of your cards are flipped. A Taunt brings them all back at the end of the turn, even if you take a blow for it. Play it.
dragon-punch-lesson-damage = Her Throw hit you for 1 damage. Choose a white card to turn red. It may be a flipped one, but she'd see which.
dragon-punch-lesson-combo-kick = The red label on a card says what it becomes. Switch the High Kick: a Combo Kick strikes high and low at once.
dragon-punch-lesson-unflipped = All your cards are back. She has the Initiative again, but little left besides Brassbound Otto. His attacks can't be interrupted, but they can be blocked.
dragon-punch-lesson-block = Your Block guards high and low, and if it blocks an attack, it earns you the Initiative. Play it.
dragon-punch-lesson-read-hand = Nice block! Now look at what she can still play: a Taunt, or the card that was a Low Poke. The table shows how each of your moves fares against hers.
dragon-punch-lesson-finish = She has 3 health. The Combo Kick deals 2 high and 1 low. Play it!
dragon-punch-lesson-round-won = Both halves hit, and her last white card is gone: you win the round! For the next one, all cards turn white again, and nobody has the Initiative.
dragon-punch-lesson-goodbye = That's all there is to it. From here on, nothing is scripted: win one more round and the match is yours. Bow, and begin!

## Shown when the learner tries another move

dragon-punch-lesson-hint-pick-linnet = In this lesson, pick Linnet Vale.
dragon-punch-lesson-hint-play-high-kick = In this lesson, play the High Kick.
dragon-punch-lesson-hint-play-low-poke = In this lesson, play the Low Poke.
dragon-punch-lesson-hint-play-throw = In this lesson, play the Throw.
dragon-punch-lesson-hint-play-divekick = In this lesson, play the Divekick.
dragon-punch-lesson-hint-play-taunt = In this lesson, play the Taunt.
dragon-punch-lesson-hint-switch-high-kick = In this lesson, switch the High Kick.
dragon-punch-lesson-hint-play-block = In this lesson, play the Block.
dragon-punch-lesson-hint-play-combo-kick = In this lesson, play the Combo Kick.
