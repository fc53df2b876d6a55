### Texts of web/src/pages, and of everything that concerns all pages.

pages-loading = Loading…
pages-no-answer = Can't reach the hall. Check your connection and try again.
pages-failed = That didn't work. Try again in a moment.
pages-unreachable = Can't open the hall
pages-load-failed = Can't load this page
pages-load-failed-text = Check your connection and try again.
pages-not-found = Page not found
pages-not-found-text = This link leads nowhere. It may have been cut off when it was copied.
pages-no-workshop = No workshop here
pages-no-friends = No friends list here
pages-no-tournaments = No tournaments here
pages-try-again = Try again
pages-to-hall = Go to hall

## Notifications

pages-your-turn = Your turn
pages-your-turn-text = The other players have moved.
# $prompt is the question to the player.
pages-your-turn-prompt = { $game }: { $prompt }
pages-game-starts = The game starts
pages-game-starts-text = { $game }: everyone is seated.
pages-table-ready = Your table is ready
pages-table-ready-text = The next round of your tournament is starting.
pages-notifications-blocked = This browser blocks notifications here. The tab's title still shows when it's your turn.

## Home

pages-home-title = Kwoon: kung-fu card games
pages-home-title-turn = ● Your turn · Kwoon
pages-home-welcome = Take a seat.
pages-home-partner = There's always a partner ready to spar.
pages-home-lead = A teacher explains as you play. No sign-up.
# The names of a region for screen readers.
pages-next = Your next step
# The first game to learn.
pages-start-here = Start here
pages-start-here-lesson = Start here: learn { $game } in { $minutes } minutes
pages-play-again = Play { $game } again
pages-home-tables = Tables
pages-your-games = Your games
pages-recent-games = Recent games
# Links to pages about players.
pages-people = Players
pages-your-page = Your profile
pages-leaderboards = Leaderboards
pages-finished-games = Finished games
# What happens in the hall now.
pages-now = Now
# Tabs of the community: finished games at public tables, and the player's own profile.
pages-tab-games = Games
pages-tab-friends = Friends
pages-tab-profile = Profile
pages-account = Account
pages-about = About Kwoon
pages-credits-short = Icons by the authors of game-icons.net, CC BY 3.0

## Learn

pages-no-game = There's no such game.
pages-no-lesson = Nothing to learn here
pages-lesson = Learn { $game } by playing
pages-lesson-about = A short match with a teacher.
pages-learn-about = A lesson is a short game with a teacher.
pages-start-lesson = Start lesson
pages-start-lesson-of = Start lesson: { $game }
pages-lesson-minutes = Start lesson · { $minutes } min
pages-rules = Rules
pages-rules-of = Rules of { $game }
pages-all-cards = All cards

## Cards

pages-no-cards = No such cards
pages-no-cards-text = These cards don't exist.
pages-printed-cards = As printed.
# The cards of a game that was designed for Kwoon and never printed
pages-designed-cards = Original cards.
pages-pack-by = by { $owner }
pages-differences = { $count ->
    [one] 1 change from the printed game
   *[other] { $count } changes from the printed game
}
pages-play-pack = Play with these
pages-edit-pack = Edit
pages-copy-pack = Make my own version
# The name of a new pack of cards. The player can change it.
pages-pack-copy = { $name }, my version
pages-download-pack = Download TOML
pages-search-cards = Name or text
pages-find-card = Find a card
pages-kind = Kind
pages-all-kinds = All kinds
pages-all-decks = All decks
pages-card-count = { $cards } cards of { $kinds } kinds
pages-card-link = Link to this card
pages-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
}
pages-no-card = No card matches.

## Credits

pages-credits = Credits
pages-credits-icons = Icons, in our own colors: Lorc, Delapouite, Skoll, Caro Asercion, Cathelineau, Sbed and others.
pages-credits-drawings = The dogs, cats, tanuki, panda and rabbit on the cards are our own drawings.
pages-credits-icons-site = game-icons.net
pages-credits-icons-license = CC BY 3.0
pages-credits-fonts = Fonts: Fraunces, Inter and LXGW WenKai TC, under the SIL Open Font License.
pages-credits-texts = Rules and texts are in our own words. Turn on “Number sources” in the settings to see which numbers on cards are our own.

