### 實驗室：報告與比較的文字，顯示在瀏覽器與終端機
### 電腦（lab-bot-…）、結束方式（lab-ending-…）、角色（lab-role-…）與計數（lab-counter-…）的代號由英文組成，英文在程式裡
### 用語：game 對局（量詞「場」，與 round 局區分）· share of the wins 勝場占比 · points 百分點 · deal 發牌 · matchup 對戰組合 ·
### equilibrium 均衡 · tension 懸念 · favorite 看好的一方 · deficit 落後 · interval 信賴區間 · significant 顯著 · hold 持有

## 名稱

lab-seat = { $number } 號座位
# 行動順序中的位置
lab-place = 第 { $number } 位
lab-seats = { $count } 人
# 同名的牌以代號區分
lab-card-with-code = { $card }（{ $code }）
# 比較兩個卡包的報告的欄名
lab-bot-this-pack = { $bot }，這個卡包
lab-bot-other-pack = { $bot }，另一個卡包
lab-option-edition = 規則版本
lab-and-more = { $items }和另外 { $count } 張

lab-bot-random = 溫和
lab-bot-novice = 簡單
lab-bot-greedy = 穩健
lab-bot-student = 強
lab-bot-master = 大師
lab-bot-learned = 自學
lab-bot-quick = 快速
lab-bot-random-50 = 溫和／簡單
lab-bot-novice-50 = 簡單／穩健
lab-bot-greedy-50 = 穩健／強
lab-bot-student-50 = 強／大師
lab-bot-bold = 大膽
lab-bot-careful = 謹慎
lab-bot-tricky = 狡猾

lab-role-dogs = 少林汪
lab-role-cats = 甲賀喵

lab-ending-conceded = 認輸
lab-ending-rounds = 贏滿局數
lab-ending-stalemate = 僵局
lab-ending-depleted = 牌用完，比決勝牌
lab-ending-depleted-coin = 牌用完，擲硬幣
lab-ending-last = 淘汰其他人
lab-ending-everybody-out = 全部出局
lab-ending-turn-cap = 回合上限
lab-ending-both-defeated = 雙方鬥志歸零
lab-ending-draw = 平手
lab-ending-defeated = 鬥志歸零
lab-ending-victory = 勝點領先
lab-ending-pile = 獎勵牌庫用完
lab-ending-pile-spirit = 獎勵牌庫用完，比鬥志

## 數字：數值與信賴區間，以及各種電腦的數值（「快速電腦 51.2%（50.8 到 51.6）」）

lab-interval = { $value }（{ $low } 到 { $high }）
lab-range = { $low } 到 { $high }
lab-with-bot = { $bot }電腦 { $value }

## 統計

lab-unit-points = 百分點
lab-unit-turns = 回合
lab-unit-rounds = 局
lab-unit-decisions = 次決策
lab-statistic-seat = 座位
lab-statistic-seat-about = 各座位的勝場占比。共同獲勝時平分。
lab-statistic-order = 行動順序
lab-statistic-order-about = 第 1 位玩家、第 2 位玩家等的勝場占比。
lab-statistic-role = 角色
lab-statistic-role-about = 角色或陣營的勝場占比。
lab-statistic-matchup = 對戰組合
lab-statistic-matchup-about = 指定雙方角色時，一個角色對另一個角色的勝率。
lab-statistic-draws = 平手
lab-statistic-draws-about = 全員平手的對局比例。
lab-statistic-turns = 回合數
lab-statistic-turns-about = 每場對局的回合數。
lab-statistic-rounds = 局數
lab-statistic-rounds-about = 每場對局的局數。
lab-statistic-decisions = 決策數
lab-statistic-decisions-about = 每場對局所有座位的決策總數。
lab-statistic-ending = 結束方式
lab-statistic-ending-about = 以這種方式結束的對局比例。
lab-statistic-opening = 起手價值
lab-statistic-opening-about = 開局多發一張這種牌，勝率比多發一張平均的牌增加幾個百分點。所有的牌一起估計。
lab-statistic-drawn = 抽到的價值
lab-statistic-drawn-about = 同上，但算的是第 3 回合結束前多拿到的一張，只計還在場上的座位。
lab-statistic-played = 打出率
lab-statistic-played-about = 持有的牌有多少比例被打出。
lab-statistic-won = 打出時的勝率
lab-statistic-won-about = 打出這張牌的座位的勝率。參考價值不大，因為贏家本來就打出較多牌。
lab-win-share-seat = { $number } 號座位的勝場占比
lab-win-share-place = 第 { $number } 位玩家的勝場占比
lab-win-share-role = { $role }的勝場占比
lab-matchup = { $role }對{ $other }
lab-games-ending = 以「{ $ending }」結束的對局
lab-statistic-of-card = { $statistic }：{ $card }

