Feature: Resolving an exchange, and the end of the game

  Background:
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo and Cy

  @kff19.resolve.1-damage @kff19.resolve.2-losses @kff19.resolve.3-defence @kff19.resolve.4-chi
  Scenario: The four steps
    Given Ann stands in tiger-stance
    And Ann holds throw, flying
    And Bo wields fan
    And Bo stands in monkey-stance
    And Bo holds rolling-with-the-blow
    When Ann attacks Bo with throw, flying
    And Bo blocks with rolling-with-the-blow
    Then Bo loses 2 Chi
    And Bo wields nothing
    And Bo stands in monkey-stance

  @kff19.resolve.formula
  Scenario: All that adds to the damage
    Given Ann wields chair
    And Ann stands in drunken-stance
    And Bo stands in dragon-stance
    And Ann holds wild, spinning, combo-attack, kick
    When Ann hits Bo with chair (smashed), wild, spinning, combo-attack (kick)
    Then Bo loses 16 Chi

  @kff19.resolve.tie @kff19.object.win @kff19.end.check
  Scenario: Nobody left
    Given Ann has 3 Chi
    And Bo has 2 Chi
    And Cy is out of the game
    And Ann holds kick
    And Bo holds face-me, kick
    When Ann attacks Bo with kick
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with kick
    And nothing more is played
    Then the game is a tie between Ann and Bo

  @kff19.resolve.tie @kff19.end.check
  Scenario: Three fall at once
    Given Ann has 3 Chi
    And Bo has 2 Chi
    And Cy has 1 Chi
    And Ann holds kick, split-attack
    And Bo holds face-me, kick
    When Ann attacks Bo with kick, split-attack (Cy)
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with kick
    And nothing more is played
    Then the game is a tie between Ann, Bo and Cy

  @kff19.object.win @kff19.object.out @kff19.end.check
  Scenario: The last one with Chi wins
    Given Bo has 3 Chi
    And Cy is out of the game
    And Ann holds kick
    When Ann hits Bo with kick
    Then Ann wins the game
    And nobody is asked

  @kff19.object.out @kff19.end.check
  Scenario: One falls and the others go on
    Given Bo has 1 Chi
    And Ann holds kick
    When Ann hits Bo with kick
    Then Bo is out of the game
    And the game goes on

  @kff19.resolve.all-at-once
  Scenario: Both lose their Weapons, and neither defends
    Given Ann wields table
    And Bo wields fan
    And Ann holds throw
    And Bo holds face-me, throw
    When Ann attacks Bo with throw
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with throw
    And nothing more is played
    Then Ann loses 2 Chi
    And Bo loses 2 Chi
    And Ann wields nothing
    And Bo wields nothing

  @kff19.resolve.floor @kff19.resolve.defence-each @kff19.object.damage
  Scenario: Defence counts against each Attack by itself
    Given Ann wields fan
    And Ann holds kick, split-attack
    And Bo holds face-me, punch
    And Cy holds face-me, kick, invincible
    When Ann attacks Bo with kick, split-attack (Cy)
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with punch
    And Ann does not block
    And Cy plays face-me
    And Cy does not block
    And Cy counterattacks with kick, invincible
    And nothing more is played
    Then Ann loses 3 Chi
    And Bo loses 3 Chi
    And Cy loses 3 Chi

  @kff19.resolve.floor
  Scenario: Losses from several Attacks are added
    Given Ann wields chair
    And Ann holds kick, split-attack
    And Bo holds face-me, punch
    And Cy holds face-me, kick
    When Ann attacks Bo with kick, split-attack (Cy)
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with punch
    And Ann does not block
    And Cy plays face-me
    And Cy does not block
    And Cy counterattacks with kick
    And nothing more is played
    Then Ann loses 3 Chi

  @kff19.resolve.lost-elsewhere
  Scenario: What is lost defends against nothing in the exchange
    Given Ann wields fan
    And Ann holds kick, split-attack
    And Bo holds face-me, throw
    And Cy holds face-me, kick
    When Ann attacks Bo with kick, split-attack (Cy)
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with throw
    And Ann does not block
    And Cy plays face-me
    And Cy does not block
    And Cy counterattacks with kick
    And nothing more is played
    Then Ann loses 5 Chi
    And Ann wields nothing

  @kff19.resolve.lost-still-hits
  Scenario: What is lost still strikes in full
    Given Ann wields sword
    And Ann stands in dragon-stance
    And Ann holds flying
    And Bo holds face-me, throw, combo-attack, trip
    When Ann attacks Bo with sword, flying
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with throw, combo-attack (trip)
    And nothing more is played
    Then Bo loses 10 Chi
    And Ann loses 4 Chi
    And Ann wields nothing
    And Ann stands in no Stance

  @kff19.resolve.ignored
  Scenario: A target that ignores does not stop the rest
    Given Ann holds trip, split-attack
    And Bo stands in tiger-stance
    And Bo holds no-match-for-mine, punch
    And Cy stands in dragon-stance
    When Ann attacks Bo with trip, split-attack (Cy)
    And Bo blocks with no-match-for-mine
    And Bo counterattacks with punch
    And nothing more is played
    Then Bo loses no Chi
    And Bo stands in tiger-stance
    And Cy loses 2 Chi
    And Cy stands in no Stance
    And Ann loses 4 Chi

  @kff19.resolve.nothing-to-lose
  Scenario Outline: Nothing to lose
    Given Ann holds <card>
    When Ann hits Bo with <card>
    Then Bo loses 2 Chi
    And Bo wields nothing
    And Bo stands in no Stance

    Examples:
      | card  |
      | throw |
      | trip  |

  @kff19.resolve.discards
  Scenario: Afterwards all that was played is discarded, but the Weapon stays
    Given Ann wields sword
    And Ann holds flying
    And Bo holds face-me, rolling-with-the-blow, punch
    When Ann attacks Bo with sword, flying
    And Bo plays face-me
    And Bo blocks with rolling-with-the-blow
    And Bo counterattacks with punch
    Then the discard pile is empty
    When nothing more is played
    Then the discard pile is flying, face-me, rolling-with-the-blow, punch
    And Ann wields sword

  @kff19.resolve.out-cards
  Scenario: The cards of who is out are discarded
    Given Bo has 3 Chi
    And Bo wields sword
    And Bo stands in tiger-stance
    And Bo holds trip, wild
    And Ann holds kick
    When Ann hits Bo with kick
    Then Bo is out of the game
    And the discard pile is kick, sword, tiger-stance, trip, wild
    And Bo holds 0 cards
    And Bo wields nothing
    And every card is somewhere

  @kff19.resolve.chi-floor
  Scenario: Below 0 is 0
    Given Bo has 1 Chi
    And Ann holds kick, flying
    When Ann hits Bo with kick, flying
    Then Bo has 0 Chi
    And Bo is out of the game

  @kff19.end.check
  Scenario: Who went out earlier has no part in a tie
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di
    And Ann has 2 Chi
    And Bo has 2 Chi
    And Cy is out of the game
    And Di has 2 Chi
    And Ann holds punch, whirlwind
    And Bo holds face-me, punch
    When Ann attacks Bo with punch, whirlwind (Di)
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with punch
    And nothing more is played
    Then the game is a tie between Ann, Bo and Di

  @kff19.end.no-stall-rule
  Scenario: Nothing ends a game but Chi
    Given a game of Kung Fu Fighting! (2019) between Ann and Bo
    When everybody ends their turns 150 times
    Then the game goes on
    And Ann has 20 Chi
    And Bo has 20 Chi

  @kff19.end.no-stall-rule
  Scenario: After 1000 turns a game is over, and nobody has won
    Given a game of Kung Fu Fighting! (2019) between Ann and Bo
    When everybody ends their turns 499 times
    Then the game goes on
    When everybody ends their turns 1 times
    Then nobody is asked
    And Ann has 20 Chi
    And Bo has 20 Chi
