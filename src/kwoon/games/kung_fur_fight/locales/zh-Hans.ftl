### 《功夫擂台》：对局中的记录、行动与说明
###
### 词汇表（阵营与部分用语取自台湾版；动物的名字是我们的翻译，因为规则书只印拼音）
### Monk Dogs 少林汪 · Ninja Cats 甲贺喵 · Ranger 侠客 · animal 动物 · Leader 首领 · Assistant 助手 · Chef 厨师
### AP 战力 · SP 斗志（失去 / 恢复）· VP 胜点 · Card Limit 出牌上限 · ability 能力
### arena 擂台（1 号擂台，量词“座”）· fight 战斗 · team 队伍 · plan 布阵 · seal 定案 · pass 休兵 · send 派出
### reward 奖励 · Reward Pile 奖励牌库 · Item 道具 · Achievement 绝招 · Warehouse 仓库 · Rest Area 休息区 / rest 休息 · used 用过的
### token 指示物（量词“枚”）· Hidden Weapon 暗器 · Coconut 椰子 · Mushroom 蘑菇 · Hua token 阿花指示物 · Raihuu token 雷风指示物
### Food 食物 · Dish 料理 · Delicacy 大餐 · Peach 桃子 · Apple 苹果 · Ginseng 人参 · Kiwano 刺角瓜 · Peel 香蕉皮
### 威 POWER · 破 BREAK · 封 BLOCK · 崩 CRASH · 震 SHOCK · 灭 DESTROY · 返 RETURN · 轰 BOOM（在句子里加“”）
### Fu 阿福 · Ban 阿斑 · Chai 阿柴 · Yue 阿月 · Hua 阿花 · Shiue 阿雪
### Hokuto 北斗 · Hikaru 小光 · Ringo 林檎 · Yaou 夜王 · Raihuu 雷风 · Masaru 阿胜
### Ming 阿明 · Shiau-Yao 逍遥 · Musashi 武藏 · Tai-Chi 太极 · Himiko 卑弥呼 · BoShark 波鲨 · Tumaz 图马兹

kung-fur-fight-animal = { $name } { $ap }

## 行动

kung-fur-fight-move-lead = { $card }当 { $arena } 号擂台的首领
kung-fur-fight-move-assist = { $card }当 { $arena } 号擂台的助手
kung-fur-fight-move-off = 从 { $arena } 号擂台收回{ $card }
kung-fur-fight-move-weapons = { $count ->
    [0] { $arena } 号擂台：不放暗器
   *[other] { $arena } 号擂台：{ $count } 枚暗器
}
kung-fur-fight-move-coconut = 椰子放到 { $arena } 号擂台
kung-fur-fight-move-coconut-off = 收回椰子
kung-fur-fight-move-seal = 布阵定案
kung-fur-fight-move-throw = { $count ->
    [0] 不加暗器
   *[other] 加上 { $count } 枚暗器
}
kung-fur-fight-move-add = 加派{ $card }
kung-fur-fight-move-add-nobody = 不加派
kung-fur-fight-move-remove = 让{ $card }去休息
kung-fur-fight-move-remove-nobody = 谁都不赶
kung-fur-fight-move-pick = 选{ $card }
kung-fur-fight-move-take = 接着使用{ $card }
kung-fur-fight-move-use-ability = 使用能力
kung-fur-fight-move-leave-ability = 不使用能力
kung-fur-fight-move-use-token = 使用指示物
kung-fur-fight-move-leave-token = 不使用指示物
kung-fur-fight-move-ignore = { $count ->
    [0] 不无视暗器
   *[other] 无视 { $count } 枚暗器
}

## 提示

kung-fur-fight-prompt-plan = { $peach_limit ->
    [0] 布阵：最多派出 { $limit } 只动物，排好就定案。
   *[other] 布阵：最多派出 { $limit } 只动物，用桃子可派 { $peach_limit } 只，排好就定案。
}
kung-fur-fight-prompt-plan-pass = 还没派出动物。这样定案就是休兵，用过的动物都会回到手牌。
kung-fur-fight-prompt-plan-laid = 已派出 { $count }/{ $limit } 只动物。
kung-fur-fight-prompt-plan-laid-besides = 已派出 { $count }/{ $limit } 只动物（{ $cards }不计）。
kung-fur-fight-prompt-plan-peach = 会用掉桃子。
kung-fur-fight-prompt-plan-change = 还能随意调整，满意就定案。
kung-fur-fight-prompt-throw = { $leader }在 { $arena } 号擂台当首领。你有 { $count } 枚暗器，要加上几枚？
kung-fur-fight-prompt-add = { $leader }在 { $arena } 号擂台当首领。要从手牌加派一只动物吗？
kung-fur-fight-prompt-remove = { $leader }在 { $arena } 号擂台当首领。要让战力最低的敌方助手去休息吗？
kung-fur-fight-prompt-ignore = { $leader }在 { $arena } 号擂台当首领，面对{ $enemy }的 { $count } 枚暗器。要无视几枚？
kung-fur-fight-prompt-use = { $leader }在 { $arena } 号擂台当首领。要使用能力吗？
kung-fur-fight-prompt-hua = { $arena } 号擂台有你的阿花指示物。要使用它的战力吗？
kung-fur-fight-prompt-raihuu = { $arena } 号擂台有你的雷风指示物。要使用它的战力吗？
kung-fur-fight-prompt-take = 你在 { $arena } 号擂台赢得多张奖励。接着使用哪一张？
kung-fur-fight-prompt-pick = 香蕉皮：选一张牌立即使用，其余不公开。

