### 沒有專屬版面的遊戲所用的版面

generic-board-table = 牌桌
generic-board-your-hand = 你的手牌
generic-board-hand = { $name }的手牌
generic-board-face-down-card = 蓋住的牌
# 這張牌有好幾種走法可選
generic-board-choose = 選{ $card }
# 接在玩家的分數之後
generic-board-points = 分
