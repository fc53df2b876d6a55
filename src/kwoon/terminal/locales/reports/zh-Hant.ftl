### kwoon simulate、duel、exploit、ladder、export、solve 與 tree 的輸出。$bot 是電腦的 id。數字已經四捨五入。

## 所有命令

terminal-reports-interpreted = 規則沒有編譯：有時間限制的電腦比編譯後弱。
terminal-reports-repeat-games = 重現這些對局：{ $options }
terminal-reports-repeat-deals = 重現這些發牌：{ $options }
terminal-reports-jobs = --jobs 至少要是 1，不能是 { $jobs }。
terminal-reports-games = --games 至少要是 1，不能是 { $games }。

## kwoon simulate

terminal-reports-simulated = { $game }：{ $games } 場，每場 { $decisions } 個決定。
terminal-reports-seat = { $seat } 號座位（{ $bot }）：贏 { $wins } 場，{ $share }% ± { $error }
terminal-reports-seat-draws = { $seat } 號座位（{ $bot }）：贏 { $wins } 場，{ $share }% ± { $error }，平手 { $draws } 場
terminal-reports-draws = 平手：{ $draws } 場，{ $share }%（不算勝場）
terminal-reports-endings = 結局：{ $endings }
terminal-reports-speed-compiled = 每秒 { $speed } 個決定（規則已編譯），共 { $seconds } 秒。
terminal-reports-speed-interpreted = 每秒 { $speed } 個決定（規則沒有編譯），共 { $seconds } 秒。

## kwoon duel

terminal-reports-against = { $first } 對 { $second }
terminal-reports-duel = { $first } 對 { $second } 的勝率是 { $rate }% ± { $error }（實力相當時是 { $par }%）；{ $game } 共 { $games } 場：{ $deals } 組發牌，每組輪流坐每個座位。
terminal-reports-duel-draws = 平手：{ $draws } 場
terminal-reports-bot-speed = { $bot }：每秒 { $speed } 個決定

## kwoon exploit

terminal-reports-exploit-progress = 挑戰 { $bot }
terminal-reports-challengers = { $game } 裡 { $bot } 的挑戰者和勝率：
terminal-reports-challenger = { $bot } { $rate }% ± { $error }，{ $deals } 組發牌
terminal-reports-exploit-stopped = 還沒測量就停止了：這些發牌只用來挑選最佳挑戰者。
terminal-reports-best-challenger = 最佳挑戰者 { $bot } 在 { $deals } 組新的發牌：{ $rate }% ± { $error }。
terminal-reports-no-bound = 沒有下限：沒有挑戰者能明顯剝削 { $bot }。
terminal-reports-bound = { $bot } 的可剝削程度至少是 { $bound }（95% 信賴水準），0 是完全不能剝削，1 是每場都輸。
terminal-reports-bound-about = 這是下限：別的挑戰者也許更強。
terminal-reports-interpreted-challengers = 規則沒有編譯：有時間限制的挑戰者比編譯後弱。

## kwoon ladder

terminal-reports-ladder-progress = { $game } 的積分
terminal-reports-ladder-bot = 電腦
terminal-reports-ladder-rating = 積分
terminal-reports-ladder-against = 對 { $bot }
terminal-reports-ladder-speed = 決定/秒
terminal-reports-ladder-deals = 每一對的發牌組數，每組輪流坐每個座位：{ $pairs }。
terminal-reports-ladder-pair = { $first } 和 { $second } { $deals }
terminal-reports-ladder-games = 共 { $games } 場。重現：{ $options }
terminal-reports-not-writable = 無法寫入 { $path }：它是資料夾，或它的資料夾不存在。

## kwoon export

terminal-reports-wrote-games = 已把 { $count } 場 { $game } 寫入 { $path }（{ $size } MB）。
terminal-reports-wrote-repeatable = { $written }重現：{ $options }
terminal-reports-with-people = --with-people 需要道場：請加 --from-hall WHERE。
terminal-reports-left-people = 略過有真人的 { $count } 場。如果可以公開，請加 --with-people。
terminal-reports-left-packs = 略過用其他卡包的 { $count } 場。

## kwoon tree 與 kwoon solve

