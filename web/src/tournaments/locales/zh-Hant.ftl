### web/src/tournaments 的文字。錦標賽的一輪是「輪」，不是「局」

## 所有錦標賽

tournaments-about = 開一場比賽，再分享連結。
tournaments-open = 舉辦錦標賽
tournaments-current = 目前的錦標賽
tournaments-past = 過去的錦標賽
tournaments-none = 目前沒有錦標賽。

## 舉辦錦標賽

tournaments-title = 名稱
tournaments-title-example = 週五盃
tournaments-game = 遊戲
tournaments-cards = 卡牌
tournaments-printed-cards = 原版卡牌
tournaments-format = 賽制
tournaments-swiss = 瑞士制：無人淘汰
tournaments-robin = 循環賽
tournaments-knockout = 淘汰賽
tournaments-rounds = 輪數
tournaments-max-players = 人數上限
tournaments-starts = 開始時間
# 接在開始時間的欄位之後
tournaments-starts-itself = 自動開始
tournaments-starts-by-host = 由你按「開始」
# 遲到多久算輸
tournaments-late-forfeit = 遲到判負
tournaments-minutes = { $count } 分鐘
tournaments-late-entry = 可中途加入
tournaments-two-players = 請選擇適合雙人的牌桌設定。
tournaments-create = 建立錦標賽

## 一場錦標賽

tournaments-tournament = 錦標賽
tournaments-all = 所有錦標賽
tournaments-missing = 找不到這場錦標賽
# 瀏覽器分頁的標題
tournaments-tab-ready = ● 你的牌桌 · { $title }
tournaments-num-players = { $count } / { $max } 人
tournaments-late-rule = 遲到 { $minutes } 分鐘，該局算輸。
tournaments-swiss-rule = 最多 { $rounds } 輪，且不超過人數的一半。輪空得 1 分。
tournaments-knockout-rule = 平手就重賽，最多 { $replays } 次；仍平手則由種子排名較高者晉級。
tournaments-late-entry-rule = 可中途加入，錯過的輪次不計分。
tournaments-ready = 第 { $round } 輪：你的牌桌準備好了
tournaments-ready-text = 對手是{ $opponent }。
tournaments-ready-time = 對手是{ $opponent }，請在 { $time } 內到場。
tournaments-ready-notice = 第 { $round } 輪，對手是{ $opponent }。
tournaments-go-to-table = 前往你的牌桌
tournaments-no-game = 目前沒有對局。下一張牌桌會顯示在這裡。
# 「加入」按鈕與玩家名字之間
tournaments-join-as = 名字：
tournaments-start = 開始
tournaments-starts-at = { $time } 開始。
tournaments-host-starts = 由主持人開始。
tournaments-leave = 退出錦標賽
tournaments-leave-question = 要退出錦標賽嗎？
tournaments-leave-waiting = 只要還有名額，就能再加入。
tournaments-leave-running = 進行中的對局算輸，而且不能再加入。
tournaments-leave-confirm = 退出
tournaments-stay = 留下
tournaments-cancel = 取消錦標賽
tournaments-cancel-question = 要取消錦標賽嗎？
tournaments-cancel-text = 所有人的比賽都會結束，進行中的對局不計入。
tournaments-remove = 移除
tournaments-remove-player = 移除{ $name }
tournaments-remove-question = 要移除{ $name }嗎？
tournaments-remove-bot = 可以再加入其他電腦。
tournaments-remove-person = 這位玩家將不能再加入這場錦標賽。
tournaments-keep = 保留
tournaments-link = 錦標賽連結
tournaments-invite-text = 把這個連結傳給參賽的人。

## 電腦

tournaments-bots = 電腦數量
tournaments-bot-choice = 等級 { $level }：{ $name }
tournaments-add-bots = 加入電腦

## 對戰表

tournaments-round = 第 { $round } 輪
tournaments-previous = 上一輪
tournaments-previous-round = 上一輪
tournaments-next = 下一輪
tournaments-next-round = 下一輪
tournaments-pairing = { $first } 對 { $second }
tournaments-pairing-replay = { $first } 對 { $second }（重賽）
tournaments-replay-of = 重播：{ $first } 對 { $second }
tournaments-watch-of = 觀戰：{ $first } 對 { $second }
tournaments-your-table = 你的牌桌
tournaments-your-table-of = 你的牌桌：{ $first } 對 { $second }
# 循環賽人數為奇數時
tournaments-rests = 輪休
tournaments-bye = 輪空，1 分
tournaments-forfeit = { $score }（棄權）

## 排名

tournaments-players = 參賽者
tournaments-standings = 排名
tournaments-results = 比賽結果
tournaments-place = 名次
tournaments-number = 編號
tournaments-name = 名字
tournaments-points = 分數
tournaments-rounds-won = 晉級輪數
tournaments-bot = 電腦
tournaments-bot-level = 電腦，等級 { $level }
tournaments-has-left = 已退出
tournaments-download-csv = 下載 CSV
tournaments-download-json = 下載 JSON
# $names 是下列破同分方式的清單
tournaments-tiebreaks = 同分時依序比較：{ $names }。
tournaments-buchholz = 對手分
tournaments-buchholz-short = 對手分
tournaments-buchholz-about = 對手分（Buchholz）：所有對手的分數總和
tournaments-berger = 索伯分
tournaments-berger-short = 索伯分
tournaments-berger-about = 索伯分（Sonneborn-Berger）：擊敗的對手的分數，加上戰平的對手的一半分數
tournaments-direct = 直接對戰
tournaments-direct-short = 對戰
tournaments-direct-about = 直接對戰：同分者彼此之間的得分
tournaments-wins = 勝局數
tournaments-wins-short = 勝局
tournaments-wins-about = 勝局數，不含棄權與輪空
