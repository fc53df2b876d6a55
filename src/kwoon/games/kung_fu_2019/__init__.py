"""Kung Fu Fighting!, the reboot of 2019."""
