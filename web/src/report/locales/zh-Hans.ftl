### 平衡报告的页面：一个文件，内含电脑对战多场的结果。这些文字由 Python 放进文件，句子与名称在 src/kwoon/lab/locales
### 用语同该档：对局（场）、胜场占比、百分点、对战组合、均衡、悬念、看好的一方、落后、置信区间、显著、持有

report-page-title = { $game }：平衡报告
report-skip = 跳到主要发现
report-footer = 由 Kwoon { $version } 制作。这个页面完整自足，不加载也不发送任何数据。

## 页眉

report-heading = 平衡报告
report-light-theme = 浅色主题
report-dark-theme = 深色主题
report-pack = 卡包
report-pack-original = 原版
report-pack-differences = 与原版有 { $count } 处不同
report-games = 对局
report-table = 牌桌
report-seats = { $count } 人
report-option = { $name }：{ $value }
# 后面是乱数种子
report-seed = 乱数种子
# 后面是能做出同一份报告的指令
report-reproduce = 重现这份报告
report-copy = 复制
report-copied = 已复制
report-selected = 已选取，请用键盘复制。
report-contents = 目录

## 各节

report-section-findings = 主要发现
report-section-fairness = 公平
report-section-matchups = 对战组合
report-section-cards = 卡牌
report-section-card-use = 卡牌用途
report-section-length = 长度与结束方式
report-section-tension = 悬念
report-section-skill-and-luck = 实力与运气
report-section-seat-counts = 其他人数与选项
report-section-number-effects = 卡包数值的影响
report-section-reading = 如何阅读这份报告
# 主要发现连到各节的链接，供屏幕报读软件使用
report-see-chart = { $title }：看图表

## 图表与表格

report-sheet = 表格：{ $title }
report-save-csv = 存成 CSV
report-save-sheet = { $title }，存成 CSV
report-yes = 是
report-no = 否
report-no-value = 无
report-even = 均等
report-points = 百分点
report-times = 次
report-range = { $low } 到 { $high }
report-value-of-bot = { $bot }：{ $value }
report-value-with-interval = { $value }，{ $low } 到 { $high }
report-mean = 平均 { $mean }
report-mean-of = { $bot }，平均 { $mean }
report-not-tested = 未测试
report-share-of-games = { $percent }% 的对局
# $range 是一个数或一个范围：“3”、“10 到 14”
report-bin-turns = { $range } 个回合
report-bin-changes = 易主 { $range } 次
report-axis-wins = 胜场占比（%）
report-axis-games = 对局比例（%）
report-axis-picks = 选用比例（%）
report-axis-win-rate = 胜率（%）
report-axis-win-probability = 胜率（%）
report-axis-percent-of-game = 对局进度（%）
report-axis-turns = 回合数
report-axis-favorite-changes = 每场对局易主的次数
report-axis-uses = 每个持有座位的次数
report-axis-effect = 变动一格的影响

## 表格的栏名

report-column-value = 数值
report-column-low = 下限
report-column-high = 上限
report-column-low-of = { $title }下限
report-column-high-of = { $title }上限
report-column-seat = 座位
report-column-place = 顺位
report-column-role = 角色
report-column-ending = 结束方式
report-column-bot = 电脑
report-column-against = 对手
report-column-percent = 百分比
report-column-opening-value = 起手价值
report-column-drawn-value = 抽到的价值
report-column-play-rate = 打出率
report-column-win-rate-when-played = 打出时的胜率
report-column-id = 代号
report-column-card = 卡牌
report-column-kind = 种类
report-column-copies = 张数
report-column-designed = 自行设计
report-column-held = 持有次数
report-column-significant = 显著
report-column-turns = 回合数
report-column-percent-of-games = 对局比例（%）
report-column-statistic = 统计
report-column-percent-of-game = 对局进度（%）
report-column-lower-quartile = 下四分位
report-column-median = 中位数
report-column-upper-quartile = 上四分位
report-column-favorite-changes = 易主次数
report-column-deals = 发牌组数
report-column-table = 牌桌
report-column-games = 场数
report-column-number = 数值
report-column-address = 地址
report-column-current-value = 目前

## 公平

