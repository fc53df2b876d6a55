### 對局開始前看到的《龍拳》

dragon-punch-about-title = 龍拳
dragon-punch-about-description = 上段或下段，快招或慢招：挑個角色，藏好下一招，越受傷越危險。

## 選項

dragon-punch-about-mode = 模式
dragon-punch-about-mode-help = 單挑：各用一個角色。搭檔：各用兩個角色。自選：雙方暗中選九張牌，各有 7 點生命。
dragon-punch-about-mode-duel = 單挑
dragon-punch-about-mode-tag-team = 搭檔
dragon-punch-about-mode-custom = 自選
dragon-punch-about-characters = 角色
dragon-punch-about-characters-help = 五個：只用一套遊戲，每個角色限選一次。十個：用兩套遊戲，雙方可以選同一個角色。
dragon-punch-about-characters-five = 五個，每個角色一張
dragon-punch-about-characters-ten = 十個，每個角色兩張
dragon-punch-about-loser = 上一場的輸家
dragon-punch-about-loser-help = 由上一場的輸家決定誰先選角色。沒有輸家時擲硬幣決定。
dragon-punch-about-loser-nobody = 無
dragon-punch-about-loser-1 = 1 號座位
dragon-punch-about-loser-2 = 2 號座位
dragon-punch-about-flipped = 倒轉的牌
dragon-punch-about-flipped-help = 對手看得到你哪些倒轉的牌：全部、只有最新的一張，或是在第一局開始前由雙方各自決定。
dragon-punch-about-flipped-all = 全部公開
dragon-punch-about-flipped-newest = 只公開最新的
dragon-punch-about-flipped-each = 各自決定
