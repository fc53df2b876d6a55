Feature: The Tie Breaker

  The face-up card on top of a victory pile.

  Background:
    Given a game of FIGHT between Ann and Bo

  @fight.tb.created @fight.tb.possession
  Scenario Outline: The first card won in a round is the Tie Breaker, however low
    Given Ann holds <ann> and any others
    And Bo holds <bo> and any others
    And nobody has the Tie Breaker
    When Ann plays <ann> and Bo plays <bo>
    Then <winner> has the Tie Breaker
    And the Tie Breaker is <card>

    Examples:
      | ann | bo | winner | card |
      | S1  | H6 | Ann    | S1   |
      | S6  | D1 | Bo     | S6   |
      | C2  | C3 | Ann    | C2   |

  @fight.tb.created
  Scenario: Two defences do not make a Tie Breaker
    Given Ann holds D1 and any others
    And Bo holds H6 and any others
    When Ann plays D1 and Bo plays H6
    Then nobody has the Tie Breaker
    When the draws are made
    Then nobody has the Tie Breaker

  @fight.tb.holder-lower @fight.ruling.tb-bottom-face-down
  Scenario: The holder's lower card goes to the bottom
    Given Ann holds C2 and any others
    And Bo holds D3 and any others
    And Ann's pile is C4 on top of S3
    And Ann has the Tie Breaker
    When Ann plays C2 and Bo plays D3
    Then Ann's pile is C4 on top of S3, C2
    And the Tie Breaker is C4
    And the only victory card face up is C4

  @fight.tb.holder-lower @fight.ruling.tb-value-to-beat
  Scenario: Compared with the top of the pile, not with a card further down
    Given Ann holds C2 and any others
    And Bo holds D3 and any others
    And Ann's pile is C4 on top of S1
    And Ann has the Tie Breaker
    When Ann plays C2 and Bo plays D3
    Then Ann's pile is C4 on top of S1, C2
    And the Tie Breaker is C4

  @fight.tb.holder-equal-or-higher
  Scenario Outline: The holder's equal or higher card goes on top and is the new Tie Breaker
    Given Ann holds <won> and any others
    And Bo holds D6 and any others
    And Ann's pile is S3 on top of S1
    And Ann has the Tie Breaker
    When Ann plays <won> and Bo plays D6
    Then Ann's pile is <won> on top of S3, S1
    And Ann has the Tie Breaker
    And the Tie Breaker is <won>
    And the only victory card face up is <won>

    Examples:
      | won |
      | C3  |
      | C4  |
      | C6  |

  @fight.tb.other-lower @fight.tb.possession @fight.info.tb-open
  Scenario Outline: The other player's lower card lies face down
    Given Ann holds D6 and any others
    And Bo holds <won> and any others
    And Ann's pile is C4 on top of S1
    And Bo's pile is S2
    And Ann has the Tie Breaker
    When Ann plays D6 and Bo plays <won>
    Then Bo's pile holds <won> and S2
    And Ann has the Tie Breaker
    And the Tie Breaker is C4
    And the only victory card face up is C4

    Examples:
      | won |
      | C1  |
      | C2  |
      | C3  |

  @fight.tb.other-equal-or-higher @fight.tb.old-flips @fight.tb.possession @fight.info.tb-open
  Scenario Outline: The other player's equal or higher card takes the Tie Breaker over
    Given Ann holds D6 and any others
    And Bo holds <won> and any others
    And Ann's pile is S4 on top of S1
    And Bo's pile is S2
    And Ann has the Tie Breaker
    When Ann plays D6 and Bo plays <won>
    Then Bo's pile is <won> on top of S2
    And Bo has the Tie Breaker
    And the Tie Breaker is <won>
    And the only victory card face up is <won>
    And Ann's pile is S4 on top of S1
    And Ann has 5 points

    Examples:
      | won |
      | C4  |
      | C5  |
      | C6  |

  @fight.ruling.tb-value-to-beat
  Scenario: A former holder compares with the Tie Breaker, not with the old top of the own pile
    Given Ann holds C5 and any others
    And Bo holds D6 and any others
    And Ann's pile is S4
    And Bo's pile is S6
    And Bo has the Tie Breaker
    When Ann plays C5 and Bo plays D6
    Then Bo has the Tie Breaker
    And the Tie Breaker is S6
    And the only victory card face up is S6

  @fight.ruling.tb-value-to-beat
  Scenario: What follows for the Tie Breaker, over many games
    When 200 games are played at random
    Then the value of the Tie Breaker never fell during a round
    And the Tie Breaker always was as high as the highest card won in the round

  @fight.ruling.tb-after-equal-attacks @fight.combat.both-attack-equal
  Scenario Outline: A card won by the Tie Breaker is placed like any other
    Given Ann holds S3 and any others
    And Bo holds C3 and any others
    And Ann's pile is <before>
    And Ann has the Tie Breaker
    When Ann plays S3 and Bo plays C3
    Then Ann's pile is <after>
    And the Tie Breaker is <card>

    Examples:
      | before | after           | card |
      | S2     | S3 on top of S2 | S3   |
      | S4     | S4 on top of S3 | S4   |

  @fight.tb.purpose @fight.end.depletion-winner
  Scenario Outline: The Tie Breaker also decides a round, equal points or not
    Given Ann holds C3 and any others
    And Bo holds C5 and any others
    And Ann's pile is <ann>
    And Bo's pile is <bo>
    And <holder> has the Tie Breaker
    And the deck is empty
    When Ann plays C3 and Bo plays C5
    Then <holder> has won 1 round

    Examples:
      | ann             | bo | holder |
      | S2              | S5 | Bo     |
      | S2 on top of C1 | S6 | Bo     |
      | S5              | S2 | Ann    |

  @fight.ruling.tb-per-round
  Scenario: A new round starts without a Tie Breaker
    Given Ann holds C6 and any others
    And Bo holds D2 and any others
    And Ann's pile is S5 on top of S4
    And Ann has the Tie Breaker
    And the coin will favour Bo
    When Ann plays C6 and Bo plays D2
    Then Ann has won 1 round
    And nobody has the Tie Breaker
    And Ann's pile is empty
    And Bo's pile is empty
    And every card is somewhere

  @fight.tb.coin @fight.ruling.coin-digital
  Scenario: A new coin for every situation that needs one
    Given Ann holds D1, D2, S1, S2
    And Bo holds H1, H2, C1, C2
    And the row shows H6, D6, S6
    And the coin will favour Bo
    When Ann plays D1 and Bo plays H1
    Then only Bo is asked
    When Bo takes S6
    And Ann takes D6
    Given the coin will favour Ann
    When Ann plays D2 and Bo plays H2
    Then only Ann is asked
    And 2 coins were flipped

  @fight.tb.coin @fight.combat.both-attack-equal
  Scenario: All are told that the coin decides, for nobody has the Tie Breaker
    Given Ann holds S5 and any others
    And Bo holds C5 and any others
    And nobody has the Tie Breaker
    And the coin will favour Bo
    When Ann plays S5 and Bo plays C5
    Then Ann's log reads
      """
      You play Punch 5; Bo plays Kick 5.
      Two 5s, and nobody has the Tie Breaker: a coin flip decides.
      Bo wins the coin flip and the turn.
      Bo wins Kick 5 and now has 5 points.
      It's now the Tie Breaker, on Bo's pile.
      """

  @fight.tb.purpose @fight.combat.both-attack-equal
  Scenario: All are told whose Tie Breaker decides
    Given Ann holds S5 and any others
    And Bo holds C5 and any others
    And Ann's pile is S6
    And Ann has the Tie Breaker
    When Ann plays S5 and Bo plays C5
    Then Bo's log reads
      """
      Ann plays Punch 5; you play Kick 5.
      Two 5s: Ann's Tie Breaker decides.
      Ann wins Punch 5 and now has 11 points.
      """

  @fight.tb.coin @fight.turn.no-winner-draw
  Scenario: After two defences all are told that the coin gives the first choice
    Given Ann holds D1 and any others
    And Bo holds H1 and any others
    And nobody has the Tie Breaker
    And the coin will favour Ann
    When Ann plays D1 and Bo plays H1
    Then Bo's log reads
      """
      Ann plays Parry 1; you play Dodge 1.
      Two defenses: nobody wins the turn.
      Ann wins the coin flip and chooses first from the row.
      """

  @fight.ruling.coin-digital
  Scenario: The same luck gives the same coin
    Then the game plays out alike twice with the same luck

  @fight.ruling.coin-digital
  Scenario: The coin is fair and is flipped again in every game
    When the game is dealt 2000 times
    Then Ann and Bo were each favoured by the coin about equally often