report-fairness-lead = 每个点是胜场占比（%）与 95% 置信区间。直线是均等的占比：{ $even }%。
report-by-seat = 依座位
report-by-seat-about = 座位不该有影响。
report-by-order = 依行动顺序
report-by-order-about = 第 1 位玩家、第 2 位玩家，依此类推。
report-by-role = 依角色
report-by-role-about = 各角色或阵营对上所有对手。
report-fairness-description = { $title }：{ $names }的胜场占比，每种电脑一个点与置信区间。数字在下方的表格。

## 对战组合

report-matchups-lead = 横列角色对直行角色的胜率（%）。每个座位的角色都由程序指定，因为让电脑自己挑，会混淆强弱与偏好。
report-matchups-lead-observed = 横列角色对直行角色的胜率（%），取自这些对局。
report-matchups-key = 横列输、均等、横列赢
report-matchups-of = { $bot }电脑
report-matchups-of-games = { $bot }电脑，每组 { $count } 场
report-equilibrium = 均衡
report-equilibrium-about = 各角色该选用多少（%），才没有更好的选法。面对强敌，0 的角色永远不值得选。
report-equilibrium-description = 长条：均衡时选用{ $names }的比例。数字在下方的表格。

## 卡牌

report-cards-lead = 价值：开局多发一张这种牌，胜率比多发一张平均的牌增加几个百分点。排序时，不确定的数值往平均靠拢，以免靠运气名列前茅。
report-cards-lead-not-dealt = 这些牌不是发的，所以无法测量多一张的价值。打出率与打出时的胜率参考价值不大：赢家本来就打出较多牌。
report-cards-by = 数值与排序依据
report-cards-find = 搜索
report-cards-find-placeholder = 卡牌或种类
report-cards-found = 找到 { $count } 张牌
report-cards-caption = 卡牌，{ $bot }电脑。按栏名可以排序。
# 卡牌表格的栏名，要短
report-cards-card = 卡牌
report-cards-kind = 种类
report-cards-value = 价值
report-cards-flag = 旗标
report-cards-drawn = 抽到
report-cards-played = 使用
report-cards-won = 胜率
report-cards-held = 持有
report-cards-copies = { $kind }，{ $count } 张
report-cards-designed = 这张牌有自行设计的数值
report-cards-show-more = 再显示 { $count } 张
report-cards-show-fewer = 显示较少
# 哪些电脑的数值显著
report-flag-none = 不显著
report-flag-yes = 显著
report-flag-every-bot = 每种电脑都显著
report-flag-only = 只有{ $bots }显著
report-flag-disputed = 各电脑结果相反
# 图例：表格里的记号
report-legend-cross = 打出时的胜率减 { $even }：赢家本来就打出较多牌，别用它排名
report-legend-flag = 依牌数校正后显著
report-legend-flag-by-bot = 依牌数校正后显著（空心：并非每种电脑都显著）
report-legend-designed = 有自行设计、可以更改的数值

## 卡牌用途

report-card-use-lead = 持有这张牌的座位，平均发生各种事件的次数；打出一次可能计好几次。{ $bot }电脑。
report-by-kind = 依种类
report-by-kind-description = 堆叠长条：各种类卡牌的用途。数字在下方的卡牌表格。
report-by-card = 依卡牌
report-by-card-description = 堆叠长条：各张牌的用途。数字在下方的表格。
report-every-card = 每张牌（{ $count }）

## 长度与结束方式

report-game-length = 对局长度
report-game-length-caption = 各种电脑的对局长度
report-draws = 平手（%）
report-turns-per-game = 每场回合数
report-turns-description = 直方图：各种电脑每场对局的回合数。数字在下方的表格。
report-endings = 结束方式
report-endings-description = 长条：以{ $endings }结束的对局比例。数字在下方的表格。

## 悬念

