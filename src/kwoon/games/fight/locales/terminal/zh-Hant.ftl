### 終端機裡的《FIGHT 格鬥》

## 介紹

fight-terminal-intro-turn = 每回合雙方暗中選一張牌，再同時翻開。{ $beats }。
fight-terminal-beats = { $winner }剋{ $loser }
fight-terminal-intro-attacks = { $attacks }是攻擊。兩張攻擊相碰，數字小的獲勝；兩張防禦相碰，沒有人獲勝。
fight-terminal-intro-pile = 用攻擊獲勝，那張牌就進你的得分堆；用防禦獲勝，被擋下的攻擊進你的得分堆。牌上的數字就是分數。
fight-terminal-intro-goal = 先得 { $points } 分贏得一局，先贏 { $rounds } 局贏得整場格鬥。
fight-terminal-intro-tie-breaker = 決勝牌是這一局贏來的牌中最大的一張，同樣大時是最後贏來的那張。平手時由決勝牌的主人獲勝，牌用完時這一局也歸他。還沒有人擁有時，擲硬幣決定。
fight-terminal-intro-tie-breaker-sign = 決勝牌（{ $sign }）是這一局贏來的牌中最大的一張，同樣大時是最後贏來的那張。平手時由決勝牌的主人獲勝，牌用完時這一局也歸他。還沒有人擁有時，擲硬幣決定。
fight-terminal-intro-row = 中央是 { $cards } 張牌的公開列。贏得回合的人拿走一張，輸的人從牌庫抽一張。沒有人獲勝時，雙方各拿一張，決勝牌的主人先拿。

## 版面

fight-terminal-title = FIGHT 格鬥：第 { $round } 局，第 { $turn } 回合
fight-terminal-title-opening = FIGHT 格鬥：第 { $round } 局，開局挑牌
fight-terminal-player = { $player }
fight-terminal-points = { $points } / { $goal } 分
fight-terminal-rounds-and-pile = ，{ $rounds } / { $goal } 局，得分堆：
fight-terminal-empty = 空
fight-terminal-deck = （牌庫剩 { $count } 張）
fight-terminal-row = 公開列
fight-terminal-discarded = 已棄掉
fight-terminal-your-hand = 你的手牌
fight-terminal-hand = { $player }的手牌
fight-terminal-pile = { $player }的得分堆
fight-terminal-hand-size = 手牌 { $count } 張
fight-terminal-from-row = ，拿自公開列的有{ $cards }
fight-terminal-tie-breaker-mark = （決勝牌）
fight-terminal-face-down = { $count } 張蓋住的牌

## 走法與事件

fight-terminal-you-won = 你贏了這一回合。
fight-terminal-choose-second = 這回合沒有人獲勝，你後挑。
fight-terminal-choose-first-tie-breaker = 這回合沒有人獲勝，你有決勝牌，所以先挑。
fight-terminal-choose-first-coin = 這回合沒有人獲勝，你擲硬幣獲勝，所以先挑。
fight-terminal-attack-note = 剋{ $beaten }，被{ $winner }所剋，值 { $points } 分
fight-terminal-defense-note = 剋{ $beaten }，被{ $winner }所剋
fight-terminal-defense-summary = { $kind }，數字不計
fight-terminal-why-in-hand = { $card }在你手上。請從公開列拿一張。
fight-terminal-two-attacks = 兩張攻擊：{ $lower } 小於 { $higher }。
fight-terminal-attack-wins = { $winner }剋{ $loser }。
fight-terminal-defense-wins = { $winner }剋{ $loser }，並收走它。

## 用語

fight-terminal-term-pass = 跳過：《FIGHT 格鬥》不能跳過，每回合雙方都要出一張牌。
fight-terminal-term-tie-breaker = 決勝牌：這一局贏來的牌中最大的一張，同樣大時是最後贏來的那張。平手時由它的主人獲勝。
fight-terminal-term-row = 公開列：中央正面朝上的牌。贏得回合的人拿走一張，輸的人從牌庫抽牌。
fight-terminal-term-pile = 得分堆：玩家這一局贏來的攻擊。牌上的數字就是分數。
fight-terminal-term-attack = 攻擊：拳擊或踢擊。兩張攻擊相碰，數字小的獲勝；平手時由決勝牌決定。
fight-terminal-term-defense = 防禦：招架或閃避。擋下一種攻擊並收走那張牌。兩張防禦相碰，什麼也沒發生。
fight-terminal-term-value = 數字：兩張攻擊相碰，數字小的獲勝。得分堆裡的攻擊，數字就是分數。防禦的數字從不計算。
