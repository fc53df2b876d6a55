### The board of games that have none of their own.

generic-board-table = The table
generic-board-your-hand = Your hand
generic-board-hand = { $name }'s hand
generic-board-face-down-card = face-down card
# The card has several moves, to choose from after this.
generic-board-choose = Choose { $card }
# After a player's number of points.
generic-board-points = { $count ->
    [one] point
   *[other] points
}
