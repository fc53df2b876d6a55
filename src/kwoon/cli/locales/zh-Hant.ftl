### 命令列的說明與錯誤。命令、選項和大寫字（GAME 等）一律用英文。每則訊息只有一行，不用選擇式。

## 總覽

cli-overview = Kwoon 是功夫卡牌遊戲的道場。
cli-overview-play = 和電腦對戰
cli-overview-hotseat = 兩個人共用一個鍵盤
cli-overview-continue = 繼續儲存的對局
cli-overview-replay = 重播一場對局
cli-overview-rules = 查規則
cli-overview-cards = 列出所有牌和每個數字的來源
cli-overview-simulate = 模擬許多場，統計勝負
cli-overview-duel = 用成對的發牌比較兩個電腦
cli-overview-ladder = 評定一個遊戲所有電腦的積分
cli-overview-export = 把對局寫成訓練資料
cli-overview-solve = 解出小卡包，或《龍拳》的一局
cli-overview-lab = 測量牌的價值、勝率和對局長度
cli-overview-serve = 開放道場，用瀏覽器遊玩
cli-overview-hall = 管理道場
cli-overview-help = 查看命令的說明：{ $command }

## 說明的共同部分

cli-usage = 用法：{ $command }
cli-heading = { $text }：
cli-commands = 命令
cli-subcommands = 子命令
cli-arguments = 參數
cli-options = 選項
cli-examples = 範例：
cli-sentence = { $text }。
cli-option-help = 顯示這份說明
cli-option-version = 顯示版本，以及規則是否已編譯
cli-stopped = 已停止。

## 錯誤

cli-error = { $command }：錯誤：{ $problem }
cli-error-argument = 參數 { $argument }：{ $problem }
cli-error-required = 缺少參數：{ $arguments }
cli-error-unrecognized = 沒有這些參數：{ $arguments }
cli-error-ambiguous = 選項 { $option } 不明確，可能是 { $options }
cli-error-one-argument = 後面需要一個值
cli-error-some-arguments = 後面至少需要一個值
cli-error-number-of-arguments = 後面需要 { $count } 個值
cli-error-no-argument = 不能有值，卻給了 { $value }
cli-error-conflict = 不能和 { $option } 一起用
cli-error-value = 不能是 { $value }
cli-error-choice = 沒有 { $value }，可以選：{ $choices }
cli-unknown-language = 沒有語言「{ $language }」。可以選：{ $languages }。

## 共同的選項

cli-game = 遊戲的 id，例如 fight
cli-games = 場數（預設：1000）
cli-seed = 任意文字；種子相同，對局就相同（預設：隨機）
cli-seed-deals = 任意文字；種子相同，發牌就相同（預設：隨機）
cli-seats = 玩家人數（預設：遊戲的最少人數）
cli-option = 設定遊戲的選項，見下方
cli-pack = 用這個卡包，不用原版的牌
cli-paper = PDF 的紙張大小（預設：a4）
cli-plain = 只用純文字，沒有顏色和圖
cli-language = 語言：{ $languages }（預設：系統的語言）
cli-json = 輸出 JSON
cli-jobs = 處理程序的數量（預設：每個核心一個）
cli-cluster = 在 Ray 叢集上進行對局（見 docs/design/laboratory.md）
cli-example-pack = 用自己的牌

## kwoon play

cli-play = 在終端機遊玩
cli-play-example-hotseat = 兩個人共用一個鍵盤，換手時會遮住手牌
cli-play-example-turbo = 極速模式：後選的人只有 10 秒
cli-play-example-teams = 你和一個電腦對兩個電腦
cli-play-example-seed = 每次發一樣的牌
cli-play-example-plain = 沒有顏色和圖，適合螢幕閱讀器
cli-play-example-language = 用中文玩
cli-play-notes = 對局中可以輸入 help。按 Ctrl-C 會停止並儲存對局，終端機會告訴你怎麼繼續。
cli-play-hotseat = 所有座位都由共用這個鍵盤的人來玩
cli-play-name = 你的名字，會顯示給其他玩家並寫進對局檔（預設：Player）；多人時每人各寫一次
cli-play-bot = 對手電腦（預設：random，最容易）
cli-play-record = 繼續這個對局檔裡的對局
cli-play-seed = 任意文字；種子相同，發牌和擲骰就相同（預設：隨機）
cli-play-call = 配合 --hotseat：後選的人有幾秒（不寫就是 10 秒）；在《龍拳》每回合都算，在其他遊戲要先選的人喊 call 才算
cli-play-no-confirm = 直接亮牌，不再確認

