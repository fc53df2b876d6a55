### FIGHT：牌桌上的记录、走法与原因
### 用语：row 公开列 · Tie Breaker 决胜牌 · pile 得分堆 · round 局 · turn 回合 · the FIGHT 整场格斗 · Punch 拳击 · Kick 踢击 · Parry 招架 · Dodge 闪避 · beats 克

# $move 是招式名称，例如“拳击”。
fight-card = { $move } { $value }
fight-move-play = 打出{ $card }
fight-move-take = 拿走{ $card }

## 提示

fight-prompt-play = 选一张牌打出。双方都选好之前，谁也看不到。
fight-prompt-first-take = 从公开列拿一张牌，凑齐手牌。
fight-prompt-take = 从公开列拿一张牌。

## 事件

fight-event-round = 第 { $number } 局开始。
fight-event-turn = 第 { $number } 回合。
fight-event-row = 公开列补上{ $cards }。
fight-event-draw = { $player }抽到{ $cards }。
fight-event-take = { $player }从公开列拿走{ $card }。
fight-event-coin-first-pick = { $player }掷硬币获胜，先从公开列挑牌。
fight-event-coin-turn = { $player }掷硬币获胜，赢得这一回合。
fight-event-coin-round = { $player }掷硬币获胜，赢得这一局。
fight-event-reveal = { $first }打出{ $first_card }，{ $second }打出{ $second_card }。
# 两张数字相同的攻击，$owner 拥有决胜牌。
fight-event-tie = 两张 { $value }：由{ $owner }的决胜牌分出胜负。
fight-event-tie-coin = 两张 { $value }，但没有人有决胜牌：掷硬币决定。
fight-event-nobody = 两张防御：这回合没有人获胜。
# $points 是这一局目前的总分。
fight-event-win = { $player }赢得{ $card }，目前 { $points } 分。
fight-event-breaker = 它成了决胜牌，放在{ $owner }的得分堆上。
fight-event-discard = 弃掉{ $cards }。
fight-event-row-empty = 公开列补不满了：由{ $owner }的决胜牌决定这一局。
fight-event-row-empty-coin = 公开列补不满了，也没有人有决胜牌：掷硬币决定这一局。
fight-event-deck-empty = 牌库空了：由{ $owner }的决胜牌决定这一局。
fight-event-deck-empty-coin = 牌库空了，也没有人有决胜牌：掷硬币决定这一局。
fight-event-round-by-points = { $player }以 { $points } 分赢得这一局。
fight-event-round-by-breaker = { $player }赢得这一局。
fight-event-match = { $player }赢得整场格斗。

## 结果

fight-outcome-conceded = { $loser }认输，{ $winner }获胜。
fight-outcome-rounds = { $winner }拿下 { $rounds } 局，赢得整场格斗。
fight-outcome-depleted = { $winner }拿下 { $rounds } 局，赢得整场格斗。最后一局牌用完了，由{ $winner }的决胜牌决定胜负。
fight-outcome-coin = { $winner }拿下 { $rounds } 局，赢得整场格斗。最后一局牌用完了，由掷硬币决定胜负。

## 现在不能用这张牌的原因

fight-why-chosen = 你已经选好了。收回这张牌才能改选。
fight-why-other-chooses = 另一位玩家正在选牌。
fight-why-take-first = 先从公开列拿一张牌。
fight-why-play-first = 先从手牌打出一张。回合结束后才从公开列拿牌。
fight-why-elsewhere = 只能选手牌或公开列里的牌。
