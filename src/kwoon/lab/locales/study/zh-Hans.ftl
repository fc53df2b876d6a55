### 研究的结果：比较两个卡包。胜率与比例以百分比表示，差异以百分点表示。

## 统计项目

lab-study-seat = { $seat } 号座位的胜率
lab-study-first-player = 先手的胜率
# $place 是 2 以上
lab-study-later-player = 第 { $place } 顺位的胜率
# $role 是角色或阵营
lab-study-role = { $role }的胜率
lab-study-matchup = { $one }对{ $other }
# $reason 是对局结束的方式
lab-study-ending = 对局结束：{ $reason }
lab-study-draws = 平手
lab-study-turns = 回合数
lab-study-rounds = 局数
lab-study-decisions = 行动数
lab-study-opening-value = 起手价值
lab-study-drawn-value = 抽到时的价值
lab-study-played = 打出率
lab-study-won-when-played = 打出时的胜率
lab-study-of-card = { $statistic }：{ $card }
# 用于同名的牌。$name 是牌的代号
lab-study-card-with-id = { $card }（{ $name }）
lab-study-unit-turns = 回合
lab-study-unit-rounds = 局
lab-study-unit-moves = 次
lab-study-unit-points = 百分点

## 对局结束的方式

lab-study-ending-rounds = 赢满局数
lab-study-ending-depleted = 牌库用完
lab-study-ending-depleted-coin = 牌库用完后掷硬币
lab-study-ending-stalemate = 僵局
lab-study-ending-conceded = 认输
lab-study-ending-last = 只剩一方
lab-study-ending-everybody-out = 全部出局
lab-study-ending-turn-cap = 回合上限
lab-study-ending-defeated = 斗志归零
lab-study-ending-both-defeated = 双方斗志归零
lab-study-ending-victory = 胜点领先
lab-study-ending-pile = 奖励牌库用完
lab-study-ending-pile-spirit = 奖励牌库用完，比斗志
lab-study-ending-draw = 平手

## 发现。$name 是统计项目

lab-study-interval = { $value }（{ $low } 到 { $high }）
lab-study-main-higher = { $name }：提高 { $change }个百分点，从 { $other }% 变成 { $value }%（两个卡包各玩 { $games } 场）。
lab-study-main-lower = { $name }：降低 { $change }个百分点，从 { $other }% 变成 { $value }%（两个卡包各玩 { $games } 场）。
lab-study-percent-higher = { $name }：提高 { $change }个百分点，从 { $other }% 变成 { $value }%。
lab-study-percent-lower = { $name }：降低 { $change }个百分点，从 { $other }% 变成 { $value }%。
lab-study-higher = { $name }：增加 { $change }{ $unit }，从 { $other } 变成 { $value }。
lab-study-lower = { $name }：减少 { $change }{ $unit }，从 { $other } 变成 { $value }。
lab-study-new-card = { $card }只在这个卡包：在手上时有 { $percent }% 会打出，起手价值 { $points }个百分点。
lab-study-new-card-played = { $card }只在这个卡包：在手上时有 { $percent }% 会打出。
lab-study-new-card-worth = { $card }只在这个卡包：起手价值 { $points }个百分点。
lab-study-none-significant = { $count } 项统计都没有显著差异。
lab-study-too-few = 场数太少，无法下结论：每个卡包至少要玩 { $min } 场。
