### 《功夫對決 2014》：紀錄、行動與提示
# 用語：Base 招式、Weapon 武器、Stance 架式、Enhancement 強化、Finishing Move 必殺技、Chi 氣、Spirit 內勁、
# Damage Effect 傷害效果、Counterattack 反擊、cleanup 收招、break 折斷、give up (Bo Staff) 捨棄、No Chi 氣盡。

## 行動

kung-fu-2014-move-play = 打出{ $card }
kung-fu-2014-move-play-bonus = 打出{ $card }，攻擊 +{ $bonus }
kung-fu-2014-move-spread = 打出{ $card }，多選一個目標
kung-fu-2014-move-break = 折斷{ $card }
kung-fu-2014-move-discard = 棄掉{ $card }
kung-fu-2014-move-return = 收回{ $card }
kung-fu-2014-move-return-paying = 棄掉 { $count } 張牌，收回{ $card }
kung-fu-2014-move-give-up = 捨棄{ $card }來反擊
kung-fu-2014-move-target = 攻擊{ $target }
kung-fu-2014-move-pass = 跳過

## 提示

kung-fu-2014-prompt-discard = 棄掉不要的牌，再把手牌補到 { $hand } 張。
kung-fu-2014-prompt-discard-most = { $kept ->
    [0] 棄掉不要的牌，再把手牌補到 { $hand } 張（一張都不留，就補到 { $more } 張）。
   *[other] 棄掉不要的牌，再把手牌補到 { $hand } 張（最多只留 { $kept } 張，就補到 { $more } 張）。
}
kung-fu-2014-prompt-attack = 輪到你出招！先打出架式、招式或武器，或者跳過。
kung-fu-2014-prompt-counterattack = 反擊{ $target }！先打出架式、招式或武器，或者就此罷手。
kung-fu-2014-prompt-base = 接著為攻擊打出招式或武器，拳擊隨時可用。
kung-fu-2014-prompt-block-base = 接著為格擋打出招式或武器，拳擊隨時可用。
kung-fu-2014-prompt-add = 你的攻擊是 { $total }。繼續加牌，或選擇目標。
kung-fu-2014-prompt-target = 要打誰？選擇目標。
kung-fu-2014-prompt-another-target = 你要攻擊{ $targets }。再選一個目標，或就此出手。
kung-fu-2014-prompt-block = 格擋{ $attacker }的「{ $attack }」，或承受 { $damage }。
kung-fu-2014-prompt-block-add = 你的格擋是 { $total }，要面對 { $damage }。繼續加牌，或就這樣格擋。
kung-fu-2014-prompt-extra-loss = 只要受了傷，「{ $card }」還會讓你再失去 { $chi } 點氣。
kung-fu-2014-prompt-exchange = 換掉任意張手牌，抽牌時會再多抽 { $more } 張。
kung-fu-2014-prompt-return = 要收回「{ $card }」嗎？跳過就會棄掉。
kung-fu-2014-prompt-return-one = 只能收回一張，選哪一張？跳過就兩張都棄掉。
kung-fu-2014-prompt-return-any = 選擇要收回的牌。跳過就兩張都棄掉。
kung-fu-2014-prompt-return-or-give-up = 收回「{ $card }」，或捨棄它來反擊。
kung-fu-2014-prompt-give-up = 捨棄「{ $card }」來反擊。
kung-fu-2014-prompt-pay = 棄掉 { $count } 張牌，收回「{ $card }」。

## 其他文字裡的數值與傷害

kung-fu-2014-total = { $total }
kung-fu-2014-total-spirit = { $total }（帶內勁）
kung-fu-2014-damage = { $damage } 點傷害
kung-fu-2014-damage-spirit = { $damage } 點傷害，外加 1 點內勁

## 事件

