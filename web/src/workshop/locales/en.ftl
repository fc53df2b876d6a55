### Texts of web/src/workshop: the editor for packs, studies, printing and sharing.

## Toolbar and problems

workshop-name = Pack name
workshop-undo = Undo
workshop-undo-keys = Undo (Ctrl+Z)
workshop-redo = Redo
workshop-redo-keys = Redo (Ctrl+Shift+Z)
workshop-save-keys = Save (Ctrl+S)
workshop-play = Play
workshop-saving = Saving…
workshop-saved = Saved
workshop-unsaved = Unsaved, kept as a draft
workshop-unsaved-problems = Unsaved: fix the problems first
workshop-connection-lost = Can't reach the hall. Your changes are kept here.
workshop-problems = { $count ->
    [one] Fix this problem to save:
   *[other] Fix { $count } problems to save:
}
workshop-problem-in-entry = { $entry }: { $problem }
workshop-problems-more = and { $count } more

## Entries. $entry is what a list contains: card, move, effect …

workshop-search = Search
# $mark is “changed”.
workshop-search-entries = Name, text or “{ $mark }”
workshop-add-entry = Add { $entry }
workshop-remove-entry = Remove { $entry }
workshop-which-kind = Which kind?
workshop-entry-keys = Use the arrow keys to move.
workshop-no-match = No match.
# Short marks on cards.
workshop-mark-new = new
workshop-mark-changed = changed
workshop-mark-off = off
workshop-mark-problem = problem
# States of an entry, below its name.
workshop-entry-new = Your own
workshop-entry-changed = Changed
workshop-entry-off = Off: never dealt
workshop-entry-printed = Unchanged
workshop-no-face = Fix all problems to see the preview.
workshop-turn-on = Turn on
workshop-turn-off = Turn off
workshop-remove = Remove
workshop-reset = Reset to printed
workshop-card-statistics = Statistics

## Fields

# $min and $max bound a number.
workshop-range = { $min } to { $max }.
workshop-calculated = calculated
workshop-set-number = Set
workshop-clear = Clear
workshop-none = none
workshop-yes = yes
workshop-no = no
workshop-add = Add…
workshop-remove-choice = Remove { $name }
# The name of a printed card, which the reader's language translates
workshop-shown-name = Shown as “{ $name }”.
# The value in the printed game.
workshop-printed-value = Printed: { $value }
workshop-printed-other = Differs from the printed game
workshop-chosen-cards = the chosen cards
workshop-chosen-attacks = the chosen attacks
workshop-sources = Number sources
# All numbers without a source of their own.
workshop-source-others = Others
workshop-source-as-others = same as others
workshop-source-none = not stated
# Where a number comes from.
workshop-source-printed = printed
workshop-source-inferred = inferred
workshop-source-found = found
workshop-source-designed = our design
workshop-icon-change = Change
workshop-icon-keep = Keep
workshop-search-icons = Search pictures
# Pictures have English names.
workshop-search-icons-example = Tiger, fan, bowl…

## Sharing

workshop-share = Share
workshop-shared = Show in the workshop
workshop-shared-on = Anyone can find it and leave notes.
workshop-shared-off = Only people with the link can open it.
workshop-link = Link to this pack
workshop-link-about = Anyone with this link can play with the pack.
workshop-file = File
workshop-file-about = The saved version. In a terminal: kwoon play { $game } --pack FILE
workshop-delete = Delete pack
workshop-differences = Changes from the printed game
workshop-no-differences = Same as the printed game
workshop-notes = Notes from players
workshop-no-notes = None yet.
workshop-note-by = { $author }, { $date }
workshop-note-on-pack = { $author } on the pack, { $date }
workshop-note-on-card = { $author } on { $card }, { $date }
workshop-remove-note = Remove the note by { $author }

## Printing

workshop-print = Print
workshop-paper = Paper
workshop-paper-letter = Letter
workshop-copies = Cards
workshop-copies-all = all copies
workshop-copies-once = one of each
workshop-download-pdf = Download PDF
workshop-download-rulebook = Rulebook as PDF
workshop-print-about = Print double-sided at 100%, flipped on the long edge.

## Studies: bots play the pack and the one it was made from, and the results are compared.

workshop-study = Study
workshop-study-about = Bots play this pack and its original on the same deals.
workshop-study-games = Games per pack
workshop-study-start = Start
workshop-study-again = Start again
workshop-study-stop = Stop
workshop-study-saved = Uses the last saved version.
workshop-study-progress = Games played
workshop-study-waiting = { $count ->
    [0] Starting…
   *[other] Waiting: { $count } ahead
}
workshop-study-played = { $played } of { $total } games
workshop-study-stopped = { $count ->
    [one] Stopped after 1 game.
   *[other] Stopped after { $count } games.
}
workshop-study-overall = Overall
workshop-study-own-cards = Your own cards
workshop-study-significant = Significant differences
workshop-study-no-significant = No significant differences.
workshop-study-no-significant-yet = No significant differences yet.
# The bounds of a confidence interval.
workshop-interval = { $low } to { $high }
workshop-interval-of = { $unit } ({ $low } to { $high })
workshop-previous = was { $value }
workshop-previous-of = { $unit }, was { $value }
workshop-column-statistic = Statistic
workshop-column-pack = This pack
workshop-column-previous = Before
workshop-column-difference = Difference
