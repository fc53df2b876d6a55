Feature: Splitting Attacks

  Background:
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy, Di and Ed

  @kff19.split.full @kff19.split.effects
  Scenario: Full damage and all effects to each target
    Given Ann holds throw, flying, split-attack
    And Bo wields fan
    And Cy wields sword
    When Ann hits Bo with throw, flying, split-attack (Cy)
    Then Bo loses 4 Chi
    And Cy loses 4 Chi
    And Bo wields nothing
    And Cy wields nothing
    And Di loses no Chi

  @kff19.split.example.ladder @kff19.card.ladder @kff19.card.whirlwind @kff19.split.other-option
  Scenario: The Ladder's split with Whirlwind
    Given Ann wields ladder
    And Ann holds whirlwind
    When Ann hits Bo with ladder (Cy), whirlwind (+3)
    Then Bo loses 4 Chi
    And Cy loses 4 Chi
    And Di loses no Chi

  @kff19.split.example.ladder @kff19.card.whirlwind @kff19.split.up-to
  Scenario: Whirlwind's split with the Ladder
    Given Ann wields ladder
    And Ann holds whirlwind
    When Ann hits Bo with ladder, whirlwind (Cy, Di)
    Then Bo loses 2 Chi
    And Cy loses 2 Chi
    And Di loses 2 Chi
    And Ed loses no Chi

  @kff19.split.example.ladder.rest @kff19.split.up-to
  Scenario: The other choices for Ladder and Whirlwind
    Given Ann wields ladder
    And Ann holds whirlwind
    Then Ann may attack Bo with ladder, whirlwind (+3)
    And Ann may attack Bo with ladder, whirlwind (Cy)
    And Ann may attack Bo with ladder (Cy), whirlwind (+3)
    But Ann may not attack Bo with ladder (Cy), whirlwind (Di)
    And Ann may not attack Bo with ladder (Cy, Di)
    And Ann may not attack Bo with ladder, whirlwind (Cy, Di, Ed)

  @kff19.split.example.ladder.rest
  Scenario: No split at all
    Given Ann wields ladder
    And Ann holds whirlwind
    When Ann hits Bo with ladder, whirlwind (+3)
    Then Bo loses 5 Chi
    And Cy loses no Chi

  @kff19.split.example.ladder.rest @kff19.split.up-to
  Scenario: Whirlwind on two
    Given Ann wields ladder
    And Ann holds whirlwind
    When Ann hits Bo with ladder, whirlwind (Cy)
    Then Bo loses 2 Chi
    And Cy loses 2 Chi
    And Di loses no Chi

  @kff19.split.once
  Scenario: Two cards that could split split once
    Given Ann holds kick, whirlwind, split-attack
    Then Ann may attack Bo with kick, whirlwind (+3), split-attack (Cy)
    And Ann may attack Bo with kick, whirlwind (Cy, Di)
    But Ann may not attack Bo with kick, whirlwind (Di), split-attack (Cy)
    And Ann may not attack Bo with kick, split-attack (Cy, Di)

  @kff19.split.once @kff19.split.not-enough
  Scenario: A card that offers only a split then adds just its own number
    Given Ann wields ladder
    And Ann holds split-attack
    When Ann hits Bo with ladder (Cy), split-attack
    Then Bo loses 1 Chi
    And Cy loses 1 Chi
    And Di loses no Chi

  @kff19.split.example.counter @kff19.split.one-attack-each @kff19.split.limit.scope
  Scenario: A split counterattack may not hit who is a target already
    Given Ann holds kick, split-attack
    And Bo holds face-me, punch, split-attack
    When Ann attacks Bo with kick, split-attack (Cy)
    And Bo plays face-me
    And Bo does not block
    Then Bo may counterattack with punch, split-attack (Di)
    And Bo may counterattack with punch, split-attack (Ed)
    But Bo may not counterattack with punch, split-attack (Cy)
    When Bo counterattacks with punch, split-attack (Di)
    And nothing more is played
    Then Ann loses 2 Chi
    And Bo loses 3 Chi
    And Cy loses 3 Chi
    And Di loses 2 Chi

  @kff19.split.limit.scope
  Scenario: Not even if that target has not answered or was hit by a counterattack
    Given Ann holds kick, split-attack
    And Bo holds face-me, punch, split-attack
    And Cy holds face-me, punch, whirlwind
    When Ann attacks Bo with kick, split-attack (Cy)
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with punch, split-attack (Di)
    And Di does not block
    And Ann does not block
    And Cy plays face-me
    And Cy does not block
    Then Cy may counterattack with punch, whirlwind (Ed)
    But Cy may not counterattack with punch, whirlwind (Di)
    And Cy may not counterattack with punch, whirlwind (Bo)

  @kff19.split.ignored-still-target
  Scenario: Who has ignored the Attack is still a target
    Given Ann holds kick, split-attack
    And Bo holds blocking-kick
    And Cy holds face-me, punch, whirlwind
    When Ann attacks Bo with kick, split-attack (Cy)
    And Bo blocks with blocking-kick
    And Cy plays face-me
    And Cy does not block
    Then Cy may counterattack with punch, whirlwind (Di)
    But Cy may not counterattack with punch, whirlwind (Bo)

  @kff19.split.ignored-still-target
  Scenario: Whose place was taken is not
    Given Ann holds kick, split-attack
    And Cy holds face-me, punch, whirlwind
    And Di holds face-me
    When Ann attacks Bo with kick, split-attack (Cy)
    And Di plays face-me
    And Di does not block
    And Cy plays face-me
    And Cy does not block
    Then Cy may counterattack with punch, whirlwind (Bo)
    But Cy may not counterattack with punch, whirlwind (Di)

  @kff19.split.distinct
  Scenario: Different opponents who are still in the game
    Given Ann holds kick, split-attack
    And Di is out of the game
    Then Ann may attack Bo with kick, split-attack (Cy)
    But Ann may not attack Bo with kick, split-attack (Bo)
    And Ann may not attack Bo with kick, split-attack (Ann)
    And Ann may not attack Bo with kick, split-attack (Di)

  @kff19.split.not-enough
  Scenario: No split in a duel
    Given a game of Kung Fu Fighting! (2019) between Ann and Bo
    And Ann wields ladder
    And Ann holds whirlwind
    When Ann hits Bo with ladder, whirlwind (+3)
    Then Bo loses 5 Chi

  @kff19.split.not-enough
  Scenario: Split Attack in a duel adds 1
    Given Ann holds kick, split-attack
    And Cy is out of the game
    And Di is out of the game
    And Ed is out of the game
    When Ann hits Bo with kick, split-attack
    Then Bo loses 4 Chi

  @kff19.split.not-enough @kff19.split.limit.scope
  Scenario: With nobody left to add a split adds nothing
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo and Cy
    And Ann holds kick, split-attack
    And Bo wields ladder
    And Bo holds face-me, punch, split-attack, whirlwind
    When Ann attacks Bo with kick, split-attack (Cy)
    And Bo plays face-me
    And Bo does not block
    Then Bo may counterattack with ladder, whirlwind (+3)
    But Bo may not counterattack with ladder (Cy)
    And Bo may not counterattack with punch, whirlwind (Cy)
    When Bo counterattacks with punch, split-attack
    And nothing more is played
    Then Ann loses 2 Chi
    And Cy loses 3 Chi

  @kff19.split.full @kff19.object.win
  Scenario: Two may fall to one Attack
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo and Cy
    And Bo has 3 Chi
    And Cy has 2 Chi
    And Ann holds kick, split-attack
    When Ann hits Bo with kick, split-attack (Cy)
    Then Ann wins the game

  @kff19.split.up-to @kff19.split.distinct
  Scenario: Targets may be named in any order
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di
    And Ann holds kick, whirlwind
    When Ann answers "target 4" and then "attack kick"
    And Ann answers "split whirlwind" and then "done"
    Then Ann may only answer "target 2", "target 3"
    When Ann answers "target 3"
    Then Ann may only answer "target 2", "done"
    When Ann answers "target 2"
    And nothing more is played
    Then Bo loses 3 Chi
    And Cy loses 3 Chi
    And Di loses 3 Chi
