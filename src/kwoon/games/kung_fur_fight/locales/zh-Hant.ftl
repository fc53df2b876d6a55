### 《功夫擂台》：對局中的紀錄、行動與說明
###
### 詞彙表（陣營與部分用語取自台灣版；動物的名字是我們的翻譯，因為規則書只印拼音）
### Monk Dogs 少林汪 · Ninja Cats 甲賀喵 · Ranger 俠客 · animal 動物 · Leader 首領 · Assistant 助手 · Chef 廚師
### AP 戰力 · SP 鬥志（失去 / 恢復）· VP 勝點 · Card Limit 出牌上限 · ability 能力
### arena 擂台（1 號擂台，量詞「座」）· fight 戰鬥 · team 隊伍 · plan 佈陣 · seal 定案 · pass 休兵 · send 派出
### reward 獎勵 · Reward Pile 獎勵牌庫 · Item 道具 · Achievement 絕招 · Warehouse 倉庫 · Rest Area 休息區 / rest 休息 · used 用過的
### token 指示物（量詞「枚」）· Hidden Weapon 暗器 · Coconut 椰子 · Mushroom 蘑菇 · Hua token 阿花指示物 · Raihuu token 雷風指示物
### Food 食物 · Dish 料理 · Delicacy 大餐 · Peach 桃子 · Apple 蘋果 · Ginseng 人參 · Kiwano 刺角瓜 · Peel 香蕉皮
### 威 POWER · 破 BREAK · 封 BLOCK · 崩 CRASH · 震 SHOCK · 滅 DESTROY · 返 RETURN · 轟 BOOM（在句子裡加「」）
### Fu 阿福 · Ban 阿斑 · Chai 阿柴 · Yue 阿月 · Hua 阿花 · Shiue 阿雪
### Hokuto 北斗 · Hikaru 小光 · Ringo 林檎 · Yaou 夜王 · Raihuu 雷風 · Masaru 阿勝
### Ming 阿明 · Shiau-Yao 逍遙 · Musashi 武藏 · Tai-Chi 太極 · Himiko 卑彌呼 · BoShark 波鯊 · Tumaz 圖馬茲

kung-fur-fight-animal = { $name } { $ap }

## 行動

kung-fur-fight-move-lead = { $card }當 { $arena } 號擂台的首領
kung-fur-fight-move-assist = { $card }當 { $arena } 號擂台的助手
kung-fur-fight-move-off = 從 { $arena } 號擂台收回{ $card }
kung-fur-fight-move-weapons = { $count ->
    [0] { $arena } 號擂台：不放暗器
   *[other] { $arena } 號擂台：{ $count } 枚暗器
}
kung-fur-fight-move-coconut = 椰子放到 { $arena } 號擂台
kung-fur-fight-move-coconut-off = 收回椰子
kung-fur-fight-move-seal = 佈陣定案
kung-fur-fight-move-throw = { $count ->
    [0] 不加暗器
   *[other] 加上 { $count } 枚暗器
}
kung-fur-fight-move-add = 加派{ $card }
kung-fur-fight-move-add-nobody = 不加派
kung-fur-fight-move-remove = 讓{ $card }去休息
kung-fur-fight-move-remove-nobody = 誰都不趕
kung-fur-fight-move-pick = 選{ $card }
kung-fur-fight-move-take = 接著使用{ $card }
kung-fur-fight-move-use-ability = 使用能力
kung-fur-fight-move-leave-ability = 不使用能力
kung-fur-fight-move-use-token = 使用指示物
kung-fur-fight-move-leave-token = 不使用指示物
kung-fur-fight-move-ignore = { $count ->
    [0] 不無視暗器
   *[other] 無視 { $count } 枚暗器
}

## 提示

kung-fur-fight-prompt-plan = { $peach_limit ->
    [0] 佈陣：最多派出 { $limit } 隻動物，排好就定案。
   *[other] 佈陣：最多派出 { $limit } 隻動物，用桃子可派 { $peach_limit } 隻，排好就定案。
}
kung-fur-fight-prompt-plan-pass = 還沒派出動物。這樣定案就是休兵，用過的動物都會回到手牌。
kung-fur-fight-prompt-plan-laid = 已派出 { $count }/{ $limit } 隻動物。
kung-fur-fight-prompt-plan-laid-besides = 已派出 { $count }/{ $limit } 隻動物（{ $cards }不計）。
kung-fur-fight-prompt-plan-peach = 會用掉桃子。
kung-fur-fight-prompt-plan-change = 還能隨意調整，滿意就定案。
kung-fur-fight-prompt-throw = { $leader }在 { $arena } 號擂台當首領。你有 { $count } 枚暗器，要加上幾枚？
kung-fur-fight-prompt-add = { $leader }在 { $arena } 號擂台當首領。要從手牌加派一隻動物嗎？
kung-fur-fight-prompt-remove = { $leader }在 { $arena } 號擂台當首領。要讓戰力最低的敵方助手去休息嗎？
kung-fur-fight-prompt-ignore = { $leader }在 { $arena } 號擂台當首領，面對{ $enemy }的 { $count } 枚暗器。要無視幾枚？
kung-fur-fight-prompt-use = { $leader }在 { $arena } 號擂台當首領。要使用能力嗎？
kung-fur-fight-prompt-hua = { $arena } 號擂台有你的阿花指示物。要使用它的戰力嗎？
kung-fur-fight-prompt-raihuu = { $arena } 號擂台有你的雷風指示物。要使用它的戰力嗎？
kung-fur-fight-prompt-take = 你在 { $arena } 號擂台贏得多張獎勵。接著使用哪一張？
kung-fur-fight-prompt-pick = 香蕉皮：選一張牌立即使用，其餘不公開。

