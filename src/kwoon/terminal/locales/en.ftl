### The client in the terminal. Commands that players type, such as help, undo and pass turn, stay English in all
### languages. A question is followed by a space and what the player types.

## Names and lists

terminal-player = Player
terminal-player-number = Player { $number }
terminal-bot-name = { $name } (bot)
# $first and $second are players or teams, such as "Ann and Bo".
terminal-matchup = { $first } against { $second }
terminal-match-title = { $game }: { $matchup }
# What follows belongs to the label.
terminal-label = { $label }:{ " " }
terminal-clause-separator = { ", " }
terminal-semicolon = { "; " }
terminal-card-copies = { $count } { $card }
terminal-card-count = { $card } ({ $count })

## The match

terminal-continues = The match continues.
# $count is the number of bots, $levels their levels.
terminal-bot-level = { $count ->
    [one] The bot plays at level { $levels } of { $most }.
   *[other] The bots play at level { $levels } of { $most }.
}
terminal-commands = Type help at any time, card NAME to read a card, or rules WORD to look up a rule.
terminal-press-enter = Press Enter to begin:
terminal-draft-moves = So far: { $moves }.
# $draft is the message above.
terminal-draft = { $draft } (type undo to take the last one back)
terminal-only-pass = You can only pass.
terminal-choice = Your choice (or help):
terminal-choice-seconds = { $seconds ->
    [one] Your choice, 1 second left (or help):
   *[other] Your choice, { $seconds } seconds left (or help):
}
terminal-confirm = { $move }? Press Enter to confirm, or choose another:
terminal-confirm-note = { $move } ({ $note })? Press Enter to confirm, or choose another:
terminal-confirm-only = { $move }? Press Enter to confirm (or help):
terminal-choose-again = Choose again.
terminal-choose-number = Choose a number from 1 to { $count }.
terminal-one-move = There is only one move: type 1.
terminal-type-help = For help, type help.
# A player chose a card in secret that had no effect.
terminal-not-needed = { $card } was not needed and is still in your hand.
terminal-the-end = The end
terminal-play-again = Play again? Type yes, or press Enter to quit:
terminal-saved = Saved as { $path }
terminal-to-replay = To replay it: { $command }
terminal-to-continue = To continue: { $command }

## Several people at one keyboard

terminal-hide-cards = Press Enter to hide your cards from { $player }:
terminal-at-keyboard = Press Enter when { $player } is at the keyboard:
terminal-at-keyboard-limit = Press Enter when { $player } is at the keyboard ({ $player } then has { $seconds } seconds):
terminal-has-chosen = { $player } has chosen. ({ $player }: type undo to choose again.)
terminal-has-chosen-call = { $player } has chosen. ({ $player }: type undo to choose again. Type call to give { $next } { $seconds } seconds.)
terminal-time-up = Time's up. The game chooses a random card for you.
terminal-no-call-needed = No call is needed: the countdown starts when the first player has chosen.
terminal-call-later = Choose first, then type call when you hand over the keyboard.
terminal-hall-only = To play with the call or in turbo mode at one keyboard, use --hotseat --call. Clocks, and the call against bots, are available only in the hall: kwoon serve --open

## A player who is out

terminal-out-watch = You are out of the game. Press Enter to watch the next turn, or type end to skip to the end:
terminal-watch = Press Enter to watch the next turn, or type end to skip to the end:

## The log

terminal-heading-round = Round { $number }
terminal-heading-turn = Turn { $number }
terminal-heading-arena = Arena { $number }
# $heading is one of the three above.
terminal-heading-sentence = { $heading }.
# The same thing happened several times in a row.
terminal-repeated = { $count ->
    [2] { $sentence } (Twice.)
   *[other] { $sentence } ({ $count } times.)
}

## The list of commands