## 回合

kung-fur-fight-event-factions = { $dogs }率领少林汪，{ $cats }率领甲贺喵。
kung-fur-fight-event-round = 第 { $number } 回合开始。
kung-fur-fight-event-reward = { $number } 号擂台的新奖励：{ $cards }。
kung-fur-fight-event-crowded-out = { $number } 号擂台的奖励太多，弃掉最旧的“{ $cards }”。
kung-fur-fight-event-team = { $player }派往 { $arena } 号擂台：{ $leader }率领{ $assistants }。
kung-fur-fight-event-team-alone = { $player }派往 { $arena } 号擂台：{ $leader }。
kung-fur-fight-event-pass = { $player }休兵，这回合不派动物。
kung-fur-fight-event-peach = { $player }用桃子多派动物。
kung-fur-fight-event-raihuu-token = { $cards }在 { $number } 号擂台放了雷风指示物。
kung-fur-fight-event-arena = { $number } 号擂台。
kung-fur-fight-event-skipped = 没有人来，奖励留在原地。

## 战斗中的决定

kung-fur-fight-event-coin = 双方在这里都要做决定。掷硬币输的是{ $player }，由{ $player }先决定。
kung-fur-fight-event-throw = { $number ->
    [0] { $cards }不加暗器。
   *[other] { $cards }加上 { $number } 枚暗器。
}
kung-fur-fight-event-add = { $player }在 { $number } 号擂台加派{ $cards }。
kung-fur-fight-event-add-nobody = { $player }不加派动物。
kung-fur-fight-event-remove = { $player }让{ $owner }的{ $card }去休息。
kung-fur-fight-event-remove-nobody = { $player }没有让任何动物去休息。
kung-fur-fight-event-ability-unused = { $player }不使用{ $cards }的能力。
kung-fur-fight-event-token-unused = { $player }不使用 { $number } 号擂台的指示物。

## 计算战力

kung-fur-fight-event-base = { $player }的队伍战力 { $ap }：{ $animals }。
kung-fur-fight-event-ignored = { $cards }无视{ $player }的 { $number } 枚暗器。
kung-fur-fight-event-weapons = { $player }的暗器：战力 +{ $number }。
kung-fur-fight-event-coconut = { $player }的椰子：战力 +{ $number }。
kung-fur-fight-event-mushrooms = { $player }的蘑菇：战力 +{ $number }。
kung-fur-fight-event-hua = { $player }的阿花指示物：战力 +{ $number }。
kung-fur-fight-event-raihuu = { $player }的雷风指示物：战力 +{ $number }。
kung-fur-fight-event-ability = { $player }的{ $cards }发动能力：战力 +{ $number }。
kung-fur-fight-event-total = { $player }的战力合计 { $number }。
kung-fur-fight-event-steal = { $card }夺走{ $player }的 { $number } 枚暗器。
kung-fur-fight-event-apple = 平手，但{ $player }有苹果。
kung-fur-fight-event-turned = { $cards }的战力落后 { $number }，正因如此反而获胜。
kung-fur-fight-event-tie = { $number } 号擂台平手，奖励留在原地。
kung-fur-fight-event-win = { $player }赢得 { $number } 号擂台。

## 战斗后的奖励与能力