## 報告的主要發現（$values：「快速電腦 51.2%（50.8 到 51.6）、穩健電腦 50.4%（48.1 到 52.7）」）

lab-first-player-wins = 第 1 位玩家的勝場占比：{ $values }。均等時是 { $even }%。
lab-last-player-wins = 最後一位玩家的勝場占比：{ $values }。均等時是 { $even }%。
lab-seat-bias = { $seat }的勝場占比：{ $values }。各座位的條件相同，所以是電腦對座位有偏差。
lab-seat-wins = { $seat }的勝場占比：{ $values }。
lab-role-wins = { $role }的勝場占比：{ $values }。均等時是 { $even }%。
lab-best-card = 開局多一張{ $card }值 { $value }個百分點，所有的牌中最高。
lab-best-card-agreed = 開局多一張{ $card }值 { $value }個百分點，所有的牌中最高；{ $bot }電腦是 { $other_value }。
lab-best-card-disputed = 開局多一張{ $card }值 { $value }個百分點，所有的牌中最高，但{ $bot }電腦是 { $other_value }：差別可能在於打法。
lab-worst-card = 開局多一張{ $card }值 { $value }個百分點，所有的牌中最低。
lab-worst-card-agreed = 開局多一張{ $card }值 { $value }個百分點，所有的牌中最低；{ $bot }電腦是 { $other_value }。
lab-worst-card-disputed = 開局多一張{ $card }值 { $value }個百分點，所有的牌中最低，但{ $bot }電腦是 { $other_value }：差別可能在於打法。
lab-rarely-played = { $cards }很少打出：持有時只有不到 { $percent }% 會用。
lab-game-length = 一場對局有 { $turns }個回合、{ $decisions }次決策。
lab-draws = { $share }的對局平手。
lab-worst-matchup = { $role }對{ $other }的勝率：{ $values }。
lab-matchups-even = 沒有顯著不均的對戰組合。
lab-equilibrium-only = 均衡時只選{ $role }：{ $bot }電腦用其他角色都占不到便宜。
lab-equilibrium-never = 均衡時從不選{ $roles }：{ $bot }電腦輪流用其他角色，至少一樣好。
lab-deal-hardly-matters = 發牌的影響很小：最多解釋結果變異的 { $percent }%。
lab-deal-explains = 發牌解釋了結果變異的 { $share }。
lab-decided = 對局進行到 { $share }時勝負已定；{ $percent }% 的對局，看好的一方從未易主。
# $option 是指令的一部分：「--bots quick student」
lab-random-bots = 這裡只有{ $bot }電腦，它在這款遊戲裡隨機出招。請以更強的電腦確認結果：{ $option }。
lab-shallow-bots = 這裡只有{ $bot }電腦，它只考慮當前的回合。請以更強的電腦確認結果：{ $option }。

## 兩個卡包的比較（$statistic：「第 1 位玩家的勝場占比」）

