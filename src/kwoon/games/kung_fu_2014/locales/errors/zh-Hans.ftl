### 选项和走法被拒绝的原因。引用的走法照原文。

kung-fu-2014-errors-mats = 这个卡包最多 { $most } 人，不能是 { $seats } 人。
kung-fu-2014-errors-seat = “{ $text }”不是座位号码。例如：{ $example }。
kung-fu-2014-errors-not-a-move = “{ $text }”不是走法。走法是 { $moves }，或是一张牌加上 { $verbs } 其中之一。
