Feature: Who sees what

  Background:
    Given a game of Dragon Punch between Ann and Bo
    And Ann fights as linnet
    And Bo fights as otto

  @dp.info.health-public
  Scenario: Everybody sees how much health both have
    Given Ann's red cards are throw, block
    Then Ann, Bo and a watcher see that Ann has 4 health
    And Ann, Bo and a watcher see that Bo has 6 health

  @dp.ruling.info-view
  Scenario: What everybody sees
    Given Ann's red cards are throw, block
    And Ann's flipped cards are throw, high-kick
    And Ann has the Initiative
    And Bo has won 1 round
    Then Bo and a watcher see that Ann fights as linnet
    And Bo and a watcher see that Ann has 4 health
    And Bo and a watcher see that Ann has the Initiative
    And Ann and a watcher see that Bo has won 1 round
    And Bo and a watcher see that Ann's flipped cards are throw, high-kick
    And Bo and a watcher see that Ann's flipped throw shows atom-smasher
    And Bo and a watcher see that Ann's flipped high-kick shows high-kick

  @dp.ruling.info-view @dp.info.health-public
  Scenario: At full health all cards are white, and everybody knows it
    Given Bo's flipped cards are high-kick
    Then Ann and a watcher see that Bo may have up: low-poke, block, fireball, taunt, throw, auto-punch, boiler-stomp
    When Ann plays throw and Bo plays taunt
    And Bo switches block
    Then Ann and a watcher see that Bo may have up: high-kick, combo-kick, low-poke, electric-uppercut, block, charge, fireball, crouching-fireball, taunt, hopping-taunt, throw, atom-smasher, auto-punch, boiler-stomp

  @dp.ruling.info-view @dp.info.health-public
  Scenario: Where every white card lies flipped, those in hand are red, and everybody knows it
    Given Bo's red cards are low-poke, block, fireball, taunt, throw
    And Bo's flipped cards are high-kick, block
    Then Ann and a watcher see that Bo may have up: electric-uppercut, crouching-fireball, hopping-taunt, atom-smasher, auto-punch, boiler-stomp

  @dp.ruling.info-view @dp.info.health-public
  Scenario: Where every red card lies flipped, those in hand are white, and everybody knows it
    Given Bo's red cards are block
    And Bo's flipped cards are block
    Then Ann and a watcher see that Bo may have up: high-kick, low-poke, fireball, taunt, throw, auto-punch, boiler-stomp

  @dp.ruling.info-while-switching
  Scenario: While cards are switched all see what the damage leaves, and who will have the Initiative
    Given Bo has the Initiative
    When Ann plays throw and Bo plays taunt
    Then all see that Bo must switch 1 card
    And all see that Bo is left with 5 health
    And all see that Ann will have the Initiative
    When Bo switches block
    Then Bo has 5 health
    And all see that Bo is left with 5 health
    And Ann has the Initiative
    When Ann plays high-kick and Bo plays taunt
    Then all see that nobody will have the Initiative
    And all see that Bo is left with 3 health

  @dp.ruling.info-view @dp.info.switch-secret
  Scenario: Nobody but their owner sees which of the unflipped cards are red
    Given Ann's red cards are throw, block
    And Ann's flipped cards are throw
    Then Bo could not tell if Ann's red cards were throw, taunt instead
    And a watcher could not tell if Ann's red cards were throw, taunt instead
    But Bo could tell if Ann's red cards were block, taunt instead
    And a watcher could tell if Ann's red cards were block, taunt instead
    And Ann could tell if Ann's red cards were throw, taunt instead

  @dp.info.switch-secret @dp.ruling.info-played-card-switch
  Scenario: Which unflipped cards are switched stays secret after the turn
    When Ann plays high-kick and Bo plays throw
    And Bo switches block, taunt
    Then Ann and a watcher could not tell if Bo had switched fireball, low-poke instead
    And Ann and a watcher could not tell if Bo had switched block, low-poke instead
    But Ann and a watcher could tell if Bo had switched throw, block instead
    And Bo could tell if Bo had switched fireball, low-poke instead

  @dp.info.switch-secret
  Scenario: The log keeps the secret too
    When Ann plays high-kick and Bo plays throw
    And Bo switches block, taunt
    Then Bo's log names Charge
    And Ann's log does not name Charge, Hopping Taunt
    And a watcher's log does not name Charge, Hopping Taunt

  @dp.info.flipped-switch-seen
  Scenario: Switching a flipped card is seen
    Given Bo's flipped cards are high-kick, fireball
    When Ann plays fireball and Bo plays throw
    And Bo switches high-kick
    Then Ann and a watcher see that Bo's flipped high-kick shows combo-kick
    And Ann's log names Combo Kick
    And a watcher's log names Combo Kick
    And Ann and a watcher could tell if Bo had switched fireball instead
    And Ann and a watcher could tell if Bo had switched block instead

  @dp.ruling.info-played-card-switch
  Scenario: Switching the card just played is seen
    When Ann plays high-kick and Bo plays throw
    And Bo switches throw, block
    Then Ann and a watcher see that Bo's flipped throw shows atom-smasher
    And Ann and a watcher could not tell if Bo had switched throw, taunt instead
    But Ann and a watcher could tell if Bo had switched taunt, block instead

  @dp.ruling.info-played-card-switch
  Scenario: A secret switch comes out when the card is played
    When Ann plays high-kick and Bo plays throw
    And Bo switches block, taunt
    And Ann plays taunt and Bo plays charge
    Then Ann and a watcher see that Bo's flipped block shows charge

  @dp.info.last-flipped-visible @dp.ruling.info-view
  Scenario: Everybody sees the newest flipped card, and the older ones too
    Given Ann's flipped cards are throw, high-kick
    When Ann plays block and Bo plays taunt
    Then all see that Ann's newest flipped card is block
    And all see that Ann's flipped cards are throw, high-kick, block
    When Ann plays fireball and Bo plays taunt
    Then all see that Ann's newest flipped card is fireball

  @dp.ruling.info-taunt-switch
  Scenario: Who is hit while taunting shows which of the flipped cards is switched, for they are not back yet
    Given Bo's flipped cards are high-kick, throw
    When Ann plays fireball and Bo plays taunt
    And Bo switches throw
    Then Ann's log names Atom Smasher
    And Ann and a watcher could tell if Bo had switched high-kick instead
    And Ann and a watcher could tell if Bo had switched block instead

  @dp.ruling.info-taunt-switch @dp.info.switch-secret
  Scenario: Who is hit while taunting may still keep the switch of an unflipped card secret
    Given Bo's flipped cards are high-kick, throw
    When Ann plays fireball and Bo plays taunt
    And Bo switches block
    Then Ann and a watcher could not tell if Bo had switched fireball instead
    But Ann and a watcher could tell if Bo had switched taunt instead

  @dp.ruling.info-memory
  Scenario: After an unflip the cards no longer show which move is up
    Given Bo's flipped cards are high-kick
    And Bo's red cards are high-kick
    When Ann plays block and Bo plays taunt
    Then Bo has no flipped cards
    And all see that Bo's high-kick is in hand, whichever move is up
    But Ann and a watcher could tell from the log if Bo's red cards were low-poke instead

  @dp.ruling.both-choose-secretly
  Scenario: A choice that is half made shows nothing either
    When Ann plays high-kick and Bo plays high-kick
    And Bo answers "switch block"
    Then Ann could not tell if Bo had chosen to switch taunt instead
    And a watcher could not tell if Bo had chosen to switch high-kick instead
