### 選項和走法被拒絕的原因。引用的走法照原文。

kung-fu-2014-errors-mats = 這個卡包最多 { $most } 人，不能是 { $seats } 人。
kung-fu-2014-errors-seat = 「{ $text }」不是座位號碼。例如：{ $example }。
kung-fu-2014-errors-not-a-move = 「{ $text }」不是走法。走法是 { $moves }，或是一張牌加上 { $verbs } 其中之一。