lab-compare-main-higher = 「{ $statistic }」高 { $change }個百分點，由 { $other_value }% 變為 { $value }%（{ $bot }電腦，各 { $games } 場）。
lab-compare-main-lower = 「{ $statistic }」低 { $change }個百分點，由 { $other_value }% 變為 { $value }%（{ $bot }電腦，各 { $games } 場）。
lab-compare-higher = 「{ $statistic }」高 { $change }{ $unit }，由 { $other_value } 變為 { $value }（{ $bot }電腦，各 { $games } 場）。
lab-compare-lower = 「{ $statistic }」低 { $change }{ $unit }，由 { $other_value } 變為 { $value }（{ $bot }電腦，各 { $games } 場）。
lab-compare-too-few = 場數太少，無法下結論：每個卡包至少要 { $games } 場。
lab-compare-imprecise = 預定的對局都打完了，信賴區間仍比要求的寬。
lab-compare-none = { $count } 項統計都沒有顯著差異（{ $bot }電腦，各 { $games } 場）。
lab-compare-more = 另有 { $count } 項顯著差異，請看表格。
lab-column-statistic = 統計
lab-column-this-pack = 這個卡包
lab-column-other-pack = 另一個卡包
lab-column-difference = 差異
lab-column-interval = 95% 信賴區間
lab-column-number = 數值
lab-column-current-value = 目前
lab-significant = 顯著

## 單張牌的測量

lab-card-opening-value = 開局多一張{ $card }，與多一張平均的牌相比，價值 { $value }個百分點（{ $bot }電腦，{ $games } 場）。
lab-card-swap = 用它換掉手中另一張牌，值 { $value }個百分點（{ $bot }電腦，{ $games } 場）。
lab-card-not-dealt = { $card }不是隨機發的，只能測量禁用的影響。
lab-card-ban-wins = 只有一位玩家不能用它時，這位玩家的勝率提高 { $value }個百分點（{ $bot }電腦，{ $games } 場）。
lab-card-ban-loses = 只有一位玩家不能用它時，這位玩家的勝率降低 { $value }個百分點（{ $bot }電腦，{ $games } 場）。
lab-card-ban-wins-at-most = 只有一位玩家不能用它時，這位玩家的勝率提高 { $value }個百分點（{ $bot }電腦，{ $games } 場）。這是上限，因為少了它，這種電腦會放棄整個計畫。
lab-card-ban-loses-at-most = 只有一位玩家不能用它時，這位玩家的勝率降低 { $value }個百分點（{ $bot }電腦，{ $games } 場）。這是上限，因為少了它，這種電腦會放棄整個計畫。

## 逐一調整：卡包的每個數值各變動一格（$option 是指令的一部分：「--games 2000」）

lab-sweep-effective = { $total } 個數值中，有 { $count } 個變動一格會有顯著影響（{ $bot }電腦，各 { $games } 場）。
lab-sweep-too-few = 場數太少，無法下結論（{ $bot }電腦，各 { $games } 場）。每種設定至少要 { $minimum } 場（{ $option }）。
lab-sweep-too-few-for = { $total } 個數值中，有 { $count } 個場數太少，無法下結論（{ $bot }電腦，各 { $games } 場）。每種設定至少要 { $minimum } 場（{ $option }）。
lab-sweep-effect = { $number }（目前 { $value }）影響{ $statistic }：{ $steps }。
lab-sweep-step = { $step }：{ $change }
lab-sweep-ineffective = 沒有顯著影響：{ $numbers }。
lab-sweep-ineffective-and-more = 沒有顯著影響：{ $numbers }，另外還有 { $count } 個。
lab-sweep-invalid-steps = { $count } 個變動不符合卡包的規定，例如：{ $example }

## 終端機裡的報告

