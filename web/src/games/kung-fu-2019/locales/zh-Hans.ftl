### 《功夫大战 2019》的牌桌。词汇见 src/kwoon/games/kung_fu_2019/locales/cards/zh-Hant.ftl。

## 玩家目前的动作

kung-fu-2019-board-chooses = 选择角色
kung-fu-2019-board-pays = 付气？
kung-fu-2019-board-discards = 弃牌
kung-fu-2019-board-prepares = 准备
kung-fu-2019-board-rests = 喘息
kung-fu-2019-board-hands-over = 递牌
kung-fu-2019-board-may-counter = 可以反击
kung-fu-2019-board-may-block = 可以格挡
kung-fu-2019-board-struck = 受到攻击
kung-fu-2019-board-may-add = 可以强化
kung-fu-2019-board-steps-in = 挺身而出？
kung-fu-2019-board-special = 出奇招？
kung-fu-2019-board-counters = 反击
kung-fu-2019-board-attacks = 攻击
kung-fu-2019-board-give = 给
kung-fu-2019-board-take = 拿

## 攻击的目标与结果

kung-fu-2019-board-before-defense = 防御前的伤害
kung-fu-2019-board-to = 对{ $player }
kung-fu-2019-board-called-off = 取消
kung-fu-2019-board-no-block = 没有格挡
kung-fu-2019-board-block = 格挡？
kung-fu-2019-board-answered = 已回应
kung-fu-2019-board-your-block = 要格挡吗？
kung-fu-2019-board-who-steps-in = 有人挺身而出吗？
kung-fu-2019-board-strikes-back = 反击？
kung-fu-2019-board-ignores = 无视
kung-fu-2019-board-loses = −{ $lost } 点气
kung-fu-2019-board-loses-sum = { $sum }：−{ $lost } 点气
kung-fu-2019-board-unhurt-sum = { $sum }：毫发无伤
kung-fu-2019-board-block-by = { $player }的{ $card }

## 攻击的标题

kung-fu-2019-board-attack-title = { $attacker }攻击{ $targets }
kung-fu-2019-board-attack-title-helped = { $attacker }攻击{ $targets }，{ $helpers }助阵
kung-fu-2019-board-counterattack-title = { $attacker }反击{ $targets }
kung-fu-2019-board-counterattack-title-helped = { $attacker }反击{ $targets }，{ $helpers }助阵
kung-fu-2019-board-may-strike-back = { $player }可以反击。

## 攻击牌上的标记

kung-fu-2019-board-smashed = 砸碎
kung-fu-2019-board-splits = 分击
kung-fu-2019-board-joins = 连击
kung-fu-2019-board-hurled = 掷出
kung-fu-2019-board-by = { $player }
kung-fu-2019-board-choices = 可选的牌

## 上一次攻击

kung-fu-2019-board-turn = 第 { $turn } 回合
kung-fu-2019-board-last-attack = { $attacker }攻击{ $targets }：{ $attack }
kung-fu-2019-board-last-counterattack = { $attacker }反击{ $targets }：{ $attack }
kung-fu-2019-board-answers = 回应
kung-fu-2019-board-blows = 交手
kung-fu-2019-board-losses = 失去
kung-fu-2019-board-damage = 伤害
kung-fu-2019-board-afterward = 之后
kung-fu-2019-board-no-effect = 什么事也没发生。

## 武器、架式与手牌

kung-fu-2019-board-archetype = 角色
kung-fu-2019-board-weapon = 武器
kung-fu-2019-board-stance = 架式
kung-fu-2019-board-your-weapon = 你的武器
kung-fu-2019-board-your-stance = 你的架式
kung-fu-2019-board-no-weapon = 没有武器
kung-fu-2019-board-no-stance = 没有架式
kung-fu-2019-board-in-slot = { $slot }：{ $card }
kung-fu-2019-board-in-slot-with = { $slot }：{ $card }，附有{ $attached }
kung-fu-2019-board-poison = 中毒 −{ $lost }
kung-fu-2019-board-poison-hint = 这位玩家的下个回合开始时失去的气
kung-fu-2019-board-your-hand = 你的手牌
kung-fu-2019-board-hand = { $player }的手牌
kung-fu-2019-board-hand-empty = 你没有手牌。
kung-fu-2019-board-you-are-out = 你出局了，留下来观战吧！
kung-fu-2019-board-goes = 弃
kung-fu-2019-board-chosen = 已选
kung-fu-2019-board-keep = 保留{ $card }

## 按钮

kung-fu-2019-board-strike = 攻击{ $player }
kung-fu-2019-board-strike-with = 以{ $card }攻击{ $player }
kung-fu-2019-board-attack-with = 以{ $card }攻击
kung-fu-2019-board-full-chi = { $move }（气已满）
kung-fu-2019-board-before-attack = 攻击前先{ $move }
kung-fu-2019-board-give-to = 给{ $player }
kung-fu-2019-board-swap = 互换 { $count } 张
kung-fu-2019-board-pay = 付气
kung-fu-2019-board-pass = 跳过
kung-fu-2019-board-take-the-hit = 不格挡
kung-fu-2019-board-accept-hit = 硬接
kung-fu-2019-board-no-counterattack = 不反击
kung-fu-2019-board-let-go = 不拿
kung-fu-2019-board-keep-all = 全部保留
kung-fu-2019-board-keep-it = 保留
kung-fu-2019-board-take-card = 拿走{ $card }
kung-fu-2019-board-take-card-from = 从{ $player }手中拿走{ $card }
kung-fu-2019-board-discard = 弃掉 { $count } 张
kung-fu-2019-board-discard-and-give-up = 弃掉 { $count } 张，放弃{ $cards }
kung-fu-2019-board-give-up = 放弃{ $cards }
kung-fu-2019-board-end-turn = 结束回合
kung-fu-2019-board-strike-for = 出手：{ $damage }
kung-fu-2019-board-add-it = 加上：{ $damage }
kung-fu-2019-board-no-more-targets = 不再加目标

## 队伍

kung-fu-2019-board-dragon = 龙
kung-fu-2019-board-tiger = 虎
kung-fu-2019-board-crane = 鹤
kung-fu-2019-board-team = { $team }队
kung-fu-2019-board-roster = { $team }：{ $players }。
kung-fu-2019-board-on-your-team = 你的队友
kung-fu-2019-board-partner = 你的搭档
