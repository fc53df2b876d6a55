### web/src/components 的文字：頂端列、首頁的清單，以及各遊戲共用的牌桌元件

components-brand = Kwoon
# 瀏覽器分頁的標題
components-tab-title = { $title } · Kwoon

## 頂端列與設定

components-to-hall = Kwoon：回到道場
components-nav = 主選單
components-nav-play = 遊玩
components-nav-learn = 學習
components-nav-community = 社群
components-menu = 選單
components-settings = 設定
components-language = 語言
components-sound = 音效
components-volume = 音量
components-haptics = 震動
components-dark-theme = 深色主題
components-one-tap = 點一下就出牌
components-one-tap-about = 出牌不用再確認；長按卡牌可以看說明。
components-notify = 輪到我時通知我
components-notify-about = 在你瀏覽其他頁面時通知，有邀請時也會。
components-comfort = 易用設定
components-text-size = 文字大小
components-text-normal = 一般
components-text-large = 大
components-text-larger = 特大
components-safe-colors = 色覺友善配色
components-safe-colors-about = 以藍、橘代替綠、紅。
components-large-targets = 加大按鈕
components-left-handed = 左手操作
components-left-handed-about = 手機上的操作鍵移到左側。
components-designer = 數值出處
components-designer-about = 標出卡牌上由我們自行設計的數值。
components-speed = 動畫速度
components-speed-slow = 慢
components-speed-normal = 一般
components-speed-fast = 快
components-speed-off = 關閉
components-name = 你的名字
components-name-is = 你是{ $name }
components-name-change = 更改名字
components-save = 儲存

## 首頁的遊戲

components-players = { $count } 人
components-players-range = { $least }–{ $most } 人
components-minutes = { $least }–{ $most } 分鐘
components-cards = 卡牌
components-cards-of = 《{ $game }》的卡牌
components-learn = 學習
components-learn-game = 學習《{ $game }》
components-play-now = 立即開始
components-find-opponent = 尋找對手
components-find-opponent-about = 與其他玩家的積分對局
components-seekers = { $count } 位玩家正在尋找對手
components-with-friends = 與朋友玩
components-table-settings = 牌桌設定

## 電腦對手。$bot 是電腦的名字

components-bot = 電腦
components-level = 等級
components-level-of = 等級 { $level }
components-bot-level = 電腦對手的等級
# 與玩家勝率約各半的電腦對手
components-even = 相當
components-even-match = 實力相當：{ $bot }
components-even-match-about = 實力相當：{ $bot }。{ $description }
components-bot-about = { $bot }：{ $description }
components-bot-chosen = { $bot }。
components-bot-level-chosen = { $level }：{ $bot }。
components-bot-rating = 積分 { $rating }。
components-own-bot = 自訂的電腦對手
components-strength = 強度
components-fits-you = 實力相當
# 電腦對手的打法：積極、謹慎等
components-style = 風格
components-style-neutral = 一般

## 牌桌設定

components-seats = 人數
# 少有人更改的牌桌設定
components-house-rules = 自訂規則
components-house-rules-changed = 已改 { $count } 項
components-bot-label = 電腦
components-clock = 計時
components-turbo = 極速：有人先選好，其他人只剩 3 秒
components-call = 跟著口令出牌：「各就位，預備，開打！」
components-auto-pass = 非自己回合時，{ $seconds } 秒後自動跳過
components-public = 在道場公開牌桌
components-public-tournament = 在道場公開比賽
components-hints = 所有玩家都能看提示
components-hints-about = 與電腦對戰時一律可以看提示。
components-rated = 積分對局
components-rated-leaving = 積分對局：離開算輸
components-rated-about = 需要計時，且不能有提示。離開算輸。
components-rated-tag-about = 結果會影響積分。
components-rating = 積分
# 還不確定的積分
components-rating-provisional = { $rating }?

## 牌桌清單

