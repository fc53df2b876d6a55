### Results of a study, which compares two packs of cards. A share and a rate are in percent; their differences are in
### points.

## Statistics

lab-study-seat = Win share of seat { $seat }
lab-study-first-player = Win share of the first player
# $place is 2 or more.
lab-study-later-player = Win share of player { $place } in turn order
# $role is a character, an archetype or a side.
lab-study-role = Win share of { $role }
lab-study-matchup = { $one } against { $other }
# $reason is how a game can end.
lab-study-ending = Games ending by { $reason }
lab-study-draws = Draws
lab-study-turns = Turns
lab-study-rounds = Rounds
lab-study-decisions = Moves
lab-study-opening-value = Opening value
lab-study-drawn-value = Value when drawn
lab-study-played = Played
lab-study-won-when-played = Win rate when played
lab-study-of-card = { $statistic }: { $card }
# For cards with the same name. $name is the card's id.
lab-study-card-with-id = { $card } ({ $name })
lab-study-unit-turns = turns
lab-study-unit-rounds = rounds
lab-study-unit-moves = moves
lab-study-unit-points = points

## Findings. $name is a statistic.

lab-study-interval = { $value } ({ $low } to { $high })
lab-study-main-higher = { $name }: higher by { $change } points, { $value }% instead of { $other }%, in { $games } games with each pack.
lab-study-main-lower = { $name }: lower by { $change } points, { $value }% instead of { $other }%, in { $games } games with each pack.
lab-study-percent-higher = { $name }: higher by { $change } points, { $value }% instead of { $other }%.
lab-study-percent-lower = { $name }: lower by { $change } points, { $value }% instead of { $other }%.
lab-study-higher = { $name }: higher by { $change } { $unit }, { $value } instead of { $other }.
lab-study-lower = { $name }: lower by { $change } { $unit }, { $value } instead of { $other }.
lab-study-new-card = { $card } exists only in this pack: played { $percent }% of the time when held, worth { $points } points when dealt.
lab-study-new-card-played = { $card } exists only in this pack: played { $percent }% of the time when held.
lab-study-new-card-worth = { $card } exists only in this pack: worth { $points } points when dealt.
lab-study-none-significant = None of the { $count } statistics differs significantly.
lab-study-too-few = Too few games for a conclusion: at least { $min } games per pack are needed.
