Feature: Enhancements and Finishing Moves

  @kff14.card.enhancements
  Scenario: The twelve Enhancements have no text
    Given a game of KungFu Fighting (2014) between Ann and Bo
    Then fast, running-up-the-wall, flipping, shadow, ethereal, iron, magnificent, flying, whirlwind, phantom, invincible and majestic have no text

  @kff14.card.enhancements
  Scenario Outline: <card> adds <attack> to an attack
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds <card>, fan
    And Bo holds fast
    Then <card> reads attack <attack> (printed)
    When Ann attacks Bo with punch, <card>
    And Bo does not block
    Then Bo has <chi> Chi
    And Ann holds fan
    And Bo holds fast
    And it is Bo's turn

    Examples:
      | card        | attack | chi |
      | iron        | 2      | 17  |
      | magnificent | 2      | 16  |
      | flying      | 1      | 18  |
      | whirlwind   | 2      | 17  |
      | phantom     | 1      | 17  |
      | invincible  | 3      | 16  |
      | majestic    | 2      | 17  |

  @kff14.card.across-the-room
  Scenario: Across the Room takes a card of the damaged defender
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds across-the-room
    And Bo holds fan, sword, iron
    And Bo will lose sword at random
    When Ann attacks Bo with punch, across-the-room
    Then the attack comes to 3
    When Bo blocks with fan
    Then Bo has 19 Chi
    And Bo holds fan, iron
    And the discard pile is sword and across-the-room

  @kff14.card.across-the-room
  Scenario: Across the Room takes nothing without damage
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds across-the-room
    And Bo holds chair, sword, iron
    When Ann attacks Bo with punch, across-the-room
    And Bo blocks with chair
    Then Bo has 20 Chi
    And Bo holds sword, iron

  @kff14.card.to-the-floor
  Scenario: To the Floor adds 4 and nothing else
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann has 10 Chi
    And Ann holds to-the-floor, fan
    And Bo holds iron, fast
    When Ann attacks Bo with punch, to-the-floor
    And Bo does not block
    Then Bo has 15 Chi
    And Ann has 10 Chi
    And Ann holds fan
    And Bo holds iron, fast

  @kff14.card.double-attack @kff14.card.double-attack-option
  Scenario: Double Attack adds 3
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds double-attack
    When Ann answers "play punch" and then "play double-attack" and then "target 2"
    Then the targets are Bo
    And the attack comes to 4
    And Bo is asked: block

  @kff14.card.double-attack @kff14.card.double-attack-option
  Scenario: Or Double Attack reaches one more opponent
    Given a game of KungFu Fighting (2014) between Ann, Bo, Cy and Di
    And Ann holds double-attack
    When Ann answers "play punch" and then "spread double-attack"
    Then Ann may only answer "target 2", "target 3", "target 4"
    When Ann answers "target 2"
    Then Ann may only answer "target 3", "target 4", "done"
    When Ann answers "target 3"
    Then the targets are Bo and Cy
    And the attack comes to 1
    And Bo is asked: block

  @kff14.card.double-attack-option
  Scenario: Either option may be chosen, even one that is of no use
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds double-attack
    When Ann answers "play punch"
    Then Ann may only answer "play double-attack", "spread double-attack", "target 2"
    When Ann answers "spread double-attack" and then "target 2"
    Then the attack comes to 1
    And Bo is asked: block

  @kff14.card.out-the-window @kff14.card.through-the-wall @kff14.card.down-the-stairs
  Scenario Outline: <card> adds <attack>, and damage gains <gain> Chi
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann has 10 Chi
    And Ann holds <card>
    When Ann attacks Bo with punch, <card>
    Then the attack comes to <total>
    When Bo does not block
    Then Ann has <chi> Chi

    Examples:
      | card             | attack | total | gain | chi |
      | out-the-window   | 3      | 4     | 1    | 11  |
      | through-the-wall | 2      | 3     | 2    | 12  |
      | down-the-stairs  | 1      | 2     | 3    | 13  |

  @kff14.card.out-the-window @kff14.card.through-the-wall @kff14.card.down-the-stairs
  Scenario Outline: <card> gains nothing when all is blocked
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann has 10 Chi
    And Ann holds <card>
    And Bo holds chair, fast
    When Ann attacks Bo with punch, <card>
    And Bo blocks with chair
    Then Ann has 10 Chi
    And Bo has 20 Chi

    Examples:
      | card             |
      | out-the-window   |
      | through-the-wall |
      | down-the-stairs  |

  @kff14.card.when-done-right
  Scenario: When Done Right costs the defender 3 Chi more and gives the attacker 3
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann has 10 Chi
    And Ann holds when-done-right
    When Ann attacks Bo with punch, when-done-right
    Then the attack comes to 1
    When Bo does not block
    Then Bo has 16 Chi
    And Ann has 13 Chi

  @kff14.card.when-done-right-needs-loss
  Scenario: When Done Right does nothing to a target that lost nothing
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann has 10 Chi
    And Ann holds daggers, when-done-right
    And Bo holds chair, fast
    When Ann attacks Bo and Cy with daggers, when-done-right
    And Bo blocks with chair
    And Cy does not block
    Then Bo has 20 Chi
    And Cy has 13 Chi
    And Ann has 13 Chi

  @kff14.card.when-done-right-unblockable
  Scenario: The 3 Chi of When Done Right cannot be blocked
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds sword, ethereal, when-done-right
    And Bo holds umbrella, flipping, iron
    When Ann attacks Bo with sword, ethereal, when-done-right
    And Bo blocks with umbrella, flipping
    Then Bo has 16 Chi

  @kff14.card.when-done-right-not-damage
  Scenario: The 3 Chi are lost after the damage and trigger nothing
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann has 10 Chi
    And Ann holds elbow-strike, when-done-right
    And Bo holds fan, fast, chair
    And the next cards drawn will be sword
    When Ann attacks Bo with elbow-strike, when-done-right
    And Bo does not block
    Then Bo has 15 Chi
    And Ann holds sword
    And all are told in this order: Bo takes 2 damage; Bo loses 3 Chi; Ann gains 3 Chi

  @kff14.card.when-done-right-not-damage
  Scenario: A target with fewer than 3 Chi goes to No Chi, and the attacker gains all 3
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann has 10 Chi
    And Ann holds daggers, when-done-right
    And Bo has 5 Chi
    And Cy has 4 Chi
    When Ann attacks Bo and Cy with daggers, when-done-right
    And Bo and Cy do not block
    Then Bo is out
    And Cy is out
    And Ann has 16 Chi
    And Ann wins the game