lab-wrote-page = 已寫入 { $file }，請用瀏覽器開啟。
lab-wrote-results = 完整結果已寫入 { $file }。
lab-text-facts = { $facts }。
lab-text-games = { $bot }電腦 { $count } 場
lab-text-option = { $name }：{ $value }
lab-text-seed = 亂數種子 { $seed }
lab-text-pack-original = 卡包：原版（{ $fingerprint }）。
lab-text-pack-differs = 卡包 { $fingerprint } 與原版不同：
lab-text-fairness = 公平
lab-text-fairness-about = 勝場占比（%）。均等時是 { $even }。
lab-text-matchups = 對戰組合
lab-text-matchups-about = 橫列角色對直行角色的勝率（%）。角色由程式指定，不是電腦挑的。
lab-text-matchups-observed = 橫列角色對直行角色的勝率（%），取自這些對局。
lab-text-matchups-of = { $bot }電腦：
lab-text-matchups-of-games = { $bot }電腦，每組 { $count } 場：
lab-text-equilibrium = 均衡
lab-text-solved = 已解出：公開換面、雙方都採取最佳走法時，橫列角色在一局中的勝率（%）。
lab-text-solved-error = 四捨五入前的最大誤差：{ $points }。
lab-text-cards = 卡牌，{ $bot }電腦
# 表格裡的記號：* 與 o
lab-text-cards-about = 價值：開局多發一張這種牌，勝率比多發一張平均的牌增加幾個百分點。*：依牌數校正後顯著。o：有自行設計、可以更改的數值。贏家本來就打出較多牌，所以打出時的勝率參考價值不大。
lab-text-cards-about-no-values = o：有自行設計、可以更改的數值。贏家本來就打出較多牌，所以打出時的勝率參考價值不大。
# 卡牌表格的欄名
lab-text-card = 卡牌
lab-text-value = 價值
lab-text-drawn = 抽到
lab-text-played = 使用
lab-text-won = 勝率
lab-text-held = 持有
lab-text-card-use = 卡牌用途，{ $bot }電腦
lab-text-card-use-about = 持有這張牌的座位，平均發生各種事件的次數。
lab-text-length = 長度與結束方式
lab-text-draws = 平手（%）
lab-text-ending = 結束：{ $ending }（%）
lab-text-tension = 懸念
lab-text-tension-about = { $bot }電腦 { $count } 場對局每回合的勝率。
lab-text-deficit = 落後：整場平均，贏家落後領先者 { $points } 個百分點。
lab-text-decided = 勝負已定：對局進行 { $percent }% 之後，贏家的勝率一直高於 90%。
lab-text-favorites = 看好的一方易主的次數與對局比例（%）：{ $changes }。
lab-text-percent-of-game = 對局進度（%）
lab-text-lower-quartile = 下四分位
lab-text-median = 中位數
lab-text-upper-quartile = 上四分位
lab-text-skill-and-luck = 實力與運氣
lab-text-duel = { $bot }對{ $other }的勝率是 { $percent }%（{ $count } 組發牌）。
lab-text-luck = 發牌的運氣：解釋結果變異的 { $percent }%。
lab-text-seat-counts = 其他人數與選項
lab-text-seat-count = { $name }：{ $facts }
lab-text-turns = { $turns } 個回合
lab-text-draw-rate = 平手 { $percent }%
lab-text-by-order = 依行動順序：{ $values }
lab-text-effects = 卡包數值的影響
lab-text-effects-on = 變動一格對{ $statistic }的影響：
lab-text-number = 數值
lab-text-one-more = 加一
lab-text-one-less = 減一
lab-text-reproduce = 重現這份報告：

## 卡牌用途的計數

