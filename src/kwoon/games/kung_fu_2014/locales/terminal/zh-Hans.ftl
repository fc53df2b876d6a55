### 终端机里的《功夫对决 2014》

## 用语

kung-fu-2014-terminal-term-pass = 跳过：在这一步什么都不做，继续下去。不攻击就结束回合；不格挡就承受整个攻击；没收回的牌就弃掉。
kung-fu-2014-terminal-term-done = 完成：不再弃牌，格挡不再加牌，或不再选目标。
kung-fu-2014-terminal-term-chi = 气：你的生命。回合结束时气尽的玩家出局。
kung-fu-2014-terminal-term-no-chi = 气尽：气都耗完了。回合结束时如果还是气尽就出局，在那之前仍可格挡和反击。
kung-fu-2014-terminal-term-base = 招式：每次攻击、每次格挡都要有一张，而且只有一张。数字前面没有加号。“拳击”是随时可用的招式。
kung-fu-2014-terminal-term-weapon = 武器：也是招式，用完收回手上，除非牌上另有说明。
kung-fu-2014-terminal-term-stance = 架式：在攻击或格挡的招式之前打出，最多一张。大部分用完会收回手上。
kung-fu-2014-terminal-term-enhancement = 强化：在招式之后打出，数值加上去。张数不限，但不能同名。
kung-fu-2014-terminal-term-finishing-move = 必杀技：为攻击收尾，最多一张。不能用来格挡。
kung-fu-2014-terminal-term-spirit = 内劲：有些牌上的火焰。如果攻击带内劲而格挡没有，目标再失去 1 点气。
kung-fu-2014-terminal-term-damage-effect = 伤害效果：如果攻击让目标失去了气，攻击者收招时就会发生，内劲造成的也算。
kung-fu-2014-terminal-term-counterattack = 反击：大家收招以后，对攻击你的人发动一次完整的攻击。有些格挡能换来反击。
kung-fu-2014-terminal-term-cleanup = 收招：算完伤害以后，处理牌的效果，收回武器和架式，其余的牌弃掉。
kung-fu-2014-terminal-term-block = 格挡：目标的防御。一张招式，可以再加上架式和强化，用来减去攻击的数值。
kung-fu-2014-terminal-term-break = 折断：把武器用坏，换来更高的数值，用完不收回。
kung-fu-2014-terminal-term-spread = 分散：用“连环双击”多选一个目标，而不加数值。
kung-fu-2014-terminal-term-give-up = 舍弃：收招时可以舍弃“长棍”来反击。要认输请输入 concede。
