Feature: The end of the game

  @kff14.end.last-with-chi @kff14.end.checked-end-of-turn
  Scenario: The last one with Chi wins
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds sword
    And Bo has 5 Chi
    And Bo holds fast
    When Ann attacks Bo with sword
    And Bo does not block
    Then Bo is out
    And Ann wins the game
    And nobody is asked

  @kff14.end.last-with-chi
  Scenario: With two left who have Chi the game goes on
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds sword
    And Bo has 5 Chi
    And Cy holds fast
    When Ann attacks Bo with sword
    And Bo does not block
    Then Bo is out
    And the game goes on
    And Cy is asked: discard

  @kff14.end.checked-end-of-turn
  Scenario: Nothing is decided while the turn goes on
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann holds sword
    And Bo has 5 Chi
    And Bo holds eye-for-an-eye, fast
    When Ann attacks Bo with sword
    And Bo blocks with eye-for-an-eye
    Then Bo is at No Chi
    And the game goes on
    When Bo does not counterattack
    Then Ann wins the game

  @kff14.end.checked-end-of-turn @kff14.end.last-with-chi
  Scenario: Also a defender can be the last one
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And Ann has 3 Chi
    And Ann holds iron
    And Bo holds eye-for-an-eye, snap-kick
    When Ann attacks Bo with punch
    And Bo blocks with eye-for-an-eye
    And Bo counterattacks Ann with snap-kick
    And Ann does not block
    Then Bo wins the game

  @kff14.end.everybody-out
  Scenario: Everybody who was in shares when nobody is left
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Cy is out
    And Ann has 3 Chi
    And Ann holds sword
    And Bo has 4 Chi
    And Bo holds eye-for-an-eye, snap-kick
    When Ann attacks Bo with sword
    And Bo blocks with eye-for-an-eye
    And Bo counterattacks Ann with snap-kick
    And Ann does not block
    Then Ann and Bo share the win
    And the places are Ann 1, Bo 1, Cy 3
    And nobody is asked

  @kff14.end.everybody-out
  Scenario: All three who go at once share
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann has 3 Chi
    And Ann holds daggers
    And Bo has 4 Chi
    And Bo holds eye-for-an-eye, snap-kick
    And Cy has 2 Chi
    When Ann attacks Bo and Cy with daggers
    And Bo blocks with eye-for-an-eye
    And Cy does not block
    And Bo counterattacks Ann with snap-kick
    And Ann does not block
    Then Ann, Bo and Cy share the win

  @kff14.end.hand-of-removed
  Scenario: The hand of a removed player goes to the discard pile before the next turn
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds sword, iron
    And Bo has 5 Chi
    And Bo holds fan, tiger-stance
    And Cy holds nothing
    And the deck has 2 cards
    When Ann attacks Bo with sword
    And Bo does not block
    Then Bo holds nothing
    And Cy holds 8 cards
    And the discard pile is empty
    And every card is somewhere

  @kff14.end.hand-of-removed
  Scenario: All cards of the removed player's hand are in the discard pile
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Ann holds sword, iron
    And Bo has 7 Chi
    And Bo holds fan, tiger-stance
    And Cy holds fast
    When Ann attacks Bo with sword, iron
    And Bo does not block
    Then the discard pile is iron, fan and tiger-stance
    And Bo holds nothing

  @kff14.end.turn-cap
  Scenario: After 300 turns the players who are still in share
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And Bo is out
    And 299 turns have been completed
    And Ann has 3 Chi
    When Ann does not attack
    Then Ann and Cy share the win
    And the places are Ann 1, Bo 3, Cy 1
    And nobody is asked

  @kff14.end.turn-cap
  Scenario: After 299 turns the game goes on
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And 298 turns have been completed
    When Ann does not attack
    Then the game goes on
    And it is Bo's turn
    When Bo passes his turn
    Then Ann, Bo and Cy share the win

  @kff14.end.turn-cap
  Scenario: A player who goes out in the last turn does not share the draw
    Given a game of KungFu Fighting (2014) between Ann, Bo and Cy
    And 299 turns have been completed
    And Cy has 1 Chi
    When Ann attacks Cy with punch
    And Cy does not block
    Then Ann and Bo share the win

  @kff14.end.turn-cap @kff14.end.last-with-chi
  Scenario: A win in the last turn is a win
    Given a game of KungFu Fighting (2014) between Ann and Bo
    And 299 turns have been completed
    And Bo has 1 Chi
    When Ann attacks Bo with punch
    And Bo does not block
    Then Ann wins the game

  @kff14.end.places
  Scenario: A player who stays in longer has the better place
    Given a game of KungFu Fighting (2014) between Ann, Bo, Cy and Di
    And Di is out
    And Ann holds daggers
    And Bo has 1 Chi
    And Cy has 4 Chi
    And Cy holds chair, fast
    When Ann attacks Bo and Cy with daggers
    And Bo does not block
    And Cy blocks with chair
    Then Bo is out
    When Cy gives up
    Then Ann wins the game
    And the places are Ann 1, Bo 3, Cy 2, Di 4

  @kff14.end.places
  Scenario: Players who leave together share a place
    Given a game of KungFu Fighting (2014) between Ann, Bo, Cy and Di
    And Di is out
    And Ann holds daggers
    And Bo has 4 Chi
    And Cy has 4 Chi
    When Ann attacks Bo and Cy with daggers
    And Bo and Cy do not block
    Then Ann wins the game
    And the places are Ann 1, Bo 2, Cy 2, Di 4

  @kff14.end.turn-cap @kff14.setup.punch-aside
  Scenario: Games end, and no card is ever lost
    Given a game of KungFu Fighting (2014) between Ann, Bo, Cy and Di
    Then 20 games played at random all end, with every card somewhere at every moment
