Feature: Team Blocks

  Background:
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with format 2v2

  @kff19.block.for-other @kff19.team.block
  Scenario: Get Behind Me! for a teammate
    Given Ann holds kick, flying, wild
    And Di wields fan
    And Bo holds blocking-kick
    And Di holds get-behind-me
    When Ann attacks Bo with kick, flying, wild
    And Di plays get-behind-me
    And nothing more is played
    Then Bo's team has 18 Chi
    And Bo holds blocking-kick
    And Di holds nothing

  @kff19.block.for-other @kff19.block.one
  Scenario: It is that teammate's one Block
    Given Ann holds kick, flying, wild
    And Bo holds blocking-kick
    And Di holds get-behind-me
    When Ann attacks Bo with kick, flying, wild
    And Di plays get-behind-me
    Then Bo may not block

  @kff19.block.for-other
  Scenario: Get Behind Me! for oneself
    Given Ann holds kick, flying
    And Bo holds get-behind-me
    When Ann attacks Bo with kick, flying
    And Bo blocks with get-behind-me
    Then Bo's team has 19 Chi

  @kff19.block.for-other @kff19.ncd.bars
  Scenario: None Can Defend bars a teammate's Block too
    Given Ann holds kick, none-can-defend
    And Di holds get-behind-me, trading-places, you-struck-my-friend, wall-of-blades
    When Ann attacks Bo with kick, none-can-defend
    Then Di may not play get-behind-me
    And Di may not play trading-places
    And Di may not play you-struck-my-friend
    And Di may not play wall-of-blades

  @kff19.redirect
  Scenario: Trading Places!
    Given Ann stands in crane-stance
    And Ann holds kick
    And Bo stands in snake-stance
    And Di wields table
    And Di holds trading-places
    And the next cards drawn will be rolling-with-the-blow
    When Ann attacks Bo with kick
    And Di plays trading-places
    And Di blocks with rolling-with-the-blow
    Then Bo's team has 20 Chi
    And Di holds nothing
    And the discard pile is kick, trading-places, rolling-with-the-blow

  @kff19.redirect @kff19.counter.permission
  Scenario: Trading Places! gives no counterattack and is not for oneself
    Given Ann holds kick
    And Bo holds trading-places
    And Di holds trading-places, punch
    When Ann attacks Bo with kick
    Then Bo may not play trading-places
    When Di plays trading-places
    And Di does not block
    Then Di may not counterattack with punch
    And Bo's team has 17 Chi

  @kff19.redirect @kff19.faceme.forced
  Scenario: Against None Can Defend only with a Your Kung Fu card
    Given Ann holds kick, none-can-defend
    And Di holds trading-places, kung-fu-is-weak
    When Ann attacks Bo with kick, none-can-defend
    And Di plays trading-places
    Then Di must block with kung-fu-is-weak
    When Di blocks with kung-fu-is-weak
    Then Bo's team has 20 Chi

  @kff19.block.for-other
  Scenario Outline: Wall of Blades
    Given Ann holds kick, flying, invincible
    And Bo wields <bo>
    And Di wields <di>
    And <who> holds wall-of-blades
    When Ann attacks Bo with kick, flying, invincible
    And <who> <verb> wall-of-blades
    And nothing more is played
    Then Bo's team has <chi> Chi

    Examples:
      | who | verb        | bo      | di      | chi |
      | Bo  | blocks with | nothing | nothing | 14  |
      | Bo  | blocks with | sword   | nothing | 14  |
      | Bo  | blocks with | sword   | sword   | 16  |
      | Di  | plays       | sword   | nothing | 16  |
      | Di  | plays       | nothing | sword   | 14  |

  @kff19.block.for-other @kff19.team.enh.counter
  Scenario: You Struck My Friend!
    Given Ann holds kick
    And Di holds you-struck-my-friend, punch
    And Bo holds flying
    When Ann attacks Bo with kick
    And Di plays you-struck-my-friend
    And Di counterattacks with punch
    And Bo adds flying
    And nothing more is played
    Then Bo's team has 19 Chi
    And Ann's team has 16 Chi

  @kff19.block.for-other
  Scenario: You Struck My Friend! is not for oneself
    Given Ann holds kick
    And Bo holds you-struck-my-friend, punch
    When Ann attacks Bo with kick
    Then Bo may not play you-struck-my-friend
    And Bo may not block

  @kff19.redirect @kff19.team.block
  Scenario: Trading Places! is for teammates only
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy, Di, Ed and Flo with format 2v2v2
    And Ann holds kick
    And Cy holds trading-places, get-behind-me, you-struck-my-friend, wall-of-blades
    And Ed holds trading-places
    When Ann attacks Bo with kick
    Then Cy may not play trading-places
    And Cy may not play get-behind-me
    And Cy may not play you-struck-my-friend
    And Cy may not play wall-of-blades
    But Ed may play trading-places

  @kff19.block.for-other @kff19.team.split.helper-counter
  Scenario: Who blocks for an added target counters the helper
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy, Di, Ed and Flo with format 2v2v2
    And Ann holds kick
    And Di wields fan
    And Di holds split-attack
    And Flo holds you-struck-my-friend, kick
    When Ann attacks Bo with kick
    And Di adds split-attack (Cy)
    And Bo does not block
    And Flo plays you-struck-my-friend
    And Flo counterattacks with kick
    And nothing more is played
    Then Cy's team has 19 Chi
    And Ann's team has 20 Chi

  @kff19.resolve.taken @kff19.resolve.3-defence
  Scenario: Wall of Blades does not count a Weapon that is taken in the same exchange
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with format 2v2 and expansion yes
    And Ann holds kick, flying, invincible
    And Cy wields sword
    And Cy holds you-go-that-way
    And Bo holds wall-of-blades
    And Di holds caught-with-chopsticks
    When Ann attacks Bo with kick, flying, invincible
    And Cy adds you-go-that-way
    And Cy attacks Di with sword
    And Bo blocks with wall-of-blades
    And Di blocks with caught-with-chopsticks
    And Di takes from Cy
    Then Di wields sword
    And Bo's team has 14 Chi

  @kff19.resolve.lost-elsewhere @kff19.resolve.3-defence
  Scenario Outline: Wall of Blades counts what is still in play after the losses
    Given Ann holds kick, flying, invincible
    And Cy holds you-go-that-way, <attack>
    And Bo holds wall-of-blades
    And Di wields chair
    When Ann attacks Bo with kick, flying, invincible
    And Cy adds you-go-that-way
    And Cy attacks Di with <attack>
    And Bo blocks with wall-of-blades
    And Di does not block
    Then Bo's team has <chi> Chi

    Examples:
      | attack | chi |
      | throw  | 12  |
      | kick   | 14  |
