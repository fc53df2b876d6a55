### 局面不能解的原因。

fight-errors-nothing-hidden = 在《FIGHT 格斗》，要等牌库用完。
