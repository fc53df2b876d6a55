Feature: What the other Archetypes can do

  Background:
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo and Cy with expansion yes and archetypes chosen

  @kff19.archetype.stranger
  Scenario: The Mysterious Stranger doubles the numbers of his Stance
    Given Ann is mysterious-stranger
    And Ann stands in dragon-stance
    And Ann wields sword
    And Ann holds flying
    When Ann hits Bo with sword, flying
    Then Bo loses 15 Chi

  @kff19.archetype.stranger
  Scenario: Also the prey bonus, but not what is attached
    Given Ann is mysterious-stranger
    And Ann stands in crane-stance with thirty-years-of-practice, every-style-has-a-weakness
    And Ann holds kick
    And Bo stands in snake-stance
    When Ann hits Bo with kick
    Then Bo loses 14 Chi

  @kff19.archetype.stranger
  Scenario: Also the defence, but not that of what is attached
    Given it is Bo's turn
    And Ann is mysterious-stranger
    And Ann stands in monkey-stance with rooted-like-an-old-pine
    And Bo holds kick, flying
    When Bo hits Ann with kick, flying
    Then Ann loses 2 Chi

  @kff19.archetype.stranger.imperial @kff19.archetype.stranger
  Scenario: The Stranger in Imperial Stance
    Given Ann is mysterious-stranger
    And Ann holds imperial-stance, kick, flying, spinning
    When Ann plays imperial-stance
    Then Ann has 16 Chi
    When Ann hits Bo with kick, flying, spinning
    Then Bo loses 10 Chi

  @kff19.archetype.stranger.imperial
  Scenario: His upkeep is 2
    Given Ann's turn is about to begin
    And Ann is mysterious-stranger
    And Ann stands in imperial-stance
    And Ann has 3 Chi
    When Ann pays the upkeep
    Then Ann has 1 Chi

  @kff19.archetype.stranger.imperial @kff19.imperial.upkeep
  Scenario: With 2 Chi he cannot pay
    Given Ann's turn is about to begin
    And Ann is mysterious-stranger
    And Ann stands in imperial-stance
    And Ann has 2 Chi
    Then Ann stands in no Stance
    And Ann has 2 Chi

  @kff19.archetype.stranger.imperial @kff19.imperial.enter
  Scenario Outline: He needs more than 4 Chi to enter
    Given Ann is mysterious-stranger
    And Ann holds imperial-stance
    And Ann has <chi> Chi
    Then Ann <can> play imperial-stance

    Examples:
      | chi | can     |
      | 4   | may not |
      | 5   | may     |

  @kff19.archetype.stranger @kff19.hand.changed
  Scenario Outline: The Stranger's hand changes by twice as much
    Given Ann's turn is about to begin
    And Ann is mysterious-stranger
    And Ann stands in <stance>
    And Ann holds punch
    When Ann discards nothing and refills
    Then Ann holds <count> cards

    Examples:
      | stance             | count |
      | still-water-stance | 5     |
      | beggar-stance      | 9     |

  @kff19.archetype.fighter
  Scenario: She Who Must Fight! strikes back when she does not block
    Given it is Bo's turn
    And Ann is she-who-must-fight
    And Ann wields table
    And Ann holds punch, blocking-kick
    And Bo holds kick
    When Bo attacks Ann with kick
    And Ann does not block
    And Ann counterattacks with punch
    And nothing more is played
    Then Ann loses 1 Chi
    And Bo loses 2 Chi

  @kff19.archetype.fighter
  Scenario: Not when she blocks
    Given it is Bo's turn
    And Ann is she-who-must-fight
    And Ann holds punch, rolling-with-the-blow
    And Bo holds kick, flying
    When Bo attacks Ann with kick, flying
    And Ann blocks with rolling-with-the-blow
    Then Ann may not counterattack with punch
    And Ann loses 2 Chi
    And Bo loses no Chi

  @kff19.archetype.fighter
  Scenario: She need not
    Given it is Bo's turn
    And Ann is she-who-must-fight
    And Ann holds punch
    And Bo holds kick
    When Bo attacks Ann with kick
    And Ann does not block
    And Ann does not counterattack
    Then Ann loses 3 Chi
    And Bo loses no Chi

  @kff19.archetype.fighter.once @kff19.counter.one
  Scenario: Face Me! does not give her a second counterattack
    Given it is Bo's turn
    And Ann is she-who-must-fight
    And Ann holds face-me, punch, kick
    And Bo holds kick
    When Bo attacks Ann with kick
    And Ann plays face-me
    And Ann does not block
    And Ann counterattacks with punch
    And nothing more is played
    Then Bo loses 2 Chi
    And Ann holds kick

  @kff19.archetype.fighter.none-can-defend
  Scenario: None Can Defend shuts her out
    Given it is Bo's turn
    And Ann is she-who-must-fight
    And Ann holds punch
    And Bo holds kick, none-can-defend
    When Bo attacks Ann with kick, none-can-defend
    And Ann does not block
    Then Ann may not counterattack with punch
    And Ann loses 3 Chi
    And Bo loses no Chi

  @kff19.archetype.fighter.none-can-defend
  Scenario: But for No Match for Mine
    Given it is Bo's turn
    And Ann is she-who-must-fight
    And Ann holds punch, no-match-for-mine
    And Bo holds kick, none-can-defend
    When Bo attacks Ann with kick, none-can-defend
    And Ann blocks with no-match-for-mine
    And Ann counterattacks with punch
    And nothing more is played
    Then Ann loses no Chi
    And Bo loses 2 Chi

  @kff19.archetype.fighter @kff19.counter.chain
  Scenario: She may counter a counterattack
    Given Ann is she-who-must-fight
    And Ann holds kick, punch
    And Bo holds no-match-for-mine, trip
    When Ann attacks Bo with kick
    And Bo blocks with no-match-for-mine
    And Bo counterattacks with trip
    And Ann does not block
    And Ann counterattacks with punch
    And nothing more is played
    Then Ann loses 2 Chi
    And Bo loses 2 Chi

  @kff19.archetype.fighter @kff19.block.one
  Scenario: Snapping a Pole is a Block for her too
    Given it is Bo's turn
    And Ann is she-who-must-fight
    And Ann wields bamboo-pole
    And Ann holds punch
    And Bo holds kick
    When Bo attacks Ann with kick
    And Ann blocks with bamboo-pole
    Then Ann may not counterattack with punch
    And Bo loses no Chi

  @kff19.archetype.fighter @kff19.block.for-other @kff19.archetype.modes
  Scenario: A Block that a teammate plays for her counts
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with format 2v2 and archetypes chosen
    And it is Bo's turn
    And Ann is she-who-must-fight
    And Ann holds punch
    And Cy holds get-behind-me
    And Bo holds kick
    When Bo attacks Ann with kick
    And Cy plays get-behind-me
    And nothing more is played
    Then Ann's team has 20 Chi
    And Bo's team has 20 Chi
    And Ann holds punch

  @kff19.archetype.fighter @kff19.counter.permission
  Scenario: Nor can she counter the Rope Dart
    Given it is Bo's turn
    And Ann is she-who-must-fight
    And Ann holds punch
    And Bo wields rope-dart
    When Bo attacks Ann with rope-dart
    And Ann does not block
    Then Ann may not counterattack with punch
    And Ann loses 3 Chi

  @kff19.archetype.fighter @kff19.redirect
  Scenario: She may counter an Attack that was moved to her
    Given it is Bo's turn
    And Ann is she-who-must-fight
    And Ann holds punch
    And Bo holds kick
    And Cy holds meant-for-him
    When Bo attacks Cy with kick
    And Cy blocks with meant-for-him (Ann)
    And Ann does not block
    And Ann counterattacks with punch
    And nothing more is played
    Then Ann loses 3 Chi
    And Cy loses no Chi
    And Bo loses 2 Chi

  @kff19.archetype.brawler @kff19.archetype.assign @kff19.enh.play
  Scenario: The Tavern Brawler hurls Weapons
    Given Ann is tavern-brawler
    And Ann stands in dragon-stance
    And Ann holds kick, sword, sword, fan
    Then Ann may not attack Bo with kick, sword (hurled), sword (hurled)
    When Ann hits Bo with kick, sword (hurled), fan (hurled)
    Then Bo loses 13 Chi
    And Ann wields nothing
    And the discard pile is kick, sword, fan
    And Ann holds sword

  @kff19.archetype.assign @kff19.enh.play
  Scenario: Nobody else does
    Given Ann is vengeful-student
    And Ann holds kick, sword
    Then Ann may not attack Bo with kick, sword (hurled)

  @kff19.archetype.brawler @kff19.stance.bonus.per-card
  Scenario Outline: A Stance adds to the hurled Weapons that it names
    Given Ann is tavern-brawler
    And Ann stands in <stance>
    And Ann holds kick, <weapon>
    When Ann hits Bo with kick, <weapon> (hurled)
    Then Bo loses <damage> Chi

    Examples:
      | stance         | weapon     | damage |
      | dragon-stance  | sword      | 9      |
      | dragon-stance  | fan        | 7      |
      | snake-stance   | chain-whip | 9      |
      | tiger-stance   | sword      | 7      |

  @kff19.archetype.brawler
  Scenario: A hurled Weapon does not make it an Attack with a Weapon of that sort
    Given Ann is tavern-brawler
    And Ann stands in drunken-stance
    And Ann holds kick, chair
    When Ann hits Bo with kick, chair (hurled)
    Then Bo loses 7 Chi

  @kff19.archetype.brawler @kff19.weapon.play
  Scenario: What is hurled counts as an Enhancement
    Given Ann is tavern-brawler
    And Ann wields nunchaku
    And Ann stands in imperial-stance
    And Ann holds chair, flying
    When Ann hits Bo with nunchaku, chair (hurled), flying
    Then Bo loses 11 Chi
    And Ann wields nunchaku
    And the discard pile is chair, flying

  @kff19.archetype.assign
  Scenario Outline: The Vengeful Student at 10 Chi or less
    Given Ann is vengeful-student
    And Ann has <chi> Chi
    And Ann holds kick
    When Ann hits Bo with kick
    Then Bo loses <damage> Chi

    Examples:
      | chi | damage |
      | 11  | 3      |
      | 10  | 6      |

  @kff19.archetype.assign @kff19.counter.normal
  Scenario: The Vengeful Student counterattacks with vengeance
    Given it is Bo's turn
    And Ann is vengeful-student
    And Ann has 10 Chi
    And Ann holds no-match-for-mine, punch, split-attack
    And Bo holds kick
    When Bo attacks Ann with kick
    And Ann blocks with no-match-for-mine
    And Ann counterattacks with punch, split-attack (Cy)
    And nothing more is played
    Then Bo loses 5 Chi
    And Cy loses 5 Chi

  @kff19.archetype.assign @kff19.turn.start @kff19.chi.cap
  Scenario Outline: The Mountain Healer restores 1 at the start of each turn
    Given Ann's turn is about to begin
    And Ann is mountain-healer
    And Ann has <chi> Chi
    Then Ann has <more> Chi

    Examples:
      | chi | more |
      | 9   | 10   |
      | 20  | 20   |

  @kff19.hand.changed @kff19.archetype.assign
  Scenario: The Rooftop Thief has a hand of 8
    Given Ann's turn is about to begin
    And Ann is rooftop-thief
    And Ann holds punch
    When Ann discards nothing and refills
    Then Ann holds 8 cards

  @kff19.archetype.assign @kff19.resolve.taken
  Scenario: The Rooftop Thief takes what others lose
    Given Ann is rooftop-thief
    And Ann wields fan
    And Ann holds throw
    And Bo wields sword with iron-bound
    When Ann attacks Bo with throw
    And Bo does not block
    And Ann takes from Bo
    Then Ann wields sword with iron-bound
    And Bo loses 2 Chi
    And the discard pile is throw, fan

  @kff19.resolve.taken
  Scenario: Of two takers the one whose card was played first
    Given Ann is vengeful-student
    And Cy is rooftop-thief
    And Ann wields sword
    And Ann holds kick, split-attack
    And Bo holds face-me, snatch-the-blade
    And Cy holds face-me, throw
    When Ann attacks Bo with kick, split-attack (Cy)
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with snatch-the-blade
    And Ann does not block
    And Cy plays face-me
    And Cy does not block
    And Cy counterattacks with throw
    And Ann does not block
    And Bo takes from Ann
    And nothing more is played
    Then Bo wields sword
    And Cy wields nothing
    And Ann wields nothing
    And Ann loses 3 Chi

  @kff19.resolve.taken @kff19.resolve.all-at-once
  Scenario: Two who take from each other change Weapons
    Given Bo is rooftop-thief
    And Ann wields sword
    And Ann holds snatch-the-blade
    And Bo wields fan
    And Bo holds face-me, throw
    When Ann attacks Bo with snatch-the-blade
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with throw
    And Ann does not block
    And Ann takes from Bo
    And Bo takes from Ann
    Then Ann wields fan
    And Bo wields sword
    And Ann loses 2 Chi
    And Bo loses 1 Chi

  @kff19.resolve.taken
  Scenario: A taker who leaves it leaves it to the next
    Given Ann is vengeful-student
    And Cy is rooftop-thief
    And Ann wields sword
    And Ann holds kick, split-attack
    And Bo holds face-me, snatch-the-blade
    And Cy holds face-me, throw
    When Ann attacks Bo with kick, split-attack (Cy)
    And Bo plays face-me
    And Bo does not block
    And Bo counterattacks with snatch-the-blade
    And Ann does not block
    And Cy plays face-me
    And Cy does not block
    And Cy counterattacks with throw
    And Ann does not block
    And Bo takes nothing
    And Cy takes from Ann
    Then Cy wields sword
    And Bo wields nothing
    And Ann wields nothing
