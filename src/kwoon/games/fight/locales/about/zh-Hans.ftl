### 对局开始前看到的《FIGHT 格斗》

fight-about-title = FIGHT 格斗
fight-about-description = 拳击克闪避，闪避克踢击，踢击克招架，招架克拳击：一张一张猜透你的对手。

## 选项

fight-about-refill = 牌库用完时
fight-about-refill-help = 回合结束时，如果牌库不够补满公开列，可以用较短的公开列继续，或是结束这一局，由决胜牌决定胜负。
fight-about-refill-goes-on = 继续打
fight-about-refill-ends-round = 结束这一局
fight-about-piles = 得分堆
fight-about-piles-help = 公开：双方得分堆的每张牌都看得到。盖住：只看得到自己的牌、决胜牌，以及两堆的张数与分数。
fight-about-piles-open = 公开
fight-about-piles-face-down = 盖住
