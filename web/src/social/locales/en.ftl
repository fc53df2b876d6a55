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
