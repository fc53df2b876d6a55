Feature: Imperial Stance

  Background:
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo and Cy with expansion yes

  @kff19.imperial.normal @kff19.imperial.not-damage @kff19.imperial.enter
  Scenario: Imperial Stance costs 2 Chi
    Given Ann wields fan with iron-bound
    And Ann holds imperial-stance
    When Ann plays imperial-stance
    Then Ann has 18 Chi
    And Ann stands in imperial-stance

  @kff19.imperial.normal @kff19.imperial.which @kff19.combo.as-enhancement
  Scenario: It adds 1 to every Enhancement, never to the base
    Given Ann stands in imperial-stance
    And Ann holds kick, flying, combo-attack, punch, none-can-defend
    When Ann hits Bo with kick, flying, combo-attack (punch), none-can-defend
    Then Bo loses 11 Chi

  @kff19.imperial.enter
  Scenario Outline: Nobody goes out by paying
    Given Ann has <chi> Chi
    And Ann holds imperial-stance
    Then Ann <can> play imperial-stance

    Examples:
      | chi | can     |
      | 1   | may not |
      | 2   | may not |
      | 3   | may     |

  @kff19.imperial.upkeep @kff19.turn.start @kff19.imperial.not-damage
  Scenario: The upkeep comes first in the turn
    Given Ann's turn is about to begin
    And Ann wields fan
    And Ann stands in imperial-stance with inner-fire
    And Ann has 10 Chi
    And Ann holds punch
    Then Ann has 11 Chi
    And Ann may not discard punch
    When Ann pays the upkeep
    Then Ann has 10 Chi
    And Ann stands in imperial-stance with inner-fire
    And Ann may discard punch

  @kff19.imperial.upkeep
  Scenario: The Stance may be given up instead
    Given Ann's turn is about to begin
    And Ann stands in imperial-stance with thirty-years-of-practice
    And Ann holds punch
    When Ann declines the upkeep
    Then Ann has 20 Chi
    And Ann stands in no Stance
    And the discard pile is imperial-stance, thirty-years-of-practice
    And Ann may discard punch

  @kff19.imperial.upkeep
  Scenario: Who has only 1 Chi must give it up
    Given Ann's turn is about to begin
    And Ann stands in imperial-stance
    And Ann has 1 Chi
    And Ann holds punch
    Then Ann stands in no Stance
    And Ann has 1 Chi
    And the discard pile is imperial-stance
    And Ann may discard punch

  @kff19.imperial.upkeep
  Scenario: No upkeep in the turn of entering
    Given Ann holds imperial-stance
    When Ann plays imperial-stance
    And Ann ends the turn
    Then Ann has 18 Chi
    And Ann stands in imperial-stance

  @kff19.imperial.taken
  Scenario: Who takes Imperial Stance pays no entry
    Given Ann holds kick, i-have-studied-your-style
    And Bo stands in imperial-stance
    When Ann attacks Bo with kick, i-have-studied-your-style
    And Bo does not block
    And Ann takes from Bo
    Then Ann has 20 Chi
    And Ann stands in imperial-stance
    And Bo loses 3 Chi

  @kff19.slots.same-card @kff19.imperial.normal
  Scenario: A second copy is entered and paid for again
    Given Ann stands in imperial-stance with inner-fire
    And Ann holds imperial-stance
    When Ann plays imperial-stance
    Then Ann has 18 Chi
    And Ann stands in imperial-stance
    And the discard pile is imperial-stance, inner-fire
