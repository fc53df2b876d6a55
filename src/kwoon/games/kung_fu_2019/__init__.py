"""Kung Fu Fighting!, the 2019 reboot."""
