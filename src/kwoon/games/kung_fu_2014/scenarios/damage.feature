Feature: Damage, Spirit and Damage Effects

  @kff14.damage.attack-total @kff14.damage.defence-total @kff14.damage.difference
  Scenario: Base, Enhancements and Finishing Move against Base and Enhancements
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds sword, fast, iron, to-the-floor
    And Bo holds chair, flipping, flying, fan
    When Ann attacks Bo with sword, fast, iron, to-the-floor
    Then the attack comes to 12
    When Bo blocks with chair, flipping, flying
    Then Bo has 17 Chi
    And all are told in this order: Bo blocks; Bo takes 3 damage

  @kff14.damage.attack-total @kff14.damage.difference
  Scenario Outline: An attack of <cards> costs <lost> Chi
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds <held>
    When Ann attacks Bo with <cards>
    And Bo does not block
    Then Bo has <chi> Chi

    Examples:
      | held                             | cards                                 | lost | chi |
      | iron                             | punch                                 | 1    | 19  |
      | iron, majestic                   | punch, iron, majestic                 | 5    | 15  |
      | roundhouse, invincible           | roundhouse, invincible                | 7    | 13  |
      | table, across-the-room           | table, across-the-room                | 8    | 12  |
      | snap-kick, running-up-the-wall   | snap-kick, running-up-the-wall        | 4    | 16  |
      | fan, flying                      | fan, flying                           | 2    | 18  |
      | umbrella, magnificent            | umbrella, magnificent                 | 5    | 15  |
      | chair, whirlwind                 | chair, whirlwind                      | 6    | 14  |
      | bo-staff, phantom                | bo-staff, phantom                     | 5    | 15  |

  @kff14.damage.defence-total @kff14.damage.difference
  Scenario Outline: A block of <cards> against 10
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds table, to-the-floor
    And Bo holds <held>
    When Ann attacks Bo with table, to-the-floor
    And Bo blocks with <cards>
    Then Bo has <chi> Chi

    Examples:
      | held                                | cards                               | chi |
      | iron                                | punch                               | 11  |
      | snap-kick, fast                     | snap-kick, fast                     | 14  |
      | roundhouse, running-up-the-wall     | roundhouse, running-up-the-wall     | 13  |
      | elbow-strike, flipping              | elbow-strike, flipping              | 15  |
      | open-palm-strike, shadow            | open-palm-strike, shadow            | 13  |
      | throw, ethereal                     | throw, ethereal                     | 12  |
      | your-kung-fu-is-weak, iron          | your-kung-fu-is-weak, iron          | 17  |
      | chain-whip, magnificent             | chain-whip, magnificent             | 13  |
      | fan, flying                         | fan, flying                         | 14  |
      | chair, whirlwind                    | chair, whirlwind                    | 15  |
      | ladder, phantom                     | ladder, phantom                     | 14  |
      | umbrella, majestic                  | umbrella, majestic                  | 17  |
      | sword                               | sword                               | 11  |
      | bamboo-pole                         | bamboo-pole                         | 12  |
      | grappling-block                     | grappling-block                     | 14  |
      | leg-sweep                           | leg-sweep                           | 12  |

  @kff14.damage.stance-numbers
  Scenario: Numbers of Stances are added on both sides
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds dragon-stance
    And Bo holds monkey-stance, iron
    When Ann attacks Bo with dragon-stance, punch
    Then the attack comes to 4
    When Bo blocks with monkey-stance, punch
    Then Bo has 19 Chi

  @kff14.damage.stance-numbers
  Scenario Outline: <stance> adds <attack> to an attack and <defence> to a block
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds <stance>, table, iron, fast
    And Bo holds <stance>, flying, majestic
    When Ann attacks Bo with <stance>, table
    Then the attack comes to <total>
    When Bo blocks with <stance>, punch
    Then Bo has <chi> Chi

    Examples:
      | stance         | attack  | defence | total | chi |
      | crane-stance   | 1       | 1       | 7     | 15  |
      | snake-stance   | nothing | nothing | 6     | 15  |
      | monkey-stance  | nothing | 2       | 6     | 17  |
      | tiger-stance   | 2       | 2       | 8     | 15  |
      | dragon-stance  | 3       | nothing | 9     | 12  |
      | drunken-stance | 1       | 1       | 7     | 15  |

  @kff14.damage.stance-numbers @kff14.spirit.any-card
  Scenario Outline: Spirit counts on whatever card it is: <card>
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And in the box <card> carries Spirit
    And Ann holds <card>, iron
    When Ann attacks Bo with <attack>
    Then the attack comes to <total> with Spirit
    When Bo does not block
    Then Bo has <chi> Chi

    Examples:
      | card             | attack                   | total | chi |
      | dragon-stance    | dragon-stance, punch     | 4     | 15  |
      | snap-kick        | snap-kick                | 3     | 16  |
      | sword            | sword                    | 5     | 14  |
      | iron             | punch, iron              | 3     | 16  |
      | to-the-floor     | punch, to-the-floor      | 5     | 14  |

  @kff14.spirit.any-card @kff14.block.spirit-cancels @kff14.damage.stance-numbers
  Scenario Outline: Spirit anywhere in a block cancels that of the attack: <card>
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And in the box <card> carries Spirit
    And Ann holds table, ethereal
    And Bo holds <card>, iron
    When Ann attacks Bo with table, ethereal
    And Bo blocks with <block>
    Then Bo has <chi> Chi

    Examples:
      | card                 | block                | chi |
      | crane-stance         | crane-stance, punch  | 15  |
      | snap-kick            | snap-kick            | 15  |
      | chair                | chair                | 17  |
      | fast                 | punch, fast          | 16  |

  @kff14.damage.difference
  Scenario: Every defender's loss is worked out by itself
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds daggers, iron
    And Bo holds chair, fast
    When Ann attacks Bo and Cy with daggers, iron
    And Bo blocks with chair
    And Cy does not block
    Then Bo has 18 Chi
    And Cy has 14 Chi

  @kff14.damage.never-heals
  Scenario: A block larger than the attack gives nothing
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Bo has 10 Chi
    And Bo holds umbrella, fast
    When Ann attacks Bo with punch
    And Bo blocks with umbrella, fast
    Then Bo has 10 Chi

  @kff14.damage.simultaneous @kff14.cleanup.strip-is-a-mark
  Scenario: All defenders lose their Chi before anybody's effects
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds ladder, iron, invincible
    And Bo holds grappling-block, fast
    And Cy holds fast
    When Ann attacks Bo and Cy with ladder, iron, invincible
    And Bo blocks with grappling-block
    And Cy does not block
    Then all are told in this order: Bo takes 3 damage; Cy takes 7 damage; ladder of Ann is stripped
    And Bo has 17 Chi
    And Cy has 13 Chi

  @kff14.spirit.one-extra @kff14.spirit.even-without-damage @kff14.spirit.after-numbers @kff14.icon.spirit
  Scenario Outline: Spirit costs 1 Chi besides whatever the numbers cost: a block of <block>
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds ethereal
    And Bo holds umbrella, fast, flipping, chair, iron
    When Ann attacks Bo with punch, ethereal
    And Bo blocks with <block>
    Then Bo has <chi> Chi

    Examples:
      | block                    | chi |
      | punch                    | 18  |
      | punch, iron              | 19  |
      | chair                    | 19  |
      | umbrella, fast, flipping | 19  |

  @kff14.spirit.one-extra @kff14.icon.spirit
  Scenario: Without a block Spirit costs 1 Chi as well, and an attack without Spirit does not
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds open-palm-strike, elbow-strike
    When Ann attacks Bo with open-palm-strike
    Then the attack comes to 2 with Spirit
    When Bo does not block
    Then Bo has 17 Chi

  @kff14.spirit.only-one
  Scenario: Three Spirit icons cost 1 Chi
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds open-palm-strike, ethereal, phantom
    When Ann attacks Bo with open-palm-strike, ethereal, phantom
    Then the attack comes to 4 with Spirit
    When Bo does not block
    Then Bo has 15 Chi

  @kff14.spirit.only-one @kff14.icon.spirit @kff14.block.spirit-cancels
  Scenario: One Spirit in the block cancels three
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds open-palm-strike, ethereal, phantom
    And Bo holds shadow, fast
    When Ann attacks Bo with open-palm-strike, ethereal, phantom
    And Bo blocks with punch, shadow
    Then Bo has 19 Chi

  @kff14.spirit.any-card
  Scenario: Spirit in a block harms nobody
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds snap-kick, iron
    And Bo holds your-kung-fu-is-weak, magnificent, fast
    When Ann attacks Bo with snap-kick, iron
    And Bo blocks with your-kung-fu-is-weak, magnificent
    Then Ann has 20 Chi
    And Bo has 20 Chi

  @kff14.card.spirit-bearers
  Scenario: The cards that carry Spirit
    Given a game of KungFu Fighting (2014) between Ann and Bo
    Then only open-palm-strike, your-kung-fu-is-weak, shadow, ethereal, phantom and magnificent carry Spirit

  @kff14.card.spirit-bearers
  Scenario: Daggers, Majestic and Whirlwind have no Spirit
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds daggers, majestic, whirlwind
    And Bo holds fast
    When Ann attacks Bo with daggers, majestic, whirlwind
    Then the attack comes to 8
    When Bo does not block
    Then Bo has 12 Chi

  @kff14.card.spirit-bearers
  Scenario: Monkey, Ladder and Out the Window have no Spirit
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds monkey-stance, ladder, out-the-window
    When Ann attacks Bo with monkey-stance, ladder, out-the-window
    Then the attack comes to 5

  @kff14.spirit.needs-no-regular @kff14.icon.damage-effect-test
  Scenario: An attack of 0 with Spirit costs 1 Chi, which is damage
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And in the box punch has attack 0
    And Ann holds monkey-stance, shadow
    And Bo holds fast
    And the next cards drawn will be sword
    When Ann attacks Bo with monkey-stance, punch, shadow
    Then the attack comes to 0 with Spirit
    When Bo does not block
    Then Bo has 19 Chi
    And Ann holds monkey-stance, sword

  @kff14.icon.damage-effect-test
  Scenario: Spirit damage alone triggers Damage Effects
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann has 10 Chi
    And Ann holds elbow-strike, ethereal, out-the-window, fast
    And Bo holds umbrella, fast
    And the next cards drawn will be sword
    When Ann attacks Bo with elbow-strike, ethereal, out-the-window
    And Bo blocks with umbrella
    Then Bo has 19 Chi
    And Ann has 11 Chi
    And Ann holds fast, sword

  @kff14.icon.damage-effect @kff14.icon.example-draw
  Scenario: An attack with draw a card on damage: damage, and a card
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds elbow-strike, iron
    And the next cards drawn will be sword
    When Ann attacks Bo with elbow-strike
    And Bo does not block
    Then Bo has 18 Chi
    And Ann holds iron, sword

  @kff14.icon.damage-effect @kff14.icon.damage-effect-test
  Scenario: No damage, no card and no Chi
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann has 10 Chi
    And Ann holds monkey-stance, elbow-strike, out-the-window, iron
    And Bo holds umbrella, fast
    When Ann attacks Bo with monkey-stance, elbow-strike, out-the-window
    And Bo blocks with umbrella
    Then Bo has 20 Chi
    And Ann has 10 Chi
    And Ann holds monkey-stance, iron

  @kff14.icon.damage-effect @kff14.icon.example-chi
  Scenario: An attack with gain 1 Chi on damage: damage, and 1 Chi
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann has 10 Chi
    And Ann holds out-the-window, iron
    When Ann attacks Bo with punch, out-the-window
    And Bo does not block
    Then Bo has 16 Chi
    And Ann has 11 Chi

  @kff14.icon.damage-effect-timing
  Scenario: Damage Effects wait for the attacker's cleanup
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann has 10 Chi
    And Ann holds out-the-window, iron
    And Bo holds fan, fast, iron
    When Ann attacks Bo with punch, out-the-window
    And Bo blocks with fan
    Then all are told in this order: Bo takes 2 damage; Bo returns fan; Ann gains 1 Chi
    And Bo has 18 Chi
    And Ann has 11 Chi

  @kff14.icon.damage-effect-attack-only
  Scenario: Damage Effects do nothing in a block
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds table, to-the-floor
    And Bo holds monkey-stance, elbow-strike, iron
    When Ann attacks Bo with table, to-the-floor
    And Bo blocks with monkey-stance, elbow-strike
    Then Bo has 14 Chi
    And Bo holds monkey-stance, iron

  @kff14.damage.gains-separate @kff14.nochi.cap-20
  Scenario: A gain beyond 20 is lost and not kept for later
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann has 19 Chi
    And Ann holds daggers, through-the-wall
    And Bo holds eye-for-an-eye, fast
    And Cy holds fast
    When Ann attacks Bo and Cy with daggers, through-the-wall
    And Bo blocks with eye-for-an-eye
    And Cy does not block
    Then Ann has 20 Chi
    And all are told in this order: Ann gains 1 Chi; Ann gains 0 Chi
    When Bo counterattacks Ann with punch
    And Ann does not block
    Then Ann has 19 Chi

  @kff14.damage.gains-separate
  Scenario: Losses and gains are carried out one by one
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann has 18 Chi
    And Ann holds snap-kick, when-done-right
    And Bo has 5 Chi
    And Bo holds eye-for-an-eye, down-the-stairs, fast
    When Ann attacks Bo with snap-kick, when-done-right
    And Bo blocks with eye-for-an-eye
    Then Bo is at No Chi
    And Ann has 20 Chi
    When Bo counterattacks Ann with punch, down-the-stairs
    And Ann does not block
    Then Ann has 18 Chi
    And Bo has 3 Chi
    And the game goes on

  @kff14.damage.two-measures @kff14.nochi.target-loses-nothing @kff14.card.sword @kff14.card.dragon
  Scenario: A player at No Chi loses no Chi, so it is no damage
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann has 1 Chi
    And Ann holds eye-for-an-eye, iron
    And Bo has 15 Chi
    And Bo holds eye-for-an-eye, bo-staff, dragon-stance, sword, out-the-window
    When Ann attacks Bo with punch
    And Bo blocks with eye-for-an-eye
    And Bo counterattacks Ann with punch
    And Ann blocks with eye-for-an-eye
    Then Ann is at No Chi
    And Bo has 14 Chi
    When Ann counterattacks Bo with punch
    And Bo blocks with bo-staff
    And Bo gives up bo-staff
    And Bo counterattacks Ann with dragon-stance, sword, out-the-window
    And Ann does not block
    Then Bo has 14 Chi
    And Bo holds nothing
    And sword is in the discard pile
    And dragon-stance is in the discard pile
    And Bo wins the game

  @kff14.damage.two-measures @kff14.card.no-match-timing
  Scenario: No Match counts what gets through to a player at No Chi
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann has 1 Chi
    And Ann holds eye-for-an-eye, your-kung-fu-is-no-match, iron
    And Bo holds eye-for-an-eye, bo-staff, sword, fast
    When Ann attacks Bo with punch
    And Bo blocks with eye-for-an-eye
    And Bo counterattacks Ann with punch
    And Ann blocks with eye-for-an-eye
    Then Ann is at No Chi
    When Ann counterattacks Bo with punch
    And Bo blocks with bo-staff
    And Bo gives up bo-staff
    And Bo counterattacks Ann with sword
    And Ann blocks with your-kung-fu-is-no-match
    Then Ann is at No Chi
    And Ann is asked: counterattack
    And sword is in the discard pile

  @kff14.card.no-match-timing @kff14.nochi.rescue
  Scenario: No Match can lift its user from No Chi when nothing gets through
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann has 1 Chi
    And Ann holds eye-for-an-eye, your-kung-fu-is-no-match, iron
    And Bo holds eye-for-an-eye, bo-staff, snap-kick, fast
    When Ann attacks Bo with punch
    And Bo blocks with eye-for-an-eye
    And Bo counterattacks Ann with punch
    And Ann blocks with eye-for-an-eye
    Then Ann is at No Chi
    When Ann counterattacks Bo with punch
    And Bo blocks with bo-staff
    And Bo gives up bo-staff
    And Bo counterattacks Ann with snap-kick
    And Ann blocks with your-kung-fu-is-no-match
    Then Ann has 3 Chi
    And Ann is still in
    And it is Bo's turn
