Feature: Making an attack

  @kff14.attack.stance @kff14.icon.stance
  Scenario: One Stance at the most, and before everything else
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds tiger-stance, dragon-stance, snap-kick, iron
    Then Ann may only answer "pass", "play tiger-stance", "play dragon-stance", "play punch", "play snap-kick"
    When Ann answers "play tiger-stance"
    Then Ann is asked: base
    And Ann may only answer "play punch", "play snap-kick"
    When Ann answers "play snap-kick"
    Then Ann may only answer "play iron", "target 2"

  @kff14.attack.stance
  Scenario: A Stance cannot follow the Base, and need not come before it
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds tiger-stance, snap-kick
    When Ann answers "play snap-kick"
    Then Ann is asked: add
    And Ann may only answer "target 2"

  @kff14.attack.base @kff14.icon.base
  Scenario: Exactly one Base
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds snap-kick, roundhouse, iron, to-the-floor
    Then Ann may only answer "pass", "play punch", "play snap-kick", "play roundhouse"
    When Ann answers "play roundhouse"
    Then Ann may only answer "play iron", "play to-the-floor", "target 2"

  @kff14.attack.base @kff14.punch.purpose
  Scenario: A player without a Base uses a Punch
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds iron, to-the-floor
    Then Ann may only answer "pass", "play punch"
    When Ann attacks Bo with punch, iron, to-the-floor
    And Bo does not block
    Then Bo has 13 Chi

  @kff14.attack.enhancements @kff14.icon.enhancement
  Scenario: Any number of Enhancements, but of each name only one
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds fast, fast, iron, iron, flying, invincible
    When Ann answers "play punch"
    Then Ann may only answer "play fast", "play iron", "play flying", "play invincible", "target 2"
    When Ann answers "play fast"
    Then Ann may not answer "play fast"
    When Ann answers "play iron" and then "play flying" and then "play invincible"
    Then Ann may only answer "target 2"
    When Ann answers "target 2"
    Then the attack is punch, fast, iron, flying and invincible
    And the attack comes to 8

  @kff14.attack.any-order
  Scenario: After Snap Kick and Majestic, Fast can still be added
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds snap-kick, fast, iron, majestic
    When Ann answers "play snap-kick" and then "play majestic"
    Then Ann may only answer "play fast", "play iron", "target 2"
    When Ann answers "play fast"
    Then Ann may only answer "play iron", "target 2"
    When Ann answers "target 2"
    Then the attack is snap-kick, fast and majestic
    And the attack comes to 6

  @kff14.attack.any-order
  Scenario Outline: Enhancements added <order> make the same attack
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds fast, iron, majestic
    When Ann answers "play punch" and then "<moves>" and then "target 2"
    Then all are told in this order: Ann lays punch; Ann adds fast; Ann adds iron; Ann adds majestic
    And the attack comes to 6

    Examples:
      | order               | moves |
      | as in the card list | play fast" and then "play iron" and then "play majestic |
      | the other way round | play majestic" and then "play iron" and then "play fast |
      | as they come        | play iron" and then "play majestic" and then "play fast |

  @kff14.attack.finishing @kff14.icon.finishing
  Scenario: One Finishing Move at the most, after the Enhancements
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds fast, to-the-floor, out-the-window
    When Ann answers "play punch"
    Then Ann may only answer "play fast", "play to-the-floor", "play out-the-window", "target 2"
    When Ann answers "play to-the-floor"
    Then Ann is asked: target
    And Ann may only answer "target 2"
    When Ann answers "target 2"
    Then the attack is punch and to-the-floor
    And the attack comes to 5

  @kff14.attack.target
  Scenario: A target must be named
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds snap-kick
    When Ann answers "play snap-kick"
    Then Ann may only answer "target 2", "target 3"
    When Ann answers "target 3"
    Then the targets are Cy
    And Cy is asked: block
    When Cy does not block
    Then Cy has 17 Chi
    And Bo has 20 Chi

  @kff14.attack.no-division @kff14.attack.each-target-once @kff14.multi.full-value
  Scenario: Several targets each face the full amount, and each only once
    Given a game of KungFu Fighting (2014) between Ann, Bo, Cy and Di
    And Ann holds ladder, whirlwind, iron
    When Ann answers "play ladder" and then "play iron" and then "play whirlwind" and then "target 2"
    Then Ann is asked: target
    And Ann may only answer "target 3", "target 4", "done"
    When Ann answers "target 3"
    Then Ann may only answer "target 4", "done"
    When Ann answers "target 4"
    Then the targets are Bo, Cy and Di
    And the attack comes to 6
    When Bo, Cy and Di do not block
    Then Bo has 14 Chi
    And Cy has 14 Chi
    And Di has 14 Chi

  @kff14.attack.order-fixed @kff14.card.snake-draw
  Scenario: What the Stance draws is there for the later steps
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds snake-stance, leg-sweep
    And Bo holds iron, sword
    And the next cards drawn will be fast, to-the-floor
    And Bo will lose sword at random
    When Ann answers "play snake-stance"
    Then Ann holds leg-sweep, fast, to-the-floor
    And Ann is asked: base
    When Ann answers "play leg-sweep" and then "play fast" and then "play to-the-floor"
    Then Ann is asked: target
    And Bo holds iron, sword
    When Ann answers "target 2"
    Then Bo holds iron
    And Bo is asked: block
    And the attack comes to 8

  @kff14.attack.order-fixed
  Scenario: A break and a choice are made as the card is played, before the targets are named
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds bamboo-pole, double-attack, iron
    When Ann answers "break bamboo-pole"
    Then Ann may only answer "play iron", "play double-attack", "spread double-attack", "target 2", "target 3"
    When Ann answers "spread double-attack"
    Then Ann may only answer "target 2", "target 3"
    When Ann answers "target 2" and then "target 3"
    Then the attack comes to 6
    And the base of the attack is broken
    And the attack is spread

  @kff14.attack.no-backing-out
  Scenario: After a Snake Stance there is no way back
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds snake-stance
    And the next cards drawn will be fast, iron
    When Ann answers "play snake-stance"
    Then Ann may only answer "play punch"
    When Ann tries to take back her choice
    Then the move is refused
    When Ann tries to pass
    Then the move is refused
    When Ann answers "play punch"
    Then Ann may only answer "play fast", "play iron", "target 2"

  @kff14.attack.no-backing-out
  Scenario: After any other Stance the Base is compulsory too
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds dragon-stance, iron
    When Ann answers "play dragon-stance"
    Then Ann may only answer "play punch"

  @kff14.attack.base-needs-number
  Scenario: Bases without an attack number are no attack
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds eye-for-an-eye, sidestep, grappling-block, your-kung-fu-is-weak, your-kung-fu-is-no-match, daggers
    Then Ann may only answer "pass", "play punch", "play daggers"

  @kff14.attack.base-needs-number
  Scenario: A Base without a defence number is no block, but 0 is a number
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Bo holds eye-for-an-eye, sidestep, daggers, iron
    When Ann attacks Bo with punch
    Then Bo may only answer "pass", "play punch", "play eye-for-an-eye", "play sidestep"

  @kff14.attack.enh-needs-number
  Scenario: An Enhancement needs a number for the attack; +0 with Spirit is one
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds flipping, shadow, invincible, magnificent
    When Ann answers "play punch"
    Then Ann may only answer "play shadow", "play magnificent", "play invincible", "target 2"
    When Ann answers "play shadow" and then "target 2"
    Then the attack comes to 1 with Spirit

  @kff14.attack.enh-needs-number
  Scenario: An Enhancement needs a number for the block; +0 with Spirit is one
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds ethereal
    And Bo holds flipping, shadow, invincible, magnificent
    When Ann attacks Bo with punch, ethereal
    And Bo answers "play punch"
    Then Bo may only answer "play flipping", "play shadow", "play magnificent", "done"
    When Bo answers "play magnificent" and then "done"
    Then Bo has 19 Chi

  @kff14.attack.same-name-scope
  Scenario: Block and Counterattack may repeat the names of the attack
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds iron, fast
    And Bo holds eye-for-an-eye, iron, iron, fast
    When Ann attacks Bo with punch, iron
    And Bo blocks with eye-for-an-eye, iron
    Then Bo has 18 Chi
    When Bo counterattacks Ann with punch, iron
    And Ann does not block
    Then Ann has 17 Chi

  @kff14.attack.legal-target
  Scenario: A player cannot target themselves or a player who is out
    Given a game of KungFu Fighting (2014) between Ann, Bo, Cy and Di
    And Bo may attack
    And Cy is out
    And Bo holds ladder
    When Bo answers "play ladder"
    Then Bo may only answer "target 1", "target 4"

  @kff14.attack.legal-target @kff14.nochi.still-acts
  Scenario: A player at No Chi can be targeted until the end of the turn
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Bo has 2 Chi
    And Ann holds ladder, fast
    And Bo holds umbrella
    And Cy holds eye-for-an-eye, daggers, fast
    When Ann attacks Bo and Cy with ladder
    And Bo does not block
    And Cy blocks with eye-for-an-eye
    Then Bo is at No Chi
    When Cy answers "play daggers" and then "target 1"
    Then Cy may only answer "target 2", "done"
    When Cy answers "target 2"
    Then the targets are Ann and Bo
    When Ann does not block
    Then Bo is asked: block
    And Bo may answer "play umbrella"

  @kff14.attack.cards-from-hand
  Scenario: The cards of attack and block come from the hand and lie on the table until the cleanup
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds daggers, tiger-stance, iron
    And Bo holds fan, fast, flying
    And Cy holds flipping
    When Ann attacks Bo and Cy with daggers, iron
    Then Ann holds tiger-stance
    And the attack is daggers and iron
    And the discard pile is empty
    When Bo blocks with fan, flying
    Then Bo holds fast
    And Bo's block is fan and flying
    And the discard pile is empty
    When Cy does not block
    Then the discard pile is daggers, iron and flying
    And Bo holds fan, fast

  @kff14.attack.cards-from-hand
  Scenario: Cards that are not in hand cannot be played
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds iron
    And Bo holds sword
    When Ann tries to play sword
    Then the move is refused

  @kff14.punch.even-with-base @kff14.card.punch
  Scenario: A player who holds other Bases may use Punch
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds sword, snap-kick
    And Bo holds chair, roundhouse
    When Ann attacks Bo with punch
    And Bo blocks with punch
    Then Bo has 20 Chi
    And Ann holds sword, snap-kick
    And Bo holds chair, roundhouse

  @kff14.punch.returns @kff14.card.punch
  Scenario: Punch goes back to the table
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds iron, sword
    And Bo holds fast, fan
    When Ann attacks Bo with punch, iron
    And Bo blocks with punch
    Then Bo has 18 Chi
    And the discard pile is iron
    And Ann holds sword
    And Bo holds fast, fan
    And every card is somewhere
    And Bo is asked: discard

  @kff14.punch.unlimited
  Scenario: Attacker and defenders use Punch at the same time
    Given a game of KungFu Fighting (2014) between Ann, Bo, Cy, Di and Ed
    And Ann holds iron, double-attack
    And Bo holds fast
    When Ann attacks Bo and Cy with punch, spread double-attack
    And Bo blocks with punch, fast
    Then Cy may answer "play punch"
    When Cy blocks with punch
    Then Bo has 20 Chi
    And Cy has 20 Chi

  @kff14.punch.unlimited
  Scenario: Four blocks with Punch against one attack, though there are three Punch cards
    Given a game of KungFu Fighting (2014) between Ann, Bo, Cy, Di and Ed
    And Ann holds ladder, double-attack
    When Ann attacks Bo, Cy, Di and Ed with ladder, spread double-attack
    And Bo blocks with punch
    And Cy blocks with punch
    And Di blocks with punch
    Then Ed may answer "play punch"
    When Ed blocks with punch
    Then Bo has 19 Chi
    And Cy has 19 Chi
    And Di has 19 Chi
    And Ed has 19 Chi
    And every card is somewhere

  @kff14.punch.not-a-hand-card
  Scenario: Punch cannot pay
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds nunchaku
    And Bo holds fast, iron
    When Ann attacks Bo with nunchaku
    And Bo does not block
    Then Bo is asked: discard
    And the discard pile is nunchaku

  @kff14.punch.not-a-hand-card
  Scenario: Punch is no Weapon and is not lost at random
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds leg-sweep
    And Bo holds nothing
    When Ann attacks Bo with leg-sweep
    Then the discard pile is empty
    And Bo may only answer "pass", "play punch"
    When Bo blocks with punch
    Then Bo has 18 Chi

  @kff14.punch.not-a-hand-card
  Scenario: Punch does not count for the refill
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann's turn is about to begin
    And Ann holds fan
    Then Ann may only answer "discard fan", "done"
    When Ann discards nothing
    Then Ann holds 8 cards
