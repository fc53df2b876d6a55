"""Train a network to play Dragon Punch by self-play, in minutes on one core.

    python train_dragon_punch.py --minutes 5         writes dragon-punch.npz, dragon-punch.net and dragon-punch.svg
    kwoon duel dragon-punch learned:Learned greedy   in the folder with learned.py and dragon-punch.npz

Needs torch in addition to kwoon[learn]: pip install 'kwoon[learn]' torch
"""

from selfplay import TrainingSettings
from teaching import teach

if __name__ == "__main__":
    # Every move has a move that beats it, so self-play cycles unless the policy is pulled toward its mean.
    teach("dragon-punch", __doc__ or "", TrainingSettings(entropy=0.01, pull=0.1), {"won": 1.0, "health": 0.1})
