### table_settings_text.ts 的文字：牌桌的計時與條件，首頁也會顯示。代號以 table-settings- 開頭

table-settings-no-clock = 不計時
table-settings-clock-move = 每步 { $seconds } 秒
table-settings-clock-bank = 每人 { $minutes } 分鐘，每步加 { $increment } 秒
# 所有玩家同時選擇，並有倒數
table-settings-call = 倒數出牌
# 在別人的回合出現的詢問
table-settings-quick = 非自己回合的詢問限 { $seconds } 秒
table-settings-hints = 開放提示
table-settings-public = 公開
table-settings-link = 僅限連結
# 遊戲的選項與所選的內容，例如 隊伍：2 對 2
table-settings-option = { $option }：{ $choice }