## kwoon replay

cli-replay = 重播對局並檢查對局檔
cli-replay-example-open = 一步一步看，公開所有的牌
cli-replay-example-seat = 只顯示 1 號玩家看到的
cli-replay-example-name = 顯示 Bo 看到的，不停頓
cli-replay-file = 對局檔
cli-replay-as = 座位號碼、玩家名字、spectator（觀戰者），或 open（公開所有的牌）（預設：open）
cli-replay-all = 一次全部顯示，不必按 Enter

## kwoon rules

cli-rules = 閱讀規則書，或每一條規則和測試它的情境
cli-rules-example-count = 各遊戲有幾條規則
cli-rules-example-book = 閱讀《FIGHT 格鬥》的規則書
cli-rules-example-clauses = 列出《FIGHT 格鬥》的每條規則和測試情境
cli-rules-example-words = 列出提到 tie breaker（決勝牌）的規則
cli-rules-example-rulings = 列出本專案對規則書不清楚之處的裁定
cli-rules-words = 只列出包含所有這些字詞的規則
cli-rules-clauses = 列出每條規則，不顯示規則書
cli-rules-example-print = 把規則書寫成 PDF，附牌的圖
cli-rules-print = 把規則書寫成 PDF
cli-rules-pack = 配合 --print：畫出這個卡包的牌

## kwoon cards

cli-cards = 列出、複製或列印遊戲的牌
cli-cards-example-copy = 把原版卡包複製成可以修改的檔案
cli-cards-example-pack = 檢查並列出自己的卡包
cli-cards-example-fields = 列出卡包的欄位
cli-cards-example-print = 做成可以裁切的頁面，含雙面列印的牌背
cli-cards-fields = 列出遊戲卡包可以有的欄位
cli-cards-copy = 把卡包複製到 FILE
cli-cards-print = 寫成可以列印裁切的 PDF
cli-cards-one-each = 每種牌只印一張

## kwoon simulate

cli-simulate = 模擬許多場，統計勝負
cli-simulate-example-random = 隨機行動
cli-simulate-example-seed = 每次結果都一樣，用兩個處理程序
cli-simulate-seed = 任意文字；種子相同，對局就相同，和 --jobs 無關（預設：隨機）
cli-simulate-bots = 所有座位用同一個電腦，或每個座位各一個
cli-simulate-jobs = 處理程序的數量（預設：1）

## kwoon export

cli-export = 把對局寫成 JSON Lines：新模擬的，或道場裡的
cli-export-example-hall = 道場裡已結束的對局，不含名字
cli-export-bots = 所有座位用同一個電腦，或每個座位各一個（預設：greedy）
cli-export-out = 要寫入的檔案；檔名以 .gz 結尾就會壓縮
cli-export-from-hall = 匯出道場裡已結束的對局：道場的資料夾、資料庫檔案或資料庫網址
cli-export-with-people = 也匯出有真人的對局，不含名字；確定可以公開才用

## kwoon duel

cli-duel = 讓兩個電腦用成對的發牌對戰
cli-duel-example = 每次發牌都交換座位再打一次
cli-duel-example-seats = 一個 master 對三個 greedy，輪流坐每個座位
cli-duel-example-custom = 自己的電腦：mybots.py 裡的類別或函式 Careful
cli-duel-first = 要計算勝場的電腦
cli-duel-second = 其他座位的電腦
cli-duel-games = 最少場數（預設：200）

## kwoon exploit

cli-exploit = 測量電腦可剝削程度的下限
cli-exploit-example = 用每個等級和最佳應對來挑戰它
cli-exploit-example-custom = 自己的電腦，再用自己的另一個電腦挑戰它
cli-exploit-example-deals = 電腦太慢就少發幾組牌，結果仍是下限
cli-exploit-bot = 要測量的電腦
cli-exploit-deals = 用來測量最佳挑戰者的發牌組數（預設：200）
cli-exploit-selection-deals = 挑選最佳挑戰者時，每個挑戰者的發牌組數（預設：--deals 的四分之一）
cli-exploit-challenger = 加入挑戰者，例如訓練過的電腦；可以重複
cli-exploit-only = 只用這些挑戰者

