### 实验室：报告与比较的文字，显示在浏览器与终端机
### 电脑（lab-bot-…）、结束方式（lab-ending-…）、角色（lab-role-…）与计数（lab-counter-…）的代号由英文组成，英文在程序里
### 用语：game 对局（量词“场”，与 round 局区分）· share of the wins 胜场占比 · points 百分点 · deal 发牌 · matchup 对战组合 ·
### equilibrium 均衡 · tension 悬念 · favorite 看好的一方 · deficit 落后 · interval 置信区间 · significant 显著 · hold 持有

## 名称

lab-seat = { $number } 号座位
# 行动顺序中的位置
lab-place = 第 { $number } 位
lab-seats = { $count } 人
# 同名的牌以代号区分
lab-card-with-code = { $card }（{ $code }）
# 比较两个卡包的报告的栏名
lab-bot-this-pack = { $bot }，这个卡包
lab-bot-other-pack = { $bot }，另一个卡包
lab-option-edition = 规则版本
lab-and-more = { $items }和另外 { $count } 张

lab-bot-random = 温和
lab-bot-novice = 简单
lab-bot-greedy = 稳健
lab-bot-student = 强
lab-bot-master = 大师
lab-bot-learned = 自学
lab-bot-quick = 快速
lab-bot-random-50 = 温和／简单
lab-bot-novice-50 = 简单／稳健
lab-bot-greedy-50 = 稳健／强
lab-bot-student-50 = 强／大师
lab-bot-bold = 大胆
lab-bot-careful = 谨慎
lab-bot-tricky = 狡猾

lab-role-dogs = 少林汪
lab-role-cats = 甲贺喵

lab-ending-conceded = 认输
lab-ending-rounds = 赢满局数
lab-ending-stalemate = 僵局
lab-ending-depleted = 牌用完，比决胜牌
lab-ending-depleted-coin = 牌用完，掷硬币
lab-ending-last = 淘汰其他人
lab-ending-everybody-out = 全部出局
lab-ending-turn-cap = 回合上限
lab-ending-both-defeated = 双方斗志归零
lab-ending-draw = 平手
lab-ending-defeated = 斗志归零
lab-ending-victory = 胜点领先
lab-ending-pile = 奖励牌库用完
lab-ending-pile-spirit = 奖励牌库用完，比斗志

## 数字：数值与置信区间，以及各种电脑的数值（“快速电脑 51.2%（50.8 到 51.6）”）

lab-interval = { $value }（{ $low } 到 { $high }）
lab-range = { $low } 到 { $high }
lab-with-bot = { $bot }电脑 { $value }

## 统计

lab-unit-points = 百分点
lab-unit-turns = 回合
lab-unit-rounds = 局
lab-unit-decisions = 次决策
lab-statistic-seat = 座位
lab-statistic-seat-about = 各座位的胜场占比。共同获胜时平分。
lab-statistic-order = 行动顺序
lab-statistic-order-about = 第 1 位玩家、第 2 位玩家等的胜场占比。
lab-statistic-role = 角色
lab-statistic-role-about = 角色或阵营的胜场占比。
lab-statistic-matchup = 对战组合
lab-statistic-matchup-about = 指定双方角色时，一个角色对另一个角色的胜率。
lab-statistic-draws = 平手
lab-statistic-draws-about = 全员平手的对局比例。
lab-statistic-turns = 回合数
lab-statistic-turns-about = 每场对局的回合数。
lab-statistic-rounds = 局数
lab-statistic-rounds-about = 每场对局的局数。
lab-statistic-decisions = 决策数
lab-statistic-decisions-about = 每场对局所有座位的决策总数。
lab-statistic-ending = 结束方式
lab-statistic-ending-about = 以这种方式结束的对局比例。
lab-statistic-opening = 起手价值
lab-statistic-opening-about = 开局多发一张这种牌，胜率比多发一张平均的牌增加几个百分点。所有的牌一起估计。
lab-statistic-drawn = 抽到的价值
lab-statistic-drawn-about = 同上，但算的是第 3 回合结束前多拿到的一张，只计还在场上的座位。
lab-statistic-played = 打出率
lab-statistic-played-about = 持有的牌有多少比例被打出。
lab-statistic-won = 打出时的胜率
lab-statistic-won-about = 打出这张牌的座位的胜率。参考价值不大，因为赢家本来就打出较多牌。
lab-win-share-seat = { $number } 号座位的胜场占比
lab-win-share-place = 第 { $number } 位玩家的胜场占比
lab-win-share-role = { $role }的胜场占比
lab-matchup = { $role }对{ $other }
lab-games-ending = 以“{ $ending }”结束的对局
lab-statistic-of-card = { $statistic }：{ $card }

