Feature: Attack Cards, Enhancements and declaring an Attack

  Background:
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di

  @kff19.object.damage @kff19.card.kick @kff19.card.throw @kff19.card.names @kff19.card.outside-numbers @kff19.resolve.1-damage
  Scenario Outline: What an Attack Card deals
    Given Ann holds <card>
    When Ann hits Bo with <card>
    Then Bo loses <damage> Chi
    And Bo has <chi> Chi

    Examples:
      | card  | damage | chi |
      | punch | 2      | 18  |
      | kick  | 3      | 17  |
      | throw | 2      | 18  |
      | trip  | 2      | 18  |

  @kff19.enh.play @kff19.card.flying @kff19.card.whirlwind @kff19.card.names @kff19.card.outside-numbers
  Scenario Outline: What an Enhancement adds
    Given Ann holds punch, <card>
    When Ann hits Bo with punch, <played>
    Then Bo loses <damage> Chi

    Examples:
      | card                | played              | damage |
      | flying              | flying              | 4      |
      | spinning            | spinning            | 3      |
      | flipping            | flipping            | 4      |
      | running-up-the-wall | running-up-the-wall | 3      |
      | wild                | wild                | 3      |
      | invincible          | invincible          | 5      |
      | whirlwind           | whirlwind (+3)      | 5      |
      | none-can-defend     | none-can-defend     | 2      |
      | combo-attack        | combo-attack        | 2      |

  @kff19.enh.play
  Scenario: Any number of Enhancements, all with different names
    Given Ann holds kick, flying, flying, spinning, flipping, wild, running-up-the-wall
    When Ann hits Bo with kick, flying, spinning, flipping, wild, running-up-the-wall
    Then Bo loses 10 Chi
    And Ann holds flying

  @kff19.enh.play @kff19.declare.legal
  Scenario: Never two with the same name
    Given Ann holds kick, flying, flying, spinning, spinning
    Then Ann may attack Bo with kick, flying, spinning
    But Ann may not attack Bo with kick, flying, flying
    And Ann may not attack Bo with kick, flying, spinning, spinning

  @kff19.enh.weapon @kff19.resolve.example.sword @kff19.card.sword @kff19.card.flying @kff19.card.dragon @kff19.resolve.formula
  Scenario: The Sword, Flying, in Dragon Stance
    Given Ann stands in dragon-stance
    And Ann wields sword
    And Ann holds flying
    When Ann hits Bo with sword, flying
    Then Bo loses 10 Chi

  @kff19.enh.no-later @kff19.declare.then-block
  Scenario: Nothing is added after the answer
    Given Ann holds kick, flying, spinning
    And Bo holds blocking-kick
    When Ann attacks Bo with kick, spinning
    Then Ann may not play flying
    When Bo does not block
    Then Bo loses 4 Chi
    And Ann may not play flying
    And Ann holds flying

  @kff19.enh.only-own
  Scenario: Others cannot add to an Attack
    Given Ann holds kick
    And Bo holds flying
    And Cy holds flying, kick
    When Ann attacks Bo with kick
    Then Bo may not play flying
    And Cy may not play flying
    And Cy may not play kick

  @kff19.enh.same-name.scope
  Scenario: An Attack and its counterattack may repeat each other's names
    Given Ann holds kick, flying
    And Bo holds face-me, punch, flying
    When Ann attacks Bo with kick, flying
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with punch, flying
    And nothing more is played
    Then Bo loses 5 Chi
    And Ann loses 4 Chi

  @kff19.declare.order
  Scenario: First whom, then with what, then the Enhancements
    Given Ann wields sword
    And Ann holds kick, flying
    Then Ann may answer "target 2"
    But Ann may not answer "attack kick"
    When Ann answers "target 2"
    Then Ann may answer "attack kick"
    And Ann may answer "attack sword"
    But Ann may not answer "play flying"
    When Ann answers "attack kick"
    Then Ann may answer "play flying"
    But Ann may not answer "attack sword"
    When Ann answers "play flying" and then "done"
    And nothing more is played
    Then Bo loses 5 Chi

  @kff19.declare.then-block @kff19.declare.complete @kff19.info.attack
  Scenario: All cards and choices lie open before the first answer
    Given Ann wields ladder
    And Ann holds whirlwind, flying
    And Bo holds kung-fu-is-weak
    When Ann attacks Bo with ladder (Cy), whirlwind (+3), flying
    Then Bo may block with kung-fu-is-weak
    And all see whirlwind, flying
    And all see that Ann attacks Bo and Cy
    And Ann may not play whirlwind
    And Ann may not play flying
    When nothing more is played
    Then Bo loses 6 Chi
    And Cy loses 6 Chi

  @kff19.declare.legal
  Scenario: An Attack that breaks a rule cannot be declared
    Given Ann wields ladder
    And Ann holds whirlwind, split-attack, whirlwind
    Then Ann may attack Bo with ladder (Cy), whirlwind (+3)
    But Ann may not attack Bo with ladder (Cy), whirlwind (Di)
    And Ann may not attack Bo with ladder (Cy), split-attack (Di)
    And Ann may not attack Bo with ladder, whirlwind (+3), whirlwind (+3)
    And Ann may not attack Bo with ladder (Bo)
    And Ann may not attack Bo with ladder (Ann)
    And Ann may not attack Ann with ladder

  @kff19.card.throw @kff19.resolve.example.chair @kff19.resolve.no-lost-defence @kff19.card.chair @kff19.resolve.2-losses
  Scenario: The Chair and the Throw
    Given Ann holds throw
    And Bo wields chair
    When Ann hits Bo with throw
    Then Bo loses 2 Chi
    And Bo wields nothing
    And the discard pile is throw, chair

  @kff19.resolve.no-lost-defence @kff19.resolve.3-defence
  Scenario: The same for a Stance and the Trip
    Given Ann holds trip
    And Bo stands in monkey-stance
    And Bo wields chair
    When Ann hits Bo with trip
    Then Bo loses 1 Chi
    And Bo stands in no Stance
    And Bo wields chair

  @kff19.attack.subtype
  Scenario Outline: The subtype of an Attack decides which Blocks fit
    Given Ann holds <attack>
    And Bo holds blocking-punch, blocking-kick, amazing-balance, between-two-palms, rolling-with-the-blow, kung-fu-is-weak, no-match-for-mine
    When Ann attacks Bo with <attack>
    Then Bo may only block with <fits>, rolling-with-the-blow, kung-fu-is-weak, no-match-for-mine

    Examples:
      | attack | fits            |
      | punch  | blocking-punch  |
      | kick   | blocking-kick   |
      | throw  | amazing-balance |
      | trip   | amazing-balance |

  @kff19.card.text-wins @kff19.counter.normal
  Scenario: Invincible ignores what comes back
    Given Ann holds kick, invincible
    And Bo holds face-me, throw, flying
    And Ann wields fan
    When Ann attacks Bo with kick, invincible
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with throw, flying
    And nothing more is played
    Then Bo loses 6 Chi
    And Ann loses no Chi
    And Ann wields fan

  @kff19.combo.copies @kff19.combo.example @kff19.card.kick
  Scenario: Three Kicks
    Given Ann holds kick, combo-attack, kick, kick
    When Ann hits Bo with kick, combo-attack (kick, kick)
    Then Bo loses 9 Chi

  @kff19.combo.copies @kff19.combo.example @kff19.card.crane @kff19.stance.bonus.per-card @kff19.combo.as-enhancement
  Scenario: Three Kicks in Crane Stance
    Given Ann stands in crane-stance
    And Ann holds kick, combo-attack, kick, kick
    When Ann hits Bo with kick, combo-attack (kick, kick)
    Then Bo loses 15 Chi

  @kff19.combo.limit
  Scenario: Combo Attack allows none, one or two
    Given Ann holds kick, combo-attack, kick, punch, trip
    Then Ann may attack Bo with kick, combo-attack
    And Ann may attack Bo with kick, combo-attack (trip)
    And Ann may attack Bo with kick, combo-attack (kick, punch)
    But Ann may not attack Bo with kick, combo-attack (kick, punch, trip)
    And Ann may not attack Bo with kick, kick

  @kff19.combo.limit @kff19.combo.effects
  Scenario: Other subtypes bring their effects along
    Given Ann holds kick, combo-attack, throw, trip
    And Bo wields fan
    And Bo stands in monkey-stance
    When Ann hits Bo with kick, combo-attack (throw, trip)
    Then Bo loses 7 Chi
    And Bo wields nothing
    And Bo stands in no Stance

  @kff19.combo.effects
  Scenario: Each effect happens to every target of a split
    Given Ann holds kick, combo-attack, throw, split-attack
    And Bo wields fan
    And Cy wields table
    And Di wields chair
    When Ann hits Bo with kick, combo-attack (throw), split-attack (Cy)
    Then Bo loses 5 Chi
    And Cy loses 5 Chi
    And Bo wields nothing
    And Cy wields nothing
    And Di wields chair

  @kff19.combo.weapon @kff19.block.match
  Scenario: Combo Attack on a Weapon Attack stays a Weapon Attack
    Given Ann wields sword
    And Ann holds combo-attack, kick, punch
    And Bo holds blocking-kick, blocking-punch, between-two-palms
    When Ann attacks Bo with sword, combo-attack (kick, punch)
    Then Bo may only block with between-two-palms
    When nothing more is played
    Then Bo loses 8 Chi

  @kff19.combo.weapon
  Scenario: Combo Attack on a counterattack
    Given Ann holds punch
    And Bo holds no-match-for-mine, punch, combo-attack, kick, kick
    When Ann attacks Bo with punch
    And Bo blocks with no-match-for-mine
    And Bo counterattacks with punch, combo-attack (kick, kick)
    And nothing more is played
    Then Ann loses 8 Chi

  @kff19.card.text-wins @kff19.split.full
  Scenario: Invincible protects only who played it
    Given Ann holds kick, invincible
    And Bo holds face-me, punch, split-attack
    When Ann attacks Bo with kick, invincible
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with punch, split-attack (Cy)
    And nothing more is played
    Then Ann loses no Chi
    And Cy loses 2 Chi
    And Bo loses 6 Chi

  @kff19.card.text-wins @kff19.counter.chain
  Scenario: Invincible in a counterattack
    Given Ann holds kick, face-me, kick
    And Bo holds face-me, punch, invincible
    When Ann attacks Bo with kick
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with punch, invincible
    And Ann plays face-me
    And Ann does not block
    And Ann counterattacks with kick
    And nothing more is played
    Then Ann loses 5 Chi
    And Bo loses 3 Chi

  @kff19.ncd.bars @kff19.counter.normal
  Scenario: None Can Defend in a counterattack
    Given Ann holds kick, blocking-punch, face-me
    And Bo holds no-match-for-mine, punch, none-can-defend
    When Ann attacks Bo with kick
    And Bo blocks with no-match-for-mine
    And Bo counterattacks with punch, none-can-defend
    Then Ann may not block
    And Ann may not play face-me
    When nothing more is played
    Then Ann loses 2 Chi

  @kff19.enh.play @kff19.combo.copies
  Scenario: Enhancements may be named in any order
    Given Ann holds kick, wild, flying, combo-attack, punch, kick
    When Ann answers "target 2" and then "attack kick"
    And Ann answers "play wild" and then "play combo-attack"
    Then Ann may only answer "play flying", "join punch", "join kick", "done"
    When Ann answers "join kick" and then "join punch"
    Then Ann may only answer "play flying", "done"
    When Ann answers "play flying" and then "done"
    And nothing more is played
    Then Bo loses 11 Chi