## 回合

kung-fur-fight-event-factions = { $dogs }率領少林汪，{ $cats }率領甲賀喵。
kung-fur-fight-event-round = 第 { $number } 回合開始。
kung-fur-fight-event-reward = { $number } 號擂台的新獎勵：{ $cards }。
kung-fur-fight-event-crowded-out = { $number } 號擂台的獎勵太多，棄掉最舊的「{ $cards }」。
kung-fur-fight-event-team = { $player }派往 { $arena } 號擂台：{ $leader }率領{ $assistants }。
kung-fur-fight-event-team-alone = { $player }派往 { $arena } 號擂台：{ $leader }。
kung-fur-fight-event-pass = { $player }休兵，這回合不派動物。
kung-fur-fight-event-peach = { $player }用桃子多派動物。
kung-fur-fight-event-raihuu-token = { $cards }在 { $number } 號擂台放了雷風指示物。
kung-fur-fight-event-arena = { $number } 號擂台。
kung-fur-fight-event-skipped = 沒有人來，獎勵留在原地。

## 戰鬥中的決定

kung-fur-fight-event-coin = 雙方在這裡都要做決定。擲硬幣輸的是{ $player }，由{ $player }先決定。
kung-fur-fight-event-throw = { $number ->
    [0] { $cards }不加暗器。
   *[other] { $cards }加上 { $number } 枚暗器。
}
kung-fur-fight-event-add = { $player }在 { $number } 號擂台加派{ $cards }。
kung-fur-fight-event-add-nobody = { $player }不加派動物。
kung-fur-fight-event-remove = { $player }讓{ $owner }的{ $card }去休息。
kung-fur-fight-event-remove-nobody = { $player }沒有讓任何動物去休息。
kung-fur-fight-event-ability-unused = { $player }不使用{ $cards }的能力。
kung-fur-fight-event-token-unused = { $player }不使用 { $number } 號擂台的指示物。

## 計算戰力

kung-fur-fight-event-base = { $player }的隊伍戰力 { $ap }：{ $animals }。
kung-fur-fight-event-ignored = { $cards }無視{ $player }的 { $number } 枚暗器。
kung-fur-fight-event-weapons = { $player }的暗器：戰力 +{ $number }。
kung-fur-fight-event-coconut = { $player }的椰子：戰力 +{ $number }。
kung-fur-fight-event-mushrooms = { $player }的蘑菇：戰力 +{ $number }。
kung-fur-fight-event-hua = { $player }的阿花指示物：戰力 +{ $number }。
kung-fur-fight-event-raihuu = { $player }的雷風指示物：戰力 +{ $number }。
kung-fur-fight-event-ability = { $player }的{ $cards }發動能力：戰力 +{ $number }。
kung-fur-fight-event-total = { $player }的戰力合計 { $number }。
kung-fur-fight-event-steal = { $card }奪走{ $player }的 { $number } 枚暗器。
kung-fur-fight-event-apple = 平手，但{ $player }有蘋果。
kung-fur-fight-event-turned = { $cards }的戰力落後 { $number }，正因如此反而獲勝。
kung-fur-fight-event-tie = { $number } 號擂台平手，獎勵留在原地。
kung-fur-fight-event-win = { $player }贏得 { $number } 號擂台。

## 戰鬥後的獎勵與能力

