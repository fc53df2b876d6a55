Feature: Setting up a round of FIGHT

  Background:
    Given a game of FIGHT between Ann and Bo

  @fight.setup.deck
  Scenario: The deck is everything up to six, aces included
    Then the pack is S1, S2, S3, S4, S5, S6, C1, C2, C3, C4, C5, C6, D1, D2, D3, D4, D5, D6, H1, H2, H3, H4, H5, H6
    When the game is dealt
    Then every card is somewhere

  @fight.setup.deck
  Scenario: Nobody may look into the deck, it is only counted
    When the game is dealt
    Then the deck has 15 cards
    And nobody sees a card of the deck

  @fight.setup.suits @fight.ruling.ace-is-one @fight.ruling.suit-glyphs
  Scenario Outline: Four moves of six cards each, from the ace that counts one
    Then <cards> are the <move> cards from 1 to 6

    Examples:
      | cards                  | move  |
      | S1, S2, S3, S4, S5, S6 | Punch |
      | C1, C2, C3, C4, C5, C6 | Kick  |
      | D1, D2, D3, D4, D5, D6 | Parry |
      | H1, H2, H3, H4, H5, H6 | Dodge |

  @fight.setup.row @fight.setup.deal @fight.ruling.deal-order
  Scenario: First the row is laid out, then both hands are dealt
    Given the next cards drawn will be S1, C2, D3, S4, C5, D6, H1, H2, H3
    When the game is dealt
    Then the row shows S1, C2, D3
    And Ann holds 3 cards
    And Bo holds 3 cards
    And Ann and Bo together hold S4, C5, D6, H1, H2, H3
    And the deck has 15 cards

  @fight.setup.first-pick
  Scenario Outline: The coin says who picks first from the row
    Given the next cards drawn will be S1, C2, D3
    And the coin will favour <first>
    When the game is dealt
    Then only <first> is asked
    And <first> may only take S1, C2, D3
    When <first> takes C2
    Then only <second> is asked
    And <second> may only take S1, D3

    Examples:
      | first | second |
      | Ann   | Bo     |
      | Bo    | Ann    |

  @fight.setup.first-pick
  Scenario: A card that is gone from the row cannot be picked again
    Given the next cards drawn will be S1, C2, D3
    And the coin will favour Ann
    When the game is dealt
    And Ann takes C2
    And Bo tries to take C2
    Then the move is refused

  @fight.setup.hand-four @fight.ruling.row-refilled-before-turn-one
  Scenario: The first turn starts with four cards each, three in the row and thirteen in the deck
    Given the next cards drawn will be S1, C2, D3, S4, S5, S6, C4, C5, C6, H5, H6
    And the coin will favour Bo
    When the game is dealt
    And Bo takes S1
    Then Bo holds 4 cards
    And Ann holds 3 cards
    And the deck has 15 cards
    When Ann takes D3
    Then Ann holds 4 cards
    And Bo holds 4 cards
    And Ann has D3 in hand
    And Bo has S1 in hand
    And the row shows C2, H5, H6
    And the deck has 13 cards
    And Ann and Bo are both asked

  @fight.ruling.setup-every-round @fight.ruling.first-picker-next-rounds
  Scenario Outline: The next round is set up like the first, with a new coin
    Given Ann holds C1 and any others
    And Bo holds D2 and any others
    And Ann's pile is C6 on top of S6
    And Ann has the Tie Breaker
    And the next cards drawn will be H1, H2, H3
    And the coin will favour <first>
    When Ann plays C1 and Bo plays D2
    Then Ann has won 1 round
    And the row shows H1, H2, H3
    And Ann holds 3 cards
    And Bo holds 3 cards
    And the deck has 15 cards
    And only <first> is asked
    And <first> may only take H1, H2, H3
    When <first> takes H1
    And <second> takes H2
    Then Ann holds 4 cards
    And Bo holds 4 cards
    And the row has 3 cards
    And the deck has 13 cards

    Examples:
      | first | second |
      | Ann   | Bo     |
      | Bo    | Ann    |

  @fight.ruling.setup-every-round @fight.ruling.first-picker-next-rounds
  Scenario Outline: The third round is set up in the same way
    Given Ann holds C1 and any others
    And Bo holds D2 and any others
    And Ann's pile is C6 on top of S6
    And Ann has the Tie Breaker
    And Bo has won 1 round
    And the coin will favour <first>
    When Ann plays C1 and Bo plays D2
    Then Ann has won 1 round
    And Bo has won 1 round
    And only <first> is asked
    And Ann holds 3 cards
    And Bo holds 3 cards
    And the row has 3 cards
    And the deck has 15 cards

    Examples:
      | first |
      | Ann   |
      | Bo    |
