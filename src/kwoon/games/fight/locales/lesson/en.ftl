### The lesson. The learner follows a script against Old Crane. The texts name the cards of that script, so don't change them.

# The opponent
fight-lesson-old-crane = Old Crane

## Texts, in the order of the lesson

fight-lesson-welcome = Welcome to the kwoon. This is Old Crane, your sparring partner today. 13 points win a round, and two rounds win the FIGHT.
fight-lesson-hand = These cards are your hand. Old Crane has three too, but you can't see them.
fight-lesson-row = The row is open to both of you, and each of you starts by taking a card from it. You won the coin flip, so you pick first. Take the Punch.
fight-lesson-ring = Four moves, one ring: Punch beats Dodge, Dodge beats Kick, Kick beats Parry, and Parry beats Punch.
fight-lesson-sealed = Every turn, you both choose a card in secret and reveal them together. Old Crane is ready. Play your Punch 3.
fight-lesson-won-attack = Punch beats Dodge! Win with an attack and you keep it: 3 points on your pile.
fight-lesson-tie-breaker = The first card won in a round is the Tie Breaker. It lies face up on its owner's pile and settles ties. You'll soon see how.
fight-lesson-pick-kick = The winner picks a card from the row; the loser draws blind from the deck. Take the Kick 4.
fight-lesson-read-punch = Old Crane took one on the chin and wants to hit back. You sense a Punch coming. What beats a Punch? Play your Parry.
fight-lesson-won-defense = Good read! Win with a defense and you capture the attack it stopped: a Punch 6, worth six points. You have 9, and the 6 is now the Tie Breaker.
fight-lesson-take-parry = The Parry itself is discarded: defenses never score. Take the Parry 6 from the row for later.
fight-lesson-nine-points = You have 9 points, so four more would win the round. Try it: play the Kick 6.
fight-lesson-low-wins = Ouch! When two attacks meet, the lower number wins: small blows are quick. High cards score more, but they're easier to beat.
fight-lesson-remember = Old Crane won 2 points and took the Punch 4 from the row. You saw it, so remember it. You drew blind from the deck.
fight-lesson-expect-punch = That Punch 4 may well come next. Guard yourself: play the Parry 6.
fight-lesson-two-defenses = Two defenses: nobody wins the turn. Both cards are discarded, and you both take a card from the row. You have the Tie Breaker, so you pick first.
fight-lesson-any-card = Take any card you like.
fight-lesson-tie = Now Old Crane has to use that Punch 4. You have a Kick 4: two attacks with the same number. Who wins the tie? Whoever has the Tie Breaker. Play it!
fight-lesson-round-won = The Tie Breaker was yours, and so is the turn. 3, 6, and 4 make 13: you win the round!
fight-lesson-new-round = Every round is dealt from the full deck. If the cards run out before anyone has 13 points, the Tie Breaker decides the round.
fight-lesson-goodbye = That's all there is to it. From here on, nothing is scripted: win one more round and the FIGHT is yours. Bow, and begin!

## Shown when the learner tries another move

fight-lesson-hint-take-s3 = In this lesson, take the Punch 3.
fight-lesson-hint-play-s3 = In this lesson, play the Punch 3.
fight-lesson-hint-take-c4 = In this lesson, take the Kick 4.
fight-lesson-hint-play-d2 = In this lesson, play the Parry 2.
fight-lesson-hint-take-d6 = In this lesson, take the Parry 6.
fight-lesson-hint-play-c6 = In this lesson, play the Kick 6.
fight-lesson-hint-play-d6 = In this lesson, play the Parry 6.
fight-lesson-hint-play-c4 = In this lesson, play the Kick 4.
