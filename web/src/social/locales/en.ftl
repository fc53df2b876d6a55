### Texts of web/src/social: muting, blocking and reporting players.

social-menu = Mute, block or report
social-menu-of = Mute, block or report { $name }
social-mute = Mute
social-mute-player = Mute { $name }
social-unmute = Unmute
social-unmute-player = Unmute { $name }
social-block = Block
social-block-player = Block { $name }
social-unblock = Unblock
social-unblock-player = Unblock { $name }
social-blocked = { $name } can no longer join your tables. They won't be notified.
social-report-message = Report message
social-report-name = Report name
social-reason = Reason (optional)
social-send-report = Send report
social-blocks = Muted and blocked
social-no-blocks = Nobody. You can mute or block players at a table or on their profile. They won't be notified.

## A player in short

social-rating-in = Rating in { $game }
social-no-rating = none yet
social-results-in = Head-to-head in { $game }
social-results-against = Head-to-head
social-results = { $won } won, { $lost } lost, { $drawn } drawn
social-no-results = no games yet
social-add-friend = Add friend
social-remove-friend = Remove friend
social-challenge = Challenge

## Friends

social-friends-about = Only you can see your list. Players aren't told when you add or remove them.
social-guest-note = You're a guest, so your list is tied to this browser.
social-keep-name = Keep your name and list
social-your-friends = Your friends
social-no-friends = No friends yet. Add people you've played with, or find a registered player by name.
social-online = online
social-add = Add
social-add-friend-of = Add { $name } to your friends
social-remove = Remove
social-remove-friend-of = Remove { $name } from your friends
social-find = Find a registered player by exact name
social-search = Search
social-not-found = No registered player is called “{ $name }”. Guests can be added after a game.
social-recent = Recently played with
social-reach = How others reach you
social-show-online = Show my friends when I'm online
social-show-online-about = Only the people on your list see it, and only if you're on theirs.
social-challenges-from = Receive invitations from
social-from-anyone = Anyone
social-from-friends = People on my list
social-from-nobody = Nobody
social-reach-about = You never receive invitations from players you've muted or blocked. They aren't told.

## Challenges and invitations

social-challenge-player = Challenge { $name }
social-game = Game
social-invite-friends = Invite friends
social-invite-player = Invite { $name }
social-sent = Waiting for an answer
social-cancel-invitation = Cancel invitation
social-cancel-invitation-of = Cancel invitation to { $name }
