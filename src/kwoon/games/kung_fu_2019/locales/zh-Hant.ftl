### 《功夫大戰 2019》：牌桌上的行動、提示、紀錄與原因
# 詞彙見 cards/zh-Hant.ftl。

## 行動

kung-fu-2019-move-play = 打出{ $card }
kung-fu-2019-move-split = 以{ $card }分擊
kung-fu-2019-move-join = 加上{ $card }
kung-fu-2019-move-join-split = 加上{ $card }並分擊
kung-fu-2019-move-hurl = 擲出{ $card }
kung-fu-2019-move-attack = 以{ $card }攻擊
kung-fu-2019-move-attack-split = 以{ $card }攻擊並分擊
kung-fu-2019-move-break = 折損{ $card }
kung-fu-2019-move-discard = 棄掉{ $card }
kung-fu-2019-move-drop = 放棄{ $card }
kung-fu-2019-move-give = 交出{ $card }
kung-fu-2019-move-choose = 扮演{ $card }
kung-fu-2019-move-redirect = 以「{ $card }」轉移攻擊
kung-fu-2019-move-target = 攻擊{ $player }
kung-fu-2019-move-take = 從{ $player }手中拿走
kung-fu-2019-move-give-to = 交給{ $player }
kung-fu-2019-move-count = 互換 { $count } 張
kung-fu-2019-move-pay = 付氣
kung-fu-2019-move-pass = 跳過
kung-fu-2019-attack-title = { $enhancement }{ $attack }

## 提示

kung-fu-2019-prompt-choose = 選擇你的角色。
kung-fu-2019-prompt-upkeep = 付氣維持「{ $stance }」，或放棄它。
kung-fu-2019-prompt-discard-stance = 保留「{ $stance }」，或放棄它，然後補滿手牌。
kung-fu-2019-prompt-discard-hand = 棄掉不要的牌，然後補滿手牌。
kung-fu-2019-prompt-discard = 棄掉手上或面前不要的牌，然後補滿手牌。
kung-fu-2019-prompt-prepare = 打出武器、架式與回氣牌，選擇攻擊目標，或結束回合。
kung-fu-2019-prompt-prepare-only = 打出武器、架式與回氣牌，或結束回合。
kung-fu-2019-prompt-respite = 喘口氣：打出武器、架式與回氣牌，或結束回合。
kung-fu-2019-prompt-attack-too = 你也同時發動攻擊，選擇目標。
kung-fu-2019-prompt-attack-too-base = 你也同時發動攻擊，選擇攻擊牌或你的武器。
kung-fu-2019-prompt-base = 選擇攻擊牌或你的武器。
kung-fu-2019-prompt-base-targets = 要怎麼攻擊{ $targets }？選擇攻擊牌或你的武器。
kung-fu-2019-prompt-add = 你的攻擊會造成 { $damage } 點傷害。加上強化牌，或直接出手。
kung-fu-2019-prompt-target = 選擇目標。
kung-fu-2019-prompt-target-more = 再選一個目標，或繼續。
kung-fu-2019-prompt-of-attack = { $attacker }的「{ $attack }」會對{ $target }造成 { $damage } 點傷害。
kung-fu-2019-prompt-step-in-target = 要用挑戰牌應戰嗎？之後仍可格擋。
kung-fu-2019-prompt-step-in-teammate = 要挺身而出，或替{ $target }格擋嗎？
kung-fu-2019-prompt-step-in = 要挺身而出嗎？
kung-fu-2019-prompt-block = 要格擋，還是硬接？
kung-fu-2019-prompt-price = 這次格擋有代價：棄掉 { $count } 張牌。
kung-fu-2019-prompt-counterattack = 你可以反擊{ $target }：選擇攻擊牌或你的武器，或跳過。
kung-fu-2019-prompt-take = 要拿走這件武器嗎？
kung-fu-2019-prompt-take-stance = 要拿走這個架式嗎？
kung-fu-2019-prompt-help = 要加上強化牌嗎？
kung-fu-2019-prompt-help-more = 這樣一來，攻擊會造成 { $damage } 點傷害。繼續加牌，或就此出手。
kung-fu-2019-prompt-special = 現在是打出團隊奇招的時機嗎？
kung-fu-2019-prompt-give = 要把哪件武器交給{ $player }？
kung-fu-2019-prompt-count = 要互換幾張牌？
kung-fu-2019-prompt-swap = { $player }打出「{ $card }」：給{ $other } { $count } 張牌，並換回同樣張數。
kung-fu-2019-prompt-swap-more = 再給{ $other } { $left } 張牌。
kung-fu-2019-prompt-pass-card = 把一張牌正面朝下交給隊友，或全部保留。
kung-fu-2019-prompt-give-to = 要給哪位隊友？

