### 终端机里的《FIGHT 格斗》

## 介绍

fight-terminal-intro-turn = 每回合双方暗中选一张牌，再同时翻开。{ $beats }。
fight-terminal-beats = { $winner }克{ $loser }
fight-terminal-intro-attacks = { $attacks }是攻击。两张攻击相碰，数字小的获胜；两张防御相碰，没有人获胜。
fight-terminal-intro-pile = 用攻击获胜，那张牌就进你的得分堆；用防御获胜，被挡下的攻击进你的得分堆。牌上的数字就是分数。
fight-terminal-intro-goal = 先得 { $points } 分赢得一局，先赢 { $rounds } 局赢得整场格斗。
fight-terminal-intro-tie-breaker = 决胜牌是这一局赢来的牌中最大的一张，同样大时是最后赢来的那张。平手时由决胜牌的主人获胜，牌用完时这一局也归他。还没有人拥有时，掷硬币决定。
fight-terminal-intro-tie-breaker-sign = 决胜牌（{ $sign }）是这一局赢来的牌中最大的一张，同样大时是最后赢来的那张。平手时由决胜牌的主人获胜，牌用完时这一局也归他。还没有人拥有时，掷硬币决定。
fight-terminal-intro-row = 中央是 { $cards } 张牌的公开列。赢得回合的人拿走一张，输的人从牌库抽一张。没有人获胜时，双方各拿一张，决胜牌的主人先拿。

## 版面

fight-terminal-title = FIGHT 格斗：第 { $round } 局，第 { $turn } 回合
fight-terminal-title-opening = FIGHT 格斗：第 { $round } 局，开局挑牌
fight-terminal-player = { $player }
fight-terminal-points = { $points } / { $goal } 分
fight-terminal-rounds-and-pile = ，{ $rounds } / { $goal } 局，得分堆：
fight-terminal-empty = 空
fight-terminal-deck = （牌库剩 { $count } 张）
fight-terminal-row = 公开列
fight-terminal-discarded = 已弃掉
fight-terminal-your-hand = 你的手牌
fight-terminal-hand = { $player }的手牌
fight-terminal-pile = { $player }的得分堆
fight-terminal-hand-size = 手牌 { $count } 张
fight-terminal-from-row = ，拿自公开列的有{ $cards }
fight-terminal-tie-breaker-mark = （决胜牌）
fight-terminal-face-down = { $count } 张盖住的牌

## 走法与事件

fight-terminal-you-won = 你赢了这一回合。
fight-terminal-choose-second = 这回合没有人获胜，你后挑。
fight-terminal-choose-first-tie-breaker = 这回合没有人获胜，你有决胜牌，所以先挑。
fight-terminal-choose-first-coin = 这回合没有人获胜，你掷硬币获胜，所以先挑。
fight-terminal-attack-note = 克{ $beaten }，被{ $winner }所克，值 { $points } 分
fight-terminal-defense-note = 克{ $beaten }，被{ $winner }所克
fight-terminal-defense-summary = { $kind }，数字不计
fight-terminal-why-in-hand = { $card }在你手上。请从公开列拿一张。
fight-terminal-two-attacks = 两张攻击：{ $lower } 小于 { $higher }。
fight-terminal-attack-wins = { $winner }克{ $loser }。
fight-terminal-defense-wins = { $winner }克{ $loser }，并收走它。

## 用语

fight-terminal-term-pass = 跳过：《FIGHT 格斗》不能跳过，每回合双方都要出一张牌。
fight-terminal-term-tie-breaker = 决胜牌：这一局赢来的牌中最大的一张，同样大时是最后赢来的那张。平手时由它的主人获胜。
fight-terminal-term-row = 公开列：中央正面朝上的牌。赢得回合的人拿走一张，输的人从牌库抽牌。
fight-terminal-term-pile = 得分堆：玩家这一局赢来的攻击。牌上的数字就是分数。
fight-terminal-term-attack = 攻击：拳击或踢击。两张攻击相碰，数字小的获胜；平手时由决胜牌决定。
fight-terminal-term-defense = 防御：招架或闪避。挡下一种攻击并收走那张牌。两张防御相碰，什么也没发生。
fight-terminal-term-value = 数字：两张攻击相碰，数字小的获胜。得分堆里的攻击，数字就是分数。防御的数字从不计算。
