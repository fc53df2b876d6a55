Feature: Giving up

  @kff14.resign.any-time @kff14.resign.last-wins
  Scenario Outline: Of two players <loser> gives up, and <winner> wins
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds iron
    And Bo holds fan
    And <winner> has 1 Chi
    When <loser> gives up
    Then <winner> wins the game
    And <loser> is out
    And nobody is asked

    Examples:
      | loser | winner |
      | Ann   | Bo     |
      | Bo    | Ann    |

  @kff14.resign.any-time
  Scenario: A player who is not prompted gives up, and the turn continues
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds sword, iron
    And Cy holds fan, chair
    When Cy gives up
    Then Cy is out
    And Cy holds nothing
    And the discard pile is fan and chair
    And the game goes on
    And Ann is asked: attack
    When Ann answers "play sword"
    Then Ann may only answer "play iron", "target 2"

  @kff14.resign.any-time
  Scenario: A player who was laying cards out starts over when another player gives up
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds daggers, iron
    When Ann answers "play daggers" and then "play iron" and then "target 2"
    And Cy gives up
    Then Ann is asked: attack
    And Ann holds daggers, iron
    When Ann attacks Bo with daggers
    Then the targets are Bo

  @kff14.resign.any-time @kff14.end.everybody-out
  Scenario: Who has given up in a turn does not share its draw
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann has 3 Chi
    And Ann holds sword
    And Bo has 4 Chi
    And Bo holds eye-for-an-eye, snap-kick
    When Ann attacks Bo with sword
    And Bo blocks with eye-for-an-eye
    And Cy gives up
    And Bo counterattacks Ann with snap-kick
    And Ann does not block
    Then Ann and Bo share the win
    And the places are Ann 1, Bo 1, Cy 3

  @kff14.resign.any-time
  Scenario: Who has given up cannot come back
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds iron
    When Cy gives up
    And Cy tries to give up
    Then the move is refused

  @kff14.resign.turn
  Scenario: The active player gives up, and the turn passes to the left
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann's turn is about to begin
    And Ann holds sword, iron
    And Bo holds fan
    When Ann gives up
    Then Ann is out
    And it is Bo's turn
    And Bo is asked: discard
    And the discard pile is sword and iron

  @kff14.resign.turn
  Scenario: The active player gives up in the middle of laying out an attack
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds snake-stance, iron
    And Bo holds fan
    And the next cards drawn will be sword, chair
    When Ann answers "play snake-stance"
    And Ann gives up
    Then it is Bo's turn
    And the discard pile is snake-stance, iron, sword and chair
    And every card is somewhere

  @kff14.resign.attacker
  Scenario: An attack whose maker gives up before the damage is called off
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds daggers, iron, fan
    And Bo holds umbrella, fast
    And Cy holds flying
    When Ann attacks Bo and Cy with daggers, iron
    And Bo blocks with umbrella, fast
    And Ann gives up
    Then Bo has 20 Chi
    And Cy has 20 Chi
    And Bo holds umbrella, fast
    And the discard pile is daggers, iron and fan
    And it is Bo's turn
    And Bo is asked: discard

  @kff14.resign.attacker
  Scenario: An attacker who gives up after the damage has dealt it, and has no effects any more
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds chain-whip, iron
    And Bo holds bo-staff, fast
    And Cy holds fast
    When Ann attacks Bo with chain-whip, iron
    And Bo blocks with bo-staff
    Then Bo has 18 Chi
    And Bo is asked: return
    When Ann gives up
    Then Bo is asked: return
    When Bo returns bo-staff
    Then Bo has 18 Chi
    And Bo holds bo-staff, fast
    And the discard pile is chain-whip and iron
    And it is Bo's turn

  @kff14.resign.target
  Scenario: A target who gives up is passed over
    Given a game of KungFu Fighting (2014) between Ann, Bo, Cy and Di
    And Ann has 10 Chi
    And Ann holds daggers, out-the-window
    And Bo holds fan
    And Cy holds iron
    When Ann attacks Bo and Cy with daggers, out-the-window
    And Bo gives up
    Then Cy is asked: block
    When Cy does not block
    Then Cy has 13 Chi
    And Ann has 11 Chi
    And it is Cy's turn

  @kff14.resign.target
  Scenario: The block of a target who gives up is discarded
    Given a game of KungFu Fighting (2014) between Ann, Bo, Cy and Di
    And Ann holds daggers
    And Bo holds chair, fast, iron
    And Cy holds flying
    When Ann attacks Bo and Cy with daggers
    And Bo blocks with chair, fast
    And Bo gives up
    Then Cy is asked: block
    When Cy does not block
    Then Cy has 16 Chi
    And the discard pile is chair, fast, iron and daggers

  @kff14.resign.target
  Scenario: If the only target gives up, the attack is over and its cards are cleaned up as usual
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds monkey-stance, chain-whip, iron
    And Bo holds fan
    And Cy holds flying
    When Ann attacks Bo with monkey-stance, chain-whip, iron
    And Bo gives up
    Then it is Cy's turn
    And Ann holds monkey-stance, chain-whip
    And the discard pile is iron and fan

  @kff14.resign.target
  Scenario: With nobody left to hit Sword has caused no damage
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds crane-stance, sword
    And Bo holds fan
    And Cy holds flying
    And the next cards drawn will be chair
    When Ann attacks Bo with crane-stance, sword
    And Bo gives up
    Then it is Cy's turn
    And Ann holds chair
    And the discard pile is crane-stance, sword and fan

  @kff14.resign.target
  Scenario: Throw draws only for targets who are still there
    Given a game of KungFu Fighting (2014) between Ann, Bo, Cy and Di
    And Ann holds throw, double-attack
    And Bo holds fan
    And Cy holds iron, fast
    And Cy will lose fast at random
    And the next cards drawn will be chair
    When Ann attacks Bo and Cy with throw, spread double-attack
    And Bo gives up
    And Cy does not block
    Then Ann holds chair
    And Cy holds iron

  @kff14.resign.target
  Scenario: Damage dealt to a player who then gives up counts for the Damage Effects
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann has 10 Chi
    And Ann holds sword, out-the-window
    And Bo holds bo-staff, fan
    And Cy holds iron
    When Ann attacks Bo with sword, out-the-window
    And Bo blocks with bo-staff
    Then Bo is asked: return
    When Bo gives up
    Then Ann has 11 Chi
    And Ann holds sword
    And the discard pile is bo-staff, fan and out-the-window
    And it is Cy's turn

  @kff14.resign.counter
  Scenario: A Counterattack against a player who has given up is canceled
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds daggers, iron
    And Bo holds eye-for-an-eye, sword
    And Cy holds eye-for-an-eye, fan
    When Ann attacks Bo and Cy with daggers
    And Bo blocks with eye-for-an-eye
    And Cy blocks with eye-for-an-eye
    Then Bo is asked: counterattack
    When Ann gives up
    Then it is Bo's turn
    And Bo is asked: discard

  @kff14.resign.counter
  Scenario: Cards laid out for a Counterattack that falls away come back
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds iron
    And Bo holds eye-for-an-eye, snake-stance
    And Cy holds fan
    When Ann attacks Bo with punch
    And Bo blocks with eye-for-an-eye
    And Bo answers "play snake-stance"
    And Ann gives up
    Then it is Bo's turn
    And Bo holds 3 cards
    And Bo has snake-stance in hand

  @kff14.resign.counter
  Scenario: A Counterattack of a player who has given up is canceled, and the next one is made
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds daggers, iron
    And Bo holds eye-for-an-eye, sword
    And Cy holds eye-for-an-eye, fan
    When Ann attacks Bo and Cy with daggers
    And Bo blocks with eye-for-an-eye
    And Cy blocks with eye-for-an-eye
    And Bo gives up
    Then Cy is asked: counterattack
    And the counterattack answers Ann

  @kff14.resign.counter @kff14.resign.turn
  Scenario: A Counterattack already under way goes on against its other targets
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds iron
    And Bo holds eye-for-an-eye, daggers, fast
    And Cy holds fan
    When Ann attacks Bo with punch
    And Bo blocks with eye-for-an-eye
    And Bo counterattacks Ann and Cy with daggers
    And Ann gives up
    Then Cy is asked: block
    When Cy does not block
    Then Cy has 16 Chi
    And it is Bo's turn

  @kff14.resign.last-wins
  Scenario: The last one wins at once, even at No Chi in the middle of a turn
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds sword
    And Bo has 3 Chi
    And Bo holds eye-for-an-eye, fan
    When Ann attacks Bo with sword
    And Bo blocks with eye-for-an-eye
    Then Bo is at No Chi
    When Ann gives up
    Then Bo wins the game
