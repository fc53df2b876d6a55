### 教学。学习者依照脚本与貂师姐过招。文字提到脚本里的牌，请勿更动。

# 教学的对手
dragon-punch-lesson-sister-marten = 貂师姐

## 依教学顺序排列的文字

dragon-punch-lesson-welcome = 欢迎来到道场。这位是貂师姐，今天由她陪你过招。赢两局就赢得比赛。
dragon-punch-lesson-character = 你们的六张基本牌完全相同，差别在角色：每个角色都有两个特殊招式。你掷硬币赢了，可以先选：选红雀·维尔吧。
dragon-punch-lesson-hand = 这是你的手牌。每个招式的上半是上段，下半是下段。爆炸是攻击，盾牌是格挡，弯箭头是闪避；写着“无”就什么也不做。
dragon-punch-lesson-strength-and-time = 爆炸里的数字是力道，飞镖里的是时间：越小越快。每回合双方暗中选一个招式。打出上段踢：上段 2 点伤害。
dragon-punch-lesson-hit-taunt = 挑衅毫无防备，你这一脚踢个正着。受到伤害时要把白色的牌翻成红色，剩下的白牌就是生命：她还有 4 点。她翻了哪几张，只有她自己知道。
dragon-punch-lesson-flipped = 你的上段踢现在倒转了，朝向对手。转正之前都不能再打出。
dragon-punch-lesson-low-poke = 她会想踢回来，而踢击走上段。下段刺拳能闪过上段，同时打下段。打出它。
dragon-punch-lesson-initiative = 闪过了！刺拳的力道是 0，但只要命中就能取得先机：下回合不管你的攻击多慢，都会先出手。
dragon-punch-lesson-throw = 那就用慢招吧。摔技的时间是 6，但谁也挡不住。打出它。
dragon-punch-lesson-initiative-first = 她的火球时间 3，比你的 6 还快。但先机优先，所以你的摔技打断了她。没有人有先机时，时间小的先出手；时间相同就两败俱伤。
dragon-punch-lesson-switched = 这次她翻面的是一张倒转的牌，所以你看得到：她的上段踢变成了连环踢。你的摔技命中，先机仍在你手上。
dragon-punch-lesson-divekick = 角色是一张牌、两个招式，打出任一个都会倒转这张牌。试试俯冲踢：上段 2 点伤害。
dragon-punch-lesson-blocked = 被挡下了！不管先机在谁手上，防御都有效。她的格挡早已悄悄翻红，变成集气。红色招式更强，受伤的对手更危险。现在先机是她的。
dragon-punch-lesson-taunt = 你的牌大多倒转了。挑衅会在回合结束时把牌全部转正，就算得挨一下也值得。打出它。
dragon-punch-lesson-damage = 她的摔技打中你，造成 1 点伤害。选一张白牌翻成红色。倒转的牌也可以选，但她看得到。
dragon-punch-lesson-combo-kick = 牌上的红色标签写着翻面后的招式。把上段踢翻面：连环踢能同时打上段和下段。
dragon-punch-lesson-unflipped = 你的牌全都回来了。先机又在她手上，但她除了黄铜奥托，几乎没有牌可出。他的攻击无法打断，但可以格挡。
dragon-punch-lesson-block = 你的格挡能同时防上段和下段，只要挡下攻击就能取得先机。打出它。
dragon-punch-lesson-read-hand = 守得好！看看她还能出什么：一张挑衅，或是原本是下段刺拳的那张。对照表会告诉你，你的每一招对上她的招式结果如何。
dragon-punch-lesson-finish = 她还有 3 点生命。连环踢的上段造成 2 点、下段造成 1 点伤害。打出它！
dragon-punch-lesson-round-won = 上下段都命中，她最后一张白牌也没了：你赢下这一局！下一局开始前，所有牌都会翻回白色，谁也没有先机。
dragon-punch-lesson-goodbye = 规则就这么多。接下来没有任何安排：再赢一局，就赢得比赛。行个礼，开始吧！

## 学习者想走别步时的提示

dragon-punch-lesson-hint-pick-linnet = 在这段教学里，请选红雀·维尔。
dragon-punch-lesson-hint-play-high-kick = 在这段教学里，请打出上段踢。
dragon-punch-lesson-hint-play-low-poke = 在这段教学里，请打出下段刺拳。
dragon-punch-lesson-hint-play-throw = 在这段教学里，请打出摔技。
dragon-punch-lesson-hint-play-divekick = 在这段教学里，请打出俯冲踢。
dragon-punch-lesson-hint-play-taunt = 在这段教学里，请打出挑衅。
dragon-punch-lesson-hint-switch-high-kick = 在这段教学里，请把上段踢翻面。
dragon-punch-lesson-hint-play-block = 在这段教学里，请打出格挡。
dragon-punch-lesson-hint-play-combo-kick = 在这段教学里，请打出连环踢。
