### 《FIGHT 格斗》的版面

## 版面上的位置

fight-board-table = 牌桌
fight-board-row = 公开列
fight-board-your-hand = 你的手牌
fight-board-hand = { $name }的手牌
fight-board-discard = 弃牌堆
# 得分堆的标签
fight-board-won = 得分堆
fight-board-tie-breaker = 决胜牌
fight-board-points = 分
fight-board-turn = 第 { $number } 回合
fight-board-opening = 开局挑牌

## 招式相克图

fight-board-beats = { $winner }克{ $loser }
fight-board-beats-sign = 相克

## 这回合的两张牌

fight-board-versus = 对
fight-board-set-aside = 已暗选
fight-board-last-turn = 上一回合：{ $text }
fight-board-lower-wins = 数字小的攻击获胜
fight-board-two-defenses = 没有人获胜
fight-board-tie = 平手
