Feature: The Bases

  @kff14.card.eye-for-an-eye @kff14.card.eye-no-value @kff14.card.eye-unconditional
  Scenario Outline: Eye for an Eye gives no defence and always a Counterattack: with <block>
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds snap-kick
    And Bo holds eye-for-an-eye, flipping, fast, iron
    When Ann attacks Bo with snap-kick
    And Bo blocks with <block>
    Then Bo has <chi> Chi
    And Bo is asked: counterattack

    Examples:
      | block                          | chi |
      | eye-for-an-eye                 | 17  |
      | eye-for-an-eye, fast           | 19  |
      | eye-for-an-eye, flipping, fast | 20  |

  @kff14.card.eye-for-an-eye
  Scenario: Without such a card there is no Counterattack
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds snap-kick
    And Bo holds eye-for-an-eye, fan
    When Ann attacks Bo with snap-kick
    And Bo blocks with fan
    Then it is Bo's turn
    And Bo is asked: discard

  @kff14.card.sidestep-draw @kff14.card.sidestep-add
  Scenario: Sidestep draws an Enhancement, which is added at once
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds table, iron
    And Bo holds sidestep, fan
    And the next cards drawn will be flipping
    When Ann attacks Bo with table, iron
    And Bo answers "play sidestep"
    Then Bo holds fan, flipping
    And Bo is asked: block-add
    And Bo may only answer "play flipping", "done"
    When Bo answers "play flipping" and then "done"
    Then Bo has 18 Chi
    And Bo holds fan

  @kff14.card.sidestep-add
  Scenario: The Enhancement that Sidestep drew may be kept
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds table, iron
    And Bo holds sidestep, fan
    And the next cards drawn will be flipping
    When Ann attacks Bo with table, iron
    And Bo blocks with sidestep
    Then Bo has 15 Chi
    And Bo holds fan, flipping

  @kff14.card.sidestep-limits
  Scenario Outline: What Sidestep draws is an ordinary hand card: <drawn>
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds table, iron
    And Bo holds sidestep, fan
    And the next cards drawn will be <drawn>
    When Ann attacks Bo with table, iron
    And Bo answers "play sidestep"
    Then Bo may only answer "done"
    When Bo answers "done"
    Then Bo has 15 Chi
    And Bo holds fan, <drawn>

    Examples:
      | drawn        |
      | invincible   |
      | chair        |
      | tiger-stance |
      | to-the-floor |

  @kff14.card.sidestep-limits
  Scenario: A second copy of a name cannot be added
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds table, iron
    And Bo holds sidestep, fast
    And the next cards drawn will be fast
    When Ann attacks Bo with table, iron
    And Bo answers "play sidestep" and then "play fast"
    Then Bo may only answer "done"
    When Bo answers "done"
    Then Bo has 17 Chi
    And Bo holds fast

  @kff14.card.grappling-block
  Scenario: Grappling Block costs the attacker Weapon and Stance
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds dragon-stance, sword, iron
    And Bo holds grappling-block, fast
    When Ann attacks Bo with dragon-stance, sword
    And Bo blocks with grappling-block
    Then Bo has 16 Chi
    And Ann holds iron
    And the discard pile is grappling-block, dragon-stance and sword

  @kff14.card.plain-bases
  Scenario: Snap Kick, Roundhouse and Your Kung Fu Is Weak have only numbers
    Given a game of KungFu Fighting (2014) between Ann and Bo
    Then snap-kick, roundhouse and your-kung-fu-is-weak have no text

  @kff14.card.plain-bases
  Scenario: Nothing follows Roundhouse and Your Kung Fu Is Weak
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds roundhouse, invincible, iron, fan
    And Bo holds your-kung-fu-is-weak, chair
    When Ann attacks Bo with roundhouse, invincible, iron
    And Bo blocks with your-kung-fu-is-weak
    Then Bo has 17 Chi
    And Bo is asked: discard
    And Bo holds chair
    And Ann holds fan
    And the discard pile is roundhouse, invincible, iron and your-kung-fu-is-weak

  @kff14.card.plain-bases
  Scenario: Nothing follows Snap Kick
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds snap-kick, fan
    And Bo holds snap-kick, chair
    When Ann attacks Bo with snap-kick
    And Bo blocks with snap-kick
    Then Bo has 19 Chi
    And Bo is asked: discard
    And Bo holds chair
    And Ann holds fan

  @kff14.card.elbow-strike
  Scenario: Elbow Strike draws a card for damage
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds elbow-strike, double-attack
    And Bo holds snap-kick, fast
    And the next cards drawn will be sword
    When Ann attacks Bo and Cy with elbow-strike, spread double-attack
    And Bo blocks with snap-kick
    And Cy does not block
    Then Bo has 20 Chi
    And Cy has 18 Chi
    And Ann holds sword

  @kff14.card.open-palm-strike
  Scenario: Open-Palm Strike draws a card for damage
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds open-palm-strike, fan
    And Bo holds chair, iron
    And the next cards drawn will be sword
    When Ann attacks Bo with open-palm-strike
    And Bo blocks with chair
    Then Bo has 19 Chi
    And Ann holds fan, sword

  @kff14.card.open-palm-strike
  Scenario: Open-Palm Strike draws nothing when its Spirit is cancelled and its blow stopped
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds open-palm-strike, fan
    And Bo holds shadow, iron
    When Ann attacks Bo with open-palm-strike
    And Bo blocks with punch, shadow
    Then Bo has 20 Chi
    And Ann holds fan

  @kff14.card.leg-sweep-attack
  Scenario: Leg Sweep takes a card before the block
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds leg-sweep
    And Bo holds chair, fan
    And Bo will lose chair at random
    When Ann attacks Bo with leg-sweep
    Then Bo is asked: block
    And Bo holds fan
    And the discard pile is chair
    And Bo may not answer "play chair"
    When Bo blocks with fan
    Then Bo has 19 Chi

  @kff14.card.leg-sweep-all-first
  Scenario: All targets of Leg Sweep discard in target order, before the first of them decides
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Bo may attack
    And Bo holds leg-sweep, double-attack
    And Cy holds chair, fan
    And Ann holds sword, iron
    And Cy will lose chair at random
    And Ann will lose sword at random
    When Bo attacks Ann and Cy with leg-sweep, spread double-attack
    Then Cy is asked: block
    And all are told in this order: Cy loses chair at random; Ann loses sword at random
    And the discard pile is chair and sword
    When Cy does not block
    And Ann does not block
    Then Ann has 17 Chi
    And Cy has 17 Chi
    And Ann holds iron

  @kff14.card.leg-sweep-block
  Scenario: Leg Sweep in a block costs the attacker Weapon and Stance, and nobody a card at random
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds crane-stance, sword, iron
    And Bo holds leg-sweep, fast
    When Ann attacks Bo with crane-stance, sword
    And Bo blocks with leg-sweep
    Then Bo has 16 Chi
    And Ann holds iron
    And Bo holds fast
    And the discard pile is leg-sweep, crane-stance and sword

  @kff14.card.throw-discard @kff14.card.throw-draw
  Scenario: Throw takes a card and draws one
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds throw, fast
    And Bo holds chair, fan
    And Bo will lose chair at random
    And the next cards drawn will be sword
    When Ann attacks Bo with throw
    And Bo does not block
    Then Bo has 17 Chi
    And Bo holds fan
    And Ann holds fast, sword
    And the discard pile is throw and chair

  @kff14.card.throw-unconditional @kff14.random.hand-only
  Scenario: Throw needs no damage, and comes after the defender's cleanup
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds throw, fast
    And Bo holds ladder, iron
    And Bo will lose ladder at random
    And the next cards drawn will be sword
    When Ann attacks Bo with throw
    And Bo blocks with ladder
    Then Bo has 20 Chi
    And all are told in this order: Bo returns ladder; Bo loses ladder at random; Ann draws a card
    And Bo holds iron
    And Ann holds fast, sword

  @kff14.card.throw-attack-only
  Scenario: In a block Throw is just its number
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds snap-kick, iron, fast
    And Bo holds throw, chair
    When Ann attacks Bo with snap-kick
    And Bo blocks with throw
    Then Bo has 18 Chi
    And Ann holds iron, fast
    And Bo holds chair
    And the discard pile is snap-kick and throw

  @kff14.card.throw-per-target
  Scenario: With two targets Throw takes a card of each and then draws two
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Bo may attack
    And Bo holds throw, double-attack
    And Cy holds chair, fan
    And Ann holds iron, flying
    And Cy will lose fan at random
    And Ann will lose iron at random
    And the next cards drawn will be sword, table
    When Bo attacks Ann and Cy with throw, spread double-attack
    And Cy blocks with chair
    And Ann does not block
    Then Bo holds sword, table
    And Ann holds flying
    And Cy has 20 Chi
    And Ann has 17 Chi

  @kff14.card.no-match-counter
  Scenario: No Match: damage gives the Counterattack and no Chi
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds roundhouse
    And Bo has 10 Chi
    And Bo holds your-kung-fu-is-no-match, fan
    When Ann attacks Bo with roundhouse
    And Bo blocks with your-kung-fu-is-no-match
    Then Bo has 9 Chi
    And Bo is asked: counterattack
    When Bo does not counterattack
    Then Bo has 9 Chi

  @kff14.card.no-match-gain
  Scenario: No Match: no damage gives 3 Chi and no Counterattack
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds snap-kick
    And Bo has 10 Chi
    And Bo holds your-kung-fu-is-no-match, fan
    When Ann attacks Bo with snap-kick
    And Bo blocks with your-kung-fu-is-no-match
    Then Bo has 13 Chi
    And Bo is asked: discard

  @kff14.card.no-match-spirit
  Scenario: No Match: Spirit damage is damage
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds ethereal
    And Bo has 10 Chi
    And Bo holds your-kung-fu-is-no-match, fan
    When Ann attacks Bo with punch, ethereal
    And Bo blocks with your-kung-fu-is-no-match
    Then Bo has 9 Chi
    And Bo is asked: counterattack

  @kff14.card.no-match-timing
  Scenario: No Match's Chi comes in the defender's effects, before the attacker's
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann has 10 Chi
    And Ann holds daggers, out-the-window
    And Bo has 10 Chi
    And Bo holds your-kung-fu-is-no-match, flipping, fast, iron
    And Cy holds fast
    When Ann attacks Bo and Cy with daggers, out-the-window
    And Bo blocks with your-kung-fu-is-no-match, flipping, fast
    And Cy does not block
    Then all are told in this order: Bo gains 3 Chi; Ann gains 1 Chi
    And Bo has 13 Chi
    And Ann has 11 Chi

  @kff14.random.uniform
  Scenario: A random discard picks each card of the hand with equal chance, face up
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds leg-sweep
    And Bo holds chair, fan, iron, tiger-stance
    When Ann answers "play leg-sweep"
    And Ann answers "target 2" 2000 times, each time from here
    Then chair, fan, iron and tiger-stance were lost about equally often, and nothing else

  @kff14.random.uniform
  Scenario: What is lost at random lies face up for all
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds leg-sweep
    And Bo holds iron, iron, iron
    When Ann attacks Bo with leg-sweep
    Then Bo holds iron, iron
    And all see iron

  @kff14.random.empty-hand
  Scenario: Who has no cards in hand loses none
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds leg-sweep, across-the-room
    And Bo holds nothing
    When Ann attacks Bo with leg-sweep, across-the-room
    Then the discard pile is empty
    And Bo is asked: block
    When Bo does not block
    Then Bo has 15 Chi
    And the discard pile is leg-sweep and across-the-room

  @kff14.random.hand-only
  Scenario: Cards that were played are safe
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds throw, fast, flying
    And Bo holds snap-kick, iron, fan
    And Bo will lose fan at random
    And the next cards drawn will be sword
    When Ann attacks Bo with throw, fast
    And Bo blocks with snap-kick, iron
    Then Bo has 19 Chi
    And all are told in this order: Bo clears away snap-kick and iron; Bo loses fan at random; Ann clears away throw and fast
