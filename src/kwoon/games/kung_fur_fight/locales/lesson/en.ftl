### The lesson. The learner follows a script against Aunt Whisker. The texts name the cards of that script, so don't change them.

# The opponent
kung-fur-fight-lesson-aunt-whisker = Aunt Whisker

## Texts, in the order of the lesson

kung-fur-fight-lesson-welcome = Welcome! You lead the Monk Dogs, and Aunt Whisker leads the Ninja Cats. Get 4 VP ahead and you win. You also win if your opponent runs out of SP.
# CRASH is the achievement 崩.
kung-fur-fight-lesson-arenas = You fight over three arenas, and each has a reward. CRASH, in the first one, costs the loser 3 SP.
kung-fur-fight-lesson-animals = Here are your animals; the big number on each is its AP. You may send three this round. Pick Yue, then arena 1.
kung-fur-fight-lesson-leader = The first animal in an arena leads, and only the Leader's ability works. Yue gets 1 more AP for each enemy animal.
kung-fur-fight-lesson-ban = Cats love Hidden Weapons, 1 AP each. Where Ban leads, up to 5 of them don't count. Put him in arena 2.
kung-fur-fight-lesson-assistant = An Assistant adds AP and nothing else. Let Chai help Ban in arena 2. The number below is your team's AP.
kung-fur-fight-lesson-seal = Three animals are on their way, and arena 3 stays empty: you can't be everywhere. Nobody sees your plan until both are sealed. Seal it.
kung-fur-fight-lesson-first-wins = Yue beat Masaru, and CRASH cost the cats 3 SP. Ban laughed off four Hidden Weapons and pocketed two. Each win brought you 1 VP.
kung-fur-fight-lesson-lost-arena = Nobody stood up to Yaou in arena 3, so SHOCK was hers. Above each arena, you can read how the last round went.
kung-fur-fight-lesson-hua = Your fighters are resting now. Hua isn't strong, but where she leads, she leaves a token that helps your later teams. Let her lead arena 1.
kung-fur-fight-lesson-chef = Fu is your Chef. If he leads, you spend 1 Food after the round, and all your used animals come back. Let him lead arena 3.
kung-fur-fight-lesson-rest-is-yours = You may send one more animal, or two with your Peach. Send anyone you like; to take an animal off, choose it in its arena. Then seal. The rest of the fight is yours!

## Shown when the learner tries another move

kung-fur-fight-lesson-hint-lead-yue = In this lesson, pick Yue from your hand and put her in arena 1.
kung-fur-fight-lesson-hint-lead-ban = In this lesson, pick Ban and put him in arena 2.
kung-fur-fight-lesson-hint-assist-chai = In this lesson, pick Chai and let him assist in arena 2.
kung-fur-fight-lesson-hint-seal = In this lesson, seal your plan now.
kung-fur-fight-lesson-hint-lead-hua = In this lesson, let Hua lead arena 1.
kung-fur-fight-lesson-hint-lead-fu = In this lesson, let Fu lead arena 3.
