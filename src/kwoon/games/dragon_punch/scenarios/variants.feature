Feature: Variants

  @dp.variant.tag-team @dp.ruling.tag-details
  Scenario: Tag team: each picks a second character, in reverse order
    Given a game of Dragon Punch between Ann and Bo with mode tag-team
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
    Given a game of Dragon Punch between Ann and Bo with mode tag-team
    And Ann fights as linnet and reed
    And Bo fights as otto and halla
    When Ann plays sweep and Bo plays block
    Then Ann's flipped cards are linnet
    And Ann may only play high-kick, low-poke, block, fireball, taunt, throw, second-kettle, twin-herons
    When Ann plays second-kettle and Bo plays taunt
    Then Ann has no flipped cards

  @dp.variant.tag-team @dp.ruling.new-round
  Scenario: Tag team: both characters stay for the next round
    Given a game of Dragon Punch between Ann and Bo with mode tag-team
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
    Given a game of Dragon Punch between Ann and Bo with mode tag-team and characters ten
    And the coin will favour Ann
    When the game is dealt
    And Ann picks linnet
    Then Bo may only answer "pick linnet", "pick otto", "pick cinderglass", "pick halla", "pick reed"
    When Bo picks linnet
    Then Bo may not answer "pick linnet"

  @dp.variant.tag-team-two-copies @dp.ruling.tag-details
  Scenario: Tag team with two copies: a player may have both cards of one character, and each flips separately
    Given a game of Dragon Punch between Ann and Bo with mode tag-team and characters ten
    And the coin will favour Ann
    When the game is dealt
    And Ann picks otto
    And Bo picks linnet
    And Bo picks linnet
    And Ann picks otto
    Then all see that Bo fights as linnet and linnet
    And Bo has 8 cards
    When Bo plays sweep and Ann plays block
    Then Bo's flipped cards are linnet
    And Bo may answer "play sweep"
    When Bo plays divekick and Ann plays taunt
    And the damage is switched
    Then Bo's flipped cards are linnet, linnet
    And Bo may only play high-kick, low-poke, block, fireball, taunt, throw

  @dp.ruling.tag-details @dp.ruling.no-mirror
  Scenario: Tag team with one copy: the box has each character once
    Given a game of Dragon Punch between Ann and Bo with mode tag-team
    Then the pack is high-kick, high-kick, low-poke, low-poke, block, block, fireball, fireball, taunt, taunt, throw, throw, linnet, otto, cinderglass, halla, reed

  @dp.variant.custom @dp.variant.custom-nine @dp.variant.custom-health @dp.ruling.custom-supply
  Scenario: Custom character: both build a hand in secret from a whole copy each
    Given a game of Dragon Punch between Ann and Bo with mode custom
    When the game is dealt
    Then Ann and Bo are both asked
    When Ann builds a hand of high-kick, high-kick, block, block, throw, throw, linnet, otto
    Then only Bo is asked
    And Bo and a watcher could not tell if Ann had built a hand of low-poke, low-poke, block, fireball, fireball, throw, halla, reed instead
    When Bo builds a hand of high-kick, high-kick, low-poke, block, fireball, throw, linnet, otto
    Then Ann and Bo are both asked to play
    And Ann has 9 cards
    And Bo has 9 cards
    And Ann has 7 health
    And Bo has 7 health
    And Ann may only play high-kick, block, taunt, throw, sweep, divekick, auto-punch, boiler-stomp
    And Bo may only play high-kick, low-poke, block, fireball, taunt, throw, sweep, divekick, auto-punch, boiler-stomp

  @dp.variant.custom @dp.ruling.custom-supply
  Scenario: Custom character: the two copies of the game
    Given a game of Dragon Punch between Ann and Bo with mode custom
    Then 2 copies of each card of the box are on the table

  @dp.variant.custom-nine @dp.ruling.custom-supply
  Scenario: Custom character: exactly one Taunt, and no more than two of any other card
    Given a game of Dragon Punch between Ann and Bo with mode custom
    When the game is dealt
    Then Ann may not answer "add taunt"
    When Ann answers "add high-kick" and then "add high-kick"
    And Ann tries to add high-kick
    Then the move is refused
    When Ann tries to add taunt
    Then the move is refused

  @dp.variant.custom @dp.ruling.custom-supply
  Scenario: Custom character: six other basic cards and two different characters, in any order
    Given a game of Dragon Punch between Ann and Bo with mode custom
    When the game is dealt
    And Ann answers "add throw" and then "pick linnet" and then "add block"
    And Ann tries to pick linnet
    Then the move is refused
    When Ann answers "add fireball" and then "add fireball" and then "add high-kick"
    Then Ann may only answer "add high-kick", "add low-poke", "add block", "add throw", "pick otto", "pick cinderglass", "pick halla", "pick reed"
    When Ann answers "add low-poke"
    Then Ann may only answer "pick otto", "pick cinderglass", "pick halla", "pick reed"
    When Ann tries to add throw
    Then the move is refused
    When Ann answers "pick reed"
    Then only Bo is asked
    When Ann takes back her choice
    And Ann answers "pick halla"
    Then only Bo is asked

  @dp.variant.custom @dp.ruling.custom-info
  Scenario: Custom character: in which order a hand was built is nobody's business
    Given a game of Dragon Punch between Ann and Bo with mode custom
    When the game is dealt
    And Ann builds a hand of reed, throw, high-kick, block, linnet, throw, high-kick, block
    And Bo builds a hand of low-poke, low-poke, block, block, throw, fireball, halla, reed
    Then Ann may only play high-kick, block, taunt, throw, sweep, divekick, second-kettle, twin-herons
    And Bo and a watcher could not tell if Ann had built a hand of high-kick, high-kick, block, block, throw, throw, linnet, reed instead

  @dp.ruling.custom-info @dp.variant.custom
  Scenario: Custom character: the others see a card only when it is played
    Given a game of Dragon Punch between Ann and Bo with mode custom
    When the game is dealt
    And Ann builds a hand of high-kick, high-kick, block, block, throw, throw, linnet, otto
    And Bo builds a hand of low-poke, low-poke, block, block, throw, fireball, halla, reed
    Then Bo and a watcher see that Ann has 9 cards
    And Bo and a watcher see that Ann has 7 health
    And Bo and a watcher see that Ann is known to hold taunt
    And Bo and a watcher see that no character of Ann is known
    And Bo and a watcher could not tell if Ann had built a hand of low-poke, low-poke, block, fireball, fireball, throw, halla, reed instead
    When Ann plays block and Bo plays low-poke
    Then Bo and a watcher see that Ann's flipped cards are block
    And Bo and a watcher see that Ann is known to hold taunt
    And Bo and a watcher could not tell if Ann had built a hand of low-poke, low-poke, block, fireball, fireball, throw, halla, reed instead
    When Ann plays sweep and Bo plays block
    Then Bo and a watcher see that Ann fights as linnet
    But Bo and a watcher could not tell if Ann had built a hand of low-poke, low-poke, block, fireball, fireball, throw, linnet, reed instead
    When Ann plays taunt and Bo plays taunt
    Then Bo and a watcher see that Ann is known to hold taunt, block, linnet
    And Bo and a watcher could not tell if Ann had built a hand of low-poke, low-poke, block, fireball, fireball, throw, linnet, reed instead

  @dp.ruling.custom-info
  Scenario: Custom character: nobody is told what a hand is made of
    Given a game of Dragon Punch between Ann and Bo with mode custom
    When the game is dealt
    And Ann builds a hand of high-kick, high-kick, block, block, throw, throw, linnet, otto
    And Bo builds a hand of low-poke, low-poke, block, block, fireball, fireball, halla, reed
    Then Ann sees high-kick, linnet
    And Bo and a watcher do not see high-kick, throw, linnet, otto

  @dp.variant.custom-health @dp.damage.health @dp.damage.last-white
  Scenario: Custom character: the seventh lost health loses the round
    Given a game of Dragon Punch between Ann and Bo with mode custom
    And Ann holds taunt, high-kick, high-kick, block, block, throw, throw, linnet, otto
    And Bo holds taunt, high-kick, high-kick, block, block, fireball, fireball, halla, reed
    And Bo's white cards are taunt, high-kick, high-kick
    When Ann plays high-kick and Bo plays taunt
    And Bo switches high-kick, high-kick
    Then Bo has 1 health
    When Ann plays sweep and Bo plays taunt
    Then Ann has won 1 round
    And Bo has 7 health
    And Bo may only play taunt, high-kick, block, fireball, ankle-anchor, gate-breaker, second-kettle, twin-herons

  @dp.variant.custom-nine @dp.flip.unusable @dp.hand.flip
  Scenario: Custom character: of two equal cards one may be flipped and the other not
    Given a game of Dragon Punch between Ann and Bo with mode custom
    And Ann holds taunt, high-kick, high-kick, block, block, throw, throw, linnet, otto
    And Bo holds taunt, high-kick, high-kick, block, block, fireball, fireball, halla, reed
    When Ann plays block and Bo plays block
    Then Ann's flipped cards are block
    And Ann may answer "play block"
    When Ann plays block and Bo plays taunt
    Then Ann's flipped cards are block, block
    And Ann may not answer "play block"

  @dp.ruling.custom-info @dp.info.switch-secret @dp.info.flipped-switch-seen @dp.damage.flipped-allowed
  Scenario: Custom character: of two equal cards the flipped one is switched in sight, the other in secret
    Given a game of Dragon Punch between Ann and Bo with mode custom
    And Ann holds taunt, high-kick, high-kick, block, block, throw, throw, linnet, otto
    And Bo holds taunt, high-kick, high-kick, block, block, fireball, fireball, halla, reed
    And Bo's flipped cards are block
    When Ann plays sweep and Bo plays high-kick
    Then Bo may answer "switch block"
    And Bo may answer "switch flipped block"
    And Bo may answer "switch flipped high-kick"
    When Bo switches block
    Then Bo's flipped block shows block
    And Ann and a watcher could not tell if Bo had switched fireball instead
    But Ann and a watcher could tell if Bo had switched flipped block instead
