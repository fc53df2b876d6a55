### web/src/table 的文字：等待室、提問、紀錄與聊天、結果、勝率

## 等待室

table-lobby = 《{ $game }》的牌桌
table-seat-open = 空位
table-sit = 入座
table-stand = 離座
table-add-bot = 加入電腦
# 在玩家名字旁邊
table-here = 在場
table-remove = 移出
table-remove-player = 移出{ $player }
table-seats = { $count } 個座位
table-seat-count = 座位數
table-fewer-seats = 減少一個座位
table-more-seats = 增加一個座位
table-start = 開始
table-start-bots = 由電腦補位，直接開始
table-starts-full = 坐滿就自動開始。
table-starts-both = 雙方到場就自動開始。
table-starts-opponent = 你已到場，對手一到就開始。
table-to-tournament = 前往錦標賽
table-take-seat = 請入座，或留下來觀戰。
table-watch-only = 你無法加入這張牌桌。你可以觀戰，或選擇別桌。
table-waiting-others = 等待其他人入座。
table-waiting-host = 等待主持人開始。
table-invite = 邀請
table-invite-text = 把連結傳給朋友，用瀏覽器打開就能玩。

## 牌桌的連結

table-link = 這張牌桌的連結
table-link-copied = 已複製連結。
table-share = 分享
# 反引號之間是指令，不翻譯
table-link-local = 這個連結只能在這台電腦上使用。想跟同一網路上的朋友玩，請用 `make play HOST=0.0.0.0` 啟動道場，再開啟它顯示的網址。

## 提問

table-moment = 請稍候。
table-waiting = 等待{ $players }。
table-sealed = 你已經選定。
table-taken-back = 已收回。
table-undo = 收回
table-result = 結果
table-skip = 略過 ›
table-skip-about = 也可以點任何地方，或按空白鍵
table-hint-button = 提示
table-thinking = 思考中…
# $advice 是一個走法，或下列文字
table-hint = { $bot }：{ $advice }。你的勝率：{ $chance }%。
table-hint-more = { $next }，接著還有 { $count } 步
table-hint-press = 按「{ $button }」
# 玩家喊的口令。喊完倒數三秒，逐一顯示每個詞
table-call = 各就位，預備，開打！
table-call-ready = 各就位，
table-call-set = 預備，
table-call-fight = 開打！
table-countdown = { $seconds } 秒

## 自動跳過：有些詢問出現在別人的回合，可以跳過

table-quick = { $seconds } 秒
table-quick-spoken = { $seconds } 秒後算跳過
table-quick-about = 時間到還沒回答，就算跳過
table-pass-turn = 本回合都跳過
table-pass-turn-about = 這個回合結束前，不再詢問你
table-pass-game = 整局都跳過
table-pass-game-about = 這一局不再於別人的回合詢問你
# 按鈕
table-passing-turn = 本回合都跳過。恢復詢問
table-passing-game = 整局都跳過。恢復詢問

## 表決：玩家離席

table-replace = { $votes ->
    [0] { $player }離席：由電腦接手
   *[other] { $player }離席：由電腦接手（{ $votes } 票）
}
table-replace-about = 須有過半數的在場玩家同意

## 對卡牌的意見

table-note-for = 給{ $designer }的意見
table-note-designer = 給設計者的意見
table-note-cards = 對卡牌的意見
table-note-about = 關於
# 不指定卡牌
table-note-whole = 整個遊戲
table-note-text = 你的意見
table-note-example = 它讓這一局有什麼不同？
table-note-send = 送出意見
table-note-sent = 謝謝，意見已經送出。

## 教學

table-lesson = 教學
table-lesson-step = 教學第 { $step } 步，共 { $steps } 步
table-lesson-back = 上一頁
table-lesson-next = 下一頁
table-lesson-your-move = 換你了。
table-lesson-other-move = 這個先不要選。

## 使用自訂卡牌的牌桌

table-pack = 卡包
table-pack-unnamed = 未命名的卡包
table-pack-differences = { $count ->
    [0] 與原版相同
   *[other] 與原版有 { $count } 處不同
}
table-pack-more = 另有 { $count } 處
table-pack-failed = 無法載入不同之處。

## 紀錄與聊天

table-panel = 紀錄與聊天
table-log = 紀錄
table-log-empty = 還沒有紀錄。
# 反引號之間是按鍵
table-keys = 用方向鍵與 Enter，或邊上的數字來選擇，再按一次確認。`i` 看卡牌，`?` 看規則，`b` 收回。
table-chat = 聊天
table-chat-empty = 還沒有人說話。先行個禮吧。
table-unread = { $count } 則新訊息
table-people = 這張牌桌的玩家
# 主持人的按鈕，對全桌有效
table-mute = 全桌靜音
table-mute-person = 全桌靜音：{ $person }
table-unmute = 解除全桌靜音
table-unmute-person = 解除全桌靜音：{ $person }
table-say = 對全桌說句話
table-say-example = 說句話
table-send = 送出
table-phrases = 快速短句
table-phrase-said = { $player }說：{ $phrase }
table-phrase-hello = 你好！
table-phrase-good-luck = 祝你好運！
table-phrase-nice-hit = 打得漂亮！
table-phrase-well-played = 高招！
table-phrase-thanks = 謝謝！
table-phrase-oops = 哎呀！
table-phrase-sorry = 不好意思！
table-phrase-thinking = 讓我想想……
table-phrase-good-game = 打得好！
table-phrase-rematch = 再來一場？

## 結果

table-draw = 平手
table-over = 對局結束
table-won = 你贏了
table-lost = 你輸了
table-again = 再來一局
# 上完教學或贏了電腦之後：和更強的電腦對戰
table-next-level = 接著挑戰等級 { $level }
table-again-waiting = 等待其他人同意
table-again-asked = { $players }想再來一局。
table-show-table = 查看牌桌
table-watch-replay = 觀看重播
# $change 例如 +1.3
table-rating = 你的積分：{ $rating }（{ $change }）
table-rating-unchanged = 你的積分沒有變動。

## 規則

table-rules = 規則
table-rules-close = 關閉規則

## 牌桌上方

table-watching = 觀戰中
table-watching-delayed = 延遲觀戰中
table-spectators-count = { $count } 人觀戰
# 給觀戰者看：另外有幾人觀戰
table-spectators-others = 另有 { $count } 人觀戰
table-delayed = 延遲觀戰
table-delayed-about = 晚幾回合，看得到之後打出的牌
table-allow-delayed = 讓觀戰者延遲看到手牌
table-allow-delayed-about = 所有玩家都允許時，觀戰者會晚幾回合看到已經離手的牌。
table-concede = 認輸

## 勝率

table-chances = 勝率
table-chances-busy = 勝率（計算中…）
# 讀者這一方
table-you = 你
# $side 是一位或幾位玩家
table-chance = { $side } { $chance }%
table-chance-change = { $side }：從 { $before }% 到 { $after }%。
table-percent = { $number }%
# 滑桿的標籤
table-chances-point = 對局的時間點
table-chances-about = 各方依當時所知的勝率，總和不一定是 100%。
table-show = 查看
