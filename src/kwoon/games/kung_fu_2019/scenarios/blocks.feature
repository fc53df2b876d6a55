Feature: Blocks

  Background:
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo and Cy

  @kff19.block.one
  Scenario: One Block against an Attack
    Given Ann holds kick, flying
    And Bo holds rolling-with-the-blow, rolling-with-the-blow, blocking-kick
    When Ann attacks Bo with kick, flying
    And Bo blocks with rolling-with-the-blow
    Then Bo loses 2 Chi
    And Bo holds rolling-with-the-blow, blocking-kick

  @kff19.block.one
  Scenario: Nobody has to block
    Given Ann holds kick
    And Bo holds blocking-kick
    When Ann attacks Bo with kick
    And Bo does not block
    Then Bo loses 3 Chi
    And Bo holds blocking-kick

  @kff19.block.ignore @kff19.resolve.ignored
  Scenario Outline: To Ignore is to suffer nothing at all
    Given Ann holds <attack>, flying
    And Ann wields sword
    And Bo wields chair
    And Bo stands in tiger-stance
    And Bo holds <block>
    When Ann attacks Bo with <attack>, flying
    And Bo blocks with <block>
    Then Bo loses no Chi
    And Bo wields chair
    And Bo stands in tiger-stance

    Examples:
      | attack | block             |
      | punch  | blocking-punch    |
      | kick   | blocking-kick     |
      | throw  | amazing-balance   |
      | trip   | amazing-balance   |
      | throw  | kung-fu-is-weak   |
      | trip   | no-match-for-mine |

  @kff19.block.ignore @kff19.block.specific
  Scenario: Caught Between Two Palms!
    Given Ann wields sword
    And Ann holds flying, wild
    And Bo holds between-two-palms
    When Ann attacks Bo with sword, flying, wild
    And Bo blocks with between-two-palms
    Then Bo loses no Chi
    And Ann wields sword

  @kff19.block.reduce
  Scenario: Reduced to 0 is not ignored
    Given Ann holds throw
    And Bo wields chair
    And Bo holds rolling-with-the-blow
    When Ann attacks Bo with throw
    And Bo blocks with rolling-with-the-blow
    Then Bo loses no Chi
    And Bo wields nothing

  @kff19.block.reduce @kff19.block.specific
  Scenario Outline: Rolling With the Blow takes 3 off anything
    Given Ann wields sword
    And Ann holds <card>, invincible
    And Bo holds rolling-with-the-blow
    When Ann attacks Bo with <attack>, invincible
    And Bo blocks with rolling-with-the-blow
    Then Bo loses <damage> Chi

    Examples:
      | card  | attack | damage |
      | punch | punch  | 2      |
      | kick  | kick   | 3      |
      | throw | throw  | 2      |
      | trip  | trip   | 2      |
      | kick  | sword  | 3      |

  @kff19.block.specific
  Scenario: Blocks for another kind cannot be played
    Given Ann holds kick
    And Bo holds blocking-punch, amazing-balance, between-two-palms
    When Ann attacks Bo with kick
    Then Bo may not block

  @kff19.block.passive
  Scenario: Standing defence counts together with a Block
    Given Ann holds kick, flying, invincible
    And Bo wields chair
    And Bo stands in monkey-stance
    And Bo holds rolling-with-the-blow
    When Ann attacks Bo with kick, flying, invincible
    And Bo blocks with rolling-with-the-blow
    Then Bo loses 3 Chi

  @kff19.block.passive
  Scenario: And without one
    Given Ann holds kick, flying, invincible
    And Bo wields chair
    And Bo stands in monkey-stance
    When Ann hits Bo with kick, flying, invincible
    Then Bo loses 6 Chi

  @kff19.block.per-attack @kff19.split.limit.scope @kff19.answer.depth
  Scenario: Two counterattacks are two Attacks to block
    Given Ann holds kick, split-attack, blocking-punch, blocking-kick
    And Bo holds face-me, punch
    And Cy holds face-me, kick
    When Ann attacks Bo with kick, split-attack (Cy)
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with punch
    And Ann blocks with blocking-punch
    And Cy plays face-me
    And Cy does not block
    And Cy counterattacks with kick
    And Ann blocks with blocking-kick
    Then Ann loses no Chi
    And Bo loses 3 Chi
    And Cy loses 3 Chi
    And Ann holds nothing

  @kff19.block.own-share @kff19.resolve.ignored
  Scenario: A Block protects its player only
    Given Ann holds throw, split-attack
    And Bo wields chair
    And Bo holds amazing-balance
    And Cy wields table
    When Ann attacks Bo with throw, split-attack (Cy)
    And Bo blocks with amazing-balance
    And nothing more is played
    Then Bo loses no Chi
    And Bo wields chair
    And Cy loses 2 Chi
    And Cy wields nothing

  @kff19.block.match
  Scenario: Only the base decides whether a Block fits
    Given Ann holds kick, combo-attack, punch, throw
    And Bo holds blocking-punch, blocking-kick, amazing-balance
    When Ann attacks Bo with kick, combo-attack (punch, throw)
    Then Bo may only block with blocking-kick
    When Bo blocks with blocking-kick
    Then Bo loses no Chi

  @kff19.block.passive-zero
  Scenario: Brought to 0 by standing defence is not ignored either
    Given Ann holds trip
    And Bo wields fan
    And Bo stands in tiger-stance
    When Ann hits Bo with trip
    Then Bo loses no Chi
    And Bo stands in no Stance
    And Bo wields fan

  @kff19.block.not-target
  Scenario: Only the target blocks
    Given Ann holds kick
    And Bo holds punch
    And Cy holds blocking-kick, kung-fu-is-weak
    When Ann attacks Bo with kick
    Then Cy may not play blocking-kick
    And Cy may not play kung-fu-is-weak
    When nothing more is played
    Then Bo loses 3 Chi
    And Cy holds blocking-kick, kung-fu-is-weak

  @kff19.block.one @kff19.weapon.options
  Scenario: Snapping the Bamboo Pole is a Block
    Given Ann holds kick, invincible, wild
    And Bo wields bamboo-pole
    And Bo holds blocking-kick
    When Ann attacks Bo with kick, invincible, wild
    Then Bo may block with blocking-kick
    And Bo may block with bamboo-pole
    When Bo blocks with bamboo-pole
    Then Bo loses 3 Chi
    And Bo wields nothing
    And Bo holds blocking-kick
    And the discard pile shows bamboo-pole

  @kff19.block.not-target
  Scenario: A Pole in the hand cannot be snapped
    Given Ann holds kick
    And Bo holds bamboo-pole
    When Ann attacks Bo with kick
    Then Bo may not block

  @kff19.yourkungfu.family
  Scenario Outline: The Your Kung Fu cards block any kind of Attack
    Given Ann wields sword
    And Ann holds <card>
    And Bo holds kung-fu-is-weak, no-match-for-mine
    When Ann attacks Bo with <attack>
    Then Bo may only block with kung-fu-is-weak, no-match-for-mine

    Examples:
      | card  | attack |
      | punch | punch  |
      | kick  | kick   |
      | throw | throw  |
      | trip  | trip   |
      | punch | sword  |

  @kff19.yourkungfu.weak @kff19.ncd.bars
  Scenario: Your Kung Fu is Weak! stops even what none can defend
    Given Ann holds kick, none-can-defend
    And Bo holds kung-fu-is-weak, punch
    When Ann attacks Bo with kick, none-can-defend
    And Bo blocks with kung-fu-is-weak
    Then Bo loses no Chi
    And Ann loses no Chi
    And Bo holds punch
    And only Ann is asked

  @kff19.yourkungfu.weak
  Scenario: And gives no counterattack
    Given Ann holds kick
    And Bo holds kung-fu-is-weak, punch
    When Ann attacks Bo with kick
    And Bo blocks with kung-fu-is-weak
    Then Bo may not counterattack with punch
    And Bo loses no Chi

  @kff19.yourkungfu.no-match @kff19.ncd.bars
  Scenario: Your Kung Fu is No Match for Mine! counterattacks even then
    Given Ann holds kick, none-can-defend
    And Bo holds no-match-for-mine, punch, flying
    When Ann attacks Bo with kick, none-can-defend
    And Bo blocks with no-match-for-mine
    And Bo counterattacks with punch, flying
    And nothing more is played
    Then Bo loses no Chi
    And Ann loses 4 Chi

  @kff19.ncd.bars
  Scenario: When Done Right, None Can Defend
    Given Ann holds kick, none-can-defend, split-attack
    And Bo holds blocking-kick, rolling-with-the-blow
    And Cy holds blocking-kick, kung-fu-is-weak
    When Ann attacks Bo with kick, none-can-defend, split-attack (Cy)
    Then Bo may not block
    When Bo does not block
    Then Cy may only block with kung-fu-is-weak
    When nothing more is played
    Then Bo loses 3 Chi
    And Cy loses 3 Chi

  @kff19.ncd.bars
  Scenario: Not even a Pole can be snapped
    Given Ann holds kick, none-can-defend
    And Bo wields bamboo-pole
    When Ann attacks Bo with kick, none-can-defend
    Then Bo may not block

  @kff19.ncd.passive
  Scenario: Standing defence still counts against it
    Given Ann holds kick, flying, none-can-defend
    And Bo wields table
    And Bo stands in monkey-stance
    When Ann hits Bo with kick, flying, none-can-defend
    Then Bo loses 2 Chi
