### 对局开始前看到的《功夫擂台》

kung-fur-fight-about-title = 功夫擂台
kung-fur-fight-about-description = 少林汪大战甲贺喵：在屏风后布下三支队伍，然后打个毛发齐飞！

## 选项

kung-fur-fight-about-dogs = 少林汪
kung-fur-fight-about-dogs-help = 由谁率领少林汪。另一位玩家率领甲贺喵。
kung-fur-fight-about-dogs-seat-1 = 1 号座位
kung-fur-fight-about-dogs-seat-2 = 2 号座位
kung-fur-fight-about-dogs-random = 随机
kung-fur-fight-about-rewards = 奖励顺序
kung-fur-fight-about-rewards-help = 赢得擂台的玩家有多张奖励时，如何依序使用。
kung-fur-fight-about-rewards-oldest-first = 旧的先用
kung-fur-fight-about-rewards-winner-chooses = 赢家自选