## kwoon ladder

cli-ladder = 讓遊戲的所有電腦互相對戰並評定積分
cli-ladder-example = 列出積分和結果表
cli-ladder-example-plot = 另外畫出積分圖
cli-ladder-example-checkpoint = 打半小時；再執行一次就會繼續
cli-ladder-bots = 要評定的電腦（預設：所有等級）
cli-ladder-games = 每一對的最少場數（預設：100）
cli-ladder-plot = 把積分畫成 SVG 檔
cli-ladder-minutes = M 分鐘後停止，時間由每一對平分
cli-ladder-checkpoint = 把結果存在 FILE，之後從那裡繼續

## kwoon serve

cli-serve = 開放道場，用瀏覽器遊玩
cli-serve-example-open = 啟動道場並開啟瀏覽器
cli-serve-example-host = 讓同一個網路的人也能進來
cli-serve-host = 監聽的位址（預設：127.0.0.1，只限這台電腦）
cli-serve-port = 監聽的連接埠（預設：8000；0 表示任一可用的連接埠）
cli-serve-data = 道場的資料夾（預設：你的資料目錄）
cli-serve-database = 改把資料存在 PostgreSQL 資料庫
cli-serve-pack = 除了原版，也提供這個卡包；可以重複
cli-serve-bot = 提供自己的電腦對手；可以重複
cli-serve-open = 開啟瀏覽器
cli-serve-log = 把紀錄寫到 FILE；- 表示標準錯誤輸出（預設：只記錯誤）

## kwoon new-game

cli-new-game = 寫出一個完整的小遊戲，讓你改成自己的
cli-new-game-example = 寫到資料夾 tiger-claw
cli-new-game-example-into = 寫到別的資料夾
cli-new-game-name = 遊戲的名稱，例如 Tiger Claw
cli-new-game-into = 要寫入的資料夾，必須是新的或空的（預設：小寫的名稱）

## kwoon tree 與 kwoon solve

cli-tree = 把兩人小遊戲的賽局樹寫成 Gambit 和 OpenSpiel 可讀的檔案
cli-tree-out = 寫到 FILE（預設：標準輸出）
cli-max-nodes = 賽局樹超過 N 個節點就拒絕（預設：{ $most }）
cli-solve = 解出小遊戲、《FIGHT 格鬥》的殘局，或《龍拳》的一局
cli-solve-example-pack = 只有六張牌的卡包
cli-solve-example-record = 沒有隱藏資訊的局面
cli-solve-iterations = 求解的迭代次數（預設：300）
cli-solve-record = 解這個對局檔裡的局面
cli-solve-after = 用對局檔裡第 N 步之後的局面（預設：第一個沒有隱藏資訊的局面）

## kwoon lab

