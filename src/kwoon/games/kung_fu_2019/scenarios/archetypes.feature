Feature: Archetypes and their companion cards

  Background:
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo and Cy with expansion yes and archetypes chosen

  @kff19.archetype.choice @kff19.archetype.assign @kff19.archetype.unused
  Scenario: Players choose in turn order from the first player
    Given the coin will favour Bo
    When the game is dealt
    Then only Bo is asked
    And Bo may only answer "choose imperial-general", "choose venerable-master", "choose mysterious-stranger", "choose she-who-must-fight", "choose tavern-brawler", "choose vengeful-student", "choose mountain-healer", "choose rooftop-thief"
    When Bo answers "choose tavern-brawler"
    Then only Cy is asked
    And Cy may not answer "choose tavern-brawler"
    When Cy answers "choose venerable-master"
    Then only Ann is asked
    And Ann may not answer "choose venerable-master"
    When Ann answers "choose imperial-general"
    Then Bo is tavern-brawler
    And Cy is venerable-master
    And Ann is imperial-general
    And it is Bo's turn
    And 5 Archetypes are set aside
    And military-training lies beside Ann
    And perfect-technique lies beside Cy
    And every card is somewhere

  @kff19.archetype.assign @kff19.archetype.choice @kff19.archetype.unused @kff19.archetype.variant
  Scenario: Or they are dealt
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy, Di, Ed and Flo with archetypes dealt
    When the game is dealt
    Then everybody has another Archetype
    And 2 Archetypes are set aside
    And everybody holds 7 cards

  @kff19.archetype.variant
  Scenario: Or there are none
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo and Cy with archetypes none
    When the game is dealt
    Then nobody has an Archetype

  @kff19.archetype.assign @kff19.archetype.stays @kff19.info.faceup
  Scenario: An Archetype stays for the whole game
    Given Ann is mountain-healer
    And Bo holds kick
    And Ann holds punch
    Then all see mountain-healer
    And Ann may not drop mountain-healer
    And Ann may not discard mountain-healer
    And Ann holds 1 card
    When Ann ends the turn
    And Bo discards nothing and refills
    And Bo hits Ann with kick
    Then Ann is mountain-healer
    And Ann wields nothing
    And Ann stands in no Stance

  @kff19.hand.changed @kff19.setup.deal
  Scenario: But the opening deal is 7 for everybody
    Given the coin will favour Bo
    When the game is dealt
    And Bo answers "choose vengeful-student"
    And Cy answers "choose rooftop-thief"
    And Ann answers "choose mountain-healer"
    Then Cy holds 7 cards
    And Ann holds 7 cards

  @kff19.archetype.general.owns @kff19.archetype.general.attach @kff19.archetype.companion.hand
  Scenario: The Imperial General and Military Training
    Given Ann is imperial-general
    And Ann holds sword
    Then military-training lies beside Ann
    And Ann holds 1 card
    When Ann plays sword
    Then Ann wields sword with military-training
    And nothing lies beside Ann
    When Ann hits Bo with sword
    Then Bo loses 4 Chi

  @kff19.archetype.general.attach @kff19.archetype.general.keeps @kff19.archetype.companion.gained
  Scenario: Military Training moves to the next Weapon
    Given Ann is imperial-general
    And Ann wields sword with military-training, freshly-sharpened
    And Ann holds fan
    When Ann plays fan
    Then Ann wields fan with military-training
    And the discard pile is sword, freshly-sharpened

  @kff19.archetype.general.keeps @kff19.archetype.companion.type
  Scenario: A lost Weapon leaves Military Training behind
    Given it is Bo's turn
    And Ann is imperial-general
    And Ann wields sword with military-training, freshly-sharpened
    And Bo holds throw
    When Bo hits Ann with throw
    Then Ann wields nothing
    And military-training lies beside Ann
    And the discard pile is throw, sword, freshly-sharpened
    And Ann loses 2 Chi

  @kff19.archetype.companion.type
  Scenario: A taken Weapon leaves it behind too
    Given it is Bo's turn
    And Ann is imperial-general
    And Ann wields sword with military-training, freshly-sharpened
    And Bo holds snatch-the-blade
    When Bo attacks Ann with snatch-the-blade
    And Ann does not block
    And Bo takes from Ann
    Then Bo wields sword with freshly-sharpened
    And military-training lies beside Ann

  @kff19.archetype.companion.type
  Scenario Outline: Military Training defends against Weapons while it is attached
    Given it is Bo's turn
    And Ann is imperial-general
    And Ann wields ladder with military-training
    And Bo wields sword
    And Bo holds kick
    When Bo hits Ann with <attack>
    Then Ann loses <damage> Chi

    Examples:
      | attack | damage |
      | sword  | 2      |
      | kick   | 3      |

  @kff19.archetype.companion.type
  Scenario: Beside the Archetype it does nothing
    Given it is Bo's turn
    And Ann is imperial-general
    And Bo wields sword
    When Bo hits Ann with sword
    Then Ann loses 3 Chi

  @kff19.archetype.companion.gained
  Scenario: A taken Weapon gets no Military Training
    Given Ann is imperial-general
    And Ann wields fan with military-training
    And Ann holds snatch-the-blade
    And Bo wields sword with iron-bound
    When Ann attacks Bo with snatch-the-blade
    And Bo does not block
    And Ann takes from Bo
    Then Ann wields sword with iron-bound
    And military-training lies beside Ann
    And the discard pile is fan, snatch-the-blade

  @kff19.archetype.companion.gained @kff19.archetype.general.attach
  Scenario: Military Training waits for the next Weapon that is played
    Given Ann is imperial-general
    And Ann holds snatch-the-blade, fan
    And Bo wields sword
    When Ann attacks Bo with snatch-the-blade
    And Bo does not block
    And Ann takes from Bo
    Then Ann wields sword
    And military-training lies beside Ann
    When Ann plays fan
    Then Ann wields fan with military-training
    And nothing lies beside Ann

  @kff19.archetype.companion.out @kff19.resolve.out-cards
  Scenario: It leaves the game with its owner
    Given it is Bo's turn
    And Ann is imperial-general
    And Ann wields sword with military-training
    And Ann has 1 Chi
    And Bo holds kick
    When Bo hits Ann with kick
    Then Ann is out of the game
    And the discard pile is kick, sword
    And nothing lies beside Ann
    And every card is somewhere

  @kff19.archetype.master.owns @kff19.archetype.master.attach @kff19.archetype.companion.hand
  Scenario: The Venerable Master and Perfect Technique
    Given Ann is venerable-master
    And Ann wields bo-staff
    And Ann holds tiger-stance, kick
    Then perfect-technique lies beside Ann
    And Ann holds 2 cards
    When Ann plays tiger-stance
    Then Ann stands in tiger-stance with perfect-technique
    When Ann hits Bo with kick
    Then Bo loses 4 Chi

  @kff19.archetype.master.attach
  Scenario: Perfect Technique is for Attack Cards
    Given Ann is venerable-master
    And Ann wields bo-staff
    And Ann stands in tiger-stance with perfect-technique
    When Ann hits Bo with bo-staff
    Then Bo loses 2 Chi

  @kff19.archetype.master.keeps @kff19.archetype.companion.type
  Scenario Outline: It defends against Attack Cards and is never lost
    Given it is Bo's turn
    And Ann is venerable-master
    And Ann stands in tiger-stance with perfect-technique, inner-fire
    And Bo wields sword
    And Bo holds kick, trip
    When Bo hits Ann with <attack>
    Then Ann loses <damage> Chi
    And <where>

    Examples:
      | attack | damage | where                                                     |
      | kick   | 2      | Ann stands in tiger-stance with perfect-technique, inner-fire |
      | sword  | 3      | Ann stands in tiger-stance with perfect-technique, inner-fire |
      | trip   | 2      | perfect-technique lies beside Ann                         |

  @kff19.archetype.master.keeps @kff19.archetype.companion.gained
  Scenario: It moves to the next Stance
    Given Ann is venerable-master
    And Ann stands in tiger-stance with perfect-technique, inner-fire
    And Ann holds crane-stance
    When Ann plays crane-stance
    Then Ann stands in crane-stance with perfect-technique
    And the discard pile is tiger-stance, inner-fire

  @kff19.archetype.companion.gained @kff19.archetype.master.attach
  Scenario: A taken Stance gets no Perfect Technique
    Given Ann is venerable-master
    And Ann stands in tiger-stance with perfect-technique
    And Ann holds kick, i-have-studied-your-style
    And Bo stands in monkey-stance
    When Ann attacks Bo with kick, i-have-studied-your-style
    And Bo does not block
    And Ann takes from Bo
    Then Ann stands in monkey-stance
    And perfect-technique lies beside Ann
    And Bo loses 4 Chi

  @kff19.archetype.master.keeps @kff19.imperial.upkeep
  Scenario: Perfect Technique stays when the upkeep is not paid
    Given Ann's turn is about to begin
    And Ann is venerable-master
    And Ann stands in imperial-stance with perfect-technique, inner-fire
    When Ann declines the upkeep
    Then perfect-technique lies beside Ann
    And the discard pile is imperial-stance, inner-fire

  @kff19.archetype.general.keeps
  Scenario: Military Training stays when the Weapon is given up or thrown away
    Given Ann is imperial-general
    And Ann wields daggers with military-training, iron-bound
    When Ann hits Bo with daggers (Cy)
    Then Bo loses 3 Chi
    And Cy loses 3 Chi
    And military-training lies beside Ann
    And the discard pile is daggers, iron-bound

  @kff19.improved.use @kff19.archetype.companion.type
  Scenario: The Ladder with training, one way and the other
    Given Ann is imperial-general
    And Ann wields ladder with military-training, freshly-sharpened
    When Ann hits Bo with ladder (Cy)
    Then Bo loses 4 Chi
    And Cy loses 4 Chi