report-tension-lead = 最后赢家的胜率。取{ $bot }电脑的 { $count } 场对局，在每个回合公开所有的牌来评估。
report-deficit = 平均落后
report-deficit-about = 整场平均，赢家落后领先者多少。
report-decided = 何时胜负底定
report-decided-about = 对局进行到这里之后，赢家的胜率一直高于 90%。
report-win-probability = 赢家的胜率
report-win-probability-about = 线是所有赢家的中位数，色带内是中间的一半。悬念越久，线越晚上升。
report-win-probability-description = 色带：从开局到结束，赢家的胜率。数字在下方的表格。
report-win-probability-tip =
    对局进度 { $percent }%
    半数赢家在 { $low }% 到 { $high }%
    中位数 { $median }%
report-favorite-changes = 看好的一方易主
report-favorite-changes-description = 直方图：看好的一方易主几次的对局各占多少。数字在下方的表格。

## 实力与运气

report-skill-lead = 如果较强的电脑都能赢过弱一级的电脑，这款游戏就看重实力。同样的发牌换不同的骰子重玩，如果总是同一个座位获胜，就表示发牌有运气成分。
report-deal-luck = 发牌的运气
report-deal-luck-about = 发牌能解释的结果变异：同样发牌的对局，结果有多相似。
report-level-duels = 各电脑对弱一级的电脑
report-level-duels-description = 点：各电脑对弱一级电脑的胜率。数字在下方的表格。
report-duel = { $bot }对{ $other }

## 其他人数与选项

report-seat-counts-lead = 依行动顺序：比均等的占比高或低几个百分点。所有图表用同一个刻度。
report-seat-count-about = { $draws ->
    [unknown] { $turns ->
        [unknown] { $bot }电脑 { $games } 场。
       *[known] { $bot }电脑 { $games } 场，{ $turns } 个回合。
    }
   *[known] { $turns ->
        [unknown] { $bot }电脑 { $games } 场，平手 { $draws }%。
       *[known] { $bot }电脑 { $games } 场，{ $turns } 个回合，平手 { $draws }%。
    }
}
report-seat-count-description = { $name }：依行动顺序，比均等的占比高或低几个百分点。数字在下方的表格。
# 第 1 位玩家、第 2 位玩家等
report-place = 第 { $number } 位

## 卡包数值的影响

report-effects-lead = 用同样的发牌，把卡包的每个数值单独加一格、减一格。细线是 95% 置信区间；跨过 0 就可能没有影响。
report-effects-strongest = { $count } 个中影响最大的 { $shown } 个；表格列出全部。
report-effects-description = 长条：每个数值变动一格对{ $statistic }的影响。数字在下方的表格。

## 如何阅读这份报告

report-pitfalls = 常见的误解
report-pitfall-intervals = 置信区间并非绝对。
report-pitfall-intervals-about = 100 个区间约有 95 个包含真正的值。重叠的两个仍可能不同，刚好避开均等线的也可能只是运气。
report-pitfall-bots = 电脑不等于玩家。
report-pitfall-bots-about = 一张牌在这里弱，可能只是电脑不会用。强弱不同的电脑一致的结果才可信，其中又以最强的电脑为准。
report-pitfall-played = 赢家本来就打出较多牌。
report-pitfall-played-about = 领先的玩家也抽得较多，所以打出的牌看起来都不错。因此叉号是灰色的，也不用来排名。
report-pitfall-chance = 总有几张牌靠运气突出。
report-pitfall-chance-about = 五十张牌里难免如此。旗标已经校正：预期最多 5% 有误。
report-pitfall-largest = 最大的估计值通常偏高。
report-pitfall-largest-about = 因此更改数值之前，先多玩几场。
report-pitfall-opening = 起手价值只谈开局的发牌。
report-pitfall-opening-about = 它是随机多发一张与平均的牌相比的影响，不代表玩家等这张牌时它有多好。
report-pitfall-seats = 座位的占比与牌无关。
report-pitfall-seats-about = 各座位条件相同时，差异只是运气。这是在检查规则，不是数值。
report-pitfall-matchups = 对战表不会刚好均等。
report-pitfall-matchups-about = 光靠运气就会偏离 50。请看不包含 50 的区间，以及均衡时从不选用的角色。
report-pitfall-tension = 胜率是估计值。
report-pitfall-tension-about = 悬念取决于如何评估局面。适合比较卡包，不适合比较不同的游戏。
report-glossary = 名词解释
report-tables = 表格
report-rows = { $count } 列
