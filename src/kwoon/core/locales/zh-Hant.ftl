### 各遊戲共用的文字

core-you = 你
core-seat = { $number } 號座位
core-hidden-card = 一張牌
# 選完幾張牌之後按的按鈕
core-done = 完成
core-number = { $number }
core-list-separator = 、
# 牌名連成招名時，中間不加空格：飛天長劍
core-word-separator = { "" }
core-sentence-separator = { "" }
core-list-and = { $first }和{ $last }
core-list-or = { $first }或{ $last }

## 牌庫、手牌與回合的事件

core-turn = 第 { $number } 回合：輪到{ $player }。
core-discard = { $player }棄掉：{ $cards }。
core-discard-nothing = { $player }保留所有的牌。
core-discard-random = { $player }隨機棄掉：{ $cards }。
core-discard-random-cause = 因為「{ $cause }」，{ $player }隨機棄掉：{ $cards }。
core-draw = { $player }抽到：{ $cards }。
core-draw-hidden = { $player }抽了 { $count } 張牌。
core-reshuffle = 棄牌堆的 { $count } 張牌洗成新的牌庫。
core-out = { $player }出局了。
core-out-discarding = { $player }出局了，棄掉：{ $cards }。
core-concede = { $player }認輸。

## 攻擊的事件

core-target = { $player }攻擊{ $target }。
core-no-block = { $player }不格擋。
core-counterattack = { $player }反擊{ $target }。
core-no-counterattack = { $player }不反擊{ $target }。

## 規則書的錯誤（給遊戲作者看）

core-clause-without-section = 條文「{ $clause }」不在規則書的任何一節。請加進某個標題下方的註解。
core-clause-in-several-sections = 條文「{ $clause }」出現在規則書的 { $count } 節。請只留一處。
core-unknown-clause = 規則書提到的條文「{ $clause }」不在 rules.toml 裡。

## 現在不能用牌的原因

core-why-over = 對局已經結束。
core-why-out = 你已經出局，只能觀戰。
core-why-not-your-turn = 還沒輪到你。
