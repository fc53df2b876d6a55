Feature: Adding to a teammate's Attack

  Background:
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with format 2v2

  @kff19.team.enh.one @kff19.team.enh.own-free
  Scenario: A teammate adds one Enhancement on top
    Given Ann holds kick, spinning
    And Cy holds flying, wild
    When Ann attacks Bo with kick, spinning
    Then Cy may add flying
    And Cy may add wild
    But Cy may not add flying, wild
    And Di may not add flying
    When Cy adds flying
    And nothing more is played
    Then Bo's team has 14 Chi
    And Cy holds wild

  @kff19.team.enh.front @kff19.team.enh.stance-only @kff19.resolve.formula
  Scenario Outline: The helper's Stance is what counts for it
    Given Ann stands in <attacker>
    And Cy stands in <helper>
    And Cy wields sword
    And Ann holds kick
    And Cy holds flying
    And Bo stands in <target>
    When Ann attacks Bo with kick
    And Cy adds flying
    And nothing more is played
    Then Bo's team has <chi> Chi

    Examples:
      | attacker      | helper         | target         | chi |
      | dragon-stance | tiger-stance   | tiger-stance   | 15  |
      | tiger-stance  | dragon-stance  | tiger-stance   | 12  |
      | crane-stance  | dragon-stance  | tiger-stance   | 10  |
      | tiger-stance  | dragon-stance  | crane-stance   | 12  |
      | tiger-stance  | dragon-stance  | drunken-stance | 10  |

  @kff19.team.enh.combo @kff19.team.enh.combo.cards
  Scenario: A helper's Combo Attack takes the helper's cards
    Given Ann stands in tiger-stance
    And Cy stands in crane-stance
    And Ann holds kick, kick
    And Cy holds combo-attack, kick, punch, trip
    When Ann attacks Bo with kick
    Then Cy may add combo-attack (kick, punch)
    But Cy may not add combo-attack (kick, punch, trip)
    When Cy adds combo-attack (kick, punch)
    Then Ann may not add kick
    When nothing more is played
    Then Bo's team has 10 Chi
    And Ann holds kick

  @kff19.team.enh.combo.cards
  Scenario: Helpers supply no cards for the attacker's Combo Attack
    Given Ann holds kick, combo-attack
    And Cy holds kick, punch
    When Ann attacks Bo with kick, combo-attack
    Then Cy may not add kick
    And Cy may not play kick

  @kff19.team.enh.same-name @kff19.team.cards.enh.limit @kff19.declare.legal
  Scenario: Names never repeat, no matter who plays them
    Given Ann holds kick, flying, give-me-a-boost
    And Cy holds flying, spinning, give-me-a-boost
    When Ann attacks Bo with kick, flying, give-me-a-boost
    Then Cy may not add flying
    And Cy may not add give-me-a-boost
    But Cy may add spinning

  @kff19.team.enh.each
  Scenario: Every teammate may add one
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy, Di, Ed and Flo with format 3v3
    And Ann holds kick
    And Cy holds flying, wild
    And Ed holds spinning, flying
    When Ann attacks Bo with kick
    Then Cy and Ed are both asked
    When Cy adds flying
    And Ed adds spinning
    And nothing more is played
    Then Bo's team has 24 Chi
    And Cy holds wild
    And Ed holds flying

  @kff19.team.enh.each @kff19.team.enh.timing @kff19.team.enh.same-name
  Scenario: Clockwise from the attacker, so the second of two equal names falls away
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy, Di, Ed and Flo with format 3v3
    And it is Cy's turn
    And Cy holds kick
    And Ed holds flying
    And Ann holds flying, spinning
    When Cy attacks Bo with kick
    And Ann chooses to add flying
    And Ed chooses to add flying
    Then Ann holds flying, spinning
    And Ann may not add flying
    And Ann may add spinning
    When Ann adds spinning
    And nothing more is played
    Then Bo's team has 24 Chi

  @kff19.team.enh.timing @kff19.team.enh.own-free
  Scenario: After a helper the attacker may add again, until all pass
    Given Ann holds kick, wild, spinning
    And Cy holds flying, flipping
    When Ann attacks Bo with kick
    And Cy adds flying
    Then Ann may add wild
    When Ann adds wild
    And nothing more is played
    Then Bo's team has 14 Chi
    And Ann holds spinning
    And Cy holds flipping

  @kff19.team.enh.timing @kff19.enh.no-later
  Scenario: Nothing is added once the Attack is closed
    Given Ann holds kick, wild
    And Cy holds flying
    And Bo holds blocking-punch
    When Ann attacks Bo with kick
    And Cy adds nothing
    Then Bo may not block
    And Ann may not add wild
    When Bo does not block
    Then Bo's team has 17 Chi
    And Ann may not play wild
    And Cy may not play flying

  @kff19.team.enh.counter
  Scenario: Teammates add to a counterattack too
    Given Ann holds kick
    And Bo holds no-match-for-mine, punch
    And Di holds flying, wild
    And Cy holds spinning
    When Ann attacks Bo with kick
    And Bo blocks with no-match-for-mine
    And Bo counterattacks with punch
    Then Di may add flying
    But Cy may not add spinning
    And Di may not add flying, wild
    When Di adds flying
    And nothing more is played
    Then Ann's team has 16 Chi

  @kff19.finishing.team @kff19.finishing.one
  Scenario: One Finishing Move for the whole Attack
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with format 2v2 and expansion yes
    And Ann holds kick, to-the-floor
    And Cy holds through-the-wall, flying
    When Ann attacks Bo with kick, to-the-floor
    Then Cy may not add through-the-wall
    And Cy may add flying

  @kff19.finishing.team
  Scenario: A helper's Finishing Move is the one that may be added
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with format 2v2 and expansion yes
    And Ann holds kick
    And Cy holds to-the-floor, flying
    When Ann attacks Bo with kick
    Then Cy may add to-the-floor
    But Cy may not add to-the-floor, flying
    When Cy adds to-the-floor
    And nothing more is played
    Then Bo's team has 13 Chi

  @kff19.imperial.which
  Scenario: Imperial Stance counts for what its wearer adds to a teammate's Attack
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with format 2v2 and expansion yes
    And Cy stands in imperial-stance
    And Ann holds kick, flying
    And Cy holds give-me-a-boost
    When Ann attacks Bo with kick, flying
    And Cy adds give-me-a-boost
    And nothing more is played
    Then Bo's team has 13 Chi

  @kff19.archetype.modes @kff19.team.enh.stance-only @kff19.archetype.stranger
  Scenario: A helper's Archetype works on the helper's Enhancement
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with format 2v2 and archetypes chosen
    And Cy is mysterious-stranger
    And Cy stands in dragon-stance
    And Ann holds kick
    And Cy holds flying
    When Ann attacks Bo with kick
    And Cy adds flying
    And nothing more is played
    Then Bo's team has 9 Chi
