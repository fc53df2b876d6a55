### 走法被拒絕的原因。引用的走法照原文。

kung-fur-fight-errors-not-a-move = 「{ $text }」不是走法。例如：{ $examples }；戰鬥中：{ $combat }。
kung-fur-fight-errors-arena = 沒有「{ $text }」號擂台。擂台是 1、2、3 號。
kung-fur-fight-errors-weapons = 「{ $text }」應為暗器的枚數，0 到 { $most }。
kung-fur-fight-errors-card = 沒有叫「{ $text }」的牌。可以選：{ $cards }。
kung-fur-fight-errors-fighter = 「{ $text }」不是動物或俠客。可以選：{ $fighters }。
