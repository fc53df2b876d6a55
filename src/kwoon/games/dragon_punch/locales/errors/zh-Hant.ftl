### 選項和走法被拒絕的原因。引用的走法照原文。

dragon-punch-errors-custom-characters = 自選模式的選項「characters」不能是「ten」，請選「five」。
dragon-punch-errors-custom-loser = 自選模式雙方同時選牌，不能有選項「loser」，請拿掉。
dragon-punch-errors-no-character = 沒有叫「{ $text }」的角色。可以選：{ $characters }。
dragon-punch-errors-no-move = 沒有叫「{ $text }」的招式。例如：{ $examples }。
dragon-punch-errors-switch-white = 翻基本牌請寫白面的名稱：{ $cards }。
dragon-punch-errors-add-white = 加入基本牌請寫白面的名稱：{ $cards }。
