Feature: Who sees what in FIGHT

  Background:
    Given a game of FIGHT between Ann and Bo

  @fight.info.row-open @fight.ruling.info-public
  Scenario: Before anybody plays, all see the row
    Given the row shows S5, C4, D6
    Then Ann, Bo and a watcher see that the row shows S5, C4, D6

  @fight.info.row-open
  Scenario: A card that is new in the row is seen by all
    Given Ann holds S3 and any others
    And Bo holds H2 and any others
    And the row shows S5, C4, D6
    And the next cards drawn will be H6, C6
    When Ann plays S3 and Bo plays H2
    And Ann takes C4
    Then Ann, Bo and a watcher see that the row shows S5, D6, C6

  @fight.info.deck-closed
  Scenario: Only the drawer sees the cards of the deal
    Given the next cards drawn will be S1, C2, D3, S4, C5, D6, H1, H2, H3
    When the game is dealt
    Then Ann sees her own hand and not Bo's
    And Bo sees his own hand and not Ann's
    And a watcher sees no hand

  @fight.info.deck-closed
  Scenario: Only the loser sees the card that the loser draws
    Given Ann holds S3, H2, D5, C1
    And Bo holds H4, S2, D1, C6
    And the row shows S5, C4, D6
    And the next cards drawn will be H6, S6
    When Ann plays S3 and Bo plays H4
    And Ann takes C4
    Then Bo sees H6
    And Ann does not see H6
    And a watcher does not see H6
    And all see S6

  @fight.info.played-open @fight.turn.forced-play
  Scenario: Both cards are shown at the same moment
    Given Ann holds S3, H2, D5, C1
    And Bo holds H4, S2, D1, C6
    When Ann plays S3
    Then Bo does not see S3
    And a watcher does not see S3
    When Bo plays H4
    Then all see S3
    And all see H4

  @fight.info.played-open @fight.ruling.sealed-choice
  Scenario: Nothing that the other can see depends on a sealed card
    Given Ann holds S3, H2, D5, C1
    And Bo holds H4, S2, D1, C6
    When Ann plays S3
    Then Bo could not tell if Ann had chosen to play H2 instead
    And Bo could not tell if Ann had chosen to play D5 instead
    And a watcher could not tell if Ann had chosen to play C1 instead

  @fight.info.tb-open
  Scenario: All see the Tie Breaker, the only victory card face up
    Given Ann's pile is C4 on top of S1
    And Bo's pile is S2
    And Ann has the Tie Breaker
    Then Ann, Bo and a watcher see that Ann has the Tie Breaker
    And the only victory card face up is C4

  @fight.ruling.info-hands
  Scenario: Of another hand only the number of cards is seen
    Given Ann holds S3, H2, D5, C1
    And Bo holds H4, S2, D1, C6
    And the row shows S5, C4, D6
    Then Ann sees that Bo holds 4 cards
    And Bo sees that Ann holds 4 cards
    And a watcher sees that Ann holds 4 cards
    And Ann does not see H4, S2, D1, C6
    And Bo does not see S3, H2, D5, C1
    And a watcher does not see S3, H2, D5, C1, H4, S2, D1, C6

  @fight.ruling.info-hands @fight.ruling.info-public
  Scenario: Of another hand the number of cards is seen, and which of them came from the row
    Given Ann holds S3, H2, D5, C1
    And Bo holds H4, S2, D1, C6
    And the row shows S5, C4, D6
    And the next cards drawn will be H6, S6
    When Ann plays S3 and Bo plays H4
    And Ann takes C4
    Then Bo and a watcher see that Ann holds 4 cards
    And Bo and a watcher see that Ann is known to hold C4
    And Bo does not see H2, D5, C1
    And a watcher does not see H2, D5, C1
    And Ann does not see S2, D1, C6, H6

  @fight.ruling.info-hands
  Scenario: A hand could be any other hand
    Given Ann holds S3, H2, D5, C1
    And Bo holds H4, S2, D1, C6
    And the row shows S5, C4, D6
    Then Bo could not tell if Ann held H6, H5, D4 and C3 instead
    And a watcher could not tell if Ann held H6, H5, D4 and C3 instead
    And a watcher could not tell if Bo held H6, H5, D4 and C3 instead
    But Ann could tell if Ann held H6, H5, D4 and C3 instead

  @fight.ruling.info-hands
  Scenario: A card that its owner took from the row may be remembered
    Given Ann holds S3 and any others
    And Bo holds H2 and any others
    And the row shows S5, C4, D6
    When Ann plays S3 and Bo plays H2
    And Ann takes C4
    Then Ann, Bo and a watcher see that Ann is known to hold C4
    And Ann, Bo and a watcher see that Bo is known to hold nothing

  @fight.ruling.info-hands
  Scenario: A card taken from the row is no longer known to be in a hand once it is played
    Given Ann holds S3, H2, D5, C1
    And Bo holds H4, S2, D1, C6
    And the row shows S5, C4, D6
    And the next cards drawn will be H6, H5
    When Ann plays S3 and Bo plays H4
    And Ann takes C4
    And Ann plays C4 and Bo plays D1
    Then Ann, Bo and a watcher see that Ann is known to hold nothing
    When Ann takes D6
    Then Ann, Bo and a watcher see that Ann is known to hold D6
    And Ann, Bo and a watcher see that Bo is known to hold nothing

  @fight.ruling.info-public
  Scenario: What lies open to all
    Given Ann holds S3, H2, D5, C1
    And Bo holds H4, S2, D1, C6
    And the row shows S5, C4, D6
    And Ann's pile is S4 on top of C3
    And Bo's pile is C2
    And Ann has the Tie Breaker
    And the discard pile is H1, D2
    And the deck has 8 cards
    And Bo has won 1 round
    Then Ann, Bo and a watcher see that the row shows S5, C4, D6
    And Ann, Bo and a watcher see that the discard pile is H1, D2
    And Ann, Bo and a watcher see that the deck has 8 cards
    And Ann, Bo and a watcher see that Ann has 7 points
    And Ann, Bo and a watcher see that Bo has 2 points
    And Ann, Bo and a watcher see that Ann's pile is S4 on top of C3
    And Ann, Bo and a watcher see that Bo's pile is C2
    And Ann, Bo and a watcher see that Ann's pile shows S4, C3
    And Ann, Bo and a watcher see that Ann has the Tie Breaker
    And Ann, Bo and a watcher see that Bo has won 1 round
    And Ann, Bo and a watcher see that Ann has won 0 rounds

  @fight.ruling.piles-option @fight.info.tb-open
  Scenario: With face-down piles, the table shows the Tie Breaker, the number of cards and the points
    Given a game of FIGHT between Ann and Bo with piles face-down
    And Ann's pile is S4 on top of C3, S1
    And Bo's pile is C2 on top of S2
    And Ann has the Tie Breaker
    Then Bo and a watcher see that Ann's pile shows S4 on 2 cards face down
    And Ann and a watcher see that Bo's pile shows 2 cards face down
    And Bo does not see C3, S1
    And Ann does not see C2, S2
    And a watcher does not see C3, S1, C2, S2
    And all see S4
    And Ann, Bo and a watcher see that Ann has 8 points
    And Ann, Bo and a watcher see that Bo has 4 points
    And Ann, Bo and a watcher see that Ann has the Tie Breaker

  @fight.ruling.piles-option
  Scenario: With face-down piles, players see the cards of their own pile
    Given a game of FIGHT between Ann and Bo with piles face-down
    And Ann's pile is S4 on top of C3, S1
    And Bo's pile is C2 on top of S2
    And Ann has the Tie Breaker
    Then Ann sees that Ann's pile shows S4, C3, S1
    And Bo sees that Bo's pile shows C2, S2

  @fight.ruling.piles-option
  Scenario: With face-down piles, a card that was won may be looked up in the log
    Given a game of FIGHT between Ann and Bo with piles face-down
    And Ann holds C1 and any others
    And Bo holds D2 and any others
    And Bo's pile is S6
    And Bo has the Tie Breaker
    When Ann plays C1 and Bo plays D2
    Then Bo and a watcher see that Ann's pile shows 1 card face down
    And Bo's log reads
      """
      Ann plays Kick 1; you play Parry 2.
      Ann wins Kick 1 and now has 1 point.
      """

  @fight.ruling.piles-option
  Scenario: With face-down piles, all piles are shown when the FIGHT is over
    Given a game of FIGHT between Ann and Bo with piles face-down
    And Ann's pile is S4 on top of C3
    And Bo's pile is C2
    And Ann has the Tie Breaker
    When Bo gives up
    Then all see that Ann's pile shows S4, C3
    And all see that Bo's pile shows C2

  @fight.ruling.info-public @fight.info.deck-closed
  Scenario: The deck has no order that anybody could see
    Given Ann holds S3, H2, D5, C1
    And Bo holds H4, S2, D1, C6
    And the row shows S5, C4, D6
    Then nobody sees a card of the deck

  @fight.ruling.coin-digital
  Scenario Outline: The coin is shown to all
    Given the coin will favour <first>
    When the game is dealt
    Then all are told that the coin favours <first>

    Examples:
      | first |
      | Ann   |
      | Bo    |

  @fight.info.deck-closed @fight.info.played-open @fight.turn.steps
  Scenario: Everybody's log tells the turn in order, and each reads only what they may know
    Given Ann holds S3, H2, D5, C1
    And Bo holds H4, S2, D1, C6
    And the row shows S5, C4, D6
    And the next cards drawn will be H6, S6
    When Ann plays S3
    Then Bo's log reads
      """
      """
    When Bo plays H4
    And Ann takes C4
    Then Ann's log reads
      """
      You play Punch 3; Bo plays Dodge 4.
      You win Punch 3 and now have 3 points.
      It's now the Tie Breaker, on your pile.
      You take Kick 4 from the row.
      Bo draws a card.
      New in the row: Punch 6.
      Discarded: Dodge 4.
      Turn 2.
      """
    And Bo's log reads
      """
      Ann plays Punch 3; you play Dodge 4.
      Ann wins Punch 3 and now has 3 points.
      It's now the Tie Breaker, on Ann's pile.
      Ann takes Kick 4 from the row.
      You draw Dodge 6.
      New in the row: Punch 6.
      Discarded: Dodge 4.
      Turn 2.
      """
    And a watcher's log reads
      """
      Ann plays Punch 3; Bo plays Dodge 4.
      Ann wins Punch 3 and now has 3 points.
      It's now the Tie Breaker, on Ann's pile.
      Ann takes Kick 4 from the row.
      Bo draws a card.
      New in the row: Punch 6.
      Discarded: Dodge 4.
      Turn 2.
      """
