### 终端机里的《功夫大战 2019》

## 开场介绍

kung-fu-2019-terminal-intro-chi = 每名玩家有 { $chi } 点气。气耗尽就出局，最后还有气的人获胜。
kung-fu-2019-terminal-intro-team-chi = 每支队伍共用 { $chi } 点气。气耗尽就出局，最后还有气的队伍获胜。
kung-fu-2019-terminal-intro-even-start = 依照“起始的气”选项，先手少 { $chi } 点气。
kung-fu-2019-terminal-intro-turn = 你的回合先弃掉不要的牌，抽到 { $cards } 张，再做准备：打出武器、架式与回气牌。接着可以攻击一次，然后再准备一次。
kung-fu-2019-terminal-intro-attack = 攻击时先选目标，再选攻击牌或你的武器，然后加上强化牌。
kung-fu-2019-terminal-intro-block = 目标可以打出一张格挡牌。有些格挡牌能反击，对方也可以再回应。
kung-fu-2019-terminal-intro-resolve = 没有人再回应时，所有攻击一起结算。
kung-fu-2019-terminal-intro-team-block = 目标格挡之前，队友可以挺身而出或替目标格挡。
kung-fu-2019-terminal-intro-team-help = 攻击者的每名队友可以加一张强化牌。大家同时选，再从攻击者起依顺时针加上。
kung-fu-2019-terminal-intro-team-pass = 回合结束时，你可以把一张牌正面朝下交给队友。

## 牌桌

kung-fu-2019-terminal-title = 功夫大战 2019：第 { $turn } 回合，牌库剩 { $deck } 张
kung-fu-2019-terminal-separator = 、
kung-fu-2019-terminal-player = { $player }
kung-fu-2019-terminal-team-dragon = 龙队
kung-fu-2019-terminal-team-tiger = 虎队
kung-fu-2019-terminal-team-crane = 鹤队
kung-fu-2019-terminal-own-team = { $team }（你的队伍）
kung-fu-2019-terminal-team-chi = 共 { $chi } 点气
kung-fu-2019-terminal-turn-order = 轮流顺序
kung-fu-2019-terminal-chi = { $chi } 点气
kung-fu-2019-terminal-cards = { $count } 张手牌
kung-fu-2019-terminal-cards-known = { $count } 张手牌（其中有{ $cards }）
kung-fu-2019-terminal-weapon = 武器{ $weapon }
kung-fu-2019-terminal-with = { $card }（附有{ $cards }）
kung-fu-2019-terminal-poison = 中毒 { $chi }
kung-fu-2019-terminal-your-turn = 轮到你
kung-fu-2019-terminal-has-turn = 轮到此人
kung-fu-2019-terminal-out = 已出局
kung-fu-2019-terminal-your-hand = 你的手牌
kung-fu-2019-terminal-empty = 没有牌
kung-fu-2019-terminal-give-up = 你要放弃
kung-fu-2019-terminal-also-played = 也打出的牌
kung-fu-2019-terminal-in-front = { $player }面前
kung-fu-2019-terminal-known-hand = { $player }的部分手牌
kung-fu-2019-terminal-attack-and-blocks = { $attacker }的攻击与格挡

## 攻击

kung-fu-2019-terminal-attack = { $attacker }的攻击
kung-fu-2019-terminal-counterattack = { $attacker }的反击
kung-fu-2019-terminal-breakdown = { $attacker }的攻击：{ $attack }。
kung-fu-2019-terminal-on = 对{ $target }
kung-fu-2019-terminal-damage = 防御前 { $damage } 点伤害{ $bonus }
kung-fu-2019-terminal-block = { $blocker }格挡：{ $card }
kung-fu-2019-terminal-taken = 不能再有人挺身而出
kung-fu-2019-terminal-helper = { $card }（{ $player }）
kung-fu-2019-terminal-bonus = { $card } +{ $amount }
kung-fu-2019-terminal-source = { $card } { $amount }
kung-fu-2019-terminal-including = （含{ $sources }）
kung-fu-2019-terminal-including-against = （含{ $sources }，针对{ $target }的架式）
kung-fu-2019-terminal-attack-so-far = 你目前的攻击
kung-fu-2019-terminal-with-additions = 加上你的牌
kung-fu-2019-terminal-deals = 对{ $target } { $damage }{ $bonus }
kung-fu-2019-terminal-deals-all = ：{ $targets }

## 列出的牌

kung-fu-2019-terminal-card = { $kind }。{ $text }
kung-fu-2019-terminal-hurl = { $card }：伤害 +{ $damage }
kung-fu-2019-terminal-attack-card = { $kind } { $attack }
kung-fu-2019-terminal-attacks = 攻击 { $attack }
kung-fu-2019-terminal-adds = 攻击 +{ $attack }
kung-fu-2019-terminal-defends = 防御 { $defense }

## 为什么问你，以及行动的效果

kung-fu-2019-terminal-why-counterattack = 你受到攻击，可以反击。
kung-fu-2019-terminal-why-help = 队友正在攻击。所有队友选好之前，你的选择不会公开。
kung-fu-2019-terminal-why-step-in = 所有可能挺身而出的人同时选择，所以没有人知道牌在谁手上。
kung-fu-2019-terminal-why-swap = 你和{ $other }同时互换相同张数的牌，正面朝下。
kung-fu-2019-terminal-why-special = 所有队友同时选择要不要打出团队奇招。
kung-fu-2019-terminal-note-done-discard = 保留其余的牌并抽牌
kung-fu-2019-terminal-note-done-prepare = 本回合不攻击
kung-fu-2019-terminal-note-done-respite = 结束回合
kung-fu-2019-terminal-note-done-add = 就这样出手
kung-fu-2019-terminal-note-done-help = 不再加牌
kung-fu-2019-terminal-note-done-target = 不再加目标
kung-fu-2019-terminal-note-pass-help = 不加牌
kung-fu-2019-terminal-note-pass-step-in = 不介入
kung-fu-2019-terminal-note-pass-block = 不格挡
kung-fu-2019-terminal-note-pass-counterattack = 不反击
kung-fu-2019-terminal-note-pass-attack = 不攻击
kung-fu-2019-terminal-note-pass-special = 留到以后
kung-fu-2019-terminal-note-pass-take = 不拿
kung-fu-2019-terminal-note-pass-pass-card = 保留所有的牌
kung-fu-2019-terminal-note-full-chi = 你的气已经全满，不会再恢复。
kung-fu-2019-terminal-note-replaces = 会取代{ $cards }。
kung-fu-2019-terminal-discard-first = 先完成弃牌（done）并抽牌，然后才能出牌。
kung-fu-2019-terminal-pay-first = 这次格挡有代价，必须付。输入 undo 可以收回格挡。
