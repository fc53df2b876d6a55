### Help and errors of the command line. Commands, options and words in capitals, such as GAME, stay English in all languages. Each message is one line without selectors.

## The overview

cli-overview = Kwoon is a training hall for kung-fu card games.
cli-overview-play = play against a bot
cli-overview-hotseat = play with two people at one keyboard
cli-overview-continue = continue a saved match
cli-overview-replay = watch a match again
cli-overview-rules = look up a rule
cli-overview-cards = list every card, with the source of each number
cli-overview-simulate = play many games and count who wins
cli-overview-duel = compare two bots on paired deals
cli-overview-ladder = rate all bots of a game
cli-overview-export = write games as training data
cli-overview-solve = solve a small pack or a round of Dragon Punch
cli-overview-lab = measure card values, win rates and game length
cli-overview-serve = start a hall to play in the browser
cli-overview-hall = moderate a hall
cli-overview-help = For help on a command: { $command }

## Common parts of the help

cli-usage = usage: { $command }
cli-heading = { $text }:
cli-commands = commands
cli-subcommands = subcommands
cli-arguments = positional arguments
cli-options = options
cli-examples = examples:
# $text is the summary of a command, such as "Play a match in the terminal".
cli-sentence = { $text }.
cli-option-help = show this help message and exit
cli-option-version = print the version, and whether the rules are compiled
cli-stopped = Stopped.

## Errors

cli-error = { $command }: error: { $problem }
cli-error-argument = argument { $argument }: { $problem }
cli-error-required = the following arguments are required: { $arguments }
cli-error-unrecognized = unrecognized arguments: { $arguments }
cli-error-ambiguous = ambiguous option: { $option } could match { $options }
cli-error-one-argument = expected one argument
cli-error-some-arguments = expected at least one argument
cli-error-number-of-arguments = expected { $count } arguments
cli-error-no-argument = takes no value, but was given { $value }
cli-error-conflict = not allowed with argument { $option }
cli-error-value = invalid value: { $value }
cli-error-choice = invalid choice: { $value } (choose from { $choices })
cli-unknown-language = '{ $language }' is not a language. Languages: { $languages }.

## Common options

