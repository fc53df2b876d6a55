### The cards of FIGHT. The names of moves come from the pack; translations add them here as fight-cards-NAME.

fight-cards-kind-attack = Attack
fight-cards-kind-defense = Defense
# $beaten is the name of the move that this card's move beats.
fight-cards-beats = Beats { $beaten }
# $winner is the name of the move that beats this card's move.
fight-cards-attack-text = Beats { $beaten }, loses to { $winner }. Win with it and you keep it. Against another attack, the lower value wins.
fight-cards-defense-text = Beats { $beaten }, loses to { $winner }. Win with it and you capture the attack it stopped. Against another defense, nobody wins.
