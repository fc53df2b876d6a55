### 《功夫大战 2019》：牌桌上的行动、提示、记录与原因
# 词汇见 cards/zh-Hant.ftl。

## 行动

kung-fu-2019-move-play = 打出{ $card }
kung-fu-2019-move-split = 以{ $card }分击
kung-fu-2019-move-join = 加上{ $card }
kung-fu-2019-move-join-split = 加上{ $card }并分击
kung-fu-2019-move-hurl = 掷出{ $card }
kung-fu-2019-move-attack = 以{ $card }攻击
kung-fu-2019-move-attack-split = 以{ $card }攻击并分击
kung-fu-2019-move-break = 折损{ $card }
kung-fu-2019-move-discard = 弃掉{ $card }
kung-fu-2019-move-drop = 放弃{ $card }
kung-fu-2019-move-give = 交出{ $card }
kung-fu-2019-move-choose = 扮演{ $card }
kung-fu-2019-move-redirect = 以“{ $card }”转移攻击
kung-fu-2019-move-target = 攻击{ $player }
kung-fu-2019-move-take = 从{ $player }手中拿走
kung-fu-2019-move-give-to = 交给{ $player }
kung-fu-2019-move-count = 互换 { $count } 张
kung-fu-2019-move-pay = 付气
kung-fu-2019-move-pass = 跳过
kung-fu-2019-attack-title = { $enhancement }{ $attack }

## 提示

kung-fu-2019-prompt-choose = 选择你的角色。
kung-fu-2019-prompt-upkeep = 付气维持“{ $stance }”，或放弃它。
kung-fu-2019-prompt-discard-stance = 保留“{ $stance }”，或放弃它，然后补满手牌。
kung-fu-2019-prompt-discard-hand = 弃掉不要的牌，然后补满手牌。
kung-fu-2019-prompt-discard = 弃掉手上或面前不要的牌，然后补满手牌。
kung-fu-2019-prompt-prepare = 打出武器、架式与回气牌，选择攻击目标，或结束回合。
kung-fu-2019-prompt-prepare-only = 打出武器、架式与回气牌，或结束回合。
kung-fu-2019-prompt-respite = 喘口气：打出武器、架式与回气牌，或结束回合。
kung-fu-2019-prompt-attack-too = 你也同时发动攻击，选择目标。
kung-fu-2019-prompt-attack-too-base = 你也同时发动攻击，选择攻击牌或你的武器。
kung-fu-2019-prompt-base = 选择攻击牌或你的武器。
kung-fu-2019-prompt-base-targets = 要怎么攻击{ $targets }？选择攻击牌或你的武器。
kung-fu-2019-prompt-add = 你的攻击会造成 { $damage } 点伤害。加上强化牌，或直接出手。
kung-fu-2019-prompt-target = 选择目标。
kung-fu-2019-prompt-target-more = 再选一个目标，或继续。
kung-fu-2019-prompt-of-attack = { $attacker }的“{ $attack }”会对{ $target }造成 { $damage } 点伤害。
kung-fu-2019-prompt-step-in-target = 要用挑战牌应战吗？之后仍可格挡。
kung-fu-2019-prompt-step-in-teammate = 要挺身而出，或替{ $target }格挡吗？
kung-fu-2019-prompt-step-in = 要挺身而出吗？
kung-fu-2019-prompt-block = 要格挡，还是硬接？
kung-fu-2019-prompt-price = 这次格挡有代价：弃掉 { $count } 张牌。
kung-fu-2019-prompt-counterattack = 你可以反击{ $target }：选择攻击牌或你的武器，或跳过。
kung-fu-2019-prompt-take = 要拿走这件武器吗？
kung-fu-2019-prompt-take-stance = 要拿走这个架式吗？
kung-fu-2019-prompt-help = 要加上强化牌吗？
kung-fu-2019-prompt-help-more = 这样一来，攻击会造成 { $damage } 点伤害。继续加牌，或就此出手。
kung-fu-2019-prompt-special = 现在是打出团队奇招的时机吗？
kung-fu-2019-prompt-give = 要把哪件武器交给{ $player }？
kung-fu-2019-prompt-count = 要互换几张牌？
kung-fu-2019-prompt-swap = { $player }打出“{ $card }”：给{ $other } { $count } 张牌，并换回同样张数。
kung-fu-2019-prompt-swap-more = 再给{ $other } { $left } 张牌。
kung-fu-2019-prompt-pass-card = 把一张牌正面朝下交给队友，或全部保留。
kung-fu-2019-prompt-give-to = 要给哪位队友？