kung-fur-fight-event-gain = { $player }獲得「{ $cards }」。
kung-fur-fight-event-gain-vp = { $player }得到 { $number } 點勝點。
kung-fur-fight-event-gain-vp-by-card = 「{ $cards }」讓{ $player }得到 { $number } 點勝點。
kung-fur-fight-event-gain-sp = 「{ $cards }」讓{ $player }恢復 { $number } 點鬥志。
kung-fur-fight-event-lose-sp = 「{ $cards }」讓{ $player }失去 { $number } 點鬥志。
kung-fur-fight-event-spared = 「{ $cards }」讓{ $player }少失去 { $number } 點鬥志。
kung-fur-fight-event-take-weapons = { $number ->
    [0] 倉庫沒有暗器了，「{ $cards }」沒讓{ $player }拿到暗器。
   *[other] 「{ $cards }」讓{ $player }拿到 { $number } 枚暗器。
}
kung-fur-fight-event-mushroom-token = { $player }在 { $number } 號擂台放了蘑菇指示物。
kung-fur-fight-event-no-mushroom = 蘑菇指示物用完了或放不下，「{ $cards }」無效。
kung-fur-fight-event-limit-token = 「{ $cards }」讓{ $player }下回合的出牌上限 −1。
kung-fur-fight-event-look = { $player }看了：{ $cards }。
kung-fur-fight-event-look-hidden = { $player }看了 { $count } 張牌。
kung-fur-fight-event-look-empty = 獎勵牌庫沒有牌了。
kung-fur-fight-event-bury = { $player }正面朝下棄掉：{ $cards }。
kung-fur-fight-event-bury-hidden = { $player }正面朝下棄掉 { $count } 張牌。
kung-fur-fight-event-back = { $card }打贏了，回到{ $player }的手牌。
kung-fur-fight-event-brought-back = 「{ $card }」讓這些動物回到{ $player }的手牌：{ $cards }。
kung-fur-fight-event-hua-left = { $cards }在 { $number } 號擂台留下阿花指示物。
kung-fur-fight-event-hua-lost = { $player }輸了 { $number } 號擂台，首領又不是阿花，阿花指示物因此移除。

## 回合之後

kung-fur-fight-event-limit = { $player }的鬥志低落，出牌上限升到 { $number }。
kung-fur-fight-event-dish = { $number ->
    [0] { $player }的廚師當過首領，端出最後一份料理。
   *[other] { $player }的廚師當過首領，端出一份料理，還剩 { $number } 份。
}
kung-fur-fight-event-delicacy = { $player }的鬥志降到 { $sp } 點以下，該吃大餐了。
kung-fur-fight-event-delicacy-by-chef = { $player }的廚師當過首領，料理已用完，端出大餐。
kung-fur-fight-event-recover = { $number ->
    [0] { $player }沒有動物在休息，不必收回。
   *[other] { $player }在休息的 { $number } 隻動物全部回到手牌。
}
kung-fur-fight-event-recover-by-card = { $number ->
    [0] { $player }沒有動物在休息，「{ $cards }」沒有收回動物。
   *[other] 「{ $cards }」讓{ $player }在休息的 { $number } 隻動物全部回到手牌。
}
kung-fur-fight-event-recover-by-pass = { $number ->
    [0] { $player }休兵，但沒有動物在休息。
   *[other] { $player }休兵，在休息的 { $number } 隻動物全部回到手牌。
}
kung-fur-fight-event-won = { $player }贏得這場對局。
kung-fur-fight-event-score = { $player }最後有 { $vp } 點勝點、{ $sp } 點鬥志。

## 結果

kung-fur-fight-outcome-draw = 平手：雙方勝點與鬥志都一樣。
kung-fur-fight-outcome-conceded = { $loser }認輸，{ $winner }獲勝。
kung-fur-fight-outcome-defeated = { $loser }沒有鬥志了，{ $winner }獲勝。
kung-fur-fight-outcome-both-defeated = 雙方都沒有鬥志了，{ $winner }的勝點較多，獲勝。
kung-fur-fight-outcome-victory = { $winner }的勝點領先 { $lead } 點以上，獲勝。
kung-fur-fight-outcome-pile = 獎勵牌庫用完了，勝點較多的{ $winner }獲勝。
kung-fur-fight-outcome-pile-spirit = 獎勵牌庫用完了，勝點相同，{ $winner }的鬥志較多，獲勝。

## 建議的佈陣好在哪裡

kung-fur-fight-advice-fight = { $arena } 號擂台：用戰力 { $ap } 搶「{ $rewards }」。
kung-fur-fight-advice-fight-for-vp = { $arena } 號擂台：用戰力 { $ap } 搶勝點。
kung-fur-fight-advice-leave = 把 { $arenas } 號擂台讓給對手。
kung-fur-fight-advice-chef = { $arena } 號擂台：{ $chef }讓用過的動物全部回來。
kung-fur-fight-advice-pass = { $count ->
    [0] 這回合的獎勵不值得派動物去搶。
   *[other] 休息中的 { $count } 隻動物會回來，也不消耗其他動物。
}

## 現在不能用這張牌的原因

