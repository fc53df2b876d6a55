### 平衡報告的頁面：一個檔案，內含電腦對戰多場的結果。這些文字由 Python 放進檔案，句子與名稱在 src/kwoon/lab/locales
### 用語同該檔：對局（場）、勝場占比、百分點、對戰組合、均衡、懸念、看好的一方、落後、信賴區間、顯著、持有

report-page-title = { $game }：平衡報告
report-skip = 跳到主要發現
report-footer = 由 Kwoon { $version } 製作。這個頁面完整自足，不載入也不傳送任何資料。

## 頁首

report-heading = 平衡報告
report-light-theme = 淺色主題
report-dark-theme = 深色主題
report-pack = 卡包
report-pack-original = 原版
report-pack-differences = 與原版有 { $count } 處不同
report-games = 對局
report-table = 牌桌
report-seats = { $count } 人
report-option = { $name }：{ $value }
# 後面是亂數種子
report-seed = 亂數種子
# 後面是能做出同一份報告的指令
report-reproduce = 重現這份報告
report-copy = 複製
report-copied = 已複製
report-selected = 已選取，請用鍵盤複製。
report-contents = 目錄

## 各節

report-section-findings = 主要發現
report-section-fairness = 公平
report-section-matchups = 對戰組合
report-section-cards = 卡牌
report-section-card-use = 卡牌用途
report-section-length = 長度與結束方式
report-section-tension = 懸念
report-section-skill-and-luck = 實力與運氣
report-section-seat-counts = 其他人數與選項
report-section-number-effects = 卡包數值的影響
report-section-reading = 如何閱讀這份報告
# 主要發現連到各節的連結，供螢幕報讀軟體使用
report-see-chart = { $title }：看圖表

## 圖表與表格

report-sheet = 表格：{ $title }
report-save-csv = 存成 CSV
report-save-sheet = { $title }，存成 CSV
report-yes = 是
report-no = 否
report-no-value = 無
report-even = 均等
report-points = 百分點
report-times = 次
report-range = { $low } 到 { $high }
report-value-of-bot = { $bot }：{ $value }
report-value-with-interval = { $value }，{ $low } 到 { $high }
report-mean = 平均 { $mean }
report-mean-of = { $bot }，平均 { $mean }
report-not-tested = 未測試
report-share-of-games = { $percent }% 的對局
# $range 是一個數或一個範圍：「3」、「10 到 14」
report-bin-turns = { $range } 個回合
report-bin-changes = 易主 { $range } 次
report-axis-wins = 勝場占比（%）
report-axis-games = 對局比例（%）
report-axis-picks = 選用比例（%）
report-axis-win-rate = 勝率（%）
report-axis-win-probability = 勝率（%）
report-axis-percent-of-game = 對局進度（%）
report-axis-turns = 回合數
report-axis-favorite-changes = 每場對局易主的次數
report-axis-uses = 每個持有座位的次數
report-axis-effect = 變動一格的影響

## 表格的欄名

report-column-value = 數值
report-column-low = 下限
report-column-high = 上限
report-column-low-of = { $title }下限
report-column-high-of = { $title }上限
report-column-seat = 座位
report-column-place = 順位
report-column-role = 角色
report-column-ending = 結束方式
report-column-bot = 電腦
report-column-against = 對手
report-column-percent = 百分比
report-column-opening-value = 起手價值
report-column-drawn-value = 抽到的價值
report-column-play-rate = 打出率
report-column-win-rate-when-played = 打出時的勝率
report-column-id = 代號
report-column-card = 卡牌
report-column-kind = 種類
report-column-copies = 張數
report-column-designed = 自行設計
report-column-held = 持有次數
report-column-significant = 顯著
report-column-turns = 回合數
report-column-percent-of-games = 對局比例（%）
report-column-statistic = 統計
report-column-percent-of-game = 對局進度（%）
report-column-lower-quartile = 下四分位
report-column-median = 中位數
report-column-upper-quartile = 上四分位
report-column-favorite-changes = 易主次數
report-column-deals = 發牌組數
report-column-table = 牌桌
report-column-games = 場數
report-column-number = 數值
report-column-address = 位址
report-column-current-value = 目前

## 公平

