### The lesson. The learner follows a script against Madam Drum. The texts name the cards of that script, so don't change them.

# The opponent.
kung-fu-2019-lesson-madam-drum = Madam Drum

## Texts, in the order of the lesson

kung-fu-2019-lesson-welcome = Welcome! You and Madam Drum have 20 Chi each. Without Chi, you're out.
kung-fu-2019-lesson-discard = Each turn begins with some tidying up: discard what you don't want, then draw until you hold seven. Discard Wild.
kung-fu-2019-lesson-draw = That's enough. Now draw.
kung-fu-2019-lesson-stance = Before you attack, you prepare. You can be in one Stance, and it stays with you. Crane Stance makes each of your Kicks 2 stronger. Enter it.
kung-fu-2019-lesson-weapon = Your equipment is shown below your name. You can have one Weapon, too. Take up the Sword.
kung-fu-2019-lesson-target = Now attack! You may do so once each turn. First choose your target. With more players, you'd have several to choose from.
kung-fu-2019-lesson-base = An attack begins with an Attack card or with your Weapon. Your Kick is worth 3, and your Stance adds 2.
kung-fu-2019-lesson-enhance = There it is, worth 5. Now add as many Enhancements as you like, no two with the same name. Make it a Flying Kick!
kung-fu-2019-lesson-strike = Each card shows what it adds. The total is what she'll take before any defense: 7. Strike!
kung-fu-2019-lesson-respite = She let it through and lost 7 Chi. After an attack, you catch your breath and may prepare again. The noodles would restore Chi, but you're at full Chi.
kung-fu-2019-lesson-end-turn = End your turn.
kung-fu-2019-lesson-under-attack = She's in Tiger Stance, and her Flipping Punch would cost you 6 Chi. You may answer with one Block.
kung-fu-2019-lesson-block = Most Blocks stop only some types of attacks. Yours stops them all, and lets you counterattack.
kung-fu-2019-lesson-counterattack = A counterattack is an attack like any other, and she may answer it, too. Strike back with the Weapon below your name. It stays there.
kung-fu-2019-lesson-resolve = You have nothing to add. Strike! Once there are no more answers, all attacks are resolved together.
kung-fu-2019-lesson-next-turn = You ignored her attack, and yours cost her 3 Chi. Now it's your turn again. Keep your cards, and draw five.
kung-fu-2019-lesson-on-your-own = From here on, you're on your own. A Throw makes her lose her Weapon before it hits; a Trip, her Stance. Rest the pointer on a card, or hold it, to read it.
kung-fu-2019-lesson-goodbye = Tap an Attack card to attack her with it. You're ten Chi ahead. Good fight!

## Shown when the learner tries another move

kung-fu-2019-lesson-hint-discard-wild = In this lesson, discard Wild.
kung-fu-2019-lesson-hint-draw = In this lesson, discard only Wild, then draw.
kung-fu-2019-lesson-hint-crane-stance = In this lesson, enter Crane Stance first.
kung-fu-2019-lesson-hint-sword = In this lesson, take up the Sword.
kung-fu-2019-lesson-hint-target = In this lesson, attack Madam Drum.
kung-fu-2019-lesson-hint-kick = In this lesson, attack with the Kick.
kung-fu-2019-lesson-hint-flying = In this lesson, add Flying.
kung-fu-2019-lesson-hint-strike = In this lesson, strike with this Flying Kick.
kung-fu-2019-lesson-hint-end-turn = In this lesson, end your turn here.
kung-fu-2019-lesson-hint-block = In this lesson, block with Your Kung Fu is No Match for Mine.
kung-fu-2019-lesson-hint-counterattack = In this lesson, strike back with the Sword, below your name.
kung-fu-2019-lesson-hint-sword-alone = In this lesson, strike with just the Sword.
kung-fu-2019-lesson-hint-keep = In this lesson, keep your cards and draw.
