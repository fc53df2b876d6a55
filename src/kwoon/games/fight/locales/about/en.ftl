### FIGHT, as people see it before a game.

fight-about-title = FIGHT
fight-about-description = Punch beats Dodge beats Kick beats Parry beats Punch: outguess your opponent, card by card.

## Options

fight-about-refill = Empty deck
fight-about-refill-help = If the deck can't refill the row at the end of a turn, either play continues with a shorter row, or the round ends and the Tie Breaker decides it.
fight-about-refill-goes-on = Play on
fight-about-refill-ends-round = End the round
fight-about-piles = Victory piles
fight-about-piles-help = Open: you see every card in both piles. Face down: you see only your own cards, the Tie Breaker, and each pile's size and points.
fight-about-piles-open = Open
fight-about-piles-face-down = Face down