## 手上没有合适的牌、只能跳过的提示

kung-fu-2019-prompt-no-block = 你没有格挡牌，只能硬接。
kung-fu-2019-prompt-no-fitting-block = 你的格挡牌都挡不住这一招，只能硬接。
kung-fu-2019-prompt-no-step-in-target = 你没有可用的挑战牌。接着轮到格挡。
kung-fu-2019-prompt-no-step-in-teammate = 你没有牌能帮{ $target }。
kung-fu-2019-prompt-no-step-in = 你没有牌可以挺身而出。
kung-fu-2019-prompt-no-counterattack = 你可以反击{ $target }，但你没有可用的攻击牌或武器。
kung-fu-2019-prompt-no-help = 你没有牌可以加上去。
kung-fu-2019-prompt-no-special = 你没有适合这个时机的团队奇招。

## 事件：攻击

kung-fu-2019-event-attack = { $player }以“{ $cards }”攻击：{ $amount }。
kung-fu-2019-event-attack-split = { $player }以“{ $cards }”分击：每个目标 { $amount }。
kung-fu-2019-event-smash = { $player }砸碎“{ $cards }”来攻击：{ $amount }。
kung-fu-2019-event-add = { $player }加上“{ $cards }”：+{ $amount }。
kung-fu-2019-event-hurl = { $player }掷出“{ $cards }”：+{ $amount }。
kung-fu-2019-event-split = { $player }以“{ $cards }”分击。
kung-fu-2019-event-split-and-add = { $player }以“{ $cards }”分击：+{ $amount }。

## 事件：回应

kung-fu-2019-event-stay = { $player }打出“{ $cards }”，仍是目标。
kung-fu-2019-event-step-in = { $player }以“{ $cards }”替{ $other }挺身而出。
kung-fu-2019-event-pass-on = { $player }以“{ $cards }”把攻击转给{ $other }。
kung-fu-2019-event-block = { $player }以“{ $cards }”格挡。
kung-fu-2019-event-block-for = { $player }以“{ $cards }”替{ $other }格挡。
kung-fu-2019-event-snap = { $player }折断“{ $cards }”来格挡：少受 { $amount } 点伤害。
kung-fu-2019-event-ignore = { $player }靠“{ $cards }”无视{ $other }的攻击。
kung-fu-2019-event-loss = { $lost ->
    [0] { $player }没有因“{ $attack }”失去气。
   *[other] { $player }因“{ $attack }”失去 { $lost } 点气。
}
kung-fu-2019-event-loss-blocked = { $lost ->
    [0] { $player }没有因“{ $attack }”失去气：{ $dealt } − { $blocked }（格挡）。
   *[other] { $player }因“{ $attack }”失去 { $lost } 点气：{ $dealt } − { $blocked }（格挡）。
}
kung-fu-2019-event-loss-defended = { $lost ->
    [0] { $player }没有因“{ $attack }”失去气：{ $dealt } − { $defense }（{ $defenders }）。
   *[other] { $player }因“{ $attack }”失去 { $lost } 点气：{ $dealt } − { $defense }（{ $defenders }）。
}
kung-fu-2019-event-loss-blocked-defended = { $lost ->
    [0] { $player }没有因“{ $attack }”失去气：{ $dealt } − { $blocked }（格挡）− { $defense }（{ $defenders }）。
   *[other] { $player }因“{ $attack }”失去 { $lost } 点气：{ $dealt } − { $blocked }（格挡）− { $defense }（{ $defenders }）。
}
kung-fu-2019-event-self-loss = { $player }因自己的“{ $cards }”失去 { $amount } 点气。
kung-fu-2019-event-poisoned = “{ $cards }”：{ $player }下个回合开始时会失去 { $amount } 点气。

