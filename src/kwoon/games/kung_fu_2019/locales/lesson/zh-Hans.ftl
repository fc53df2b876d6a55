### 教学。学习者依照脚本与鼓夫人过招。文字提到脚本里的牌，请勿更动。

# 教学的对手
kung-fu-2019-lesson-madam-drum = 鼓夫人

## 依教学顺序排列的文字

kung-fu-2019-lesson-welcome = 欢迎！你和鼓夫人各有 20 点气。气耗尽的人就出局。
kung-fu-2019-lesson-discard = 每个回合先整理手牌：弃掉不要的，再抽到七张为止。弃掉“狂野”吧。
kung-fu-2019-lesson-draw = 这样就够了。抽牌吧。
kung-fu-2019-lesson-stance = 攻击前先做准备。你可以摆出一个架式，它会一直留着。“鹤形架式”让你的每张“踢击”+2。摆出来吧。
kung-fu-2019-lesson-weapon = 你的装备显示在名字下方。你还可以拿一件武器。拿起“长剑”吧。
kung-fu-2019-lesson-target = 现在攻击！每个回合可以攻击一次。先选目标；玩家多的时候就有得选了。
kung-fu-2019-lesson-base = 攻击要从一张攻击牌或你的武器开始。“踢击”是 3，架式再加 2。
kung-fu-2019-lesson-enhance = 这一踢值 5。再加上强化牌，张数不限，但不能同名。来个飞身踢击吧！
kung-fu-2019-lesson-strike = 每张牌都标出它加的数字，总和是她防御前会受到的伤害：7。出手！
kung-fu-2019-lesson-respite = 她没挡住，失去 7 点气。攻击后可以喘口气，再做一次准备。“一碗热汤面”能恢复气，不过你的气是满的。
kung-fu-2019-lesson-end-turn = 结束你的回合。
kung-fu-2019-lesson-under-attack = 她摆出“虎形架式”，这一招翻身拳击会让你失去 6 点气。你可以用一张格挡牌回应。
kung-fu-2019-lesson-block = 大部分格挡牌只能挡某些类型的攻击。你这张什么都能挡，还能让你反击。
kung-fu-2019-lesson-counterattack = 反击和一般攻击一样，她也可以再回应。用名字下方的武器反击吧，它不会消失。
kung-fu-2019-lesson-resolve = 你没有牌可以加了。出手！等到没有人再回应，所有攻击会一起结算。
kung-fu-2019-lesson-next-turn = 你无视她的攻击，而你的反击让她失去 3 点气。又轮到你了。保留手牌，再抽五张。
kung-fu-2019-lesson-on-your-own = 接下来就靠你自己了。摔技在命中前就让她失去武器，绊技则让她失去架式。把鼠标停在牌上，或长按，就能看说明。
kung-fu-2019-lesson-goodbye = 点一张攻击牌就能用它攻击她。你领先 10 点气。祝你打得痛快！

## 学习者想走别步时的提示

kung-fu-2019-lesson-hint-discard-wild = 在这段教学里，请弃掉“狂野”。
kung-fu-2019-lesson-hint-draw = 在这段教学里，只弃掉“狂野”，然后抽牌。
kung-fu-2019-lesson-hint-crane-stance = 在这段教学里，请先摆出“鹤形架式”。
kung-fu-2019-lesson-hint-sword = 在这段教学里，请拿起“长剑”。
kung-fu-2019-lesson-hint-target = 在这段教学里，请攻击鼓夫人。
kung-fu-2019-lesson-hint-kick = 在这段教学里，请用“踢击”攻击。
kung-fu-2019-lesson-hint-flying = 在这段教学里，请加上“飞身”。
kung-fu-2019-lesson-hint-strike = 在这段教学里，就用这一招飞身踢击出手。
kung-fu-2019-lesson-hint-end-turn = 在这段教学里，请在这里结束回合。
kung-fu-2019-lesson-hint-block = 在这段教学里，请用“你的功夫不如我”格挡。
kung-fu-2019-lesson-hint-counterattack = 在这段教学里，请用名字下方的“长剑”反击。
kung-fu-2019-lesson-hint-sword-alone = 在这段教学里，只用“长剑”出手。
kung-fu-2019-lesson-hint-keep = 在这段教学里，请保留手牌并抽牌。
