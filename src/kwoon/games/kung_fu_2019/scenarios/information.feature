Feature: What everybody sees, and what nobody may know

  Background:
    Given a game of Kung Fu Fighting! (2019) between Ann, Bo and Cy with expansion yes and archetypes chosen

  @kff19.info.table @kff19.info.faceup
  Scenario: Everything on the table is public
    Given Ann is imperial-general
    And Ann has 13 Chi
    And Ann wields sword with military-training, freshly-sharpened
    And Ann stands in tiger-stance with inner-fire
    And Bo is venerable-master
    And Bo has 4 Chi
    Then all see sword, military-training, freshly-sharpened, tiger-stance, inner-fire, imperial-general
    And all see that Ann has 13 Chi
    And all see that Bo has 4 Chi
    And all see that Ann wields sword with military-training, freshly-sharpened
    And all see that Ann stands in tiger-stance with inner-fire
    And all see that perfect-technique lies beside Bo

  @kff19.info.hands
  Scenario: Hands are secret, their sizes are not
    Given Ann holds kick, punch
    And Bo holds trip
    Then Ann sees kick, punch
    And Ann does not see trip
    And Bo, Cy and a watcher do not see kick, punch
    And Cy and a watcher do not see trip
    And all see that Ann holds 2 cards
    And all see that Bo holds 1 card
    And Bo, Cy and a watcher could not tell if Ann held wild, sword instead

  @kff19.info.hands
  Scenario: Being asked tells nothing
    Given Ann holds kick
    And Bo holds blocking-kick, face-me
    And Cy holds face-me
    When Ann attacks Bo with kick
    Then Ann, Cy and a watcher could not tell if Bo held wild, sword instead
    And Ann, Bo and a watcher could not tell if Cy held trip instead

  @kff19.info.hands @kff19.faceme.who
  Scenario: Nobody knows who means to step in until all have said
    Given Ann holds kick
    And Cy holds face-me
    When Ann attacks Bo with kick
    And Cy plays face-me
    Then Ann, Bo and a watcher could not tell if Cy had chosen to pass instead
    And Ann, Bo and a watcher do not see face-me
    When nothing more is played
    Then all see face-me

  @kff19.info.hands @kff19.turn.refill.draw
  Scenario: What is drawn is for the drawer's eyes
    Given Ann's turn is about to begin
    And Ann holds punch, punch, punch, kick, kick, kick
    And the next cards drawn will be sword
    When Ann discards nothing and refills
    Then Ann sees sword
    And Bo, Cy and a watcher do not see sword

  @kff19.info.discard
  Scenario: The discard pile is open, the deck is only counted
    Given Ann's turn is about to begin
    And Ann holds punch, kick, trip
    When Ann discards punch and trip and refills
    Then all see punch, trip
    And Bo, Cy and a watcher do not see kick
    And all see that the discard pile is punch, trip
    And all see that the deck has 138 cards
    And nobody sees a card of the deck

  @kff19.info.attack
  Scenario: An Attack is seen as it is declared, not as it is thought over
    Given Ann holds kick, flying, spinning
    When Ann answers "target 2" and then "attack kick" and then "play flying"
    Then Bo, Cy and a watcher do not see kick
    And Bo, Cy and a watcher do not see flying
    When Ann takes back her choice
    And Ann answers "play spinning" and then "done"
    Then all see kick, spinning
    And Bo, Cy and a watcher do not see flying
    And Ann holds flying

  @kff19.info.attack
  Scenario: A Block is seen when it is played
    Given Ann holds kick
    And Bo holds rolling-with-the-blow, blocking-kick
    When Ann attacks Bo with kick
    And Bo blocks with rolling-with-the-blow
    Then all see rolling-with-the-blow
    And Ann, Cy and a watcher do not see blocking-kick
