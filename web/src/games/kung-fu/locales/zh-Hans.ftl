### 两款功夫对打游戏共用的牌桌
# 用语：Base 招式、Weapon 武器、Stance 架式、Enhancement 强化、Finishing Move 必杀技、Chi 气、Spirit 内劲、No Chi 气尽。

## 卡牌种类（小牌用）

kung-fu-board-kind-base = 招式
kung-fu-board-kind-weapon = 武器
kung-fu-board-kind-stance = 架式
kung-fu-board-kind-attack = 攻击
kung-fu-board-kind-block = 格挡
kung-fu-board-kind-enhancement = 强化
kung-fu-board-kind-finishing-move = 必杀技
kung-fu-board-kind-chi-restoration = 回气
kung-fu-board-kind-improvement = 升级
kung-fu-board-kind-special = 奇招
kung-fu-board-kind-challenge = 挑战

## 气

kung-fu-board-chi = 气
kung-fu-board-chi-of = 气 { $chi }/{ $max }
kung-fu-board-no-chi = 气尽
kung-fu-board-out = 出局

## 内劲

kung-fu-board-spirit = 内劲
kung-fu-board-spirit-hint = 内劲：格挡没有内劲时，伤害 +1

## 玩家

kung-fu-board-away = 离席
kung-fu-board-strike = 攻击
kung-fu-board-struck = 目标
kung-fu-board-hand-size = 手牌张数
kung-fu-board-cards = { $cards } 张
kung-fu-board-card-in-hand = 手上有{ $card }
kung-fu-board-open-hand = { $player }的手牌：{ $cards }
kung-fu-board-details = 气 { $chi }/{ $max }，手牌 { $cards } 张。
kung-fu-board-details-no-chi = 如果这回合结束前没有恢复气，就会出局。
kung-fu-board-details-effect = 这位玩家的下个回合开始时：气 { $effect }。
kung-fu-board-details-in-play = 在场上。
kung-fu-board-details-known = 已知的手牌：{ $cards }。

## 牌堆

kung-fu-board-deck = 牌库
kung-fu-board-discard = 弃牌
kung-fu-board-copies = { $card } ×{ $count }
kung-fu-board-discarded-last = 最后弃掉的牌：{ $card }
kung-fu-board-discarded = 弃牌堆：{ $cards }。
kung-fu-board-table = 牌桌

## 攻击与格挡

kung-fu-board-slot-stance = 架式
kung-fu-board-slot-base = 招式
kung-fu-board-slot-enhancements = 强化
kung-fu-board-slot-finishing-move = 必杀技
kung-fu-board-vacant = 还可以加：
kung-fu-board-remove = 拿掉{ $card }
kung-fu-board-cards-gone = 牌都已离开桌面。
kung-fu-board-attack-changed = 不再适用的牌已回到手上。
kung-fu-board-attack = 攻击 { $total }
kung-fu-board-attack-spirit = 攻击 { $total }，带内劲
kung-fu-board-block = 格挡 { $total }
kung-fu-board-block-spirit = 格挡 { $total }，带内劲

## 伤害

kung-fu-board-no-block = 不格挡
kung-fu-board-unhurt = { $player }毫发无伤
kung-fu-board-unhurt-you = 你毫发无伤
kung-fu-board-damage = { $player }受到 { $damage } 点伤害
kung-fu-board-damage-you = 你受到 { $damage } 点伤害
kung-fu-board-damage-to = { $player }：{ $damage }
kung-fu-board-coming = 会打进 { $damage } 点
kung-fu-board-coming-none = 完全挡下
kung-fu-board-coming-player = { $player }会受到 { $damage } 点伤害
kung-fu-board-coming-you = 你会受到 { $damage } 点伤害
kung-fu-board-coming-none-player = { $player }完全挡下
kung-fu-board-coming-none-you = 你完全挡下

## 一回合里的攻击

kung-fu-board-chain-attack = { $attacker }攻击{ $target }
kung-fu-board-chain-counterattack = { $attacker }反击{ $target }
kung-fu-board-chain-possible-counterattack = 接着{ $attacker }可以反击{ $target }
kung-fu-board-chain-next = 接着

## 上次攻击是多久以前

kung-fu-board-age-now = 刚刚
kung-fu-board-age = { $turns ->
    [1] { $player }的上一回合
   *[other] { $turns } 回合前，{ $player }的回合
}
kung-fu-board-age-you = { $turns ->
    [1] 你的上一回合
   *[other] { $turns } 回合前，你的回合
}

## 上回合以来的经过：每次攻击与损失的气

kung-fu-board-recap = 你上回合之后
kung-fu-board-recap-turn = { $player }的回合
kung-fu-board-recap-loss = 气 −{ $chi }
kung-fu-board-recap-loss-of = { $player } −{ $chi }
kung-fu-board-recap-unhurt = 毫发无伤
kung-fu-board-recap-unhurt-of = { $player }毫发无伤
kung-fu-board-recap-quiet = 没有攻击。
