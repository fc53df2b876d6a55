Feature: Flipping used cards, and the Taunt

  Background:
    Given a game of Dragon Punch between Ann and Bo

  @dp.flip.used @dp.hand.flip
  Scenario: Both played cards are flipped at the end of the turn, with the same move up
    Given Bo's red cards are high-kick
    When Ann plays block and Bo plays combo-kick
    Then Ann's flipped cards are block
    And Bo's flipped cards are high-kick
    And Bo's flipped high-kick shows combo-kick
    And Ann's flipped block shows block

  @dp.flip.unusable @dp.turn.choose
  Scenario: A flipped card cannot be played
    Given Ann fights as linnet
    And Ann's flipped cards are block, throw
    Then Ann may only play high-kick, low-poke, fireball, taunt, sweep, divekick
    When Ann tries to play throw
    Then the move is refused
    When Ann plays high-kick and Bo plays block
    Then Ann may only play low-poke, fireball, taunt, sweep, divekick

  @dp.flip.unusable @dp.hand.character-free @dp.ruling.character-choice
  Scenario: A used character is gone with both moves
    Given Ann fights as linnet
    And Bo fights as otto
    Then Ann may answer "play sweep"
    And Ann may answer "play divekick"
    When Ann plays sweep and Bo plays block
    Then Ann's flipped cards are linnet
    And Ann may only play high-kick, low-poke, block, fireball, taunt, throw

  @dp.hand.character-free @dp.ruling.character-choice
  Scenario: After an unflip either special can be used, whichever it was before
    Given Ann fights as linnet
    When Ann plays sweep and Bo plays block
    And Ann plays taunt and Bo plays taunt
    Then Ann may answer "play sweep"
    And Ann may answer "play divekick"
    When Ann plays divekick and Bo plays block
    Then Ann's flipped cards are linnet

  @dp.hand.character-free
  Scenario: The two specials of one character are both open while it is not flipped, whichever is up
    Given Ann fights as cinderglass
    And Bo fights as reed
    Then Ann may only play high-kick, low-poke, block, fireball, taunt, throw, meteor-storm, smoke-curtain
    And Bo may only play high-kick, low-poke, block, fireball, taunt, throw, second-kettle, twin-herons

  @dp.effect.taunt-unflips @dp.ruling.unflip-last
  Scenario Outline: <taunt> brings every card back, the Taunt too
    Given Ann fights as halla
    And Ann's red cards are throw
    And Ann's flipped cards are high-kick, throw, halla
    And Ann can play <taunt>
    When Ann plays <taunt> and Bo plays block
    Then Ann has no flipped cards
    And Bo's flipped cards are block
    And Ann may only play high-kick, low-poke, block, fireball, <taunt>, atom-smasher, ankle-anchor, gate-breaker

    Examples:
      | taunt         |
      | taunt         |
      | hopping-taunt |

  @dp.effect.taunt-unflips @dp.ruling.unflip-last
  Scenario: A Taunt unflips only its own player's cards
    Given Ann's flipped cards are high-kick
    And Bo's flipped cards are throw
    When Ann plays taunt and Bo plays block
    Then Ann has no flipped cards
    And Bo's flipped cards are throw, block

  @dp.effect.taunt-unflips
  Scenario Outline: No other move brings cards back: <move>
    Given Ann can play <move>
    And Ann's flipped cards are <flipped>
    When Ann plays <move> and Bo plays block
    And the damage is switched
    Then Ann's flipped cards are <flipped>, <card>

    Examples:
      | move               | card        | flipped |
      | high-kick          | high-kick   | throw   |
      | combo-kick         | high-kick   | throw   |
      | low-poke           | low-poke    | throw   |
      | electric-uppercut  | low-poke    | throw   |
      | block              | block       | throw   |
      | charge             | block       | throw   |
      | fireball           | fireball    | throw   |
      | crouching-fireball | fireball    | throw   |
      | throw              | throw       | block   |
      | atom-smasher       | throw       | block   |
      | sweep              | linnet      | throw   |
      | divekick           | linnet      | throw   |
      | auto-punch         | otto        | throw   |
      | boiler-stomp       | otto        | throw   |
      | meteor-storm       | cinderglass | throw   |
      | smoke-curtain      | cinderglass | throw   |
      | ankle-anchor       | halla       | throw   |
      | gate-breaker       | halla       | throw   |
      | twin-herons        | reed        | throw   |

  @dp.ruling.taunt-when-hit @dp.ruling.unflip-last
  Scenario: The Taunt works even for a player who is hit
    Given Bo's flipped cards are high-kick, throw
    When Ann plays fireball and Bo plays taunt
    Then Bo's flipped cards are high-kick, throw, taunt
    When Bo switches block
    Then Bo has no flipped cards
    And Bo may answer "play throw"

  @dp.ruling.taunt-when-hit
  Scenario: A Taunt does not save a round that is lost
    Given Bo's white cards are taunt
    And Bo's flipped cards are high-kick
    And Ann has won 1 round
    When Ann plays fireball and Bo plays taunt
    Then Ann wins the game
    And Bo has 0 health
    And Bo's flipped cards are high-kick, taunt

  @dp.ruling.unflip-on-specials
  Scenario: A character's move may unflip like the Taunt
    Given Ann fights as reed
    And Ann's flipped cards are high-kick, throw
    When Ann plays second-kettle and Bo plays block
    Then Ann has no flipped cards
    And Ann may answer "play second-kettle"
    And Ann may answer "play twin-herons"
    And Ann may answer "play throw"

  @dp.ruling.unflip-on-specials
  Scenario: Second Kettle says that it is an exception, the Taunts do not
    Then second-kettle says "This is an exception: normally, only the Taunt unflips cards."
    And taunt does not say "exception"
    And hopping-taunt does not say "exception"

  @dp.ruling.taunt-never-flipped
  Scenario: Nobody is ever stuck
    When 60 games are played at random
    Then at the start of every turn both players could play a Taunt

  @dp.flip.before-or-after @dp.ruling.info-played-card-switch
  Scenario: The card just played may be switched, and is flipped all the same
    When Ann plays high-kick and Bo plays throw
    And Bo switches throw, block
    Then Bo's flipped cards are throw
    And Bo's flipped throw shows atom-smasher
    And Bo may not answer "play atom-smasher"
