### 《功夫对决 2014》卡包编辑器的字段
### 代号由英文组成，英文在游戏的 cards/schema.py。

## 字段的名称

kung-fu-2014-schema-game = 游戏
kung-fu-2014-schema-start-chi = 起始的气
kung-fu-2014-schema-max-chi = 气的上限
kung-fu-2014-schema-chi = 气
kung-fu-2014-schema-hand = 手牌
kung-fu-2014-schema-hand-after-dump = 大量弃牌后的手牌
kung-fu-2014-schema-dump-keep-max = 大量弃牌的保留上限
kung-fu-2014-schema-deck-size = 牌库张数
kung-fu-2014-schema-table-size = 桌上张数
kung-fu-2014-schema-chi-mats = 玩家上限
kung-fu-2014-schema-size = 张数与人数
kung-fu-2014-schema-turn-cap = 回合上限
kung-fu-2014-schema-card = 卡牌
kung-fu-2014-schema-cards = 卡牌
kung-fu-2014-schema-id = 代号
kung-fu-2014-schema-name = 名称
kung-fu-2014-schema-kind = 种类
kung-fu-2014-schema-base = 招式
kung-fu-2014-schema-weapon = 武器
kung-fu-2014-schema-enhancement = 强化
kung-fu-2014-schema-finishing-move = 必杀技
kung-fu-2014-schema-stance = 架式
kung-fu-2014-schema-copies = 张数
kung-fu-2014-schema-pile = 位置
kung-fu-2014-schema-deck = 牌库
kung-fu-2014-schema-table = 桌上
kung-fu-2014-schema-attack = 攻击
kung-fu-2014-schema-defense = 防御
kung-fu-2014-schema-spirit = 内劲
kung-fu-2014-schema-icon = 图案
kung-fu-2014-schema-effects = 效果
kung-fu-2014-schema-effect = 效果
kung-fu-2014-schema-word = 效果
kung-fu-2014-schema-source = 出处
kung-fu-2014-schema-number = 数值
# 新卡牌的名称。一次攻击的牌名会连成一个招名，所以不用标点。
kung-fu-2014-schema-new-card = 新卡牌

## 说明

kung-fu-2014-schema-the-game-that-the-pack-is-for = 卡包所属的游戏。
kung-fu-2014-schema-the-chi-of-each-player-at-the-start = 每人开局时的气。
kung-fu-2014-schema-the-maximum-chi-of-a-player = 每人的气的上限。
kung-fu-2014-schema-the-number-of-cards-in-a-hand = 每人的手牌张数。
kung-fu-2014-schema-the-hand-size-after-a-player-discards-down-to-dump-keep-max-cards-or-fewer = 弃牌到保留上限以下时，手牌补到几张。
kung-fu-2014-schema-the-maximum-number-of-cards-that-a-player-can-keep-to-draw-up-to-hand-after-dump = 最多保留几张，才能补到较多的手牌。
kung-fu-2014-schema-the-number-of-cards-in-the-deck = 牌库的总张数。
kung-fu-2014-schema-the-number-of-cards-on-the-table = 桌上的牌数。
kung-fu-2014-schema-the-maximum-number-of-players = 最多几人玩。
kung-fu-2014-schema-the-game-ends-as-a-draw-after-this-many-turns = 超过这么多回合，游戏就以平手结束。
kung-fu-2014-schema-the-cards = 所有卡牌。
kung-fu-2014-schema-the-card-s-name-in-the-notation = 记录中的卡牌代号。
kung-fu-2014-schema-the-displayed-name-of-the-card = 显示的卡牌名称。
kung-fu-2014-schema-the-kind-of-card = 卡牌的种类。
kung-fu-2014-schema-every-attack-and-every-block-needs-one = 每次攻击与格挡都需要一张。
kung-fu-2014-schema-a-base-that-returns-to-the-hand-after-use = 可当招式使用，用完收回手上。
kung-fu-2014-schema-added-to-a-base = 加在招式上。
kung-fu-2014-schema-ends-an-attack = 为攻击收尾。
kung-fu-2014-schema-entered-before-the-base-of-an-attack-or-a-block = 在攻击或格挡的招式之前打出。
kung-fu-2014-schema-the-number-of-copies-0-disables-the-card = 张数。0 表示停用。
kung-fu-2014-schema-where-the-card-is-in-the-deck-the-default-or-on-the-table-where-every-player-can-use-it = 这张牌的位置：在牌库（默认），或在桌上，人人都能用。
kung-fu-2014-schema-the-card-s-value-in-an-attack-omit-this-field-if-the-card-cannot-be-used-in-attacks = 攻击时的数值。不能用来攻击的牌就清除。
kung-fu-2014-schema-the-card-s-value-in-a-block-omit-this-field-if-the-card-cannot-be-used-in-blocks = 格挡时的数值。不能用来格挡的牌就清除。
kung-fu-2014-schema-whether-the-card-has-the-spirit-icon = 牌上是否有内劲图标。
kung-fu-2014-schema-the-name-of-the-picture = 图案的名称。
kung-fu-2014-schema-the-card-s-effects = 卡牌的效果。
kung-fu-2014-schema-the-effect = 效果。
kung-fu-2014-schema-a-number-of-cards-chi-opponents-or-points = 牌、气、对手或点数的数量。

## 问题

kung-fu-2014-schema-problem-finishing-defense = 必杀技不能格挡，所以不能有“防御”。
kung-fu-2014-schema-problem-no-numbers = “攻击”与“防御”至少要有一个。
kung-fu-2014-schema-problem-table-kind = 只有招式能放在桌上，但这张牌是“{ $kind }”。
kung-fu-2014-schema-problem-table-effects = 桌上的牌不能有效果。
# $effect 是效果的代号，$number 是攻击或防御
kung-fu-2014-schema-problem-effect-number = 效果“{ $effect }”需要“{ $number }”，但这张牌没有。
kung-fu-2014-schema-problem-deck-size = “牌库张数”是 { $size }，但 { $hands } 副手牌需要 { $needed } 张。
kung-fu-2014-schema-problem-no-table-card = 桌上至少要有一张招式，同时有“攻击”与“防御”。
