### 终端机里的《功夫对决 2014》

## 开场介绍

kung-fu-2014-terminal-intro-goal = 每名玩家有 { $chi } 点气。回合结束时气尽的人出局，最后留下的人获胜。
kung-fu-2014-terminal-intro-turn = 你的回合先弃掉不要的牌，把手牌补到 { $cards } 张，然后可以攻击。
kung-fu-2014-terminal-intro-attack = 攻击要有一张招式，前面可以加一张架式，后面可以加不同名的强化和一张必杀技。拳击是人人随时可用的招式。最后选择目标。
kung-fu-2014-terminal-intro-block = 目标可以用同样的方式格挡，但不能用必杀技。挡不住的部分就是伤害。
kung-fu-2014-terminal-intro-spirit = 带内劲的攻击会让目标多失去 1 点气，除非格挡也带内劲。攻击只要让目标失去气，伤害效果就会发生。
kung-fu-2014-terminal-intro-return = 武器和架式用完会收回手上，除非牌上另有说明。有些格挡可以反击。

## 牌桌

kung-fu-2014-terminal-title = 功夫对决 2014：第 { $turn } 回合，牌库剩 { $deck } 张
kung-fu-2014-terminal-player = { $player }
kung-fu-2014-terminal-out = 已出局
kung-fu-2014-terminal-chi = { $chi } 点气
kung-fu-2014-terminal-no-chi = 气尽
kung-fu-2014-terminal-separator = ，
kung-fu-2014-terminal-cards = { $count } 张手牌
kung-fu-2014-terminal-cards-known = { $count } 张手牌（其中有{ $cards }）
kung-fu-2014-terminal-your-turn = 轮到你
kung-fu-2014-terminal-has-turn = 当前玩家
kung-fu-2014-terminal-your-hand = 你的手牌
kung-fu-2014-terminal-empty = 没有牌
kung-fu-2014-terminal-card-in-hand = { $card }（{ $values }）
kung-fu-2014-terminal-attack = { $attacker }的攻击
kung-fu-2014-terminal-counterattack = { $attacker }的反击
kung-fu-2014-terminal-against = 对{ $target }
kung-fu-2014-terminal-total = { " " }= { $total }
kung-fu-2014-terminal-total-spirit = { " " }= { $total }，带内劲
kung-fu-2014-terminal-blocked = ：
kung-fu-2014-terminal-no-block = 没有格挡：
kung-fu-2014-terminal-got-through = 受到 { $damage } 点伤害
kung-fu-2014-terminal-would-get-through = 将受到 { $damage } 点伤害
kung-fu-2014-terminal-extra-loss = ，{ $card }再扣 { $chi } 点气
kung-fu-2014-terminal-to-come = 接下来
kung-fu-2014-terminal-counterattacks = 反击：{ $pairs }
kung-fu-2014-terminal-pair = { $player }对{ $target }

## 牌在哪里

kung-fu-2014-terminal-on-table = 桌上，人人可用
kung-fu-2014-terminal-block = { $player }的格挡
kung-fu-2014-terminal-known-hand = { $player }的部分手牌

## 牌

kung-fu-2014-terminal-attack-value = 攻击 { $value }
kung-fu-2014-terminal-attack-bonus = 攻击 +{ $value }
kung-fu-2014-terminal-block-value = 格挡 { $value }
kung-fu-2014-terminal-block-bonus = 格挡 +{ $value }
kung-fu-2014-terminal-spirit = 内劲
kung-fu-2014-terminal-card = { $values }。{ $text }
kung-fu-2014-terminal-card-without-text = { $values }。
kung-fu-2014-terminal-broken = { $kind }，这次数值是 { $value }，用完不收回。
kung-fu-2014-terminal-bonus = { $kind }，攻击 +{ $value }。
kung-fu-2014-terminal-spread = { $kind }，多选一个目标。

## 为什么问你，以及行动的效果

kung-fu-2014-terminal-why-counterattack = 你的格挡可以反击{ $target }。
kung-fu-2014-terminal-why-cleanup = 这次交手结束，开始收招：
kung-fu-2014-terminal-discard-first = 先选“完成”结束弃牌并抽牌，然后才能出牌。
kung-fu-2014-terminal-note-done-discard = 保留其余的牌，抽牌，准备攻击
kung-fu-2014-terminal-note-pass-attack = 不攻击，结束回合
kung-fu-2014-terminal-note-pass-counterattack = 不反击
kung-fu-2014-terminal-note-done-target = 攻击选好的目标
kung-fu-2014-terminal-note-pass-block = 不格挡
kung-fu-2014-terminal-note-done-block-add = 就这样格挡
kung-fu-2014-terminal-note-done-exchange = 不再弃牌
kung-fu-2014-terminal-note-pass-return = 不再收回
kung-fu-2014-terminal-note-stance-in-block = 它的数值只用于攻击，格挡时不加。
kung-fu-2014-terminal-note-only-opponent = 对手只有{ $player }，多选目标没有用。

### 终端机里的《功夫对决 2014》

## 用语

kung-fu-2014-terminal-term-pass = 跳过：在这一步什么都不做，继续下去。不攻击就结束回合；不格挡就承受整个攻击；没收回的牌就弃掉。
kung-fu-2014-terminal-term-done = 完成：不再弃牌，格挡不再加牌，或不再选目标。
kung-fu-2014-terminal-term-chi = 气：你的生命。回合结束时气尽的玩家出局。
kung-fu-2014-terminal-term-no-chi = 气尽：气都耗完了。回合结束时如果还是气尽就出局，在那之前仍可格挡和反击。
kung-fu-2014-terminal-term-base = 招式：每次攻击、每次格挡都要有一张，而且只有一张。数字前面没有加号。“拳击”是随时可用的招式。
kung-fu-2014-terminal-term-weapon = 武器：也是招式，用完收回手上，除非牌上另有说明。
kung-fu-2014-terminal-term-stance = 架式：在攻击或格挡的招式之前打出，最多一张。大部分用完会收回手上。
kung-fu-2014-terminal-term-enhancement = 强化：在招式之后打出，数值加上去。张数不限，但不能同名。
kung-fu-2014-terminal-term-finishing-move = 必杀技：为攻击收尾，最多一张。不能用来格挡。
kung-fu-2014-terminal-term-spirit = 内劲：有些牌上的火焰。如果攻击带内劲而格挡没有，目标再失去 1 点气。
kung-fu-2014-terminal-term-damage-effect = 伤害效果：如果攻击让目标失去了气，攻击者收招时就会发生，内劲造成的也算。
kung-fu-2014-terminal-term-counterattack = 反击：大家收招以后，对攻击你的人发动一次完整的攻击。有些格挡能换来反击。
kung-fu-2014-terminal-term-cleanup = 收招：算完伤害以后，处理牌的效果，收回武器和架式，其余的牌弃掉。
kung-fu-2014-terminal-term-block = 格挡：目标的防御。一张招式，可以再加上架式和强化，用来减去攻击的数值。
kung-fu-2014-terminal-term-break = 折断：把武器用坏，换来更高的数值，用完不收回。
kung-fu-2014-terminal-term-spread = 分散：用“连环双击”多选一个目标，而不加数值。
kung-fu-2014-terminal-term-give-up = 舍弃：收招时可以舍弃“长棍”来反击。要认输请输入 concede。
