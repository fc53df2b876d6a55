### The page of a balance report: a single file with the results of many games between bots. Python puts these texts into
### it. The sentences and names in it are in src/kwoon/lab/locales.

report-page-title = { $game }: balance report
report-skip = Skip to the findings
report-footer = Made with Kwoon { $version }. This page is self-contained: it loads nothing and sends nothing.

## Header

report-heading = Balance report
report-light-theme = Light theme
report-dark-theme = Dark theme
report-pack = Pack
report-pack-original = Original
report-pack-differences = { $count ->
    [one] One difference from the original pack
   *[other] { $count } differences from the original pack
}
report-games = Games
report-table = Table
report-seats = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
report-option = { $name }: { $value }
# The seed of the random numbers follows.
report-seed = seed
# The command that makes the same report follows.
report-reproduce = To reproduce
report-copy = Copy
report-copied = Copied
report-selected = Selected. Copy it with the keyboard.
report-contents = Contents

## Sections

report-section-findings = Main findings
report-section-fairness = Fairness
report-section-matchups = Matchups
report-section-cards = Cards
report-section-card-use = Card use
report-section-length = Length and endings
report-section-tension = Tension
report-section-skill-and-luck = Skill and luck
report-section-seat-counts = Other seats and options
report-section-number-effects = Effects of the pack's numbers
report-section-reading = How to read this report
# A link from a finding to its section, for screen readers.
report-see-chart = { $title }: see the chart

## Charts and tables

report-sheet = Table: { $title }
report-save-csv = Save as CSV
report-save-sheet = { $title }, save as CSV
report-yes = yes
report-no = no
report-no-value = none
report-even = even
report-points = points
report-times = times
report-range = { $low } to { $high }
report-value-of-bot = { $bot }: { $value }
report-value-with-interval = { $value }, from { $low } to { $high }
report-mean = mean { $mean }
report-mean-of = { $bot }, mean { $mean }
report-not-tested = not tested
report-share-of-games = { $percent }% of games
# $range is a number or a range: "3", "10 to 14".
report-bin-turns = { $range } turns
report-bin-changes = { $range } changes
report-axis-wins = share of wins, %
report-axis-games = % of games
report-axis-picks = % of picks
report-axis-win-rate = win rate, %
report-axis-win-probability = win probability, %
report-axis-percent-of-game = percent of the game
report-axis-turns = turns
report-axis-favorite-changes = lead changes per game
report-axis-uses = uses per seat that held the card
report-axis-effect = effect of one step

## Columns of tables

report-column-value = value
report-column-low = low
report-column-high = high
report-column-low-of = { $title } low
report-column-high-of = { $title } high
report-column-seat = seat
report-column-place = place
report-column-role = role
report-column-ending = ending
report-column-bot = bot
report-column-against = against
report-column-percent = percent
report-column-opening-value = opening value
report-column-drawn-value = value when drawn
report-column-play-rate = play rate
report-column-win-rate-when-played = win rate when played
report-column-id = id
report-column-card = card
report-column-kind = kind
report-column-copies = copies
report-column-designed = designed
report-column-held = held
report-column-significant = significant
report-column-turns = turns
report-column-percent-of-games = percent of games
report-column-statistic = statistic
report-column-percent-of-game = percent of the game
report-column-lower-quartile = lower quartile
report-column-median = median
report-column-upper-quartile = upper quartile
report-column-favorite-changes = lead changes
report-column-deals = deals
report-column-table = table
report-column-games = games
report-column-number = number
report-column-address = address
report-column-current-value = current value

## Fairness

report-fairness-lead = Each dot is a share of the wins, in percent, with its 95% interval. The vertical line is an even share, { $even }%.
report-by-seat = By seat
report-by-seat-about = The seat should not matter.
report-by-order = By order of play
report-by-order-about = The first player, the second player, and so on.
report-by-role = By role
report-by-role-about = Characters, factions or archetypes, against all opponents.
report-fairness-description = { $title }: share of wins for { $names }, shown as a dot with an interval for each bot. The table below has the numbers.

## Matchups

report-matchups-lead = Win rate of the row's role against the column's, in percent. Roles are assigned to every seat, because the bots' own picks would mix strength with preference.
report-matchups-lead-observed = Win rate of the row's role against the column's, in percent, as observed in these games.
report-matchups-key = row loses, even, row wins
report-matchups-of = { $bot } bots
report-matchups-of-games = { $bot } bots, { $count } games per pair
report-equilibrium = Equilibrium
report-equilibrium-about = How often to pick each role, in percent, so that no other choice does better. A role at 0 is never worth picking against a strong opponent.
report-equilibrium-description = Bars: how often the equilibrium picks each of { $names }. The table below has the numbers.

## Cards

report-cards-lead = Value: change in win rate, in points, from one more copy in the opening deal compared with the average card. For the ranking, uncertain values are shrunk toward the mean, so that no card tops the table by chance.
report-cards-lead-not-dealt = These cards are not dealt, so the value of one more copy cannot be measured. How often a card is played, and how often by winners, says little: winners play more cards.
report-cards-by = Values and order from
report-cards-find = Find
report-cards-find-placeholder = a card or kind
report-cards-found = { $count ->
    [one] 1 card found
   *[other] { $count } cards found
}
report-cards-caption = Cards, { $bot } bots. The header buttons sort the table.
# Columns of the table of cards: short.
report-cards-card = Card
report-cards-kind = kind
report-cards-value = Value
report-cards-flag = Flag
report-cards-drawn = Drawn
report-cards-played = Played
report-cards-won = Won
report-cards-held = Held
report-cards-copies = { $kind }, { $count } copies
report-cards-designed = This card has a designed number
report-cards-show-more = { $count ->
    [one] Show 1 more card
   *[other] Show { $count } more cards
}
report-cards-show-fewer = Show fewer cards
# With which bots a card's value is significant.
report-flag-none = no
report-flag-yes = yes
report-flag-every-bot = with every bot
report-flag-only = only with { $bots }
report-flag-disputed = bots disagree
# Legend: what the marks in the table mean.
report-legend-cross = win rate when played, minus { $even }: winners play more, so do not rank by it
report-legend-flag = significant after correction for the number of cards
report-legend-flag-by-bot = significant after correction for the number of cards (empty: not with every bot)
report-legend-designed = has a designed number, which may be changed

