### web/src/workshop 的文字：卡包編輯器、研究、列印與分享

## 工具列與問題

workshop-name = 卡包名稱
workshop-undo = 復原
workshop-undo-keys = 復原（Ctrl+Z）
workshop-redo = 重做
workshop-redo-keys = 重做（Ctrl+Shift+Z）
workshop-save-keys = 儲存（Ctrl+S）
workshop-play = 開始玩
workshop-saving = 儲存中…
workshop-saved = 已儲存
workshop-unsaved = 未儲存，已保留草稿
workshop-unsaved-problems = 未儲存：請先修正問題
workshop-connection-lost = 無法連上道場。你的修改已保存在這裡。
workshop-problems = 修正 { $count } 個問題才能儲存：
workshop-problem-in-entry = { $entry }：{ $problem }
workshop-problems-more = 還有 { $count } 個

## 項目。$entry 是清單中的東西：卡牌、招式、效果等

workshop-search = 搜尋
# $mark 是「已修改」
workshop-search-entries = 名稱、文字或「{ $mark }」
workshop-add-entry = 新增{ $entry }
workshop-remove-entry = 移除{ $entry }
workshop-which-kind = 哪一種？
workshop-entry-keys = 用方向鍵移動。
workshop-no-match = 找不到。
# 卡牌上的標記
workshop-mark-new = 新增
workshop-mark-changed = 已修改
workshop-mark-off = 停用
workshop-mark-problem = 有問題
# 名稱下方的狀態
workshop-entry-new = 自創
workshop-entry-changed = 已修改
workshop-entry-off = 已停用，不會發到
workshop-entry-printed = 未更改
workshop-no-face = 修正所有問題後就會顯示。
workshop-turn-on = 啟用
workshop-turn-off = 停用
workshop-remove = 移除
workshop-reset = 還原為原版
workshop-card-statistics = 統計

## 欄位

# $min 與 $max 是數值的上下限
workshop-range = { $min } 到 { $max }。
workshop-calculated = 自動計算
workshop-set-number = 設定
workshop-clear = 清除
workshop-none = 無
workshop-yes = 是
workshop-no = 否
workshop-add = 新增…
workshop-remove-choice = 移除{ $name }
# 印刷卡牌的名稱，檔案中是英文
workshop-shown-name = 中文名稱是「{ $name }」，改名後就用你寫的。
# 原版的值
workshop-printed-value = 原版：{ $value }
workshop-printed-other = 與原版不同
workshop-chosen-cards = 所選的牌
workshop-chosen-attacks = 所選的攻擊
workshop-sources = 數值出處
# 沒有另外註明出處的數值
workshop-source-others = 其他
workshop-source-as-others = 同「其他」
workshop-source-none = 未註明
# 數值的出處
workshop-source-printed = 印刷
workshop-source-inferred = 推得
workshop-source-found = 公開資料
workshop-source-designed = 自行設計
workshop-icon-change = 更換
workshop-icon-keep = 保留
workshop-search-icons = 搜尋圖案
# 圖案的名稱是英文
workshop-search-icons-example = 英文名稱，例如 tiger

## 分享

workshop-share = 分享
workshop-shared = 在工坊公開
workshop-shared-on = 任何人都找得到，也能留下意見。
workshop-shared-off = 有連結的人才能開啟。
workshop-link = 這個卡包的連結
workshop-link-about = 有連結的人都能用這個卡包來玩。
workshop-file = 檔案
workshop-file-about = 儲存的版本。在終端機執行：kwoon play { $game } --pack FILE
workshop-delete = 刪除卡包
workshop-differences = 與原版的不同
workshop-no-differences = 與原版完全相同
workshop-notes = 玩家意見
workshop-no-notes = 還沒有。
workshop-note-by = { $author }，{ $date }
workshop-note-on-pack = { $author }評整個卡包，{ $date }
workshop-note-on-card = { $author }評「{ $card }」，{ $date }
workshop-remove-note = 移除{ $author }的意見

## 列印

workshop-print = 列印
workshop-paper = 紙張
workshop-paper-letter = Letter
workshop-copies = 卡牌
workshop-copies-all = 全部張數
workshop-copies-once = 每種 1 張
workshop-download-pdf = 下載 PDF
workshop-download-rulebook = 規則書 PDF
workshop-print-about = 以 100% 大小雙面列印，沿長邊翻頁。

## 研究：讓電腦分別用這個卡包與來源卡包對戰，比較結果

workshop-study = 研究
workshop-study-about = 讓電腦用相同的發牌，分別玩這個卡包與原本的卡包。
workshop-study-games = 各玩幾場
workshop-study-start = 開始
workshop-study-again = 重新開始
workshop-study-stop = 停止
workshop-study-saved = 使用上次儲存的版本。
workshop-study-progress = 已玩場數
workshop-study-waiting = { $count ->
    [0] 即將開始…
   *[other] 等待中：前面還有 { $count } 項
}
workshop-study-played = 已玩 { $played } 場，共 { $total } 場
workshop-study-stopped = 玩了 { $count } 場後停止。
workshop-study-overall = 整體
workshop-study-own-cards = 自創的牌
workshop-study-significant = 顯著差異
workshop-study-no-significant = 沒有顯著差異。
workshop-study-no-significant-yet = 目前沒有顯著差異。
# 信賴區間的上下限
workshop-interval = { $low } 到 { $high }
workshop-interval-of = { $unit }（{ $low } 到 { $high }）
workshop-previous = 原為 { $value }
workshop-previous-of = { $unit }，原為 { $value }
workshop-column-statistic = 統計
workshop-column-pack = 這個卡包
workshop-column-previous = 原本
workshop-column-difference = 差異
