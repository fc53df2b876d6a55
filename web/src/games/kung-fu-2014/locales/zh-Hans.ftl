### 《功夫对决 2014》的牌桌
# 用语：Base 招式、Weapon 武器、Stance 架式、Enhancement 强化、Finishing Move 必杀技、Chi 气、Spirit 内劲、cleanup 收招。

## 玩家正在做什么

kung-fu-2014-board-prepares = 准备出招
kung-fu-2014-board-attacks = 攻击
kung-fu-2014-board-may-strike-back = 可以反击
kung-fu-2014-board-strikes-back = 反击
kung-fu-2014-board-strikes-back-later = 稍后反击
kung-fu-2014-board-decides = 考虑中
kung-fu-2014-board-is-struck = 受到攻击
kung-fu-2014-board-blocks = 格挡
kung-fu-2014-board-takes-it = 硬接
kung-fu-2014-board-cleans-up = 收招
kung-fu-2014-board-discards = 弃牌

## 手牌

kung-fu-2014-board-your-hand = 你的手牌
kung-fu-2014-board-hand = { $player }的手牌
kung-fu-2014-board-hand-empty = 你没有手牌。
kung-fu-2014-board-you-are-out = 你出局了，好好观战吧。
kung-fu-2014-board-for-everyone = 人人可用
kung-fu-2014-board-ribbon = 招式，人人可用
kung-fu-2014-board-ribbon-slim = 人人可用
kung-fu-2014-board-ribbon-mini = 公用
kung-fu-2014-board-keep = 留下{ $card }
kung-fu-2014-board-price = 代价
kung-fu-2014-board-goes = 弃掉

## 按钮

kung-fu-2014-board-pass-attack = 不攻击
kung-fu-2014-board-pass-counterattack = 就此罢手
kung-fu-2014-board-pass-block = 不格挡
kung-fu-2014-board-pass-return = 弃掉
kung-fu-2014-board-pass-return-both = 两张都弃掉
kung-fu-2014-board-keep-all = 全部留下
kung-fu-2014-board-discard = 弃掉 { $count } 张
kung-fu-2014-board-swap-nothing = 不换牌
kung-fu-2014-board-swap = 换 { $count } 张
kung-fu-2014-board-block-with = 以 { $total } 格挡
kung-fu-2014-board-strike = 攻击{ $target }
kung-fu-2014-board-strike-too = 也攻击{ $target }
kung-fu-2014-board-strike-alone = 只攻击{ $target }

## 攻击与格挡的标题

kung-fu-2014-board-your-attack = 你的攻击
kung-fu-2014-board-attack = { $player }的攻击
kung-fu-2014-board-your-counterattack = 你对{ $target }的反击
kung-fu-2014-board-counterattack = { $player }对{ $target }的反击
kung-fu-2014-board-your-block = 你的格挡
kung-fu-2014-board-block = { $player }的格挡

## 还没有牌的时候

kung-fu-2014-board-empty-attack = { $player }正在出招。
kung-fu-2014-board-empty-counterattack = { $player }可以反击{ $target }。
kung-fu-2014-board-your-empty-counterattack = 你可以反击{ $target }。
kung-fu-2014-board-conceded = 已认输。
kung-fu-2014-board-no-block = 不格挡。
kung-fu-2014-board-block-undecided = { $player }正在考虑要不要格挡。
kung-fu-2014-board-block-next = 接着轮到{ $player }。
kung-fu-2014-board-your-block-next = 接着轮到你。

## 牌上的标记

kung-fu-2014-board-must-go = 必须弃掉
kung-fu-2014-board-take-back = 收回
kung-fu-2014-board-broken = 已折断
kung-fu-2014-board-one-more-target = 多 1 个目标

## 这回合的攻击

kung-fu-2014-board-gave-up = 认输
kung-fu-2014-board-blocked = 挡下
kung-fu-2014-board-called-off = 作罢
kung-fu-2014-board-reason-you = “{ $card }”让你可以反击。
kung-fu-2014-board-reason = “{ $card }”让{ $player }可以反击。

## 上一次攻击

kung-fu-2014-board-your-last-attack = 你的攻击：{ $attack }
kung-fu-2014-board-last-attack = { $player }的攻击：{ $attack }
kung-fu-2014-board-your-last-counterattack = 你的反击：{ $attack }
kung-fu-2014-board-last-counterattack = { $player }的反击：{ $attack }
kung-fu-2014-board-turn = 第 { $number } 回合
