### 《功夫对决 2014》的卡牌：种类、卡牌文字与牌名
# 用语：Base 招式、Weapon 武器、Stance 架式、Enhancement 强化、Finishing Move 必杀技、Chi 气、Spirit 内劲、
# Damage Effect 伤害效果、Counterattack 反击、cleanup 收招、break 折断、give up (Bo Staff) 舍弃、No Chi 气尽。
# 一次攻击的牌名会连成一个招名，例如“飞天”“钢铁”“长剑”“轰出窗外”→ 飞天钢铁长剑轰出窗外，所以牌名里不用标点。

## 种类

kung-fu-2014-cards-kind-base = 招式
kung-fu-2014-cards-kind-weapon = 武器
kung-fu-2014-cards-kind-enhancement = 强化
kung-fu-2014-cards-kind-finishing-move = 必杀技
kung-fu-2014-cards-kind-stance = 架式

## 能用在哪里

kung-fu-2014-cards-text-on-table = 人人随时可用，用完放回桌上。
kung-fu-2014-cards-text-blocks-only = 只能用来格挡。
kung-fu-2014-cards-text-attacks-only = 只能用来攻击。

## 效果

kung-fu-2014-cards-text-draw-when-played = 打出时抽 { $n } 张牌，可以马上使用。
kung-fu-2014-cards-text-break-attack = 攻击时可以折断它，数值改为 { $n }，用完不收回。
kung-fu-2014-cards-text-break-block = 格挡时可以折断它，数值改为 { $n }，用完不收回。
kung-fu-2014-cards-text-bonus-or-target = 打出时二选一：+{ $n }，或多选一个目标。
kung-fu-2014-cards-text-extra-targets = 攻击时最多可以多选 { $n } 个目标。
kung-fu-2014-cards-text-sweep = 攻击时，每个目标在格挡前先随机弃掉 { $n } 张牌。
kung-fu-2014-cards-text-damage-lose = 伤害效果：目标再失去 { $n } 点气，无法格挡。
kung-fu-2014-cards-text-target-discard = 攻击时，不论有没有受伤，每个目标在你收招时随机弃掉 { $n } 张牌。
kung-fu-2014-cards-text-damage-discard = 伤害效果：目标随机弃掉 { $n } 张牌。
kung-fu-2014-cards-text-target-draw = 攻击时，不论有没有打伤，每个目标让你抽 { $n } 张牌。
kung-fu-2014-cards-text-damage-draw = 伤害效果：抽 { $n } 张牌。
kung-fu-2014-cards-text-damage-gain = 伤害效果：恢复 { $n } 点气。
kung-fu-2014-cards-text-miss-draw = 如果这次攻击没打伤任何人，抽 { $n } 张牌。
kung-fu-2014-cards-text-strip-weapon = 格挡后，攻击者收招时要弃掉这次攻击的武器。
kung-fu-2014-cards-text-strip-stance = 格挡后，攻击者收招时要弃掉这次攻击的架式。
kung-fu-2014-cards-text-unhurt-gain = 如果毫发无伤，恢复 { $n } 点气。
kung-fu-2014-cards-text-exchange = 收招时可以换掉任意张手牌，并再多抽 { $n } 张。
kung-fu-2014-cards-text-always-discarded = 只能用一次，用完不收回。
kung-fu-2014-cards-text-miss-discarded = 如果攻击没打伤任何人，就不收回。
kung-fu-2014-cards-text-many-discarded = 同时攻击多个目标时，就不收回。
kung-fu-2014-cards-text-return-cost = 弃掉 { $n } 张牌才能收回。
kung-fu-2014-cards-text-return-one = 收招时，这张架式和你的武器只能收回一张。
kung-fu-2014-cards-text-counter = 之后可以反击。
kung-fu-2014-cards-text-hurt-counter = 如果受了伤，之后可以反击。
kung-fu-2014-cards-text-give-up-counter = 用来格挡的话，收招时可以舍弃它来反击。

## 招式

kung-fu-2014-cards-punch = 拳击
kung-fu-2014-cards-eye-for-an-eye = 以牙还牙
kung-fu-2014-cards-sidestep = 侧闪
kung-fu-2014-cards-grappling-block = 擒拿手
kung-fu-2014-cards-snap-kick = 弹踢
kung-fu-2014-cards-roundhouse = 回旋踢
kung-fu-2014-cards-elbow-strike = 肘击
kung-fu-2014-cards-open-palm-strike = 掌击
kung-fu-2014-cards-leg-sweep = 扫堂腿
kung-fu-2014-cards-throw = 过肩摔
kung-fu-2014-cards-your-kung-fu-is-weak = 你的功夫太弱
kung-fu-2014-cards-your-kung-fu-is-no-match-for-mine = 你的功夫不如我

## 武器

kung-fu-2014-cards-chain-whip = 九节鞭
kung-fu-2014-cards-fan = 折扇
kung-fu-2014-cards-bo-staff = 长棍
kung-fu-2014-cards-chair = 椅子
kung-fu-2014-cards-ladder = 梯子
kung-fu-2014-cards-umbrella = 雨伞
kung-fu-2014-cards-table = 桌子
kung-fu-2014-cards-sword = 长剑
kung-fu-2014-cards-bamboo-pole = 竹竿
kung-fu-2014-cards-nunchaku = 双节棍
kung-fu-2014-cards-daggers = 匕首

## 强化：放在招式前面念

kung-fu-2014-cards-fast = 神速
kung-fu-2014-cards-running-up-the-wall = 飞檐走壁
kung-fu-2014-cards-flipping = 空翻
kung-fu-2014-cards-shadow = 暗影
kung-fu-2014-cards-ethereal = 飘渺
kung-fu-2014-cards-iron = 钢铁
kung-fu-2014-cards-magnificent = 华丽
kung-fu-2014-cards-flying = 飞天
kung-fu-2014-cards-whirlwind = 旋风
kung-fu-2014-cards-phantom = 幻影
kung-fu-2014-cards-invincible = 无敌
kung-fu-2014-cards-majestic = 威震

## 必杀技：放在招式后面念

kung-fu-2014-cards-across-the-room = 飞越全场
kung-fu-2014-cards-to-the-floor = 打趴在地
kung-fu-2014-cards-double-attack = 连环双击
kung-fu-2014-cards-out-the-window = 轰出窗外
kung-fu-2014-cards-through-the-wall = 撞穿墙壁
kung-fu-2014-cards-down-the-stairs = 滚下楼梯
# 短名与全名
kung-fu-2014-cards-when-done-right = 无人能挡
kung-fu-2014-cards-when-done-right-none-can-defend = 无人能挡

## 架式

kung-fu-2014-cards-crane-stance = 鹤形
kung-fu-2014-cards-snake-stance = 蛇形
kung-fu-2014-cards-monkey-stance = 猴形
kung-fu-2014-cards-tiger-stance = 虎形
kung-fu-2014-cards-dragon-stance = 龙形
kung-fu-2014-cards-drunken-stance = 醉拳
