### Texts of web/src/components: the top bar, the home page's lists and the parts of a table that all games share.

components-brand = Kwoon
# The title in the browser's tab.
components-tab-title = { $title } · Kwoon

## Top bar and settings

components-to-hall = Kwoon: go to the hall
components-nav = Main menu
components-nav-play = Play
components-nav-learn = Learn
components-nav-community = Community
components-menu = Menu
components-settings = Settings
components-language = Language
components-sound = Sound
components-volume = Volume
components-haptics = Vibration
components-dark-theme = Dark theme
components-one-tap = Play cards with one tap
components-one-tap-about = A click or tap plays a card at once. Hold a card to read it.
components-notify = Notify me when it's my turn
components-notify-about = When you're on another page. Includes invitations.
components-comfort = Accessibility
components-text-size = Text size
components-text-normal = Normal
components-text-large = Large
components-text-larger = Extra large
components-safe-colors = Color-blind mode
components-safe-colors-about = Blue and orange instead of green and red.
components-large-targets = Larger buttons
components-left-handed = Left-handed
components-left-handed-about = On phones, controls are on the left.
components-designer = Number sources
components-designer-about = Shows which card numbers are our own.
components-speed = Animation speed
components-speed-slow = Slow
components-speed-normal = Normal
components-speed-fast = Fast
components-speed-off = Off
components-name = Your name
components-name-is = You're { $name }
components-name-change = Change your name
components-save = Save

## Games on the home page

components-players = { $count } players
components-players-range = { $least }–{ $most } players
components-minutes = { $least }–{ $most } min
components-cards = Cards
components-cards-of = Cards of { $game }
components-learn = Learn
components-learn-game = Learn { $game }
components-play-now = Play now
components-find-opponent = Find opponent
components-find-opponent-about = A rated duel with another player
components-seekers = { $count ->
    [one] 1 player is looking for an opponent
   *[other] { $count } players are looking for an opponent
}
components-with-friends = With friends
components-table-settings = Table settings

## Bots. $bot is a bot's name, such as Novice.

components-bot = bot
components-level = Level
components-level-of = level { $level }
components-bot-level = Bot level
# The bot against which the player wins about half the games.
components-even = Even
components-even-match = Even match: { $bot }
components-even-match-about = Even match: { $bot }. { $description }
components-bot-about = { $bot }: { $description }
components-bot-chosen = { $bot }.
components-bot-level-chosen = { $level }: { $bot }.
components-bot-rating = Rated { $rating }.
components-own-bot = your own bot
components-strength = Strength
components-fits-you = even match
# How a bot likes to play: aggressive, careful …
components-style = Style
components-style-neutral = Neutral

## Table settings

components-seats = Players
# Settings of a table that few change.
components-house-rules = House rules
components-house-rules-changed = { $count } changed
components-bot-label = Bot
components-clock = Clock
components-turbo = Turbo: 3 s left after the first choice
components-call = Play to the call: “Ready, set, FIGHT!”
components-auto-pass = Out of turn, auto-pass after { $seconds } s
components-public = Show the table in the hall
components-public-tournament = Show the tournament in the hall
components-hints = Hints for everyone
components-hints-about = Games against bots always have them.
components-rated = Rated
components-rated-leaving = Rated: leaving loses
components-rated-about = Needs a clock and no hints. Leaving counts as a loss.
components-rated-tag-about = The result changes the players' ratings.
components-rating = Rating
# A rating that is still uncertain.
components-rating-provisional = { $rating }?

## Lists of tables

components-all = All { $count }
components-all-of = All { $count }: { $list }
components-fewer = Fewer
components-fewer-of = Fewer: { $list }
components-open-tables = Open tables
components-open-none = No open tables.
components-open-waiting = { $players-count ->
    [one] { $players } is waiting
   *[other] { $players } are waiting
}
components-open-waiting-anyone = Someone is waiting
components-open-duel = { $first } vs. { $second }
components-open-several = { $players }
components-seats-free = { $free } of { $seats } seats free
components-join = Join
components-watch = Watch
components-lesson = { $game } (lesson)
components-against = vs. { $players }
components-just-now = just now
components-replay = Replay
components-resume = Resume
components-table-ready = Your table is ready
components-table-waiting = Waiting for players
components-your-turn = Your turn
components-turn-of = { $player }'s turn
components-turn-others = Waiting for others
components-running = In progress
components-over = Over
components-draw = Draw
components-you-won = You won
components-you-lost = You lost
components-tournaments = Tournaments
components-all-tournaments = All
components-record-open = Open a saved game
components-record-too-long = This file is too large to be a saved game.

## At the table

components-seat = Seat { $number }
components-you = you
components-away = away
components-to-move = To move
# Follows the score: 3 of 7 points. $unit is what the game counts, such as points.
components-of-goal = of { $goal } { $unit }
# Stands before one mark for each round.
components-rounds = rounds
components-rounds-won = { $won } of { $goal } rounds won
components-round = Round { $number }
components-time-left = { $time } left
components-deck = Deck
components-hand = Cards in hand
components-hand-of = { $count ->
    [one] 1 card in { $player }'s hand
   *[other] { $count } cards in { $player }'s hand
}
components-face-down = { $count } face down
components-card-face-down = Face-down card
# $pile is the name of a pile, such as Discard pile.
components-pile = { $pile }: { $cards }.
# Several moves with the same card.
components-which-move = Choose one
components-confirm = Confirm card
components-cancel = Cancel

## Cards

components-number-value = value { $value }
components-number-points = { $value ->
    [one] 1 point
   *[other] { $value } points
}
components-number-ap = AP { $value }
components-number-attack = attack { $value }
components-number-defense = defense { $value }
components-number-bonus = plus { $value }
components-number-reduce = { $value } less damage
components-number-heal = { $value } Chi
components-number-spirit = Spirit
# A number that is not drawn on the card.
components-number-other = { $name } { $value }
components-number-list = { $numbers }
# $source is one of the following texts.
components-number-source = { $number }: { $source }
components-source-printed = printed on the card
components-source-inferred = follows from the rulebook
components-source-found = found in public descriptions
components-source-designed = our own design; no printed number is known
# Between two texts that are read aloud.
components-pause = { ". " }
components-becomes = Becomes { $card }.
components-all-cards = See all cards
components-close = Close
components-inspect-card = Show { $card }
components-card-rules = Rules for this card

## Rules

components-search-rules = Search the rules
components-search-keys = Enter: next match. Shift+Enter: previous match.
components-matches = { $count ->
    [one] 1 match
   *[other] { $count } matches
}
components-match-of = { $count ->
    [one] { $current } of 1 match
   *[other] { $current } of { $count } matches
}
components-match-previous = Previous match
components-match-next = Next match
components-match-list = Matches
components-chapters = Chapters
components-rules-now = Rules for this moment
components-for-now = For this moment
components-exact-rules = Exact rules
components-no-rule = No match. Try another word, such as “draw” or “tie”.
components-every-clause = Show every clause with its source and our reasons
components-our-ruling = our ruling
components-source-silent = Not in the rulebook.
# $section is a heading in the printed rulebook.
components-source = Rulebook: { $section }.
components-rules-failed = Couldn't load the rules.

components-qr = QR code for the link

components-player-card = About { $name }
components-about-player = About this player
