### 《龍拳》：牌桌上的紀錄、走法與原因
### 用語：high / low 上段 / 下段 · flip 倒轉 · unflip 轉正 · switch 翻面 · white / red side 白面 / 紅面 · Initiative 先機 · strength 力道 · time 時間 · health 生命 · interrupt 打斷 · projectile 飛行道具 · character 角色 · special move 特殊招式 · basic card 基本牌 · Taunt 挑釁 · round 局 · turn 回合

dragon-punch-high = 上段
dragon-punch-low = 下段

## 走法

dragon-punch-move-play = 打出{ $card }
# $white 與 $red 是同一張牌兩面的招式。
dragon-punch-move-switch = 把{ $white }翻面成{ $red }
dragon-punch-move-switch-flipped = 把倒轉的{ $white }翻面成{ $red }
dragon-punch-move-pick = 選{ $card }
# $first 與 $second 是一張牌上的兩個招式。
dragon-punch-move-add = 加入{ $first } / { $second }
dragon-punch-move-hide = 藏起較早倒轉的牌
dragon-punch-move-show = 公開所有倒轉的牌
dragon-punch-move-pick-first = 先選
dragon-punch-move-pick-second = 後選

## 提示

dragon-punch-prompt-play = 選一個招式。雙方都選好之前，誰也看不到。
dragon-punch-prompt-play-initiative = 選一個招式。先機在{ $holder }手上，{ $holder }的攻擊先出手。
dragon-punch-prompt-switch = 選 { $count } 張牌從白面翻成紅面。
dragon-punch-prompt-switch-more = 再選 { $count } 張牌從白面翻成紅面。
dragon-punch-prompt-pick = 選一個角色：在六張基本牌之外，再加一張有兩個特殊招式的牌。
dragon-punch-prompt-add = 除了挑釁，再加 { $basics } 張基本牌和 { $characters } 個角色。對手看不到你選了什麼。
dragon-punch-prompt-add-basics = 除了挑釁，再加 { $basics } 張基本牌。對手看不到你選了什麼。
dragon-punch-prompt-add-characters = 除了挑釁，再加 { $characters } 個角色。對手看不到你選了什麼。
dragon-punch-prompt-order = 你輸了上一場。這次要先選還是後選？
dragon-punch-prompt-hide = 這場要藏起倒轉的牌嗎？最新的一張一定看得到。

## 事件

dragon-punch-event-coin = { $player }擲硬幣獲勝，先選角色。
dragon-punch-event-order-self = { $player }決定先選角色。
# $first 是先選角色的玩家。
dragon-punch-event-order-other = { $player }讓{ $first }先選角色。
dragon-punch-event-pick = { $player }選了{ $card }。
dragon-punch-event-ready = { $player }選好了 { $count } 張牌。
dragon-punch-event-your-hand = 你的手牌：{ $cards }。
dragon-punch-event-hides = { $player }藏起倒轉的牌，只留最新的一張。
dragon-punch-event-shows = { $player }公開所有倒轉的牌。
dragon-punch-event-round = 第 { $number } 局開始。
dragon-punch-event-turn = 第 { $number } 回合。
dragon-punch-event-reveal = { $first }打出{ $first_card }，{ $second }打出{ $second_card }。
dragon-punch-event-damage = { $player }受到 { $damage } 點傷害。
# 只有該玩家知道是哪些牌。
dragon-punch-event-switch-hidden = { $player-is ->
    [you] 你暗中把 { $count } 張手牌翻面。
   *[other] { $player }暗中把 { $count } 張手牌翻面，手上每張白牌都有可能。
}
dragon-punch-change = { $white }翻成{ $red }
# $changes 是一串改變，例如「上段踢翻成連環踢」。
dragon-punch-event-switch = { $player }的{ $changes }。
dragon-punch-event-health = { $player }還有 { $health } 點生命。
dragon-punch-event-unflip = { $player }把牌全部轉正。
dragon-punch-event-initiative = { $player }取得先機：下回合{ $player }的攻擊先出手。
dragon-punch-event-initiative-contested = 雙方都取得先機，所以下回合誰也沒有先機。
dragon-punch-event-initiative-over = { $player }的先機結束了。
# $rounds 是該玩家目前贏得的局數。
dragon-punch-event-round-won = { $player }贏得這一局，共贏 { $rounds } 局。
dragon-punch-event-round-double = 雙雙倒下：這一局沒有人獲勝。
dragon-punch-event-round-stalemate = 連續 { $turns } 回合毫髮無傷：這一局沒有人獲勝。
dragon-punch-event-match = { $player }贏得比賽。
dragon-punch-event-no-winners = 連續 { $rounds } 局沒有人獲勝：比賽到此結束。
dragon-punch-event-stalemate = 連續 { $rounds } 局沒有人受傷：比賽到此結束。
dragon-punch-event-limit = 已經打了 { $rounds } 局：比賽到此結束。

