### 终端机里的《功夫大战 2019》

## 开场介绍

kung-fu-2019-terminal-intro-chi = 每名玩家有 { $chi } 点气。气耗尽就出局，最后还有气的人获胜。
kung-fu-2019-terminal-intro-team-chi = 每支队伍共用 { $chi } 点气。气耗尽就出局，最后还有气的队伍获胜。
kung-fu-2019-terminal-intro-even-start = 依照“起始的气”选项，先手少 { $chi } 点气。
kung-fu-2019-terminal-intro-turn = 你的回合先弃掉不要的牌，抽到 { $cards } 张，再做准备：打出武器、架式与回气牌。接着可以攻击一次，然后再准备一次。
kung-fu-2019-terminal-intro-attack = 攻击时先选目标，再选攻击牌或你的武器，然后加上强化牌。
kung-fu-2019-terminal-intro-block = 目标可以打出一张格挡牌。有些格挡牌能反击，对方也可以再回应。
kung-fu-2019-terminal-intro-resolve = 没有人再回应时，所有攻击一起结算。
kung-fu-2019-terminal-intro-team-block = 目标格挡之前，队友可以挺身而出，或替目标格挡。
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
kung-fu-2019-terminal-weapon = 手持{ $weapon }
kung-fu-2019-terminal-with = { $card }（附有{ $cards }）
kung-fu-2019-terminal-poison = 中毒 { $chi }
kung-fu-2019-terminal-your-turn = 轮到你
kung-fu-2019-terminal-has-turn = 当前玩家
kung-fu-2019-terminal-out = 已出局
kung-fu-2019-terminal-your-hand = 你的手牌
kung-fu-2019-terminal-empty = 没有牌
kung-fu-2019-terminal-card-in-hand = { $card }（{ $values }）
kung-fu-2019-terminal-give-up = 你要放弃
kung-fu-2019-terminal-also-played = 另外打出的牌
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
kung-fu-2019-terminal-discard-first = 先选“完成”结束弃牌并抽牌，然后才能出牌。
kung-fu-2019-terminal-pay-first = 要先付这次格挡的代价。输入 undo 可以收回格挡。

## 用语

kung-fu-2019-terminal-term-pass = 跳过：在这一步不打出牌，不格挡、不反击，也不帮忙，牌留到以后再用。要结束自己的步骤，请用“完成”。递牌是另一回事：回合结束时，你可以把一张牌正面朝下交给队友。
kung-fu-2019-terminal-term-done = 完成：结束你这个回合的这一步，或完成你的攻击。
kung-fu-2019-terminal-term-chi = 气：你或你队伍的生命。气耗尽就出局。
kung-fu-2019-terminal-term-prepare = 准备：攻击之前的一步，打出武器、架式和回气牌。
kung-fu-2019-terminal-term-respite = 喘息：攻击之后的一步，可以再打出武器、架式和回气牌，但不能再攻击。
kung-fu-2019-terminal-term-weapon = 武器：放在你面前，同时只能有一件，新的取代旧的。可以一再用来攻击。
kung-fu-2019-terminal-term-stance = 架式：放在你面前，同时只能有一个，新的取代旧的。它增强牌上指明的牌。
kung-fu-2019-terminal-term-attack = 攻击：你的回合可以攻击一次。先选目标，再选攻击牌或你的武器，然后加上强化牌。
kung-fu-2019-terminal-term-enhancement = 强化：加在攻击上。张数不限，但不能同名。
kung-fu-2019-terminal-term-finishing-move = 必杀技：也是强化牌，一次攻击最多一张。
kung-fu-2019-terminal-term-block = 格挡：目标的回应。每次攻击只能用一张，而且要挡得住那种攻击。它能无视攻击，或减少伤害。
kung-fu-2019-terminal-term-challenge = 挑战：让你成为攻击的目标，例如“与我一战”。挑战不是格挡，之后仍可格挡。
kung-fu-2019-terminal-term-ignore = 无视：无视攻击的人不会失去气，也不受攻击的任何效果影响。
kung-fu-2019-terminal-term-counterattack = 反击：有牌允许时，对攻击你的人发动的攻击。所有反击一起结算。
kung-fu-2019-terminal-term-chi-restoration = 回气：恢复气的牌，但气不能超过开局时的点数。
kung-fu-2019-terminal-term-team-special = 团队奇招：牌上写明打出的时机，不限自己的回合。时机到了就会问你。
kung-fu-2019-terminal-term-archetype = 角色：玩家扮演的人物，能力整局有效。
kung-fu-2019-terminal-term-split = 分击：用一次攻击打好几名对手，每人都受到全额伤害。
kung-fu-2019-terminal-term-step-in = 挺身而出：用挑战牌代替别人成为目标，例如“与我一战”。
kung-fu-2019-terminal-term-improvised = 随手武器：标示在椅子这类日常用品上。它本身没有作用，但“醉拳架式”等牌会用到。
kung-fu-2019-terminal-term-hand-size = 手牌上限：你的回合开始时，把手牌补到这个张数。手牌更多时可以留着，只是不补牌。
kung-fu-2019-terminal-term-team = 队伍：共用气、一起获胜的玩家。手牌、武器、架式和回合各有各的，不能攻击队友。
kung-fu-2019-terminal-term-teammate = 队友：同队的其他玩家。你们可以为彼此的攻击各加一张强化牌，有些团队格挡牌还能替队友格挡。
kung-fu-2019-terminal-term-team-card = 团队牌：只用在团队战，遵守同类牌的规则。
kung-fu-2019-terminal-term-team-attack = 团队攻击：只用在团队战的攻击牌，用法和其他攻击牌一样。
kung-fu-2019-terminal-term-team-enhancement = 团队强化：只用在团队战的强化牌。除非牌上另有说明，可以加在自己或队友的攻击上。
kung-fu-2019-terminal-term-team-block = 团队格挡：只用在团队战的格挡牌。大部分可以在队友自己格挡之前，替受到攻击的队友格挡。
kung-fu-2019-terminal-term-exchange = 交锋：一次攻击和对它的所有回应。没有人再回应时一起结算。
