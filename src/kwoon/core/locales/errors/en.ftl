### Why options, moves and records are refused. Moves and lines of records are quoted as they are written.

## Games and options

core-errors-no-game = There is no game called '{ $name }'. Known games: { $games }.
# $counts are numbers, such as "2 or 3".
core-errors-seats = { $game } is for { $counts } players, not { $seats }.
core-errors-seats-with-options = With these options, { $game } is for { $counts } players, not { $seats }.
core-errors-option-value = Option '{ $option }' cannot be '{ $value }'. Choose one of: { $choices }.
core-errors-no-option = { $game } has no option '{ $option }'. Its options: { $known }.
core-errors-no-options = { $game } has no option '{ $option }'. It takes no options.
core-errors-edition = { $game } has no rules edition '{ $edition }'. Choose { $known }.

## Moves

core-errors-no-seat = There is no seat { $seat } at this table.
core-errors-no-move = There is no move { $move }.
core-errors-nothing-to-take-back = There is nothing to take back.
core-errors-already-out = You are already out of the game.
core-errors-already-moved = You have already moved. Wait for the others, or take your move back.
core-errors-no-move-now = This seat has no move to make now.
core-errors-not-possible = '{ $move }' is not possible now. You can: { $moves }.
core-errors-number-not-possible = 'move { $number }' is not possible now. You can: { $moves }.
# $examples are moves, such as: play S3, take H2
core-errors-not-a-move = '{ $text }' is not a move. Examples: { $examples }.
core-errors-no-card = There is no card '{ $text }'. Examples of cards: { $examples }.
core-errors-too-long = A game did not end within { $most } moves. With this pack, a game may never end.

## Records

core-errors-line = Line { $line }: { $problem }
core-errors-record-start = a record must start with '{ $start }'.
core-errors-record-seats = a game has 1 to { $most } seats, not { $seats }.
core-errors-record-header = '{ $keyword }' is not allowed before the deal. Known lines: { $known }.
core-errors-record-incomplete = The record must name its game, pack and seats before the 'deal' line.
core-errors-record-no-deal = The record has no 'deal' line.
core-errors-record-not-over = the record says '{ $text }', but the game is not over here.
core-errors-record-other-end = the record says '{ $text }', but the game ended with '{ $end }'.
core-errors-record-sum-place = 'sum' must be the last line.
core-errors-record-sum = the checksum does not match; the record was damaged or edited.
core-errors-record-number = '{ $text }' should be a whole number of at most { $digits } digits.
core-errors-record-more-rolls = the line has more rolls than the game needs.
core-errors-record-fewer-rolls = The record has fewer rolls than the game needs here.
core-errors-record-roll = The record has a roll of { $roll } where the roll must be below { $sides }.
core-errors-record-pack = The record was played with a different pack: its fingerprint is { $expected }, but this pack's is { $actual }. Use the pack that the record was played with.

## Files

core-errors-cannot-read = Cannot read { $path }: { $reason }.
core-errors-not-utf8 = it is not valid UTF-8 at byte { $at }
core-errors-pack-without-game = 'game' is missing. Set it to the id of the game, such as "{ $example }".
