### 對局開始前看到的《FIGHT 格鬥》

fight-about-title = FIGHT 格鬥
fight-about-description = 拳擊剋閃避，閃避剋踢擊，踢擊剋招架，招架剋拳擊：一張一張猜透你的對手。

## 選項

fight-about-refill = 牌庫用完時
fight-about-refill-help = 回合結束時，如果牌庫不夠補滿公開列，可以用較短的公開列繼續，或是結束這一局，由決勝牌決定勝負。
fight-about-refill-goes-on = 繼續打
fight-about-refill-ends-round = 結束這一局
fight-about-piles = 得分堆
fight-about-piles-help = 公開：雙方得分堆的每張牌都看得到。蓋住：只看得到自己的牌、決勝牌，以及兩堆的張數與分數。
fight-about-piles-open = 公開
fight-about-piles-face-down = 蓋住