kung-fur-fight-event-gain = { $player }获得“{ $cards }”。
kung-fur-fight-event-gain-vp = { $player }得到 { $number } 点胜点。
kung-fur-fight-event-gain-vp-by-card = “{ $cards }”让{ $player }得到 { $number } 点胜点。
kung-fur-fight-event-gain-sp = “{ $cards }”让{ $player }恢复 { $number } 点斗志。
kung-fur-fight-event-lose-sp = “{ $cards }”让{ $player }失去 { $number } 点斗志。
kung-fur-fight-event-spared = “{ $cards }”让{ $player }少失去 { $number } 点斗志。
kung-fur-fight-event-take-weapons = { $number ->
    [0] 仓库没有暗器了，“{ $cards }”没让{ $player }拿到暗器。
   *[other] “{ $cards }”让{ $player }拿到 { $number } 枚暗器。
}
kung-fur-fight-event-mushroom-token = { $player }在 { $number } 号擂台放了蘑菇指示物。
kung-fur-fight-event-no-mushroom = 蘑菇指示物用完了或放不下，“{ $cards }”无效。
kung-fur-fight-event-limit-token = “{ $cards }”让{ $player }下回合的出牌上限 −1。
kung-fur-fight-event-look = { $player }看了：{ $cards }。
kung-fur-fight-event-look-hidden = { $player }看了 { $count } 张牌。
kung-fur-fight-event-look-empty = 奖励牌库没有牌了。
kung-fur-fight-event-bury = { $player }正面朝下弃掉：{ $cards }。
kung-fur-fight-event-bury-hidden = { $player }正面朝下弃掉 { $count } 张牌。
kung-fur-fight-event-back = { $card }打赢了，回到{ $player }的手牌。
kung-fur-fight-event-brought-back = “{ $card }”让这些动物回到{ $player }的手牌：{ $cards }。
kung-fur-fight-event-hua-left = { $cards }在 { $number } 号擂台留下阿花指示物。
kung-fur-fight-event-hua-lost = { $player }输了 { $number } 号擂台，首领又不是阿花，阿花指示物因此移除。

## 回合之后

kung-fur-fight-event-limit = { $player }的斗志低落，出牌上限升到 { $number }。
kung-fur-fight-event-dish = { $number ->
    [0] { $player }的厨师当过首领，端出最后一份料理。
   *[other] { $player }的厨师当过首领，端出一份料理，还剩 { $number } 份。
}
kung-fur-fight-event-delicacy = { $player }的斗志降到 { $sp } 点以下，该吃大餐了。
kung-fur-fight-event-delicacy-by-chef = { $player }的厨师当过首领，料理已用完，端出大餐。
kung-fur-fight-event-recover = { $number ->
    [0] { $player }没有动物在休息，不必收回。
   *[other] { $player }在休息的 { $number } 只动物全部回到手牌。
}
kung-fur-fight-event-recover-by-card = { $number ->
    [0] { $player }没有动物在休息，“{ $cards }”没有收回动物。
   *[other] “{ $cards }”让{ $player }在休息的 { $number } 只动物全部回到手牌。
}
kung-fur-fight-event-recover-by-pass = { $number ->
    [0] { $player }休兵，但没有动物在休息。
   *[other] { $player }休兵，在休息的 { $number } 只动物全部回到手牌。
}
kung-fur-fight-event-won = { $player }赢得这场对局。
kung-fur-fight-event-score = { $player }最后有 { $vp } 点胜点、{ $sp } 点斗志。

## 结果

kung-fur-fight-outcome-draw = 平手：双方胜点与斗志都一样。
kung-fur-fight-outcome-conceded = { $loser }认输，{ $winner }获胜。
kung-fur-fight-outcome-defeated = { $loser }没有斗志了，{ $winner }获胜。
kung-fur-fight-outcome-both-defeated = 双方都没有斗志了，{ $winner }的胜点较多，获胜。
kung-fur-fight-outcome-victory = { $winner }的胜点领先 { $lead } 点以上，获胜。
kung-fur-fight-outcome-pile = 奖励牌库用完了，胜点较多的{ $winner }获胜。
kung-fur-fight-outcome-pile-spirit = 奖励牌库用完了，胜点相同，{ $winner }的斗志较多，获胜。

## 建议的布阵好在哪里

kung-fur-fight-advice-fight = { $arena } 号擂台：用战力 { $ap } 抢“{ $rewards }”。
kung-fur-fight-advice-fight-for-vp = { $arena } 号擂台：用战力 { $ap } 抢胜点。
kung-fur-fight-advice-leave = 把 { $arenas } 号擂台让给对手。
kung-fur-fight-advice-chef = { $arena } 号擂台：{ $chef }让用过的动物全部回来。
kung-fur-fight-advice-pass = { $count ->
    [0] 这回合的奖励不值得派动物去抢。
   *[other] 休息中的 { $count } 只动物会回来，也不消耗其他动物。
}

## 现在不能用这张牌的原因

