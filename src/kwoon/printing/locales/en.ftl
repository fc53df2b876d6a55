### Texts on printed cards and in printed rulebooks, and the reasons why something cannot be printed.

## Titles of the documents

printing-cards-title = { $game }: cards to cut out
printing-rulebook-title = { $game }: rulebook

## On cards with two moves

printing-high = high
printing-low = low
printing-block = block
printing-evade = evade
# In place of block and evade.
printing-neither = nothing

## Problems

# $letters lists the next text. $more is the number of characters that are not listed.
printing-missing-letters = Cannot print: the fonts lack { $letters }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}. Replace these characters in the pack.
# $code is the number of the character in Unicode, such as U+9F8D. $text is the text with the character.
printing-missing-letter = { $letter } ({ $code }, in '{ $text }')
printing-no-drawings = The drawings for printed cards are missing, because Kwoon was installed without its browser client. Install npm, then reinstall Kwoon.
printing-too-many-cards = The pack has { $count } cards, but at most { $most } can be printed at once.
printing-too-many-characters = The pack has more than { $most } different characters, which is too many to print.
printing-too-slow = Creating the PDF took too long. Print each card once, or try again later.
# In the PDF, it is in English; in the terminal, in the reader's language.
printing-english-only = This is in English because the available fonts don't support your language.
