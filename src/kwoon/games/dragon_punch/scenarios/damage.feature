Feature: Damage

  Who is hit turns white cards to their red moves. White cards are health.

  Background:
    Given a game of Dragon Punch between Ann and Bo

  @dp.damage.health
  Scenario: Health is the number of white cards, flipped or not, and characters do not count
    Given Ann's red cards are throw, fireball
    And Ann's flipped cards are throw, high-kick, linnet
    And Bo's red cards are block
    Then Ann has 4 health
    And Bo has 5 health

  @dp.damage.health @dp.setup.white-up
  Scenario: A fighter starts with six health
    When the game is dealt
    And the characters are picked
    Then Ann has 6 health
    And Bo has 6 health

  @dp.example.high-kick @dp.damage.switch
  Scenario: The rulebook's example: a High Kick turns two white cards red
    When Ann plays high-kick and Bo plays taunt
    Then Bo takes 2 damage
    And only Bo is asked
    And Bo must switch 2 cards
    When Bo switches block, fireball
    Then Bo has 4 health
    And Bo's red cards are block, fireball
    And Ann has 6 health

  @dp.damage.switch @dp.ruling.owner-chooses
  Scenario Outline: As many cards are switched as the attacks were strong: <move>
    Given Ann can play <move>
    And Bo can play taunt
    When Ann plays <move> and Bo plays taunt
    And the damage is switched
    Then Bo has <health> health

    Examples:
      | move       | health |
      | low-poke   | 6      |
      | fireball   | 5      |
      | high-kick  | 4      |
      | combo-kick | 3      |

  @dp.ruling.owner-chooses @dp.damage.flipped-allowed
  Scenario: Any white card may be switched: in hand, flipped, or just played
    Given Bo's flipped cards are high-kick, throw
    And Bo's red cards are throw
    When Ann plays fireball and Bo plays taunt
    Then Bo may only switch high-kick, low-poke, block, fireball, taunt

  @dp.damage.flipped-allowed
  Scenario: A flipped card is switched and stays flipped
    Given Bo's flipped cards are high-kick
    When Ann plays fireball and Bo plays throw
    And Bo switches high-kick
    Then Bo's flipped cards are high-kick, throw
    And Bo's red cards are high-kick
    And Bo has 5 health

  @dp.hand.basic-one-way @dp.ruling.owner-chooses
  Scenario: A red card cannot be switched, nor can a character's
    Given Bo fights as otto
    And Bo's red cards are block
    When Ann plays fireball and Bo plays taunt
    And Bo tries to switch block
    Then the move is refused
    And Bo may not answer "switch otto"

  @dp.hand.basic-one-way @dp.damage.switch
  Scenario: The same card cannot be switched twice
    When Ann plays high-kick and Bo plays taunt
    And Bo answers "switch block"
    And Bo tries to switch block
    Then the move is refused
    And Bo may not answer "switch block"

  @dp.hand.basic-one-way
  Scenario: Without damage no card is switched
    When Ann plays high-kick and Bo plays block
    Then Ann and Bo are both asked to play
    And Ann has 6 health
    And Bo has 6 health
    When Ann tries to switch block
    Then the move is refused

  @dp.damage.changes-moves @dp.hand.switch @dp.hand.top-move
  Scenario: A switched card offers its red move and no longer its white one
    Given Bo fights as otto
    When Ann plays high-kick and Bo plays taunt
    And Bo switches throw, block
    Then Bo may only play high-kick, low-poke, charge, fireball, taunt, atom-smasher, auto-punch, boiler-stomp
    When Bo tries to play throw
    Then the move is refused
    When Ann plays taunt and Bo plays atom-smasher
    Then Ann takes 2 damage

  @dp.damage.last-white @dp.end.round
  Scenario: The last white card gone, the round is lost at once
    Given Bo's white cards are taunt
    When Ann plays fireball and Bo plays taunt
    Then Ann has won 1 round
    And Bo has won 0 rounds

  @dp.ruling.overkill @dp.damage.last-white
  Scenario Outline: More damage than health only takes all the health: <white>
    Given Ann can play combo-kick
    And Bo's white cards are <white>
    When Ann plays combo-kick and Bo plays taunt
    Then Ann has won 1 round
    And the game goes on

    Examples:
      | white                  |
      | taunt                  |
      | taunt, block           |
      | taunt, block, low-poke |

  @dp.ruling.overkill @dp.damage.switch
  Scenario: One health left is enough to go on
    Given Ann can play combo-kick
    And Bo's white cards are taunt, block, low-poke, throw
    When Ann plays combo-kick and Bo plays taunt
    And Bo switches taunt, block, low-poke
    Then Bo has 1 health
    And Ann has won 0 rounds

  @dp.ruling.revealed-face-counts
  Scenario: A card that is switched after it was played has still done its white move
    When Ann plays high-kick and Bo plays throw
    And Bo switches throw, taunt
    Then Ann has 6 health
    And nobody has the Initiative
    And Bo's flipped throw shows atom-smasher
    And Bo has 4 health

  @dp.ruling.revealed-face-counts
  Scenario: A Block that is switched as damage does not claim what Charge would
    When Ann plays throw and Bo plays block
    And Bo switches block
    Then Ann has the Initiative
    And Bo's flipped block shows charge

  @dp.ruling.revealed-face-counts @dp.ruling.taunt-when-hit
  Scenario: A Taunt that is switched as damage unflips, and hops from the next turn on
    Given Bo's flipped cards are high-kick
    When Ann plays fireball and Bo plays taunt
    And Bo switches taunt
    Then Bo has no flipped cards
    And Bo may answer "play hopping-taunt"
    And Bo may not answer "play taunt"

  @dp.ruling.both-choose-secretly @dp.ruling.both-damage-together @dp.variant.turbo-wait
  Scenario: If both are hit, both choose at the same time and in secret, and play on when both are done
    When Ann plays high-kick and Bo plays high-kick
    Then Ann and Bo are both asked to switch
    When Ann switches block, throw
    Then only Bo is asked
    And Ann has 6 health
    And Bo could not tell if Ann had chosen to switch low-poke and then switch taunt instead
    And Bo could not tell if Ann had chosen to switch high-kick and then switch low-poke instead
    And a watcher could not tell if Ann had chosen to switch low-poke and then switch taunt instead
    And nobody may play
    When Ann tries to play fireball
    Then the move is refused
    When Bo switches low-poke, taunt
    Then Ann has 4 health
    And Bo has 4 health
    And Ann and Bo are both asked to play

  @dp.ruling.both-choose-secretly
  Scenario: A choice of damage may be changed until both are done
    When Ann plays high-kick and Bo plays high-kick
    And Ann switches block, throw
    And Ann takes back her choice
    And Ann answers "switch taunt"
    And Bo switches low-poke, taunt
    Then Ann's red cards are block, taunt

  @dp.ruling.owner-chooses @dp.info.switch-secret
  Scenario: Cards to switch may be named in any order, and the order is not seen
    When Ann plays high-kick and Bo plays taunt
    And Bo answers "switch throw"
    Then Bo may only switch high-kick, low-poke, block, fireball, taunt
    When Bo answers "switch high-kick"
    Then Bo's red cards are high-kick, throw
    And Bo has 4 health

  @dp.ruling.owner-chooses @dp.info.flipped-switch-seen
  Scenario: Of flipped cards that were switched all see which, but not which one was named first
    Given Bo's flipped cards are block, throw
    When Ann plays high-kick and Bo plays taunt
    And Bo switches throw, block
    Then Bo has 4 health
    And Ann and a watcher could not tell if Bo had switched block, throw instead
    But Ann and a watcher could tell if Bo had switched block, taunt instead
