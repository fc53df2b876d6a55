### Texts about a tournament in a list, which the home page shows, too. Ids begin with tournaments-list-.

tournaments-list-swiss = Swiss
tournaments-list-robin = round robin
tournaments-list-knockout = knockout
tournaments-list-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
# Shown to a player of the tournament.
tournaments-list-joined = You're in
tournaments-list-starts = starts { $time }
# Players can join.
tournaments-list-open = open
tournaments-list-round = round { $round } of { $rounds }
tournaments-list-over = over
tournaments-list-canceled = canceled
