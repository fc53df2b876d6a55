### 《功夫对决 2014》的教学：每一步之前老师说的话，以及学生选了别的行动时的提示。牌名与 locales/cards 相同。

kung-fu-2014-lesson-uncle-cartwheel = 翻筋斗大叔

kung-fu-2014-lesson-welcome = 欢迎！你和翻筋斗大叔各有 20 点气，最后还有气的人获胜。
kung-fu-2014-lesson-discard = 每回合先整理手牌：弃掉不要的牌，再补到七张。把“神速”弃掉吧。
kung-fu-2014-lesson-hint-discard-fast = 先从手牌选“神速”，把它弃掉。

kung-fu-2014-lesson-draw = 这样就够了。按完成，然后抽牌。
kung-fu-2014-lesson-hint-discard-done = 这次只弃掉“神速”，然后完成。

kung-fu-2014-lesson-numbers = 开始攻击！牌上的红色爆炸是攻击时的数值，绿色盾牌是格挡时的数值。
kung-fu-2014-lesson-base = 每次攻击都要有一张招式。手上没有招式时，可以用人人可用的“拳击”。不过你有更好的：“肘击”。
kung-fu-2014-lesson-hint-elbow-strike = 先用“肘击”开始攻击。

kung-fu-2014-lesson-enhancement = 强化能加强招式，张数不限，但不能同名。“暗影”在这里只带来火焰，也就是内劲。加上去吧。
kung-fu-2014-lesson-hint-shadow = 先把“暗影”加进攻击。

kung-fu-2014-lesson-iron-adds = “钢铁”加 2。这一列最后的红色爆炸，就是目前攻击的总值。
kung-fu-2014-lesson-hint-iron = 先把“钢铁”加进攻击。

kung-fu-2014-lesson-finishing = 攻击最后可以加一张必杀技。“飞越全场”加 2，还有伤害效果：目标失去气时才会生效。
kung-fu-2014-lesson-hint-across-the-room = 先用“飞越全场”收尾。

kung-fu-2014-lesson-target = 现在选择目标。人多的时候可以挑人，这里就是翻筋斗大叔了。
kung-fu-2014-lesson-hint-first-strike = 先攻击翻筋斗大叔。

kung-fu-2014-lesson-damage = 你的 6 碰上他的格挡 3，打进 3 点。他的格挡没有内劲，所以再失去 1 点。你的伤害效果让你抽一张牌，也让他弃掉一张。
kung-fu-2014-lesson-block = 现在他以 7 攻击你。格挡的做法和攻击一样，只是用绿色数值，也不能用必杀技。先打出“雨伞”。
kung-fu-2014-lesson-hint-umbrella = 先用“雨伞”格挡。

kung-fu-2014-lesson-flipping-adds = 6 对 7，还会打进 1 点。“空翻”让格挡加 3。
kung-fu-2014-lesson-hint-flipping = 先把“空翻”加进格挡。

kung-fu-2014-lesson-enough = 9 对 7，完全挡下。多出来的都是浪费，够挡就好，就这样格挡吧。
kung-fu-2014-lesson-hint-block-done = 这样格挡就好了。

kung-fu-2014-lesson-keep-cards = 又轮到你了。剩下两张都是好牌。（如果只留一张或不留，就能补到八张。）都留下吧。
kung-fu-2014-lesson-hint-keep = 这次两张都留下。

kung-fu-2014-lesson-stance = 架式要在招式之前打出。“龙形”让攻击加 3。
kung-fu-2014-lesson-hint-dragon-stance = 先摆出“龙形”。

kung-fu-2014-lesson-weapon = “长剑”是武器，武器也是招式。武器和架式用完会收回手上，除非牌上另有说明。这两张在没打伤人时就收不回来。
kung-fu-2014-lesson-hint-sword = 先打出“长剑”。

kung-fu-2014-lesson-ten = 加上“威震”就是 10。其他牌先留着：到你的下一回合之前，手牌也是你的防御。
kung-fu-2014-lesson-hint-majestic = 先加上“威震”。

kung-fu-2014-lesson-strike = 出手！
kung-fu-2014-lesson-hint-second-strike = 先攻击翻筋斗大叔。

kung-fu-2014-lesson-all-in = 他只剩 8 点气，你的“长剑”和“龙形”也回到手上了。现在他全力攻来：12。
kung-fu-2014-lesson-eye = 你可以挡掉一些。不过“以牙还牙”虽然挡不住什么，却能让你反击。打出来吧。
kung-fu-2014-lesson-hint-eye-for-an-eye = 先用“以牙还牙”格挡。

kung-fu-2014-lesson-twelve = 12 点很痛，但你有 20 点气。就这样吧。
kung-fu-2014-lesson-hint-eye-done = 这次就这样吧。

kung-fu-2014-lesson-counterattack = 你剩 8 点气。现在轮到你反击，就在他的回合中间！做法和攻击一样。再摆出“龙形”！
kung-fu-2014-lesson-hint-counter-stance = 先摆出“龙形”。

kung-fu-2014-lesson-sword-again = 又是“长剑”。武器能收回来，好处就在这里。
kung-fu-2014-lesson-hint-counter-sword = 先打出“长剑”。

kung-fu-2014-lesson-magnificent-adds = “华丽”加 2，还带内劲。
kung-fu-2014-lesson-hint-magnificent = 先加上“华丽”。

kung-fu-2014-lesson-stairs = “滚下楼梯”只加 1，但打伤对手就能恢复 3 点气。
kung-fu-2014-lesson-hint-down-the-stairs = 先用“滚下楼梯”收尾。

kung-fu-2014-lesson-last = 带内劲的 11，对上他的 8 点气。回合结束时气尽的人就出局，除非在那之前恢复气。反击吧！
kung-fu-2014-lesson-hint-last-strike = 先反击翻筋斗大叔。
