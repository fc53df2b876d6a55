### 終端機裡的《功夫對決 2014》

## 用語

kung-fu-2014-terminal-term-pass = 跳過：在這一步什麼都不做，繼續下去。不攻擊就結束回合；不格擋就承受整個攻擊；沒收回的牌就棄掉。
kung-fu-2014-terminal-term-done = 完成：不再棄牌，格擋不再加牌，或不再選目標。
kung-fu-2014-terminal-term-chi = 氣：你的生命。回合結束時氣盡的玩家出局。
kung-fu-2014-terminal-term-no-chi = 氣盡：氣都耗完了。回合結束時如果還是氣盡就出局，在那之前仍可格擋和反擊。
kung-fu-2014-terminal-term-base = 招式：每次攻擊、每次格擋都要有一張，而且只有一張。數字前面沒有加號。「拳擊」是隨時可用的招式。
kung-fu-2014-terminal-term-weapon = 武器：也是招式，用完收回手上，除非牌上另有說明。
kung-fu-2014-terminal-term-stance = 架式：在攻擊或格擋的招式之前打出，最多一張。大部分用完會收回手上。
kung-fu-2014-terminal-term-enhancement = 強化：在招式之後打出，數值加上去。張數不限，但不能同名。
kung-fu-2014-terminal-term-finishing-move = 必殺技：為攻擊收尾，最多一張。不能用來格擋。
kung-fu-2014-terminal-term-spirit = 內勁：有些牌上的火焰。如果攻擊帶內勁而格擋沒有，目標再失去 1 點氣。
kung-fu-2014-terminal-term-damage-effect = 傷害效果：如果攻擊讓目標失去了氣，攻擊者收招時就會發生，內勁造成的也算。
kung-fu-2014-terminal-term-counterattack = 反擊：大家收招以後，對攻擊你的人發動一次完整的攻擊。有些格擋能換來反擊。
kung-fu-2014-terminal-term-cleanup = 收招：算完傷害以後，處理牌的效果，收回武器和架式，其餘的牌棄掉。
kung-fu-2014-terminal-term-block = 格擋：目標的防禦。一張招式，可以再加上架式和強化，用來減去攻擊的數值。
kung-fu-2014-terminal-term-break = 折斷：把武器用壞，換來更高的數值，用完不收回。
kung-fu-2014-terminal-term-spread = 分散：用「連環雙擊」多選一個目標，而不加數值。
kung-fu-2014-terminal-term-give-up = 捨棄：收招時可以捨棄「長棍」來反擊。要認輸請輸入 concede。
