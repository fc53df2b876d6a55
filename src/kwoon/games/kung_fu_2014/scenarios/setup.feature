Feature: The box, the deal and the piles

  @kff14.setup.start-chi @kff14.setup.mat-and-marker @kff14.setup.deal @kff14.setup.discard-pile @kff14.setup.players
  @kff14.setup.mat-spaces
  Scenario Outline: <count> players are dealt 7 cards each and start with 20 Chi
    Given a game of KungFu Fighting (2014) between <names>
    When the game is dealt
    Then <first> has 20 Chi
    And <last> has 20 Chi
    And <first> holds 7 cards
    And <last> holds 7 cards
    And the deck has <left> cards
    And the discard pile is empty
    And every card is somewhere

    Examples:
      | count | names                        | first | last | left |
      | 2     | Ann and Bo                   | Ann   | Bo   | 76   |
      | 3     | Ann, Bo and Cy               | Bo    | Cy   | 69   |
      | 4     | Ann, Bo, Cy and Di           | Cy    | Di   | 62   |
      | 5     | Ann, Bo, Cy, Di and Ed       | Di    | Ed   | 55   |
      | 6     | Ann, Bo, Cy, Di, Ed and Fay  | Ed    | Fay  | 48   |

  @kff14.setup.players @kff14.setup.mat-spaces
  Scenario: Neither one player nor seven
    Given a game of KungFu Fighting (2014) between Ann and Bo
    Then it cannot be played by 1 players
    And it cannot be played by 7 players

  @kff14.setup.mat-spaces @kff14.nochi.marker
  Scenario: The marker goes down space by space to 1 and then to No Chi
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Bo has 2 Chi
    And Ann holds iron
    And Bo holds fan
    When Ann attacks Bo with punch
    And Bo does not block
    Then Bo has 1 Chi
    When Bo passes his turn
    And Cy discards nothing
    And Cy attacks Bo with punch
    And Bo blocks with fan
    Then Bo has 1 Chi
    And Bo is still in
    When Ann passes her turn
    And Bo passes his turn
    And Cy discards nothing
    And Cy attacks Bo with punch
    And Bo does not block
    Then Bo is at No Chi

  @kff14.setup.punch-aside @kff14.setup.count-total
  Scenario: Three Punch cards lie on the table and are not in the deck
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    Then there are 90 cards in the deck and 3 on the table
    When the game is dealt
    Then Ann does not have punch in hand
    And Bo does not have punch in hand
    And Cy does not have punch in hand

  @kff14.setup.punch-aside @kff14.setup.shuffle
  Scenario: No Punch is ever drawn
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann's turn is about to begin
    And Ann holds iron, fast
    And Bo holds all the other cards
    When Ann discards iron, fast
    Then Ann holds iron, fast
    And Ann may answer "play punch"

  @kff14.setup.shuffle @kff14.info.deck-hidden
  Scenario: All other cards lie in one common deck, from which any may come to anybody
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And the next cards drawn will be snake-stance, sword, iron, double-attack, sidestep, fan, fast, crane-stance, table, iron, across-the-room, throw, ladder, phantom
    When the game is dealt
    Then Ann and Bo together hold snake-stance, sword, iron, double-attack, sidestep, fan, fast, crane-stance, table, iron, across-the-room, throw, ladder and phantom
    And nobody sees a card of the deck

  @kff14.setup.count-bases
  Scenario: The 18 plain Bases
    Given a game of KungFu Fighting (2014) between Ann and Bo
    Then the bases of the deck are 2 eye-for-an-eye, 1 sidestep, 4 grappling-block, 2 snap-kick, 1 roundhouse, 2 elbow-strike, 1 open-palm-strike, 2 leg-sweep, 1 throw, 1 your-kung-fu-is-weak and 1 your-kung-fu-is-no-match

  @kff14.setup.count-weapons
  Scenario: The 11 Weapons
    Given a game of KungFu Fighting (2014) between Ann and Bo
    Then the weapons of the deck are 1 chain-whip, 1 fan, 1 bo-staff, 1 chair, 1 ladder, 1 umbrella, 1 table, 1 sword, 1 bamboo-pole, 1 nunchaku and 1 daggers

  @kff14.setup.count-enhancements
  Scenario: The 36 Enhancements
    Given a game of KungFu Fighting (2014) between Ann and Bo
    Then the enhancements of the deck are 3 fast, 3 running-up-the-wall, 3 flipping, 3 shadow, 3 ethereal, 3 iron, 3 magnificent, 3 flying, 3 whirlwind, 3 phantom, 3 invincible and 3 majestic

  @kff14.setup.count-finishing
  Scenario: The 13 Finishing Moves
    Given a game of KungFu Fighting (2014) between Ann and Bo
    Then the finishing moves of the deck are 2 across-the-room, 2 to-the-floor, 2 double-attack, 2 out-the-window, 2 through-the-wall, 2 down-the-stairs and 1 when-done-right

  @kff14.setup.count-stances
  Scenario: The 12 Stances
    Given a game of KungFu Fighting (2014) between Ann and Bo
    Then the stances of the deck are 2 crane-stance, 2 snake-stance, 2 monkey-stance, 2 tiger-stance, 2 dragon-stance and 2 drunken-stance

  @kff14.setup.lost-numbers
  Scenario Outline: Every number says where it comes from: <card>
    Given a game of KungFu Fighting (2014) between Ann and Bo
    Then <card> reads <numbers>

    Examples:
      | card           | numbers                                                  |
      | chain-whip     | attack 3 (printed), defence 3 (designed)                 |
      | ladder         | attack 2 (printed), defence 3 (designed)                 |
      | eye-for-an-eye | no attack, defence 0 (printed)                           |
      | daggers        | attack 4 (printed), no defence                           |
      | sword          | attack 5 (designed), defence 1 (designed)                |
      | invincible     | attack 3 (printed), no defence                           |
      | shadow         | attack 0 (designed), defence 2 (designed), Spirit (designed) |
      | to-the-floor   | attack 4 (printed), no defence                           |

  @kff14.setup.misspelt-names
  Scenario: Magesic is Majestic, +2, and Down the Stars is Down the Stairs, which gives 3 Chi
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann has 10 Chi
    And Ann holds majestic, down-the-stairs, iron
    When Ann attacks Bo with punch, majestic, down-the-stairs
    Then the attack comes to 4
    When Bo does not block
    Then Ann has 13 Chi

  @kff14.setup.first-player
  Scenario: Chance decides who begins
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    When the game is dealt 3000 times
    Then Ann, Bo and Cy began about equally often

  @kff14.setup.first-player @kff14.turn.next-left
  Scenario: Turns pass to the left, no matter who begins
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And chance lets Bo begin
    When the game is dealt
    Then it is Bo's turn
    When Bo passes his turn
    Then it is Cy's turn
    When Cy passes her turn
    Then it is Ann's turn

  @kff14.setup.reshuffle @kff14.setup.reshuffle-moment
  Scenario: The discard pile becomes the deck when it is empty, and the draw continues
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann's turn is about to begin
    And Ann holds sword, fan, chair
    And Bo holds nothing
    And the deck is iron and fast
    And the next cards drawn will be iron, fast, daggers, chair, umbrella
    When Ann discards chair
    Then Ann holds sword, fan, iron, fast, daggers, chair, umbrella
    And all are told in this order: Ann discards chair; Ann draws 2 cards; a reshuffle; Ann draws 3 cards
    And the discard pile is empty
    And the deck has 83 cards

  @kff14.setup.reshuffle-moment
  Scenario: The deck that has just run out is left empty until a card is needed
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann's turn is about to begin
    And Ann holds sword, fan, chair, table, umbrella
    And Bo holds nothing
    And the deck is iron and fast
    When Ann discards nothing
    Then Ann holds sword, fan, chair, table, umbrella, iron, fast
    And the deck is empty
    And the discard pile has 83 cards

  @kff14.setup.nothing-to-draw
  Scenario: With nothing in the deck and in the discard pile nothing is drawn
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann's turn is about to begin
    And Ann holds sword, fan, chair
    And Bo holds all the other cards
    When Ann discards nothing
    Then Ann holds sword, fan, chair
    And Ann is asked: attack

  @kff14.setup.nothing-to-draw
  Scenario: What lies on the table is not reshuffled
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds snake-stance, iron
    And Bo holds all the other cards
    When Ann answers "play snake-stance"
    Then Ann holds iron
    And the deck is empty
    And the discard pile is empty
    And Ann is asked: base

  @kff14.setup.nothing-to-draw
  Scenario: A draw of two takes the one card that there is
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds snake-stance, iron
    And the deck is fast
    And Bo holds all the other cards
    When Ann answers "play snake-stance"
    Then Ann holds iron, fast
    And the deck is empty
