### web/src/pages 的文字，以及所有頁面共用的文字

pages-loading = 載入中…
pages-no-answer = 無法連上道場。請檢查網路後再試一次。
pages-failed = 沒有成功。請稍後再試。
pages-unreachable = 無法進入道場
pages-load-failed = 無法載入這個頁面
pages-load-failed-text = 請檢查網路後再試一次。
pages-not-found = 找不到頁面
pages-not-found-text = 這個連結無效，可能在複製時少了一截。
pages-no-workshop = 這裡沒有工坊
pages-no-friends = 這裡沒有好友名單
pages-no-tournaments = 這裡沒有錦標賽
pages-try-again = 再試一次
pages-to-hall = 回到道場

## 通知

pages-your-turn = 輪到你
pages-your-turn-text = 其他玩家都選好了。
# $prompt 是問玩家的問題
pages-your-turn-prompt = { $game }：{ $prompt }
pages-game-starts = 對局開始
pages-game-starts-text = { $game }：所有人都入座了。
pages-table-ready = 你的牌桌準備好了
pages-table-ready-text = 錦標賽的下一輪開始了。
pages-notifications-blocked = 瀏覽器封鎖了這裡的通知。輪到你時，分頁標題仍會顯示。

## 首頁

pages-home-title = Kwoon：功夫卡牌道場
pages-home-title-turn = ● 輪到你 · Kwoon
pages-home-welcome = 請入座。
pages-home-partner = 隨時有人陪你過招。
pages-home-lead = 師父帶你邊打邊學，不必註冊。
# 供螢幕閱讀器使用的區域名稱
pages-next = 下一步
# 最先學的遊戲
pages-start-here = 從這裡開始
pages-start-here-lesson = 從這裡開始：{ $minutes } 分鐘學會《{ $game }》
pages-play-again = 再玩一局《{ $game }》
pages-home-tables = 牌桌
pages-your-games = 你的對局
pages-recent-games = 最近的對局
# 與玩家有關的頁面
pages-people = 玩家
pages-your-page = 你的個人頁面
pages-leaderboards = 排行榜
pages-finished-games = 已結束的對局
# 道場現在的動態
pages-now = 現在
# 社群的分頁：公開牌桌已結束的對局，以及自己的個人頁面
pages-tab-games = 對局
pages-tab-friends = 好友
pages-tab-profile = 個人頁面
pages-account = 帳號
pages-about = 關於 Kwoon
pages-credits-short = 圖示出自 game-icons.net 的作者，CC BY 3.0

## 學習

pages-no-game = 沒有這款遊戲。
pages-no-lesson = 這裡沒有教學
pages-lesson = 邊玩邊學《{ $game }》
pages-lesson-about = 師父帶你打一小局。
pages-learn-about = 師父帶你打一小局，邊打邊學。
pages-start-lesson = 開始教學
pages-start-lesson-of = 開始教學：{ $game }
pages-lesson-minutes = 開始教學 · { $minutes } 分鐘
pages-rules = 規則
pages-rules-of = 《{ $game }》的規則
pages-all-cards = 所有卡牌

## 卡牌

pages-no-cards = 找不到這些卡牌
pages-no-cards-text = 沒有這些卡牌。
pages-printed-cards = 與原版相同。
pages-designed-cards = 原創卡牌。
pages-pack-by = 作者：{ $owner }
pages-differences = 與原版有 { $count } 處不同
pages-play-pack = 用這些卡牌玩
pages-edit-pack = 編輯
pages-copy-pack = 製作我的版本
# 新卡包的名稱，玩家可以更改
pages-pack-copy = { $name }（我的版本）
pages-download-pack = 下載 TOML
pages-search-cards = 名稱或文字
pages-find-card = 搜尋卡牌
pages-kind = 種類
pages-all-kinds = 所有種類
pages-all-decks = 所有牌庫
pages-card-count = { $kinds } 種，共 { $cards } 張
pages-card-link = 這張卡牌的連結
pages-copies = { $count } 張
pages-no-card = 沒有符合的卡牌。

## 致謝

pages-credits = 致謝
pages-credits-icons = 圖示（顏色由我們調整）：Lorc、Delapouite、Skoll、Caro Asercion、Cathelineau、Sbed 等人。
pages-credits-drawings = 卡牌上的狗、貓、狸貓、熊貓與兔子由我們自行繪製。
pages-credits-icons-site = game-icons.net
pages-credits-icons-license = CC BY 3.0
pages-credits-fonts = 字型：Fraunces、Inter 與 LXGW WenKai TC，依 SIL Open Font License 授權。
pages-credits-texts = 規則與文字皆由我們自行撰寫。在設定中開啟「數值出處」，就能看出卡牌上哪些數值由我們設計。

