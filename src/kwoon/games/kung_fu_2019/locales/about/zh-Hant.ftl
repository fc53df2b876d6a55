### 對局開始前看到的《功夫大戰 2019》

kung-fu-2019-about-title = 功夫大戰 2019
kung-fu-2019-about-description = 抄起武器，擺出架式，攻擊再反擊：單打獨鬥或組隊作戰，氣撐到最後的獲勝。

## 選項

kung-fu-2019-about-teams = 隊伍
kung-fu-2019-about-teams-help = 各自為戰，或組隊共用氣。
kung-fu-2019-about-teams-free = 各自為戰
kung-fu-2019-about-teams-2v2 = 2 對 2
kung-fu-2019-about-teams-3v3 = 3 對 3
kung-fu-2019-about-teams-2v2v2 = 2 對 2 對 2
kung-fu-2019-about-archetypes = 角色
kung-fu-2019-about-archetypes-help = 每名玩家扮演一個角色，能力整局有效。適合搭配擴充，不建議第一次玩就用。
kung-fu-2019-about-archetypes-none = 不使用
kung-fu-2019-about-archetypes-chosen = 自選
kung-fu-2019-about-archetypes-dealt = 隨機
kung-fu-2019-about-expansion = 擴充
kung-fu-2019-about-expansion-help = 加入擴充 More Kung Fu Fighting 的 48 張牌。
kung-fu-2019-about-expansion-no = 否
kung-fu-2019-about-expansion-yes = 是
kung-fu-2019-about-start = 起始的氣
kung-fu-2019-about-start-help = 兩人局的自訂規則：先手少 3 點氣，而且上限也跟著降低。
kung-fu-2019-about-start-alike = 相同
kung-fu-2019-about-start-evened = 先手少 3 點
