### What kwoon simulate, duel, exploit, ladder, export, solve and tree print. $bot is the id of a bot. Numbers are already rounded.

## All commands

terminal-reports-interpreted = The rules are interpreted: bots with a time limit are weaker than with compiled rules.
terminal-reports-repeat-games = To repeat these games: { $options }
terminal-reports-repeat-deals = To repeat these deals: { $options }
terminal-reports-jobs = --jobs must be at least 1, not { $jobs }.
terminal-reports-games = --games must be at least 1, not { $games }.

## kwoon simulate

terminal-reports-simulated = { $games } games of { $game }, { $decisions } decisions per game.
terminal-reports-seat = Seat { $seat } ({ $bot }): won { $wins }, { $share }% ± { $error }
terminal-reports-seat-draws = Seat { $seat } ({ $bot }): won { $wins }, { $share }% ± { $error }, drew { $draws }
terminal-reports-draws = Draws: { $draws }, { $share }% (not counted as wins)
# $endings lists endings with their numbers.
terminal-reports-endings = Endings: { $endings }
terminal-reports-speed-compiled = { $speed } decisions per second with compiled rules, { $seconds } s in total.
terminal-reports-speed-interpreted = { $speed } decisions per second with interpreted rules, { $seconds } s in total.

## kwoon duel

terminal-reports-against = { $first } against { $second }
# $par is the win rate of an equally strong bot.
terminal-reports-duel = { $first } won { $rate }% ± { $error } against { $second } (equal strength: { $par }%) in { $games } games of { $game }: { $deals } deals, each played from every side.
terminal-reports-duel-draws = Draws: { $draws }
terminal-reports-bot-speed = { $bot }: { $speed } decisions per second

## kwoon exploit

terminal-reports-exploit-progress = exploit { $bot }
terminal-reports-challengers = Challengers of { $bot } in { $game }, with their win rates:
# $bot is padded with spaces.
terminal-reports-challenger = { $bot } { $rate }% ± { $error }, { $deals } deals
terminal-reports-exploit-stopped = Stopped before the measurement: these deals serve only to select the best challenger.
terminal-reports-best-challenger = The best, { $bot }, on { $deals } fresh deals: { $rate }% ± { $error }.
terminal-reports-no-bound = No lower bound: no challenger exploits { $bot } significantly.
terminal-reports-bound = { $bot } is exploitable by at least { $bound } (95% confidence), from 0 (not at all) to 1 (every game lost).
terminal-reports-bound-about = This is a lower bound: another challenger may do better.
terminal-reports-interpreted-challengers = The rules are interpreted: challengers with a time limit are weaker than with compiled rules.

## kwoon ladder

terminal-reports-ladder-progress = ladder of { $game }
terminal-reports-ladder-bot = bot
terminal-reports-ladder-rating = rating
terminal-reports-ladder-against = vs { $bot }
terminal-reports-ladder-speed = decisions/s
# $pairs lists pairs with their number of deals, such as: greedy and random 50
terminal-reports-ladder-deals = Deals per pair, each played from every side: { $pairs }.
terminal-reports-ladder-pair = { $first } and { $second } { $deals }
terminal-reports-ladder-games = { $games } games. To repeat them: { $options }
terminal-reports-not-writable = Cannot write { $path }: it is a folder, or its folder does not exist.

## kwoon export

terminal-reports-wrote-games = Wrote { $count } games of { $game } to { $path } ({ $size } MB).
terminal-reports-wrote-repeatable = { $written } To repeat them: { $options }
terminal-reports-with-people = --with-people needs a hall: add --from-hall WHERE.
terminal-reports-left-people = Left out: { $count } games with people. If these may be shared, add --with-people.
terminal-reports-left-packs = Left out: { $count } games with other packs.

## kwoon tree and kwoon solve

terminal-reports-wrote-tree = Wrote { $path }: { $nodes } nodes, { $states } information states.
terminal-reports-max-nodes = --max-nodes must be at least 1, not { $nodes }.
terminal-reports-iterations = --iterations must be at least 1, not { $iterations }.
terminal-reports-two-players = Only two-player games can be solved.
terminal-reports-too-many-outcomes = A single move has more than { $most } chance outcomes, so the game is too large to solve. Use a pack with fewer cards.
terminal-reports-too-many-nodes = The game tree has more than { $most } nodes ({ $states } information states so far), so it is too large to solve. Use a pack with fewer cards, or increase --max-nodes.
terminal-reports-no-solver = { $game } has no solver for '{ $names }'. Games with one: { $games }.
terminal-reports-other-game = { $path } is a record of a different game: { $game }.
terminal-reports-no-open-position = No position in the record can be solved: something is hidden from a player in each one.
terminal-reports-position-hidden = The position after { $moves } moves cannot be solved: something is hidden from a player.
terminal-reports-position = The position after { $moves } moves, in which nothing is hidden.
terminal-reports-solving = solving
terminal-reports-tree = Game tree: { $nodes } nodes, { $states } information states.
terminal-reports-value = Value for the first seat after { $iterations } iterations of CFR+: { $low } to { $high }, where a win is 1 and a loss -1. These bounds are exact.
terminal-reports-exploitability = Exploitability: { $value } (uniform play: { $uniform }).
# $moves lists moves with their probabilities.
terminal-reports-optimal = Optimal first move for seat { $seat }: { $moves }.

## kwoon rules --clauses

terminal-reports-ruling = This project's ruling: { $reason }
# The name of a scenario follows.
terminal-reports-tested-by = tested by:{ " " }
terminal-reports-outside = outside the rules engine: { $reason }
terminal-reports-not-covered = NOT COVERED by any scenario

## kwoon new-game

terminal-reports-install = Install it with: { $command }
terminal-reports-invalid-title = '{ $title }' is not a valid name for a game. Names start with a letter, such as 'Tiger Claw', and contain no double quotes or backslashes.
terminal-reports-reserved-title = A game cannot be called '{ $title }', because '{ $package }' is not available as a package name. Choose another name.
terminal-reports-folder-not-empty = { $folder } is not an empty folder. Choose a new or empty folder with --into.

## Missing packages

# $purpose is one of the messages below.
terminal-reports-missing-package = { $purpose } needs the package '{ $package }', which is not installed. Install it with: { $command }
terminal-reports-needs-hall = The hall
terminal-reports-needs-moderation = Moderating a hall
terminal-reports-needs-export = Reading the games of a hall
terminal-reports-needs-cluster = Playing on a cluster
terminal-reports-needs-numbers = Changing the numbers of a pack
terminal-reports-needs-query = Querying a study
terminal-reports-needs-study = Storing a study
terminal-reports-needs-tuning = Tuning more than a few numbers
terminal-reports-needs-printing = Printing cards

## kwoon lab

terminal-reports-lab-resume = Run the same command again to continue.
terminal-reports-lab-progress = { $done } of { $total } games
# $resume is the message above.
terminal-reports-lab-games-stopped = Stopped. { $count } games are stored in { $path }. { $resume }
terminal-reports-lab-games-stored = { $count } games of { $game } are stored in { $path }.
terminal-reports-lab-name-pack = Name the pack to compare with the printed cards (--pack FILE), or two packs to compare with each other.
terminal-reports-lab-games-or-precision = Use either --games or --precision, not both.
terminal-reports-lab-minutes = --minutes must be more than 0 and at most 100000, not { $minutes }.
terminal-reports-lab-tuning-stopped = Stopped. The progress is stored in { $path }. { $resume }
terminal-reports-lab-tuning-lost = Stopped. Nothing was stored.
terminal-reports-lab-wrote-pack = Wrote the new pack to { $path }.
