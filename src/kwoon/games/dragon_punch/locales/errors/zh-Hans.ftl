### 选项和走法被拒绝的原因。引用的走法照原文。

dragon-punch-errors-custom-characters = 自选模式的选项“characters”不能是“ten”，请选“five”。
dragon-punch-errors-custom-loser = 自选模式双方同时选牌，不能有选项“loser”，请拿掉。
dragon-punch-errors-no-character = 没有叫“{ $text }”的角色。可以选：{ $characters }。
dragon-punch-errors-no-move = 没有叫“{ $text }”的招式。例如：{ $examples }。
dragon-punch-errors-switch-white = 翻基本牌请写白面的名称：{ $cards }。
dragon-punch-errors-add-white = 加入基本牌请写白面的名称：{ $cards }。
