### 《功夫對決 2014》的教學：每一步之前老師說的話，以及學生選了別的行動時的提示。牌名與 locales/cards 相同。

kung-fu-2014-lesson-uncle-cartwheel = 翻筋斗大叔

kung-fu-2014-lesson-welcome = 歡迎！你和翻筋斗大叔各有 20 點氣，最後還有氣的人獲勝。
kung-fu-2014-lesson-discard = 每回合先整理手牌：棄掉不要的牌，再補到七張。把「神速」棄掉吧。
kung-fu-2014-lesson-hint-discard-fast = 先從手牌選「神速」，把它棄掉。

kung-fu-2014-lesson-draw = 這樣就夠了。按完成，然後抽牌。
kung-fu-2014-lesson-hint-discard-done = 這次只棄掉「神速」，然後完成。

kung-fu-2014-lesson-numbers = 開始攻擊！牌上的紅色爆炸是攻擊時的數值，綠色盾牌是格擋時的數值。
kung-fu-2014-lesson-base = 每次攻擊都要有一張招式。手上沒有招式時，可以用人人可用的「拳擊」。不過你有更好的：「肘擊」。
kung-fu-2014-lesson-hint-elbow-strike = 先用「肘擊」開始攻擊。

kung-fu-2014-lesson-enhancement = 強化能加強招式，張數不限，但不能同名。「暗影」在這裡只帶來火焰，也就是內勁。加上去吧。
kung-fu-2014-lesson-hint-shadow = 先把「暗影」加進攻擊。

kung-fu-2014-lesson-iron-adds = 「鋼鐵」加 2。這一列最後的紅色爆炸，就是目前攻擊的總值。
kung-fu-2014-lesson-hint-iron = 先把「鋼鐵」加進攻擊。

kung-fu-2014-lesson-finishing = 攻擊最後可以加一張必殺技。「飛越全場」加 2，還有傷害效果：目標失去氣時才會生效。
kung-fu-2014-lesson-hint-across-the-room = 先用「飛越全場」收尾。

kung-fu-2014-lesson-target = 現在選擇目標。人多的時候可以挑人，這裡就是翻筋斗大叔了。
kung-fu-2014-lesson-hint-first-strike = 先攻擊翻筋斗大叔。

kung-fu-2014-lesson-damage = 你的 6 碰上他的格擋 3，打進 3 點。他的格擋沒有內勁，所以再失去 1 點。你的傷害效果讓你抽一張牌，也讓他棄掉一張。
kung-fu-2014-lesson-block = 現在他以 7 攻擊你。格擋的做法和攻擊一樣，只是用綠色數值，也不能用必殺技。先打出「雨傘」。
kung-fu-2014-lesson-hint-umbrella = 先用「雨傘」格擋。

kung-fu-2014-lesson-flipping-adds = 6 對 7，還會打進 1 點。「空翻」讓格擋加 3。
kung-fu-2014-lesson-hint-flipping = 先把「空翻」加進格擋。

kung-fu-2014-lesson-enough = 9 對 7，完全擋下。多出來的都是浪費，夠擋就好，就這樣格擋吧。
kung-fu-2014-lesson-hint-block-done = 這樣格擋就好了。

kung-fu-2014-lesson-keep-cards = 又輪到你了。剩下兩張都是好牌。（如果只留一張或不留，就能補到八張。）都留下吧。
kung-fu-2014-lesson-hint-keep = 這次兩張都留下。

kung-fu-2014-lesson-stance = 架式要在招式之前打出。「龍形」讓攻擊加 3。
kung-fu-2014-lesson-hint-dragon-stance = 先擺出「龍形」。

kung-fu-2014-lesson-weapon = 「長劍」是武器，武器也是招式。武器和架式用完會收回手上，除非牌上另有說明。這兩張在沒打傷人時就收不回來。
kung-fu-2014-lesson-hint-sword = 先打出「長劍」。

kung-fu-2014-lesson-ten = 加上「威震」就是 10。其他牌先留著：到你的下一回合之前，手牌也是你的防禦。
kung-fu-2014-lesson-hint-majestic = 先加上「威震」。

kung-fu-2014-lesson-strike = 出手！
kung-fu-2014-lesson-hint-second-strike = 先攻擊翻筋斗大叔。

kung-fu-2014-lesson-all-in = 他只剩 8 點氣，你的「長劍」和「龍形」也回到手上了。現在他全力攻來：12。
kung-fu-2014-lesson-eye = 你可以擋掉一些。不過「以牙還牙」雖然擋不住什麼，卻能讓你反擊。打出來吧。
kung-fu-2014-lesson-hint-eye-for-an-eye = 先用「以牙還牙」格擋。

kung-fu-2014-lesson-twelve = 12 點很痛，但你有 20 點氣。就這樣吧。
kung-fu-2014-lesson-hint-eye-done = 這次就這樣吧。

kung-fu-2014-lesson-counterattack = 你剩 8 點氣。現在輪到你反擊，就在他的回合中間！做法和攻擊一樣。再擺出「龍形」！
kung-fu-2014-lesson-hint-counter-stance = 先擺出「龍形」。

kung-fu-2014-lesson-sword-again = 又是「長劍」。武器能收回來，好處就在這裡。
kung-fu-2014-lesson-hint-counter-sword = 先打出「長劍」。

kung-fu-2014-lesson-magnificent-adds = 「華麗」加 2，還帶內勁。
kung-fu-2014-lesson-hint-magnificent = 先加上「華麗」。

kung-fu-2014-lesson-stairs = 「滾下樓梯」只加 1，但打傷對手就能恢復 3 點氣。
kung-fu-2014-lesson-hint-down-the-stairs = 先用「滾下樓梯」收尾。

kung-fu-2014-lesson-last = 帶內勁的 11，對上他的 8 點氣。回合結束時氣盡的人就出局，除非在那之前恢復氣。反擊吧！
kung-fu-2014-lesson-hint-last-strike = 先反擊翻筋斗大叔。
