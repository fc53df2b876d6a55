Feature: Team play

  Background:
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with format 2v2

  @kff19.team.formats @kff19.team.seating @kff19.team.seating.order @kff19.team.chi
  Scenario Outline: Seats and Chi
    Given a game of Kung Fu Fighting! (2019) between <names> with format <format>
    When the game is dealt
    Then <first> are a team
    And <second> are a team
    And <last> are a team
    And there are <teams> teams
    And Ann's team has <chi> Chi
    And Bo's team has <chi> Chi

    Examples:
      | names                       | format | first       | second         | last           | teams | chi |
      | Ann, Bo, Cy and Di          | 2v2    | Ann and Cy  | Bo and Di      | Bo and Di      | 2     | 20  |
      | Ann, Bo, Cy, Di, Ed and Flo | 3v3    | Ann, Cy, Ed | Bo, Di and Flo | Bo, Di and Flo | 2     | 30  |
      | Ann, Bo, Cy, Di, Ed and Flo | 2v2v2  | Ann and Di  | Bo and Ed      | Cy and Flo     | 3     | 20  |

  @kff19.team.seating.order @kff19.team.own-things @kff19.turn.end
  Scenario: Turns go round the table
    When Ann ends the turn
    Then it is Bo's turn
    When Bo discards nothing and refills
    And Bo ends the turn
    Then it is Cy's turn
    When Cy discards nothing and refills
    And Cy ends the turn
    Then it is Di's turn

  @kff19.team.own-things @kff19.team.attack.chi
  Scenario: Everybody has their own things, the Chi is the team's
    Given Ann holds kick
    And Ann wields sword
    And Cy wields fan
    And Di wields table
    When Ann hits Di with kick
    Then Bo's team has 19 Chi
    And Ann's team has 20 Chi
    And Ann wields sword
    And Cy wields fan
    And Bo wields nothing

  @kff19.team.hands @kff19.team.hands.channel @kff19.info.hands
  Scenario: Nobody sees a teammate's hand
    Given Ann holds kick, flying
    And Bo holds trip
    Then Bo, Cy, Di and a watcher do not see kick
    And Bo, Cy, Di and a watcher do not see flying
    And Bo, Cy, Di and a watcher could not tell if Ann held wild, sword instead

  @kff19.team.hands @kff19.team.hands.channel @kff19.info.hands
  Scenario: Being asked to help tells nothing
    Given Ann holds kick
    And Cy holds flying, wild
    When Ann attacks Bo with kick
    Then only Cy is asked
    And Ann, Bo, Di and a watcher could not tell if Cy held trip, sword instead

  @kff19.team.block @kff19.block.not-target
  Scenario: Only the attacked player blocks
    Given Ann holds kick
    And Di holds blocking-kick, kung-fu-is-weak
    When Ann attacks Bo with kick
    Then Di may not play blocking-kick
    And Di may not play kung-fu-is-weak
    When nothing more is played
    Then Bo's team has 17 Chi

  @kff19.team.no-friendly
  Scenario: Never against the own team
    Given Ann holds kick
    Then Ann may attack Bo with kick
    And Ann may attack Di with kick
    But Ann may not attack Cy with kick

  @kff19.team.no-friendly @kff19.team.split.three-teams
  Scenario: Not with a split either
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy, Di, Ed and Flo with format 2v2v2
    And Ann holds kick, split-attack
    Then Ann may attack Bo with kick, split-attack (Cy)
    But Ann may not attack Bo with kick, split-attack (Di)

  @kff19.team.chi.sum @kff19.ygtw.resolve
  Scenario: Losses of both members are added, defences are not shared
    Given Ann holds kick
    And Cy holds you-go-that-way, punch
    And Bo wields fan
    When Ann attacks Bo with kick
    And Cy adds you-go-that-way
    And Cy attacks Di with punch
    And nothing more is played
    Then Bo's team has 18 Chi
    And Ann's team has 20 Chi

  @kff19.team.chi.cap @kff19.chi.cap
  Scenario Outline: The cap is what the team started with
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy, Di, Ed and Flo with format <format>
    And Ann's team has <chi> Chi
    And Ann holds bitter-ginseng-tea
    When Ann plays bitter-ginseng-tea
    Then Ann's team has <more> Chi

    Examples:
      | format | chi | more |
      | 3v3    | 21  | 24   |
      | 3v3    | 28  | 30   |
      | 2v2v2  | 19  | 20   |

  @kff19.team.chi.costs
  Scenario: Costs are paid from the team's Chi
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with format 2v2 and expansion yes
    And Ann's team has 3 Chi
    And Ann holds imperial-stance, imperial-stance
    When Ann plays imperial-stance
    Then Ann's team has 1 Chi
    And Ann may not play imperial-stance

  @kff19.team.out @kff19.team.end @kff19.object.win
  Scenario: A team without Chi is out, and the last team wins together
    Given Bo's team has 3 Chi
    And Ann holds kick
    When Ann hits Bo with kick
    Then Ann and Cy win the game
    And nobody is asked

  @kff19.team.out @kff19.team.out.cards @kff19.turn.end.skip-out
  Scenario: All members go out at once, with their cards
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy, Di, Ed and Flo with format 2v2v2
    And Bo's team has 3 Chi
    And Bo holds trip
    And Ed holds wild
    And Ed wields sword
    And Ann holds kick
    When Ann hits Bo with kick
    Then Bo is out of the game
    And Ed is out of the game
    And the game goes on
    And the discard pile is kick, trip, wild, sword
    When Ann ends the turn
    Then it is Cy's turn

  @kff19.team.out.cards @kff19.turn.respite.dead
  Scenario: The turn of a team that falls ends
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy, Di, Ed and Flo with format 2v2v2
    And Ann's team has 2 Chi
    And Ann holds kick, punch
    And Bo holds no-match-for-mine, kick
    When Ann attacks Bo with kick
    And Bo blocks with no-match-for-mine
    And Bo counterattacks with kick
    And nothing more is played
    Then Ann is out of the game
    And Di is out of the game
    And it is Bo's turn

  @kff19.team.end @kff19.resolve.tie
  Scenario: Two teams that fall together tie
    Given Ann's team has 2 Chi
    And Bo's team has 2 Chi
    And Ann holds kick
    And Bo holds face-me, kick
    When Ann attacks Bo with kick
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with kick
    And nothing more is played
    Then the game is a tie between Ann, Bo, Cy and Di

  @kff19.team.pass @kff19.team.pass.must @kff19.info.pass @kff19.team.pass.last
  Scenario: Passing a card face down
    Given Ann holds kick, wild
    And Cy holds trip
    When Ann passes kick to Cy
    Then Ann holds wild
    And Cy holds trip, kick
    And it is Bo's turn
    And Ann and Cy see kick
    And Bo, Di and a watcher do not see kick
    And all see that Cy holds 2 cards

  @kff19.team.pass
  Scenario: Nobody has to pass one, and it is only one
    Given Ann holds kick, wild
    When Ann passes nothing
    Then Ann holds kick, wild
    And it is Bo's turn

  @kff19.team.pass.last
  Scenario: To a teammate of one's choice, as the last act
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy, Di, Ed and Flo with format 3v3
    And Ann holds kick, sword
    When Ann passes kick to Ed
    Then Ed holds kick
    And Cy holds 0 cards
    And Ann may not play sword
    And Bo, Cy, Di, Flo and a watcher do not see kick

  @kff19.team.pass.last
  Scenario: The card can be used at once
    Given Ann holds blocking-kick
    And the next cards drawn will be kick
    When Ann passes blocking-kick to Cy
    And Bo discards nothing and refills
    And Bo attacks Cy with kick
    And Cy blocks with blocking-kick
    Then Ann's team has 20 Chi

  @kff19.team.pass.over @kff19.turn.refill.over
  Scenario: The teammate may come to hold too many and keep them
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy, Di, Ed and Flo with format 2v2v2
    And Cy holds punch
    And Flo holds kick, kick, kick, trip, trip, throw, throw
    And it is Cy's turn
    When Cy passes punch to Flo
    And Di discards nothing and refills
    And Di ends the turn
    And Ed discards nothing and refills
    And Ed ends the turn
    Then it is Flo's turn
    When Flo discards nothing and refills
    Then Flo holds kick, kick, kick, trip, trip, throw, throw, punch

  @kff19.turn.respite.dead @kff19.team.pass
  Scenario: Who falls in the own Attack passes nothing on
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy, Di, Ed and Flo with format 2v2v2
    And Ann's team has 1 Chi
    And Ann holds kick, wild
    And Bo holds face-me, punch
    When Ann attacks Bo with kick
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with punch
    And nothing more is played
    Then Ann is out of the game
    And Di holds 0 cards
    And it is Bo's turn
