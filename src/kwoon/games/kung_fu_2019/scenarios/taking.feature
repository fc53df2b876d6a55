Feature: Weapons and Stances that are taken

  Background:
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with expansion yes

  @kff19.resolve.taken
  Scenario: Snatch the Blade may leave it
    Given Ann wields fan
    And Ann holds snatch-the-blade
    And Bo wields table
    When Ann attacks Bo with snatch-the-blade
    And Bo does not block
    And Ann takes nothing
    Then Bo loses 1 Chi
    And Ann wields fan
    And Bo wields nothing
    And the discard pile is snatch-the-blade, table

  @kff19.resolve.taken
  Scenario: What is taken defends nobody in this exchange
    Given Ann holds snatch-the-blade
    And Bo wields table
    And Bo holds face-me, kick
    When Ann attacks Bo with snatch-the-blade
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with kick
    And Ann does not block
    And Ann takes from Bo
    Then Bo loses 1 Chi
    And Ann loses 3 Chi
    And Ann wields table

  @kff19.resolve.taken
  Scenario: Taken beats discarded
    Given Ann wields sword
    And Ann holds kick, split-attack
    And Bo holds face-me, throw
    And Cy holds face-me, snatch-the-blade
    When Ann attacks Bo with kick, split-attack (Cy)
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with throw
    And Ann does not block
    And Cy plays face-me
    And Cy does not block
    And Cy counterattacks with snatch-the-blade
    And Ann does not block
    And Cy takes from Ann
    Then Cy wields sword
    And Ann wields nothing
    And Ann loses 3 Chi

  @kff19.resolve.taken
  Scenario: A taker who falls leaves it to the discard pile
    Given Ann has 3 Chi
    And Ann holds snatch-the-blade
    And Bo wields sword with freshly-sharpened
    And Bo holds face-me, kick
    When Ann attacks Bo with snatch-the-blade
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with kick
    And Ann does not block
    And Ann takes from Bo
    Then Ann is out of the game
    And Bo wields nothing
    And the discard pile is snatch-the-blade, face-me, kick, sword, freshly-sharpened

  @kff19.block.ignore @kff19.resolve.taken
  Scenario: Caught with Chopsticks!
    Given Ann wields sword with poisoned-tip
    And Bo wields table
    And Bo holds caught-with-chopsticks
    When Ann attacks Bo with sword
    And Bo blocks with caught-with-chopsticks
    And Bo takes from Ann
    Then Bo loses no Chi
    And Bo wields sword with poisoned-tip
    And Ann wields nothing
    And the discard pile is caught-with-chopsticks, table

  @kff19.block.ignore
  Scenario: The Chopsticks may leave the Weapon where it is
    Given Ann wields sword
    And Bo holds caught-with-chopsticks
    When Ann attacks Bo with sword
    And Bo blocks with caught-with-chopsticks
    And Bo takes nothing
    Then Ann wields sword
    And Bo wields nothing
    And Bo loses no Chi

  @kff19.resolve.taken @kff19.resolve.no-lost-defence
  Scenario: I Have Studied Your Style! takes the Stance before it defends
    Given Ann stands in tiger-stance
    And Ann holds kick, i-have-studied-your-style
    And Bo stands in monkey-stance
    When Ann attacks Bo with kick, i-have-studied-your-style
    And Bo does not block
    And Ann takes from Bo
    Then Bo loses 3 Chi
    And Ann stands in monkey-stance
    And Bo stands in no Stance
    And the discard pile is kick, i-have-studied-your-style, tiger-stance

  @kff19.resolve.taken
  Scenario: It may be left, and then it defends
    Given Ann holds kick, i-have-studied-your-style
    And Bo stands in monkey-stance
    When Ann attacks Bo with kick, i-have-studied-your-style
    And Bo does not block
    And Ann takes nothing
    Then Bo loses 2 Chi
    And Bo stands in monkey-stance
    And Ann stands in no Stance

  @kff19.resolve.taken @kff19.split.effects
  Scenario: Of several targets one loses the Stance
    Given Ann holds kick, i-have-studied-your-style, split-attack
    And Bo stands in monkey-stance
    And Cy stands in still-water-stance
    When Ann attacks Bo with kick, i-have-studied-your-style, split-attack (Cy)
    And Bo does not block
    And Cy does not block
    And Ann takes from Cy
    Then Ann stands in still-water-stance
    And Bo stands in monkey-stance
    And Bo loses 2 Chi
    And Cy loses 3 Chi

  @kff19.resolve.taken
  Scenario: A Stance taken one way and a Weapon the other
    Given Bo holds face-me, snatch-the-blade
    And Ann holds kick, i-have-studied-your-style
    And Bo stands in monkey-stance
    And Ann wields sword
    When Ann attacks Bo with kick, i-have-studied-your-style
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with snatch-the-blade
    And Ann does not block
    And Ann takes from Bo
    And Bo takes from Ann
    Then Ann stands in monkey-stance
    And Bo wields sword
    And Bo loses 3 Chi
    And Ann loses 1 Chi

  @kff19.resolve.taken
  Scenario Outline: A Stance that is tripped may be taken instead
    Given Ann holds trip, i-have-studied-your-style
    And Bo stands in monkey-stance
    When Ann attacks Bo with trip, i-have-studied-your-style
    And Bo does not block
    And Ann takes <what>
    Then Ann stands in <stance>
    And Bo stands in no Stance
    And Bo loses 2 Chi

    Examples:
      | what    | stance        |
      | from Bo | monkey-stance |
      | nothing | no Stance     |

  @kff19.resolve.taken @kff19.resolve.ignored
  Scenario: Who ignores the Attack loses nothing to a taker
    Given Ann holds snatch-the-blade
    And Bo wields sword
    And Bo holds amazing-balance
    When Ann attacks Bo with snatch-the-blade
    And Bo blocks with amazing-balance
    Then Bo wields sword
    And Ann wields nothing
    And only Ann is asked

  @kff19.card.text-wins
  Scenario Outline: The Wrist Cord against all that takes or strips
    Given Ann wields <weapon>
    And Ann holds <cards>
    And Bo wields chair with wrist-cord
    When Ann hits Bo with <attack>
    Then Bo wields chair with wrist-cord
    And Bo loses <damage> Chi

    Examples:
      | weapon      | cards                 | attack                | damage |
      | hook-swords | kick                  | hook-swords           | 1      |
      | nothing     | snatch-the-blade      | snatch-the-blade      | 0      |
      | nothing     | kick, across-the-room | kick, across-the-room | 3      |

  @kff19.card.text-wins
  Scenario: And against the Chopsticks
    Given Ann wields sword with wrist-cord
    And Bo holds caught-with-chopsticks
    When Ann attacks Bo with sword
    And Bo blocks with caught-with-chopsticks
    Then Ann wields sword with wrist-cord
    And Bo wields nothing
    And Bo loses no Chi

  @kff19.card.text-wins
  Scenario: Rooted against Across the Room!
    Given Ann holds kick, across-the-room
    And Bo wields fan
    And Bo stands in tiger-stance with rooted-like-an-old-pine
    When Ann hits Bo with kick, across-the-room
    Then Bo loses 3 Chi
    And Bo stands in tiger-stance with rooted-like-an-old-pine
    And Bo wields nothing

  @kff19.resolve.taken @kff19.resolve.discards
  Scenario: A smashed Chair that is caught is gone from its owner
    Given Ann wields chair
    And Bo holds caught-with-chopsticks
    When Ann attacks Bo with chair (smashed)
    And Bo blocks with caught-with-chopsticks
    And Bo takes from Ann
    Then Ann wields nothing
    And Bo loses no Chi
    And every card is somewhere

  @kff19.resolve.taken @kff19.resolve.3-defence
  Scenario Outline: Who takes a Weapon has lost the own one before it could defend
    Given Ann wields fan
    And Ann holds snatch-the-blade
    And Bo wields sword
    And Bo holds face-me, kick, wild
    When Ann attacks Bo with snatch-the-blade
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with kick, wild
    And Ann does not block
    And Ann takes <what>
    Then Ann wields <weapon>
    And Ann loses <damage> Chi

    Examples:
      | what    | weapon | damage |
      | from Bo | sword  | 4      |
      | nothing | fan    | 1      |

  @kff19.resolve.taken
  Scenario Outline: A Block that was played after a counterattack comes after it
    Given Ann wields daggers
    And Bo holds face-me, snatch-the-blade
    And Cy holds caught-with-chopsticks
    When Ann attacks Bo with daggers (Cy)
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with snatch-the-blade
    And Ann does not block
    And Cy blocks with caught-with-chopsticks
    Then only Bo is asked
    When Bo takes <what>
    And <then>
    Then <owner> wields daggers
    And Ann wields nothing

    Examples:
      | what     | then                 | owner |
      | from Ann | nothing more is played | Bo    |
      | nothing  | Cy takes from Ann    | Cy    |

  @kff19.resolve.taken
  Scenario: A Block that was played before a counterattack comes before it
    Given Ann wields daggers
    And Bo holds caught-with-chopsticks
    And Cy holds face-me, snatch-the-blade
    When Ann attacks Bo with daggers (Cy)
    And Bo blocks with caught-with-chopsticks
    And Cy plays face-me
    And Cy does not block
    And Cy counterattacks with snatch-the-blade
    And Ann does not block
    Then only Bo is asked
    When Bo takes from Ann
    Then Bo wields daggers
    And Cy wields nothing

  @kff19.resolve.taken @kff19.improved.taken
  Scenario Outline: One slot, one Weapon: of two that are lost one is taken
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with expansion yes and archetypes chosen
    And Ann is <archetype>
    And Ann wields fan
    And Ann holds <attack>, split-attack
    And Bo wields sword
    And Cy wields table with iron-bound
    When Ann attacks Bo with <attack>, split-attack (Cy)
    And Bo does not block
    And Cy does not block
    And Ann takes from <whom>
    Then Ann wields <weapon>
    And Bo wields nothing
    And Cy wields nothing
    And the discard pile is <attack>, split-attack, fan, <left>
    And only Ann is asked

    Examples:
      | archetype        | attack           | whom | weapon                | left              |
      | rooftop-thief    | throw            | Bo   | sword                 | table, iron-bound |
      | rooftop-thief    | throw            | Cy   | table with iron-bound | sword             |
      | vengeful-student | snatch-the-blade | Cy   | table with iron-bound | sword             |
      | rooftop-thief    | snatch-the-blade | Bo   | sword                 | table, iron-bound |

  @kff19.resolve.taken
  Scenario: What Across the Room! knocks away The Rooftop Thief may take
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with expansion yes and archetypes chosen
    And Ann is rooftop-thief
    And Ann holds kick, across-the-room
    And Bo wields sword
    And Bo stands in tiger-stance
    When Ann attacks Bo with kick, across-the-room
    And Bo does not block
    And Ann takes from Bo
    Then Ann wields sword
    And Bo wields nothing
    And Bo stands in no Stance
    And Bo loses 4 Chi

  @kff19.resolve.taken @kff19.resolve.after
  Scenario: What is discarded after the exchange nobody takes
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with expansion yes and archetypes chosen
    And the box has one more card
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
    And Ann is rooftop-thief
    And Ann holds kick, shaken-to-the-bones
    And Bo wields sword
    When Ann attacks Bo with kick, shaken-to-the-bones
    And Bo does not block
    Then Bo wields nothing
    And Ann wields nothing
    And the discard pile is kick, shaken-to-the-bones, sword
    And only Ann is asked
    And it is Ann's turn
