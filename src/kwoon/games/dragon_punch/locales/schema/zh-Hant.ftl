### 《龍拳》卡包編輯器的欄位
### 代號由英文組成，英文在遊戲的 cards/schema.py。

## 欄位的名稱

dragon-punch-schema-game = 遊戲
dragon-punch-schema-health = 生命
dragon-punch-schema-rounds-to-win = 獲勝局數
dragon-punch-schema-rounds = 局數
dragon-punch-schema-basic-cards-total = 基本牌總數
dragon-punch-schema-character-cards-total = 角色總數
dragon-punch-schema-totals = 總數
dragon-punch-schema-hand-size = 手牌張數
dragon-punch-schema-hand = 手牌
dragon-punch-schema-tag-team-characters = 搭檔的角色數
dragon-punch-schema-custom-health = 自選的生命
dragon-punch-schema-custom-characters = 自選的角色數
dragon-punch-schema-custom-hand-size = 自選的手牌張數
dragon-punch-schema-variants = 其他模式
dragon-punch-schema-stalemate-turns = 僵局回合數
dragon-punch-schema-stalemate-rounds = 僵局局數
dragon-punch-schema-stalemate = 僵局
dragon-punch-schema-basic = 基本牌
dragon-punch-schema-basic-card = 基本牌
dragon-punch-schema-basic-cards = 基本牌
dragon-punch-schema-id = 代號
dragon-punch-schema-copies = 張數
dragon-punch-schema-copies-per-player = 每人張數
dragon-punch-schema-copies-total = 總張數
dragon-punch-schema-pairing = 兩面的搭配
dragon-punch-schema-white = 白面
dragon-punch-schema-red = 紅面
dragon-punch-schema-name = 名稱
dragon-punch-schema-color = 顏色
dragon-punch-schema-high = 上段
dragon-punch-schema-low = 下段
dragon-punch-schema-attack = 攻擊
dragon-punch-schema-strength = 力道
dragon-punch-schema-strength-high = 上段力道
dragon-punch-schema-strength-low = 下段力道
dragon-punch-schema-time = 時間
dragon-punch-schema-block = 格擋
dragon-punch-schema-evade = 閃避
dragon-punch-schema-effects = 效果
dragon-punch-schema-initiative-on-hit = 命中得先機
dragon-punch-schema-initiative-on-block = 擋下得先機
dragon-punch-schema-initiative-always = 必得先機
dragon-punch-schema-unblockable = 無法格擋
dragon-punch-schema-uninterruptible = 無法打斷
dragon-punch-schema-projectile = 飛行道具
dragon-punch-schema-unflip = 全部轉正
dragon-punch-schema-icon = 圖案
dragon-punch-schema-icons = 圖示
dragon-punch-schema-sources = 出處
dragon-punch-schema-note = 備註
dragon-punch-schema-character = 角色
dragon-punch-schema-characters = 角色
dragon-punch-schema-title = 稱號
dragon-punch-schema-move = 招式
dragon-punch-schema-moves = 招式
# 新項目的名稱
dragon-punch-schema-new-move = 新招式
dragon-punch-schema-new-fighter = 新角色

## 說明