cli-game = id of the game, such as fight
cli-games = number of games (default: 1000)
cli-seed = any text; the same seed gives the same games (default: random)
cli-seed-deals = any text; the same seed gives the same deals (default: random)
cli-seats = number of players (default: the game's minimum)
cli-option = set an option of the game; see below
cli-pack = use this pack instead of the printed cards
cli-paper = paper size of the PDF (default: a4)
cli-plain = print plain text without color or drawings
cli-language = language: { $languages } (default: the language of your system)
cli-json = print JSON
cli-jobs = number of processes (default: one per core)
cli-cluster = play the games on a Ray cluster (see docs/design/laboratory.md)
cli-example-pack = the same with your own cards

## kwoon play

cli-play = play a match in the terminal
cli-play-example-hotseat = two people at one keyboard; hands stay hidden while you hand it over
cli-play-example-turbo = the same in turbo mode: the second player has 10 seconds
cli-play-example-teams = you and a bot against two bots
cli-play-example-seed = the same deal every time
cli-play-example-plain = no color and no drawings, for screen readers
cli-play-example-language = in Chinese
cli-play-notes = Type help during the match. Press Ctrl-C to stop; the match is saved, and the command to continue it is printed.
cli-play-hotseat = fill all seats with people who share this keyboard
cli-play-name = your name, shown to other players and in records (default: Player); repeat for each person
cli-play-bot = bot to play against (default: random, the easiest)
cli-play-record = continue the match in this record
cli-play-seed = any text; the same seed gives the same deal and dice (default: random)
cli-play-call = with --hotseat: the second player's time limit (10 if omitted); it applies to every turn in Dragon Punch, and only after a call in other games
cli-play-no-confirm = reveal cards without asking for confirmation

## kwoon replay

cli-replay = replay a match and verify its record
cli-replay-example-open = step through it with all cards open
cli-replay-example-seat = show only what the first player saw
cli-replay-example-name = show what Bo saw, without pauses
cli-replay-file = record of a match
cli-replay-as = a seat number, a player's name, spectator, or open for all cards (default: open)
cli-replay-all = print everything without waiting for Enter

## kwoon rules

cli-rules = read a game's rulebook, or every rule with the scenarios that test it
cli-rules-example-count = count the rules of each game
cli-rules-example-book = read the rulebook of FIGHT
cli-rules-example-clauses = print every rule of FIGHT, with the scenarios that test it
cli-rules-example-words = print the rules about the Tie Breaker
cli-rules-example-rulings = print this project's decisions where the rulebook is unclear
cli-rules-words = print only the rules that contain all these words
cli-rules-clauses = print every rule instead of the rulebook
cli-rules-example-print = write the rulebook as a PDF, with pictures of the cards
cli-rules-print = write the rulebook as a PDF
cli-rules-pack = with --print: show the cards of this pack

## kwoon cards

cli-cards = list, copy or print the cards of a game
cli-cards-example-copy = copy the printed pack to a file that you can change
cli-cards-example-pack = check and list your own pack
cli-cards-example-fields = list the fields of a pack
cli-cards-example-print = make sheets of cards to cut out, with backs for duplex printing
cli-cards-fields = list the fields that a pack of the game can have
cli-cards-copy = copy the pack to FILE
cli-cards-print = write a PDF with sheets of cards to cut out
cli-cards-one-each = print one copy of each card

## kwoon simulate

cli-simulate = play many games and count who wins
cli-simulate-example-random = with random moves
cli-simulate-example-seed = the same counts every time, with two processes
cli-simulate-seed = any text; the same seed gives the same games, regardless of --jobs (default: random)
cli-simulate-bots = one bot for all seats, or one per seat
cli-simulate-jobs = number of processes (default: 1)

## kwoon export

cli-export = write games as JSON lines: newly played, or from a hall
cli-export-example-hall = finished games of a hall, without names
cli-export-bots = one bot for all seats, or one per seat (default: greedy)
cli-export-out = file to write; compressed if the name ends in .gz
cli-export-from-hall = export the finished games of a hall: its folder, database file or database URL
cli-export-with-people = include games with people, without their names; use it only if these games may be shared

## kwoon duel

cli-duel = play two bots against each other on paired deals
cli-duel-example = every deal is played from both sides
cli-duel-example-seats = one master among three greedy bots, in every seat in turn
cli-duel-example-custom = your own bot: class or function Careful in mybots.py
cli-duel-first = bot whose wins are counted
cli-duel-second = bot in all other seats
cli-duel-games = minimum number of games (default: 200)

## kwoon exploit

cli-exploit = measure a lower bound on a bot's exploitability
cli-exploit-example = challenge it with every level and a best response
cli-exploit-example-custom = your own bot, also challenged by another one of yours
cli-exploit-example-deals = fewer deals for a slow bot; still a lower bound
cli-exploit-bot = bot to exploit
cli-exploit-deals = deals for measuring the best challenger (default: 200)
cli-exploit-selection-deals = deals per challenger for choosing the best one (default: a quarter of --deals)
cli-exploit-challenger = add a challenger, such as a trained bot; repeat for more
cli-exploit-only = use only these challengers

## kwoon ladder

cli-ladder = play all bots of a game against each other and rate them
cli-ladder-example = print ratings and a table of results
cli-ladder-example-plot = also plot the ratings
cli-ladder-example-checkpoint = play for half an hour; run again to continue
cli-ladder-bots = bots to rate (default: all levels)
cli-ladder-games = minimum number of games per pair (default: 100)
cli-ladder-plot = plot the ratings in an SVG file
cli-ladder-minutes = stop after M minutes, shared equally by all pairs
cli-ladder-checkpoint = store the results in FILE and continue from them

## kwoon serve

cli-serve = start a hall to play in the browser
cli-serve-example-open = start the hall and open a browser
cli-serve-example-host = open the hall to others on your network
cli-serve-host = address to listen on (default: 127.0.0.1, this machine only)
cli-serve-port = port to listen on (default: 8000; 0 for any free port)
cli-serve-data = folder for the hall's data (default: your data folder)
cli-serve-database = store the data in a PostgreSQL database instead
cli-serve-pack = offer this pack alongside the printed ones; repeat for more
cli-serve-bot = offer your own bot; repeat for more
cli-serve-open = open a browser
cli-serve-log = write a log to FILE; - means standard error (default: errors only)

## kwoon new-game

cli-new-game = write a small complete game that you can change into your own
cli-new-game-example = write it into the folder tiger-claw
cli-new-game-example-into = write it into another folder
cli-new-game-name = name of the game, such as Tiger Claw
cli-new-game-into = folder to write to; it must be new or empty (default: the name in lowercase)

## kwoon tree and kwoon solve

cli-tree = write the game tree of a small two-player game for Gambit and OpenSpiel
cli-tree-out = write to FILE (default: standard output)
cli-max-nodes = refuse game trees with more than N nodes (default: { $most })
cli-solve = solve a small game, an endgame of FIGHT, or a round of Dragon Punch
cli-solve-example-pack = a whole pack with six cards
cli-solve-example-record = a position in which nothing is hidden
cli-solve-iterations = iterations of the solver (default: 300)
cli-solve-record = solve a position from this record
cli-solve-after = use the position after N moves of the record (default: the first in which nothing is hidden)

## kwoon lab

cli-lab = measure the balance of a game over many games
cli-lab-example-games = play and store games; run again to continue
cli-lab-example-compare = measure the effect of your changes on the same deals
cli-lab-example-card = measure one card in detail
cli-lab-example-sweep = find the numbers that matter
cli-lab-example-tune = search for numbers that reach your goals
cli-lab-number-of-games = number of games played by the quick bot; slower bots play fewer (default: 10000)
cli-lab-bots = bots, each playing against itself (default: quick)
cli-lab-seed = any text; the same seed gives the same games (default: kwoon)
cli-lab-study = folder of the study
cli-lab-out = write the results to FILE (.html, .json or text)
cli-lab-report = play many games and report the results in sentences and charts
cli-lab-report-example-text = print the report as text
cli-lab-report-example-study = report on stored games
cli-lab-report-game = id of the game, or the folder of a study
cli-lab-report-out = write an HTML page instead of text
cli-lab-games = play games and store them as a study
cli-lab-games-example = continue to 200,000 games
cli-lab-games-number = number of games in the study (default: 10000)
cli-lab-query = query a study with SQL
cli-lab-query-sql = SQL query on the tables games, seats and cards
cli-lab-query-columns = list the tables and columns with their meanings
cli-lab-compare = play two packs on the same deals and report the differences
cli-lab-compare-example-printed = compare with the printed cards
cli-lab-compare-example-precision = play until the main difference is known to within 1 point
cli-lab-compare-precision = play until the main difference is known to within ± POINTS
cli-lab-compare-pack = pack to compare with the printed cards; repeat to compare two packs
cli-lab-card = measure one card: its value when dealt, when swapped in, and when banned
cli-lab-card-id = id or name of the card (see kwoon cards GAME)
cli-lab-sweep = change every designed number by one step up and down and report which ones matter
cli-lab-sweep-number = change only this number of the pack; repeat for more
cli-lab-tune = search for numbers that reach your goals and confirm them with every bot
cli-lab-tune-example-checkpoint = run again to continue
cli-lab-tune-example-file = example file:
cli-lab-tune-example-bots = the goal must hold for each
cli-lab-tune-example-confirm = these bots confirm the result
cli-lab-tune-example-price = cost in points for every step away from the current number
cli-lab-tune-file = TOML file with the numbers and the goals
cli-lab-tune-minutes = limit the search to M minutes; confirming takes extra time
cli-lab-tune-checkpoint = store the progress in FILE and continue from it
cli-lab-tune-out = write the new pack to FILE

## kwoon hall

cli-hall = moderate a hall
cli-hall-example-reports = list open reports with the reported text
cli-hall-example-close-account = sign a person out and lock the account
cli-hall-example-reset-name = replace an offensive name
cli-hall-example-close-table = end a table without a result and hide it
cli-hall-example-resolve = mark report 12 as done
cli-hall-example-log = list all moderation actions
cli-hall-example-feedback = list players' notes on games and cards
cli-hall-data = folder of the hall (default: your data folder)
cli-hall-database = the hall's PostgreSQL database, instead of a folder
cli-hall-person = id of the person, or a name that only one person has
cli-hall-reason = reason to record in the moderation log
cli-hall-reports = list open reports, oldest first
cli-hall-reports-example = list open reports
cli-hall-reports-example-all = include resolved reports, as JSON
cli-hall-reports-all = include resolved reports
cli-hall-log = list the latest moderation actions, oldest first
cli-hall-log-last = number of actions (default: 100)
cli-hall-feedback = list players' notes on games and cards, oldest first
cli-hall-feedback-example = list the notes on all games
cli-hall-feedback-example-clear = print and delete the notes on one game
cli-hall-feedback-game = list only notes on this game
cli-hall-feedback-clear = delete the notes after printing them
cli-hall-close-account = sign a person out everywhere and lock the account
cli-hall-close-account-example = the id is in the reports and in the link to their page
cli-hall-close-account-notes = Their seats become free as if they had left, and they can no longer sign in with that name.
cli-hall-reopen-account = reopen a closed account
cli-hall-reset-name = replace a person's name with a guest name everywhere
cli-hall-reset-name-example = they can choose another name later
cli-hall-close-table = end a table at once
cli-hall-close-table-example = the id is the last part of the table's link
cli-hall-close-table-notes = Nobody wins, nothing counts, and the table's chat and replay are hidden.
cli-hall-table = id of the table
cli-hall-resolve = mark a report as done
cli-hall-report = number of the report
