Feature: Blocking

  @kff14.block.may
  Scenario: Only a target may block, and only once
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds table
    And Bo holds fan, chair, fast
    When Ann attacks Bo with table
    Then only Bo is asked
    And Bo is asked: block
    When Bo blocks with fan
    Then Bo has 16 Chi
    And it is Bo's turn

  @kff14.block.stance
  Scenario: One Stance at the most, before the Base
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Bo holds crane-stance, monkey-stance, snap-kick, fast
    When Ann attacks Bo with punch
    Then Bo may only answer "pass", "play crane-stance", "play monkey-stance", "play punch", "play snap-kick"
    When Bo answers "play monkey-stance"
    Then Bo is asked: block-base
    And Bo may only answer "play punch", "play snap-kick"
    When Bo answers "play snap-kick"
    Then Bo may only answer "play fast", "done"

  @kff14.block.stance
  Scenario: A Stance cannot follow the Base
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Bo holds crane-stance, snap-kick
    When Ann attacks Bo with punch
    And Bo answers "play snap-kick"
    Then Bo is asked: block-add
    And Bo may only answer "done"

  @kff14.block.base @kff14.icon.base @kff14.punch.purpose
  Scenario: A block has exactly one Base, which may be a Punch
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds roundhouse
    And Bo holds fast, chair, fan
    When Ann attacks Bo with roundhouse
    Then Bo may only answer "pass", "play punch", "play fan", "break fan", "play chair"
    When Bo answers "play punch"
    Then Bo may only answer "play fast", "done"
    When Bo answers "done"
    Then Bo has 17 Chi

  @kff14.block.enhancements @kff14.icon.enhancement
  Scenario: Any number of Enhancements, but of each name only one
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds table, to-the-floor, invincible
    And Bo holds fast, fast, flipping, iron, iron, sword
    When Ann attacks Bo with table, invincible, to-the-floor
    And Bo answers "play punch" and then "play fast"
    Then Bo may only answer "play flipping", "play iron", "done"
    When Bo answers "play flipping" and then "play iron"
    Then Bo may only answer "done"
    When Bo answers "done"
    Then Bo has 14 Chi
    And Bo holds fast, iron, sword

  @kff14.attack.any-order @kff14.block.enhancements
  Scenario: The Enhancements of a block in any order
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds roundhouse
    And Bo holds flipping, flipping, running-up-the-wall, fast
    When Ann attacks Bo with roundhouse
    And Bo answers "play punch" and then "play flipping"
    Then Bo may only answer "play fast", "play running-up-the-wall", "done"
    When Bo answers "play fast" and then "done"
    Then all are told in this order: Bo lays punch; Bo adds fast; Bo adds flipping

  @kff14.block.no-finishing
  Scenario: No Finishing Move in a block
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Bo holds to-the-floor, out-the-window, double-attack, fast
    When Ann attacks Bo with punch
    Then Bo may only answer "pass", "play punch"
    When Bo answers "play punch"
    Then Bo may only answer "play fast", "done"

  @kff14.block.none
  Scenario: Without a block there is no defence and no cleanup
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds snap-kick, ethereal
    And Bo holds umbrella, shadow, crane-stance
    When Ann attacks Bo with snap-kick, ethereal
    And Bo does not block
    Then Bo has 15 Chi
    And Bo holds umbrella, shadow, crane-stance
    And the discard pile is snap-kick and ethereal
    And all are told in this order: Bo does not block; Bo takes 4 damage; Bo takes 1 Spirit damage; Ann clears away snap-kick and ethereal

  @kff14.block.open-in-order
  Scenario: Several defenders block one after the other, from the attacker's left
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Bo may attack
    And Bo holds daggers, fast
    And Ann holds iron, fan
    And Cy holds chair, flying
    When Bo attacks Ann and Cy with daggers
    Then Cy is asked: block
    When Cy blocks with chair
    Then Ann is asked: block
    And Ann sees that Cy's block is chair
    And Ann sees that Cy's block comes to 4
    And Cy has 20 Chi
    And Ann has 20 Chi
    When Ann blocks with fan
    Then Ann has 18 Chi
    And Cy has 20 Chi

  @kff14.block.open-in-order @kff14.damage.simultaneous
  Scenario: No damage is dealt before all have decided
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds daggers
    And Bo holds iron
    And Cy holds fast
    When Ann attacks Bo and Cy with daggers
    And Bo does not block
    Then Bo has 20 Chi
    And Cy is asked: block
    When Cy does not block
    Then Bo has 16 Chi
    And Cy has 16 Chi

  @kff14.block.no-backing-out
  Scenario: After a Stance the block must be completed with a Base
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Bo holds tiger-stance, iron
    When Ann attacks Bo with punch
    And Bo answers "play tiger-stance"
    Then Bo may only answer "play punch"

  @kff14.block.no-backing-out
  Scenario: What Snake Stance drew for a block cannot be had without the block
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Bo holds snake-stance, iron
    And the next cards drawn will be fast, chair
    When Ann attacks Bo with punch
    And Bo answers "play snake-stance"
    Then Bo may only answer "play punch", "play chair"
    When Bo tries to take back his choice
    Then the move is refused
    When Bo tries to pass
    Then the move is refused

  @kff14.block.spirit-cancels
  Scenario: Spirit in a block helps only its own defender
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds daggers, ethereal
    And Bo holds shadow, iron
    And Cy holds fast, iron
    When Ann attacks Bo and Cy with daggers, ethereal
    Then the attack comes to 5 with Spirit
    When Bo blocks with punch, shadow
    Then Bo's block comes to 3 with Spirit
    When Cy blocks with punch, fast
    Then Bo has 18 Chi
    And Cy has 17 Chi
