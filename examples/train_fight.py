"""Train a network to play FIGHT by self-play, in minutes on one core.

    python train_fight.py --minutes 3                writes fight.npz, fight.net and fight.svg
    kwoon duel fight learned:Learned greedy          in the folder with learned.py and fight.npz
    kwoon serve --bot learned:Learned                to play against it

Needs torch in addition to kwoon[learn]: pip install 'kwoon[learn]' torch
"""

from selfplay import TrainingSettings
from teaching import teach

if __name__ == "__main__":
    teach("fight", __doc__ or "", TrainingSettings(), {"won": 1.0})
