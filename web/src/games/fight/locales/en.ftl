### The board of FIGHT.

## The places on the board

fight-board-table = The table
fight-board-row = The row
fight-board-your-hand = Your hand
fight-board-hand = { $name }'s hand
fight-board-discard = Discard
# The label of a victory pile.
fight-board-won = Won
fight-board-tie-breaker = Tie Breaker
# Beside the score: 7 of 13 points.
fight-board-points = points
fight-board-turn = Turn { $number }
# Shown instead of the turn while both players take their first card from the row.
fight-board-opening = Opening picks

## The ring of moves

# $winner and $loser are the names of moves, such as Punch.
fight-board-beats = { $winner } beats { $loser }
# In the middle of the ring of arrows.
fight-board-beats-sign = beats

## The two cards of a turn

# Between the places of the two cards.
fight-board-versus = vs
# The card that the reader has chosen, until both players have.
fight-board-set-aside = Sealed
# $text is the event that ended the turn.
fight-board-last-turn = Last turn: { $text }
fight-board-lower-wins = The lower attack wins
fight-board-two-defenses = Nobody wins
fight-board-tie = A tie
