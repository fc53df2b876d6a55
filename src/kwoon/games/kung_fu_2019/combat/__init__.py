"""Combat in Kung Fu Fighting! (2019): attacks, answers, damage and the resolution of exchanges."""
