### 局面不能解的原因。

fight-errors-nothing-hidden = 在《FIGHT 格鬥》，要等牌庫用完。
