### Texts of web/src/table: the lobby, the prompt, the log and chat, the result and the win probability.

## Lobby

table-lobby = A table for { $game }
table-seat-open = Open seat
table-sit = Sit down
table-stand = Stand up
table-add-bot = Add a bot
# Beside a player's name.
table-here = here
table-remove = Remove
table-remove-player = Remove { $player }
table-seats = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
table-seat-count = Number of seats
table-fewer-seats = One fewer seat
table-more-seats = One more seat
table-start = Start
table-start-bots = { $count ->
    [one] Start with a bot instead
   *[other] Start with bots instead
}
table-starts-full = The game starts when everyone is seated.
table-starts-both = The game starts when both players are here.
table-starts-opponent = You're here. The game starts when your opponent arrives.
table-to-tournament = Go to tournament
table-take-seat = Take a seat, or stay and watch.
table-watch-only = You can't join this table. Watch it, or choose another.
table-waiting-others = Waiting for the others.
table-waiting-host = Waiting for the host to start.
table-invite = Invite
table-invite-text = Send this link to your friends. All they need is a browser.

## The link to a table

table-link = Link to this table
table-link-copied = Link copied.
table-share = Share
# Between backticks: a command, which stays as it is.
table-link-local = This link works only on this computer. To play with others on your network, start the hall with `make play HOST=0.0.0.0` and open the address that it prints.

## Prompt

table-moment = One moment.
table-waiting = Waiting for { $players }.
table-sealed = Your choice is sealed.
table-taken-back = Taken back.
table-undo = Undo
table-result = Result
table-skip = Skip ›
table-skip-about = Or tap anywhere, or press Space
table-hint-button = Hint
table-thinking = Thinking…
# $advice is one move, or several of the following.
table-hint = { $bot }: { $advice }. Your chances: { $chance }%.
table-hint-more = { $next }, then { $count } more
table-hint-press = press “{ $button }”
# A player's cry. It starts a countdown of three seconds, which shows its words one by one.
table-call = Ready, set, FIGHT!
table-call-ready = Ready,
table-call-set = set,
table-call-fight = FIGHT!
table-countdown = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}

## Auto-pass. Players may answer some questions in the turns of others, or pass.

table-quick = { $seconds } s
table-quick-spoken = { $seconds ->
    [one] 1 second until you pass automatically
   *[other] { $seconds } seconds until you pass automatically
}
table-quick-about = Players who run out of time pass automatically
table-pass-turn = Pass this turn
table-pass-turn-about = No more out-of-turn questions until this turn ends
table-pass-game = Pass all game
table-pass-game-about = No more out-of-turn questions in this game
# Buttons.
table-passing-turn = Passing this turn. Ask me again
table-passing-game = Passing all game. Ask me again

## Vote about a player who is away

table-replace = { $votes ->
    [0] { $player } is away: let a bot take over
    [one] { $player } is away: let a bot take over (1 vote)
   *[other] { $player } is away: let a bot take over ({ $votes } votes)
}
table-replace-about = More than half of the players here must agree

## A note about the cards

table-note-for = A note for { $designer }
table-note-designer = A note for the designer
table-note-cards = Feedback on the cards
table-note-about = About
# Instead of one card.
table-note-whole = The whole game
table-note-text = Your note
table-note-example = How did it change the game?
table-note-send = Send note
table-note-sent = Thank you. Your note was sent.

## Lesson

table-lesson = The lesson
table-lesson-step = Step { $step } of { $steps }
table-lesson-back = Back
table-lesson-next = Next
table-lesson-your-move = Now it's your move.
table-lesson-other-move = Not this one, for now.

## A table with changed cards

table-pack = Pack
table-pack-unnamed = Unnamed pack
table-pack-differences = { $count ->
    [0] Same as the printed game
    [one] 1 change from the printed game
   *[other] { $count } changes from the printed game
}
table-pack-more = and { $count } more
table-pack-failed = Couldn't load the changes.

## Log and chat

table-panel = Log and chat
table-log = Log
table-log-empty = Nothing has happened yet.
# Between backticks: keys.
table-keys = Select with the arrow keys and Enter, or press the number at the edge. Press again to confirm. `i` shows a card, `?` the rules, `b` undoes.
table-chat = Chat
table-chat-empty = No messages yet. A bow is always polite.
table-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
table-people = People at this table
# The host's button. It concerns all people at the table.
table-mute = Mute for all
table-mute-person = Mute for all: { $person }
table-unmute = Unmute for all
table-unmute-person = Unmute for all: { $person }
table-say = Say something to the table
table-say-example = Say something
table-send = Send

## Quick phrases

# The button that opens them.
table-phrases = Quick phrases
table-phrase-said = { $player } says: { $phrase }
table-phrase-hello = Hello!
table-phrase-good-luck = Good luck!
table-phrase-nice-hit = Nice hit!
table-phrase-well-played = Well played!
table-phrase-thanks = Thanks!
table-phrase-oops = Oops!
table-phrase-sorry = Sorry!
table-phrase-thinking = Let me think…
table-phrase-good-game = Good game!
table-phrase-rematch = Rematch?

## Result

table-draw = A draw
table-over = The fight is over
table-won = You won
table-lost = You lost
table-again = Fight again
# After a lesson or a win against a bot: a game against a harder bot.
table-next-level = Next: level { $level }
table-again-waiting = Waiting for the others
table-again-asked = { $players } would like to fight again.
table-show-table = See the table
table-watch-replay = Watch the replay
# $change is such as +1.3.
table-rating = Your rating: { $rating } ({ $change })
table-rating-unchanged = Your rating didn't change.

## Rules

table-rules = The rules
table-rules-close = Close the rules

## The bar above the table

table-watching = Watching
table-watching-delayed = Watching with a delay
table-spectators-count = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
# For a spectator: how many others watch.
table-spectators-others = { $count ->
    [one] 1 other spectator
   *[other] { $count } other spectators
}
table-delayed = Delayed view
table-delayed-about = A few turns behind, showing hand cards that have since been played
table-allow-delayed = Let spectators see hands after a delay
table-allow-delayed-about = If all players allow it, spectators see cards that have left players' hands, a few turns later.
table-concede = Concede

## Win probability

table-chances = Win probability
table-chances-busy = Win probability (calculating…)
# The reader's side.
table-you = You
# $side is a player, or several.
table-chance = { $side } { $chance }%
table-chance-change = { $side }: from { $before }% to { $after }%.
table-percent = { $number }%
# The label of a slider.
table-chances-point = Point in the game
table-chances-about = Each side's chances as it saw them at the time. They may not add up to 100%.
table-show = Show
