### The lesson of KungFu Fighting (2014): what the teacher says before each move, and a hint if the learner tries another move.

kung-fu-2014-lesson-uncle-cartwheel = Uncle Cartwheel

kung-fu-2014-lesson-welcome = Welcome! You and Uncle Cartwheel start with 20 Chi each. The last one with Chi wins.
kung-fu-2014-lesson-discard = At the start of each turn, discard what you don't want, then draw up to seven. Discard Fast.
kung-fu-2014-lesson-hint-discard-fast = For now, pick Fast from your hand to discard it.

kung-fu-2014-lesson-draw = That'll do. Finish, and draw.
kung-fu-2014-lesson-hint-discard-done = For now, discard only Fast, then finish.

kung-fu-2014-lesson-numbers = Time to attack! The red burst on a card is its value in an attack, the green shield its value in a block.
kung-fu-2014-lesson-base = Every attack has one Base. If you hold none, there's always Punch: it belongs to everyone. But you have something better: Elbow Strike.
kung-fu-2014-lesson-hint-elbow-strike = For now, start your attack with Elbow Strike.

kung-fu-2014-lesson-enhancement = Enhancements add to the Base: as many as you like, no two with the same name. Here, Shadow adds only its flame, Spirit. Add it.
kung-fu-2014-lesson-hint-shadow = For now, add Shadow to your attack.

kung-fu-2014-lesson-iron-adds = Iron adds 2. The burst at the end of the row shows what your attack is worth so far.
kung-fu-2014-lesson-hint-iron = For now, add Iron to your attack.

kung-fu-2014-lesson-finishing = One Finishing Move may end an attack. Across the Room adds 2 and has a Damage Effect: it works only if the target loses Chi.
kung-fu-2014-lesson-hint-across-the-room = For now, finish with Across the Room.

kung-fu-2014-lesson-target = Now pick your target. At a bigger table you'd have a choice; here it's Uncle Cartwheel.
kung-fu-2014-lesson-hint-first-strike = For now, strike Uncle Cartwheel.

kung-fu-2014-lesson-damage = Your 6 met a block of 3, so 3 got through. Spirit took 1 more, since his block had none. And your Damage Effects drew you a card and cost him one.
kung-fu-2014-lesson-block = Now he comes at you with 7. A block is built like an attack, but with the green numbers and no Finishing Move. Start with the Umbrella.
kung-fu-2014-lesson-hint-umbrella = For now, block with the Umbrella.

kung-fu-2014-lesson-flipping-adds = 6 against 7: one would still get through. Flipping adds 3 to a block.
kung-fu-2014-lesson-hint-flipping = For now, add Flipping to your block.

kung-fu-2014-lesson-enough = 9 against 7: nothing gets through. Anything extra is wasted, so don't overdo it. Let it stand.
kung-fu-2014-lesson-hint-block-done = For now, let your block stand.

kung-fu-2014-lesson-keep-cards = Your turn again. You have two cards left, both good. (If you kept one or none, you'd draw up to eight.) Keep them.
kung-fu-2014-lesson-hint-keep = For now, keep both cards.

kung-fu-2014-lesson-stance = A Stance comes before the Base. Dragon Stance adds 3 to an attack.
kung-fu-2014-lesson-hint-dragon-stance = For now, enter Dragon Stance first.

kung-fu-2014-lesson-weapon = The Sword is a Weapon, and a Weapon is a Base. Weapons and Stances come back to your hand unless their text says otherwise. These two don't if the attack hurts nobody.
kung-fu-2014-lesson-hint-sword = For now, strike with the Sword.

kung-fu-2014-lesson-ten = Majestic makes it 10. Save the rest: until your next turn, your cards are also your defense.
kung-fu-2014-lesson-hint-majestic = For now, add Majestic.

kung-fu-2014-lesson-strike = Strike!
kung-fu-2014-lesson-hint-second-strike = For now, strike Uncle Cartwheel.

kung-fu-2014-lesson-all-in = He's down to 8, and your Sword and Stance are back in your hand. Now he throws everything at you: 12.
kung-fu-2014-lesson-eye = You could soften the blow. But Eye for an Eye, worthless as a block, lets you strike back. Play it.
kung-fu-2014-lesson-hint-eye-for-an-eye = For now, block with Eye for an Eye.

kung-fu-2014-lesson-twelve = Twelve will hurt, but you have 20. Let it stand.
kung-fu-2014-lesson-hint-eye-done = For now, let your block stand.

kung-fu-2014-lesson-counterattack = You're at 8, and now it's your Counterattack, right in the middle of his turn. You build it like any attack. Dragon Stance again!
kung-fu-2014-lesson-hint-counter-stance = For now, enter Dragon Stance.

kung-fu-2014-lesson-sword-again = The Sword again. That's the beauty of a Weapon that comes back.
kung-fu-2014-lesson-hint-counter-sword = For now, strike with the Sword.

kung-fu-2014-lesson-magnificent-adds = Magnificent adds 2 and has Spirit.
kung-fu-2014-lesson-hint-magnificent = For now, add Magnificent.

kung-fu-2014-lesson-stairs = Down the Stairs adds only 1, but if you hurt him, you gain 3 Chi.
kung-fu-2014-lesson-hint-down-the-stairs = For now, finish with Down the Stairs.

kung-fu-2014-lesson-last = 11 with Spirit against his 8 Chi. A player with no Chi when the turn ends is out; only Chi gained before that could save him. Strike back!
kung-fu-2014-lesson-hint-last-strike = For now, strike back at Uncle Cartwheel.
