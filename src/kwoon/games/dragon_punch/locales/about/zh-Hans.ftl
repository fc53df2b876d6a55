### 对局开始前看到的《龙拳》

dragon-punch-about-title = 龙拳
dragon-punch-about-description = 上段或下段，快招或慢招：挑个角色，藏好下一招，越受伤越危险。

## 选项

dragon-punch-about-mode = 模式
dragon-punch-about-mode-help = 单挑：各用一个角色。搭档：各用两个角色。自选：双方暗中选九张牌，各有 7 点生命。
dragon-punch-about-mode-duel = 单挑
dragon-punch-about-mode-tag-team = 搭档
dragon-punch-about-mode-custom = 自选
dragon-punch-about-characters = 角色
dragon-punch-about-characters-help = 五个：只用一套游戏，每个角色限选一次。十个：用两套游戏，双方可以选同一个角色。
dragon-punch-about-characters-five = 五个，每个角色一张
dragon-punch-about-characters-ten = 十个，每个角色两张
dragon-punch-about-loser = 上一场的输家
dragon-punch-about-loser-help = 由上一场的输家决定谁先选角色。没有输家时掷硬币决定。
dragon-punch-about-loser-nobody = 无
dragon-punch-about-loser-1 = 1 号座位
dragon-punch-about-loser-2 = 2 号座位
dragon-punch-about-flipped = 倒转的牌
dragon-punch-about-flipped-help = 对手看得到你哪些倒转的牌：全部、只有最新的一张，或是在第一局开始前由双方各自决定。
dragon-punch-about-flipped-all = 全部公开
dragon-punch-about-flipped-newest = 只公开最新的
dragon-punch-about-flipped-each = 各自决定
