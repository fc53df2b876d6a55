### 終端機裡的《功夫大戰 2019》

## 開場介紹

kung-fu-2019-terminal-intro-chi = 每名玩家有 { $chi } 點氣。氣耗盡就出局，最後還有氣的人獲勝。
kung-fu-2019-terminal-intro-team-chi = 每支隊伍共用 { $chi } 點氣。氣耗盡就出局，最後還有氣的隊伍獲勝。
kung-fu-2019-terminal-intro-even-start = 依照「起始的氣」選項，先手少 { $chi } 點氣。
kung-fu-2019-terminal-intro-turn = 你的回合先棄掉不要的牌，抽到 { $cards } 張，再做準備：打出武器、架式與回氣牌。接著可以攻擊一次，然後再準備一次。
kung-fu-2019-terminal-intro-attack = 攻擊時先選目標，再選攻擊牌或你的武器，然後加上強化牌。
kung-fu-2019-terminal-intro-block = 目標可以打出一張格擋牌。有些格擋牌能反擊，對方也可以再回應。
kung-fu-2019-terminal-intro-resolve = 沒有人再回應時，所有攻擊一起結算。
kung-fu-2019-terminal-intro-team-block = 目標格擋之前，隊友可以挺身而出或替目標格擋。
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
kung-fu-2019-terminal-weapon = 武器{ $weapon }
kung-fu-2019-terminal-with = { $card }（附有{ $cards }）
kung-fu-2019-terminal-poison = 中毒 { $chi }
kung-fu-2019-terminal-your-turn = 輪到你
kung-fu-2019-terminal-has-turn = 輪到此人
kung-fu-2019-terminal-out = 已出局
kung-fu-2019-terminal-your-hand = 你的手牌
kung-fu-2019-terminal-empty = 沒有牌
kung-fu-2019-terminal-give-up = 你要放棄
kung-fu-2019-terminal-also-played = 也打出的牌
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
kung-fu-2019-terminal-discard-first = 先完成棄牌（done）並抽牌，然後才能出牌。
kung-fu-2019-terminal-pay-first = 這次格擋有代價，必須付。輸入 undo 可以收回格擋。
