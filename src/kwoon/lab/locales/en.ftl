### The laboratory: what its reports and comparisons say, in the browser and in the terminal.
### Names of bots (lab-bot-…), endings (lab-ending-…), roles (lab-role-…) and counters (lab-counter-…) are translated
### under ids made from the English text, which is in the code.

## Names

lab-seat = Seat { $number }
# A place in the order of play.
lab-place = { $number ->
    [1] First to play
    [2] Second to play
    [3] Third to play
    [4] Fourth to play
    [5] Fifth to play
   *[other] Sixth to play
}
lab-seats = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
# Cards with the same name are told apart by their codes.
lab-card-with-code = { $card } ({ $code })
# Columns of a report that compares two packs.
lab-bot-this-pack = { $bot }, this pack
lab-bot-other-pack = { $bot }, other pack
lab-option-edition = rules edition
lab-and-more = { $items } and { $count } more

## Numbers: a value with its confidence interval, and a value by bot ("51.2% (50.8 to 51.6) with quick bots")

lab-interval = { $value } ({ $low } to { $high })
lab-range = { $low } to { $high }
lab-with-bot = { $value } with { $bot } bots

## Statistics

lab-unit-points = points
lab-unit-turns = turns
lab-unit-rounds = rounds
lab-unit-decisions = decisions
lab-statistic-seat = Seats
lab-statistic-seat-about = A seat's share of the wins, in percent. Shared wins are split.
lab-statistic-order = Order of play
lab-statistic-order-about = Percentage of wins that go to the first player, the second player, and so on.
lab-statistic-role = Roles
lab-statistic-role-about = Percentage of wins that go to a character, faction or archetype.
lab-statistic-matchup = Matchups
lab-statistic-matchup-about = Win rate, in percent, of one role against another, with both roles assigned.
lab-statistic-draws = Draws
lab-statistic-draws-about = Percentage of games in which all seats share the win.
lab-statistic-turns = Turns
lab-statistic-turns-about = Turns per game.
lab-statistic-rounds = Rounds
lab-statistic-rounds-about = Rounds per match.
lab-statistic-decisions = Decisions
lab-statistic-decisions-about = Decisions per game, across all seats.
lab-statistic-ending = Endings
lab-statistic-ending-about = Percentage of games with this ending.
lab-statistic-opening = Opening value
lab-statistic-opening-about = Change in win rate, in points, from one more copy in the opening deal compared with the average card, with all cards estimated together.
lab-statistic-drawn = Value when drawn
lab-statistic-drawn-about = The same, for one more copy obtained by the end of the seat's third turn, among the seats still in the game.
lab-statistic-played = Played
lab-statistic-played-about = How often a card in hand is played, in percent.
lab-statistic-won = Win rate when played
lab-statistic-won-about = Win rate, in percent, of the seats that played the card. It says little, because winners play more cards.
lab-win-share-seat = Win share of seat { $number }
lab-win-share-place = { $number ->
    [1] Win share of the first player
   *[other] Win share of player { $number } in turn order
}
lab-win-share-role = Win share of { $role }
lab-matchup = { $role } against { $other }
lab-games-ending = Games ending by { $ending }
lab-statistic-of-card = { $statistic }: { $card }

## Main findings of a report ($values: "51.2% (50.8 to 51.6) with quick bots, 50.4% (48.1 to 52.7) with greedy bots")

