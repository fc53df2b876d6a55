### 浏览器中的《功夫擂台》。大多数文字的空间很小。词汇表见 src/kwoon/games/kung_fur_fight/locales/zh-Hant.ftl。

kung-fur-fight-board-board = 牌桌

## 擂台与对手之间

kung-fur-fight-board-round = 第 { $number } 回合
kung-fur-fight-board-pile = 剩 { $count } 张
kung-fur-fight-board-pile-help = 奖励牌库剩下的牌

## 玩家列：数字前的标签

kung-fur-fight-board-sp = 斗志
kung-fur-fight-board-vp = 胜点
kung-fur-fight-board-limit = 出牌上限
kung-fur-fight-board-limit-short = 上限
kung-fur-fight-board-food = 食物
kung-fur-fight-board-weapons = 暗器
kung-fur-fight-board-hand = 手牌
kung-fur-fight-board-rest = 休息
kung-fur-fight-board-coconut-token = 椰子指示物
kung-fur-fight-board-ahead = 你领先 { $lead }/{ $goal }
kung-fur-fight-board-behind = 对手领先 { $lead }/{ $goal }
kung-fur-fight-board-leads = { $player }领先 { $lead }/{ $goal }
kung-fur-fight-board-goal = 领先 { $goal } 点就赢
kung-fur-fight-board-monk-dogs = 少林汪
kung-fur-fight-board-ninja-cats = 甲贺喵
kung-fur-fight-board-side-you = { $faction }（你）
kung-fur-fight-board-side-bot = { $faction }，{ $level }
kung-fur-fight-board-away = 离席
kung-fur-fight-board-state-planning = 布阵中
kung-fur-fight-board-state-sealed = 已定案

## 玩家列：说明

kung-fur-fight-board-help-sp = 斗志：归零就输了。斗志越低，能派出的动物越多。
kung-fur-fight-board-help-vp = 胜点：来自擂台与奖励。领先 { $lead } 点就赢得对局。
kung-fur-fight-board-help-limit = 出牌上限：这回合最多派出 { $count } 只动物。斗志低落时会上升。
kung-fur-fight-board-help-food = 食物：{ $delicacies ->
    [0] { $dishes } 份料理
   *[other] { $dishes } 份料理、{ $delicacies } 份大餐
}。厨师当首领时端出一份，用过的动物就全部回来。
kung-fur-fight-board-help-weapons = 暗器：放在队伍旁，每枚战力 +1。仓库还有 { $count } 枚。
kung-fur-fight-board-help-weapon = 放在队伍旁，每枚战力 +1，用过就回仓库。
kung-fur-fight-board-help-coconut = 放在你的队伍旁，战力 +1，不会用掉。
kung-fur-fight-board-help-hand = 手牌里的动物
kung-fur-fight-board-help-rest = 用过的动物正在休息。厨师当首领或休兵，都能让牠们回来。
kung-fur-fight-board-rest-list = 休息中：{ $cards }。厨师或休兵能让牠们回来。
kung-fur-fight-board-card-text = { $card }：{ $text }

## 擂台

kung-fur-fight-board-arena = { $arena } 号擂台
kung-fur-fight-board-rewards = { $arena } 号擂台的奖励
kung-fur-fight-board-reward = 奖励：{ $card }
kung-fur-fight-board-leader = 首领
kung-fur-fight-board-leader-label = { $card }，{ $arena } 号擂台的首领
kung-fur-fight-board-assistant-label = { $card }，{ $arena } 号擂台的助手
kung-fur-fight-board-dogs = 汪
kung-fur-fight-board-cats = 喵
kung-fur-fight-board-you = 你
kung-fur-fight-board-they = 对手
kung-fur-fight-board-dogs-won = 少林汪胜
kung-fur-fight-board-cats-won = 甲贺喵胜
kung-fur-fight-board-you-won = 你赢了
kung-fur-fight-board-they-won = 对手赢了
kung-fur-fight-board-tie = 平手
kung-fur-fight-board-nobody-came = 没有人来
kung-fur-fight-board-last-round = 上回合：
kung-fur-fight-board-plan-sealed = 已定案
kung-fur-fight-board-plan-open = 布阵中……
kung-fur-fight-board-ignores = 无视 { $count }

## 选取的牌或指示物可放的位置

kung-fur-fight-board-lead = 首领
kung-fur-fight-board-assist = 助手
kung-fur-fight-board-coconut = 椰子
kung-fur-fight-board-target = { $label }：{ $move }

## 队伍的指示物

kung-fur-fight-board-ap = 战力
kung-fur-fight-board-ap-of = 战力 { $ap }
kung-fur-fight-board-ap-as-planned = 目前的战力，还不含取决于敌方的能力。
kung-fur-fight-board-token = { $token }：{ $count }
kung-fur-fight-board-hidden-weapons = 暗器
kung-fur-fight-board-mushroom = 蘑菇
kung-fur-fight-board-hua-token = 阿花指示物
kung-fur-fight-board-raihuu-token = 雷风指示物
kung-fur-fight-board-weapons-in-arena = { $arena } 号擂台的暗器
kung-fur-fight-board-no-fewer-weapons = 不能再减少暗器
kung-fur-fight-board-no-more-weapons = 不能再增加暗器
kung-fur-fight-board-off = 收回

## 手牌

kung-fur-fight-board-your-hand = 你的手牌
kung-fur-fight-board-hand-of = { $player }的手牌
kung-fur-fight-board-no-animals-in-hand = 手牌里没有动物
kung-fur-fight-board-pick-up = 拿起来
kung-fur-fight-board-hold-tip = 点一下选牌，长按放大看。
kung-fur-fight-board-empty-hand = 手牌空了，你有 { $count } 只动物在休息。休兵就能让牠们回来。
kung-fur-fight-board-hidden-weapon = { $count ->
    [1] 最后一枚暗器
   *[other] { $count } 枚暗器之一
}
## 定案与其他选择

kung-fur-fight-board-seal = 布阵定案
kung-fur-fight-board-seal-empty = 空手定案：休兵
kung-fur-fight-board-counted = { $count }/{ $limit }
kung-fur-fight-board-pass-question = 这回合休兵？
kung-fur-fight-board-pass-text = 你不派动物，对手派出的队伍都会获胜。你用过的动物会全部回到手牌。
kung-fur-fight-board-pass = 休兵
kung-fur-fight-board-keep-planning = 继续布阵
kung-fur-fight-board-choices = 你的选择
kung-fur-fight-board-nobody = 不选
kung-fur-fight-board-unavailable = { $card }。{ $reason }

## 不能这样放的原因

kung-fur-fight-board-why-next-round = { $card }要等下一回合。
kung-fur-fight-board-why-lesson = 教学现在要你做别的事。先照着做，之后就随你发挥。
kung-fur-fight-board-why-sealed = 你的布阵已经定案。要更动就先收回。
kung-fur-fight-board-why-no-room = 没有擂台放得下{ $card }。请先收回一只动物。
kung-fur-fight-board-why-limit = 你这回合的出牌上限是 { $limit }，已派出 { $count } 只。请先收回一只动物。
kung-fur-fight-board-why-not-there = 不能放到 { $arena } 号擂台。请选别座，或按 Esc 放回。
kung-fur-fight-board-why-no-arena = 擂台是 1、2、3 号。
kung-fur-fight-board-why-not-added = { $card }不能加派到这里。
kung-fur-fight-board-why-weapon = 暗器要跟着队伍。请先派出一只动物。
kung-fur-fight-board-why-coconut = 椰子要跟着队伍。请先派出一只动物。
