### 终端机中的《功夫擂台》

## 简介

kung-fur-fight-terminal-intro-plan = 双方暗中布阵：把动物派上三座擂台，总数不超过出牌上限。第一只派上擂台的是首领，只有首领的能力有效。排好就定案。
kung-fur-fight-terminal-intro-ap = 动物名字后的数字是战力。每座擂台由战力总和较高的一方获胜，得到 1 点胜点和那里的奖励。每枚暗器战力 +{ $ap }。
kung-fur-fight-terminal-intro-chef = 打过的动物要休息。厨师（{ $chefs }）当首领时，花费 1 份食物（先料理，后大餐）就能让牠们回来。休兵不用花费：不派动物就定案。
kung-fur-fight-terminal-intro-limit = 若某回合斗志降到 { $sp } 点以下，之后出牌上限升到 { $limit }；降到 { $low_sp } 点以下则升到 { $low_limit }。
kung-fur-fight-terminal-intro-goal = 胜点领先 { $lead } 点就赢。对手的斗志归零也算你赢：许多奖励会让输家失去斗志。

## 牌桌

kung-fur-fight-terminal-title = 功夫擂台：第 { $round } 回合，奖励剩 { $pile } 张，仓库有 { $stock } 枚暗器
kung-fur-fight-terminal-round = 第 { $round } 回合
kung-fur-fight-terminal-arena = { $arena } 号擂台
kung-fur-fight-terminal-hand = 你的手牌
kung-fur-fight-terminal-empty = 空
kung-fur-fight-terminal-resting = 休息中
kung-fur-fight-terminal-look = 你在看
kung-fur-fight-terminal-spoils = 你赢得的奖励
kung-fur-fight-terminal-front = { $player }面前
kung-fur-fight-terminal-seen-resting = 看过在休息的（{ $player }）
kung-fur-fight-terminal-discard = 弃牌堆
kung-fur-fight-terminal-face-down = 正面朝下（{ $player }）
kung-fur-fight-terminal-last-change = 你最后的更动：{ $move }。
kung-fur-fight-terminal-card-summary = { $kind }，战力 { $ap }

## 玩家

kung-fur-fight-terminal-dogs = 少林汪
kung-fur-fight-terminal-cats = 甲贺喵
kung-fur-fight-terminal-limit = 出牌上限 { $limit }
kung-fur-fight-terminal-limit-blocked = 出牌上限 { $limit }（因“封”-1）
kung-fur-fight-terminal-food = 料理 { $dishes }、大餐 { $delicacies }
kung-fur-fight-terminal-weapons = 暗器 { $count }
kung-fur-fight-terminal-has-coconut = 椰子
kung-fur-fight-terminal-hidden-cards = 手牌 { $hand }、休息 { $rest }
kung-fur-fight-terminal-score = 斗志 { $sp }、胜点 { $vp }

## 擂台

kung-fur-fight-terminal-rewards = 争夺“{ $cards }”
kung-fur-fight-terminal-no-reward = 没有奖励
kung-fur-fight-terminal-side = { $player }：{ $team }
kung-fur-fight-terminal-no-animals = 没有动物
kung-fur-fight-terminal-leads-alone = { $leader }当首领
kung-fur-fight-terminal-leads = { $leader }率领{ $assistants }
kung-fur-fight-terminal-hidden-weapons = { $count } 枚暗器
kung-fur-fight-terminal-coconut = 椰子
kung-fur-fight-terminal-mushrooms = { $count } 枚蘑菇
kung-fur-fight-terminal-hua = 1 枚阿花指示物
kung-fur-fight-terminal-raihuu = 1 枚雷风指示物
kung-fur-fight-terminal-bonus = 来自{ $card }的战力 +{ $ap }
kung-fur-fight-terminal-ap-planned = 目前战力 { $ap }
kung-fur-fight-terminal-ap-fought = 以战力 { $ap } 出战

## 行动的附注

kung-fur-fight-terminal-note-pass = 休兵：不派动物，休息中的动物都会回来
kung-fur-fight-terminal-note-assistant = { $card }改当助手
kung-fur-fight-terminal-weapons-example = 输入擂台与暗器数量：weapons 1 2 会把 2 枚放到 1 号擂台。
kung-fur-fight-terminal-weapons-count = { $count ->
    [0] 你没有，可以当奖励赢得。
   *[other] 你有 { $count } 枚。
}

## 用语

kung-fur-fight-terminal-term-done = 完成：要结束布阵，请输入 seal。
kung-fur-fight-terminal-term-pass = 休兵：一只动物都不派就定案，请输入 seal。这一回合你不战斗，之后所有休息中的动物都会回来，不花费食物。
kung-fur-fight-terminal-term-chef = 厨师：阿福是少林汪的厨师，北斗是甲贺喵的厨师。厨师要当首领才有用：回合结束后，花费 1 份食物就能让休息中的动物都回来。
kung-fur-fight-terminal-term-leader = 首领：你派上一座擂台的第一只动物。只有首领的能力有效。
kung-fur-fight-terminal-term-assistant = 助手：首领以外的动物。战力照算，能力无效。
kung-fur-fight-terminal-term-ap = 战力：动物名字后面的数字。每座擂台由战力总和较高的一方获胜。
kung-fur-fight-terminal-term-vp = 胜点：每赢一座擂台得 1 点，有些奖励还会再给。领先够多就获胜。
kung-fur-fight-terminal-term-sp = 斗志：许多奖励会让对手失去斗志，斗志归零就输了。
kung-fur-fight-terminal-term-card-limit = 出牌上限：一个回合在所有擂台总共能派出几只动物。你的斗志变低时，上限就永久提高。
kung-fur-fight-terminal-term-seal = 定案：完成布阵。双方都定案后一起亮出；在那之前可以用 undo 重新打开。
kung-fur-fight-terminal-term-food = 食物：厨师花费 1 份食物，先用料理，再用大餐，让所有休息中的动物回来。
kung-fur-fight-terminal-term-resting = 休息：打过的动物待的地方。厨师当首领、休兵和其他一些效果能让牠们回来。
kung-fur-fight-terminal-term-used = 用过的：打过的动物要休息，直到厨师、休兵或其他效果让牠们回来。
kung-fur-fight-terminal-term-achievement = 绝招：擂台赢家获得的奖励，效果马上发生，大多会削弱对手的斗志。
kung-fur-fight-terminal-term-item = 道具：帮助擂台赢家的奖励，有的马上用，有的以后用。
kung-fur-fight-terminal-term-arena = 擂台：争夺的三个地方之一。赢家得 1 点胜点，以及那里的奖励。
kung-fur-fight-terminal-term-reward = 奖励：擂台上的牌，可能是侠客、道具或绝招。擂台的赢家全部拿走。
kung-fur-fight-terminal-term-ranger = 侠客：不属于任何一方的动物。赢得后就为你而战。
kung-fur-fight-terminal-term-warehouse = 仓库：没有人持有的暗器和其他指示物放在这里。