## 重播

pages-replay = 重播：{ $game }
pages-replay-tab = 重播 · { $game } · Kwoon
pages-replay-failed = 無法開啟重播。請再試一次。
pages-no-replay = 沒有可重播的對局
pages-download-game = 下載對局
pages-download-game-about = 將整局存成檔案
pages-copy-link = 複製連結
pages-link-copied = 已複製
pages-your-decision = 在你做決定之前。正在尋找更好的選擇…
pages-decision = 在{ $player }做決定之前。正在尋找更好的選擇…
pages-you-chose = 你選擇了：{ $moves }。
pages-player-chose = { $player }選擇了：{ $moves }。
# 沒有出招時
pages-no-move = 什麼都不做
pages-same-move = 最強的電腦也會這樣選。
pages-better-move = { $bot }認為更好的選擇：{ $moves }。
pages-back-to-replay = 回到重播
pages-replay-controls = 重播控制
pages-turn-back = 上一回合
pages-turn-on = 下一回合
pages-step-back = 上一步
pages-step-on = 下一步
pages-play = 播放
pages-pause = 暫停
pages-position = 位置
pages-position-of = 第 { $step } 步，共 { $last } 步
pages-more = 更多
pages-speed = 速度
# 重播顯示誰的牌
pages-view = 視角
pages-view-open = 公開所有手牌
pages-view-as = { $player }的視角
pages-view-you = { $player }的視角（你）
pages-view-spectator = 觀戰者的視角
pages-play-on = 從這裡接著玩
pages-play-on-as = 接手{ $player }
pages-play-on-about = 從這個局面開始與電腦對戰
pages-analysis = 分析與紀錄

## 牌桌

pages-table-failed = 無法開啟牌桌。請再試一次。
pages-tab-your-turn = ● 輪到你 · { $title }
pages-no-table = 沒有這張牌桌
pages-no-table-text = 這張牌桌已經關閉。請回道場另開一桌。
pages-table-closed = 牌桌已關閉
pages-table-closed-text = 站長關閉了這張牌桌，這局不算。
pages-connection-lost = 連線中斷，正在重新連線。對局不會遺失。
pages-back-to-table = 回到牌桌
pages-rules-failed = 無法載入規則。請檢查網路。
pages-concede = 要認輸嗎？
pages-concede-several = 其他人會繼續打下去。認輸後無法反悔。
pages-concede-duel = 對手會立刻獲勝。認輸後無法反悔。
pages-concede-no = 繼續打

## 工坊

pages-workshop = 工坊
pages-workshop-about = 修改遊戲的卡牌，再拿來玩。
pages-workshop-begin = 從哪款遊戲開始？
# 新卡包的名稱，玩家可以更改
pages-my-pack = 我的{ $game }
pages-workshop-or = 或
pages-open-pack = 開啟 TOML 檔
pages-pack-too-big = 卡包不能超過 256 kB。
# $line 是檔案中的一行，例如：game = "fight"
pages-pack-no-game = 這個檔案沒有寫明是哪款遊戲。卡包的開頭要有這樣一行：{ $line }
pages-new-pack = 新卡包
pages-your-packs = 你的卡包
pages-no-packs = 還沒有。
pages-shared-packs = 其他人分享的卡包
pages-pack-kinds = { $count } 種卡牌
pages-pack-shared = 已分享
pages-pack-unsaved = 未儲存
pages-pack-notes = { $count } 則意見

## 卡包編輯器

pages-no-pack = 沒有這個卡包
pages-all-packs = 所有卡包
pages-editor = 編輯區
pages-editor-parts = 卡包的各部分
pages-editor-game = 遊戲
pages-editor-study = 研究
pages-editor-share = 分享
pages-editor-share-notes = 分享 · { $count } 則意見
pages-editor-back = 回到清單
pages-editor-choose = 選一項來編輯。
pages-editor-numbers = 遊戲的數值
pages-delete-pack = 要刪除這個卡包嗎？
pages-delete-pack-text = 相關的意見也會一併刪除。使用它的牌桌可以繼續玩。
pages-delete = 刪除
pages-keep = 保留
