Feature: Other Team Cards, and cards that mean a whole team

  Background:
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with format 2v2

  @kff19.team.cards.type @kff19.team.enh.stance-only
  Scenario Outline: The School Banner
    Given Cy wields school-banner
    And <who> holds kick
    And it is <who>'s turn
    When <who> hits Bo with <attack>
    Then Bo's team has <chi> Chi

    Examples:
      | who | attack        | chi |
      | Ann | kick          | 16  |
      | Cy  | kick          | 17  |
      | Cy  | school-banner | 19  |

  @kff19.team.cards.type @kff19.counter.normal
  Scenario: The School Banner waves for counterattacks too
    Given it is Bo's turn
    And Cy wields school-banner
    And Ann holds no-match-for-mine, kick
    And Bo holds kick
    When Bo attacks Ann with kick
    And Ann blocks with no-match-for-mine
    And Ann counterattacks with kick
    And nothing more is played
    Then Bo's team has 16 Chi

  @kff19.team.cards.type @kff19.team.enh.front
  Scenario Outline: Mirror Stance
    Given Cy stands in mirror-stance
    And Ann holds kick, wild
    And Cy holds flying, kick
    And it is <who>'s turn
    When <who> attacks Bo with <attack>
    And <helper> adds <added>
    And nothing more is played
    Then Bo's team has <chi> Chi

    Examples:
      | who | attack       | helper | added  | chi |
      | Ann | kick, wild   | Cy     | flying | 12  |
      | Cy  | kick, flying | Ann    | wild   | 14  |

  @kff19.team.cards.type @kff19.chi.play
  Scenario: Shared Pot of Tea
    Given Ann's team has 10 Chi
    And Ann holds shared-pot-of-tea
    And Cy holds wild
    And the next cards drawn will be kick
    When Ann plays shared-pot-of-tea
    Then Ann's team has 12 Chi
    And Cy holds wild, kick
    And Ann holds nothing
    And Bo, Di, Ann and a watcher do not see kick

  @kff19.team.cards.type @kff19.chi.play
  Scenario Outline: Song of the Old School
    Given Ann's team has 10 Chi
    And Ann stands in <ann>
    And Cy stands in <cy>
    And Ann holds song-of-the-old-school
    When Ann plays song-of-the-old-school
    Then Ann's team has <chi> Chi

    Examples:
      | ann          | cy            | chi |
      | tiger-stance | nothing       | 12  |
      | tiger-stance | monkey-stance | 15  |

  @kff19.team.cards.type @kff19.chi.play
  Scenario: A pot of tea for three
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy, Di, Ed and Flo with format 3v3
    And Ann's team has 10 Chi
    And Ann holds shared-pot-of-tea
    When Ann plays shared-pot-of-tea
    Then Ann's team has 12 Chi
    And Cy holds 1 card
    And Ed holds 1 card
    And Ann holds 0 cards
    And Bo holds 0 cards

  @kff19.chi.play @kff19.team.chi.cap
  Scenario: A Toast to All is for every other team once
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy, Di, Ed and Flo with format 2v2v2 and expansion yes
    And Ann's team has 10 Chi
    And Bo's team has 10 Chi
    And Ann holds a-toast-to-all
    When Ann plays a-toast-to-all
    Then Ann's team has 14 Chi
    And Bo's team has 11 Chi
    And Cy's team has 20 Chi

  @kff19.end.outside @kff19.team.attack.chi @kff19.turn.start.order
  Scenario: Poison works at the start of the poisoned player's own turn
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with format 2v2 and expansion yes
    And Ann holds kick, five-silent-steps
    When Ann hits Di with kick, five-silent-steps
    And Ann ends the turn
    Then Bo's team has 17 Chi
    When Bo discards nothing and refills
    And Bo ends the turn
    And Cy discards nothing and refills
    And Cy ends the turn
    Then Bo's team has 13 Chi
    And it is Di's turn

  @kff19.end.outside @kff19.team.out @kff19.team.out.cards
  Scenario: It may put a whole team out
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy, Di, Ed and Flo with format 2v2v2 and expansion yes
    And Bo's team has 7 Chi
    And Ann holds kick, five-silent-steps
    When Ann hits Bo with kick, five-silent-steps
    And Ann ends the turn
    Then Bo is out of the game
    And Ed is out of the game
    And it is Cy's turn