report-fairness-lead = 每個點是勝場占比（%）與 95% 信賴區間。直線是均等的占比：{ $even }%。
report-by-seat = 依座位
report-by-seat-about = 座位不該有影響。
report-by-order = 依行動順序
report-by-order-about = 第 1 位玩家、第 2 位玩家，依此類推。
report-by-role = 依角色
report-by-role-about = 各角色或陣營對上所有對手。
report-fairness-description = { $title }：{ $names }的勝場占比，每種電腦一個點與信賴區間。數字在下方的表格。

## 對戰組合

report-matchups-lead = 橫列角色對直行角色的勝率（%）。每個座位的角色都由程式指定，因為讓電腦自己挑，會混淆強弱與偏好。
report-matchups-lead-observed = 橫列角色對直行角色的勝率（%），取自這些對局。
report-matchups-key = 橫列輸、均等、橫列贏
report-matchups-of = { $bot }電腦
report-matchups-of-games = { $bot }電腦，每組 { $count } 場
report-equilibrium = 均衡
report-equilibrium-about = 各角色該選用多少（%），才沒有更好的選法。面對強敵，0 的角色永遠不值得選。
report-equilibrium-description = 長條：均衡時選用{ $names }的比例。數字在下方的表格。

## 卡牌

report-cards-lead = 價值：開局多發一張這種牌，勝率比多發一張平均的牌增加幾個百分點。排序時，不確定的數值往平均靠攏，以免靠運氣名列前茅。
report-cards-lead-not-dealt = 這些牌不是發的，所以無法測量多一張的價值。打出率與打出時的勝率參考價值不大：贏家本來就打出較多牌。
report-cards-by = 數值與排序依據
report-cards-find = 搜尋
report-cards-find-placeholder = 卡牌或種類
report-cards-found = 找到 { $count } 張牌
report-cards-caption = 卡牌，{ $bot }電腦。按欄名可以排序。
# 卡牌表格的欄名，要短
report-cards-card = 卡牌
report-cards-kind = 種類
report-cards-value = 價值
report-cards-flag = 旗標
report-cards-drawn = 抽到
report-cards-played = 使用
report-cards-won = 勝率
report-cards-held = 持有
report-cards-copies = { $kind }，{ $count } 張
report-cards-designed = 這張牌有自行設計的數值
report-cards-show-more = 再顯示 { $count } 張
report-cards-show-fewer = 顯示較少
# 哪些電腦的數值顯著
report-flag-none = 不顯著
report-flag-yes = 顯著
report-flag-every-bot = 每種電腦都顯著
report-flag-only = 只有{ $bots }顯著
report-flag-disputed = 各電腦結果相反
# 圖例：表格裡的記號
report-legend-cross = 打出時的勝率減 { $even }：贏家本來就打出較多牌，別用它排名
report-legend-flag = 依牌數校正後顯著
report-legend-flag-by-bot = 依牌數校正後顯著（空心：並非每種電腦都顯著）
report-legend-designed = 有自行設計、可以更改的數值

## 卡牌用途

report-card-use-lead = 持有這張牌的座位，平均發生各種事件的次數；打出一次可能計好幾次。{ $bot }電腦。
report-by-kind = 依種類
report-by-kind-description = 堆疊長條：各種類卡牌的用途。數字在下方的卡牌表格。
report-by-card = 依卡牌
report-by-card-description = 堆疊長條：各張牌的用途。數字在下方的表格。
report-every-card = 每張牌（{ $count }）

## 長度與結束方式

report-game-length = 對局長度
report-game-length-caption = 各種電腦的對局長度
report-draws = 平手（%）
report-turns-per-game = 每場回合數
report-turns-description = 直方圖：各種電腦每場對局的回合數。數字在下方的表格。
report-endings = 結束方式
report-endings-description = 長條：以{ $endings }結束的對局比例。數字在下方的表格。

## 懸念