## 攻擊的結果：$blow 是下一則文字，$card 是另一位玩家的牌

# $height 是「上段」或「下段」。
dragon-punch-blow = { $player }的{ $card }（{ $height }）
dragon-punch-event-no-attack = 雙方都沒有攻擊。
dragon-punch-event-blocked = { $blow }被{ $card }擋下。
dragon-punch-event-evaded = { $blow }被{ $card }閃過。
dragon-punch-event-unblockable = { $card }擋不住{ $attack }。
dragon-punch-event-hit = { $blow }命中，造成 { $strength } 點傷害。
dragon-punch-event-hit-initiative = { $blow }以先機命中，造成 { $strength } 點傷害。
dragon-punch-event-hit-time = { $blow }比較快，命中並造成 { $strength } 點傷害。
dragon-punch-event-hit-same-time = { $blow }與對手一樣快，命中並造成 { $strength } 點傷害。
dragon-punch-event-hit-uninterruptible = { $blow }無法打斷，命中並造成 { $strength } 點傷害。
dragon-punch-event-interrupted-initiative = { $blow }被打斷：先機在{ $other }手上，{ $card }先出手。
dragon-punch-event-interrupted-time = { $blow }被打斷：{ $other }的{ $card }比較快。
dragon-punch-event-interrupted-projectile = { $blow }被打斷：兩個飛行道具相撞。

## 結果

dragon-punch-outcome-draw = 平手：比賽結束時，雙方贏得的局數相同。
dragon-punch-outcome-conceded = { $loser }認輸，{ $winner }獲勝。
dragon-punch-outcome-stalemate = 最後幾局都沒有分出勝負，{ $winner }贏得的局數較多，獲勝。
dragon-punch-outcome-rounds = { $winner }拿下 { $rounds } 局，贏得比賽。

## 現在不能用這張牌的原因

dragon-punch-why-chosen = 你已經選好了。收回才能改選。
dragon-punch-why-other-chooses = 另一位玩家正在選擇。
dragon-punch-why-hide-first = 先決定要不要藏起較早倒轉的牌。
dragon-punch-why-order-first = 先決定由誰先選角色。
dragon-punch-why-pick-first = 先選一個角色，之後才打牌。
dragon-punch-why-enough-cards = 這種牌不能再拿了。收回一個選擇才能更改。
dragon-punch-why-picked = 這個角色已經有人選了。
dragon-punch-why-enough-characters = 角色已經選滿了。收回一個選擇才能更改。
dragon-punch-why-flipped = 這張牌倒轉了。打出挑釁就能拿回所有的牌。
# $other 是這張牌另一面的招式。
dragon-punch-why-white-up = 現在朝上的是白面的{ $other }。受到傷害時才會翻成紅面。
dragon-punch-why-red-up = 這一局結束前，朝上的都是紅面的{ $other }。
dragon-punch-why-other-side-flipped = 這張牌倒轉了，朝上的是{ $other }。打出挑釁就能拿回所有的牌。
dragon-punch-why-not-in-hand = 只能打出手上沒有倒轉的牌。
dragon-punch-why-character-flipped = 這個角色倒轉了。打出挑釁就能拿回所有的牌。
dragon-punch-why-two-moves = 要用角色，請選一個特殊招式：{ $first }或{ $second }。
dragon-punch-why-not-your-character = { $character }不是你的角色。
dragon-punch-why-not-your-move = { $card }是{ $character }的招式，但{ $character }不是你的角色。
dragon-punch-why-switch-own = 請把自己的白牌翻面。
dragon-punch-why-switch-basic = 你受到傷害：把一張基本牌翻面。角色不算生命。
dragon-punch-why-switch-only-own = 只能把自己的牌翻面。
dragon-punch-why-already-red = 朝上的是{ $red }：這張牌已經是紅面，傷害只會翻白面的牌。
dragon-punch-why-switch-white = 朝上的是{ $white }。把那張牌翻面就會變成{ $red }。
dragon-punch-why-already-chosen = 你已經選了這張牌。收回才能更改。
