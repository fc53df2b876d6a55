### What kwoon serve and kwoon hall print for the host of a hall.

## kwoon serve

server-open = The hall is open at { $address }
server-join = Friends on your network can join at { $address }
server-invite = To let friends on your network join, stop the hall with Ctrl-C and run: { $command }
server-not-encrypted = Warning: traffic is not encrypted. Anyone on the same network can read it and impersonate players. Outside your home, put a proxy with TLS in front (docs/host/deployment.md).
# $reason is a message of the system.
server-cannot-listen = Cannot listen on { $host }, port { $port }: { $reason }.
server-port-in-use = Port { $port } is in use. The hall may already be running at { $address }. To use another port, run: { $command }
server-invalid-port = Invalid port { $port }. Use a port from 0 to 65535.
server-bot-not-offered = Not offered: { $reason }
server-start-failed = The hall could not start: { $reason }
server-see-log = see its log
server-cannot-log = Cannot write the log to { $path }: { $reason }.

## The database

# $name is a file, or the message below.
server-database-not-sqlite = { $name } is not an SQLite database. Move it, or choose another folder with --data.
server-database-name = The database { $database } at { $host }
server-this-machine = this machine
server-database-damaged = { $name } is damaged. Restore a backup, or recover readable data with the .recover command of sqlite3.
server-database-not-opened = { $name } cannot be opened. Check that its folder exists and that this user can write there.
server-database-read-only = { $name } cannot be written. Check that this user can write the file and its folder.
server-database-disk-full = { $name } cannot be written: the disk is full. Free up space and try again.
server-database-locked = { $name } is in use by another program. Close that program and try again.
server-database-foreign = { $name } belongs to another program: it has tables, but not those of a hall. Choose another database.
server-database-newer = { $name } was last opened by a newer version of Kwoon. Install that version, or restore an older backup.
server-database-other = { $name } cannot be opened: { $reason }.
server-database-linked = { $path } has a second name (a hard link), through which another hall could use it. Copy the file, then delete the link.
server-database-in-use = Another hall is using { $path }. Close it first, or choose another folder with --data.

## kwoon hall and kwoon export --from-hall

server-cannot-open-database = Cannot open the database: { $reason }.
server-cannot-read-database = Cannot read the hall's database: { $reason }.
server-old-database = The hall's database is from an older version. Run kwoon serve once to upgrade it.
server-no-database = There is no hall database at { $path }. Give the hall's folder, database file or database URL.
server-no-reports = No open reports.
server-no-actions = The moderation log is empty.
server-no-feedback = No notes.
# $action is one of the messages below, such as "closed the account of …".
server-done = Done: { $action }. Running halls apply it within seconds.
server-action-close-account = closed the account of { $name } ({ $person })
server-action-reopen-account = reopened the account of { $name } ({ $person })
server-action-reset-name = reset the name { $name } of { $person }
server-action-close-table = closed table { $table } ({ $game })
server-action-resolve = resolved report { $report } about { $name }
# A line of the log: $number. $time $moderator $action
server-log-line-reason = { $line }: { $reason }
# $text is quoted.
server-report-name = name { $text }
server-report-chat = chat message { $text }
server-report-chat-table = chat message { $text } at table { $table }
server-report = { $number }. { $time } { $person }: { $quote }
server-report-resolved = { $number }. { $time } [resolved] { $person }: { $quote }
server-reported-by = reported by { $person }
server-report-reason = reason: { $reason }
server-feedback = { $game } { $number }. { $time } { $person }: { $text }
server-feedback-card = { $game } { $number }. { $time } { $person } on { $card }: { $text }
server-already-closed = The account of { $name } is already closed.
server-not-closed = The account of { $name } is not closed.
server-default-name = { $name } still has the default name.
server-no-table = There is no table { $table }. Its id is the last part of its link.
server-table-closed = Table { $table } is already closed.
server-no-report = There is no open report { $number }.
server-several-people = Several people are named { $name }. Use the id, which is in the reports and in the link to the person's page.
server-no-person = There is no person with the id or name { $name }.
server-cannot-read-games = Cannot read this hall's games: { $reason }.
