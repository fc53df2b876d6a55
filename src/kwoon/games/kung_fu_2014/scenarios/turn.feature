Feature: A turn

  @kff14.turn.three-parts @kff14.turn.attack-optional @kff14.turn.next-left
  Scenario: Discard and draw, then attack, then the end of the turn
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann's turn is about to begin
    And Ann holds sword, fan, chair
    Then Ann is asked: discard
    When Ann discards nothing
    Then Ann is asked: attack
    And Ann holds 7 cards
    And it is Ann's turn
    When Ann does not attack
    Then it is Bo's turn
    And Bo is asked: discard

  @kff14.turn.discard-any @kff14.turn.refill-7 @kff14.turn.refill-8
  Scenario Outline: Of seven cards <kept> are kept, and <hand> held then
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann's turn is about to begin
    And Ann holds snap-kick, fan, chair, table, sword, iron, fast
    When Ann discards <cards>
    Then Ann holds <hand> cards

    Examples:
      | kept | cards                                          | hand |
      | 6    | snap-kick                                      | 7    |
      | 3    | snap-kick, fan, chair, table                   | 7    |
      | 2    | snap-kick, fan, chair, table, sword            | 7    |
      | 1    | snap-kick, fan, chair, table, sword, iron      | 8    |
      | none | snap-kick, fan, chair, table, sword, iron, fast | 8    |

  @kff14.turn.discard-any @kff14.turn.refill-7
  Scenario: Nothing need be discarded; what is kept stays
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann's turn is about to begin
    And Ann holds snap-kick, fan, chair, table
    And the next cards drawn will be iron, fast, daggers
    When Ann discards nothing
    Then Ann holds snap-kick, fan, chair, table, iron, fast, daggers
    And the discard pile is empty

  @kff14.turn.discard-any
  Scenario: Any cards can be chosen, but only such as are held
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann's turn is about to begin
    And Ann holds iron, sword, crane-stance
    And Bo holds fan
    Then Ann may only answer "discard iron", "discard sword", "discard crane-stance", "done"

  @kff14.turn.any-order
  Scenario: Cards to discard are named in any order, copies too
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann's turn is about to begin
    And Ann holds fast, iron, iron, crane-stance, snap-kick
    When Ann answers "discard crane-stance" and then "discard iron"
    Then Ann may only answer "discard snap-kick", "discard fast", "discard iron", "done"
    When Ann answers "discard iron"
    Then Ann may only answer "discard snap-kick", "discard fast", "done"
    When Ann answers "discard snap-kick" and then "done"
    Then the discard pile is snap-kick, iron, iron and crane-stance
    And Ann has fast in hand
    And Ann holds 8 cards

  @kff14.turn.refill-8 @kff14.turn.kept-counts-what-is-left
  Scenario: A single card that is kept counts as kept, also if nothing was discarded
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann's turn is about to begin
    And Ann holds sword
    When Ann discards nothing
    Then Ann holds 8 cards
    And Ann has sword in hand

  @kff14.turn.kept-counts-what-is-left
  Scenario: Two cards in hand and nothing discarded are seven after the refill
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann's turn is about to begin
    And Ann holds sword, fan
    When Ann discards nothing
    Then Ann holds 7 cards

  @kff14.turn.kept-counts-what-is-left
  Scenario: An empty hand is filled to eight
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann's turn is about to begin
    And Ann holds nothing
    Then Ann is asked: attack
    And Ann holds 8 cards

  @kff14.turn.over-seven
  Scenario Outline: More than seven cards: <kept> are kept and nothing is drawn
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann's turn is about to begin
    And Ann holds snap-kick, fan, chair, table, sword, iron, fast, daggers, ladder
    And Bo holds nothing
    When Ann discards <cards>
    Then Ann holds <kept> cards
    And the deck has 81 cards

    Examples:
      | kept | cards             |
      | 9    | nothing           |
      | 8    | snap-kick         |
      | 7    | snap-kick and fan |

  @kff14.turn.discard-once
  Scenario: What was drawn cannot be exchanged again
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann's turn is about to begin
    And Ann holds snap-kick, fan, chair, table, sword, iron, fast
    And the next cards drawn will be daggers
    When Ann answers "discard snap-kick"
    Then Ann may not answer "discard daggers"
    And Ann may answer "discard fan"
    And the discard pile is empty
    When Ann answers "done"
    Then Ann holds fan, chair, table, sword, iron, fast, daggers
    And the discard pile is snap-kick
    And Ann is asked: attack
    And Ann may not answer "discard fan"

  @kff14.turn.discard-once
  Scenario: The first turn begins with the discard like any other
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And chance lets Ann begin
    When the game is dealt
    Then Ann is asked: discard
    When Ann discards the whole hand
    Then Ann holds 8 cards
    And the discard pile has 7 cards
    And Ann is asked: attack

  @kff14.turn.attack-optional
  Scenario: An attack can be left out
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds sword, iron
    When Ann does not attack
    Then Ann holds sword, iron
    And Ann has 20 Chi
    And Bo has 20 Chi
    And it is Bo's turn

  @kff14.turn.one-attack
  Scenario: After one attack the turn is over
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds sword, snap-kick, iron
    When Ann attacks Bo with sword
    And Bo does not block
    Then it is Bo's turn
    And Bo is asked: discard
    And Ann holds sword, snap-kick, iron

  @kff14.turn.one-attack @kff14.counter.one-per-block
  Scenario: Counterattacks come on top of the one attack, and then the turn is over
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds sword, snap-kick, iron
    And Bo holds eye-for-an-eye, roundhouse, fast
    When Ann attacks Bo with sword
    And Bo blocks with eye-for-an-eye
    And Bo counterattacks Ann with roundhouse
    And Ann does not block
    Then Ann has 16 Chi
    And Bo has 15 Chi
    And it is Bo's turn
    And Bo is asked: discard

  @kff14.turn.end-removes @kff14.turn.skip-removed @kff14.nochi.out-at-end
  Scenario: A player at No Chi leaves at the end of the turn and is skipped from then on
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Bo has 3 Chi
    And Ann holds snap-kick, iron
    When Ann attacks Bo with snap-kick
    And Bo does not block
    Then Bo is out
    And it is Cy's turn
    And the game goes on
    When Cy passes her turn
    Then it is Ann's turn
    When Ann passes her turn
    Then it is Cy's turn

  @kff14.turn.end-removes @kff14.turn.skip-removed
  Scenario: The active player can be the one who leaves
    Given a game of KungFu Fighting (2014) between Ann, Bo, Cy and Di
    And Cy may attack
    And Di is out
    And Cy has 4 Chi
    And Cy holds iron
    And Ann holds eye-for-an-eye, roundhouse, fast
    When Cy attacks Ann with punch
    And Ann blocks with eye-for-an-eye
    And Ann counterattacks Cy with roundhouse
    And Cy does not block
    Then Cy is out
    And it is Ann's turn
    And Ann and Bo are still in
