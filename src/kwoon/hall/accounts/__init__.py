"""Accounts: guests, passkeys, recovery codes and privacy."""