## 手上沒有合適的牌、只能跳過的提示

kung-fu-2019-prompt-no-block = 你沒有格擋牌，只能硬接。
kung-fu-2019-prompt-no-fitting-block = 你的格擋牌都擋不住這一招，只能硬接。
kung-fu-2019-prompt-no-step-in-target = 你沒有可用的挑戰牌。接著輪到格擋。
kung-fu-2019-prompt-no-step-in-teammate = 你沒有牌能幫{ $target }。
kung-fu-2019-prompt-no-step-in = 你沒有牌可以挺身而出。
kung-fu-2019-prompt-no-counterattack = 你可以反擊{ $target }，但你沒有可用的攻擊牌或武器。
kung-fu-2019-prompt-no-help = 你沒有牌可以加上去。
kung-fu-2019-prompt-no-special = 你沒有適合這個時機的團隊奇招。

## 事件：攻擊

kung-fu-2019-event-attack = { $player }以「{ $cards }」攻擊：{ $amount }。
kung-fu-2019-event-attack-split = { $player }以「{ $cards }」分擊：每個目標 { $amount }。
kung-fu-2019-event-smash = { $player }砸碎「{ $cards }」來攻擊：{ $amount }。
kung-fu-2019-event-add = { $player }加上「{ $cards }」：+{ $amount }。
kung-fu-2019-event-hurl = { $player }擲出「{ $cards }」：+{ $amount }。
kung-fu-2019-event-split = { $player }以「{ $cards }」分擊。
kung-fu-2019-event-split-and-add = { $player }以「{ $cards }」分擊：+{ $amount }。

## 事件：回應

kung-fu-2019-event-stay = { $player }打出「{ $cards }」，仍是目標。
kung-fu-2019-event-step-in = { $player }以「{ $cards }」替{ $other }挺身而出。
kung-fu-2019-event-pass-on = { $player }以「{ $cards }」把攻擊轉給{ $other }。
kung-fu-2019-event-block = { $player }以「{ $cards }」格擋。
kung-fu-2019-event-block-for = { $player }以「{ $cards }」替{ $other }格擋。
kung-fu-2019-event-snap = { $player }折斷「{ $cards }」來格擋：少受 { $amount } 點傷害。
kung-fu-2019-event-ignore = { $player }靠「{ $cards }」無視{ $other }的攻擊。
kung-fu-2019-event-loss = { $lost ->
    [0] { $player }沒有因「{ $attack }」失去氣。
   *[other] { $player }因「{ $attack }」失去 { $lost } 點氣。
}
kung-fu-2019-event-loss-blocked = { $lost ->
    [0] { $player }沒有因「{ $attack }」失去氣：{ $dealt } − { $blocked }（格擋）。
   *[other] { $player }因「{ $attack }」失去 { $lost } 點氣：{ $dealt } − { $blocked }（格擋）。
}
kung-fu-2019-event-loss-defended = { $lost ->
    [0] { $player }沒有因「{ $attack }」失去氣：{ $dealt } − { $defense }（{ $defenders }）。
   *[other] { $player }因「{ $attack }」失去 { $lost } 點氣：{ $dealt } − { $defense }（{ $defenders }）。
}
kung-fu-2019-event-loss-blocked-defended = { $lost ->
    [0] { $player }沒有因「{ $attack }」失去氣：{ $dealt } − { $blocked }（格擋）− { $defense }（{ $defenders }）。
   *[other] { $player }因「{ $attack }」失去 { $lost } 點氣：{ $dealt } − { $blocked }（格擋）− { $defense }（{ $defenders }）。
}
kung-fu-2019-event-self-loss = { $player }因自己的「{ $cards }」失去 { $amount } 點氣。
kung-fu-2019-event-poisoned = 「{ $cards }」：{ $player }下個回合開始時會失去 { $amount } 點氣。

