Feature: The end of a round and of a FIGHT

  Background:
    Given a game of FIGHT between Ann and Bo

  @fight.end.thirteen @fight.ruling.thirteen-or-more
  Scenario Outline: Thirteen points or more win the round: <pile> and then <won>
    Given Ann holds <won> and any others
    And Bo holds D2 and any others
    And Ann's pile is <pile>
    And Ann has the Tie Breaker
    When Ann plays <won> and Bo plays D2
    Then Ann has won <rounds>

    Examples:
      | pile                | won | rounds   |
      | S6 on top of S5     | C1  | 0 rounds |
      | S6 on top of S5     | C2  | 1 round  |
      | S6 on top of S5     | C3  | 1 round  |
      | S6 on top of S5, S1 | C6  | 1 round  |

  @fight.ruling.thirteen-or-more
  Scenario: The announcement of a win with more than thirteen points states the points
    Given Ann holds C5 and any others
    And Bo holds D2 and any others
    And Ann's pile is S6 on top of S5
    And Ann has the Tie Breaker
    And Ann has won 1 round
    When Ann plays C5 and Bo plays D2
    Then Bo's log reads
      """
      Ann plays Kick 5; you play Parry 2.
      Ann wins Kick 5 and now has 16 points.
      Ann wins the round with 16 points.
      Ann wins the FIGHT.
      """

  @fight.end.thirteen
  Scenario: A card taken from the opponent counts as well
    Given Ann holds S6 and any others
    And Bo holds D2 and any others
    And Ann's pile is S5 on top of S4
    And Bo's pile is C5 on top of C2
    And Bo has the Tie Breaker
    When Ann plays S6 and Bo plays D2
    Then Bo has won 1 round
    And Ann has won 0 rounds

  @fight.end.thirteen
  Scenario: Thirteen points win without the Tie Breaker
    Given Ann holds C1 and any others
    And Bo holds D2 and any others
    And Ann's pile is S4 on top of C4, C3, S1
    And Bo's pile is S6
    And Bo has the Tie Breaker
    When Ann plays C1 and Bo plays D2
    Then Ann has won 1 round

  @fight.ruling.thirteen-before-draw @fight.end.two-rounds
  Scenario: At thirteen points the round is over at once, nobody draws and nothing is filled up
    Given Ann holds C2, S1, H1, H2
    And Bo holds D2, S2, H3, H4
    And the row shows D4, D5, D6
    And Ann's pile is S6 on top of S5
    And Ann has the Tie Breaker
    And Ann has won 1 round
    When Ann plays C2 and Bo plays D2
    Then Ann wins the game
    And Ann holds S1, H1, H2
    And Bo holds S2, H3, H4
    And the row shows D4, D5, D6
    And the deck has 11 cards
    And nobody is asked

  @fight.ruling.thirteen-before-draw
  Scenario: Thirteen points win even when the deck is empty and the other player has the Tie Breaker
    Given Ann holds C1 and any others
    And Bo holds D2 and any others
    And Ann's pile is S4 on top of C4, C3, S1
    And Bo's pile is S6
    And Bo has the Tie Breaker
    And the deck is empty
    When Ann plays C1 and Bo plays D2
    Then Ann has won 1 round
    And Bo has won 0 rounds

  @fight.end.depletion @fight.ruling.loser-needs-deck @fight.end.depletion-winner
  Scenario: A loser who cannot draw from the empty deck ends the round, cards in the row or not
    Given Ann holds C1 and any others
    And Bo holds D2 and any others
    And the row shows H4, H5
    And Ann's pile is S3
    And Bo's pile is S5
    And Bo has the Tie Breaker
    And the deck is empty
    When Ann plays C1 and Bo plays D2
    Then Bo has won 1 round
    And Ann has won 0 rounds

  @fight.ruling.loser-needs-deck
  Scenario: The loser never takes from the row instead
    Given Ann holds C1, S1, H1, H2
    And Bo holds D2, S2, H3, D1
    And the row shows H4, H5
    And Bo's pile is S5
    And Bo has the Tie Breaker
    And Bo has won 1 round
    And the deck is empty
    When Ann plays C1 and Bo plays D2
    Then Bo wins the game
    And Bo holds S2, H3, D1

  @fight.end.depletion-winner
  Scenario Outline: After an empty deck the Tie Breaker wins the round, whatever the points
    Given Ann holds C1 and any others
    And Bo holds D2 and any others
    And Ann's pile is <ann>
    And Bo's pile is <bo>
    And <holder> has the Tie Breaker
    And the deck is empty
    When Ann plays C1 and Bo plays D2
    Then <holder> has won 1 round
    And <other> has won 0 rounds
    And no coin was flipped before the new round

    Examples:
      | ann                     | bo                      | holder | other |
      | S4 on top of S3, S2, S1 | S5                      | Bo     | Ann   |
      | S5                      | S4 on top of S3, S2, S1 | Ann    | Bo    |

  @fight.end.depletion
  Scenario: The last card of the deck can still be drawn
    Given Ann holds C1 and any others
    And Bo holds D2 and any others
    And the row shows H4, H5, H6
    And the deck is S6
    And the discard pile holds all other cards
    When Ann plays C1 and Bo plays D2
    And Ann takes H4
    Then Bo has S6 in hand
    And Ann has won 0 rounds
    And Bo has won 0 rounds
    And Ann and Bo are both asked

  @fight.ruling.row-draws-need-row @fight.ruling.refill-is-not-a-draw
  Scenario: With an empty deck two defences still work while the row has two cards
    Given Ann holds D1 and any others
    And Bo holds H1 and any others
    And the row shows S4, C5
    And Ann's pile is S2
    And Ann has the Tie Breaker
    And the deck is empty
    When Ann plays D1 and Bo plays H1
    Then only Ann is asked
    When Ann takes C5
    Then only Bo is asked
    And Bo may only take S4
    When Bo takes S4
    Then the row is empty
    And Ann has won 0 rounds
    And Bo has won 0 rounds
    And Ann and Bo are both asked

  @fight.ruling.row-draws-need-row
  Scenario Outline: With too short a row two defences end the round
    Given Ann holds D1 and any others
    And Bo holds H1 and any others
    And the row <row>
    And Bo's pile is S2
    And Bo has the Tie Breaker
    And the deck is empty
    When Ann plays D1 and Bo plays H1
    Then Bo has won 1 round

    Examples:
      | row      |
      | shows C5 |
      | is empty |

  @fight.ruling.row-draws-need-row
  Scenario: With an empty row an attack that wins ends the round too
    Given Ann holds C1 and any others
    And Bo holds D1 and any others
    And the row is empty
    And Bo's pile is S2
    And Bo has the Tie Breaker
    And the deck is empty
    When Ann plays C1 and Bo plays D1
    Then Bo has won 1 round

  @fight.ruling.depletion-after-resolution
  Scenario: The card won in the last turn counts for who has the Tie Breaker
    Given Ann holds C5 and any others
    And Bo holds D2 and any others
    And Ann's pile is S1
    And Bo's pile is S5
    And Bo has the Tie Breaker
    And the deck is empty
    When Ann plays C5 and Bo plays D2
    Then Ann has won 1 round
    And Bo has won 0 rounds

  @fight.ruling.depletion-without-tb @fight.tb.coin
  Scenario: All are told that the coin decides the round, and not the Tie Breaker
    Given Ann holds D1 and any others
    And Bo holds H1 and any others
    And Ann has won 1 round
    And the row is empty
    And nobody has the Tie Breaker
    And the deck is empty
    And the coin will favour Ann
    When Ann plays D1 and Bo plays H1
    Then Bo's log reads
      """
      Ann plays Parry 1; you play Dodge 1.
      Two defenses: nobody wins the turn.
      The deck is empty, and nobody has the Tie Breaker: a coin flip decides the round.
      Ann wins the coin flip and the round.
      Ann wins the round.
      Ann wins the FIGHT.
      """

  @fight.ruling.depletion-without-tb @fight.tb.coin
  Scenario Outline: Without any Tie Breaker the coin decides the round
    Given Ann holds D1 and any others
    And Bo holds H1 and any others
    And the row is empty
    And nobody has the Tie Breaker
    And the deck is empty
    And the coin will favour <winner>
    When Ann plays D1 and Bo plays H1
    Then <winner> has won 1 round
    And <other> has won 0 rounds

    Examples:
      | winner | other |
      | Ann    | Bo    |
      | Bo     | Ann   |

  @fight.ruling.depletion-without-tb @fight.ruling.round-length
  Scenario: How long a round lasts, over many games
    When 300 games are played at random
    Then a round that ran out of cards always had a Tie Breaker
    And a round that ran out of cards ended in turn 8 when that had a winner and otherwise in turn 9
    And no round had more than 9 turns

  @fight.ruling.refill-option
  Scenario: With the option, a row that cannot be refilled after a won turn ends the round
    Given a game of FIGHT between Ann and Bo with refill ends-round
    And Ann holds C1 and any others
    And Bo holds D2 and any others
    And the row shows H4, H5, H6
    And the deck is S6
    And the discard pile holds all other cards
    When Ann plays C1 and Bo plays D2
    And Ann takes H4
    Then Ann has won 1 round
    And Bo has won 0 rounds

  @fight.ruling.refill-option
  Scenario: With the option, a row that cannot be refilled after two defences ends the round
    Given a game of FIGHT between Ann and Bo with refill ends-round
    And Ann holds D1 and any others
    And Bo holds H1 and any others
    And the row shows S4, C5, H6
    And Bo's pile is S2
    And Bo has the Tie Breaker
    And Bo has won 1 round
    And the deck is S6
    And the discard pile holds all other cards
    When Ann plays D1 and Bo plays H1
    And Bo takes C5
    And Ann takes S4
    Then Bo wins the game
    And nobody is asked
    And Bo's log reads
      """
      Ann plays Parry 1; you play Dodge 1.
      Two defenses: nobody wins the turn.
      You take Kick 5 from the row.
      Ann takes Punch 4 from the row.
      New in the row: Punch 6.
      The row can't be refilled: your Tie Breaker decides the round.
      You win the round.
      You win the FIGHT.
      """

  @fight.ruling.refill-option
  Scenario: With the option, a row that can be refilled with the last card does not end the round
    Given a game of FIGHT between Ann and Bo with refill ends-round
    And Ann holds C1 and any others
    And Bo holds D2 and any others
    And the row shows H4, H5, H6
    And the deck is S6, S5
    And the discard pile holds all other cards
    When Ann plays C1 and Bo plays D2
    And Ann takes H4
    Then Ann has won 0 rounds
    And the row has 3 cards
    And the deck is empty
    And Ann and Bo are both asked

  @fight.ruling.refill-option @fight.end.thirteen
  Scenario: With the option, thirteen points still win before anything is refilled
    Given a game of FIGHT between Ann and Bo with refill ends-round
    And Ann holds C1 and any others
    And Bo holds D2 and any others
    And Ann's pile is S4 on top of C4, C3, S1
    And Bo's pile is S6
    And Bo has the Tie Breaker
    And the row shows H4, H5, H6
    And the deck is D6
    And the discard pile holds all other cards
    When Ann plays C1 and Bo plays D2
    Then Ann has won 1 round

  @fight.ruling.refill-option
  Scenario: With the option, no round has more than seven turns
    Given a game of FIGHT between Ann and Bo with refill ends-round
    When 100 games are played at random
    Then no round had more than 7 turns
    And a round that ran out of cards always had a Tie Breaker

  @fight.end.reshuffle
  Scenario: After a depleted deck every card goes back into the deck
    Given Ann holds C1 and any others
    And Bo holds D2 and any others
    And the row shows H4, H5
    And Bo's pile is S5
    And Bo has the Tie Breaker
    And the deck is empty
    And the next cards drawn will be S5, C1, D2, H4
    When Ann plays C1 and Bo plays D2
    Then Bo has won 1 round
    And the row shows S5, C1, D2
    And the discard pile is empty
    And Ann's pile is empty
    And Bo's pile is empty
    And nobody has the Tie Breaker
    And Ann has 0 points
    And Bo has 0 points
    And the deck has 15 cards
    And every card is somewhere

  @fight.ruling.reshuffle-after-points
  Scenario: After thirteen points every card goes back into the deck as well
    Given Ann holds C2, S1, H1, H2
    And Bo holds D2, S2, H3, H4
    And the row shows D4, D5, D6
    And Ann's pile is S6 on top of S5
    And Ann has the Tie Breaker
    And the discard pile is D1, C6
    And the next cards drawn will be S6, C2, D1, H3, D4, H1, D2, S5, C6
    When Ann plays C2 and Bo plays D2
    Then Ann has won 1 round
    And the row shows S6, C2, D1
    And Ann and Bo together hold H3, D4, H1, D2, S5, C6
    And the discard pile is empty
    And Ann's pile is empty
    And Ann has 0 points
    And the deck has 15 cards
    And every card is somewhere

  @fight.end.two-rounds
  Scenario Outline: Two rounds win the FIGHT
    Given Ann holds C2 and any others
    And Bo holds D2 and any others
    And Ann's pile is S6 on top of S5
    And Ann has the Tie Breaker
    And Ann has won <ann>
    And Bo has won <bo>
    When Ann plays C2 and Bo plays D2
    Then Ann wins the game
    And nobody is asked
    When Bo tries to play S2
    Then the move is refused

    Examples:
      | ann     | bo       |
      | 1 round | 0 rounds |
      | 1 round | 1 round  |

  @fight.end.two-rounds
  Scenario: One round does not win the FIGHT
    Given Ann holds C2 and any others
    And Bo holds D2 and any others
    And Ann's pile is S6 on top of S5
    And Ann has the Tie Breaker
    And Bo has won 1 round
    When Ann plays C2 and Bo plays D2
    Then the game goes on
    And Ann has won 1 round
    And Bo has won 1 round

  @fight.end.two-rounds @fight.end.depletion-winner
  Scenario: A round won by an empty deck counts for the FIGHT
    Given Ann holds C1 and any others
    And Bo holds D2 and any others
    And Bo's pile is S5
    And Bo has the Tie Breaker
    And Bo has won 1 round
    And the deck is empty
    When Ann plays C1 and Bo plays D2
    Then Bo wins the game

  @fight.end.three-rounds-max @fight.ruling.no-drawn-round
  Scenario: A FIGHT ends after two or three rounds with a winner
    When 200 games are played at random
    Then every FIGHT had 2 or 3 rounds
    And every round had a winner
    And every FIGHT was won by exactly one player, who had won 2 rounds

  @fight.ruling.resign
  Scenario Outline: Giving up loses the FIGHT, whatever the score
    Given Ann has won 1 round
    When <loser> gives up
    Then <winner> wins the game
    And nobody is asked

    Examples:
      | loser | winner |
      | Ann   | Bo     |
      | Bo    | Ann    |

  @fight.ruling.resign
  Scenario: You may give up while the other player is the one to choose
    Given the coin will favour Ann
    When the game is dealt
    And Bo gives up
    Then Ann wins the game

  @fight.ruling.resign
  Scenario: Giving up shows no sealed card, and nothing can be played or taken back after it
    Given Ann holds S3, H2, D5, C1
    And Bo holds H4, S2, D1, C6
    When Ann plays S3
    And Bo gives up
    Then Ann wins the game
    And Bo does not see S3
    When Bo tries to play S2
    Then the move is refused
    When Ann tries to give up
    Then the move is refused
    When Ann tries to take back her choice
    Then the move is refused
