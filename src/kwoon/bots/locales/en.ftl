### The names of the levels, and how they play

bots-random = Gentle
bots-novice = Easy
bots-greedy = Steady
bots-student = Strong
bots-master = Master
bots-taught = Taught
bots-quick = Quick
bots-bold = Bold
bots-careful = Careful
bots-tricky = Tricky

## How they play

bots-random-about = Plays random legal moves.
bots-novice-about = Plays well, but makes every third move at random.
bots-student-about = Looks ahead briefly and plays what worked best.
bots-master-about = Plays out many possible continuations before each move.
bots-taught-about = A neural network that learned by playing against itself. Moves instantly.
bots-quick-about = Uses fast rules of thumb, for large numbers of games.
bots-bold-about = Like Steady, but attacks where others would defend, and often doesn't block.
bots-careful-about = Like Steady, but defends where others would attack, and saves its cards.
bots-tricky-about = Like Steady, but prefers cards that you haven't seen.
bots-greedy-dragon-punch = Compares each move with every reply, and varies its play to stay unpredictable.
bots-greedy-fight = Compares its cards with those you may hold, and varies its play to stay unpredictable.
bots-greedy-kung-fu-2014 = Gets the most out of its cards in attacks and blocks, and picks the target it hurts most.
bots-greedy-kung-fu-2019 = Tries every legal move and plays the one that leaves its side best off.
bots-greedy-kung-fur-fight = Tests its plans against your strongest ones, and varies among the best to stay unpredictable.
bots-greedy-generic = Tries each move a few times, playing on at random, and picks the one that won most.

## Levels between two others

bots-between = Half { $lower }, half { $upper }
bots-between-about = Makes half its moves like { $lower } and half like { $upper }.

## Bots of designers and hosts

# $module is a place in Python code, such as my_bots:Brave.
bots-custom-about = Custom bot from { $module }.
bots-against = Against { $bot }
bots-against-about = Searches for the best response to the way { $bot } plays.
