### 瀏覽器中的《功夫擂台》。大多數文字的空間很小。詞彙表見 src/kwoon/games/kung_fur_fight/locales/zh-Hant.ftl。

kung-fur-fight-board-board = 牌桌

## 擂台與對手之間

kung-fur-fight-board-round = 第 { $number } 回合
kung-fur-fight-board-pile = 剩 { $count } 張
kung-fur-fight-board-pile-help = 獎勵牌庫剩下的牌

## 玩家列：數字前的標籤

kung-fur-fight-board-sp = 鬥志
kung-fur-fight-board-vp = 勝點
kung-fur-fight-board-limit = 出牌上限
kung-fur-fight-board-limit-short = 上限
kung-fur-fight-board-food = 食物
kung-fur-fight-board-weapons = 暗器
kung-fur-fight-board-hand = 手牌
kung-fur-fight-board-rest = 休息
kung-fur-fight-board-coconut-token = 椰子指示物
kung-fur-fight-board-ahead = 你領先 { $lead }/{ $goal }
kung-fur-fight-board-behind = 對手領先 { $lead }/{ $goal }
kung-fur-fight-board-leads = { $player }領先 { $lead }/{ $goal }
kung-fur-fight-board-goal = 領先 { $goal } 點就贏
kung-fur-fight-board-monk-dogs = 少林汪
kung-fur-fight-board-ninja-cats = 甲賀喵
kung-fur-fight-board-side-you = { $faction }（你）
kung-fur-fight-board-side-bot = { $faction }，{ $level }
kung-fur-fight-board-away = 離席
kung-fur-fight-board-state-planning = 佈陣中
kung-fur-fight-board-state-sealed = 已定案

## 玩家列：說明

kung-fur-fight-board-help-sp = 鬥志：歸零就輸了。鬥志越低，能派出的動物越多。
kung-fur-fight-board-help-vp = 勝點：來自擂台與獎勵。領先 { $lead } 點就贏得對局。
kung-fur-fight-board-help-limit = 出牌上限：這回合最多派出 { $count } 隻動物。鬥志低落時會上升。
kung-fur-fight-board-help-food = 食物：{ $delicacies ->
    [0] { $dishes } 份料理
   *[other] { $dishes } 份料理、{ $delicacies } 份大餐
}。廚師當首領時端出一份，用過的動物就全部回來。
kung-fur-fight-board-help-weapons = 暗器：放在隊伍旁，每枚戰力 +1。倉庫還有 { $count } 枚。
kung-fur-fight-board-help-weapon = 放在隊伍旁，每枚戰力 +1，用過就回倉庫。
kung-fur-fight-board-help-coconut = 放在你的隊伍旁，戰力 +1，不會用掉。
kung-fur-fight-board-help-hand = 手牌裡的動物
kung-fur-fight-board-help-rest = 用過的動物正在休息。廚師當首領或休兵，都能讓牠們回來。
kung-fur-fight-board-rest-list = 休息中：{ $cards }。廚師或休兵能讓牠們回來。
kung-fur-fight-board-card-text = { $card }：{ $text }

## 擂台

kung-fur-fight-board-arena = { $arena } 號擂台
kung-fur-fight-board-rewards = { $arena } 號擂台的獎勵
kung-fur-fight-board-reward = 獎勵：{ $card }
kung-fur-fight-board-leader = 首領
kung-fur-fight-board-leader-label = { $card }，{ $arena } 號擂台的首領
kung-fur-fight-board-assistant-label = { $card }，{ $arena } 號擂台的助手
kung-fur-fight-board-dogs = 汪
kung-fur-fight-board-cats = 喵
kung-fur-fight-board-you = 你
kung-fur-fight-board-they = 對手
kung-fur-fight-board-dogs-won = 少林汪勝
kung-fur-fight-board-cats-won = 甲賀喵勝
kung-fur-fight-board-you-won = 你贏了
kung-fur-fight-board-they-won = 對手贏了
kung-fur-fight-board-tie = 平手
kung-fur-fight-board-nobody-came = 沒有人來
kung-fur-fight-board-last-round = 上回合：
kung-fur-fight-board-plan-sealed = 已定案
kung-fur-fight-board-plan-open = 佈陣中……
kung-fur-fight-board-ignores = 無視 { $count }