lab-first-player-wins = The first player wins { $values }; an even share is { $even }%.
lab-last-player-wins = The last player wins { $values }; an even share is { $even }%.
lab-seat-bias = { $seat } wins { $values } although all seats are equivalent: the bots treat seats differently.
lab-seat-wins = { $seat } wins { $values }.
lab-role-wins = Win share of { $role }: { $values }; an even share is { $even }%.
lab-best-card = One more copy of { $card } in the opening deal is worth { $value } points, more than any other card.
lab-best-card-agreed = One more copy of { $card } in the opening deal is worth { $value } points, more than any other card; { $other_value } with { $bot } bots.
lab-best-card-disputed = One more copy of { $card } in the opening deal is worth { $value } points, more than any other card, but { $other_value } with { $bot } bots: the difference may lie in how they play it.
lab-worst-card = One more copy of { $card } in the opening deal is worth { $value } points, less than any other card.
lab-worst-card-agreed = One more copy of { $card } in the opening deal is worth { $value } points, less than any other card; { $other_value } with { $bot } bots.
lab-worst-card-disputed = One more copy of { $card } in the opening deal is worth { $value } points, less than any other card, but { $other_value } with { $bot } bots: the difference may lie in how they play it.
lab-rarely-played = { $count ->
    [one] { $cards } is rarely played: less than { $percent }% of the time when held.
   *[other] { $cards } are rarely played: less than { $percent }% of the time when held.
}
lab-game-length = On average, a game takes { $turns } turns and { $decisions } decisions.
lab-draws = { $share } of games are draws.
lab-worst-matchup = Against { $other }, { $role } wins { $values }.
lab-matchups-even = No matchup is significantly uneven.
lab-equilibrium-only = In equilibrium, only { $role } is picked: with { $bot } bots, no other role has an edge against it.
lab-equilibrium-never = { $roles-count ->
    [one] In equilibrium, { $roles } is never picked: with { $bot } bots, a mixture of other roles does at least as well.
   *[other] In equilibrium, { $roles } are never picked: with { $bot } bots, a mixture of other roles does at least as well.
}
lab-deal-hardly-matters = The deal hardly matters: it explains at most { $percent }% of the variation in results.
lab-deal-explains = The deal explains { $share } of the variation in results.
lab-decided = A game is decided after { $share } of its length; in { $percent }% of games the lead never changes hands.
# $option is a part of a command: "--bots quick student".
lab-random-bots = Only { $bot } bots played, and in this game they play at random. Confirm the results with stronger bots: { $option }.
lab-shallow-bots = Only { $bot } bots played, and they consider only the current turn. Confirm the results with stronger bots: { $option }.

## Comparisons of two packs ($statistic: "Win share of the first player")

lab-compare-main-higher = { $statistic }: higher by { $change } points, { $value }% instead of { $other_value }%, with { $bot } bots ({ $games } games per pack).
lab-compare-main-lower = { $statistic }: lower by { $change } points, { $value }% instead of { $other_value }%, with { $bot } bots ({ $games } games per pack).
lab-compare-higher = { $statistic }: higher by { $change } { $unit }, { $value } instead of { $other_value }, with { $bot } bots ({ $games } games per pack).
lab-compare-lower = { $statistic }: lower by { $change } { $unit }, { $value } instead of { $other_value }, with { $bot } bots ({ $games } games per pack).
lab-compare-too-few = Too few games for a conclusion: at least { $games } games per pack are needed.
lab-compare-imprecise = All planned games have been played, but the interval is still wider than requested.
lab-compare-none = None of the { $count } statistics differs significantly, with { $bot } bots ({ $games } games per pack).
lab-compare-more = { $count ->
    [one] One more difference is significant; see the table.
   *[other] { $count } more differences are significant; see the table.
}
lab-column-statistic = statistic
lab-column-this-pack = this pack
lab-column-other-pack = other pack
lab-column-difference = difference
lab-column-interval = 95% interval
lab-column-number = number
lab-column-current-value = current value
lab-significant = significant

## Measurements of one card

lab-card-opening-value = One more copy of { $card } in the opening deal is worth { $value } points compared with the average card, with { $bot } bots ({ $games } games).
lab-card-swap = Swapping it into a hand for another card is worth { $value } points, with { $bot } bots ({ $games } games).
lab-card-not-dealt = { $card } is not dealt at random, so only the effect of banning it can be measured.
lab-card-ban-wins = Banning it for one player raises that player's win rate by { $value } points, with { $bot } bots ({ $games } games).
lab-card-ban-loses = Banning it for one player lowers that player's win rate by { $value } points, with { $bot } bots ({ $games } games).
lab-card-ban-wins-at-most = Banning it for one player raises that player's win rate by { $value } points, with { $bot } bots ({ $games } games). This is an upper bound, because these bots abandon whole plans without it.
lab-card-ban-loses-at-most = Banning it for one player lowers that player's win rate by { $value } points, with { $bot } bots ({ $games } games). This is an upper bound, because these bots abandon whole plans without it.

## Sweeps: each number of a pack is changed by one step ($option is a part of a command: "--games 2000")