## 报告的主要发现（$values：“快速电脑 51.2%（50.8 到 51.6）、稳健电脑 50.4%（48.1 到 52.7）”）

lab-first-player-wins = 第 1 位玩家的胜场占比：{ $values }。均等时是 { $even }%。
lab-last-player-wins = 最后一位玩家的胜场占比：{ $values }。均等时是 { $even }%。
lab-seat-bias = { $seat }的胜场占比：{ $values }。各座位的条件相同，所以是电脑对座位有偏差。
lab-seat-wins = { $seat }的胜场占比：{ $values }。
lab-role-wins = { $role }的胜场占比：{ $values }。均等时是 { $even }%。
lab-best-card = 开局多一张{ $card }值 { $value }个百分点，所有的牌中最高。
lab-best-card-agreed = 开局多一张{ $card }值 { $value }个百分点，所有的牌中最高；{ $bot }电脑是 { $other_value }。
lab-best-card-disputed = 开局多一张{ $card }值 { $value }个百分点，所有的牌中最高，但{ $bot }电脑是 { $other_value }：差别可能在于打法。
lab-worst-card = 开局多一张{ $card }值 { $value }个百分点，所有的牌中最低。
lab-worst-card-agreed = 开局多一张{ $card }值 { $value }个百分点，所有的牌中最低；{ $bot }电脑是 { $other_value }。
lab-worst-card-disputed = 开局多一张{ $card }值 { $value }个百分点，所有的牌中最低，但{ $bot }电脑是 { $other_value }：差别可能在于打法。
lab-rarely-played = { $cards }很少打出：持有时只有不到 { $percent }% 会用。
lab-game-length = 一场对局有 { $turns }个回合、{ $decisions }次决策。
lab-draws = { $share }的对局平手。
lab-worst-matchup = { $role }对{ $other }的胜率：{ $values }。
lab-matchups-even = 没有显著不均的对战组合。
lab-equilibrium-only = 均衡时只选{ $role }：{ $bot }电脑用其他角色都占不到便宜。
lab-equilibrium-never = 均衡时从不选{ $roles }：{ $bot }电脑轮流用其他角色，至少一样好。
lab-deal-hardly-matters = 发牌的影响很小：最多解释结果变异的 { $percent }%。
lab-deal-explains = 发牌解释了结果变异的 { $share }。
lab-decided = 对局进行到 { $share }时胜负已定；{ $percent }% 的对局，看好的一方从未易主。
# $option 是指令的一部分：“--bots quick student”
lab-random-bots = 这里只有{ $bot }电脑，它在这款游戏里随机出招。请以更强的电脑确认结果：{ $option }。
lab-shallow-bots = 这里只有{ $bot }电脑，它只考虑当前的回合。请以更强的电脑确认结果：{ $option }。

## 两个卡包的比较（$statistic：“第 1 位玩家的胜场占比”）