## 選取的牌或指示物可放的位置

kung-fur-fight-board-lead = 首領
kung-fur-fight-board-assist = 助手
kung-fur-fight-board-coconut = 椰子
kung-fur-fight-board-target = { $label }：{ $move }

## 隊伍的指示物

kung-fur-fight-board-ap = 戰力
kung-fur-fight-board-ap-of = 戰力 { $ap }
kung-fur-fight-board-ap-as-planned = 目前的戰力，還不含取決於敵方的能力。
kung-fur-fight-board-token = { $token }：{ $count }
kung-fur-fight-board-hidden-weapons = 暗器
kung-fur-fight-board-mushroom = 蘑菇
kung-fur-fight-board-hua-token = 阿花指示物
kung-fur-fight-board-raihuu-token = 雷風指示物
kung-fur-fight-board-weapons-in-arena = { $arena } 號擂台的暗器
kung-fur-fight-board-no-fewer-weapons = 不能再減少暗器
kung-fur-fight-board-no-more-weapons = 不能再增加暗器
kung-fur-fight-board-off = 收回

## 手牌

kung-fur-fight-board-your-hand = 你的手牌
kung-fur-fight-board-hand-of = { $player }的手牌
kung-fur-fight-board-no-animals-in-hand = 手牌裡沒有動物
kung-fur-fight-board-pick-up = 拿起來
kung-fur-fight-board-hold-tip = 點一下選牌，長按放大看。
kung-fur-fight-board-empty-hand = 手牌空了，你有 { $count } 隻動物在休息。休兵就能讓牠們回來。
kung-fur-fight-board-hidden-weapon = { $count ->
    [1] 最後一枚暗器
   *[other] { $count } 枚暗器之一
}
## 定案與其他選擇

kung-fur-fight-board-seal = 佈陣定案
kung-fur-fight-board-seal-empty = 空手定案：休兵
kung-fur-fight-board-counted = { $count }/{ $limit }
kung-fur-fight-board-pass-question = 這回合休兵？
kung-fur-fight-board-pass-text = 你不派動物，對手派出的隊伍都會獲勝。你用過的動物會全部回到手牌。
kung-fur-fight-board-pass = 休兵
kung-fur-fight-board-keep-planning = 繼續佈陣
kung-fur-fight-board-choices = 你的選擇
kung-fur-fight-board-nobody = 不選
kung-fur-fight-board-unavailable = { $card }。{ $reason }

## 不能這樣放的原因

kung-fur-fight-board-why-next-round = { $card }要等下一回合。
kung-fur-fight-board-why-lesson = 教學現在要你做別的事。先照著做，之後就隨你發揮。
kung-fur-fight-board-why-sealed = 你的佈陣已經定案。要更動就先收回。
kung-fur-fight-board-why-no-room = 沒有擂台放得下{ $card }。請先收回一隻動物。
kung-fur-fight-board-why-limit = 你這回合的出牌上限是 { $limit }，已派出 { $count } 隻。請先收回一隻動物。
kung-fur-fight-board-why-not-there = 不能放到 { $arena } 號擂台。請選別座，或按 Esc 放回。
kung-fur-fight-board-why-no-arena = 擂台是 1、2、3 號。
kung-fur-fight-board-why-not-added = { $card }不能加派到這裡。
kung-fur-fight-board-why-weapon = 暗器要跟著隊伍。請先派出一隻動物。
kung-fur-fight-board-why-coconut = 椰子要跟著隊伍。請先派出一隻動物。
