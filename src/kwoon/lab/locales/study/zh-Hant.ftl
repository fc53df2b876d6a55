### 研究的結果：比較兩個卡包。勝率與比例以百分比表示，差異以百分點表示。

## 統計項目

lab-study-seat = { $seat } 號座位的勝率
lab-study-first-player = 先手的勝率
# $place 是 2 以上
lab-study-later-player = 第 { $place } 順位的勝率
# $role 是角色或陣營
lab-study-role = { $role }的勝率
lab-study-matchup = { $one }對{ $other }
# $reason 是對局結束的方式
lab-study-ending = 對局結束：{ $reason }
lab-study-draws = 平手
lab-study-turns = 回合數
lab-study-rounds = 局數
lab-study-decisions = 行動數
lab-study-opening-value = 起手價值
lab-study-drawn-value = 抽到時的價值
lab-study-played = 打出率
lab-study-won-when-played = 打出時的勝率
lab-study-of-card = { $statistic }：{ $card }
# 用於同名的牌。$name 是牌的代號
lab-study-card-with-id = { $card }（{ $name }）
lab-study-unit-turns = 回合
lab-study-unit-rounds = 局
lab-study-unit-moves = 次
lab-study-unit-points = 百分點

## 對局結束的方式

lab-study-ending-rounds = 贏滿局數
lab-study-ending-depleted = 牌庫用完
lab-study-ending-depleted-coin = 牌庫用完後擲硬幣
lab-study-ending-stalemate = 僵局
lab-study-ending-conceded = 認輸
lab-study-ending-last = 只剩一方
lab-study-ending-everybody-out = 全部出局
lab-study-ending-turn-cap = 回合上限
lab-study-ending-defeated = 鬥志歸零
lab-study-ending-both-defeated = 雙方鬥志歸零
lab-study-ending-victory = 勝點領先
lab-study-ending-pile = 獎勵牌庫用完
lab-study-ending-pile-spirit = 獎勵牌庫用完，比鬥志
lab-study-ending-draw = 平手

## 發現。$name 是統計項目

lab-study-interval = { $value }（{ $low } 到 { $high }）
lab-study-main-higher = { $name }：提高 { $change }個百分點，從 { $other }% 變成 { $value }%（兩個卡包各玩 { $games } 場）。
lab-study-main-lower = { $name }：降低 { $change }個百分點，從 { $other }% 變成 { $value }%（兩個卡包各玩 { $games } 場）。
lab-study-percent-higher = { $name }：提高 { $change }個百分點，從 { $other }% 變成 { $value }%。
lab-study-percent-lower = { $name }：降低 { $change }個百分點，從 { $other }% 變成 { $value }%。
lab-study-higher = { $name }：增加 { $change }{ $unit }，從 { $other } 變成 { $value }。
lab-study-lower = { $name }：減少 { $change }{ $unit }，從 { $other } 變成 { $value }。
lab-study-new-card = { $card }只在這個卡包：在手上時有 { $percent }% 會打出，起手價值 { $points }個百分點。
lab-study-new-card-played = { $card }只在這個卡包：在手上時有 { $percent }% 會打出。
lab-study-new-card-worth = { $card }只在這個卡包：起手價值 { $points }個百分點。
lab-study-none-significant = { $count } 項統計都沒有顯著差異。
lab-study-too-few = 場數太少，無法下結論：每個卡包至少要玩 { $min } 場。
