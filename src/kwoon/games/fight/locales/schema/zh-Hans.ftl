### FIGHT 卡包编辑器的字段
### 代号由英文组成，英文在游戏的 cards/schema.py。

## 字段的名称

fight-schema-game = 游戏
fight-schema-deck-size = 牌库张数
fight-schema-points-to-win-round = 赢得一局的分数
fight-schema-rounds-to-win = 获胜局数
fight-schema-max-rounds = 局数上限
fight-schema-hand-size = 手牌张数
fight-schema-row-size = 公开列张数
fight-schema-dealt-face-down = 发牌张数
fight-schema-opening-picks = 开局挑牌数
fight-schema-numbers = 数值
fight-schema-move = 招式
fight-schema-moves = 招式
fight-schema-id = 代号
fight-schema-name = 名称
fight-schema-suit = 花色
fight-schema-letter = 字母
fight-schema-color = 颜色
fight-schema-role = 类型
fight-schema-attack = 攻击
fight-schema-defense = 防御
fight-schema-beats = 克
fight-schema-loses-to = 被克
fight-schema-copies = 张数
fight-schema-icon = 图案
fight-schema-card = 卡牌
fight-schema-cards = 卡牌
fight-schema-value = 数值
fight-schema-points = 分数

## 说明

fight-schema-the-game-that-the-pack-is-for = 卡包所属的游戏。
fight-schema-the-number-of-cards-in-the-deck = 牌库的总张数。
fight-schema-the-number-of-points-needed-to-win-a-round = 赢得一局所需的分数。
fight-schema-the-number-of-rounds-needed-to-win-the-game = 赢几局算获胜。
fight-schema-the-maximum-number-of-rounds = 最多打几局。
fight-schema-the-number-of-cards-in-a-hand = 每人的手牌张数。
fight-schema-the-number-of-face-up-cards-in-the-row = 公开列的牌数。
fight-schema-the-number-of-cards-dealt-to-each-hand = 开局发给每人的张数。
fight-schema-the-number-of-cards-that-each-player-picks-from-the-row-at-the-start = 开局时每人从公开列挑选的张数。
fight-schema-the-moves-each-beats-one-other-move-and-loses-to-one = 招式。每一招克另一招，也被一招所克。
fight-schema-the-id-by-which-cards-and-other-moves-refer-to-the-move = 卡牌与其他招式用这个代号指称它。
fight-schema-the-displayed-name-of-the-move = 显示的招式名称。
fight-schema-the-suit-of-all-cards-with-this-move = 这个招式所有卡牌的花色。
fight-schema-the-letter-of-the-suit = 花色的字母。
fight-schema-the-color-of-the-suit = 花色的颜色。
fight-schema-whether-the-move-attacks-or-defends = 这是攻击还是防御。
fight-schema-wins-its-own-card-of-two-attacks-the-lower-value-wins = 获胜时留下自己的牌。两张攻击相遇时，数字小的获胜。
fight-schema-wins-the-attack-that-it-stops-two-defenses-have-no-winner = 获胜时收走挡下的攻击。两张防御相遇时，没有人获胜。
fight-schema-the-move-that-this-one-beats-it-must-have-the-other-role = 这一招所克的招式，必须是另一种类型。
fight-schema-the-move-that-beats-this-one = 克这一招的招式。
fight-schema-the-number-of-cards-with-this-move = 这个招式的卡牌张数。
fight-schema-the-name-of-the-picture = 图案的名称。
fight-schema-the-cards-one-entry-per-kind = 卡牌，每种一项。
fight-schema-the-card-s-name-in-the-notation = 记录中的卡牌代号。
fight-schema-the-card-s-move = 卡牌的招式。
fight-schema-the-suit-of-the-card-s-move = 招式的花色。
fight-schema-the-card-s-value-of-two-attacks-the-lower-value-wins = 卡牌的数字。两张攻击相遇时，数字小的获胜。
fight-schema-the-points-that-the-card-scores-in-a-victory-pile = 在得分堆中的分数。
fight-schema-the-number-of-copies-0-disables-the-card = 张数。0 表示停用。

## 问题

fight-schema-problem-row-size = “公开列张数”是 { $size }，但双方开局挑牌需要 { $needed } 张。
fight-schema-problem-deck-size = “牌库张数”是 { $size }，但双方手牌与公开列需要 { $needed } 张。
# 招式的代号
fight-schema-problem-beats = “克”是“{ $beaten }”，所以那一招必须是另一种类型，而且“被克”必须是“{ $move }”。
fight-schema-problem-max-rounds = “{ $field }”应为 { $value }，因为每一局都有赢家。
fight-schema-problem-hand-size = “{ $field }”应为 { $value }，也就是发牌张数加开局挑牌数。