terminal-help-number = choose the move with this number
terminal-help-move = choose a move by its text in the list
terminal-help-move-short = choose a move by its text in the list; { $short } is enough
terminal-help-look = show the table again
terminal-help-card-name = card NAME
terminal-help-card = explain a card or token; part of its name is enough
terminal-help-cards = list the cards that you can see; cards all lists every card of the game
terminal-help-why = explain why cards in your hand can't be used now; why NAME explains one card
terminal-help-hint = suggest a move: that of the strongest bot, which sees only what you see
# $bot is the name of the strongest bot, and $moves lists its moves.
terminal-hint = { $bot } would choose: { $moves }. Your win chance is about { $chance }%.
terminal-no-hints = There are no hints: { $reason }
terminal-help-discards = show the discard pile
terminal-help-pass-turn = pass all optional prompts until this turn ends; type it again to stop passing
terminal-help-undo = take back your last choice, until it is revealed
terminal-help-log = show what happened recently; log all shows everything
terminal-help-rules-word = rules WORD
terminal-help-rules = look up a rule, for example: rules { $word }
terminal-help-save-file = save FILE
terminal-help-save = write the record to another file; it is saved automatically
terminal-help-concede = give up the match
terminal-help-quit = stop; you can continue later

## Commands

terminal-prompts-again = You'll get optional prompts again.
terminal-passing-turn = You'll pass all optional prompts until this turn ends.
terminal-no-optional-prompts = This game has no optional prompts.
terminal-rules-example = To look up a rule, add a word, for example: rules { $word }
terminal-cannot-write = Cannot write { $path }: { $reason }.
terminal-nothing-to-undo = There is nothing to take back.
terminal-concede = Give up the match? Type yes to confirm:
terminal-play-on = The match continues.

## Rules

terminal-no-rule = No rule contains '{ $word }'. Try another word, for example: rules { $example }
terminal-more-found = { $count } more found. To narrow the search, add a word: rules { $word } ...

## Cards

terminal-your-hand = Your hand
terminal-hand = Hand
terminal-hand-empty = Your hand is empty.
terminal-discard-pile = Discard pile
terminal-no-discard-pile = This game has no discard pile.
terminal-empty = empty
terminal-cards-of-game = The cards of this game
terminal-tokens = Tokens
# Follows the names of cards.
terminal-as-above = : as above.
# Follow the names of cards. $summary is the kind, perhaps with numbers.
terminal-card-text = : { $summary }. { $text }
terminal-card-summary = : { $summary }.
terminal-not-used = It is not used in this match.
terminal-no-card = No card is called '{ $text }'. Type cards all to list every card.
terminal-no-card-but-rules = No card is called '{ $text }'. Type cards all to list every card, or rules { $text } to find a rule.
terminal-several-cards = '{ $text }' matches several cards: { $cards }.
terminal-player-not-card = { $name }: a player, not a card.
terminal-team-not-card = { $name }: a team of { $players }, not a card.
# $term is a word of the game, such as "Tie breaker". Its definition follows.
terminal-term-title = { $term }:{ " " }
# $meaning is the definition of the term.
terminal-term = { $term }: { $meaning }
terminal-is-term = { $term } is not a card but a term: { $meaning }
terminal-more-rules = For more, type: rules { $term }
terminal-is-token = { $token } is a token: { $text }

## Why a card or a move can't be used

terminal-no-card-in-move = Move { $number } doesn't use a card.
terminal-not-one-card = '{ $text }' does not name one card. Type more of its name, or type cards to list the cards.
terminal-can-use = You can use every card in your hand now.
terminal-can-discard = You can discard every card in your hand now.
terminal-you-can = You can: { $moves }.
terminal-you-can-examples = For example, you can: { $moves }; type look to see all moves, or help for the commands.
terminal-you-can-use = You can use { $card }: { $moves }.
# $reason is a sentence about one card; it also applies to $cards.
terminal-same-reason = { $reason } The same applies to { $cards }.
# $reason is a sentence that does not name the cards.
terminal-reason = { $cards }: { $reason }
terminal-located = You can see it here: { $places }.
terminal-on-discard-pile = It is in the discard pile (type discards).
terminal-not-a-move = '{ $text }' is not a move.
terminal-no-such-card = There is no card '{ $text }'.
terminal-not-possible = '{ $move }' is not possible now.
terminal-not-possible-undo = '{ $move }' is not possible now; type undo to take back your last choice.
terminal-several-moves = '{ $text }' matches several moves: { $moves }. Type one of them.
terminal-to-concede = To give up the match, type concede.
terminal-name-not-number = Use a player's name instead of a number.
terminal-is-team = { $team } is a team: name one of its players.
terminal-is-target = { $player } is a player: { $move }.
terminal-is-player = { $player } is a player, not a card.
terminal-no-player = No player is called '{ $text }'.

