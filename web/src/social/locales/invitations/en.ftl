### Invitations to tables, shown on every page.

social-invitations-title = Invitations
social-invitations-notification = Invitation
social-invitations-received = { $name } invites you to play { $game }.
social-invitations-accept = Accept
social-invitations-decline = Decline
social-invitations-decline-of = Decline the invitation from { $name }
social-invitations-declined = { $name } declined your invitation.