report-tension-lead = 最後贏家的勝率。取{ $bot }電腦的 { $count } 場對局，在每個回合公開所有的牌來評估。
report-deficit = 平均落後
report-deficit-about = 整場平均，贏家落後領先者多少。
report-decided = 何時勝負底定
report-decided-about = 對局進行到這裡之後，贏家的勝率一直高於 90%。
report-win-probability = 贏家的勝率
report-win-probability-about = 線是所有贏家的中位數，色帶內是中間的一半。懸念越久，線越晚上升。
report-win-probability-description = 色帶：從開局到結束，贏家的勝率。數字在下方的表格。
report-win-probability-tip =
    對局進度 { $percent }%
    半數贏家在 { $low }% 到 { $high }%
    中位數 { $median }%
report-favorite-changes = 看好的一方易主
report-favorite-changes-description = 直方圖：看好的一方易主幾次的對局各占多少。數字在下方的表格。

## 實力與運氣

report-skill-lead = 如果較強的電腦都能贏過弱一級的電腦，這款遊戲就看重實力。同樣的發牌換不同的骰子重玩，如果總是同一個座位獲勝，就表示發牌有運氣成分。
report-deal-luck = 發牌的運氣
report-deal-luck-about = 發牌能解釋的結果變異：同樣發牌的對局，結果有多相似。
report-level-duels = 各電腦對弱一級的電腦
report-level-duels-description = 點：各電腦對弱一級電腦的勝率。數字在下方的表格。
report-duel = { $bot }對{ $other }

## 其他人數與選項

report-seat-counts-lead = 依行動順序：比均等的占比高或低幾個百分點。所有圖表用同一個刻度。
report-seat-count-about = { $draws ->
    [unknown] { $turns ->
        [unknown] { $bot }電腦 { $games } 場。
       *[known] { $bot }電腦 { $games } 場，{ $turns } 個回合。
    }
   *[known] { $turns ->
        [unknown] { $bot }電腦 { $games } 場，平手 { $draws }%。
       *[known] { $bot }電腦 { $games } 場，{ $turns } 個回合，平手 { $draws }%。
    }
}
report-seat-count-description = { $name }：依行動順序，比均等的占比高或低幾個百分點。數字在下方的表格。
# 第 1 位玩家、第 2 位玩家等
report-place = 第 { $number } 位

## 卡包數值的影響

report-effects-lead = 用同樣的發牌，把卡包的每個數值單獨加一格、減一格。細線是 95% 信賴區間；跨過 0 就可能沒有影響。
report-effects-strongest = { $count } 個中影響最大的 { $shown } 個；表格列出全部。
report-effects-description = 長條：每個數值變動一格對{ $statistic }的影響。數字在下方的表格。

## 如何閱讀這份報告

report-pitfalls = 常見的誤解
report-pitfall-intervals = 信賴區間並非絕對。
report-pitfall-intervals-about = 100 個區間約有 95 個包含真正的值。重疊的兩個仍可能不同，剛好避開均等線的也可能只是運氣。
report-pitfall-bots = 電腦不等於玩家。
report-pitfall-bots-about = 一張牌在這裡弱，可能只是電腦不會用。強弱不同的電腦一致的結果才可信，其中又以最強的電腦為準。
report-pitfall-played = 贏家本來就打出較多牌。
report-pitfall-played-about = 領先的玩家也抽得較多，所以打出的牌看起來都不錯。因此叉號是灰色的，也不用來排名。
report-pitfall-chance = 總有幾張牌靠運氣突出。
report-pitfall-chance-about = 五十張牌裡難免如此。旗標已經校正：預期最多 5% 有誤。
report-pitfall-largest = 最大的估計值通常偏高。
report-pitfall-largest-about = 因此更改數值之前，先多玩幾場。
report-pitfall-opening = 起手價值只談開局的發牌。
report-pitfall-opening-about = 它是隨機多發一張與平均的牌相比的影響，不代表玩家等這張牌時它有多好。
report-pitfall-seats = 座位的占比與牌無關。
report-pitfall-seats-about = 各座位條件相同時，差異只是運氣。這是在檢查規則，不是數值。
report-pitfall-matchups = 對戰表不會剛好均等。
report-pitfall-matchups-about = 光靠運氣就會偏離 50。請看不包含 50 的區間，以及均衡時從不選用的角色。
report-pitfall-tension = 勝率是估計值。
report-pitfall-tension-about = 懸念取決於如何評估局面。適合比較卡包，不適合比較不同的遊戲。
report-glossary = 名詞解釋
report-tables = 表格
report-rows = { $count } 列
