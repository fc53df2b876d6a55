### Texts of web/src/tournaments.

## All tournaments

tournaments-about = Open one and share its link.
tournaments-open = Open a tournament
tournaments-current = Current
tournaments-past = Past
tournaments-none = No current tournaments.

## Opening a tournament

tournaments-title = Title
tournaments-title-example = Friday cup
tournaments-game = Game
tournaments-cards = Cards
tournaments-printed-cards = Printed cards
tournaments-format = Format
tournaments-swiss = Swiss: no eliminations
tournaments-robin = Round robin
tournaments-knockout = Knockout
tournaments-rounds = Rounds
tournaments-max-players = Max. players
tournaments-starts = Starts
# Stand after the field for the start.
tournaments-starts-itself = automatically
tournaments-starts-by-host = when you press Start
# How late players can be before they lose the game.
tournaments-late-forfeit = Late forfeit
tournaments-minutes = { $count } min
tournaments-late-entry = Late entry
tournaments-two-players = Choose table settings for two players.
tournaments-create = Open tournament

## One tournament

tournaments-tournament = Tournament
tournaments-all = All tournaments
tournaments-missing = No such tournament
# The title in the browser's tab.
tournaments-tab-ready = ● Your table · { $title }
tournaments-num-players = { $count } of { $max } players
tournaments-late-rule = { $minutes ->
    [one] If you're 1 minute late, you lose the game.
   *[other] If you're { $minutes } minutes late, you lose the game.
}
tournaments-swiss-rule = { $rounds ->
    [one] 1 round. A bye is worth 1 point.
   *[other] Up to { $rounds } rounds, but no more than half the number of players. A bye is worth 1 point.
}
# $replays is 2 or more.
tournaments-knockout-rule = Draws are replayed up to { $replays } times. Then the better seed advances.
tournaments-late-entry-rule = Late entrants get no points for missed rounds.
tournaments-ready = Round { $round }: your table is ready
tournaments-ready-text = You're playing { $opponent }.
tournaments-ready-time = You're playing { $opponent }. Be there within { $time }.
tournaments-ready-notice = Round { $round }, against { $opponent }.
tournaments-go-to-table = Go to your table
tournaments-no-game = No game right now. Your next table will appear here.
# Stands between the button “Join” and the player's name.
tournaments-join-as = as
tournaments-start = Start
tournaments-starts-at = Starts { $time }.
tournaments-host-starts = The host starts the tournament.
tournaments-leave = Leave tournament
tournaments-leave-question = Leave the tournament?
tournaments-leave-waiting = You can rejoin while there's room.
tournaments-leave-running = You'll lose your current game and can't rejoin.
tournaments-leave-confirm = Leave
tournaments-stay = Stay
tournaments-cancel = Cancel tournament
tournaments-cancel-question = Cancel the tournament?
tournaments-cancel-text = It ends for everyone. Games in progress don't count.
tournaments-remove = Remove
tournaments-remove-player = Remove { $name }
tournaments-remove-question = Remove { $name }?
tournaments-remove-bot = Another bot can take its place.
tournaments-remove-person = They can't rejoin this tournament.
tournaments-keep = Keep
tournaments-link = Tournament link
tournaments-invite-text = Send this link to the players.

## Bots

tournaments-bots = Bots
tournaments-bot-choice = Level { $level }: { $name }
tournaments-add-bots = Add bots

## Pairings

tournaments-round = Round { $round }
tournaments-previous = Previous
tournaments-previous-round = Previous round
tournaments-next = Next
tournaments-next-round = Next round
tournaments-pairing = { $first } vs. { $second }
tournaments-pairing-replay = { $first } vs. { $second } (replay)
tournaments-replay-of = Replay: { $first } vs. { $second }
tournaments-watch-of = Watch: { $first } vs. { $second }
tournaments-your-table = Your table
tournaments-your-table-of = Your table: { $first } vs. { $second }
# In a round robin with an odd number of players.
tournaments-rests = sits out
tournaments-bye = bye, 1 point
tournaments-forfeit = { $score }, forfeit

## Standings

tournaments-players = Players
tournaments-standings = Standings
tournaments-results = Results
tournaments-place = Place
tournaments-number = Number
tournaments-name = Name
tournaments-points = Points
tournaments-rounds-won = Rounds won
tournaments-bot = bot
tournaments-bot-level = bot, level { $level }
tournaments-has-left = has left
tournaments-download-csv = Download CSV
tournaments-download-json = Download JSON
# $names is a list of the following tiebreaks.
tournaments-tiebreaks = Tiebreaks: { $names }.
tournaments-buchholz = Buchholz
tournaments-buchholz-short = Bh
tournaments-buchholz-about = Buchholz: all opponents' points
tournaments-berger = Sonneborn-Berger
tournaments-berger-short = SB
tournaments-berger-about = Sonneborn-Berger: points of opponents you beat, plus half the points of those you drew with
tournaments-direct = direct encounter
tournaments-direct-short = DE
tournaments-direct-about = Direct encounter: points among tied players
tournaments-wins = wins
tournaments-wins-short = Won
tournaments-wins-about = Games won, excluding forfeits and byes
