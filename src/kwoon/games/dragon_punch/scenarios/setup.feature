Feature: Cards and setup

  Background:
    Given a game of Dragon Punch between Ann and Bo

  @dp.setup.basic-cards @dp.setup.character-cards @dp.ruling.two-sets
  Scenario: What is in the box
    Then the pack is high-kick, high-kick, low-poke, low-poke, block, block, fireball, fireball, taunt, taunt, throw, throw, linnet, otto, cinderglass, halla, reed

  @dp.setup.basic-cards @dp.ruling.two-sets
  Scenario Outline: Each basic card has a white and a red move: <card>
    Then the card <card> has the white move <white> and the red move <red>

    Examples:
      | card      | white     | red                |
      | high-kick | High Kick | Combo Kick         |
      | low-poke  | Low Poke  | Electric Uppercut  |
      | block     | Block     | Charge             |
      | fireball  | Fireball  | Crouching Fireball |
      | taunt     | Taunt     | Hopping Taunt      |
      | throw     | Throw     | Atom Smasher       |

  @dp.setup.character-cards @dp.character.linnet @dp.character.otto @dp.character.cinderglass @dp.character.halla
  @dp.character.reed
  Scenario Outline: Each character has two special moves: <card>
    Then the card <card> is <name>, <title>
    And the card <card> has the purple moves <one> and <two>
    Given Ann fights as <card>
    And Bo fights as <other>
    Then Ann may answer "play <first>"
    And Ann may answer "play <second>"
    And Bo may not answer "play <first>"
    And Bo may not answer "play <second>"

    Examples:
      | card        | other | name              | title                     | one          | two           | first        | second        |
      | linnet      | otto  | Linnet Vale       | the Rooftop Courier       | Sweep        | Divekick      | sweep        | divekick      |
      | otto        | reed  | Brassbound Otto   | the Clockwork Doorman     | Auto-Punch   | Boiler Stomp  | auto-punch   | boiler-stomp  |
      | cinderglass | reed  | Madam Cinderglass | the Stage Astrologer      | Meteor Storm | Smoke Curtain | meteor-storm | smoke-curtain |
      | halla       | reed  | Halla Quarry      | the Stonecutters' Champion | Ankle Anchor | Gate Breaker  | ankle-anchor | gate-breaker  |
      | reed        | otto  | Old Reed          | the Tea-House Hermit      | Second Kettle | Twin Herons  | second-kettle | twin-herons  |

  @dp.setup.same-six @dp.setup.character-pick @dp.setup.white-up
  Scenario: Both have the same six basic cards, white side up, and a character
    Given the coin will favour Ann
    When the game is dealt
    And Ann picks linnet
    And Bo picks halla
    Then Ann has 7 cards
    And Bo has 7 cards
    And Ann may only play high-kick, low-poke, block, fireball, taunt, throw, sweep, divekick
    And Bo may only play high-kick, low-poke, block, fireball, taunt, throw, ankle-anchor, gate-breaker
    And Ann has 6 health
    And Bo has 6 health
    And Ann has no flipped cards
    And Bo has no flipped cards

  @dp.setup.character-pick @dp.ruling.no-mirror
  Scenario: Each picks one of the five characters, and what is taken is gone
    Given the coin will favour Ann
    When the game is dealt
    Then Ann may only answer "pick linnet", "pick otto", "pick cinderglass", "pick halla", "pick reed"
    When Ann picks otto
    Then Bo may only answer "pick linnet", "pick cinderglass", "pick halla", "pick reed"
    When Bo tries to pick otto
    Then the move is refused

  @dp.ruling.no-mirror
  Scenario: Both may have the same character if they agree to
    Given a game of Dragon Punch between Ann and Bo with characters ten
    And the coin will favour Ann
    When the game is dealt
    And Ann picks otto
    Then Bo may answer "pick otto"
    When Bo picks otto
    Then Ann fights as otto
    And Bo fights as otto

  @dp.setup.pick-order @dp.ruling.pick-order-digital
  Scenario Outline: For a first game luck says who picks first, and picks are open
    Given the coin will favour <first>
    When the game is dealt
    Then only <first> is asked
    When <first> picks reed
    Then all see that <first> fights as reed
    And only <second> is asked

    Examples:
      | first | second |
      | Ann   | Bo     |
      | Bo    | Ann    |

  @dp.ruling.pick-order-digital
  Scenario: Each is as likely as the other to pick first
    When the game is dealt 2000 times
    Then Ann and Bo each picked first about equally often

  @dp.setup.pick-order @dp.ruling.pick-order-digital
  Scenario Outline: The loser of the last game decides who picks first: <loser> will "<says>"
    Given a game of Dragon Punch between Ann and Bo with loser <seat>
    When the game is dealt
    Then only <loser> is asked
    And <loser> may only answer "go first", "go second"
    When <loser> answers "<says>"
    Then only <first> is asked
    And <first> may answer "pick otto"

    Examples:
      | seat | loser | says      | first |
      | 1    | Ann   | go first  | Ann   |
      | 1    | Ann   | go second | Bo    |
      | 2    | Bo    | go first  | Bo    |
      | 2    | Bo    | go second | Ann   |

  @dp.ruling.pick-order-digital
  Scenario: A loser who does not decide picks second, after seeing the other's choice
    Given a game of Dragon Punch between Ann and Bo with loser 1
    When the game is dealt
    And Ann is too late
    Then only Bo is asked
    When Bo picks reed
    Then Ann sees that Bo fights as reed
    And only Ann is asked
    And Ann may not answer "pick reed"

  @dp.anatomy.move @dp.anatomy.icons
  Scenario: A move has a name and two heights, with icons and effects
    Then electric-uppercut reads "High: attack 2 at time 6 and evade; Low: nothing"
    And low-poke reads "High: evade; Low: attack 0 at time 2; initiative-on-hit"
    And block reads "High: block; Low: block; initiative-on-block"

  @dp.ruling.effect-words
  Scenario: The effects that a move may have
    Then the effects in the pack are initiative-on-hit, initiative-on-block, initiative-always, unblockable, uninterruptible, projectile, unflip
    And a pack with another effect is refused

  @dp.ruling.effect-words
  Scenario: The effects of a move's attacks hold for all of them
    Given a pack in which twin-herons has the effects unblockable, uninterruptible
    And Ann can play twin-herons
    And Bo can play gate-breaker
    And Bo has the Initiative
    When Ann plays twin-herons and Bo plays gate-breaker
    Then Ann's attacks are High Successful and Low Successful
    And Bo takes 3 damage
    And Ann takes 2 damage

  @dp.ruling.red-at-least-white
  Scenario: Damage makes cards better
    Then over all opposing moves each red move deals at least as much more than it takes as its white move
    And no white move is outdone against every move by a basic move other than its own red one
