### 《功夫對決 2014》卡包編輯器的欄位
### 代號由英文組成，英文在遊戲的 cards/schema.py。

## 欄位的名稱

kung-fu-2014-schema-game = 遊戲
kung-fu-2014-schema-start-chi = 起始的氣
kung-fu-2014-schema-max-chi = 氣的上限
kung-fu-2014-schema-chi = 氣
kung-fu-2014-schema-hand = 手牌
kung-fu-2014-schema-hand-after-dump = 大量棄牌後的手牌
kung-fu-2014-schema-dump-keep-max = 大量棄牌的保留上限
kung-fu-2014-schema-deck-size = 牌庫張數
kung-fu-2014-schema-table-size = 桌上張數
kung-fu-2014-schema-chi-mats = 玩家上限
kung-fu-2014-schema-size = 張數與人數
kung-fu-2014-schema-turn-cap = 回合上限
kung-fu-2014-schema-card = 卡牌
kung-fu-2014-schema-cards = 卡牌
kung-fu-2014-schema-id = 代號
kung-fu-2014-schema-name = 名稱
kung-fu-2014-schema-kind = 種類
kung-fu-2014-schema-base = 招式
kung-fu-2014-schema-weapon = 武器
kung-fu-2014-schema-enhancement = 強化
kung-fu-2014-schema-finishing-move = 必殺技
kung-fu-2014-schema-stance = 架式
kung-fu-2014-schema-copies = 張數
kung-fu-2014-schema-pile = 位置
kung-fu-2014-schema-deck = 牌庫
kung-fu-2014-schema-table = 桌上
kung-fu-2014-schema-attack = 攻擊
kung-fu-2014-schema-defense = 防禦
kung-fu-2014-schema-spirit = 內勁
kung-fu-2014-schema-icon = 圖案
kung-fu-2014-schema-effects = 效果
kung-fu-2014-schema-effect = 效果
kung-fu-2014-schema-word = 效果
kung-fu-2014-schema-source = 出處
kung-fu-2014-schema-number = 數值
# 新卡牌的名稱。一次攻擊的牌名會連成一個招名，所以不用標點。
kung-fu-2014-schema-new-card = 新卡牌

## 說明

kung-fu-2014-schema-the-game-that-the-pack-is-for = 卡包所屬的遊戲。
kung-fu-2014-schema-the-chi-of-each-player-at-the-start = 每人開局時的氣。
kung-fu-2014-schema-the-maximum-chi-of-a-player = 每人的氣的上限。
kung-fu-2014-schema-the-number-of-cards-in-a-hand = 每人的手牌張數。
kung-fu-2014-schema-the-hand-size-after-a-player-discards-down-to-dump-keep-max-cards-or-fewer = 棄牌到保留上限以下時，手牌補到幾張。
kung-fu-2014-schema-the-maximum-number-of-cards-that-a-player-can-keep-to-draw-up-to-hand-after-dump = 最多保留幾張，才能補到較多的手牌。
kung-fu-2014-schema-the-number-of-cards-in-the-deck = 牌庫的總張數。
kung-fu-2014-schema-the-number-of-cards-on-the-table = 桌上的牌數。
kung-fu-2014-schema-the-maximum-number-of-players = 最多幾人玩。
kung-fu-2014-schema-the-game-ends-as-a-draw-after-this-many-turns = 超過這麼多回合，遊戲就以平手結束。
kung-fu-2014-schema-the-cards = 所有卡牌。
kung-fu-2014-schema-the-card-s-name-in-the-notation = 紀錄中的卡牌代號。
kung-fu-2014-schema-the-displayed-name-of-the-card = 顯示的卡牌名稱。
kung-fu-2014-schema-the-kind-of-card = 卡牌的種類。
kung-fu-2014-schema-every-attack-and-every-block-needs-one = 每次攻擊與格擋都需要一張。
kung-fu-2014-schema-a-base-that-returns-to-the-hand-after-use = 可當招式使用，用完收回手上。
kung-fu-2014-schema-added-to-a-base = 加在招式上。
kung-fu-2014-schema-ends-an-attack = 為攻擊收尾。
kung-fu-2014-schema-entered-before-the-base-of-an-attack-or-a-block = 在攻擊或格擋的招式之前打出。
kung-fu-2014-schema-the-number-of-copies-0-disables-the-card = 張數。0 表示停用。
kung-fu-2014-schema-where-the-card-is-in-the-deck-the-default-or-on-the-table-where-every-player-can-use-it = 這張牌的位置：在牌庫（預設），或在桌上，人人都能用。
kung-fu-2014-schema-the-card-s-value-in-an-attack-omit-this-field-if-the-card-cannot-be-used-in-attacks = 攻擊時的數值。不能用來攻擊的牌就清除。
kung-fu-2014-schema-the-card-s-value-in-a-block-omit-this-field-if-the-card-cannot-be-used-in-blocks = 格擋時的數值。不能用來格擋的牌就清除。
kung-fu-2014-schema-whether-the-card-has-the-spirit-icon = 牌上是否有內勁圖示。
kung-fu-2014-schema-the-name-of-the-picture = 圖案的名稱。
kung-fu-2014-schema-the-card-s-effects = 卡牌的效果。
kung-fu-2014-schema-the-effect = 效果。
kung-fu-2014-schema-a-number-of-cards-chi-opponents-or-points = 牌、氣、對手或點數的數量。

## 問題

kung-fu-2014-schema-problem-finishing-defense = 必殺技不能格擋，所以不能有「防禦」。
kung-fu-2014-schema-problem-no-numbers = 「攻擊」與「防禦」至少要有一個。
kung-fu-2014-schema-problem-table-kind = 只有招式能放在桌上，但這張牌是「{ $kind }」。
kung-fu-2014-schema-problem-table-effects = 桌上的牌不能有效果。
# $effect 是效果的代號，$number 是攻擊或防禦
kung-fu-2014-schema-problem-effect-number = 效果「{ $effect }」需要「{ $number }」，但這張牌沒有。
kung-fu-2014-schema-problem-deck-size = 「牌庫張數」是 { $size }，但 { $hands } 副手牌需要 { $needed } 張。
kung-fu-2014-schema-problem-no-table-card = 桌上至少要有一張招式，同時有「攻擊」與「防禦」。
