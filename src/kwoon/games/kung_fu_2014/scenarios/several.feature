Feature: Attacking several opponents

  @kff14.multi.may-add
  Scenario Outline: <base> may, but need not, name additional opponents
    Given a game of KungFu Fighting (2014) between Ann, Bo, Cy and Di
    And Ann holds <base>, iron
    When Ann answers "play <base>" and then "target 3"
    Then Ann is asked: target
    And Ann may only answer "target 2", "target 4", "done"
    When Ann answers "done"
    Then the targets are Cy

    Examples:
      | base    |
      | ladder  |
      | daggers |

  @kff14.multi.any-order
  Scenario: The most distant player may be named first
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds daggers, iron
    When Ann answers "play daggers" and then "target 3"
    Then Ann is asked: target
    And Ann may only answer "target 2", "done"
    When Ann answers "target 2"
    Then the targets are Bo and Cy
    And Bo is asked: block

  @kff14.multi.any-order
  Scenario: One target is enough if the attacker says so
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds daggers, iron
    And Cy holds fast
    When Ann answers "play daggers" and then "target 3" and then "done"
    Then the targets are Cy
    And Cy is asked: block
    When Cy does not block
    Then Ann holds daggers, iron

  @kff14.multi.any-order @kff14.attack.each-target-once
  Scenario Outline: Named <order>, the targets are struck in target order
    Given a game of KungFu Fighting (2014) between Ann, Bo, Cy and Di
    And Ann holds ladder, iron
    When Ann answers "play ladder" and then "<moves>"
    Then the targets are Bo, Cy and Di
    And Bo is asked: block
    And all see that the attack comes to 2

    Examples:
      | order       | moves |
      | 2, 3, 4     | target 2" and then "target 3" and then "target 4 |
      | 2, 4, 3     | target 2" and then "target 4" and then "target 3 |
      | 3, 2, 4     | target 3" and then "target 2" and then "target 4 |
      | 3, 4, 2     | target 3" and then "target 4" and then "target 2 |
      | 4, 2, 3     | target 4" and then "target 2" and then "target 3 |
      | 4, 3, 2     | target 4" and then "target 3" and then "target 2 |

  @kff14.multi.any-order @kff14.attack.each-target-once
  Scenario: Nobody is offered twice, and a target can be taken back
    Given a game of KungFu Fighting (2014) between Ann, Bo, Cy and Di
    And Ann holds ladder, iron
    When Ann answers "play ladder" and then "target 4" and then "target 2"
    Then Ann may only answer "target 3", "done"
    When Ann takes back her choice
    Then Ann may only answer "target 2", "target 3", "done"
    When Ann answers "target 3" and then "done"
    Then the targets are Cy and Di

  @kff14.multi.may-add @kff14.card.daggers-targets
  Scenario: One additional opponent with Daggers is all
    Given a game of KungFu Fighting (2014) between Ann, Bo, Cy and Di
    And Ann holds daggers, iron
    When Ann answers "play daggers" and then "target 2"
    Then Ann may only answer "target 3", "target 4", "done"
    When Ann answers "target 3"
    Then the targets are Bo and Cy
    And Bo is asked: block

  @kff14.multi.ex-daggers @kff14.multi.full-value @kff14.attack.no-division @kff14.setup.misspelt-names
  Scenario: The worked example with Daggers
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds daggers, majestic, whirlwind
    When Ann attacks Bo and Cy with daggers, majestic, whirlwind
    Then the attack comes to 8
    When Bo and Cy do not block
    Then Bo has 12 Chi
    And Cy has 12 Chi

  @kff14.multi.ex-ladder @kff14.multi.effects-per-opponent
  Scenario: The worked example with Ladder
    Given a game of KungFu Fighting (2014) between Ann, Bo, Cy and Di
    And Ann has 10 Chi
    And Ann holds monkey-stance, ladder, out-the-window
    And the next cards drawn will be sword, fan, table
    When Ann attacks Bo, Cy and Di with monkey-stance, ladder, out-the-window
    Then the attack comes to 5
    When Bo, Cy and Di do not block
    Then Bo has 15 Chi
    And Cy has 15 Chi
    And Di has 15 Chi
    And Ann has 13 Chi
    And Ann holds monkey-stance, sword, fan, table
    And the discard pile is ladder and out-the-window

  @kff14.multi.ex-ladder-risk
  Scenario: Everyone who was struck may answer with a Counterattack
    Given a game of KungFu Fighting (2014) between Ann, Bo, Cy and Di
    And Ann has 7 Chi
    And Ann holds monkey-stance, ladder, out-the-window
    And Bo holds eye-for-an-eye, snap-kick
    And Cy holds eye-for-an-eye, roundhouse
    And Di holds your-kung-fu-is-no-match, table
    When Ann attacks Bo, Cy and Di with monkey-stance, ladder, out-the-window
    And Bo blocks with eye-for-an-eye
    And Cy blocks with eye-for-an-eye
    And Di blocks with your-kung-fu-is-no-match
    Then Ann has 10 Chi
    When Bo counterattacks Ann with snap-kick
    And Ann does not block
    And Cy counterattacks Ann with roundhouse
    And Ann does not block
    Then Ann has 3 Chi
    When Di counterattacks Ann with table
    And Ann does not block
    Then Ann is out

  @kff14.multi.effects-per-opponent @kff14.multi.damage-test-per-target
  Scenario: Opponents whose block held give nothing
    Given a game of KungFu Fighting (2014) between Ann, Bo, Cy and Di
    And Ann has 10 Chi
    And Ann holds monkey-stance, ladder, through-the-wall
    And Cy holds umbrella, fast
    And the next cards drawn will be sword, fan
    When Ann attacks Bo, Cy and Di with monkey-stance, ladder, through-the-wall
    And Bo does not block
    And Cy blocks with umbrella
    And Di does not block
    Then Ann has 14 Chi
    And Ann holds monkey-stance, sword, fan

  @kff14.multi.damage-test-per-target @kff14.card.across-the-room
  Scenario: Only the opponent who was damaged suffers the Damage Effect
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds daggers, across-the-room
    And Bo holds umbrella, iron
    And Cy holds fast, sword
    And Cy will lose sword at random
    When Ann attacks Bo and Cy with daggers, across-the-room
    And Bo blocks with umbrella
    And Cy does not block
    Then Bo holds iron
    And Cy holds fast

  @kff14.multi.stacking
  Scenario Outline: Permissions add up: <base> with Double Attack
    Given a game of KungFu Fighting (2014) between Ann, Bo, Cy, Di, Ed and Fay
    And Ann holds <base>, double-attack
    When Ann answers "<moves>"
    Then the targets are <targets>
    And Bo is asked: block

    Examples:
      | base    | targets           | moves |
      | daggers | Bo, Cy and Di     | play daggers" and then "spread double-attack" and then "target 2" and then "target 3" and then "target 4 |
      | ladder  | Bo, Cy, Di and Ed | play ladder" and then "spread double-attack" and then "target 2" and then "target 3" and then "target 4" and then "target 5 |

  @kff14.multi.stacking
  Scenario: A Base without additional targets has two with Double Attack
    Given a game of KungFu Fighting (2014) between Ann, Bo, Cy and Di
    And Ann holds snap-kick, double-attack
    When Ann answers "play snap-kick" and then "spread double-attack" and then "target 2"
    Then Ann may only answer "target 3", "target 4", "done"
    When Ann answers "target 4"
    Then the targets are Bo and Di
    And Bo is asked: block

  @kff14.multi.no-opponent-left
  Scenario: With a single opponent Ladder and Double Attack have one target, and Ladder returns
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Cy is out
    And Ann holds ladder, double-attack
    When Ann answers "play ladder" and then "spread double-attack"
    Then Ann may only answer "target 2"
    When Ann answers "target 2"
    Then Bo is asked: block
    And the targets are Bo
    And the attack comes to 2
    When Bo does not block
    Then Bo has 18 Chi
    And Ann holds ladder
    And the discard pile has 1 card

  @kff14.multi.no-damage-test-joint @kff14.card.sword @kff14.card.dragon
  Scenario: A blocked and a damaged target: Dragon and Sword come back
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds dragon-stance, sword, double-attack
    And Bo holds umbrella, flipping, fast, iron
    And Cy holds fast
    When Ann attacks Bo and Cy with dragon-stance, sword, spread double-attack
    And Bo blocks with umbrella, flipping, fast
    And Cy does not block
    Then Bo has 20 Chi
    And Cy has 12 Chi
    And Ann holds dragon-stance, sword

  @kff14.multi.no-damage-test-joint @kff14.card.crane
  Scenario: A blocked and a damaged target: Crane comes back and draws nothing
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds crane-stance, daggers
    And Bo holds umbrella, fast
    And Cy holds fast
    When Ann attacks Bo and Cy with crane-stance, daggers
    And Bo blocks with umbrella
    And Cy does not block
    Then Bo has 20 Chi
    And Cy has 15 Chi
    And Ann holds crane-stance
