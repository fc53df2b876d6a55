### 終端機裡的《功夫大戰 2019》

## 開場介紹

kung-fu-2019-terminal-intro-chi = 每名玩家有 { $chi } 點氣。氣耗盡就出局，最後還有氣的人獲勝。
kung-fu-2019-terminal-intro-team-chi = 每支隊伍共用 { $chi } 點氣。氣耗盡就出局，最後還有氣的隊伍獲勝。
kung-fu-2019-terminal-intro-even-start = 依照「起始的氣」選項，先手少 { $chi } 點氣。
kung-fu-2019-terminal-intro-turn = 你的回合先棄掉不要的牌，抽到 { $cards } 張，再做準備：打出武器、架式與回氣牌。接著可以攻擊一次，然後再準備一次。
kung-fu-2019-terminal-intro-attack = 攻擊時先選目標，再選攻擊牌或你的武器，然後加上強化牌。
kung-fu-2019-terminal-intro-block = 目標可以打出一張格擋牌。有些格擋牌能反擊，對方也可以再回應。
kung-fu-2019-terminal-intro-resolve = 沒有人再回應時，所有攻擊一起結算。
kung-fu-2019-terminal-intro-team-block = 目標格擋之前，隊友可以挺身而出，或替目標格擋。
kung-fu-2019-terminal-intro-team-help = 攻擊者的每名隊友可以加一張強化牌。大家同時選，再從攻擊者起依順時針加上。
kung-fu-2019-terminal-intro-team-pass = 回合結束時，你可以把一張牌正面朝下交給隊友。

## 牌桌

kung-fu-2019-terminal-title = 功夫大戰 2019：第 { $turn } 回合，牌庫剩 { $deck } 張
kung-fu-2019-terminal-separator = 、
kung-fu-2019-terminal-player = { $player }
kung-fu-2019-terminal-team-dragon = 龍隊
kung-fu-2019-terminal-team-tiger = 虎隊
kung-fu-2019-terminal-team-crane = 鶴隊
kung-fu-2019-terminal-own-team = { $team }（你的隊伍）
kung-fu-2019-terminal-team-chi = 共 { $chi } 點氣
kung-fu-2019-terminal-turn-order = 輪流順序
kung-fu-2019-terminal-chi = { $chi } 點氣
kung-fu-2019-terminal-cards = { $count } 張手牌
kung-fu-2019-terminal-cards-known = { $count } 張手牌（其中有{ $cards }）
kung-fu-2019-terminal-weapon = 手持{ $weapon }
kung-fu-2019-terminal-with = { $card }（附有{ $cards }）
kung-fu-2019-terminal-poison = 中毒 { $chi }
kung-fu-2019-terminal-your-turn = 輪到你
kung-fu-2019-terminal-has-turn = 當前玩家
kung-fu-2019-terminal-out = 已出局
kung-fu-2019-terminal-your-hand = 你的手牌
kung-fu-2019-terminal-empty = 沒有牌
kung-fu-2019-terminal-card-in-hand = { $card }（{ $values }）
kung-fu-2019-terminal-give-up = 你要放棄
kung-fu-2019-terminal-also-played = 另外打出的牌
kung-fu-2019-terminal-in-front = { $player }面前
kung-fu-2019-terminal-known-hand = { $player }的部分手牌
kung-fu-2019-terminal-attack-and-blocks = { $attacker }的攻擊與格擋

## 攻擊

kung-fu-2019-terminal-attack = { $attacker }的攻擊
kung-fu-2019-terminal-counterattack = { $attacker }的反擊
kung-fu-2019-terminal-breakdown = { $attacker }的攻擊：{ $attack }。
kung-fu-2019-terminal-on = 對{ $target }
kung-fu-2019-terminal-damage = 防禦前 { $damage } 點傷害{ $bonus }
kung-fu-2019-terminal-block = { $blocker }格擋：{ $card }
kung-fu-2019-terminal-taken = 不能再有人挺身而出
kung-fu-2019-terminal-helper = { $card }（{ $player }）
kung-fu-2019-terminal-bonus = { $card } +{ $amount }
kung-fu-2019-terminal-source = { $card } { $amount }
kung-fu-2019-terminal-including = （含{ $sources }）
kung-fu-2019-terminal-including-against = （含{ $sources }，針對{ $target }的架式）
kung-fu-2019-terminal-attack-so-far = 你目前的攻擊
kung-fu-2019-terminal-with-additions = 加上你的牌
kung-fu-2019-terminal-deals = 對{ $target } { $damage }{ $bonus }
kung-fu-2019-terminal-deals-all = ：{ $targets }

## 列出的牌

kung-fu-2019-terminal-card = { $kind }。{ $text }
kung-fu-2019-terminal-hurl = { $card }：傷害 +{ $damage }
kung-fu-2019-terminal-attack-card = { $kind } { $attack }
kung-fu-2019-terminal-attacks = 攻擊 { $attack }
kung-fu-2019-terminal-adds = 攻擊 +{ $attack }
kung-fu-2019-terminal-defends = 防禦 { $defense }

## 為什麼問你，以及行動的效果

