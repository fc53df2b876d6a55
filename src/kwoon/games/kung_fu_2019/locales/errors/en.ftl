### Why moves are refused. Moves are quoted as they are written.

kung-fu-2019-errors-number = '{ $text }' is not a number from 1 to 6. Example: { $example }.
kung-fu-2019-errors-not-a-move = '{ $text }' is not a move. A move is { $moves }, or a card with one of: { $verbs }.