kung-fur-fight-why-watching = 你只是在觀戰。
kung-fur-fight-why-sealed = 你的佈陣已經定案。要更動就先收回。
kung-fur-fight-why-other-decides = 現在由對手決定。
kung-fur-fight-why-reward = 「{ $card }」是獎勵，贏得那座擂台就歸你。
kung-fur-fight-why-works-by-itself = 「{ $card }」會自動生效。
kung-fur-fight-why-no-animal = 「{ $card }」不是動物，不能派上擂台。
kung-fur-fight-why-rests = { $card }在休息。讓廚師當首領，或休兵一回合，用過的動物就全部回來。
kung-fur-fight-why-ranger-reward = { $card }是獎勵，贏得那座擂台，下回合起就為你而戰。
kung-fur-fight-why-not-yours = { $card }不是你的，不能派出。
kung-fur-fight-why-laid = { $card }已經在場上。先收回，才能派到別處。
kung-fur-fight-why-leads-alone = { $card }必須獨自當首領，但每座擂台都有隊伍。請先收回一支隊伍。
kung-fur-fight-why-leads = { $card }必須當首領，但每座擂台不是滿了，就是已有必須當首領的動物。請先收回一隻動物。
kung-fur-fight-why-free-leader = { $card }只有當首領時才不計入出牌上限，但沒有隊伍能換首領。請先收回一隻動物。
kung-fur-fight-why-no-room = 沒有擂台放得下{ $card }：每座最多 { $max } 隻動物。請先收回一隻。
kung-fur-fight-why-limit = 你這回合的出牌上限是 { $limit }，已派出 { $count } 隻。請先收回一隻動物。
kung-fur-fight-why-limit-blocked = 「封」讓你這回合的出牌上限降到 { $limit }，已派出 { $count } 隻。請先收回一隻動物。
kung-fur-fight-why-limit-peach = 用上所有桃子，你這回合的出牌上限也只有 { $limit }，已派出 { $count } 隻。請先收回一隻動物。
kung-fur-fight-why-limit-blocked-peach = 因為「封」，用上所有桃子，你這回合的出牌上限也只有 { $limit }，已派出 { $count } 隻。請先收回一隻動物。

## 戰鬥中不能選這張牌的原因

kung-fur-fight-why-not-peel = 「{ $card }」不在可選的牌裡。
kung-fur-fight-why-not-asked = 現在不能選「{ $card }」。請決定要不要使用問題裡的能力或指示物。
kung-fur-fight-why-not-next-reward = 「{ $card }」不在可使用的獎勵裡。
kung-fur-fight-why-not-weakest = { $card }不是戰力最低的敵方助手，現在只能讓那些助手去休息。
kung-fur-fight-why-not-now = 現在不能選「{ $card }」。
kung-fur-fight-why-not-assistant = { $card }必須當首領，不能當助手。
kung-fur-fight-why-rests-not-added = { $card }在休息，只能從手牌加派動物。
kung-fur-fight-why-in-arena = { $card }已經在 { $arena } 號擂台。
kung-fur-fight-why-not-in-hand = { $card }不在你的手牌裡，只能從手牌加派動物。

## 佈陣時不能這樣做的原因

kung-fur-fight-why-no-leader = { $arena } 號擂台還沒有首領。第一隻派到那裡的動物就是首領。
kung-fur-fight-why-leader-alone = { $leader }必須獨自鎮守 { $arena } 號擂台。
kung-fur-fight-why-team-there = { $card }必須獨自當首領，但 { $arena } 號擂台已經有隊伍。
kung-fur-fight-why-arena-full = { $arena } 號擂台滿了：最多放 { $max } 隻你的動物。
kung-fur-fight-why-leader-stays = { $leader }必須當首領，而且已經是 { $arena } 號擂台的首領。
kung-fur-fight-why-not-in-arena = { $card }不在 { $arena } 號擂台。
kung-fur-fight-why-no-weapons = 你沒有暗器。
kung-fur-fight-why-weapons-alone = 暗器要放在動物旁，但你在 { $arena } 號擂台沒有動物。
kung-fur-fight-why-weapons-laid = { $count ->
    [0] { $arena } 號擂台沒有你的暗器。
   *[other] { $arena } 號擂台已經有 { $count } 枚暗器。
}
kung-fur-fight-why-few-weapons = { $elsewhere ->
    [0] 你只有 { $count } 枚暗器。
   *[other] 你只有 { $count } 枚暗器，其中 { $elsewhere } 枚在別的擂台。
}
kung-fur-fight-why-no-coconut = 椰子不是你的。
kung-fur-fight-why-coconut-nowhere = 椰子不在任何擂台上。
kung-fur-fight-why-coconut-there = 椰子已經在 { $arena } 號擂台。
kung-fur-fight-why-coconut-alone = 椰子要放在動物旁，但你在 { $arena } 號擂台沒有動物。
