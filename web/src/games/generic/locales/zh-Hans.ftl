### 没有专属版面的游戏所用的版面

generic-board-table = 牌桌
generic-board-your-hand = 你的手牌
generic-board-hand = { $name }的手牌
generic-board-face-down-card = 盖住的牌
# 这张牌有好几种走法可选
generic-board-choose = 选{ $card }
# 接在玩家的分数之后
generic-board-points = 分
