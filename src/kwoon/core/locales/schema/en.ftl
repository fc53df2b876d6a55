### Problems in packs, for the pack editor and the terminal. $field is the field that has the problem, as the pack
### calls it; other languages get its label. $value is what the pack says.

# $location says where the problem is, such as: my.toml: card 'S3'
core-schema-located = { $location }: { $problem }

## The whole pack

core-schema-text-too-long = the text has { $length } characters, but at most { $max } are allowed.
core-schema-line-too-long = line { $line } has { $length } characters, but at most { $max } are allowed.
core-schema-not-toml = not valid TOML: { $reason }.
core-schema-too-large = The pack must be at most { $kilobytes } kB.
core-schema-empty = The pack is empty.
core-schema-too-many-cards = The pack has { $count } different cards, but the limit is { $max }.
core-schema-draft-not-object = A draft must be a JSON object.
core-schema-draft-too-deep = The draft is nested too deeply.
# $error is the name of an error in Python.
core-schema-test-game-failed = A test game with these cards failed with { $error }.

## Values

core-schema-missing = '{ $field }' is missing.
core-schema-missing-flag = '{ $field }' is missing; it should be true or false.
core-schema-missing-table = '{ $field }' is missing; it should be a table, [{ $key }] or { $key } = {"{...}"}.
core-schema-missing-for-kind = '{ $field }' is missing; a card of kind '{ $kind }' needs it.
core-schema-unknown-field = '{ $field }' is not a known field. Known fields: { $known }.
core-schema-not-on-kind = '{ $field }' is not allowed on a card of kind '{ $kind }'.
core-schema-value-not-on-kind = '{ $field }' is '{ $value }', which is not allowed for kind '{ $kind }', only for: { $allowed }.
core-schema-not-flag = '{ $field }' is { $value }, but should be true or false.
core-schema-not-number = '{ $field }' is { $value }, but should be a whole number.
core-schema-range = '{ $field }' is { $value }, but should be from { $min } to { $max }.
core-schema-not-text = '{ $field }' is { $value }, but should be nonempty text in quotes.
core-schema-not-word = '{ $field }' is '{ $value }', but should be one word without spaces or colons.
core-schema-not-lowercase = '{ $field }' is '{ $value }', but should be one word in lowercase.
core-schema-unprintable = '{ $field }' contains a character that cannot be printed, such as a line break.
core-schema-too-long = '{ $field }' has { $length } characters, but at most { $max } are allowed.
core-schema-choice = '{ $field }' is '{ $value }', but should be one of: { $allowed }.
core-schema-not-texts = '{ $field }' is { $value }, but should be a list of strings in quotes.
core-schema-too-few = '{ $field }' has { $count } values, but should have at least { $min }.
core-schema-too-many = '{ $field }' has { $count } values, but at most { $max } are allowed.
core-schema-names-unknown-choice = '{ $field }' names '{ $value }', which is not one of: { $allowed }.
core-schema-names-twice = '{ $field }' names '{ $value }' twice.
core-schema-not-table = '{ $field }' should be a table, [{ $key }] or { $key } = {"{...}"}.
core-schema-no-entries = '{ $field }' should be one or more [[{ $key }]] entries.
core-schema-not-entries = '{ $field }' should be [[{ $key }]] entries.
core-schema-num-entries = '{ $field }' has { $count } entries, but should have from { $min } to { $max }.
core-schema-exact-entries = '{ $field }' has { $count } entries, but should have { $number }.

## Values that do not fit together

# $key is the field as the pack calls it.
core-schema-same-as-entry = '{ $field }' is '{ $value }', which is already the { $key } of another entry.
core-schema-same-as-card = '{ $field }' is '{ $value }', which is already the { $key } of another card.
core-schema-derived-cards = '{ $field }' should be { $value }, the number of cards listed.
# $key is a field of $entry.
core-schema-copied = '{ $field }' should be { $value }, the { $key } of { $entry }.
core-schema-names-missing = '{ $field }' names '{ $value }', but the pack has no such { $list }.
core-schema-names-wrong-kind = '{ $field }' names '{ $value }', whose { $key } is '{ $kind }', not '{ $expected }'.

## Differences from the printed pack

core-schema-difference-added = { $card } was added.
core-schema-difference-removed = { $card } was removed.
core-schema-difference-copies = { $card }: copies { $old } -> { $new }
# $number is the name of a number on the card.
core-schema-difference-number = { $card }: { $number } { $old } -> { $new }
core-schema-difference-new-number = { $card }: { $number } none -> { $new }
# $address says which number of the game.
core-schema-difference-game = { $address } { $old } -> { $new }
core-schema-difference-other = Only details other than numbers differ.
