### 寻找对手：每个页面都会显示。代号以 social-matchmaking- 开头

social-matchmaking-searching = 正在寻找对手
social-matchmaking-searching-in = 正在寻找对手：{ $game }
social-matchmaking-found = 找到对手了
social-matchmaking-found-text = { $game }：对局开始。
social-matchmaking-match = 配对成功
# 玩家在另一张牌桌，之后可以回来
social-matchmaking-table-stays = 这张牌桌会留在你的对局里。
social-matchmaking-go = 前往牌桌
social-matchmaking-again = 重新寻找
social-matchmaking-play-bot = 先跟电脑玩
social-matchmaking-stop = 停止
social-matchmaking-stop-searching = 停止寻找
social-matchmaking-away = 你离开太久，已停止寻找。
# 大概还要等多久
social-matchmaking-wait-moment = 通常再等几秒。
social-matchmaking-wait-seconds = 通常再等 { $seconds } 秒。
social-matchmaking-wait-minutes = 通常再等 { $minutes } 分钟。
social-matchmaking-wait-unknown = { $found ->
    [0] 最近还没有人找到对手。
   *[other] 最近有 { $found } 人找到对手，等候时间难以估计。
}
social-matchmaking-others = { $count ->
    [0] 没有其他人在找
   *[other] 另有 { $count } 人在找
}
social-matchmaking-range = 先找与你积分相差 { $range } 以内的对手，之后不限。
social-matchmaking-anyone = 现在不限积分。