dragon-punch-schema-the-game-that-the-pack-is-for = 卡包所屬的遊戲。
dragon-punch-schema-the-number-of-each-player-s-basic-cards-each-worth-one-health = 每人的基本牌數，每張算一點生命。
dragon-punch-schema-the-number-of-rounds-needed-to-win-the-game = 贏幾局算獲勝。
dragon-punch-schema-the-number-of-basic-cards-in-one-copy-of-the-game = 一套遊戲的基本牌總數。
dragon-punch-schema-the-number-of-characters-in-one-copy-of-the-game = 一套遊戲的角色總數。
dragon-punch-schema-the-number-of-each-player-s-cards-in-a-duel = 單挑時每人的牌數。
dragon-punch-schema-the-number-of-characters-in-a-tag-team = 一組搭檔的角色數。
dragon-punch-schema-the-number-of-basic-cards-that-each-player-chooses-for-a-custom-fight = 自選模式中每人選的基本牌數。
dragon-punch-schema-the-number-of-characters-that-each-player-chooses-for-a-custom-fight = 自選模式中每人選的角色數。
dragon-punch-schema-the-number-of-each-player-s-cards-in-a-custom-fight = 自選模式中每人的牌數。
dragon-punch-schema-a-round-ends-without-a-winner-after-this-many-turns-without-damage = 連續這麼多回合沒有傷害，這一局就結束，沒有人獲勝。
dragon-punch-schema-the-game-ends-after-this-many-such-rounds-in-a-row = 連續這麼多局陷入僵局，遊戲就結束。
dragon-punch-schema-the-cards-that-both-players-have = 雙方都有的牌。
dragon-punch-schema-the-id-of-the-card-s-white-move = 白面招式的代號。
dragon-punch-schema-the-number-of-copies-in-each-player-s-hand-each-worth-one-health-0-disables-the-card = 每人手上的張數，每張算一點生命。0 表示停用。
dragon-punch-schema-the-number-of-these-cards-in-one-copy-of-the-game = 一套遊戲中這種牌的總數。
dragon-punch-schema-the-move-on-the-white-side-which-is-up-at-the-start-of-a-round = 白面的招式。一局開始時白面朝上。
dragon-punch-schema-the-move-on-the-red-side-which-is-up-once-the-card-is-switched = 紅面的招式。翻面後紅面朝上。
dragon-punch-schema-the-move-s-name-in-the-notation = 紀錄中的招式代號。
dragon-punch-schema-the-displayed-name-of-the-move = 顯示的招式名稱。
dragon-punch-schema-the-color-of-the-card-s-side-with-this-move = 這個招式所在那一面的顏色。
dragon-punch-schema-the-move-s-high-part-empty-if-it-does-nothing = 招式的上段，沒有動作就留空。
dragon-punch-schema-the-move-s-low-part-empty-if-it-does-nothing = 招式的下段，沒有動作就留空。
dragon-punch-schema-the-attack-at-this-height = 這個高度的攻擊。
dragon-punch-schema-the-damage-of-the-attack = 攻擊造成的傷害。
dragon-punch-schema-the-execution-time-the-attack-with-the-lower-time-interrupts-the-other = 出招時間。時間短的攻擊會打斷另一個。
dragon-punch-schema-whether-the-move-blocks-attacks-at-this-height = 是否格擋這個高度的攻擊。
dragon-punch-schema-whether-the-move-evades-attacks-at-this-height = 是否閃避這個高度的攻擊。
dragon-punch-schema-further-effects-of-the-move = 招式的其他效果。
dragon-punch-schema-if-it-hits-you-have-the-initiative-next-turn = 命中時，下回合取得先機。
dragon-punch-schema-if-it-blocks-an-attack-you-have-the-initiative-next-turn = 擋下攻擊時，下回合取得先機。
dragon-punch-schema-you-claim-the-initiative-for-next-turn-even-without-a-hit-or-a-block-an-exception-normally-only-a-hit-or-a-block-earns-it = 下回合取得先機。這是例外：其他招式必須命中或擋下攻擊才行。
dragon-punch-schema-cannot-be-blocked-only-evaded = 無法格擋，只能閃避。
dragon-punch-schema-cannot-be-interrupted-only-blocked-or-evaded = 無法打斷，只能格擋或閃避。
dragon-punch-schema-a-projectile-two-projectiles-at-the-same-height-interrupt-each-other = 飛行道具：同一高度的兩個飛行道具會互相打斷。
dragon-punch-schema-at-the-end-of-the-turn-all-your-cards-are-unflipped-including-this-one = 回合結束時，把你所有的牌轉正，包括這張。
dragon-punch-schema-the-name-of-the-picture = 圖案的名稱。
dragon-punch-schema-the-sources-of-individual-parts-if-they-differ-from-source = 個別部分的出處，如果與整張牌的出處不同。
dragon-punch-schema-a-comment-for-designers = 給設計者看的備註。
dragon-punch-schema-the-characters = 所有角色。
dragon-punch-schema-the-character-s-name-in-the-notation = 紀錄中的角色代號。
dragon-punch-schema-the-displayed-name-of-the-character = 顯示的角色名稱。
dragon-punch-schema-the-character-s-epithet = 角色的稱號。
dragon-punch-schema-1-or-0-to-disable-the-character = 1 張，0 表示停用這個角色。
dragon-punch-schema-the-two-special-moves-the-player-uses-one-of-them-at-a-time = 兩個特殊招式，一次使用一個。

## 問題

dragon-punch-schema-problem-health = 「生命」是 { $health }，最多 { $max }。
dragon-punch-schema-problem-custom-hand-size = 「自選的手牌張數」是 { $size }，最多 { $max }。
dragon-punch-schema-problem-characters = 只有 { $count } 個角色，不夠組成兩組搭檔或一副自選的手牌。
dragon-punch-schema-problem-taunt = 兩面都有「全部轉正」的基本牌必須恰好一種，每人一張。
dragon-punch-schema-problem-custom-health = 「自選的生命」是 { $health }，但一套遊戲只有 { $count } 張牌可選。
# $name 是代號
dragon-punch-schema-problem-id = 代號「{ $name }」重複了。每個招式與角色都要有自己的代號。
dragon-punch-schema-problem-copies-total = 「{ $field }」應為 { $value }，也就是每人張數的兩倍。
dragon-punch-schema-problem-basic-cards = 「{ $field }」應為 { $value }，也就是每人的基本牌數。
dragon-punch-schema-problem-basic-total = 「{ $field }」應為 { $value }，也就是列出的基本牌數。
dragon-punch-schema-problem-character-total = 「{ $field }」應為 { $value }，也就是列出的角色數。
dragon-punch-schema-problem-hand-size = 「{ $field }」應為 { $value }，也就是每人的基本牌加一個角色。
dragon-punch-schema-problem-custom-sum = 「{ $field }」應為 { $value }，也就是自選的生命加自選的角色數。