cli-lab = 用許多對局測量遊戲的平衡
cli-lab-example-games = 進行對局並儲存；再執行一次就會繼續
cli-lab-example-compare = 用相同的發牌測量修改的效果
cli-lab-example-card = 詳細測量一張牌
cli-lab-example-sweep = 找出有影響的數字
cli-lab-example-tune = 搜尋能達到目標的數字
cli-lab-number-of-games = quick 電腦的場數，較慢的電腦較少（預設：10000）
cli-lab-bots = 電腦，各自和自己對戰（預設：quick）
cli-lab-seed = 任意文字；種子相同，對局就相同（預設：kwoon）
cli-lab-study = 研究的資料夾
cli-lab-out = 把結果寫到 FILE（.html、.json 或純文字）
cli-lab-report = 進行許多對局，用文字和圖表報告結果
cli-lab-report-example-text = 用文字顯示報告
cli-lab-report-example-study = 報告儲存的對局
cli-lab-report-game = 遊戲的 id，或研究的資料夾
cli-lab-report-out = 寫成 HTML 網頁，不用文字
cli-lab-games = 進行對局並存成研究
cli-lab-games-example = 繼續到 200,000 場
cli-lab-games-number = 研究的場數（預設：10000）
cli-lab-query = 用 SQL 查詢研究
cli-lab-query-sql = 對資料表 games、seats 和 cards 的查詢
cli-lab-query-columns = 列出資料表、欄位和它們的意義
cli-lab-compare = 用相同的發牌比較兩個卡包，報告差異
cli-lab-compare-example-printed = 和原版的牌比較
cli-lab-compare-example-precision = 直到主要差異的誤差在 1 個百分點以內
cli-lab-compare-precision = 直到主要差異的誤差在 ± POINTS 個百分點以內
cli-lab-compare-pack = 要和原版比較的卡包；寫兩次就互相比較兩個卡包
cli-lab-card = 測量一張牌：發到、換入和禁用時的價值
cli-lab-card-id = 牌的 id 或名稱（見 kwoon cards GAME）
cli-lab-sweep = 把每個設計的數字上下各調一級，報告哪些有影響
cli-lab-sweep-number = 只改卡包的這個數字；可以重複
cli-lab-tune = 搜尋能達到目標的數字，並用每個電腦確認
cli-lab-tune-example-checkpoint = 再執行一次就會繼續
cli-lab-tune-example-file = 檔案範例：
cli-lab-tune-example-bots = 每個電腦都要達到目標
cli-lab-tune-example-confirm = 最後由這些電腦確認
cli-lab-tune-example-price = 數字每偏離一級要扣的分
cli-lab-tune-file = 寫有數字和目標的 TOML 檔
cli-lab-tune-minutes = 搜尋最多 M 分鐘；確認另外計時
cli-lab-tune-checkpoint = 把進度存在 FILE，之後從那裡繼續
cli-lab-tune-out = 把新卡包寫到 FILE

## kwoon hall

cli-hall = 管理道場
cli-hall-example-reports = 列出未處理的檢舉和被檢舉的文字
cli-hall-example-close-account = 把人登出並鎖住帳號
cli-hall-example-reset-name = 換掉不雅的名字
cli-hall-example-close-table = 結束牌桌，不計結果並隱藏
cli-hall-example-resolve = 把檢舉 12 標為已處理
cli-hall-example-log = 列出所有管理紀錄
cli-hall-example-feedback = 列出玩家對遊戲和牌的意見
cli-hall-data = 道場的資料夾（預設：你的資料目錄）
cli-hall-database = 道場的 PostgreSQL 資料庫，取代資料夾
cli-hall-person = 這個人的 id，或只有一個人用的名字
cli-hall-reason = 寫進管理紀錄的理由
cli-hall-reports = 列出未處理的檢舉，從最舊的開始
cli-hall-reports-example = 列出未處理的檢舉
cli-hall-reports-example-all = 包括已處理的，輸出 JSON
cli-hall-reports-all = 包括已處理的檢舉
cli-hall-log = 列出最近的管理紀錄，從最舊的開始
cli-hall-log-last = 筆數（預設：100）
cli-hall-feedback = 列出玩家對遊戲和牌的意見，從最舊的開始
cli-hall-feedback-example = 列出所有遊戲的意見
cli-hall-feedback-example-clear = 列出並刪除一個遊戲的意見
cli-hall-feedback-game = 只列出這個遊戲的意見
cli-hall-feedback-clear = 列出後刪除意見
cli-hall-close-account = 把人從所有裝置登出並鎖住帳號
cli-hall-close-account-example = id 在檢舉裡，也在個人頁面的連結裡
cli-hall-close-account-notes = 座位會空出來，如同本人離開；之後也不能再用那個名字登入。
cli-hall-reopen-account = 重新開放已關閉的帳號
cli-hall-reset-name = 把某人的名字全部換成訪客名字
cli-hall-reset-name-example = 之後可以另選名字
cli-hall-close-table = 立刻結束牌桌
cli-hall-close-table-example = id 是牌桌連結的最後一段
cli-hall-close-table-notes = 沒有勝負，也不列入紀錄；牌桌的聊天和重播都會隱藏。
cli-hall-table = 牌桌的 id
cli-hall-resolve = 把檢舉標為已處理
cli-hall-report = 檢舉的號碼