## Card use

report-card-use-lead = Average count of each event per seat that held the card; one play may count several times. { $bot } bots.
report-by-kind = By kind of card
report-by-kind-description = Stacked bars: uses of each kind of card. The table of cards below has the numbers.
report-by-card = By card
report-by-card-description = Stacked bars: uses of each card. The table below has the numbers.
report-every-card = Every card ({ $count })

## Length and endings

report-game-length = Game length
report-game-length-caption = Game length, by bot
report-draws = Draws, %
report-turns-per-game = Turns per game
report-turns-description = Histogram: number of turns per game, by bot. The table below has the numbers.
report-endings = Endings
report-endings-description = Bars: percentage of games that end by { $endings }. The table below has the numbers.

## Tension

report-tension-lead = Win probability of the eventual winner at every turn of { $count } games with { $bot } bots, evaluated with all cards visible.
report-deficit = Average deficit
report-deficit-about = How far the winner was behind the leader, averaged over the game.
report-decided = Decided after
report-decided-about = Share of the game after which the winner stays above 90%.
report-win-probability = Win probability of the winner
report-win-probability-about = The line is the median of all winners; half of them are within the band. The longer games stay open, the later the line rises.
report-win-probability-description = Band: the winner's win probability from the beginning to the end of a game. The table below has the numbers.
report-win-probability-tip =
    { $percent }% of the game
    half of the winners between { $low }% and { $high }%
    median { $median }%
report-favorite-changes = Lead changes
report-favorite-changes-description = Histogram: percentage of games by number of lead changes. The table below has the numbers.

## Skill and luck

report-skill-lead = A game rewards skill if each bot beats the next weaker one. The deal brings luck if the same seat keeps winning when the deal is replayed with different dice.
report-deal-luck = Luck of the deal
report-deal-luck-about = Share of the variation in results that the deal explains: how similar the results of games with the same deal are.
report-level-duels = Each bot against the next weaker one
report-level-duels-description = Dots: win rate of each bot against the next weaker one. The table below has the numbers.
report-duel = { $bot } against { $other }

## Other seats and options

report-seat-counts-lead = By order of play: points above or below an even share. All charts use the same axis.
report-seat-count-about = { $draws ->
    [unknown] { $turns ->
        [unknown] { $games } games with { $bot } bots.
       *[known] { $games } games with { $bot } bots, { $turns } turns.
    }
   *[known] { $turns ->
        [unknown] { $games } games with { $bot } bots, { $draws }% draws.
       *[known] { $games } games with { $bot } bots, { $turns } turns, { $draws }% draws.
    }
}
report-seat-count-description = { $name }: points above or below an even share, by order of play. The table below has the numbers.
# The first player, the second player, and so on.
report-place = { $number ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] Sixth
}

## Effects of the pack's numbers

report-effects-lead = Each number of the pack is changed on its own, one step up and one step down, on the same deals. The thin line is the 95% interval; where it crosses 0, the step may have no effect.
report-effects-strongest = The { $shown } strongest of { $count }; the table shows all.
report-effects-description = Bars: effect of one step of each number on { $statistic }. The table below has the numbers.

## How to read this report

report-pitfalls = Pitfalls
report-pitfall-intervals = Intervals are not certain.
report-pitfall-intervals-about = About 95 of 100 intervals contain the true value. Two that overlap may still differ, and one that just misses the even line may be chance.
report-pitfall-bots = A bot is not a player.
report-pitfall-bots-about = A card that is weak in these games may just be played badly by the bot. Trust results that bots of different strengths agree on, and give the strongest bot the most weight.
report-pitfall-played = Winners play more cards.
report-pitfall-played-about = A player in the lead also draws more, so cards look good when played. That is why the cross is gray and never used for ranking.
report-pitfall-chance = Some cards stand out by chance.
report-pitfall-chance-about = Among fifty cards, a few always do. Flags correct for this: at most 5% of them are expected to be false.
report-pitfall-largest = The largest estimate is usually too large.
report-pitfall-largest-about = Play more games before you change a number because of it.
report-pitfall-opening = The opening value is about the opening deal.
report-pitfall-opening-about = It is the effect of one more copy dealt at random, compared with the average card. It does not show how good a card is for a player who waits for it.
report-pitfall-seats = A seat's share says nothing about cards.
report-pitfall-seats-about = Where all seats are equivalent, differences between them are chance. This checks the rules, not the numbers.
report-pitfall-matchups = A matchup table is never quite even.
report-pitfall-matchups-about = Chance alone moves cells away from 50. Look for intervals that exclude 50, and for roles that the equilibrium never picks.
report-pitfall-tension = Win probabilities are estimates.
report-pitfall-tension-about = Tension depends on how positions are evaluated. Use it to compare packs, not different games.
report-glossary = Glossary
report-tables = Tables
report-rows = { $count ->
    [one] 1 row
   *[other] { $count } rows
}