lab-compare-main-higher = “{ $statistic }”高 { $change }个百分点，由 { $other_value }% 变为 { $value }%（{ $bot }电脑，各 { $games } 场）。
lab-compare-main-lower = “{ $statistic }”低 { $change }个百分点，由 { $other_value }% 变为 { $value }%（{ $bot }电脑，各 { $games } 场）。
lab-compare-higher = “{ $statistic }”高 { $change }{ $unit }，由 { $other_value } 变为 { $value }（{ $bot }电脑，各 { $games } 场）。
lab-compare-lower = “{ $statistic }”低 { $change }{ $unit }，由 { $other_value } 变为 { $value }（{ $bot }电脑，各 { $games } 场）。
lab-compare-too-few = 场数太少，无法下结论：每个卡包至少要 { $games } 场。
lab-compare-imprecise = 预定的对局都打完了，置信区间仍比要求的宽。
lab-compare-none = { $count } 项统计都没有显著差异（{ $bot }电脑，各 { $games } 场）。
lab-compare-more = 另有 { $count } 项显著差异，请看表格。
lab-column-statistic = 统计
lab-column-this-pack = 这个卡包
lab-column-other-pack = 另一个卡包
lab-column-difference = 差异
lab-column-interval = 95% 置信区间
lab-column-number = 数值
lab-column-current-value = 目前
lab-significant = 显著

## 单张牌的测量

lab-card-opening-value = 开局多一张{ $card }，与多一张平均的牌相比，价值 { $value }个百分点（{ $bot }电脑，{ $games } 场）。
lab-card-swap = 用它换掉手中另一张牌，值 { $value }个百分点（{ $bot }电脑，{ $games } 场）。
lab-card-not-dealt = { $card }不是随机发的，只能测量停用的影响。
lab-card-ban-wins = 只有一位玩家不能用它时，这位玩家的胜率提高 { $value }个百分点（{ $bot }电脑，{ $games } 场）。
lab-card-ban-loses = 只有一位玩家不能用它时，这位玩家的胜率降低 { $value }个百分点（{ $bot }电脑，{ $games } 场）。
lab-card-ban-wins-at-most = 只有一位玩家不能用它时，这位玩家的胜率提高 { $value }个百分点（{ $bot }电脑，{ $games } 场）。这是上限，因为少了它，这种电脑会放弃整个计划。
lab-card-ban-loses-at-most = 只有一位玩家不能用它时，这位玩家的胜率降低 { $value }个百分点（{ $bot }电脑，{ $games } 场）。这是上限，因为少了它，这种电脑会放弃整个计划。

## 逐一调整：卡包的每个数值各变动一格（$option 是指令的一部分：“--games 2000”）

lab-sweep-effective = { $total } 个数值中，有 { $count } 个变动一格会有显著影响（{ $bot }电脑，各 { $games } 场）。
lab-sweep-too-few = 场数太少，无法下结论（{ $bot }电脑，各 { $games } 场）。每种设置至少要 { $minimum } 场（{ $option }）。
lab-sweep-too-few-for = { $total } 个数值中，有 { $count } 个场数太少，无法下结论（{ $bot }电脑，各 { $games } 场）。每种设置至少要 { $minimum } 场（{ $option }）。
lab-sweep-effect = { $number }（目前 { $value }）影响{ $statistic }：{ $steps }。
lab-sweep-step = { $step }：{ $change }
lab-sweep-ineffective = 没有显著影响：{ $numbers }。
lab-sweep-ineffective-and-more = 没有显著影响：{ $numbers }，另外还有 { $count } 个。
lab-sweep-invalid-steps = { $count } 个变动不符合卡包的规定，例如：{ $example }

## 终端机里的报告