terminal-reports-wrote-tree = 已寫入 { $path }：{ $nodes } 個節點，{ $states } 個資訊狀態。
terminal-reports-max-nodes = --max-nodes 至少要是 1，不能是 { $nodes }。
terminal-reports-iterations = --iterations 至少要是 1，不能是 { $iterations }。
terminal-reports-two-players = 只能解兩人遊戲。
terminal-reports-too-many-outcomes = 光是一步就有超過 { $most } 種隨機結果，遊戲太大，無法求解。請用牌更少的卡包。
terminal-reports-too-many-nodes = 賽局樹超過 { $most } 個節點（目前有 { $states } 個資訊狀態），太大了，無法求解。請用牌更少的卡包，或提高 --max-nodes。
terminal-reports-no-solver = 《{ $game }》沒有「{ $names }」的求解器。有求解器的遊戲：{ $games }。
terminal-reports-other-game = { $path } 是《{ $game }》的對局檔。
terminal-reports-no-open-position = 對局檔裡沒有能解的局面：雙方都不能有隱藏的資訊。
terminal-reports-position-hidden = 第 { $moves } 步之後的局面不能解：雙方都不能有隱藏的資訊。
terminal-reports-position = 第 { $moves } 步之後的局面，沒有隱藏的資訊。
terminal-reports-solving = 求解
terminal-reports-tree = 賽局樹：{ $nodes } 個節點，{ $states } 個資訊狀態。
terminal-reports-value = CFR+ 迭代 { $iterations } 次後，1 號座位的價值：{ $low } 到 { $high }，贏是 1，輸是 -1。這個上下限是精確的。
terminal-reports-exploitability = 可剝削程度：{ $value }（隨機行動：{ $uniform }）。
terminal-reports-optimal = { $seat } 號座位的最佳第一步：{ $moves }。

## kwoon rules --clauses

terminal-reports-ruling = 本專案的裁定：{ $reason }
terminal-reports-tested-by = 測試情境：
terminal-reports-outside = 不在規則引擎內：{ $reason }
terminal-reports-not-covered = 還沒有測試情境

## kwoon new-game

terminal-reports-install = 安裝：{ $command }
terminal-reports-invalid-title = 「{ $title }」不能當遊戲名稱。名稱以英文字母開頭，例如 Tiger Claw，不能有雙引號或反斜線。
terminal-reports-reserved-title = 遊戲不能叫「{ $title }」：套件名稱「{ $package }」不能用。請換個名稱。
terminal-reports-folder-not-empty = { $folder } 不是空的資料夾。請用 --into 指定新的或空的資料夾。

## 缺少套件

terminal-reports-missing-package = { $purpose }需要套件「{ $package }」，但還沒安裝。請執行：{ $command }
terminal-reports-needs-hall = 道場
terminal-reports-needs-moderation = 管理道場
terminal-reports-needs-export = 讀取道場的對局
terminal-reports-needs-cluster = 在叢集上進行對局
terminal-reports-needs-numbers = 修改卡包的數字
terminal-reports-needs-query = 查詢研究
terminal-reports-needs-study = 儲存研究
terminal-reports-needs-tuning = 調整較多的數字
terminal-reports-needs-printing = 列印卡牌

## kwoon lab

terminal-reports-lab-resume = 再執行一次同樣的命令就會繼續。
terminal-reports-lab-progress = { $done } / { $total } 場
terminal-reports-lab-games-stopped = 已停止。{ $path } 存了 { $count } 場。{ $resume }
terminal-reports-lab-games-stored = { $path } 存了 { $count } 場 { $game }。
terminal-reports-lab-name-pack = 請指定要和原版比較的卡包（--pack FILE），或要互相比較的兩個卡包。
terminal-reports-lab-games-or-precision = --games 和 --precision 只能選一個。
terminal-reports-lab-minutes = --minutes 必須大於 0、最多 100000，不能是 { $minutes }。
terminal-reports-lab-tuning-stopped = 已停止。進度存在 { $path }。{ $resume }
terminal-reports-lab-tuning-lost = 已停止，什麼也沒存。
terminal-reports-lab-wrote-pack = 已把新卡包寫入 { $path }。
