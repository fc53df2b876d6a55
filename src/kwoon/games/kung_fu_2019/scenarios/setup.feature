Feature: The box, the options and the deal

  @kff19.components.decks @kff19.components.archetypes @kff19.components.blank
  Scenario: Three sets of playing cards, and the Archetypes
    Given a game of Kung Fu Fighting! (2019) between Ann and Bo
    Then the original deck has 99 cards
    And the expansion deck has 48 cards
    And the team deck has 37 cards
    And the archetype deck has 10 cards
    And there are 8 Archetypes besides military-training and perfect-technique

  @kff19.components.totals @kff19.setup.expansion @kff19.setup.no-team-cards @kff19.setup.deal @kff19.setup.options
  @kff19.team.deck @kff19.archetype.never-shuffled @kff19.archetype.advice @kff19.archetype.modes @kff19.archetype.variant
  Scenario Outline: What is shuffled and dealt
    Given a game of Kung Fu Fighting! (2019) between <names> with <options>
    When the game is dealt
    Then deck and hands together have <cards> cards
    And everybody holds 7 cards
    And the <without> deck is not shuffled in
    And the archetype deck is not shuffled in
    And every card is somewhere

    Examples:
      | names                     | options                                             | cards | without   |
      | Ann and Bo                | expansion no                                        | 99    | expansion |
      | Ann and Bo                | expansion no                                        | 99    | team      |
      | Ann and Bo                | expansion yes                                       | 147   | team      |
      | Ann, Bo and Cy            | expansion no and archetypes dealt                   | 99    | expansion |
      | Ann, Bo and Cy            | expansion yes and archetypes dealt                  | 147   | team      |
      | Ann, Bo, Cy and Di        | format 2v2 and expansion no                        | 136   | expansion |
      | Ann, Bo, Cy and Di        | format 2v2 and expansion no and archetypes dealt   | 136   | expansion |

  @kff19.components.totals @kff19.setup.options @kff19.team.deck @kff19.team.formats @kff19.archetype.modes
  Scenario Outline: Team games with the expansion
    Given a game of Kung Fu Fighting! (2019) between <names> with <options>
    When the game is dealt
    Then deck and hands together have 184 cards
    And everybody holds 7 cards
    And the archetype deck is not shuffled in

    Examples:
      | names                       | options                                              |
      | Ann, Bo, Cy and Di          | format 2v2 and expansion yes                        |
      | Ann, Bo, Cy, Di, Ed and Flo | format 2v2v2 and expansion yes and archetypes dealt   |
      | Ann, Bo, Cy, Di, Ed and Flo | format 3v3 and expansion yes and archetypes dealt  |

  @kff19.components.players
  Scenario Outline: Two to six may play each for themselves
    Given a game of Kung Fu Fighting! (2019) between <names>
    When the game is dealt
    Then everybody holds 7 cards

    Examples:
      | names                       |
      | Ann and Bo                  |
      | Ann, Bo and Cy              |
      | Ann, Bo, Cy, Di and Ed      |
      | Ann, Bo, Cy, Di, Ed and Flo |

  @kff19.components.players @kff19.team.formats
  Scenario: Tables that cannot be
    Given a game of Kung Fu Fighting! (2019) between Ann and Bo
    Then the box cannot be opened for 1 player
    And the box cannot be opened for 7 players
    And the box cannot be opened for 2 players with format 2v2
    And the box cannot be opened for 3 players with format 2v2
    And the box cannot be opened for 5 players with format 2v2
    And the box cannot be opened for 4 players with format 3v3
    And the box cannot be opened for 5 players with format 3v3
    And the box cannot be opened for 6 players with format 2v2
    And the box cannot be opened for 4 players with format 2v2v2

  @kff19.setup.options @kff19.archetype.modes @kff19.archetype.advice
  Scenario: Every combination of options can be played
    Given a game of Kung Fu Fighting! (2019) between Ann and Bo
    Then every choice of expansion and archetypes can be dealt to each number of players in each format

  @kff19.setup.chi @kff19.setup.empty-table
  Scenario: An empty table and 20 Chi
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo and Cy
    When the game is dealt
    Then Ann has 20 Chi
    And Bo has 20 Chi
    And Cy has 20 Chi
    And Ann wields nothing
    And Bo stands in no Stance
    And Cy wields nothing
    And the discard pile is empty

  @kff19.setup.first @kff19.turn.refill.first
  Scenario Outline: The first player is chosen at random and starts with Discard and Refill
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo and Cy
    And the coin will favour <name>
    When the game is dealt
    Then it is <name>'s turn
    And only <name> is asked
    And <name> may discard a hand card

    Examples:
      | name |
      | Ann  |
      | Bo   |
      | Cy   |

  @kff19.setup.first
  Scenario: Everybody is first about equally often
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di
    When the game is dealt 400 times
    Then Ann, Bo, Cy and Di each began about equally often

  @kff19.setup.evened @kff19.setup.chi
  Scenario Outline: Who begins a duel with an evened start has less Chi
    Given a game of Kung Fu Fighting! (2019) between Ann and Bo with start <start>
    And the coin will favour <name>
    When the game is dealt
    Then it is <name>'s turn
    And Ann has <Ann> Chi
    And Bo has <Bo> Chi

    Examples:
      | start  | name | Ann | Bo |
      | evened | Ann  | 17  | 20 |
      | evened | Bo   | 20  | 17 |
      | alike  | Ann  | 20  | 20 |

  @kff19.setup.evened @kff19.chi.cap
  Scenario Outline: Nobody regains more Chi than they started with
    Given a game of Kung Fu Fighting! (2019) between Ann and Bo with start <start>
    And Ann began
    And it is <name>'s turn
    And <name> holds bowl-of-hot-noodles
    And <name> has <before> Chi
    When <name> plays bowl-of-hot-noodles
    Then <name> has <after> Chi

    Examples:
      | start  | name | before | after |
      | evened | Ann  | 16     | 17    |
      | evened | Ann  | 17     | 17    |
      | evened | Bo   | 19     | 20    |
      | alike  | Ann  | 19     | 20    |

  @kff19.setup.evened
  Scenario Outline: Among more than two all start alike
    Given a game of Kung Fu Fighting! (2019) between <names> with <options>
    And the coin will favour Ann
    When the game is dealt
    Then Ann has 20 Chi
    And Bo has 20 Chi

    Examples:
      | names              | options                     |
      | Ann, Bo and Cy     | start evened                |
      | Ann, Bo, Cy and Di | format 2v2 and start evened |

  @kff19.components.blank.unused @kff19.components.blank
  Scenario: A card of one's own follows the rules of its type
    Given a game of Kung Fu Fighting! (2019) between Ann and Bo
    And the box has one more card
      """
      id = "paper-kite"
      name = "Paper Kite"
      deck = "own"
      kind = "weapon"
      subtype = "improvised"
      copies = 1
      attack = 3
      defence = 1
      icon = "kite"
      source = "designed"
      """
    And Ann holds paper-kite, flying
    And Ann wields sword
    And Ann stands in drunken-stance
    When Ann plays paper-kite
    Then Ann wields paper-kite
    And the discard pile is sword
    When Ann hits Bo with paper-kite, flying
    Then Bo loses 7 Chi
    And every card is somewhere

  @kff19.components.blank.unused
  Scenario: The blank card is not in the pack unless a designer adds it
    Given a game of Kung Fu Fighting! (2019) between Ann and Bo with expansion yes
    Then no card is called blank
    And the original deck has 99 cards

  @kff19.faceme.not-block @kff19.card.type @kff19.card.names @kff19.card.outside-numbers @kff19.card.kick @kff19.card.flying
  @kff19.card.sword @kff19.card.throw @kff19.card.chair @kff19.card.ladder @kff19.card.whirlwind
  Scenario Outline: Every card tells its kind
    Given a game of Kung Fu Fighting! (2019) between Ann and Bo
    Then these are of kind <kind>: <cards>

    Examples:
      | kind                    | cards |
      | attack                  | punch, kick, throw, trip, iron-head, pressure-point, heel-like-thunder, snatch-the-blade, sweeping-the-floor |
      | enhancement             | flying, spinning, flipping, running-up-the-wall, wild, invincible, whirlwind, split-attack, combo-attack, none-can-defend, feinting, bone-breaking, one-armed, slow-motion, i-have-studied-your-style |
      | block                   | blocking-punch, blocking-kick, amazing-balance, between-two-palms, rolling-with-the-blow, kung-fu-is-weak, no-match-for-mine, meant-for-him, caught-with-chopsticks, up-to-the-rafters, iron-shirt, caught-and-answered |
      | challenge               | face-me |
      | weapon                  | sword, chain-whip, chair, ladder, table, umbrella, bamboo-pole, fan, nunchaku, bo-staff, daggers, guandao, hook-swords, rope-dart, iron-wok |
      | stance                  | tiger-stance, drunken-stance, dragon-stance, crane-stance, snake-stance, monkey-stance, imperial-stance, still-water-stance, beggar-stance |
      | chi restoration         | jug-of-rice-wine, bowl-of-hot-noodles, bitter-ginseng-tea, waterfall-meditation, golden-needles, a-toast-to-all |
      | finishing move          | to-the-floor, through-the-wall, across-the-room, out-the-window, down-the-stairs, five-silent-steps, with-my-last-breath |
      | improved weapon         | freshly-sharpened, iron-bound, wrist-cord, poisoned-tip, military-training |
      | improved stance         | thirty-years-of-practice, rooted-like-an-old-pine, inner-fire, every-style-has-a-weakness, perfect-technique |
      | archetype               | imperial-general, venerable-master, mysterious-stranger, she-who-must-fight, tavern-brawler, vengeful-student, mountain-healer, rooftop-thief |
      | team attack             | hammer-and-anvil, swing-your-partner, pass-me-that-weapon |
      | team enhancement        | you-go-that-way, give-me-a-boost, hold-him-still, shoulder-to-shoulder |
      | team block              | get-behind-me, wall-of-blades, you-struck-my-friend |
      | team challenge          | trading-places |
      | team weapon             | school-banner |
      | team stance             | mirror-stance |
      | team chi restoration    | shared-pot-of-tea, song-of-the-old-school |
      | team special            | catch, a-whispered-plan, now-while-he-staggers, for-the-honour-of-our-school |