## 事件：場上的牌、氣與手牌

kung-fu-2019-event-character = { $player }是{ $cards }。
kung-fu-2019-event-weapon = { $player }拿起「{ $cards }」。
kung-fu-2019-event-stance = { $player }擺出「{ $cards }」。
kung-fu-2019-event-attach = { $player }附上「{ $cards }」。
kung-fu-2019-event-play = { $player }打出「{ $cards }」。
kung-fu-2019-event-pay = { $player }為「{ $cards }」付 { $amount } 點氣。
kung-fu-2019-event-lapse = { $player }付不起「{ $cards }」的代價，把它棄掉。
kung-fu-2019-event-lose = { $player }失去：{ $cards }。
kung-fu-2019-event-take = { $player }從{ $other }手中得到：{ $cards }。
kung-fu-2019-event-hand-over = { $player }交給{ $other }：{ $cards }。
kung-fu-2019-event-pass-card = { $player }遞牌給{ $other }：{ $cards }。
kung-fu-2019-event-poison = { $player }因中毒失去 { $amount } 點氣。
kung-fu-2019-event-full-chi = { $player }的氣已經全滿。
kung-fu-2019-event-gain = { $player }恢復 { $amount } 點氣。
kung-fu-2019-event-gain-by = { $player }恢復 { $amount } 點氣：{ $cards }。

## 結果

kung-fu-2019-event-win = { $player }獲勝。
kung-fu-2019-event-team-wins = { $player }的隊伍獲勝。
kung-fu-2019-event-tie = 所有人的氣都耗盡了：平手。
kung-fu-2019-event-turn-cap = 最後一個回合結束，沒有人獲勝。
kung-fu-2019-outcome-last = { $player }獲勝：其他人的氣都耗盡了。
kung-fu-2019-outcome-conceded = { $player }獲勝：其他人都認輸或出局了。
kung-fu-2019-outcome-team = { $players }獲勝：其他人的氣都耗盡了。
kung-fu-2019-outcome-team-conceded = { $players }獲勝：其他人都認輸或出局了。
kung-fu-2019-outcome-tie = 平手：{ $players }同歸於盡。
kung-fu-2019-outcome-turn-cap = 沒有人獲勝：最後一個回合結束時，{ $players }都還有氣。

## 現在不能用牌的原因