kung-fur-fight-why-watching = 你只是在观战。
kung-fur-fight-why-sealed = 你的布阵已经定案。要更动就先收回。
kung-fur-fight-why-other-decides = 现在由对手决定。
kung-fur-fight-why-reward = “{ $card }”是奖励，赢得那座擂台就归你。
kung-fur-fight-why-works-by-itself = “{ $card }”会自动生效。
kung-fur-fight-why-no-animal = “{ $card }”不是动物，不能派上擂台。
kung-fur-fight-why-rests = { $card }在休息。让厨师当首领，或休兵一回合，用过的动物就全部回来。
kung-fur-fight-why-ranger-reward = { $card }是奖励，赢得那座擂台，下回合起就为你而战。
kung-fur-fight-why-not-yours = { $card }不是你的，不能派出。
kung-fur-fight-why-laid = { $card }已经在场上。先收回，才能派到别处。
kung-fur-fight-why-leads-alone = { $card }必须独自当首领，但每座擂台都有队伍。请先收回一支队伍。
kung-fur-fight-why-leads = { $card }必须当首领，但每座擂台不是满了，就是已有必须当首领的动物。请先收回一只动物。
kung-fur-fight-why-free-leader = { $card }只有当首领时才不计入出牌上限，但没有队伍能换首领。请先收回一只动物。
kung-fur-fight-why-no-room = 没有擂台放得下{ $card }：每座最多 { $max } 只动物。请先收回一只。
kung-fur-fight-why-limit = 你这回合的出牌上限是 { $limit }，已派出 { $count } 只。请先收回一只动物。
kung-fur-fight-why-limit-blocked = “封”让你这回合的出牌上限降到 { $limit }，已派出 { $count } 只。请先收回一只动物。
kung-fur-fight-why-limit-peach = 用上所有桃子，你这回合的出牌上限也只有 { $limit }，已派出 { $count } 只。请先收回一只动物。
kung-fur-fight-why-limit-blocked-peach = 因为“封”，用上所有桃子，你这回合的出牌上限也只有 { $limit }，已派出 { $count } 只。请先收回一只动物。

## 战斗中不能选这张牌的原因

kung-fur-fight-why-not-peel = “{ $card }”不在可选的牌里。
kung-fur-fight-why-not-asked = 现在不能选“{ $card }”。请决定要不要使用问题里的能力或指示物。
kung-fur-fight-why-not-next-reward = “{ $card }”不在可使用的奖励里。
kung-fur-fight-why-not-weakest = { $card }不是战力最低的敌方助手，现在只能让那些助手去休息。
kung-fur-fight-why-not-now = 现在不能选“{ $card }”。
kung-fur-fight-why-not-assistant = { $card }必须当首领，不能当助手。
kung-fur-fight-why-rests-not-added = { $card }在休息，只能从手牌加派动物。
kung-fur-fight-why-in-arena = { $card }已经在 { $arena } 号擂台。
kung-fur-fight-why-not-in-hand = { $card }不在你的手牌里，只能从手牌加派动物。

## 布阵时不能这样做的原因

kung-fur-fight-why-no-leader = { $arena } 号擂台还没有首领。第一只派到那里的动物就是首领。
kung-fur-fight-why-leader-alone = { $leader }必须独自镇守 { $arena } 号擂台。
kung-fur-fight-why-team-there = { $card }必须独自当首领，但 { $arena } 号擂台已经有队伍。
kung-fur-fight-why-arena-full = { $arena } 号擂台满了：最多放 { $max } 只你的动物。
kung-fur-fight-why-leader-stays = { $leader }必须当首领，而且已经是 { $arena } 号擂台的首领。
kung-fur-fight-why-not-in-arena = { $card }不在 { $arena } 号擂台。
kung-fur-fight-why-no-weapons = 你没有暗器。
kung-fur-fight-why-weapons-alone = 暗器要放在动物旁，但你在 { $arena } 号擂台没有动物。
kung-fur-fight-why-weapons-laid = { $count ->
    [0] { $arena } 号擂台没有你的暗器。
   *[other] { $arena } 号擂台已经有 { $count } 枚暗器。
}
kung-fur-fight-why-few-weapons = { $elsewhere ->
    [0] 你只有 { $count } 枚暗器。
   *[other] 你只有 { $count } 枚暗器，其中 { $elsewhere } 枚在别的擂台。
}
kung-fur-fight-why-no-coconut = 椰子不是你的。
kung-fur-fight-why-coconut-nowhere = 椰子不在任何擂台上。
kung-fur-fight-why-coconut-there = 椰子已经在 { $arena } 号擂台。
kung-fur-fight-why-coconut-alone = 椰子要放在动物旁，但你在 { $arena } 号擂台没有动物。