## 事件：场上的牌、气与手牌

kung-fu-2019-event-character = { $player }是{ $cards }。
kung-fu-2019-event-weapon = { $player }拿起“{ $cards }”。
kung-fu-2019-event-stance = { $player }摆出“{ $cards }”。
kung-fu-2019-event-attach = { $player }附上“{ $cards }”。
kung-fu-2019-event-play = { $player }打出“{ $cards }”。
kung-fu-2019-event-pay = { $player }为“{ $cards }”付 { $amount } 点气。
kung-fu-2019-event-lapse = { $player }付不起“{ $cards }”的代价，把它弃掉。
kung-fu-2019-event-lose = { $player }失去：{ $cards }。
kung-fu-2019-event-take = { $player }从{ $other }手中得到：{ $cards }。
kung-fu-2019-event-hand-over = { $player }交给{ $other }：{ $cards }。
kung-fu-2019-event-pass-card = { $player }递牌给{ $other }：{ $cards }。
kung-fu-2019-event-poison = { $player }因中毒失去 { $amount } 点气。
kung-fu-2019-event-full-chi = { $player }的气已经全满。
kung-fu-2019-event-gain = { $player }恢复 { $amount } 点气。
kung-fu-2019-event-gain-by = { $player }恢复 { $amount } 点气：{ $cards }。

## 结果

kung-fu-2019-event-win = { $player }获胜。
kung-fu-2019-event-team-wins = { $player }的队伍获胜。
kung-fu-2019-event-tie = 所有人的气都耗尽了：平手。
kung-fu-2019-event-turn-cap = 最后一个回合结束，没有人获胜。
kung-fu-2019-outcome-last = { $player }获胜：其他人的气都耗尽了。
kung-fu-2019-outcome-conceded = { $player }获胜：其他人都认输或出局了。
kung-fu-2019-outcome-team = { $players }获胜：其他人的气都耗尽了。
kung-fu-2019-outcome-team-conceded = { $players }获胜：其他人都认输或出局了。
kung-fu-2019-outcome-tie = 平手：{ $players }同归于尽。
kung-fu-2019-outcome-turn-cap = 没有人获胜：最后一个回合结束时，{ $players }都还有气。

## 现在不能用牌的原因

