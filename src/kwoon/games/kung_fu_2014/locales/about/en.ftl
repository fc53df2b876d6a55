### KungFu Fighting (2014): what it's about

kung-fu-2014-about-title = KungFu Fighting (2014)
kung-fu-2014-about-description = Build an attack card by card, block what comes back, and be the last master with Chi.
