"""The rules of Kung Fu Fighting! (2019): positions, what is asked, and what happens."""
