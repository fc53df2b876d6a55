### 《功夫对决 2014》：记录、行动与提示
# 用语：Base 招式、Weapon 武器、Stance 架式、Enhancement 强化、Finishing Move 必杀技、Chi 气、Spirit 内劲、
# Damage Effect 伤害效果、Counterattack 反击、cleanup 收招、break 折断、give up (Bo Staff) 舍弃、No Chi 气尽。

## 行动

kung-fu-2014-move-play = 打出{ $card }
kung-fu-2014-move-play-bonus = 打出{ $card }，攻击 +{ $bonus }
kung-fu-2014-move-spread = 打出{ $card }，多选一个目标
kung-fu-2014-move-break = 折断{ $card }
kung-fu-2014-move-discard = 弃掉{ $card }
kung-fu-2014-move-return = 收回{ $card }
kung-fu-2014-move-return-paying = 弃掉 { $count } 张牌，收回{ $card }
kung-fu-2014-move-give-up = 舍弃{ $card }来反击
kung-fu-2014-move-target = 攻击{ $target }
kung-fu-2014-move-pass = 跳过

## 提示

kung-fu-2014-prompt-discard = 弃掉不要的牌，再把手牌补到 { $hand } 张。
kung-fu-2014-prompt-discard-most = { $kept ->
    [0] 弃掉不要的牌，再把手牌补到 { $hand } 张（一张都不留，就补到 { $more } 张）。
   *[other] 弃掉不要的牌，再把手牌补到 { $hand } 张（最多只留 { $kept } 张，就补到 { $more } 张）。
}
kung-fu-2014-prompt-attack = 轮到你出招！先打出架式、招式或武器，或者跳过。
kung-fu-2014-prompt-counterattack = 反击{ $target }！先打出架式、招式或武器，或者就此罢手。
kung-fu-2014-prompt-base = 接着为攻击打出招式或武器，拳击随时可用。
kung-fu-2014-prompt-block-base = 接着为格挡打出招式或武器，拳击随时可用。
kung-fu-2014-prompt-add = 你的攻击是 { $total }。继续加牌，或选择目标。
kung-fu-2014-prompt-target = 要打谁？选择目标。
kung-fu-2014-prompt-another-target = 你要攻击{ $targets }。再选一个目标，或就此出手。
kung-fu-2014-prompt-block = 格挡{ $attacker }的“{ $attack }”，或承受 { $damage }。
kung-fu-2014-prompt-block-add = 你的格挡是 { $total }，要面对 { $damage }。继续加牌，或就这样格挡。
kung-fu-2014-prompt-extra-loss = 只要受了伤，“{ $card }”还会让你再失去 { $chi } 点气。
kung-fu-2014-prompt-exchange = 换掉任意张手牌，抽牌时会再多抽 { $more } 张。
kung-fu-2014-prompt-return = 要收回“{ $card }”吗？跳过就会弃掉。
kung-fu-2014-prompt-return-one = 只能收回一张，选哪一张？跳过就两张都弃掉。
kung-fu-2014-prompt-return-any = 选择要收回的牌。跳过就两张都弃掉。
kung-fu-2014-prompt-return-or-give-up = 收回“{ $card }”，或舍弃它来反击。
kung-fu-2014-prompt-give-up = 舍弃“{ $card }”来反击。
kung-fu-2014-prompt-pay = 弃掉 { $count } 张牌，收回“{ $card }”。

## 其他文字里的数值与伤害

kung-fu-2014-total = { $total }
kung-fu-2014-total-spirit = { $total }（带内劲）
kung-fu-2014-damage = { $damage } 点伤害
kung-fu-2014-damage-spirit = { $damage } 点伤害，外加 1 点内劲

## 事件