kung-fu-2019-why-choose-character = 先选择你的角色。
kung-fu-2019-why-taken = “{ $card }”已经有人选了。
kung-fu-2019-why-character = “{ $card }”是角色，能力整局有效。
kung-fu-2019-why-discarding = 你已经要弃掉“{ $card }”。收回才能保留。
kung-fu-2019-why-not-in-hand = “{ $card }”不在你手上。
kung-fu-2019-why-not-now = 现在不能用“{ $card }”。
kung-fu-2019-why-no-special = “{ $card }”不是团队奇招。
kung-fu-2019-why-special-later = “{ $card }”要等时机，到时会问你。
kung-fu-2019-why-keep-you = “{ $card }”是{ $kind }牌，留到你受到攻击时再用。
kung-fu-2019-why-keep-team = “{ $card }”是{ $kind }牌，留到你或队友受到攻击时再用。
kung-fu-2019-why-keep-teammate = “{ $card }”是{ $kind }牌，留到队友受到攻击时再用。
kung-fu-2019-why-keep-anyone = “{ $card }”是{ $kind }牌，留到有人受到攻击时再用。
kung-fu-2019-why-for-attack = “{ $card }”要加在攻击上。
kung-fu-2019-why-attack-first = “{ $card }”要加在攻击上。先选目标，再选攻击牌或你的武器。
kung-fu-2019-why-target-first = 先选目标，再选攻击牌。
kung-fu-2019-why-base-first = “{ $card }”要加在攻击上。先选攻击牌或你的武器。
kung-fu-2019-why-attacked = 你这个回合已经攻击过了。
kung-fu-2019-why-forfeited = 你这个回合不能攻击。
kung-fu-2019-why-unarmed = 你手上没有攻击牌，面前也没有武器，不能攻击。
kung-fu-2019-why-needs-weapon = “{ $card }”要附在武器上，而你面前没有武器。
kung-fu-2019-why-needs-stance = “{ $card }”要附在架式上，而你没有摆出架式。
kung-fu-2019-why-weapon-has-it = 你的武器已经附有“{ $card }”。附加的牌不能同名。
kung-fu-2019-why-stance-has-it = 你的架式已经附有“{ $card }”。附加的牌不能同名。
kung-fu-2019-why-too-expensive = 你的气不够付“{ $card }”的代价。
kung-fu-2019-why-before-attack = “{ $card }”只能在攻击前打出。
kung-fu-2019-why-during-attack = 攻击途中不能打出“{ $card }”。
kung-fu-2019-why-combo = 攻击已经有第一张牌，要有“连环攻击”才能再加攻击牌。
kung-fu-2019-why-combo-limit = 要有“连环攻击”才能再加攻击牌，而且有张数限制。
kung-fu-2019-why-same-name = 攻击已经有“{ $card }”。强化牌不能同名。
kung-fu-2019-why-one-finishing-move = 一次攻击只能有一张必杀技。
kung-fu-2019-why-no-weapon = 你面前没有武器时才能用“{ $card }”。
kung-fu-2019-why-teammates-attack = “{ $card }”只能加在队友的攻击上。
kung-fu-2019-why-one-target = “{ $card }”只能加在单一目标的攻击上。
kung-fu-2019-why-not-in-attack = “{ $card }”不能加在这次攻击上。
kung-fu-2019-why-no-answer = “{ $card }”不是格挡牌，也不是挑战牌。
kung-fu-2019-why-one-block = 你只能打出一张格挡牌。收回才能换另一张。
kung-fu-2019-why-step-in-unblockable = 面对这次攻击，“{ $card }”必须和“你的功夫”牌一起用。
kung-fu-2019-why-no-step-in = 这里不能打出“{ $card }”：已经有人挺身而出，或你已经是目标。
kung-fu-2019-why-unblockable = 只有“你的功夫”牌挡得住这次攻击。
kung-fu-2019-why-feint = 这次攻击是虚招：像“{ $card }”这样指明攻击类型的格挡牌无效。
kung-fu-2019-why-block-later = 要先确定目标，之后才轮到你格挡。
kung-fu-2019-why-only-target = 只有目标能打出“{ $card }”，而你不是目标。
kung-fu-2019-why-only-for-teammate = “{ $card }”只能替队友打出，不能为自己打出。
kung-fu-2019-why-wrong-type = “{ $card }”用来应付{ $attacks }，但这是{ $type }。
kung-fu-2019-why-wrong-attack = “{ $card }”用来应付{ $attacks }，但这次攻击不是。

## 不能攻击某人或选择角色的原因

kung-fu-2019-why-character-of = { $player }已经是{ $card }。
kung-fu-2019-why-empty-seat = { $number } 号座位没有人。
kung-fu-2019-why-discard-first = 先弃牌并抽牌，然后才能攻击。
kung-fu-2019-why-no-target-now = 现在不能攻击任何人。
kung-fu-2019-why-yourself = 不能攻击自己。
kung-fu-2019-why-teammate = { $player }是你的队友。
kung-fu-2019-why-player-out = { $player }已经出局。
kung-fu-2019-why-target-already = { $player }已经是目标。