kung-fu-2019-why-choose-character = 先選擇你的角色。
kung-fu-2019-why-taken = 「{ $card }」已經有人選了。
kung-fu-2019-why-character = 「{ $card }」是角色，能力整局有效。
kung-fu-2019-why-discarding = 你已經要棄掉「{ $card }」。收回才能保留。
kung-fu-2019-why-not-in-hand = 「{ $card }」不在你手上。
kung-fu-2019-why-not-now = 現在不能用「{ $card }」。
kung-fu-2019-why-no-special = 「{ $card }」不是團隊奇招。
kung-fu-2019-why-special-later = 「{ $card }」要等時機，到時會問你。
kung-fu-2019-why-keep-you = 「{ $card }」是{ $kind }牌，留到你受到攻擊時再用。
kung-fu-2019-why-keep-team = 「{ $card }」是{ $kind }牌，留到你或隊友受到攻擊時再用。
kung-fu-2019-why-keep-teammate = 「{ $card }」是{ $kind }牌，留到隊友受到攻擊時再用。
kung-fu-2019-why-keep-anyone = 「{ $card }」是{ $kind }牌，留到有人受到攻擊時再用。
kung-fu-2019-why-for-attack = 「{ $card }」要加在攻擊上。
kung-fu-2019-why-attack-first = 「{ $card }」要加在攻擊上。先選目標，再選攻擊牌或你的武器。
kung-fu-2019-why-target-first = 先選目標，再選攻擊牌。
kung-fu-2019-why-base-first = 「{ $card }」要加在攻擊上。先選攻擊牌或你的武器。
kung-fu-2019-why-attacked = 你這個回合已經攻擊過了。
kung-fu-2019-why-forfeited = 你這個回合不能攻擊。
kung-fu-2019-why-unarmed = 你手上沒有攻擊牌，面前也沒有武器，不能攻擊。
kung-fu-2019-why-needs-weapon = 「{ $card }」要附在武器上，而你面前沒有武器。
kung-fu-2019-why-needs-stance = 「{ $card }」要附在架式上，而你沒有擺出架式。
kung-fu-2019-why-weapon-has-it = 你的武器已經附有「{ $card }」。附加的牌不能同名。
kung-fu-2019-why-stance-has-it = 你的架式已經附有「{ $card }」。附加的牌不能同名。
kung-fu-2019-why-too-expensive = 你的氣不夠付「{ $card }」的代價。
kung-fu-2019-why-before-attack = 「{ $card }」只能在攻擊前打出。
kung-fu-2019-why-during-attack = 攻擊途中不能打出「{ $card }」。
kung-fu-2019-why-combo = 攻擊已經有第一張牌，要有「連環攻擊」才能再加攻擊牌。
kung-fu-2019-why-combo-limit = 要有「連環攻擊」才能再加攻擊牌，而且有張數限制。
kung-fu-2019-why-same-name = 攻擊已經有「{ $card }」。強化牌不能同名。
kung-fu-2019-why-one-finishing-move = 一次攻擊只能有一張必殺技。
kung-fu-2019-why-no-weapon = 你面前沒有武器時才能用「{ $card }」。
kung-fu-2019-why-teammates-attack = 「{ $card }」只能加在隊友的攻擊上。
kung-fu-2019-why-one-target = 「{ $card }」只能加在單一目標的攻擊上。
kung-fu-2019-why-not-in-attack = 「{ $card }」不能加在這次攻擊上。
kung-fu-2019-why-no-answer = 「{ $card }」不是格擋牌，也不是挑戰牌。
kung-fu-2019-why-one-block = 你只能打出一張格擋牌。收回才能換另一張。
kung-fu-2019-why-step-in-unblockable = 面對這次攻擊，「{ $card }」必須和「你的功夫」牌一起用。
kung-fu-2019-why-no-step-in = 這裡不能打出「{ $card }」：已經有人挺身而出，或你已經是目標。
kung-fu-2019-why-unblockable = 只有「你的功夫」牌擋得住這次攻擊。
kung-fu-2019-why-feint = 這次攻擊是虛招：像「{ $card }」這樣指明攻擊類型的格擋牌無效。
kung-fu-2019-why-block-later = 要先確定目標，之後才輪到你格擋。
kung-fu-2019-why-only-target = 只有目標能打出「{ $card }」，而你不是目標。
kung-fu-2019-why-only-for-teammate = 「{ $card }」只能替隊友打出，不能為自己打出。
kung-fu-2019-why-wrong-type = 「{ $card }」用來應付{ $attacks }，但這是{ $type }。
kung-fu-2019-why-wrong-attack = 「{ $card }」用來應付{ $attacks }，但這次攻擊不是。

## 不能攻擊某人或選擇角色的原因

kung-fu-2019-why-character-of = { $player }已經是{ $card }。
kung-fu-2019-why-empty-seat = { $number } 號座位沒有人。
kung-fu-2019-why-discard-first = 先棄牌並抽牌，然後才能攻擊。
kung-fu-2019-why-no-target-now = 現在不能攻擊任何人。
kung-fu-2019-why-yourself = 不能攻擊自己。
kung-fu-2019-why-teammate = { $player }是你的隊友。
kung-fu-2019-why-player-out = { $player }已經出局。
kung-fu-2019-why-target-already = { $player }已經是目標。
