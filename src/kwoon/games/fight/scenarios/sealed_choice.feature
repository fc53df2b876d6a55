Feature: Choosing in secret

  Instead of a shout, both choose in secret; the cards are turned over when both have chosen.

  Background:
    Given a game of FIGHT between Ann and Bo
    And Ann holds S3, H2, D5, C1
    And Bo holds H4, S2, D1, C6
    And the row shows S5, C4, D6

  @fight.ruling.sealed-choice
  Scenario: A choice waits, and is turned over only with the other's
    When Ann plays S3
    Then Ann's pile is empty
    And Ann holds S3, H2, D5, C1
    And only Bo is asked
    When Bo plays H4
    Then Ann wins the turn
    And Ann's pile is S3

  @fight.ruling.sealed-choice
  Scenario: A choice may be changed as long as the other has not chosen
    When Ann plays S3
    And Ann takes back her choice
    Then Ann and Bo are both asked
    And Ann may only play S3, H2, D5, C1
    When Ann plays D5
    And Bo plays S2
    Then Ann wins the turn
    And Ann's pile is S2

  @fight.ruling.sealed-choice @fight.turn.forced-play
  Scenario: A choice that is made can be changed only by taking it back
    Then Ann may only answer "play S3", "play H2", "play D5", "play C1"
    And Ann may answer "play H2"
    But Ann may not answer "play H4"
    When Ann answers "play S3"
    And Ann tries to play H2
    Then the move is refused: "You have already moved. Wait for the others, or take your move back."

  @fight.ruling.sealed-choice
  Scenario: A choice may be changed more than once
    When Bo plays H4
    And Bo takes back his choice
    And Bo plays S2
    And Bo takes back his choice
    And Bo plays C6
    And Ann plays D5
    Then Bo wins the turn
    And Bo's pile is C6

  @fight.ruling.sealed-choice
  Scenario: After the cards are turned over nothing can be taken back
    When Ann plays S3 and Bo plays H4
    And Ann tries to take back her choice
    Then the move is refused
    When Bo tries to take back his choice
    Then the move is refused

  @fight.ruling.sealed-choice
  Scenario: There is nothing to take back before one has chosen
    When Ann plays S3
    And Bo tries to take back his choice
    Then the move is refused

  @fight.ruling.sealed-choice
  Scenario: Taking back leaves no trace for the other
    When Ann plays S3
    And Ann takes back her choice
    And Ann plays H2
    Then Bo could not tell if Ann had chosen to play C1 instead
    And a watcher could not tell if Ann had chosen to play C1 instead

  @fight.ruling.sealed-choice
  Scenario: It does not matter who chooses first
    Then the turn comes out the same whether Ann plays S3 before or after Bo plays H4

  @fight.ruling.late-player
  Scenario: A late player plays a random card from their hand
    When Bo plays H4
    And Ann is too late
    Then Ann has played one of S3, H2, D5, C1

  @fight.ruling.late-player
  Scenario: A late player's card is any of the four, each as likely as the others
    When Ann is too late 2000 times
    Then Ann played S3, H2, D5, C1 about equally often

  @fight.ruling.late-player
  Scenario: A player who has chosen in time keeps that choice
    When Ann plays S3
    And Bo is too late
    Then Ann has played S3
    And Bo has played one of H4, S2, D1, C6
