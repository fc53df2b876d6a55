### 《功夫大戰 2019》的牌桌。詞彙見 src/kwoon/games/kung_fu_2019/locales/cards/zh-Hant.ftl。

## 玩家目前的動作

kung-fu-2019-board-chooses = 選擇角色
kung-fu-2019-board-pays = 付氣？
kung-fu-2019-board-discards = 棄牌
kung-fu-2019-board-prepares = 準備
kung-fu-2019-board-rests = 喘息
kung-fu-2019-board-hands-over = 遞牌
kung-fu-2019-board-may-counter = 可以反擊
kung-fu-2019-board-may-block = 可以格擋
kung-fu-2019-board-struck = 受到攻擊
kung-fu-2019-board-may-add = 可以強化
kung-fu-2019-board-steps-in = 挺身而出？
kung-fu-2019-board-special = 出奇招？
kung-fu-2019-board-counters = 反擊
kung-fu-2019-board-attacks = 攻擊
kung-fu-2019-board-give = 給
kung-fu-2019-board-take = 拿

## 攻擊的目標與結果

kung-fu-2019-board-before-defense = 防禦前的傷害
kung-fu-2019-board-to = 對{ $player }
kung-fu-2019-board-called-off = 取消
kung-fu-2019-board-no-block = 沒有格擋
kung-fu-2019-board-block = 格擋？
kung-fu-2019-board-answered = 已回應
kung-fu-2019-board-your-block = 要格擋嗎？
kung-fu-2019-board-who-steps-in = 有人挺身而出嗎？
kung-fu-2019-board-strikes-back = 反擊？
kung-fu-2019-board-ignores = 無視
kung-fu-2019-board-loses = −{ $lost } 點氣
kung-fu-2019-board-loses-sum = { $sum }：−{ $lost } 點氣
kung-fu-2019-board-unhurt-sum = { $sum }：毫髮無傷
kung-fu-2019-board-block-by = { $player }的{ $card }

## 攻擊的標題

kung-fu-2019-board-attack-title = { $attacker }攻擊{ $targets }
kung-fu-2019-board-attack-title-helped = { $attacker }攻擊{ $targets }，{ $helpers }助陣
kung-fu-2019-board-counterattack-title = { $attacker }反擊{ $targets }
kung-fu-2019-board-counterattack-title-helped = { $attacker }反擊{ $targets }，{ $helpers }助陣
kung-fu-2019-board-may-strike-back = { $player }可以反擊。

## 攻擊牌上的標記

kung-fu-2019-board-smashed = 砸碎
kung-fu-2019-board-splits = 分擊
kung-fu-2019-board-joins = 連擊
kung-fu-2019-board-hurled = 擲出
kung-fu-2019-board-by = { $player }
kung-fu-2019-board-choices = 可選的牌

## 上一次攻擊

kung-fu-2019-board-turn = 第 { $turn } 回合
kung-fu-2019-board-last-attack = { $attacker }攻擊{ $targets }：{ $attack }
kung-fu-2019-board-last-counterattack = { $attacker }反擊{ $targets }：{ $attack }
kung-fu-2019-board-answers = 回應
kung-fu-2019-board-blows = 交手
kung-fu-2019-board-losses = 失去
kung-fu-2019-board-damage = 傷害
kung-fu-2019-board-afterward = 之後
kung-fu-2019-board-no-effect = 什麼事也沒發生。

## 武器、架式與手牌

kung-fu-2019-board-archetype = 角色
kung-fu-2019-board-weapon = 武器
kung-fu-2019-board-stance = 架式
kung-fu-2019-board-your-weapon = 你的武器
kung-fu-2019-board-your-stance = 你的架式
kung-fu-2019-board-no-weapon = 沒有武器
kung-fu-2019-board-no-stance = 沒有架式
kung-fu-2019-board-in-slot = { $slot }：{ $card }
kung-fu-2019-board-in-slot-with = { $slot }：{ $card }，附有{ $attached }
kung-fu-2019-board-poison = 中毒 −{ $lost }
kung-fu-2019-board-poison-hint = 這位玩家的下個回合開始時失去的氣
kung-fu-2019-board-your-hand = 你的手牌
kung-fu-2019-board-hand = { $player }的手牌
kung-fu-2019-board-hand-empty = 你沒有手牌。
kung-fu-2019-board-you-are-out = 你出局了，留下來觀戰吧！
kung-fu-2019-board-goes = 棄
kung-fu-2019-board-chosen = 已選
kung-fu-2019-board-keep = 保留{ $card }

## 按鈕

kung-fu-2019-board-strike = 攻擊{ $player }
kung-fu-2019-board-strike-with = 以{ $card }攻擊{ $player }
kung-fu-2019-board-attack-with = 以{ $card }攻擊
kung-fu-2019-board-full-chi = { $move }（氣已滿）
kung-fu-2019-board-before-attack = 攻擊前先{ $move }
kung-fu-2019-board-give-to = 給{ $player }
kung-fu-2019-board-swap = 互換 { $count } 張
kung-fu-2019-board-pay = 付氣
kung-fu-2019-board-pass = 跳過
kung-fu-2019-board-take-the-hit = 不格擋
kung-fu-2019-board-accept-hit = 硬接
kung-fu-2019-board-no-counterattack = 不反擊
kung-fu-2019-board-let-go = 不拿
kung-fu-2019-board-keep-all = 全部保留
kung-fu-2019-board-keep-it = 保留
kung-fu-2019-board-take-card = 拿走{ $card }
kung-fu-2019-board-take-card-from = 從{ $player }手中拿走{ $card }
kung-fu-2019-board-discard = 棄掉 { $count } 張
kung-fu-2019-board-discard-and-give-up = 棄掉 { $count } 張，放棄{ $cards }
kung-fu-2019-board-give-up = 放棄{ $cards }
kung-fu-2019-board-end-turn = 結束回合
kung-fu-2019-board-strike-for = 出手：{ $damage }
kung-fu-2019-board-add-it = 加上：{ $damage }
kung-fu-2019-board-no-more-targets = 不再加目標

## 隊伍

kung-fu-2019-board-dragon = 龍
kung-fu-2019-board-tiger = 虎
kung-fu-2019-board-crane = 鶴
kung-fu-2019-board-team = { $team }隊
kung-fu-2019-board-roster = { $team }：{ $players }。
kung-fu-2019-board-on-your-team = 你的隊友
kung-fu-2019-board-partner = 你的搭檔
