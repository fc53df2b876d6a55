### 兩款功夫對打遊戲共用的牌桌
# 用語：Base 招式、Weapon 武器、Stance 架式、Enhancement 強化、Finishing Move 必殺技、Chi 氣、Spirit 內勁、No Chi 氣盡。

## 卡牌種類（小牌用）

kung-fu-board-kind-base = 招式
kung-fu-board-kind-weapon = 武器
kung-fu-board-kind-stance = 架式
kung-fu-board-kind-attack = 攻擊
kung-fu-board-kind-block = 格擋
kung-fu-board-kind-enhancement = 強化
kung-fu-board-kind-finishing-move = 必殺技
kung-fu-board-kind-chi-restoration = 回氣
kung-fu-board-kind-improvement = 升級
kung-fu-board-kind-special = 奇招
kung-fu-board-kind-challenge = 挑戰

## 氣

kung-fu-board-chi = 氣
kung-fu-board-chi-of = 氣 { $chi }/{ $max }
kung-fu-board-no-chi = 氣盡
kung-fu-board-out = 出局

## 內勁

kung-fu-board-spirit = 內勁
kung-fu-board-spirit-hint = 內勁：格擋沒有內勁時，傷害 +1

## 玩家

kung-fu-board-away = 離席
kung-fu-board-strike = 攻擊
kung-fu-board-struck = 目標
kung-fu-board-hand-size = 手牌張數
kung-fu-board-cards = { $cards } 張
kung-fu-board-card-in-hand = 手上有{ $card }
kung-fu-board-open-hand = { $player }的手牌：{ $cards }
kung-fu-board-details = 氣 { $chi }/{ $max }，手牌 { $cards } 張。
kung-fu-board-details-no-chi = 如果這回合結束前沒有恢復氣，就會出局。
kung-fu-board-details-effect = 這位玩家的下個回合開始時：氣 { $effect }。
kung-fu-board-details-in-play = 在場上。
kung-fu-board-details-known = 已知的手牌：{ $cards }。

## 牌堆

kung-fu-board-deck = 牌庫
kung-fu-board-discard = 棄牌
kung-fu-board-copies = { $card } ×{ $count }
kung-fu-board-discarded-last = 最後棄掉的牌：{ $card }
kung-fu-board-discarded = 棄牌堆：{ $cards }。
kung-fu-board-table = 牌桌

## 攻擊與格擋

kung-fu-board-slot-stance = 架式
kung-fu-board-slot-base = 招式
kung-fu-board-slot-enhancements = 強化
kung-fu-board-slot-finishing-move = 必殺技
kung-fu-board-vacant = 還可以加：
kung-fu-board-remove = 拿掉{ $card }
kung-fu-board-cards-gone = 牌都已離開桌面。
kung-fu-board-attack-changed = 不再適用的牌已回到手上。
kung-fu-board-attack = 攻擊 { $total }
kung-fu-board-attack-spirit = 攻擊 { $total }，帶內勁
kung-fu-board-block = 格擋 { $total }
kung-fu-board-block-spirit = 格擋 { $total }，帶內勁

## 傷害

kung-fu-board-no-block = 不格擋
kung-fu-board-unhurt = { $player }毫髮無傷
kung-fu-board-unhurt-you = 你毫髮無傷
kung-fu-board-damage = { $player }受到 { $damage } 點傷害
kung-fu-board-damage-you = 你受到 { $damage } 點傷害
kung-fu-board-damage-to = { $player }：{ $damage }
kung-fu-board-coming = 會打進 { $damage } 點
kung-fu-board-coming-none = 完全擋下
kung-fu-board-coming-player = { $player }會受到 { $damage } 點傷害
kung-fu-board-coming-you = 你會受到 { $damage } 點傷害
kung-fu-board-coming-none-player = { $player }完全擋下
kung-fu-board-coming-none-you = 你完全擋下

## 一回合裡的攻擊

kung-fu-board-chain-attack = { $attacker }攻擊{ $target }
kung-fu-board-chain-counterattack = { $attacker }反擊{ $target }
kung-fu-board-chain-possible-counterattack = 接著{ $attacker }可以反擊{ $target }
kung-fu-board-chain-next = 接著

## 上次攻擊是多久以前

kung-fu-board-age-now = 剛剛
kung-fu-board-age = { $turns ->
    [1] { $player }的上一回合
   *[other] { $turns } 回合前，{ $player }的回合
}
kung-fu-board-age-you = { $turns ->
    [1] 你的上一回合
   *[other] { $turns } 回合前，你的回合
}

## 上回合以來的經過：每次攻擊與損失的氣

kung-fu-board-recap = 你上回合之後
kung-fu-board-recap-turn = { $player }的回合
kung-fu-board-recap-loss = 氣 −{ $chi }
kung-fu-board-recap-loss-of = { $player } −{ $chi }
kung-fu-board-recap-unhurt = 毫髮無傷
kung-fu-board-recap-unhurt-of = { $player }毫髮無傷
kung-fu-board-recap-quiet = 沒有攻擊。