## Replay

pages-replay = Replay: { $game }
pages-replay-tab = Replay · { $game } · Kwoon
pages-replay-failed = Can't open the replay. Try again.
pages-no-replay = Nothing to replay
pages-download-game = Download game
pages-download-game-about = The whole game as a file
pages-copy-link = Copy link
pages-link-copied = Copied
pages-your-decision = Before your decision. Looking for a better move…
pages-decision = Before { $player }'s decision. Looking for a better move…
pages-you-chose = You chose: { $moves }.
pages-player-chose = { $player } chose: { $moves }.
# Instead of moves.
pages-no-move = nothing
pages-same-move = The best bot would have done the same.
pages-better-move = Better, says { $bot }: { $moves }.
pages-back-to-replay = Back to the replay
pages-replay-controls = Replay controls
pages-turn-back = Previous turn
pages-turn-on = Next turn
pages-step-back = Previous step
pages-step-on = Next step
pages-play = Play
pages-pause = Pause
pages-position = Position
pages-position-of = { $step } of { $last }
pages-more = More
pages-speed = Speed
# Whose cards the replay shows.
pages-view = View
pages-view-open = All hands open
pages-view-as = As { $player }
pages-view-you = As { $player } (you)
pages-view-spectator = As a spectator
pages-play-on = Play on from here
pages-play-on-as = Play on as { $player }
pages-play-on-about = Continue this position against bots
pages-analysis = Analysis and log

## Table

pages-table-failed = Can't open the table. Try again.
pages-tab-your-turn = ● Your turn · { $title }
pages-no-table = No such table
pages-no-table-text = This table is closed. Open another one in the hall.
pages-table-closed = Table closed
pages-table-closed-text = The host has closed this table. Its game doesn't count.
pages-connection-lost = Connection lost. Reconnecting; your game is safe.
pages-back-to-table = Back to the table
pages-rules-failed = Can't load the rules. Check your connection.
pages-concede = Concede this match?
pages-concede-several = The others fight on without you. This can't be undone.
pages-concede-duel = Your opponent wins at once. This can't be undone.
pages-concede-no = Keep playing

## Workshop

pages-workshop = Workshop
pages-workshop-about = Change a game's cards and play with them.
pages-workshop-begin = Start with the cards of
# The name of a new pack of cards. The player can change it.
pages-my-pack = My { $game }
pages-workshop-or = or
pages-open-pack = Open a TOML file
pages-pack-too-big = A pack can't be larger than 256 kB.
# $line is a line of a file, such as: game = "fight"
pages-pack-no-game = This file doesn't name its game. A pack begins with a line such as { $line }.
pages-new-pack = New pack
pages-your-packs = Your packs
pages-no-packs = None yet.
pages-shared-packs = Shared by others
pages-pack-kinds = { $count ->
    [one] 1 kind of card
   *[other] { $count } kinds of cards
}
pages-pack-shared = shared
pages-pack-unsaved = unsaved
pages-pack-notes = { $count ->
    [one] 1 note
   *[other] { $count } notes
}

## Pack editor

pages-no-pack = No such pack
pages-all-packs = All packs
pages-editor = Editor
pages-editor-parts = Pack parts
pages-editor-game = Game
pages-editor-study = Study
pages-editor-share = Share
pages-editor-share-notes = { $count ->
    [one] Share · 1 note
   *[other] Share · { $count } notes
}
pages-editor-back = Back to the list
pages-editor-choose = Choose an entry to edit.
pages-editor-numbers = Game numbers
pages-delete-pack = Delete this pack?
pages-delete-pack-text = Its notes will be deleted, too. Games that use it will continue.
pages-delete = Delete
pages-keep = Keep
