### 《功夫對決 2014》的牌桌
# 用語：Base 招式、Weapon 武器、Stance 架式、Enhancement 強化、Finishing Move 必殺技、Chi 氣、Spirit 內勁、cleanup 收招。

## 玩家正在做什麼

kung-fu-2014-board-prepares = 準備出招
kung-fu-2014-board-attacks = 攻擊
kung-fu-2014-board-may-strike-back = 可以反擊
kung-fu-2014-board-strikes-back = 反擊
kung-fu-2014-board-strikes-back-later = 稍後反擊
kung-fu-2014-board-decides = 考慮中
kung-fu-2014-board-is-struck = 受到攻擊
kung-fu-2014-board-blocks = 格擋
kung-fu-2014-board-takes-it = 硬接
kung-fu-2014-board-cleans-up = 收招
kung-fu-2014-board-discards = 棄牌

## 手牌

kung-fu-2014-board-your-hand = 你的手牌
kung-fu-2014-board-hand = { $player }的手牌
kung-fu-2014-board-hand-empty = 你沒有手牌。
kung-fu-2014-board-you-are-out = 你出局了，好好觀戰吧。
kung-fu-2014-board-for-everyone = 人人可用
kung-fu-2014-board-ribbon = 招式，人人可用
kung-fu-2014-board-ribbon-slim = 人人可用
kung-fu-2014-board-ribbon-mini = 公用
kung-fu-2014-board-keep = 留下{ $card }
kung-fu-2014-board-price = 代價
kung-fu-2014-board-goes = 棄掉

## 按鈕

kung-fu-2014-board-pass-attack = 不攻擊
kung-fu-2014-board-pass-counterattack = 就此罷手
kung-fu-2014-board-pass-block = 不格擋
kung-fu-2014-board-pass-return = 棄掉
kung-fu-2014-board-pass-return-both = 兩張都棄掉
kung-fu-2014-board-keep-all = 全部留下
kung-fu-2014-board-discard = 棄掉 { $count } 張
kung-fu-2014-board-swap-nothing = 不換牌
kung-fu-2014-board-swap = 換 { $count } 張
kung-fu-2014-board-block-with = 以 { $total } 格擋
kung-fu-2014-board-strike = 攻擊{ $target }
kung-fu-2014-board-strike-too = 也攻擊{ $target }
kung-fu-2014-board-strike-alone = 只攻擊{ $target }

## 攻擊與格擋的標題

kung-fu-2014-board-your-attack = 你的攻擊
kung-fu-2014-board-attack = { $player }的攻擊
kung-fu-2014-board-your-counterattack = 你對{ $target }的反擊
kung-fu-2014-board-counterattack = { $player }對{ $target }的反擊
kung-fu-2014-board-your-block = 你的格擋
kung-fu-2014-board-block = { $player }的格擋

## 還沒有牌的時候

kung-fu-2014-board-empty-attack = { $player }正在出招。
kung-fu-2014-board-empty-counterattack = { $player }可以反擊{ $target }。
kung-fu-2014-board-your-empty-counterattack = 你可以反擊{ $target }。
kung-fu-2014-board-conceded = 已認輸。
kung-fu-2014-board-no-block = 不格擋。
kung-fu-2014-board-block-undecided = { $player }正在考慮要不要格擋。
kung-fu-2014-board-block-next = 接著輪到{ $player }。
kung-fu-2014-board-your-block-next = 接著輪到你。

## 牌上的標記

kung-fu-2014-board-must-go = 必須棄掉
kung-fu-2014-board-take-back = 收回
kung-fu-2014-board-broken = 已折斷
kung-fu-2014-board-one-more-target = 多 1 個目標

## 這回合的攻擊

kung-fu-2014-board-gave-up = 認輸
kung-fu-2014-board-blocked = 擋下
kung-fu-2014-board-called-off = 作罷
kung-fu-2014-board-reason-you = 「{ $card }」讓你可以反擊。
kung-fu-2014-board-reason = 「{ $card }」讓{ $player }可以反擊。

## 上一次攻擊

kung-fu-2014-board-your-last-attack = 你的攻擊：{ $attack }
kung-fu-2014-board-last-attack = { $player }的攻擊：{ $attack }
kung-fu-2014-board-your-last-counterattack = 你的反擊：{ $attack }
kung-fu-2014-board-last-counterattack = { $player }的反擊：{ $attack }
kung-fu-2014-board-turn = 第 { $number } 回合