kung-fu-2014-event-no-attack = { $player }按兵不動。
kung-fu-2014-event-stance = { $player }擺出「{ $card }」架式。
kung-fu-2014-event-stance-bonus = { $player }擺出「{ $card }」架式：+{ $value }。
kung-fu-2014-event-base = { $player }打出「{ $card }」：{ $value }。
kung-fu-2014-event-break = { $player }折斷「{ $card }」：{ $value }。
kung-fu-2014-event-enhance = { $player }加上「{ $card }」：+{ $value }。
kung-fu-2014-event-finish = { $player }以「{ $card }」收尾：+{ $value }。
kung-fu-2014-event-spread = { $player }打出「{ $cards }」，多攻擊一個目標。
kung-fu-2014-event-attack = { $player }的攻擊是 { $total }。
kung-fu-2014-event-attack-spirit = { $player }的攻擊是 { $total }，帶內勁。
kung-fu-2014-event-block = { $player }的格擋是 { $total }。
kung-fu-2014-event-block-spirit = { $player }的格擋是 { $total }，帶內勁。
kung-fu-2014-event-called-off = 這次攻擊作罷。
kung-fu-2014-event-damage = { $player }受到 { $damage } 點傷害。
kung-fu-2014-event-unhurt = { $player }沒有受到傷害。
kung-fu-2014-event-spirit = 內勁穿透而過：{ $player }另外失去 { $chi } 點氣。
kung-fu-2014-event-lose = 「{ $card }」讓{ $player }再失去 { $chi } 點氣。
kung-fu-2014-event-gain = 「{ $card }」讓{ $player }恢復 { $chi } 點氣。
kung-fu-2014-event-full = { $player }的氣已經是滿的。
kung-fu-2014-event-strip = 「{ $cause }」讓{ $player }收招時要棄掉：{ $cards }。
kung-fu-2014-event-exchange = { $player }換掉：{ $cards }。
kung-fu-2014-event-exchange-nothing = { $player }一張也不換。
kung-fu-2014-event-pay = { $player }付出代價：{ $cards }。
kung-fu-2014-event-return = { $player }收回：{ $cards }。
kung-fu-2014-event-give-up = { $player }捨棄「{ $cards }」來反擊。
kung-fu-2014-event-last = 只剩{ $player }還站著：{ $player }獲勝。
kung-fu-2014-event-win = { $player }獲勝。
kung-fu-2014-event-everybody-out = 全部倒下，這局平手。
kung-fu-2014-event-turn-cap = 最後一個回合結束，這局平手。

## 結果

kung-fu-2014-outcome-last = { $winner-is ->
    [you] 你獲勝：只有你還有氣。
   *[other] { $winner }獲勝：只有{ $winner }還有氣。
}
kung-fu-2014-outcome-conceded = { $winner }獲勝：其他人都認輸或出局了。
kung-fu-2014-outcome-everybody-out = { $winners }平手：大家都氣盡了。
kung-fu-2014-outcome-turn-cap = { $winners }平手：最後一個回合結束了。

## 現在不能用牌或不能選目標的原因

kung-fu-2014-why-stays-on-table = 「{ $card }」留在桌上，不能棄掉。
kung-fu-2014-why-not-in-hand = 你手上沒有「{ $card }」。
kung-fu-2014-why-return-first = 先選擇要收回哪張牌。
kung-fu-2014-why-chosen = 你已經選了「{ $card }」。
kung-fu-2014-why-empty-seat = { $number } 號座位沒有人。
kung-fu-2014-why-discard-first = 先棄牌、抽牌，再攻擊。
kung-fu-2014-why-not-attacking = 你現在不在攻擊。
kung-fu-2014-why-base-first = 先選招式或武器，拳擊隨時可用。
kung-fu-2014-why-yourself = 你不能攻擊自己。
kung-fu-2014-why-target-out = { $player }已經出局。
kung-fu-2014-why-target-chosen = { $player }已經是目標了。
kung-fu-2014-why-attacker-first = 反擊要先打攻擊你的人：{ $player }。
kung-fu-2014-why-in-attack = 你的攻擊已經有「{ $card }」。
kung-fu-2014-why-in-block = 你的格擋已經有「{ $card }」。
kung-fu-2014-why-choosing-targets = 你正在選目標。先收回目標，才能換牌。
kung-fu-2014-why-finishing-in-block = 必殺技不能用來格擋。
kung-fu-2014-why-blocks-only = 「{ $card }」只能用來格擋。
kung-fu-2014-why-attacks-only = 「{ $card }」只能用來攻擊。
kung-fu-2014-why-attack-stance = 一次攻擊只能用一張架式。
kung-fu-2014-why-block-stance = 一次格擋只能用一張架式。
kung-fu-2014-why-stance-first = 架式要在招式之前打出。先收回招式。
kung-fu-2014-why-not-now = 現在不能用「{ $card }」。
kung-fu-2014-why-attack-base = 你的攻擊已經有招式了。收回它才能換別的。
kung-fu-2014-why-block-base = 你的格擋已經有招式了。收回它才能換別的。
kung-fu-2014-why-one-finishing = 一次攻擊只能用一張必殺技。收回它才能換別的。
kung-fu-2014-why-finishing-is-last = 必殺技要最後打出。先收回它，才能加這張牌。
kung-fu-2014-why-same-name-attack = 你的攻擊已經有「{ $card }」，同名的強化不能重複。
kung-fu-2014-why-same-name-block = 你的格擋已經有「{ $card }」，同名的強化不能重複。