lab-sweep-effective = { $count } of { $total } numbers have a significant effect when changed by one step, with { $bot } bots ({ $games } games per setting).
lab-sweep-too-few = Too few games for a conclusion with { $bot } bots ({ $games } games per setting). At least { $minimum } games per setting are needed ({ $option }).
lab-sweep-too-few-for = Too few games for a conclusion about { $count } of { $total } numbers, with { $bot } bots ({ $games } games per setting). At least { $minimum } games per setting are needed ({ $option }).
lab-sweep-effect = { $number } (now { $value }) affects { $statistic }: { $steps }.
lab-sweep-step = { $step }: { $change }
lab-sweep-ineffective = No significant effect: { $numbers }.
lab-sweep-ineffective-and-more = No significant effect: { $numbers }, and { $count } more.
lab-sweep-invalid-steps = { $count ->
    [one] One step is invalid for the pack: { $example }
   *[other] { $count } steps are invalid for the pack, for example: { $example }
}

## The report in the terminal

lab-wrote-page = Wrote { $file }. Open it in a browser.
lab-wrote-results = Wrote the full results to { $file }.
lab-text-facts = { $facts }.
lab-text-games = { $count } games with { $bot } bots
lab-text-option = { $name }: { $value }
lab-text-seed = seed { $seed }
lab-text-pack-original = Pack: original ({ $fingerprint }).
lab-text-pack-differs = Pack { $fingerprint } differs from the original:
lab-text-fairness = Fairness
lab-text-fairness-about = Share of wins, in percent; { $even } is even.
lab-text-matchups = Matchups
lab-text-matchups-about = Win rate, in percent, of the row's role against the column's; roles are assigned, not chosen.
lab-text-matchups-observed = Win rate, in percent, of the row's role against the column's, as observed in these games.
lab-text-matchups-of = { $bot } bots:
lab-text-matchups-of-games = { $bot } bots, { $count } games per pair:
lab-text-equilibrium = equilibrium
lab-text-solved = Solved: win rate, in percent, of the row's role in a round with open switches and optimal play.
lab-text-solved-error = Maximum error before rounding: { $points }.
lab-text-cards = Cards, { $bot } bots
# * and o are marks in the table below.
lab-text-cards-about = Value: change in win rate, in points, from one more copy in the opening deal compared with the average card. *: significant after correction for the number of cards. o: has a designed number, which may be changed. Winners play more cards, so the win rate when played says little.
lab-text-cards-about-no-values = o: has a designed number, which may be changed. Winners play more cards, so the win rate when played says little.
# Columns of the table of cards: short.
lab-text-card = card
lab-text-value = value
lab-text-drawn = drawn
lab-text-played = played
lab-text-won = won
lab-text-held = held
lab-text-card-use = Card use, { $bot } bots
lab-text-card-use-about = Average count of each event per seat that held the card.
lab-text-length = Length and endings
lab-text-draws = Draws, %
lab-text-ending = Ending: { $ending }, %
lab-text-tension = Tension
lab-text-tension-about = Win probability at every turn of { $count } games with { $bot } bots.
lab-text-deficit = Deficit: averaged over the game, the winner was { $points } points behind the leader.
lab-text-decided = Decided: after { $percent }% of the game, the winner stays above 90%.
lab-text-favorites = Lead changes, with the percentage of games: { $changes }.
lab-text-percent-of-game = % of the game
lab-text-lower-quartile = lower quartile
lab-text-median = median
lab-text-upper-quartile = upper quartile
lab-text-skill-and-luck = Skill and luck
lab-text-duel = { $bot } wins { $percent }% against { $other } ({ $count } deals).
lab-text-luck = Luck of the deal: it explains { $percent }% of the variation in results.
lab-text-seat-counts = Other seats and options
lab-text-seat-count = { $name }: { $facts }
lab-text-turns = { $turns } turns
lab-text-draw-rate = { $percent }% draws
lab-text-by-order = by order of play: { $values }
lab-text-effects = Effects of the pack's numbers
lab-text-effects-on = { $statistic }: effect of one step:
lab-text-number = number
lab-text-one-more = one more
lab-text-one-less = one less
lab-text-reproduce = To reproduce:
