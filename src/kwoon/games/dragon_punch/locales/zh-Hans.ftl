### 《龙拳》：牌桌上的记录、走法与原因
### 用语：high / low 上段 / 下段 · flip 倒转 · unflip 转正 · switch 翻面 · white / red side 白面 / 红面 · Initiative 先机 · strength 力道 · time 时间 · health 生命 · interrupt 打断 · projectile 飞行道具 · character 角色 · special move 特殊招式 · basic card 基本牌 · Taunt 挑衅 · round 局 · turn 回合

dragon-punch-high = 上段
dragon-punch-low = 下段

## 走法

dragon-punch-move-play = 打出{ $card }
# $white 与 $red 是同一张牌两面的招式。
dragon-punch-move-switch = 把{ $white }翻面成{ $red }
dragon-punch-move-switch-flipped = 把倒转的{ $white }翻面成{ $red }
dragon-punch-move-pick = 选{ $card }
# $first 与 $second 是一张牌上的两个招式。
dragon-punch-move-add = 加入{ $first } / { $second }
dragon-punch-move-hide = 藏起较早倒转的牌
dragon-punch-move-show = 公开所有倒转的牌
dragon-punch-move-pick-first = 先选
dragon-punch-move-pick-second = 后选

## 提示

dragon-punch-prompt-play = 选一个招式。双方都选好之前，谁也看不到。
dragon-punch-prompt-play-initiative = 选一个招式。先机在{ $holder }手上，{ $holder }的攻击先出手。
dragon-punch-prompt-switch = 选 { $count } 张牌从白面翻成红面。
dragon-punch-prompt-switch-more = 再选 { $count } 张牌从白面翻成红面。
dragon-punch-prompt-pick = 选一个角色：在六张基本牌之外，再加一张有两个特殊招式的牌。
dragon-punch-prompt-add = 除了挑衅，再加 { $basics } 张基本牌和 { $characters } 个角色。对手看不到你选了什么。
dragon-punch-prompt-add-basics = 除了挑衅，再加 { $basics } 张基本牌。对手看不到你选了什么。
dragon-punch-prompt-add-characters = 除了挑衅，再加 { $characters } 个角色。对手看不到你选了什么。
dragon-punch-prompt-order = 你输了上一场。这次要先选还是后选？
dragon-punch-prompt-hide = 这场要藏起倒转的牌吗？最新的一张一定看得到。

## 事件

dragon-punch-event-coin = { $player }掷硬币获胜，先选角色。
dragon-punch-event-order-self = { $player }决定先选角色。
# $first 是先选角色的玩家。
dragon-punch-event-order-other = { $player }让{ $first }先选角色。
dragon-punch-event-pick = { $player }选了{ $card }。
dragon-punch-event-ready = { $player }选好了 { $count } 张牌。
dragon-punch-event-your-hand = 你的手牌：{ $cards }。
dragon-punch-event-hides = { $player }藏起倒转的牌，只留最新的一张。
dragon-punch-event-shows = { $player }公开所有倒转的牌。
dragon-punch-event-round = 第 { $number } 局开始。
dragon-punch-event-turn = 第 { $number } 回合。
dragon-punch-event-reveal = { $first }打出{ $first_card }，{ $second }打出{ $second_card }。
dragon-punch-event-damage = { $player }受到 { $damage } 点伤害。
# 只有该玩家知道是哪些牌。
dragon-punch-event-switch-hidden = { $player-is ->
    [you] 你暗中把 { $count } 张手牌翻面。
   *[other] { $player }暗中把 { $count } 张手牌翻面，手上每张白牌都有可能。
}
dragon-punch-change = { $white }翻成{ $red }
# $changes 是一串改变，例如“上段踢翻成连环踢”。
dragon-punch-event-switch = { $player }的{ $changes }。
dragon-punch-event-health = { $player }还有 { $health } 点生命。
dragon-punch-event-unflip = { $player }把牌全部转正。
dragon-punch-event-initiative = { $player }取得先机：下回合{ $player }的攻击先出手。
dragon-punch-event-initiative-contested = 双方都取得先机，所以下回合谁也没有先机。
dragon-punch-event-initiative-over = { $player }的先机结束了。
# $rounds 是该玩家目前赢得的局数。
dragon-punch-event-round-won = { $player }赢得这一局，共赢 { $rounds } 局。
dragon-punch-event-round-double = 双双倒下：这一局没有人获胜。
dragon-punch-event-round-stalemate = 连续 { $turns } 回合毫发无伤：这一局没有人获胜。
dragon-punch-event-match = { $player }赢得比赛。
dragon-punch-event-no-winners = 连续 { $rounds } 局没有人获胜：比赛到此结束。
dragon-punch-event-stalemate = 连续 { $rounds } 局没有人受伤：比赛到此结束。
dragon-punch-event-limit = 已经打了 { $rounds } 局：比赛到此结束。

## 攻击的结果：$blow 是下一则文字，$card 是另一位玩家的牌

# $height 是“上段”或“下段”。
dragon-punch-blow = { $player }的{ $card }（{ $height }）
dragon-punch-event-no-attack = 双方都没有攻击。
dragon-punch-event-blocked = { $blow }被{ $card }挡下。
dragon-punch-event-evaded = { $blow }被{ $card }闪过。
dragon-punch-event-unblockable = { $card }挡不住{ $attack }。
dragon-punch-event-hit = { $blow }命中，造成 { $strength } 点伤害。
dragon-punch-event-hit-initiative = { $blow }以先机命中，造成 { $strength } 点伤害。
dragon-punch-event-hit-time = { $blow }比较快，命中并造成 { $strength } 点伤害。
dragon-punch-event-hit-same-time = { $blow }与对手一样快，命中并造成 { $strength } 点伤害。
dragon-punch-event-hit-uninterruptible = { $blow }无法打断，命中并造成 { $strength } 点伤害。
dragon-punch-event-interrupted-initiative = { $blow }被打断：先机在{ $other }手上，{ $card }先出手。
dragon-punch-event-interrupted-time = { $blow }被打断：{ $other }的{ $card }比较快。
dragon-punch-event-interrupted-projectile = { $blow }被打断：两个飞行道具相撞。

## 结果

dragon-punch-outcome-draw = 平手：比赛结束时，双方赢得的局数相同。
dragon-punch-outcome-conceded = { $loser }认输，{ $winner }获胜。
dragon-punch-outcome-stalemate = 最后几局都没有分出胜负，{ $winner }赢得的局数较多，获胜。
dragon-punch-outcome-rounds = { $winner }拿下 { $rounds } 局，赢得比赛。

## 现在不能用这张牌的原因

dragon-punch-why-chosen = 你已经选好了。收回才能改选。
dragon-punch-why-other-chooses = 另一位玩家正在选择。
dragon-punch-why-hide-first = 先决定要不要藏起较早倒转的牌。
dragon-punch-why-order-first = 先决定由谁先选角色。
dragon-punch-why-pick-first = 先选一个角色，之后才打牌。
dragon-punch-why-enough-cards = 这种牌不能再拿了。收回一个选择才能更改。
dragon-punch-why-picked = 这个角色已经有人选了。
dragon-punch-why-enough-characters = 角色已经选满了。收回一个选择才能更改。
dragon-punch-why-flipped = 这张牌倒转了。打出挑衅就能拿回所有的牌。
# $other 是这张牌另一面的招式。
dragon-punch-why-white-up = 现在朝上的是白面的{ $other }。受到伤害时才会翻成红面。
dragon-punch-why-red-up = 这一局结束前，朝上的都是红面的{ $other }。
dragon-punch-why-other-side-flipped = 这张牌倒转了，朝上的是{ $other }。打出挑衅就能拿回所有的牌。
dragon-punch-why-not-in-hand = 只能打出手上没有倒转的牌。
dragon-punch-why-character-flipped = 这个角色倒转了。打出挑衅就能拿回所有的牌。
dragon-punch-why-two-moves = 要用角色，请选一个特殊招式：{ $first }或{ $second }。
dragon-punch-why-not-your-character = { $character }不是你的角色。
dragon-punch-why-not-your-move = { $card }是{ $character }的招式，但{ $character }不是你的角色。
dragon-punch-why-switch-own = 请把自己的白牌翻面。
dragon-punch-why-switch-basic = 你受到伤害：把一张基本牌翻面。角色不算生命。
dragon-punch-why-switch-only-own = 只能把自己的牌翻面。
dragon-punch-why-already-red = 朝上的是{ $red }：这张牌已经是红面，伤害只会翻白面的牌。
dragon-punch-why-switch-white = 朝上的是{ $white }。把那张牌翻面就会变成{ $red }。
dragon-punch-why-already-chosen = 你已经选了这张牌。收回才能更改。
