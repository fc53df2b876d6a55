### FIGHT 卡包編輯器的欄位
### 代號由英文組成，英文在遊戲的 cards/schema.py。

## 欄位的名稱

fight-schema-game = 遊戲
fight-schema-deck-size = 牌庫張數
fight-schema-points-to-win-round = 贏得一局的分數
fight-schema-rounds-to-win = 獲勝局數
fight-schema-max-rounds = 局數上限
fight-schema-hand-size = 手牌張數
fight-schema-row-size = 公開列張數
fight-schema-dealt-face-down = 發牌張數
fight-schema-opening-picks = 開局挑牌數
fight-schema-numbers = 數值
fight-schema-move = 招式
fight-schema-moves = 招式
fight-schema-id = 代號
fight-schema-name = 名稱
fight-schema-suit = 花色
fight-schema-letter = 字母
fight-schema-color = 顏色
fight-schema-role = 類型
fight-schema-attack = 攻擊
fight-schema-defense = 防禦
fight-schema-beats = 剋
fight-schema-loses-to = 被剋
fight-schema-copies = 張數
fight-schema-icon = 圖案
fight-schema-card = 卡牌
fight-schema-cards = 卡牌
fight-schema-value = 數值
fight-schema-points = 分數

## 說明

fight-schema-the-game-that-the-pack-is-for = 卡包所屬的遊戲。
fight-schema-the-number-of-cards-in-the-deck = 牌庫的總張數。
fight-schema-the-number-of-points-needed-to-win-a-round = 贏得一局所需的分數。
fight-schema-the-number-of-rounds-needed-to-win-the-game = 贏幾局算獲勝。
fight-schema-the-maximum-number-of-rounds = 最多打幾局。
fight-schema-the-number-of-cards-in-a-hand = 每人的手牌張數。
fight-schema-the-number-of-face-up-cards-in-the-row = 公開列的牌數。
fight-schema-the-number-of-cards-dealt-to-each-hand = 開局發給每人的張數。
fight-schema-the-number-of-cards-that-each-player-picks-from-the-row-at-the-start = 開局時每人從公開列挑選的張數。
fight-schema-the-moves-each-beats-one-other-move-and-loses-to-one = 招式。每一招剋另一招，也被一招所剋。
fight-schema-the-id-by-which-cards-and-other-moves-refer-to-the-move = 卡牌與其他招式用這個代號指稱它。
fight-schema-the-displayed-name-of-the-move = 顯示的招式名稱。
fight-schema-the-suit-of-all-cards-with-this-move = 這個招式所有卡牌的花色。
fight-schema-the-letter-of-the-suit = 花色的字母。
fight-schema-the-color-of-the-suit = 花色的顏色。
fight-schema-whether-the-move-attacks-or-defends = 這是攻擊還是防禦。
fight-schema-wins-its-own-card-of-two-attacks-the-lower-value-wins = 獲勝時留下自己的牌。兩張攻擊相遇時，數字小的獲勝。
fight-schema-wins-the-attack-that-it-stops-two-defenses-have-no-winner = 獲勝時收走擋下的攻擊。兩張防禦相遇時，沒有人獲勝。
fight-schema-the-move-that-this-one-beats-it-must-have-the-other-role = 這一招所剋的招式，必須是另一種類型。
fight-schema-the-move-that-beats-this-one = 剋這一招的招式。
fight-schema-the-number-of-cards-with-this-move = 這個招式的卡牌張數。
fight-schema-the-name-of-the-picture = 圖案的名稱。
fight-schema-the-cards-one-entry-per-kind = 卡牌，每種一項。
fight-schema-the-card-s-name-in-the-notation = 紀錄中的卡牌代號。
fight-schema-the-card-s-move = 卡牌的招式。
fight-schema-the-suit-of-the-card-s-move = 招式的花色。
fight-schema-the-card-s-value-of-two-attacks-the-lower-value-wins = 卡牌的數字。兩張攻擊相遇時，數字小的獲勝。
fight-schema-the-points-that-the-card-scores-in-a-victory-pile = 在得分堆中的分數。
fight-schema-the-number-of-copies-0-disables-the-card = 張數。0 表示停用。

## 問題

fight-schema-problem-row-size = 「公開列張數」是 { $size }，但雙方開局挑牌需要 { $needed } 張。
fight-schema-problem-deck-size = 「牌庫張數」是 { $size }，但雙方手牌與公開列需要 { $needed } 張。
# 招式的代號
fight-schema-problem-beats = 「剋」是「{ $beaten }」，所以那一招必須是另一種類型，而且「被剋」必須是「{ $move }」。
fight-schema-problem-max-rounds = 「{ $field }」應為 { $value }，因為每一局都有贏家。
fight-schema-problem-hand-size = 「{ $field }」應為 { $value }，也就是發牌張數加開局挑牌數。
