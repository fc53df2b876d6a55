### 對局開始前看到的《功夫擂台》

kung-fur-fight-about-title = 功夫擂台
kung-fur-fight-about-description = 少林汪大戰甲賀喵：在屏風後佈下三支隊伍，然後打個毛髮齊飛！

## 選項

kung-fur-fight-about-dogs = 少林汪
kung-fur-fight-about-dogs-help = 由誰率領少林汪。另一位玩家率領甲賀喵。
kung-fur-fight-about-dogs-seat-1 = 1 號座位
kung-fur-fight-about-dogs-seat-2 = 2 號座位
kung-fur-fight-about-dogs-random = 隨機
kung-fur-fight-about-rewards = 獎勵順序
kung-fur-fight-about-rewards-help = 贏得擂台的玩家有多張獎勵時，如何依序使用。
kung-fur-fight-about-rewards-oldest-first = 舊的先用
kung-fur-fight-about-rewards-winner-chooses = 贏家自選
