### 終端機中的《功夫擂台》

## 簡介

kung-fur-fight-terminal-intro-plan = 雙方暗中佈陣：把動物派上三座擂台，總數不超過出牌上限。第一隻派上擂台的是首領，只有首領的能力有效。排好就定案。
kung-fur-fight-terminal-intro-ap = 動物名字後的數字是戰力。每座擂台由戰力總和較高的一方獲勝，得到 1 點勝點和那裡的獎勵。每枚暗器戰力 +{ $ap }。
kung-fur-fight-terminal-intro-chef = 打過的動物要休息。廚師（{ $chefs }）當首領時，花費 1 份食物（先料理，後大餐）就能讓牠們回來。休兵不用花費：不派動物就定案。
kung-fur-fight-terminal-intro-limit = 若某回合鬥志降到 { $sp } 點以下，之後出牌上限升到 { $limit }；降到 { $low_sp } 點以下則升到 { $low_limit }。
kung-fur-fight-terminal-intro-goal = 勝點領先 { $lead } 點就贏。對手的鬥志歸零也算你贏：許多獎勵會讓輸家失去鬥志。

## 牌桌

kung-fur-fight-terminal-title = 功夫擂台：第 { $round } 回合，獎勵剩 { $pile } 張，倉庫有 { $stock } 枚暗器
kung-fur-fight-terminal-round = 第 { $round } 回合
kung-fur-fight-terminal-arena = { $arena } 號擂台
kung-fur-fight-terminal-hand = 你的手牌
kung-fur-fight-terminal-empty = 空
kung-fur-fight-terminal-resting = 休息中
kung-fur-fight-terminal-look = 你在看
kung-fur-fight-terminal-spoils = 你贏得的獎勵
kung-fur-fight-terminal-front = { $player }面前
kung-fur-fight-terminal-seen-resting = 看過在休息的（{ $player }）
kung-fur-fight-terminal-discard = 棄牌堆
kung-fur-fight-terminal-face-down = 正面朝下（{ $player }）
kung-fur-fight-terminal-last-change = 你最後的更動：{ $move }。
kung-fur-fight-terminal-card-summary = { $kind }，戰力 { $ap }

## 玩家

kung-fur-fight-terminal-dogs = 少林汪
kung-fur-fight-terminal-cats = 甲賀喵
kung-fur-fight-terminal-limit = 出牌上限 { $limit }
kung-fur-fight-terminal-limit-blocked = 出牌上限 { $limit }（因「封」-1）
kung-fur-fight-terminal-food = 料理 { $dishes }、大餐 { $delicacies }
kung-fur-fight-terminal-weapons = 暗器 { $count }
kung-fur-fight-terminal-has-coconut = 椰子
kung-fur-fight-terminal-hidden-cards = 手牌 { $hand }、休息 { $rest }
kung-fur-fight-terminal-score = 鬥志 { $sp }、勝點 { $vp }

## 擂台

kung-fur-fight-terminal-rewards = 爭奪「{ $cards }」
kung-fur-fight-terminal-no-reward = 沒有獎勵
kung-fur-fight-terminal-side = { $player }：{ $team }
kung-fur-fight-terminal-no-animals = 沒有動物
kung-fur-fight-terminal-leads-alone = { $leader }當首領
kung-fur-fight-terminal-leads = { $leader }率領{ $assistants }
kung-fur-fight-terminal-hidden-weapons = { $count } 枚暗器
kung-fur-fight-terminal-coconut = 椰子
kung-fur-fight-terminal-mushrooms = { $count } 枚蘑菇
kung-fur-fight-terminal-hua = 1 枚阿花指示物
kung-fur-fight-terminal-raihuu = 1 枚雷風指示物
kung-fur-fight-terminal-bonus = 來自{ $card }的戰力 +{ $ap }
kung-fur-fight-terminal-ap-planned = 目前戰力 { $ap }
kung-fur-fight-terminal-ap-fought = 以戰力 { $ap } 出戰

## 行動的附註

kung-fur-fight-terminal-note-pass = 休兵：不派動物，休息中的動物都會回來
kung-fur-fight-terminal-note-assistant = { $card }改當助手
kung-fur-fight-terminal-weapons-example = 輸入擂台與暗器數量：weapons 1 2 會把 2 枚放到 1 號擂台。
kung-fur-fight-terminal-weapons-count = { $count ->
    [0] 你沒有，可以當獎勵贏得。
   *[other] 你有 { $count } 枚。
}

## 用語

kung-fur-fight-terminal-term-done = 完成：要結束佈陣，請輸入 seal。
kung-fur-fight-terminal-term-pass = 休兵：一隻動物都不派就定案，請輸入 seal。這一回合你不戰鬥，之後所有休息中的動物都會回來，不花費食物。
kung-fur-fight-terminal-term-chef = 廚師：阿福是少林汪的廚師，北斗是甲賀喵的廚師。廚師要當首領才有用：回合結束後，花費 1 份食物就能讓休息中的動物都回來。
kung-fur-fight-terminal-term-leader = 首領：你派上一座擂台的第一隻動物。只有首領的能力有效。
kung-fur-fight-terminal-term-assistant = 助手：首領以外的動物。戰力照算，能力無效。
kung-fur-fight-terminal-term-ap = 戰力：動物名字後面的數字。每座擂台由戰力總和較高的一方獲勝。
kung-fur-fight-terminal-term-vp = 勝點：每贏一座擂台得 1 點，有些獎勵還會再給。領先夠多就獲勝。
kung-fur-fight-terminal-term-sp = 鬥志：許多獎勵會讓對手失去鬥志，鬥志歸零就輸了。
kung-fur-fight-terminal-term-card-limit = 出牌上限：一個回合在所有擂台總共能派出幾隻動物。你的鬥志變低時，上限就永久提高。
kung-fur-fight-terminal-term-seal = 定案：完成佈陣。雙方都定案後一起亮出；在那之前可以用 undo 重新打開。
kung-fur-fight-terminal-term-food = 食物：廚師花費 1 份食物，先用料理，再用大餐，讓所有休息中的動物回來。
kung-fur-fight-terminal-term-resting = 休息：打過的動物待的地方。廚師當首領、休兵和其他一些效果能讓牠們回來。
kung-fur-fight-terminal-term-used = 用過的：打過的動物要休息，直到廚師、休兵或其他效果讓牠們回來。
kung-fur-fight-terminal-term-achievement = 絕招：擂台贏家獲得的獎勵，效果馬上發生，大多會削弱對手的鬥志。
kung-fur-fight-terminal-term-item = 道具：幫助擂台贏家的獎勵，有的馬上用，有的以後用。
kung-fur-fight-terminal-term-arena = 擂台：爭奪的三個地方之一。贏家得 1 點勝點，以及那裡的獎勵。
kung-fur-fight-terminal-term-reward = 獎勵：擂台上的牌，可能是俠客、道具或絕招。擂台的贏家全部拿走。
kung-fur-fight-terminal-term-ranger = 俠客：不屬於任何一方的動物。贏得後就為你而戰。
kung-fur-fight-terminal-term-warehouse = 倉庫：沒有人持有的暗器和其他指示物放在這裡。