kung-fu-2014-event-no-attack = { $player }按兵不动。
kung-fu-2014-event-stance = { $player }摆出“{ $card }”架式。
kung-fu-2014-event-stance-bonus = { $player }摆出“{ $card }”架式：+{ $value }。
kung-fu-2014-event-base = { $player }打出“{ $card }”：{ $value }。
kung-fu-2014-event-break = { $player }折断“{ $card }”：{ $value }。
kung-fu-2014-event-enhance = { $player }加上“{ $card }”：+{ $value }。
kung-fu-2014-event-finish = { $player }以“{ $card }”收尾：+{ $value }。
kung-fu-2014-event-spread = { $player }打出“{ $cards }”，多攻击一个目标。
kung-fu-2014-event-attack = { $player }的攻击是 { $total }。
kung-fu-2014-event-attack-spirit = { $player }的攻击是 { $total }，带内劲。
kung-fu-2014-event-block = { $player }的格挡是 { $total }。
kung-fu-2014-event-block-spirit = { $player }的格挡是 { $total }，带内劲。
kung-fu-2014-event-called-off = 这次攻击作罢。
kung-fu-2014-event-damage = { $player }受到 { $damage } 点伤害。
kung-fu-2014-event-unhurt = { $player }没有受到伤害。
kung-fu-2014-event-spirit = 内劲穿透而过：{ $player }另外失去 { $chi } 点气。
kung-fu-2014-event-lose = “{ $card }”让{ $player }再失去 { $chi } 点气。
kung-fu-2014-event-gain = “{ $card }”让{ $player }恢复 { $chi } 点气。
kung-fu-2014-event-full = { $player }的气已经是满的。
kung-fu-2014-event-strip = “{ $cause }”让{ $player }收招时要弃掉：{ $cards }。
kung-fu-2014-event-exchange = { $player }换掉：{ $cards }。
kung-fu-2014-event-exchange-nothing = { $player }一张也不换。
kung-fu-2014-event-pay = { $player }付出代价：{ $cards }。
kung-fu-2014-event-return = { $player }收回：{ $cards }。
kung-fu-2014-event-give-up = { $player }舍弃“{ $cards }”来反击。
kung-fu-2014-event-last = 只剩{ $player }还站着：{ $player }获胜。
kung-fu-2014-event-win = { $player }获胜。
kung-fu-2014-event-everybody-out = 全部倒下，这局平手。
kung-fu-2014-event-turn-cap = 最后一个回合结束，这局平手。

## 结果

kung-fu-2014-outcome-last = { $winner-is ->
    [you] 你获胜：只有你还有气。
   *[other] { $winner }获胜：只有{ $winner }还有气。
}
kung-fu-2014-outcome-conceded = { $winner }获胜：其他人都认输或出局了。
kung-fu-2014-outcome-everybody-out = { $winners }平手：大家都气尽了。
kung-fu-2014-outcome-turn-cap = { $winners }平手：最后一个回合结束了。

## 现在不能用牌或不能选目标的原因

kung-fu-2014-why-stays-on-table = “{ $card }”留在桌上，不能弃掉。
kung-fu-2014-why-not-in-hand = 你手上没有“{ $card }”。
kung-fu-2014-why-return-first = 先选择要收回哪张牌。
kung-fu-2014-why-chosen = 你已经选了“{ $card }”。
kung-fu-2014-why-empty-seat = { $number } 号座位没有人。
kung-fu-2014-why-discard-first = 先弃牌、抽牌，再攻击。
kung-fu-2014-why-not-attacking = 你现在不在攻击。
kung-fu-2014-why-base-first = 先选招式或武器，拳击随时可用。
kung-fu-2014-why-yourself = 你不能攻击自己。
kung-fu-2014-why-target-out = { $player }已经出局。
kung-fu-2014-why-target-chosen = { $player }已经是目标了。
kung-fu-2014-why-attacker-first = 反击要先打攻击你的人：{ $player }。
kung-fu-2014-why-in-attack = 你的攻击已经有“{ $card }”。
kung-fu-2014-why-in-block = 你的格挡已经有“{ $card }”。
kung-fu-2014-why-choosing-targets = 你正在选目标。先收回目标，才能换牌。
kung-fu-2014-why-finishing-in-block = 必杀技不能用来格挡。
kung-fu-2014-why-blocks-only = “{ $card }”只能用来格挡。
kung-fu-2014-why-attacks-only = “{ $card }”只能用来攻击。
kung-fu-2014-why-attack-stance = 一次攻击只能用一张架式。
kung-fu-2014-why-block-stance = 一次格挡只能用一张架式。
kung-fu-2014-why-stance-first = 架式要在招式之前打出。先收回招式。
kung-fu-2014-why-not-now = 现在不能用“{ $card }”。
kung-fu-2014-why-attack-base = 你的攻击已经有招式了。收回它才能换别的。
kung-fu-2014-why-block-base = 你的格挡已经有招式了。收回它才能换别的。
kung-fu-2014-why-one-finishing = 一次攻击只能用一张必杀技。收回它才能换别的。
kung-fu-2014-why-finishing-is-last = 必杀技要最后打出。先收回它，才能加这张牌。
kung-fu-2014-why-same-name-attack = 你的攻击已经有“{ $card }”，同名的强化不能重复。
kung-fu-2014-why-same-name-block = 你的格挡已经有“{ $card }”，同名的强化不能重复。
