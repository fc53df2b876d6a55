### 走法被拒绝的原因。引用的走法照原文。

kung-fu-2019-errors-number = “{ $text }”不是 1 到 6 的数字。例如：{ $example }。
kung-fu-2019-errors-not-a-move = “{ $text }”不是走法。走法是 { $moves }，或是一张牌加上 { $verbs } 其中之一。
