### Texts of web/src/people: account, profiles, ratings, leaderboards and finished games.

## Account

people-account = Account
people-account-about = A passkey or recovery code lets you use your name on any device.
people-keep-name = Keep your name
people-sign-in-methods = Sign-in methods
# A passkey whose device has no name.
people-device = A device
# The name of a passkey, such as Firefox on Linux.
people-device-name = { $browser } on { $system }
people-passkey-used = last used { $date }
people-remove = Remove
people-remove-passkey = Remove { $device }
people-create-passkey = Create a passkey
people-add-passkey = Add a passkey
people-passkey-added = Passkey added.
people-no-passkeys = Passkeys need HTTPS. Use a recovery code.
people-passkey-canceled = No passkey was used.
people-passkey-exists = This device already has your passkey.
people-passkey-insecure = Passkeys don't work at this address. Use a recovery code.
people-create-code = Create a recovery code
people-replace-code = Replace recovery code
people-has-code = You have a recovery code. If you didn't create it, sign out everywhere.
people-new-code = Write this code down. It's shown only once.
# After signing out everywhere: the new code of the account that was left.
people-new-code-signed-out = This is the new code for your old account. It's shown only once.
people-copy = Copy
people-current-code = Current recovery code
people-current-code-about = Confirms that it's you.
people-been-here = Been here before?
people-sign-in-passkey = Sign in with a passkey
people-code = Recovery code
people-sign-in = Sign in
people-sign-in-about = In this browser, you'll no longer be { $name }.
people-welcome = Welcome back, { $name }.
people-sign-out = Sign out
# These two are buttons below the heading “Sign out”.
people-sign-out-here = On this device
people-sign-out-all = On all devices
people-signed-out = Signed out. You're now a new guest.
people-sign-out-question = Sign out on all devices?
people-sign-out-text = This includes this device. Your recovery code will stop working.
people-sign-out-confirm = Sign out everywhere
people-data = Your data
people-download-data = Download my data
people-data-about = Others see your name, ratings and public games.
people-delete = Delete account
people-delete-question = Delete your account?
people-delete-text = Your ratings, passkeys, packs and chat will be deleted for good. Finished games will stay, without your name. You'll lose rated games in progress.
people-deleted = Account deleted. You're now a new guest.

## Profile

people-profile-own = Your profile
people-profile = Player
people-no-player = No such player
people-guest = Guest
people-guest-self = Your name is tied to this browser.
people-ratings = Ratings
people-no-ratings = None yet.
people-no-ratings-self = None yet. Play a rated game.
people-rating-games = { $games ->
    [one] 1 game, { $won } won
   *[other] { $games } games, { $won } won
}
people-rating-about = ± { $uncertainty } points
people-rating-provisional-about = Provisional: ± { $uncertainty } points
people-leaderboard = Leaderboard
people-leaderboard-of = Leaderboard for { $game }
# Describes the curve of a rating.
people-curve = { $games ->
    [one] From { $first } to { $last } in 1 rated game.
   *[other] From { $first } to { $last } in { $games } rated games.
}
people-level = Level { $level }
people-played = Games played
people-counts = { $won } won, { $drawn } drawn, { $lost } lost
people-won-of = { $won } of { $games } won
people-games-own = Your games
people-games-public = Games at public tables

## Leaderboards

people-leaderboards = Leaderboards
# On the community page, next to the best players and the latest games.
people-all-leaderboards = All leaderboards
people-all-finished = All finished games
people-leaderboards-about = Bots, and rated players with an account.
people-games = Games
# One against one, free-for-all or teams: each has its own ratings.
people-format = Format
people-duel = 1 v 1
people-several = Free-for-all
people-teams = Teams
people-bot = bot
people-bot-level = bot, level { $level }
people-num-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
people-nobody = Nobody yet.
people-leaderboard-order = Uncertain ratings rank lower.

## Finished games

people-finished = Finished games
people-finished-about = Games at public tables.
people-game = Game
people-all-games = All games
people-result = Result
people-all-results = All results
people-over = Over
people-won = Won
people-lost = Lost
people-drawn = Draw
people-left = Left
people-rated-only = Rated only
people-no-games = No games found.
# Stands before the opponents' names.
people-against = vs.
people-bot-player = { $name } (level { $level })
# Stands after a player's name.
people-has-won = won
people-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
people-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
people-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
people-days = several days
people-more = More
