### Why options and moves are refused. Moves are quoted as they are written.

dragon-punch-errors-custom-characters = Option 'characters' cannot be 'ten' in a custom fight. Choose 'five'.
dragon-punch-errors-custom-loser = Option 'loser' cannot be set in a custom fight, where both players choose at once. Leave it out.
dragon-punch-errors-no-character = There is no character '{ $text }'. Characters: { $characters }.
dragon-punch-errors-no-move = There is no move '{ $text }'. Examples: { $examples }.
dragon-punch-errors-switch-white = To switch a basic card, name its white side: { $cards }.
dragon-punch-errors-add-white = To add a basic card, name its white side: { $cards }.
