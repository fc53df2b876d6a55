Feature: Variants

  @dp.variant.tag-team @dp.ruling.tag-details
  Scenario: Tag team: each picks a second character, in reverse order
    Given a game of Dragon Punch between Ann and Bo with TAG
    And the coin will favour Ann
    When the game is dealt
    Then only Ann is asked
    When Ann picks linnet
    Then only Bo is asked
    When Bo picks otto
    Then only Bo is asked
    And Bo may only answer "pick cinderglass", "pick halla", "pick reed"
    When Bo picks halla
    Then only Ann is asked
    And Ann may only answer "pick cinderglass", "pick reed"
    When Ann picks reed
    Then Ann and Bo are both asked to play
    And Ann has 8 cards
    And Bo has 8 cards
    And Ann has 6 health
    And Bo has 6 health
    And all see that Ann fights as linnet and reed
    And all see that Bo fights as otto and halla
    And Ann may only play high-kick, low-poke, block, fireball, taunt, throw, sweep, divekick, second-kettle, twin-herons

  @dp.variant.tag-team @dp.ruling.tag-details
  Scenario: Tag team: each character flips by itself
    Given a game of Dragon Punch between Ann and Bo with TAG
    And Ann fights as linnet and reed
    And Bo fights as otto and halla
    When Ann plays sweep and Bo plays block
    Then Ann's flipped cards are linnet
    And Ann may only play high-kick, low-poke, block, fireball, taunt, throw, second-kettle, twin-herons
    When Ann plays second-kettle and Bo plays taunt
    Then Ann has no flipped cards

  @dp.variant.tag-team @dp.ruling.new-round
  Scenario: Tag team: both characters stay for the next round
    Given a game of Dragon Punch between Ann and Bo with TAG
    And Ann fights as linnet and reed
    And Bo fights as otto and halla
    And Bo's white cards are taunt
    And Ann's flipped cards are linnet
    When Ann plays fireball and Bo plays taunt
    Then Ann has won 1 round
    And Ann fights as linnet and reed
    And Ann has no flipped cards
    And Ann may answer "play sweep"
    And Ann may answer "play second-kettle"

  @dp.variant.tag-team-two-copies
  Scenario: Tag team with two copies: all ten characters can be picked
    Given a game of Dragon Punch between Ann and Bo with TAG2
    And the coin will favour Ann
    When the game is dealt
    And Ann picks linnet
    Then Bo may only answer "pick linnet", "pick otto", "pick cinderglass", "pick halla", "pick reed"
    When Bo picks linnet
    Then Bo may not answer "pick linnet"

  @dp.variant.custom @dp.variant.custom-nine @dp.ruling.custom-supply
  Scenario: Custom character: building a hand in secret
    Given a game of Dragon Punch between Ann and Bo with CUSTOM
    When the game is dealt
    Then Ann and Bo are both asked