lab-wrote-page = 已写入 { $file }，请用浏览器打开。
lab-wrote-results = 完整结果已写入 { $file }。
lab-text-facts = { $facts }。
lab-text-games = { $bot }电脑 { $count } 场
lab-text-option = { $name }：{ $value }
lab-text-seed = 乱数种子 { $seed }
lab-text-pack-original = 卡包：原版（{ $fingerprint }）。
lab-text-pack-differs = 卡包 { $fingerprint } 与原版不同：
lab-text-fairness = 公平
lab-text-fairness-about = 胜场占比（%）。均等时是 { $even }。
lab-text-matchups = 对战组合
lab-text-matchups-about = 横列角色对直行角色的胜率（%）。角色由程序指定，不是电脑挑的。
lab-text-matchups-observed = 横列角色对直行角色的胜率（%），取自这些对局。
lab-text-matchups-of = { $bot }电脑：
lab-text-matchups-of-games = { $bot }电脑，每组 { $count } 场：
lab-text-equilibrium = 均衡
lab-text-solved = 已解出：公开换面、双方都采取最佳走法时，横列角色在一局中的胜率（%）。
lab-text-solved-error = 四舍五入前的最大误差：{ $points }。
lab-text-cards = 卡牌，{ $bot }电脑
# 表格里的记号：* 与 o
lab-text-cards-about = 价值：开局多发一张这种牌，胜率比多发一张平均的牌增加几个百分点。*：依牌数校正后显著。o：有自行设计、可以更改的数值。赢家本来就打出较多牌，所以打出时的胜率参考价值不大。
lab-text-cards-about-no-values = o：有自行设计、可以更改的数值。赢家本来就打出较多牌，所以打出时的胜率参考价值不大。
# 卡牌表格的栏名
lab-text-card = 卡牌
lab-text-value = 价值
lab-text-drawn = 抽到
lab-text-played = 使用
lab-text-won = 胜率
lab-text-held = 持有
lab-text-card-use = 卡牌用途，{ $bot }电脑
lab-text-card-use-about = 持有这张牌的座位，平均发生各种事件的次数。
lab-text-length = 长度与结束方式
lab-text-draws = 平手（%）
lab-text-ending = 结束：{ $ending }（%）
lab-text-tension = 悬念
lab-text-tension-about = { $bot }电脑 { $count } 场对局每回合的胜率。
lab-text-deficit = 落后：整场平均，赢家落后领先者 { $points } 个百分点。
lab-text-decided = 胜负已定：对局进行 { $percent }% 之后，赢家的胜率一直高于 90%。
lab-text-favorites = 看好的一方易主的次数与对局比例（%）：{ $changes }。
lab-text-percent-of-game = 对局进度（%）
lab-text-lower-quartile = 下四分位
lab-text-median = 中位数
lab-text-upper-quartile = 上四分位
lab-text-skill-and-luck = 实力与运气
lab-text-duel = { $bot }对{ $other }的胜率是 { $percent }%（{ $count } 组发牌）。
lab-text-luck = 发牌的运气：解释结果变异的 { $percent }%。
lab-text-seat-counts = 其他人数与选项
lab-text-seat-count = { $name }：{ $facts }
lab-text-turns = { $turns } 个回合
lab-text-draw-rate = 平手 { $percent }%
lab-text-by-order = 依行动顺序：{ $values }
lab-text-effects = 卡包数值的影响
lab-text-effects-on = 变动一格对{ $statistic }的影响：
lab-text-number = 数值
lab-text-one-more = 加一
lab-text-one-less = 减一
lab-text-reproduce = 重现这份报告：

## 卡牌用途的计数

