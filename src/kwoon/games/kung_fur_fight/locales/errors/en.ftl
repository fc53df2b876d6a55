### Why moves are refused. Moves are quoted as they are written.

kung-fur-fight-errors-not-a-move = '{ $text }' is not a move. Examples: { $examples }; during combat: { $combat }.
kung-fur-fight-errors-arena = There is no arena '{ $text }'. The arenas are 1, 2, and 3.
kung-fur-fight-errors-weapons = '{ $text }' should be a number of Hidden Weapons from 0 to { $most }.
kung-fur-fight-errors-card = There is no card '{ $text }'. Cards: { $cards }.
kung-fur-fight-errors-fighter = '{ $text }' is not an animal or ranger. Animals and rangers: { $fighters }.
