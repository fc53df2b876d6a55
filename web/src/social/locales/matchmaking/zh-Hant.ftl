### 尋找對手：每個頁面都會顯示。代號以 social-matchmaking- 開頭

social-matchmaking-searching = 正在尋找對手
social-matchmaking-searching-in = 正在尋找對手：{ $game }
social-matchmaking-found = 找到對手了
social-matchmaking-found-text = { $game }：對局開始。
social-matchmaking-match = 配對成功
# 玩家在另一張牌桌，之後可以回來
social-matchmaking-table-stays = 這張牌桌會留在你的對局裡。
social-matchmaking-go = 前往牌桌
social-matchmaking-again = 重新尋找
social-matchmaking-play-bot = 先跟電腦玩
social-matchmaking-stop = 停止
social-matchmaking-stop-searching = 停止尋找
social-matchmaking-away = 你離開太久，已停止尋找。
# 大概還要等多久
social-matchmaking-wait-moment = 通常再等幾秒。
social-matchmaking-wait-seconds = 通常再等 { $seconds } 秒。
social-matchmaking-wait-minutes = 通常再等 { $minutes } 分鐘。
social-matchmaking-wait-unknown = { $found ->
    [0] 最近還沒有人找到對手。
   *[other] 最近有 { $found } 人找到對手，等候時間難以估計。
}
social-matchmaking-others = { $count ->
    [0] 沒有其他人在找
   *[other] 另有 { $count } 人在找
}
social-matchmaking-range = 先找與你積分相差 { $range } 以內的對手，之後不限。
social-matchmaking-anyone = 現在不限積分。
