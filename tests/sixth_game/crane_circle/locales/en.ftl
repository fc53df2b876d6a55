### The texts of Crane Circle

crane-circle-play = Play { $card }
crane-circle-strike = Strike { $target }
crane-circle-prompt-play = Choose a card to strike with.
crane-circle-prompt-target = Choose the player to strike.
crane-circle-turn = Turn { $number }.
crane-circle-struck = { $player-is ->
    [you] You strike { $target } with { $card }.
   *[other] { $player } strikes { $target } with { $card }.
}
crane-circle-guard = { $player-is ->
    [you] You reveal { $card }.
   *[other] { $player } reveals { $card }.
}
crane-circle-scored = { $player-is ->
    [you] You score. Points: { $points }.
   *[other] { $player } scores. Points: { $points }.
}
crane-circle-most-points = The most points: { $winners }.
crane-circle-conceded = The game was conceded. Winners: { $winners }.
crane-circle-why-not-turn = Only the cards in your hand can be played on your turn.
