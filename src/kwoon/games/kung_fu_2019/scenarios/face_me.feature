Feature: Face Me!

  Background:
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di

  @kff19.faceme.effect @kff19.faceme.result
  Scenario: Another player takes over the Attack
    Given Ann holds kick
    And Cy holds face-me, punch
    When Ann attacks Bo with kick
    And Cy plays face-me
    And Cy does not block
    And Cy counterattacks with punch
    And nothing more is played
    Then Bo loses no Chi
    And Cy loses 3 Chi
    And Ann loses 2 Chi

  @kff19.faceme.effect @kff19.faceme.not-block
  Scenario: The target plays it and stays the target
    Given Ann holds kick
    And Bo holds face-me, blocking-kick, kick
    When Ann attacks Bo with kick
    And Bo plays face-me
    And Bo blocks with blocking-kick
    And Bo counterattacks with kick
    And nothing more is played
    Then Bo loses no Chi
    And Ann loses 3 Chi
    And Bo holds nothing

  @kff19.faceme.not-block
  Scenario: It is not the Block
    Given Ann holds kick
    And Cy holds face-me, rolling-with-the-blow
    When Ann attacks Bo with kick
    And Cy plays face-me
    Then Cy may only block with rolling-with-the-blow
    When Cy blocks with rolling-with-the-blow
    Then Cy loses no Chi
    And Bo loses no Chi

  @kff19.faceme.effect @kff19.counter.permission
  Scenario: Neither Block nor counterattack is a must
    Given Ann holds kick
    And Bo holds face-me, blocking-kick, kick
    When Ann attacks Bo with kick
    And Bo plays face-me
    And Bo does not block
    And Bo does not counterattack
    Then Bo loses 3 Chi
    And Ann loses no Chi
    And Bo holds blocking-kick, kick

  @kff19.faceme.who
  Scenario: Only one takes the place, the first clockwise from the target
    Given it is Cy's turn
    And Cy holds kick, face-me
    And Di holds face-me
    And Bo holds face-me
    When Cy attacks Ann with kick
    Then Bo may play face-me
    And Di may play face-me
    But Cy may not play face-me
    When Di plays face-me
    And Bo plays face-me
    And nothing more is played
    Then Bo loses 3 Chi
    And Ann loses no Chi
    And Di loses no Chi
    And Di holds face-me
    And Bo holds nothing

  @kff19.faceme.who
  Scenario: The target comes before all others
    Given Ann holds kick
    And Bo holds face-me
    And Cy holds face-me
    When Ann attacks Bo with kick
    And Cy plays face-me
    And Bo plays face-me
    And nothing more is played
    Then Bo loses 3 Chi
    And Cy loses no Chi
    And Bo holds nothing
    And Cy holds face-me

  @kff19.faceme.who
  Scenario: Nobody can be hit twice by one Attack
    Given Ann holds kick, split-attack
    And Cy holds face-me
    And Di holds face-me
    When Ann attacks Bo with kick, split-attack (Cy)
    Then Cy may not take Bo's place
    And Di may take Bo's place

  @kff19.faceme.result @kff19.redirect
  Scenario: Everything is read from the new target
    Given Ann stands in crane-stance
    And Ann holds kick, trip, combo-attack
    And Bo stands in snake-stance
    And Cy wields table
    And Cy stands in monkey-stance
    And Cy holds face-me
    When Ann attacks Bo with kick, combo-attack (trip)
    And Cy plays face-me
    And nothing more is played
    Then Bo loses no Chi
    And Bo stands in snake-stance
    And Cy loses 5 Chi
    And Cy stands in no Stance
    And Cy wields table

  @kff19.faceme.result @kff19.stance.prey
  Scenario: Also the prey bonus
    Given Ann stands in crane-stance
    And Ann holds kick
    And Cy stands in snake-stance
    And Cy holds face-me
    When Ann attacks Bo with kick
    And Cy plays face-me
    And nothing more is played
    Then Cy loses 7 Chi
    And Bo loses no Chi

  @kff19.faceme.none-can-defend @kff19.faceme.forced
  Scenario: Against None Can Defend only with a Your Kung Fu card
    Given Ann holds kick, none-can-defend
    And Bo holds face-me, blocking-kick
    And Cy holds face-me, kung-fu-is-weak
    And Di holds face-me
    When Ann attacks Bo with kick, none-can-defend
    Then Bo may not play face-me
    And Di may not play face-me
    When Cy plays face-me
    Then Cy must block with kung-fu-is-weak
    When Cy blocks with kung-fu-is-weak
    Then Bo loses no Chi
    And Cy loses no Chi

  @kff19.faceme.no-counter
  Scenario: And then Face Me! gives no counterattack
    Given Ann holds kick, none-can-defend
    And Cy holds face-me, kung-fu-is-weak, punch
    When Ann attacks Bo with kick, none-can-defend
    And Cy plays face-me
    And Cy blocks with kung-fu-is-weak
    Then Cy may not counterattack with punch
    And Cy loses no Chi
    And Ann loses no Chi
    And Cy holds punch

  @kff19.faceme.no-counter @kff19.faceme.none-can-defend
  Scenario: But No Match for Mine does
    Given Ann holds kick, none-can-defend
    And Cy holds face-me, no-match-for-mine, punch
    When Ann attacks Bo with kick, none-can-defend
    And Cy plays face-me
    Then Cy must block with no-match-for-mine
    When Cy blocks with no-match-for-mine
    And Cy counterattacks with punch
    And nothing more is played
    Then Ann loses 2 Chi
    And Cy loses no Chi

  @kff19.counter.one @kff19.faceme.effect
  Scenario: Face Me! and No Match for Mine are still one counterattack
    Given Ann holds kick
    And Bo holds face-me, no-match-for-mine, punch, kick
    When Ann attacks Bo with kick
    And Bo plays face-me
    And Bo blocks with no-match-for-mine
    And Bo counterattacks with punch
    And nothing more is played
    Then Ann loses 2 Chi
    And Bo holds kick

  @kff19.faceme.effect @kff19.faceme.who @kff19.split.limit.scope
  Scenario: A counterattack can be taken over too
    Given Ann holds kick
    And Bo holds no-match-for-mine, trip
    And Cy holds face-me, punch
    When Ann attacks Bo with kick
    And Bo blocks with no-match-for-mine
    And Bo counterattacks with trip
    And Cy plays face-me
    And Cy does not block
    And Cy counterattacks with punch
    And nothing more is played
    Then Ann loses no Chi
    And Cy loses 2 Chi
    And Bo loses 2 Chi

  @kff19.faceme.effect @kff19.faceme.not-block
  Scenario: In a duel
    Given a game of Kung Fu Fighting! (2019) between Ann and Bo
    And Ann holds kick
    And Bo holds face-me, rolling-with-the-blow, punch
    When Ann attacks Bo with kick
    And Bo plays face-me
    And Bo blocks with rolling-with-the-blow
    And Bo counterattacks with punch
    And nothing more is played
    Then Bo loses no Chi
    And Ann loses 2 Chi
    And Bo holds nothing

  @kff19.faceme.effect @kff19.counter.permission
  Scenario: In a duel without a Block
    Given a game of Kung Fu Fighting! (2019) between Ann and Bo
    And Ann holds kick
    And Bo holds face-me, punch
    When Ann attacks Bo with kick
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with punch
    And nothing more is played
    Then Bo loses 3 Chi
    And Ann loses 2 Chi

  @kff19.faceme.none-can-defend @kff19.faceme.forced
  Scenario: In a duel against None Can Defend
    Given a game of Kung Fu Fighting! (2019) between Ann and Bo
    And Ann holds kick, none-can-defend
    And Bo holds face-me, kung-fu-is-weak, blocking-kick
    When Ann attacks Bo with kick, none-can-defend
    And Bo plays face-me
    Then Bo must block with kung-fu-is-weak

  @kff19.faceme.none-can-defend
  Scenario: In a duel without a Your Kung Fu card
    Given a game of Kung Fu Fighting! (2019) between Ann and Bo
    And Ann holds kick, none-can-defend
    And Bo holds face-me, blocking-kick
    When Ann attacks Bo with kick, none-can-defend
    Then Bo may not play face-me

  @kff19.faceme.effect
  Scenario: A second Face Me! cannot follow the first
    Given Ann holds kick
    And Bo holds face-me, face-me
    When Ann attacks Bo with kick
    And Bo plays face-me
    And nothing more is played
    Then Bo holds face-me
    And Bo loses 3 Chi