components-all = 全部 { $count } 項
components-all-of = 全部 { $count } 項：{ $list }
components-fewer = 收合
components-fewer-of = 收合：{ $list }
components-open-tables = 開放的牌桌
components-open-none = 目前沒有開放的牌桌。
components-open-waiting = { $players }正在等人
components-open-waiting-anyone = 有人正在等你
components-open-duel = { $first } 對 { $second }
components-open-several = { $players }
components-seats-free = { $seats } 個座位，還空 { $free } 個
components-join = 加入
components-watch = 觀戰
components-lesson = { $game }（教學）
components-against = 對手：{ $players }
components-just-now = 剛剛
components-replay = 重播
components-resume = 繼續
components-table-ready = 你的牌桌準備好了
components-table-waiting = 等待玩家加入
components-your-turn = 輪到你
components-turn-of = 輪到{ $player }
components-turn-others = 輪到其他人
components-running = 進行中
components-over = 已結束
components-draw = 平手
components-you-won = 你贏了
components-you-lost = 你輸了
components-tournaments = 錦標賽
components-all-tournaments = 全部
components-record-open = 開啟存檔的對局
components-record-too-long = 這個檔案太大，不是對局紀錄。

## 牌桌上

components-seat = { $number } 號座位
components-you = 你
components-away = 離席
components-to-move = 輪到這位玩家
# 接在分數之後：3 / 7 分。$unit 是計算的單位
components-of-goal = / { $goal } { $unit }
# 後面每局有一個標記
components-rounds = 局數
components-rounds-won = 贏了 { $won } 局，需要 { $goal } 局
components-round = 第 { $number } 局
components-time-left = 剩餘 { $time }
components-deck = 牌庫
components-hand = 手牌
components-hand-of = { $player }的手牌有 { $count } 張
components-face-down = { $count } 張正面朝下
components-card-face-down = 正面朝下的牌
# $pile 是牌堆的名稱，例如棄牌堆
components-pile = { $pile }：{ $cards }。
# 同一張牌有幾種用法
components-which-move = 選擇用法
components-confirm = 確認這張牌
components-cancel = 取消

## 卡牌

components-number-value = 數值 { $value }
components-number-points = { $value } 分
components-number-ap = 戰力 { $value }
components-number-attack = 攻擊 { $value }
components-number-defense = 防禦 { $value }
components-number-bonus = 加 { $value }
components-number-reduce = 傷害減 { $value }
components-number-heal = { $value } 點氣
components-number-spirit = 內勁
# 沒有畫在卡牌上的數值
components-number-other = { $name } { $value }
components-number-list = { $numbers }
# $source 是下列文字之一
components-number-source = { $number }：{ $source }
components-source-printed = 印在卡牌上
components-source-inferred = 由規則書推得
components-source-found = 出自公開的介紹
components-source-designed = 由我們設計，沒有已知的印刷數值
# 朗讀時兩段文字之間
components-pause = 。
components-becomes = 變成{ $card }。
components-all-cards = 查看所有卡牌
components-close = 關閉
components-inspect-card = 查看{ $card }
# 條文只有英文
components-card-rules = 這張牌的規則（英文）

## 規則

components-search-rules = 搜尋規則
components-search-keys = Enter：下一筆。Shift+Enter：上一筆。
components-matches = { $count } 筆
components-match-of = 第 { $current } 筆，共 { $count } 筆
components-match-previous = 上一筆
components-match-next = 下一筆
components-match-list = 搜尋結果
components-chapters = 章節
components-rules-now = 目前的規則
components-for-now = 目前
components-exact-rules = 詳細規則（英文）
components-no-rule = 找不到。換個詞試試，例如「抽牌」或「平手」。
components-every-clause = 列出所有條文（英文），附出處與我們的理由
components-our-ruling = 我們的裁定
components-source-silent = 規則書沒有提到。
# $section 是印刷規則書的標題
components-source = 規則書：{ $section }。
components-rules-failed = 無法載入規則。

components-qr = 連結的 QR 碼

components-player-card = { $name }的簡介
components-about-player = 玩家簡介
