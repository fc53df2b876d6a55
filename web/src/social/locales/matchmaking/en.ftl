### Texts of the search for an opponent, which is shown on all pages. Ids begin with social-matchmaking-.

social-matchmaking-searching = Looking for an opponent
social-matchmaking-searching-in = Looking for an opponent in { $game }
social-matchmaking-found = Opponent found
social-matchmaking-found-text = { $game }: the fight begins.
social-matchmaking-match = Match found
# The player is at another table, and can come back to it.
social-matchmaking-table-stays = This table stays in your games.
social-matchmaking-go = Go to the table
social-matchmaking-again = Search again
social-matchmaking-play-bot = Play a bot meanwhile
social-matchmaking-stop = Stop
social-matchmaking-stop-searching = Stop searching
social-matchmaking-away = You were away too long, so the search has ended.
# How long the search will probably take.
social-matchmaking-wait-moment = Typical wait: a few more seconds.
social-matchmaking-wait-seconds = Typical wait: { $seconds } more seconds.
social-matchmaking-wait-minutes = { $minutes ->
    [one] Typical wait: 1 more minute.
   *[other] Typical wait: { $minutes } more minutes.
}
social-matchmaking-wait-unknown = { $found ->
    [0] Nobody has found an opponent lately.
    [one] 1 player found an opponent lately. The wait is hard to predict.
   *[other] { $found } players found an opponent lately. The wait is hard to predict.
}
social-matchmaking-others = { $count ->
    [0] nobody else is looking
    [one] 1 other is looking
   *[other] { $count } others are looking
}
social-matchmaking-range = First within { $range } rating points of you, then anyone.
social-matchmaking-anyone = Now open to any opponent.
