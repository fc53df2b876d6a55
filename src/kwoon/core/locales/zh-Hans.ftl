### 各游戏共用的文字

core-you = 你
core-seat = { $number } 号座位
core-hidden-card = 一张牌
# 选完几张牌之后按的按钮
core-done = 完成
core-number = { $number }
core-list-separator = 、
# 牌名连成招名时，中间不加空格：飞天长剑
core-word-separator = { "" }
core-sentence-separator = { "" }
core-list-and = { $first }和{ $last }
core-list-or = { $first }或{ $last }

## 牌库、手牌与回合的事件

core-turn = 第 { $number } 回合：轮到{ $player }。
core-discard = { $player }弃掉：{ $cards }。
core-discard-nothing = { $player }保留所有的牌。
core-discard-random = { $player }随机弃掉：{ $cards }。
core-discard-random-cause = 因为“{ $cause }”，{ $player }随机弃掉：{ $cards }。
core-draw = { $player }抽到：{ $cards }。
core-draw-hidden = { $player }抽了 { $count } 张牌。
core-reshuffle = 弃牌堆的 { $count } 张牌洗成新的牌库。
core-out = { $player }出局了。
core-out-discarding = { $player }出局了，弃掉：{ $cards }。
core-concede = { $player }认输。

## 攻击的事件

core-target = { $player }攻击{ $target }。
core-no-block = { $player }不格挡。
core-counterattack = { $player }反击{ $target }。
core-no-counterattack = { $player }不反击{ $target }。

## 规则书的错误（给游戏作者看）

core-clause-without-section = 条文“{ $clause }”不在规则书的任何一节。请加进某个标题下方的注解。
core-clause-in-several-sections = 条文“{ $clause }”出现在规则书的 { $count } 节。请只留一处。
core-unknown-clause = 规则书提到的条文“{ $clause }”不在 rules.toml 里。

## 现在不能用牌的原因

core-why-over = 对局已经结束。
core-why-out = 你已经出局，只能观战。
core-why-not-your-turn = 还没轮到你。
