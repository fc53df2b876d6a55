"""KungFu Fighting, the playtest of 2014."""
