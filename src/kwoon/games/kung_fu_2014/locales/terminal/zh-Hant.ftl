### 終端機裡的《功夫對決 2014》

## 開場介紹

kung-fu-2014-terminal-intro-goal = 每名玩家有 { $chi } 點氣。回合結束時氣盡的人出局，最後留下的人獲勝。
kung-fu-2014-terminal-intro-turn = 你的回合先棄掉不要的牌，把手牌補到 { $cards } 張，然後可以攻擊。
kung-fu-2014-terminal-intro-attack = 攻擊要有一張招式，前面可以加一張架式，後面可以加不同名的強化和一張必殺技。拳擊是人人隨時可用的招式。最後選擇目標。
kung-fu-2014-terminal-intro-block = 目標可以用同樣的方式格擋，但不能用必殺技。擋不住的部分就是傷害。
kung-fu-2014-terminal-intro-spirit = 帶內勁的攻擊會讓目標多失去 1 點氣，除非格擋也帶內勁。攻擊只要讓目標失去氣，傷害效果就會發生。
kung-fu-2014-terminal-intro-return = 武器和架式用完會收回手上，除非牌上另有說明。有些格擋可以反擊。

## 牌桌

kung-fu-2014-terminal-title = 功夫對決 2014：第 { $turn } 回合，牌庫剩 { $deck } 張
kung-fu-2014-terminal-player = { $player }
kung-fu-2014-terminal-out = 已出局
kung-fu-2014-terminal-chi = { $chi } 點氣
kung-fu-2014-terminal-no-chi = 氣盡
kung-fu-2014-terminal-separator = ，
kung-fu-2014-terminal-cards = { $count } 張手牌
kung-fu-2014-terminal-cards-known = { $count } 張手牌（其中有{ $cards }）
kung-fu-2014-terminal-your-turn = 輪到你
kung-fu-2014-terminal-has-turn = 當前玩家
kung-fu-2014-terminal-your-hand = 你的手牌
kung-fu-2014-terminal-empty = 沒有牌
kung-fu-2014-terminal-card-in-hand = { $card }（{ $values }）
kung-fu-2014-terminal-attack = { $attacker }的攻擊
kung-fu-2014-terminal-counterattack = { $attacker }的反擊
kung-fu-2014-terminal-against = 對{ $target }
kung-fu-2014-terminal-total = { " " }= { $total }
kung-fu-2014-terminal-total-spirit = { " " }= { $total }，帶內勁
kung-fu-2014-terminal-blocked = ：
kung-fu-2014-terminal-no-block = 沒有格擋：
kung-fu-2014-terminal-got-through = 受到 { $damage } 點傷害
kung-fu-2014-terminal-would-get-through = 將受到 { $damage } 點傷害
kung-fu-2014-terminal-extra-loss = ，{ $card }再扣 { $chi } 點氣
kung-fu-2014-terminal-to-come = 接下來
kung-fu-2014-terminal-counterattacks = 反擊：{ $pairs }
kung-fu-2014-terminal-pair = { $player }對{ $target }

## 牌在哪裡

kung-fu-2014-terminal-on-table = 桌上，人人可用
kung-fu-2014-terminal-block = { $player }的格擋
kung-fu-2014-terminal-known-hand = { $player }的部分手牌

## 牌

kung-fu-2014-terminal-attack-value = 攻擊 { $value }
kung-fu-2014-terminal-attack-bonus = 攻擊 +{ $value }
kung-fu-2014-terminal-block-value = 格擋 { $value }
kung-fu-2014-terminal-block-bonus = 格擋 +{ $value }
kung-fu-2014-terminal-spirit = 內勁
kung-fu-2014-terminal-card = { $values }。{ $text }
kung-fu-2014-terminal-card-without-text = { $values }。
kung-fu-2014-terminal-broken = { $kind }，這次數值是 { $value }，用完不收回。
kung-fu-2014-terminal-bonus = { $kind }，攻擊 +{ $value }。
kung-fu-2014-terminal-spread = { $kind }，多選一個目標。

## 為什麼問你，以及行動的效果

kung-fu-2014-terminal-why-counterattack = 你的格擋可以反擊{ $target }。
kung-fu-2014-terminal-why-cleanup = 這次交手結束，開始收招：
kung-fu-2014-terminal-discard-first = 先選「完成」結束棄牌並抽牌，然後才能出牌。
kung-fu-2014-terminal-note-done-discard = 保留其餘的牌，抽牌，準備攻擊
kung-fu-2014-terminal-note-pass-attack = 不攻擊，結束回合
kung-fu-2014-terminal-note-pass-counterattack = 不反擊
kung-fu-2014-terminal-note-done-target = 攻擊選好的目標
kung-fu-2014-terminal-note-pass-block = 不格擋
kung-fu-2014-terminal-note-done-block-add = 就這樣格擋
kung-fu-2014-terminal-note-done-exchange = 不再棄牌
kung-fu-2014-terminal-note-pass-return = 不再收回
kung-fu-2014-terminal-note-stance-in-block = 它的數值只用於攻擊，格擋時不加。
kung-fu-2014-terminal-note-only-opponent = 對手只有{ $player }，多選目標沒有用。

### 終端機裡的《功夫對決 2014》

## 用語

kung-fu-2014-terminal-term-pass = 跳過：在這一步什麼都不做，繼續下去。不攻擊就結束回合；不格擋就承受整個攻擊；沒收回的牌就棄掉。
kung-fu-2014-terminal-term-done = 完成：不再棄牌，格擋不再加牌，或不再選目標。
kung-fu-2014-terminal-term-chi = 氣：你的生命。回合結束時氣盡的玩家出局。
kung-fu-2014-terminal-term-no-chi = 氣盡：氣都耗完了。回合結束時如果還是氣盡就出局，在那之前仍可格擋和反擊。
kung-fu-2014-terminal-term-base = 招式：每次攻擊、每次格擋都要有一張，而且只有一張。數字前面沒有加號。「拳擊」是隨時可用的招式。
kung-fu-2014-terminal-term-weapon = 武器：也是招式，用完收回手上，除非牌上另有說明。
kung-fu-2014-terminal-term-stance = 架式：在攻擊或格擋的招式之前打出，最多一張。大部分用完會收回手上。
kung-fu-2014-terminal-term-enhancement = 強化：在招式之後打出，數值加上去。張數不限，但不能同名。
kung-fu-2014-terminal-term-finishing-move = 必殺技：為攻擊收尾，最多一張。不能用來格擋。
kung-fu-2014-terminal-term-spirit = 內勁：有些牌上的火焰。如果攻擊帶內勁而格擋沒有，目標再失去 1 點氣。
kung-fu-2014-terminal-term-damage-effect = 傷害效果：如果攻擊讓目標失去了氣，攻擊者收招時就會發生，內勁造成的也算。
kung-fu-2014-terminal-term-counterattack = 反擊：大家收招以後，對攻擊你的人發動一次完整的攻擊。有些格擋能換來反擊。
kung-fu-2014-terminal-term-cleanup = 收招：算完傷害以後，處理牌的效果，收回武器和架式，其餘的牌棄掉。
kung-fu-2014-terminal-term-block = 格擋：目標的防禦。一張招式，可以再加上架式和強化，用來減去攻擊的數值。
kung-fu-2014-terminal-term-break = 折斷：把武器用壞，換來更高的數值，用完不收回。
kung-fu-2014-terminal-term-spread = 分散：用「連環雙擊」多選一個目標，而不加數值。
kung-fu-2014-terminal-term-give-up = 捨棄：收招時可以捨棄「長棍」來反擊。要認輸請輸入 concede。
