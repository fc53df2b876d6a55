Feature: A turn of FIGHT

  Both play a card, the cards are resolved, the players draw, the row is filled up, what nobody won is discarded.

  Background:
    Given a game of FIGHT between Ann and Bo

  @fight.turn.steps @fight.turn.collect @fight.turn.winner-draw @fight.turn.loser-draw @fight.turn.refill
  @fight.turn.discard
  Scenario: A whole turn that Ann wins
    Given Ann holds S3, H2, D5, C1
    And Bo holds H4, S2, D1, C6
    And the row shows S5, C4, D6
    And the next cards drawn will be H6, S6
    When Ann plays S3 and Bo plays H4
    Then Ann's pile is S3
    And only Ann is asked
    And Ann may only take S5, C4, D6
    When Ann takes C4
    Then Ann holds H2, D5, C1, C4
    And Bo holds S2, D1, C6, H6
    And the row shows S5, D6, S6
    And the discard pile is H4
    And the deck has 11 cards
    And Ann and Bo are both asked
    And Ann may only play H2, D5, C1, C4
    And Bo may only play S2, D1, C6, H6

  @fight.turn.steps @fight.turn.no-winner-draw @fight.turn.refill @fight.turn.discard @fight.combat.both-defend
  Scenario: A whole turn without a winner
    Given Ann holds S3, H2, D5, C1
    And Bo holds H4, C2, D1, C6
    And the row shows S5, C4, D6
    And Bo's pile is S2
    And Bo has the Tie Breaker
    And the discard pile is H3
    And the deck has 11 cards
    And the next cards drawn will be H6, S6
    When Ann plays D5 and Bo plays H4
    Then only Bo is asked
    And Bo may only take S5, C4, D6
    When Bo takes D6
    Then only Ann is asked
    And Ann may only take S5, C4
    When Ann takes S5
    Then Ann holds S3, H2, C1, S5
    And Bo holds C2, D1, C6, D6
    And the row shows C4, H6, S6
    And the discard pile holds D5, H4 and H3
    And Ann's pile is empty
    And Bo's pile is S2
    And the deck has 9 cards
    And Ann and Bo are both asked

  @fight.turn.no-call-before-four @fight.turn.call
  Scenario: Nobody is asked to play while a hand has fewer than four cards
    Given the next cards drawn will be S1, C2, D3
    And the coin will favour Ann
    When the game is dealt
    Then nobody may play
    When Ann takes S1
    Then nobody may play
    When Ann tries to play S1
    Then the move is refused
    When Bo takes C2
    Then Ann and Bo may play

  @fight.turn.no-call-before-four
  Scenario: Nobody plays on before the draws of the turn are done
    Given Ann holds S3, H2, D5, C1
    And Bo holds H4, S2, D1, C6
    And the row shows S5, C4, D6
    When Ann plays S3 and Bo plays H4
    Then nobody may play
    When Bo tries to play S2
    Then the move is refused
    When Ann tries to play H2
    Then the move is refused
    When Ann takes S5
    Then Ann and Bo may play

  @fight.turn.call @fight.turn.forced-play
  Scenario Outline: Either may be the first to choose, and the turn waits for the other
    Given Ann holds S3, H2, D5, C1
    And Bo holds H4, S2, D1, C6
    When <first> plays <one>
    Then only <second> is asked
    And Ann holds S3, H2, D5, C1
    And Bo holds H4, S2, D1, C6
    When <second> plays <two>
    Then Ann's pile is S3

    Examples:
      | first | one | second | two |
      | Ann   | S3  | Bo     | H4  |
      | Bo    | H4  | Ann    | S3  |

  @fight.turn.forced-play
  Scenario: Both must play one of their own four cards, and nothing else
    Given Ann holds S3, H2, D5, C1
    And Bo holds H4, S2, D1, C6
    And the row shows S5, C4, D6
    Then Ann may only play S3, H2, D5, C1
    And Bo may only play H4, S2, D1, C6
    When Ann tries to play H4
    Then the move is refused
    When Ann tries to play S5
    Then the move is refused
    When Ann tries to take S5
    Then the move is refused
    When Ann plays S3
    And Ann tries to play H2
    Then the move is refused
    And Ann holds S3, H2, D5, C1

  @fight.turn.winner-draw
  Scenario Outline: The winner may take whichever card of the row they like
    Given Ann holds S3, H2, D5, C1
    And Bo holds D4, S2, D1, C6
    And the row shows S5, C4, H6
    When Ann plays S3 and Bo plays D4
    And Bo takes <card>
    Then Bo has <card> in hand
    And Bo's pile is S3
    And the row does not show <card>
    And the row has 3 cards

    Examples:
      | card |
      | S5   |
      | C4   |
      | H6   |

  @fight.turn.loser-draw
  Scenario: The loser gets the deck's card and never the choice
    Given Ann holds S3, H2, D5, C1
    And Bo holds D4, S2, D1, C6
    And the row shows S5, C4, H6
    And the next cards drawn will be H3, D3
    When Ann plays S3 and Bo plays D4
    Then only Bo is asked
    When Ann tries to take S5
    Then the move is refused
    When Bo takes S5
    Then Ann holds H2, D5, C1, H3
    And the row shows C4, H6, D3

  @fight.turn.no-winner-draw @fight.tb.coin
  Scenario Outline: Without a Tie Breaker the coin says who takes first after two defences
    Given Ann holds D2 and any others
    And Bo holds H3 and any others
    And the row shows S5, C4, H6
    And nobody has the Tie Breaker
    And the coin will favour <first>
    When Ann plays D2 and Bo plays H3
    Then only <first> is asked
    When <first> takes H6
    Then only <second> is asked
    And <second> may only take S5, C4

    Examples:
      | first | second |
      | Ann   | Bo     |
      | Bo    | Ann    |

  @fight.turn.no-winner-draw @fight.turn.refill
  Scenario: The row is not filled up between the two draws of a turn without a winner
    Given Ann holds D2 and any others
    And Bo holds H3 and any others
    And the row shows S5, C4, H6
    And Ann's pile is C1
    And Ann has the Tie Breaker
    When Ann plays D2 and Bo plays H3
    And Ann takes H6
    Then the row shows S5, C4

  @fight.turn.discard @fight.ruling.discard-what @fight.turn.collect
  Scenario Outline: What nobody won is discarded
    Given Ann holds <ann> and any others
    And Bo holds <bo> and any others
    And Bo's pile is C3
    And Bo has the Tie Breaker
    When Ann plays <ann> and Bo plays <bo>
    And the draws are made
    Then the discard pile holds <discarded>
    And the victory piles hold <won>

    Examples:
      | ann | bo | discarded | won       |
      | S5  | H2 | H2        | S5 and C3 |
      | C5  | D2 | D2        | C5 and C3 |
      | D5  | S2 | D5        | S2 and C3 |
      | H5  | C2 | H5        | C2 and C3 |
      | S5  | C2 | S5        | C2 and C3 |
      | S5  | C6 | C6        | S5 and C3 |
      | S4  | C4 | S4        | C4 and C3 |
      | D6  | H1 | D6 and H1 | C3        |
      | D6  | D1 | D6 and D1 | C3        |
      | H6  | H1 | H6 and H1 | C3        |

  @fight.ruling.discard-what
  Scenario: All 24 cards are always in exactly one place
    When 200 games are played at random
    Then at every moment every card was in exactly one place
    And at the start of every turn every card played before was in a victory pile or in the discard pile

  @fight.ruling.discard-stays
  Scenario: The discard pile is not shuffled back when the deck runs out
    Given Ann holds S3, H2, D5, C1
    And Bo holds H4, S2, D1, C6
    And the row shows S5, C4, D6
    And the deck is H6
    And the discard pile holds all other cards
    When Ann plays S3 and Bo plays H4
    And Ann takes C4
    Then Bo holds S2, D1, C6, H6
    And the row shows S5, D6
    And the deck is empty
    And the discard pile has 13 cards

  @fight.ruling.draw-order
  Scenario: Both draw before the row is filled up
    Given Ann holds S3, H2, D5, C1
    And Bo holds H4, S2, D1, C6
    And the row shows S5, C4, D6
    And the deck is H6
    And the discard pile holds all other cards
    When Ann plays S3 and Bo plays H4
    Then Ann may only take S5, C4, D6
    When Ann takes S5
    Then Bo has H6 in hand
    And the row shows C4, D6
    And the deck is empty

  @fight.ruling.partial-refill @fight.ruling.refill-is-not-a-draw
  Scenario: A row that cannot be filled up stays short, and play goes on
    Given Ann holds D3, H2, D5, C1
    And Bo holds H4, S2, D1, C6
    And the row shows S5, C4, D6
    And the deck is H6
    And Ann's pile is S3
    And Ann has the Tie Breaker
    And the discard pile holds all other cards
    When Ann plays D5 and Bo plays H4
    And Ann takes S5
    And Bo takes C4
    Then the row shows D6, H6
    And the deck is empty
    And Ann has won 0 rounds
    And Bo has won 0 rounds
    And Ann and Bo are both asked

  @fight.turn.points @fight.ruling.ace-is-one
  Scenario Outline: A won card is worth its number
    Given Ann holds <attack> and any others
    And Bo holds <defence> and any others
    When Ann plays <attack> and Bo plays <defence>
    Then Ann's pile is <attack>
    And Ann has <points> points
    And Bo has 0 points

    Examples:
      | attack | defence | points |
      | S1     | H6      | 1      |
      | S2     | H5      | 2      |
      | S3     | H4      | 3      |
      | S4     | H3      | 4      |
      | S5     | H2      | 5      |
      | S6     | H1      | 6      |
      | C1     | D6      | 1      |
      | C2     | D5      | 2      |
      | C3     | D4      | 3      |
      | C4     | D3      | 4      |
      | C5     | D2      | 5      |
      | C6     | D1      | 6      |

  @fight.turn.points
  Scenario: The points of a pile add up, the face-down cards too
    Given Ann holds S2 and any others
    And Bo holds D6 and any others
    And Ann's pile is C1 on top of C3
    And Bo's pile is S5 on top of S4, S1
    And Bo has the Tie Breaker
    Then Ann has 4 points
    And Bo has 10 points
    When Ann plays S2 and Bo plays D6
    Then Ann has 4 points
    And Bo has 12 points

  @fight.turn.card-flow
  Scenario: Every turn takes two cards out of the deck
    When 200 games are played at random
    Then the deck counts at the start of the turns were always 13, 11, 9, 7, 5, 3, 1, 0
