### 对局开始前看到的《功夫大战 2019》

kung-fu-2019-about-title = 功夫大战 2019
kung-fu-2019-about-description = 抄起武器，摆出架式，攻击再反击：单打独斗或组队作战，气撑到最后的获胜。

## 选项

kung-fu-2019-about-teams = 队伍
kung-fu-2019-about-teams-help = 各自为战，或组队共用气。
kung-fu-2019-about-teams-free = 各自为战
kung-fu-2019-about-teams-2v2 = 2 对 2
kung-fu-2019-about-teams-3v3 = 3 对 3
kung-fu-2019-about-teams-2v2v2 = 2 对 2 对 2
kung-fu-2019-about-archetypes = 角色
kung-fu-2019-about-archetypes-help = 每名玩家扮演一个角色，能力整局有效。适合搭配扩充，不建议第一次玩就用。
kung-fu-2019-about-archetypes-none = 不使用
kung-fu-2019-about-archetypes-chosen = 自选
kung-fu-2019-about-archetypes-dealt = 随机
kung-fu-2019-about-expansion = 扩充
kung-fu-2019-about-expansion-help = 加入扩充 More Kung Fu Fighting 的 48 张牌。
kung-fu-2019-about-expansion-no = 否
kung-fu-2019-about-expansion-yes = 是
kung-fu-2019-about-start = 起始的气
kung-fu-2019-about-start-help = 两人局的自订规则：先手少 3 点气，而且上限也跟着降低。
kung-fu-2019-about-start-alike = 相同
kung-fu-2019-about-start-evened = 先手少 3 点
