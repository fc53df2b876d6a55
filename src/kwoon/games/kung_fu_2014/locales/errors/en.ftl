### Why options and moves are refused. Moves are quoted as they are written.

kung-fu-2014-errors-mats = This pack is for at most { $most } players, not { $seats }.
kung-fu-2014-errors-seat = '{ $text }' is not a seat number. Example: { $example }.
kung-fu-2014-errors-not-a-move = '{ $text }' is not a move. A move is { $moves }, or a card with one of: { $verbs }.