kung-fu-2019-terminal-why-counterattack = 你受到攻擊，可以反擊。
kung-fu-2019-terminal-why-help = 隊友正在攻擊。所有隊友選好之前，你的選擇不會公開。
kung-fu-2019-terminal-why-step-in = 所有可能挺身而出的人同時選擇，所以沒有人知道牌在誰手上。
kung-fu-2019-terminal-why-swap = 你和{ $other }同時互換相同張數的牌，正面朝下。
kung-fu-2019-terminal-why-special = 所有隊友同時選擇要不要打出團隊奇招。
kung-fu-2019-terminal-note-done-discard = 保留其餘的牌並抽牌
kung-fu-2019-terminal-note-done-prepare = 本回合不攻擊
kung-fu-2019-terminal-note-done-respite = 結束回合
kung-fu-2019-terminal-note-done-add = 就這樣出手
kung-fu-2019-terminal-note-done-help = 不再加牌
kung-fu-2019-terminal-note-done-target = 不再加目標
kung-fu-2019-terminal-note-pass-help = 不加牌
kung-fu-2019-terminal-note-pass-step-in = 不介入
kung-fu-2019-terminal-note-pass-block = 不格擋
kung-fu-2019-terminal-note-pass-counterattack = 不反擊
kung-fu-2019-terminal-note-pass-attack = 不攻擊
kung-fu-2019-terminal-note-pass-special = 留到以後
kung-fu-2019-terminal-note-pass-take = 不拿
kung-fu-2019-terminal-note-pass-pass-card = 保留所有的牌
kung-fu-2019-terminal-note-full-chi = 你的氣已經全滿，不會再恢復。
kung-fu-2019-terminal-note-replaces = 會取代{ $cards }。
kung-fu-2019-terminal-discard-first = 先選「完成」結束棄牌並抽牌，然後才能出牌。
kung-fu-2019-terminal-pay-first = 要先付這次格擋的代價。輸入 undo 可以收回格擋。

## 用語

kung-fu-2019-terminal-term-pass = 跳過：在這一步不打出牌，不格擋、不反擊，也不幫忙，牌留到以後再用。要結束自己的步驟，請用「完成」。遞牌是另一回事：回合結束時，你可以把一張牌正面朝下交給隊友。
kung-fu-2019-terminal-term-done = 完成：結束你這個回合的這一步，或完成你的攻擊。
kung-fu-2019-terminal-term-chi = 氣：你或你隊伍的生命。氣耗盡就出局。
kung-fu-2019-terminal-term-prepare = 準備：攻擊之前的一步，打出武器、架式和回氣牌。
kung-fu-2019-terminal-term-respite = 喘息：攻擊之後的一步，可以再打出武器、架式和回氣牌，但不能再攻擊。
kung-fu-2019-terminal-term-weapon = 武器：放在你面前，同時只能有一件，新的取代舊的。可以一再用來攻擊。
kung-fu-2019-terminal-term-stance = 架式：放在你面前，同時只能有一個，新的取代舊的。它增強牌上指明的牌。
kung-fu-2019-terminal-term-attack = 攻擊：你的回合可以攻擊一次。先選目標，再選攻擊牌或你的武器，然後加上強化牌。
kung-fu-2019-terminal-term-enhancement = 強化：加在攻擊上。張數不限，但不能同名。
kung-fu-2019-terminal-term-finishing-move = 必殺技：也是強化牌，一次攻擊最多一張。
kung-fu-2019-terminal-term-block = 格擋：目標的回應。每次攻擊只能用一張，而且要擋得住那種攻擊。它能無視攻擊，或減少傷害。
kung-fu-2019-terminal-term-challenge = 挑戰：讓你成為攻擊的目標，例如「與我一戰」。挑戰不是格擋，之後仍可格擋。
kung-fu-2019-terminal-term-ignore = 無視：無視攻擊的人不會失去氣，也不受攻擊的任何效果影響。
kung-fu-2019-terminal-term-counterattack = 反擊：有牌允許時，對攻擊你的人發動的攻擊。所有反擊一起結算。
kung-fu-2019-terminal-term-chi-restoration = 回氣：恢復氣的牌，但氣不能超過開局時的點數。
kung-fu-2019-terminal-term-team-special = 團隊奇招：牌上寫明打出的時機，不限自己的回合。時機到了就會問你。
kung-fu-2019-terminal-term-archetype = 角色：玩家扮演的人物，能力整局有效。
kung-fu-2019-terminal-term-split = 分擊：用一次攻擊打好幾名對手，每人都受到全額傷害。
kung-fu-2019-terminal-term-step-in = 挺身而出：用挑戰牌代替別人成為目標，例如「與我一戰」。
kung-fu-2019-terminal-term-improvised = 隨手武器：標示在椅子這類日常用品上。它本身沒有作用，但「醉拳架式」等牌會用到。
kung-fu-2019-terminal-term-hand-size = 手牌上限：你的回合開始時，把手牌補到這個張數。手牌更多時可以留著，只是不補牌。
kung-fu-2019-terminal-term-team = 隊伍：共用氣、一起獲勝的玩家。手牌、武器、架式和回合各有各的，不能攻擊隊友。
kung-fu-2019-terminal-term-teammate = 隊友：同隊的其他玩家。你們可以為彼此的攻擊各加一張強化牌，有些團隊格擋牌還能替隊友格擋。
kung-fu-2019-terminal-term-team-card = 團隊牌：只用在團隊戰，遵守同類牌的規則。
kung-fu-2019-terminal-term-team-attack = 團隊攻擊：只用在團隊戰的攻擊牌，用法和其他攻擊牌一樣。
kung-fu-2019-terminal-term-team-enhancement = 團隊強化：只用在團隊戰的強化牌。除非牌上另有說明，可以加在自己或隊友的攻擊上。
kung-fu-2019-terminal-term-team-block = 團隊格擋：只用在團隊戰的格擋牌。大部分可以在隊友自己格擋之前，替受到攻擊的隊友格擋。
kung-fu-2019-terminal-term-exchange = 交鋒：一次攻擊和對它的所有回應。沒有人再回應時一起結算。