## A match that can't start

terminal-name-a-game = Name a game: { $games }. For example: { $command }
terminal-too-many-names = { $people ->
    [one] You gave { $names } names, but only 1 can play at this keyboard.
   *[other] You gave { $names } names, but only { $people } can play at this keyboard.
}
terminal-invalid-name = Invalid name '{ $name }': use 1 to { $most } printable characters.
terminal-bot-like-name = Invalid name '{ $name }': only bots' names can end in (bot).
terminal-name-of-bot = Invalid name '{ $name }': a bot has this name. Choose another.
terminal-call-needs-people = --call needs two people: add --hotseat. Against bots, the call is available only in the hall: kwoon serve
terminal-no-call-in-game = --call is not available in { $game }, which has no simultaneous choices.
terminal-call-range = --call must be between { $min } and { $max } seconds, not { $seconds }.
terminal-match-over = That match is over. To replay it: { $command }
terminal-cannot-read = Cannot read { $path }: { $reason }.
terminal-not-a-record = { $path } is not a record: it is not a text file.
terminal-custom-bot = { $player } is a custom bot. Name its module with --bot MODULE:{ $name }.
terminal-all-bots = All players in this record are bots. To take over all seats, add --hotseat.
terminal-not-an-option = '{ $text }' is not an option: write NAME=VALUE.

## Replays

terminal-shown-open = Shown with all cards open.
terminal-shown-spectator = Shown as spectators saw it.
terminal-shown-player = Shown as { $player } saw it.
# $viewers lists words that can be typed.
terminal-unknown-viewer = Unknown viewer '{ $text }'. Choose one of: { $viewers }.
terminal-so-far = So far
terminal-unfinished-record = The record ends here; the match is not over.
terminal-valid-record = The record is valid: every move was replayed.
terminal-replay-step = Press Enter to continue, a for all the rest, or q to quit:

## The board of games without their own

terminal-the-table = The table
terminal-yes = yes
# $label is a word of the game, such as "played".
terminal-cards-of-player = { $player-is ->
    [you] Your { $label }
   *[other] { $player }'s { $label }
}
terminal-cards-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
terminal-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
terminal-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
terminal-face-down = { $count ->
    [one] a face-down card
   *[other] { $count } face-down cards
}

## kwoon cards and kwoon rules

terminal-cards-total = { $game }: { $copies } cards, { $kinds } of them different, pack { $pack }.
terminal-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
}
terminal-on-card = on the card { $card }
terminal-source-printed = printed: from the printed game.
terminal-source-inferred = inferred: inferred from an example in the rulebook.
terminal-source-found = found: from a public description of the game.
terminal-source-designed = designed: chosen by the author of the digital game, because no printed number is known.
terminal-unknown-icon = No icon is called '{ $icon }': { $cards } will show a fist.
terminal-rules-total = { $game }: { $clauses } clauses, { $covered } covered by scenarios, { $outside } outside the rules engine, { $uncovered } not covered.
terminal-to-read-rules = To read them: { $command }
terminal-no-rule-of-game = No rule of { $game } contains '{ $words }'.
terminal-file-exists = { $path } already exists. Choose another file name.
terminal-copied-pack = Wrote { $path }. Change a number, then run: { $command }
terminal-wrote-sheets = Wrote { $path }. Print it double-sided at 100% size, flipped on the long edge, and cut along the marks.
terminal-wrote-rulebook = Wrote { $path }.
terminal-print-whole-rulebook = Only the whole rulebook of a game can be printed: { $command }

## The options of the games, in kwoon play --help

terminal-options-help = games with their number of players (--seats) and options (--option NAME=VALUE; the first value is the default):
terminal-number-of-players = { $count } players
terminal-numbers-of-players = { $first } to { $last } players
# $players is one of the two above.
terminal-no-options = { $players }, no options
