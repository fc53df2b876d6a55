Feature: Finishing Moves, and what happens before the answer

  Background:
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo and Cy with expansion yes

  @kff19.finishing.counts @kff19.enh.play
  Scenario Outline: What a Finishing Move adds
    Given Ann holds kick, <card>
    When Ann hits Bo with kick, <card>
    Then Bo loses <damage> Chi

    Examples:
      | card                | damage |
      | to-the-floor        | 7      |
      | through-the-wall    | 8      |
      | across-the-room     | 4      |
      | out-the-window      | 6      |
      | down-the-stairs     | 4      |
      | five-silent-steps   | 3      |
      | with-my-last-breath | 9      |

  @kff19.finishing.counts @kff19.imperial.which
  Scenario: What affects Enhancements affects a Finishing Move
    Given Ann wields nunchaku
    And Ann stands in imperial-stance
    And Ann holds flying, to-the-floor
    When Ann hits Bo with nunchaku, flying, to-the-floor
    Then Bo loses 11 Chi

  @kff19.finishing.one @kff19.declare.legal
  Scenario: At most one Finishing Move
    Given Ann holds kick, to-the-floor, through-the-wall, flying
    Then Ann may attack Bo with kick, to-the-floor, flying
    And Ann may attack Bo with kick, flying, through-the-wall
    But Ann may not attack Bo with kick, to-the-floor, through-the-wall

  @kff19.card.text-wins @kff19.finishing.one
  Scenario: To the Floor! is for one target
    Given Ann holds kick, to-the-floor, split-attack, whirlwind
    Then Ann may attack Bo with kick, to-the-floor, whirlwind (+3)
    But Ann may not attack Bo with kick, to-the-floor, split-attack (Cy)
    And Ann may not attack Bo with kick, to-the-floor, whirlwind (Cy)

  @kff19.resolve.after
  Scenario: Through the Wall! costs the own Stance afterwards
    Given Ann stands in crane-stance with rooted-like-an-old-pine
    And Ann holds kick, through-the-wall
    When Ann hits Bo with kick, through-the-wall
    Then Bo loses 10 Chi
    And Ann stands in no Stance
    And the discard pile is kick, through-the-wall, crane-stance, rooted-like-an-old-pine

  @kff19.resolve.2-losses @kff19.resolve.no-lost-defence
  Scenario: Across the Room! costs Weapon and Stance, which then do not defend
    Given Ann holds kick, across-the-room
    And Bo wields chair
    And Bo stands in monkey-stance
    When Ann hits Bo with kick, across-the-room
    Then Bo loses 4 Chi
    And Bo wields nothing
    And Bo stands in no Stance

  @kff19.block.reduce @kff19.resolve.2-losses
  Scenario: Across the Room! reduced to nothing still costs them
    Given Ann holds punch, across-the-room
    And Bo wields fan
    And Bo stands in monkey-stance
    And Bo holds iron-shirt
    When Ann attacks Bo with punch, across-the-room
    And Bo blocks with iron-shirt
    Then Bo loses no Chi
    And Bo wields nothing
    And Bo stands in no Stance

  @kff19.block.ignore @kff19.resolve.ignored
  Scenario: Across the Room! Ignored
    Given Ann holds punch, across-the-room
    And Bo wields fan
    And Bo stands in monkey-stance
    And Bo holds blocking-punch
    When Ann attacks Bo with punch, across-the-room
    And Bo blocks with blocking-punch
    Then Bo loses no Chi
    And Bo wields fan
    And Bo stands in monkey-stance

  @kff19.resolve.after
  Scenario: What a card of one's own makes its target discard after the exchange still defends in it
    Given the box has one more card
      """
      id = "shaken-to-the-bones"
      name = "Shaken to the Bones"
      deck = "own"
      kind = "finishing move"
      copies = 1
      bonus = 2
      icon = "falling"
      source = "designed"
      effects = [{ word = "damaged-weapon-goes" }, { word = "damaged-stance-goes" }]
      """
    And Ann holds kick, shaken-to-the-bones
    And Bo wields chair
    And Bo stands in monkey-stance
    When Ann hits Bo with kick, shaken-to-the-bones
    Then Bo loses 3 Chi
    And Bo wields nothing
    And Bo stands in no Stance

  @kff19.resolve.after
  Scenario: And only if it loses Chi
    Given the box has one more card
      """
      id = "shaken-to-the-bones"
      name = "Shaken to the Bones"
      deck = "own"
      kind = "finishing move"
      copies = 1
      bonus = 2
      icon = "falling"
      source = "designed"
      effects = [{ word = "damaged-weapon-goes" }, { word = "damaged-stance-goes" }]
      """
    And Ann holds punch, shaken-to-the-bones
    And Bo wields fan
    And Bo stands in monkey-stance
    When Ann hits Bo with punch, shaken-to-the-bones
    Then Bo loses no Chi
    And Bo wields fan
    And Bo stands in monkey-stance

  @kff19.resolve.after
  Scenario: Out the Window! restores 6 when a target falls
    Given Ann has 10 Chi
    And Ann holds kick, out-the-window
    And Bo has 6 Chi
    When Ann hits Bo with kick, out-the-window
    Then Bo is out of the game
    And Ann has 16 Chi

  @kff19.resolve.after @kff19.split.effects
  Scenario: For each of two who fall
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with expansion yes
    And Ann has 5 Chi
    And Ann holds kick, out-the-window, split-attack
    And Bo has 6 Chi
    And Cy has 3 Chi
    When Ann hits Bo with kick, out-the-window, split-attack (Cy)
    Then Bo is out of the game
    And Cy is out of the game
    And Ann has 17 Chi

  @kff19.resolve.after
  Scenario: Nothing if nobody falls
    Given Ann has 10 Chi
    And Ann holds kick, out-the-window
    And Bo has 7 Chi
    When Ann hits Bo with kick, out-the-window
    Then Bo has 1 Chi
    And Ann has 10 Chi

  @kff19.resolve.after @kff19.object.out
  Scenario: Who is out gets nothing afterwards
    Given Ann has 3 Chi
    And Ann holds kick, out-the-window
    And Bo has 6 Chi
    And Bo holds face-me, kick
    When Ann attacks Bo with kick, out-the-window
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with kick
    And nothing more is played
    Then Ann is out of the game
    And Bo is out of the game
    And Cy wins the game

  @kff19.finishing.counts
  Scenario: Down the Stairs! counts the steps
    Given Ann holds kick, flying, spinning, combo-attack, punch, down-the-stairs
    When Ann hits Bo with kick, flying, spinning, combo-attack (punch), down-the-stairs
    Then Bo loses 13 Chi

  @kff19.end.outside @kff19.turn.start @kff19.turn.start.order
  Scenario: Five Silent Steps can put out before the turn begins
    Given Ann holds kick, five-silent-steps
    And Bo has 7 Chi
    And Bo stands in tiger-stance with inner-fire
    And Bo holds bowl-of-hot-noodles
    When Ann hits Bo with kick, five-silent-steps
    Then Bo has 4 Chi
    When Ann ends the turn
    Then Bo is out of the game
    And it is Cy's turn

  @kff19.end.outside @kff19.object.win
  Scenario: That may end the game
    Given Cy is out of the game
    And Ann holds kick, five-silent-steps
    And Bo has 7 Chi
    When Ann hits Bo with kick, five-silent-steps
    And Ann ends the turn
    Then Ann wins the game

  @kff19.turn.start.order @kff19.turn.start
  Scenario: First losses, then what is restored, then the upkeep
    Given Ann holds kick, five-silent-steps
    And Bo has 8 Chi
    And Bo stands in imperial-stance with inner-fire
    And Bo holds punch
    When Ann hits Bo with kick, five-silent-steps
    And Ann ends the turn
    Then Bo has 2 Chi
    And Bo may not discard punch
    When Bo pays the upkeep
    Then Bo has 1 Chi
    And Bo may discard punch

  @kff19.answer.before
  Scenario: With My Last Breath! leaves no hand for what comes back
    Given Ann holds kick, with-my-last-breath, blocking-punch, flying
    And Bo holds face-me, punch
    When Ann attacks Bo with kick, with-my-last-breath
    Then Ann holds nothing
    And the discard pile is blocking-punch, flying
    When Bo plays face-me
    And Bo does not block
    And Bo counterattacks with punch
    Then Ann may not block
    When nothing more is played
    Then Bo loses 9 Chi
    And Ann loses 2 Chi

  @kff19.answer.before
  Scenario: A card of one's own may let each target draw before the first answer
    Given the box has one more card
      """
      id = "a-long-speech"
      name = "A Long Speech"
      deck = "own"
      kind = "enhancement"
      copies = 1
      bonus = 4
      icon = "conversation"
      source = "designed"
      effects = [{ word = "target-draws", n = 1 }]
      """
    And Ann holds kick, a-long-speech, split-attack
    And the next cards drawn will be blocking-kick, wild
    When Ann attacks Bo with kick, a-long-speech, split-attack (Cy)
    Then Bo holds blocking-kick
    And Cy holds wild
    When Bo blocks with blocking-kick
    And nothing more is played
    Then Bo loses no Chi
    And Cy loses 7 Chi

  @kff19.answer.before
  Scenario: Clockwise from the attacker, in any order of naming
    Given the box has one more card
      """
      id = "a-long-speech"
      name = "A Long Speech"
      deck = "own"
      kind = "enhancement"
      copies = 1
      bonus = 4
      icon = "conversation"
      source = "designed"
      effects = [{ word = "target-draws", n = 1 }]
      """
    And it is Bo's turn
    And Bo holds kick, a-long-speech, split-attack
    And the next cards drawn will be blocking-kick, wild
    When Bo attacks Ann with kick, a-long-speech, split-attack (Cy)
    Then Cy holds blocking-kick
    And Ann holds wild