lab-counter-dealt = 发到
lab-counter-about-copies-in-the-opening-deal = 开局发到的张数。
lab-counter-drawn = 抽到
lab-counter-about-copies-drawn-later = 之后抽到的张数。
lab-counter-early = 早期
lab-counter-about-copies-dealt-or-obtained-by-the-end-of-the-seat-s-third-turn = 开局发到，或在第 3 回合结束前拿到的张数。
lab-counter-used = 使用
lab-counter-about-number-of-the-seat-s-events-that-involve-the-card = 该座位与这张牌有关的事件数。
lab-counter-taken = 拿走
lab-counter-about-copies-taken-from-the-row = 从公开列拿走的张数。
lab-counter-about-copies-taken-from-another-player = 从其他玩家手中拿走的张数。
lab-counter-played = 打出
lab-counter-about-times-played = 打出的次数。
lab-counter-won = 获胜
lab-counter-about-times-it-won-and-went-to-the-seat-s-victory-pile = 获胜并进入得分堆的次数。
lab-counter-about-arenas-won-by-its-team-as-the-leader = 担任首领时队伍赢得的擂台数。
lab-counter-lost = 落败
lab-counter-about-arenas-lost-by-its-team-as-the-leader = 担任首领时队伍输掉的擂台数。
lab-counter-breaker = 决胜牌
lab-counter-about-times-it-became-the-tie-breaker = 成为决胜牌的次数。
lab-counter-hit = 命中
lab-counter-about-attacks-with-it-that-hit = 用它攻击并命中的次数。
lab-counter-blocked = 格挡
lab-counter-about-attacks-with-it-that-were-blocked = 用它攻击，遭到格挡的次数。
lab-counter-about-times-used-in-a-block = 用于格挡的次数。
lab-counter-about-times-played-as-a-block = 当作格挡打出的次数。
lab-counter-evaded = 闪避
lab-counter-about-attacks-with-it-that-were-evaded = 用它攻击，遭到闪避的次数。
lab-counter-interrupted = 打断
lab-counter-about-attacks-with-it-that-were-interrupted = 用它攻击，遭到打断的次数。
lab-counter-stopped = 阻止
lab-counter-about-attacks-of-the-opponent-that-it-blocked-evaded-or-interrupted = 格挡、闪避或打断对手攻击的次数。
lab-counter-damage = 伤害
lab-counter-about-damage-that-the-opponent-took-while-it-was-played = 打出时对手受到的伤害。
lab-counter-suffered = 受伤
lab-counter-about-damage-that-its-owner-took-while-it-was-played = 打出时自己受到的伤害。
lab-counter-initiative = 先机
lab-counter-about-times-it-gave-its-owner-the-initiative = 让自己取得先机的次数。
lab-counter-brought = 出战
lab-counter-about-times-used-in-a-team = 加入队伍的次数。
lab-counter-led = 首领
lab-counter-about-times-used-as-the-leader-of-a-team = 担任队伍首领的次数。
lab-counter-gained = 获得
lab-counter-about-times-gained-as-a-reward-its-only-use = 当作奖励获得的次数；这是它唯一的用途。
lab-counter-vp = 胜点
lab-counter-about-victory-points-gained-from-it = 靠它得到的胜点。
lab-counter-sp = 斗志
lab-counter-about-spirit-points-that-it-cost-the-opponent-or-restored-to-its-owner = 让对手失去，或让自己恢复的斗志。
lab-counter-attacked = 攻击
lab-counter-about-times-used-in-an-attack = 用于攻击的次数。
lab-counter-paid = 代价
lab-counter-about-times-discarded-as-a-cost = 当作代价弃掉的次数。
lab-counter-discarded = 弃掉
lab-counter-about-times-discarded-at-the-start-of-a-turn-exchanged-or-discarded-at-random = 在回合开始时弃掉、交换或随机弃掉的次数。
lab-counter-about-times-discarded-from-the-hand = 从手中弃掉的次数。
lab-counter-returned = 收回
lab-counter-about-times-taken-back-into-the-hand = 收回手中的次数。
lab-counter-left = 剩下
lab-counter-about-copies-left-in-the-hand-of-a-player-who-was-knocked-out = 玩家出局时手中剩下的张数。
lab-counter-chi = 气
lab-counter-about-chi-lost-by-the-targets-of-attacks-with-it = 用它攻击时，目标失去的气。
lab-counter-about-chi-lost-by-the-targets-of-attacks-based-on-it = 以它为主的攻击让目标失去的气。
lab-counter-struck = 主攻
lab-counter-about-times-used-as-the-base-of-an-attack = 当作攻击主体的次数。
lab-counter-added = 加入
lab-counter-about-times-added-to-an-attack = 加入攻击的次数。
lab-counter-entered = 进场
lab-counter-about-times-put-into-play-as-a-weapon-stance-or-attachment = 当作武器、架式或附着物进场的次数。
lab-counter-restored = 回气
lab-counter-about-times-played-to-restore-chi = 打出来回复气的次数。
lab-counter-special = 特殊
lab-counter-about-times-played-as-a-special-card = 当作特殊牌打出的次数。
lab-counter-given = 离场
lab-counter-about-times-it-left-play-dropped-replaced-lost-or-not-paid-for = 离场的次数：放弃、取代、失去或没有付出代价。
