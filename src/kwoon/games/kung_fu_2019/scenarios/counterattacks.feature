Feature: Counterattacks and the order of answers

  Background:
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di

  @kff19.counter.allowed @kff19.counter.simultaneous @kff19.resolve.4-chi
  Scenario: Even who falls strikes back
    Given Bo has 2 Chi
    And Ann holds kick
    And Bo holds face-me, kick
    When Ann attacks Bo with kick
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with kick
    And nothing more is played
    Then Bo is out of the game
    And Ann loses 3 Chi

  @kff19.counter.normal
  Scenario: A counterattack can be enhanced and blocked
    Given Ann holds kick, blocking-punch
    And Bo holds no-match-for-mine, punch, flying, spinning
    When Ann attacks Bo with kick
    And Bo blocks with no-match-for-mine
    And Bo counterattacks with punch, flying, spinning
    Then Ann may block with blocking-punch
    When Ann blocks with blocking-punch
    Then Ann loses no Chi

  @kff19.counter.permission
  Scenario: Holding Attack Cards is not enough
    Given Ann holds kick
    And Bo wields sword
    And Bo holds blocking-kick, kick
    When Ann attacks Bo with kick
    And Bo blocks with blocking-kick
    Then Bo may not counterattack with kick
    And Bo may not counterattack with sword
    And only Ann is asked

  @kff19.counter.permission
  Scenario: The permission may be left unused
    Given Ann holds kick
    And Bo holds no-match-for-mine, kick
    When Ann attacks Bo with kick
    And Bo blocks with no-match-for-mine
    And Bo does not counterattack
    Then Ann loses no Chi
    And Bo loses no Chi
    And Bo holds kick

  @kff19.counter.means
  Scenario: With a Weapon or an Attack Card
    Given Ann holds kick
    And Bo wields sword
    And Bo holds no-match-for-mine, punch, flying, chair
    When Ann attacks Bo with kick
    And Bo blocks with no-match-for-mine
    Then Bo may counterattack with punch, flying
    And Bo may counterattack with sword, flying
    But Bo may not counterattack with flying
    And Bo may not counterattack with chair

  @kff19.counter.means
  Scenario: Without either there is no counterattack
    Given Ann holds kick
    And Bo holds no-match-for-mine, flying
    When Ann attacks Bo with kick
    And Bo blocks with no-match-for-mine
    Then Bo may not counterattack with flying
    When nothing more is played
    Then Bo loses no Chi
    And Bo holds flying

  @kff19.counter.target
  Scenario: A counterattack is aimed at the attacker
    Given it is Cy's turn
    And Cy holds kick
    And Bo holds no-match-for-mine, kick
    When Cy attacks Bo with kick
    And Bo blocks with no-match-for-mine
    And Bo counterattacks with kick
    And nothing more is played
    Then Cy loses 3 Chi
    And Ann loses no Chi
    And Di loses no Chi

  @kff19.counter.target @kff19.split.one-attack-each
  Scenario: A split may add others
    Given Ann holds kick
    And Bo holds no-match-for-mine, kick, whirlwind
    When Ann attacks Bo with kick
    And Bo blocks with no-match-for-mine
    Then Bo may counterattack with kick, whirlwind (Cy)
    And Bo may counterattack with kick, whirlwind (Cy, Di)
    But Bo may not counterattack with kick, whirlwind (Ann)
    And Bo may not counterattack with kick, whirlwind (Bo)
    When Bo counterattacks with kick, whirlwind (Cy, Di)
    And nothing more is played
    Then Ann loses 3 Chi
    And Cy loses 3 Chi
    And Di loses 3 Chi

  @kff19.counter.chain @kff19.counter.simultaneous @kff19.split.limit.scope
  Scenario: Counters to counters
    Given Ann holds kick, face-me, throw, flying
    And Bo holds face-me, punch, no-match-for-mine, trip
    When Ann attacks Bo with kick
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with punch
    And Ann plays face-me
    And Ann does not block
    And Ann counterattacks with throw, flying
    And Bo blocks with no-match-for-mine
    And Bo counterattacks with trip
    And nothing more is played
    Then Bo loses 3 Chi
    And Ann loses 4 Chi

  @kff19.counter.free
  Scenario: A counterattack does not use up the own Attack
    Given Ann holds kick
    And Bo holds no-match-for-mine, punch, kick
    When Ann attacks Bo with kick
    And Bo blocks with no-match-for-mine
    And Bo counterattacks with punch
    And nothing more is played
    And Ann ends the turn
    And Bo discards nothing and refills
    Then Bo may attack Ann with kick

  @kff19.counter.weapon-again
  Scenario: The same Weapon strikes twice in one exchange
    Given Ann wields sword
    And Ann holds face-me
    And Bo holds face-me, punch
    When Ann attacks Bo with sword
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with punch
    And Ann plays face-me
    And Ann does not block
    And Ann counterattacks with sword
    And nothing more is played
    Then Bo loses 6 Chi
    And Ann loses 2 Chi

  @kff19.answer.order
  Scenario: Targets answer clockwise from the attacker's left
    Given it is Bo's turn
    And Bo holds kick, whirlwind
    And Ann holds blocking-kick
    And Cy holds blocking-kick
    And Di holds blocking-kick
    When Bo attacks Ann with kick, whirlwind (Di, Cy)
    Then Cy may block with blocking-kick
    And Di may not block
    And Ann may not block
    When Cy does not block
    Then Di may block with blocking-kick
    And Ann may not block
    When Di blocks with blocking-kick
    Then Ann may block with blocking-kick
    When Ann does not block
    Then Cy loses 3 Chi
    And Di loses no Chi
    And Ann loses 3 Chi

  @kff19.answer.depth @kff19.resolve.when
  Scenario: A counterattack is answered before the next target is asked, and nothing is resolved until all have
    Given Ann holds kick, split-attack, blocking-punch
    And Bo holds no-match-for-mine, punch
    And Cy holds blocking-kick
    When Ann attacks Bo with kick, split-attack (Cy)
    And Bo blocks with no-match-for-mine
    And Bo counterattacks with punch
    Then Ann may block with blocking-punch
    And Cy may not block
    And Cy has 20 Chi
    When Ann does not block
    Then Cy may block with blocking-kick
    And Ann has 20 Chi
    When Cy does not block
    Then Ann loses 2 Chi
    And Cy loses 3 Chi
    And Bo loses no Chi

  @kff19.info.attack
  Scenario: Later answers know the earlier ones
    Given Ann holds kick, split-attack
    And Bo holds blocking-kick
    And Cy holds blocking-kick
    When Ann attacks Bo with kick, split-attack (Cy)
    And Bo blocks with blocking-kick
    Then all see blocking-kick
    And Cy may block with blocking-kick
