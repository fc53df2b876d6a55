### FIGHT：牌桌上的紀錄、走法與原因
### 用語：row 公開列 · Tie Breaker 決勝牌 · pile 得分堆 · round 局 · turn 回合 · the FIGHT 整場格鬥 · Punch 拳擊 · Kick 踢擊 · Parry 招架 · Dodge 閃避 · beats 剋

# $move 是招式名稱，例如「拳擊」。
fight-card = { $move } { $value }
fight-move-play = 打出{ $card }
fight-move-take = 拿走{ $card }

## 提示

fight-prompt-play = 選一張牌打出。雙方都選好之前，誰也看不到。
fight-prompt-first-take = 從公開列拿一張牌，湊齊手牌。
fight-prompt-take = 從公開列拿一張牌。

## 事件

fight-event-round = 第 { $number } 局開始。
fight-event-turn = 第 { $number } 回合。
fight-event-row = 公開列補上{ $cards }。
fight-event-draw = { $player }抽到{ $cards }。
fight-event-take = { $player }從公開列拿走{ $card }。
fight-event-coin-first-pick = { $player }擲硬幣獲勝，先從公開列挑牌。
fight-event-coin-turn = { $player }擲硬幣獲勝，贏得這一回合。
fight-event-coin-round = { $player }擲硬幣獲勝，贏得這一局。
fight-event-reveal = { $first }打出{ $first_card }，{ $second }打出{ $second_card }。
# 兩張數字相同的攻擊，$owner 擁有決勝牌。
fight-event-tie = 兩張 { $value }：由{ $owner }的決勝牌分出勝負。
fight-event-tie-coin = 兩張 { $value }，但沒有人有決勝牌：擲硬幣決定。
fight-event-nobody = 兩張防禦：這回合沒有人獲勝。
# $points 是這一局目前的總分。
fight-event-win = { $player }贏得{ $card }，目前 { $points } 分。
fight-event-breaker = 它成了決勝牌，放在{ $owner }的得分堆上。
fight-event-discard = 棄掉{ $cards }。
fight-event-row-empty = 公開列補不滿了：由{ $owner }的決勝牌決定這一局。
fight-event-row-empty-coin = 公開列補不滿了，也沒有人有決勝牌：擲硬幣決定這一局。
fight-event-deck-empty = 牌庫空了：由{ $owner }的決勝牌決定這一局。
fight-event-deck-empty-coin = 牌庫空了，也沒有人有決勝牌：擲硬幣決定這一局。
fight-event-round-by-points = { $player }以 { $points } 分贏得這一局。
fight-event-round-by-breaker = { $player }贏得這一局。
fight-event-match = { $player }贏得整場格鬥。

## 結果

fight-outcome-conceded = { $loser }認輸，{ $winner }獲勝。
fight-outcome-rounds = { $winner }拿下 { $rounds } 局，贏得整場格鬥。
fight-outcome-depleted = { $winner }拿下 { $rounds } 局，贏得整場格鬥。最後一局牌用完了，由{ $winner }的決勝牌決定勝負。
fight-outcome-coin = { $winner }拿下 { $rounds } 局，贏得整場格鬥。最後一局牌用完了，由擲硬幣決定勝負。

## 現在不能用這張牌的原因

fight-why-chosen = 你已經選好了。收回這張牌才能改選。
fight-why-other-chooses = 另一位玩家正在選牌。
fight-why-take-first = 先從公開列拿一張牌。
fight-why-play-first = 先從手牌打出一張。回合結束後才從公開列拿牌。
fight-why-elsewhere = 只能選手牌或公開列裡的牌。
