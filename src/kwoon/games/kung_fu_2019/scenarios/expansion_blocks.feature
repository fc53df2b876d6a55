Feature: Blocks of the expansion

  Background:
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo, Cy and Di with expansion yes

  @kff19.block.ignore
  Scenario: Up to the Rafters! costs two cards
    Given Ann holds kick, flying
    And Bo holds up-to-the-rafters, punch, trip, wild
    When Ann attacks Bo with kick, flying
    And Bo blocks with up-to-the-rafters (punch, wild)
    Then Bo loses no Chi
    And Bo holds trip
    And the discard pile is kick, flying, up-to-the-rafters, punch, wild

  @kff19.block.ignore
  Scenario: Or all that are left
    Given Ann holds kick
    And Bo holds up-to-the-rafters, wild
    When Ann attacks Bo with kick
    And Bo blocks with up-to-the-rafters (wild)
    Then Bo loses no Chi
    And Bo holds nothing

  @kff19.block.ignore
  Scenario: Or nothing if there is none
    Given Ann holds kick
    And Bo holds up-to-the-rafters
    When Ann attacks Bo with kick
    And Bo blocks with up-to-the-rafters
    Then Bo loses no Chi
    And Bo holds nothing

  @kff19.block.reduce @kff19.block.specific
  Scenario: Iron Shirt takes 5 off an Attack Card
    Given Ann holds throw, invincible, flying
    And Bo wields fan
    And Bo holds iron-shirt
    When Ann attacks Bo with throw, invincible, flying
    And Bo blocks with iron-shirt
    Then Bo loses 2 Chi
    And Bo wields nothing

  @kff19.counter.allowed @kff19.block.ignore
  Scenario: Caught and Answered!
    Given Ann holds kick
    And Bo holds caught-and-answered, punch
    When Ann attacks Bo with kick
    And Bo blocks with caught-and-answered
    And Bo counterattacks with punch
    And nothing more is played
    Then Bo loses no Chi
    And Ann loses 2 Chi

  @kff19.block.one @kff19.resolve.3-defence
  Scenario: A snapped Pole defends only as a Block
    Given Ann holds kick, invincible, wild
    And Bo wields bamboo-pole with iron-bound, wrist-cord
    When Ann attacks Bo with kick, invincible, wild
    And Bo blocks with bamboo-pole
    Then Bo loses 3 Chi
    And Bo wields nothing
    And the discard pile is kick, invincible, wild, bamboo-pole, iron-bound, wrist-cord

  @kff19.info.discard @kff19.info.hands
  Scenario: What is thrown away is seen by all, what is kept is not
    Given Ann holds kick
    And Bo holds up-to-the-rafters, punch, trip, wild
    When Ann attacks Bo with kick
    And Bo blocks with up-to-the-rafters (punch, wild)
    Then all see up-to-the-rafters, punch, wild
    And Ann, Cy, Di and a watcher do not see trip

  @kff19.redirect
  Scenario: That Was Meant for Him! moves the Attack
    Given Ann stands in crane-stance
    And Ann holds kick
    And Bo holds meant-for-him
    And Cy stands in snake-stance
    And Cy holds blocking-kick
    When Ann attacks Bo with kick
    And Bo blocks with meant-for-him (Cy)
    Then Cy may block with blocking-kick
    When Cy does not block
    Then Cy loses 7 Chi
    And Bo loses no Chi
    And the discard pile is kick, meant-for-him

  @kff19.redirect
  Scenario: The new target answers with the own Block and may counterattack
    Given Ann holds kick
    And Bo holds meant-for-him
    And Di holds no-match-for-mine, punch
    When Ann attacks Bo with kick
    And Bo blocks with meant-for-him (Di)
    And Di blocks with no-match-for-mine
    And Di counterattacks with punch
    And nothing more is played
    Then Bo loses no Chi
    And Di loses no Chi
    And Ann loses 2 Chi

  @kff19.redirect @kff19.split.distinct
  Scenario: It cannot be moved to the attacker or to who is hit already
    Given Ann holds kick, split-attack
    And Bo holds meant-for-him
    When Ann attacks Bo with kick, split-attack (Cy)
    Then Bo may block with meant-for-him (Di)
    And Bo may block with meant-for-him
    But Bo may not block with meant-for-him (Cy)
    And Bo may not block with meant-for-him (Ann)
    And Bo may not block with meant-for-him (Bo)

  @kff19.block.reduce
  Scenario: Or it takes 2 off
    Given Ann holds kick
    And Bo holds meant-for-him
    When Ann attacks Bo with kick
    And Bo blocks with meant-for-him
    Then Bo loses 1 Chi
    And Cy loses no Chi

  @kff19.redirect
  Scenario: In a duel there is nobody to move it to
    Given Cy is out of the game
    And Di is out of the game
    And Ann holds kick
    And Bo holds meant-for-him
    When Ann attacks Bo with kick
    Then Bo may block with meant-for-him
    But Bo may not block with meant-for-him (Cy)

  @kff19.redirect
  Scenario: The Attack may be moved on, and even back
    Given Ann holds kick
    And Bo holds meant-for-him
    And Cy holds meant-for-him
    When Ann attacks Bo with kick
    And Bo blocks with meant-for-him (Cy)
    Then Cy may block with meant-for-him (Di)
    And Cy may block with meant-for-him (Bo)
    But Cy may not block with meant-for-him (Ann)
    When Cy blocks with meant-for-him (Bo)
    And Bo does not block
    Then Bo loses 3 Chi
    And Cy loses no Chi

  @kff19.redirect @kff19.ncd.bars
  Scenario: What none can defend cannot be moved
    Given Ann holds kick, none-can-defend
    And Bo holds meant-for-him, up-to-the-rafters, iron-shirt
    When Ann attacks Bo with kick, none-can-defend
    Then Bo may not block

  @kff19.redirect @kff19.split.ignored-still-target
  Scenario: A split Attack that is moved still has its other target
    Given Ann holds kick, split-attack
    And Bo holds meant-for-him
    And Cy holds face-me, punch, whirlwind
    When Ann attacks Bo with kick, split-attack (Cy)
    And Bo blocks with meant-for-him (Di)
    And Di does not block
    And Cy plays face-me
    And Cy does not block
    Then Cy may counterattack with punch, whirlwind (Bo)
    But Cy may not counterattack with punch, whirlwind (Di)

  @kff19.redirect @kff19.answer.before
  Scenario: What happened before the answer does not happen again to who is hit by a moved Attack
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
    And Ann holds kick, a-long-speech
    And Bo holds meant-for-him
    When Ann attacks Bo with kick, a-long-speech
    And Bo blocks with meant-for-him (Cy)
    Then Bo holds 1 card
    And Cy holds 0 cards

  @kff19.redirect @kff19.answer.order
  Scenario: The new target answers in the place of the old one
    Given Ann holds kick, split-attack
    And Bo holds meant-for-him
    And Cy holds blocking-kick
    And Di holds blocking-kick
    When Ann attacks Bo with kick, split-attack (Cy)
    And Bo blocks with meant-for-him (Di)
    Then Di may block with blocking-kick
    And Cy may not block
