### 電腦無法使用的原因。$bot 是電腦的代號，例如 greedy 或 my_bots:Brave。

bots-errors-not-loaded = 無法載入 { $game } 的電腦：{ $reason }
bots-errors-unknown = { $game } 沒有叫「{ $bot }」的電腦。可以選：{ $known }。
bots-errors-no-level = 沒有叫「{ $bot }」的電腦。
bots-errors-cannot-play = { $bot } 沒有能玩的遊戲。{ $reason }

## 自訂的電腦

bots-errors-not-custom = 「{ $bot }」不是自訂電腦的代號。請寫成 { $form }。
bots-errors-no-module = 無法匯入自訂電腦「{ $bot }」的模組「{ $module }」：{ $reason }。
bots-errors-module-failed = 匯入模組「{ $module }」時出錯：{ $reason }。
bots-errors-not-in-module = 模組「{ $module }」裡沒有叫「{ $name }」的電腦。
bots-errors-not-callable = 「{ $bot }」不能呼叫。自訂電腦要接受 game 和 dice，並傳回 Player。
bots-errors-start-failed = { $bot } 無法在《{ $game }》啟動：{ $reason }
bots-errors-probabilities-failed = { $bot } 在《{ $game }》{ $seat } 號座位無法傳回走法的機率：{ $reason }
bots-errors-failed = { $bot } 在《{ $game }》{ $seat } 號座位出錯：{ $reason }
bots-errors-illegal = { $bot } 在《{ $game }》{ $seat } 號座位選了 { $move }，但能選的只有 { $moves }。
