### 教学。学习者依照脚本与老鹤过招。文字提到脚本里的牌，请勿更动。

# 教学的对手
fight-lesson-old-crane = 老鹤

## 依教学顺序排列的文字

fight-lesson-welcome = 欢迎来到道场。这位是老鹤，今天由他陪你过招。先拿到 13 分就赢得一局，赢两局就赢得整场格斗。
fight-lesson-hand = 这是你的手牌。老鹤也有三张，但你看不到。
fight-lesson-row = 公开列的牌双方都看得到，开局时各拿一张。你掷硬币赢了，可以先挑。拿走拳击吧。
fight-lesson-ring = 四种招式，环环相克：拳击克闪避，闪避克踢击，踢击克招架，招架克拳击。
fight-lesson-sealed = 每回合双方暗中选一张牌，再同时翻开。老鹤已经选好了。打出你的拳击 3。
fight-lesson-won-attack = 拳击克闪避！用攻击获胜，就能把那张牌收进得分堆：3 分到手。
fight-lesson-tie-breaker = 每局第一张赢来的牌就是决胜牌。它正面朝上放在主人的得分堆上，用来分出平手的胜负。等一下你就会看到。
fight-lesson-pick-kick = 赢家从公开列挑一张牌，输家只能从牌库盲抽。拿走踢击 4。
fight-lesson-read-punch = 老鹤下巴挨了一拳，正想还手。看来他会出拳击。什么能克拳击？打出你的招架。
fight-lesson-won-defense = 看得真准！用防御获胜，就能收走被你挡下的攻击：这张拳击 6 值 6 分。你现在有 9 分，而这张 6 成了新的决胜牌。
fight-lesson-take-parry = 招架牌本身要弃掉：防御牌从不计分。从公开列拿走招架 6，留着待会用。
fight-lesson-nine-points = 你有 9 分，再 4 分就赢下这一局。试试看：打出踢击 6。
fight-lesson-low-wins = 好痛！两张攻击相碰，数字小的赢：招式越小，出手越快。数字大的牌分数高，却也容易输。
fight-lesson-remember = 老鹤拿到 2 分，还从公开列拿走了拳击 4。你看到了，记住它。你则从牌库盲抽了一张。
fight-lesson-expect-punch = 接下来他很可能出那张拳击 4。小心防守：打出招架 6。
fight-lesson-two-defenses = 两张都是防御：这回合没有人赢。两张牌都弃掉，双方各从公开列拿一张。决胜牌在你手上，所以你先挑。
fight-lesson-any-card = 挑一张你喜欢的牌。
fight-lesson-tie = 这下老鹤非出拳击 4 不可了。你有踢击 4，两张攻击数字一样，谁会赢？拥有决胜牌的人。打出去吧！
fight-lesson-round-won = 决胜牌在你手上，这回合就是你的。3 加 6 加 4 等于 13：你赢下这一局！
fight-lesson-new-round = 每一局都用整副牌重新发牌。如果牌用完了还没有人拿到 13 分，就由决胜牌决定这一局的胜负。
fight-lesson-goodbye = 规则就这么多。接下来没有任何安排：再赢一局，整场格斗就是你的。行个礼，开始吧！

## 学习者想走别步时的提示

fight-lesson-hint-take-s3 = 在这段教学里，请拿走拳击 3。
fight-lesson-hint-play-s3 = 在这段教学里，请打出拳击 3。
fight-lesson-hint-take-c4 = 在这段教学里，请拿走踢击 4。
fight-lesson-hint-play-d2 = 在这段教学里，请打出招架 2。
fight-lesson-hint-take-d6 = 在这段教学里，请拿走招架 6。
fight-lesson-hint-play-c6 = 在这段教学里，请打出踢击 6。
fight-lesson-hint-play-d6 = 在这段教学里，请打出招架 6。
fight-lesson-hint-play-c4 = 在这段教学里，请打出踢击 4。