lab-counter-dealt = 發到
lab-counter-about-copies-in-the-opening-deal = 開局發到的張數。
lab-counter-drawn = 抽到
lab-counter-about-copies-drawn-later = 之後抽到的張數。
lab-counter-early = 早期
lab-counter-about-copies-dealt-or-obtained-by-the-end-of-the-seat-s-third-turn = 開局發到，或在第 3 回合結束前拿到的張數。
lab-counter-used = 使用
lab-counter-about-number-of-the-seat-s-events-that-involve-the-card = 該座位與這張牌有關的事件數。
lab-counter-taken = 拿走
lab-counter-about-copies-taken-from-the-row = 從公開列拿走的張數。
lab-counter-about-copies-taken-from-another-player = 從其他玩家手中拿走的張數。
lab-counter-played = 打出
lab-counter-about-times-played = 打出的次數。
lab-counter-won = 獲勝
lab-counter-about-times-it-won-and-went-to-the-seat-s-victory-pile = 獲勝並進入得分堆的次數。
lab-counter-about-arenas-won-by-its-team-as-the-leader = 擔任首領時隊伍贏得的擂台數。
lab-counter-lost = 落敗
lab-counter-about-arenas-lost-by-its-team-as-the-leader = 擔任首領時隊伍輸掉的擂台數。
lab-counter-breaker = 決勝牌
lab-counter-about-times-it-became-the-tie-breaker = 成為決勝牌的次數。
lab-counter-hit = 命中
lab-counter-about-attacks-with-it-that-hit = 用它攻擊並命中的次數。
lab-counter-blocked = 格擋
lab-counter-about-attacks-with-it-that-were-blocked = 用它攻擊，遭到格擋的次數。
lab-counter-about-times-used-in-a-block = 用於格擋的次數。
lab-counter-about-times-played-as-a-block = 當作格擋打出的次數。
lab-counter-evaded = 閃避
lab-counter-about-attacks-with-it-that-were-evaded = 用它攻擊，遭到閃避的次數。
lab-counter-interrupted = 打斷
lab-counter-about-attacks-with-it-that-were-interrupted = 用它攻擊，遭到打斷的次數。
lab-counter-stopped = 阻止
lab-counter-about-attacks-of-the-opponent-that-it-blocked-evaded-or-interrupted = 格擋、閃避或打斷對手攻擊的次數。
lab-counter-damage = 傷害
lab-counter-about-damage-that-the-opponent-took-while-it-was-played = 打出時對手受到的傷害。
lab-counter-suffered = 受傷
lab-counter-about-damage-that-its-owner-took-while-it-was-played = 打出時自己受到的傷害。
lab-counter-initiative = 先機
lab-counter-about-times-it-gave-its-owner-the-initiative = 讓自己取得先機的次數。
lab-counter-brought = 出戰
lab-counter-about-times-used-in-a-team = 加入隊伍的次數。
lab-counter-led = 首領
lab-counter-about-times-used-as-the-leader-of-a-team = 擔任隊伍首領的次數。
lab-counter-gained = 獲得
lab-counter-about-times-gained-as-a-reward-its-only-use = 當作獎勵獲得的次數；這是它唯一的用途。
lab-counter-vp = 勝點
lab-counter-about-victory-points-gained-from-it = 靠它得到的勝點。
lab-counter-sp = 鬥志
lab-counter-about-spirit-points-that-it-cost-the-opponent-or-restored-to-its-owner = 讓對手失去，或讓自己恢復的鬥志。
lab-counter-attacked = 攻擊
lab-counter-about-times-used-in-an-attack = 用於攻擊的次數。
lab-counter-paid = 代價
lab-counter-about-times-discarded-as-a-cost = 當作代價棄掉的次數。
lab-counter-discarded = 棄掉
lab-counter-about-times-discarded-at-the-start-of-a-turn-exchanged-or-discarded-at-random = 在回合開始時棄掉、交換或隨機棄掉的次數。
lab-counter-about-times-discarded-from-the-hand = 從手中棄掉的次數。
lab-counter-returned = 收回
lab-counter-about-times-taken-back-into-the-hand = 收回手中的次數。
lab-counter-left = 剩下
lab-counter-about-copies-left-in-the-hand-of-a-player-who-was-knocked-out = 玩家出局時手中剩下的張數。
lab-counter-chi = 氣
lab-counter-about-chi-lost-by-the-targets-of-attacks-with-it = 用它攻擊時，目標失去的氣。
lab-counter-about-chi-lost-by-the-targets-of-attacks-based-on-it = 以它為主的攻擊讓目標失去的氣。
lab-counter-struck = 主攻
lab-counter-about-times-used-as-the-base-of-an-attack = 當作攻擊主體的次數。
lab-counter-added = 加入
lab-counter-about-times-added-to-an-attack = 加入攻擊的次數。
lab-counter-entered = 進場
lab-counter-about-times-put-into-play-as-a-weapon-stance-or-attachment = 當作武器、架式或附著物進場的次數。
lab-counter-restored = 回氣
lab-counter-about-times-played-to-restore-chi = 打出來回復氣的次數。
lab-counter-special = 特殊
lab-counter-about-times-played-as-a-special-card = 當作特殊牌打出的次數。
lab-counter-given = 離場
lab-counter-about-times-it-left-play-dropped-replaced-lost-or-not-paid-for = 離場的次數：放棄、取代、失去或沒有付出代價。
