### 《FIGHT 格鬥》的版面

## 版面上的位置

fight-board-table = 牌桌
fight-board-row = 公開列
fight-board-your-hand = 你的手牌
fight-board-hand = { $name }的手牌
fight-board-discard = 棄牌堆
# 得分堆的標籤
fight-board-won = 得分堆
fight-board-tie-breaker = 決勝牌
fight-board-points = 分
fight-board-turn = 第 { $number } 回合
fight-board-opening = 開局挑牌

## 招式相剋圖

fight-board-beats = { $winner }剋{ $loser }
fight-board-beats-sign = 相剋

## 這回合的兩張牌

fight-board-versus = 對
fight-board-set-aside = 已暗選
fight-board-last-turn = 上一回合：{ $text }
fight-board-lower-wins = 數字小的攻擊獲勝
fight-board-two-defenses = 沒有人獲勝
fight-board-tie = 平手
