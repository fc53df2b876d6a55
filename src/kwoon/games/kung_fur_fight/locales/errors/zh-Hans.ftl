### 走法被拒绝的原因。引用的走法照原文。

kung-fur-fight-errors-not-a-move = “{ $text }”不是走法。例如：{ $examples }；战斗中：{ $combat }。
kung-fur-fight-errors-arena = 没有“{ $text }”号擂台。擂台是 1、2、3 号。
kung-fur-fight-errors-weapons = “{ $text }”应为暗器的枚数，0 到 { $most }。
kung-fur-fight-errors-card = 没有叫“{ $text }”的牌。可以选：{ $cards }。
kung-fur-fight-errors-fighter = “{ $text }”不是动物或侠客。可以选：{ $fighters }。
