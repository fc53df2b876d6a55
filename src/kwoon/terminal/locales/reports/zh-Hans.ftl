### kwoon simulate、duel、exploit、ladder、export、solve 与 tree 的输出。$bot 是电脑的 id。数字已经四舍五入。

## 所有命令

terminal-reports-interpreted = 规则没有编译：有时间限制的电脑比编译后弱。
terminal-reports-repeat-games = 重现这些对局：{ $options }
terminal-reports-repeat-deals = 重现这些发牌：{ $options }
terminal-reports-jobs = --jobs 至少要是 1，不能是 { $jobs }。
terminal-reports-games = --games 至少要是 1，不能是 { $games }。

## kwoon simulate

terminal-reports-simulated = { $game }：{ $games } 场，每场 { $decisions } 个决定。
terminal-reports-seat = { $seat } 号座位（{ $bot }）：赢 { $wins } 场，{ $share }% ± { $error }
terminal-reports-seat-draws = { $seat } 号座位（{ $bot }）：赢 { $wins } 场，{ $share }% ± { $error }，平手 { $draws } 场
terminal-reports-draws = 平手：{ $draws } 场，{ $share }%（不算胜场）
terminal-reports-endings = 结局：{ $endings }
terminal-reports-speed-compiled = 每秒 { $speed } 个决定（规则已编译），共 { $seconds } 秒。
terminal-reports-speed-interpreted = 每秒 { $speed } 个决定（规则没有编译），共 { $seconds } 秒。

## kwoon duel

terminal-reports-against = { $first } 对 { $second }
terminal-reports-duel = { $first } 对 { $second } 的胜率是 { $rate }% ± { $error }（实力相当时是 { $par }%）；{ $game } 共 { $games } 场：{ $deals } 组发牌，每组轮流坐每个座位。
terminal-reports-duel-draws = 平手：{ $draws } 场
terminal-reports-bot-speed = { $bot }：每秒 { $speed } 个决定

## kwoon exploit

terminal-reports-exploit-progress = 挑战 { $bot }
terminal-reports-challengers = { $game } 里 { $bot } 的挑战者和胜率：
terminal-reports-challenger = { $bot } { $rate }% ± { $error }，{ $deals } 组发牌
terminal-reports-exploit-stopped = 还没测量就停止了：这些发牌只用来挑选最佳挑战者。
terminal-reports-best-challenger = 最佳挑战者 { $bot } 在 { $deals } 组新的发牌：{ $rate }% ± { $error }。
terminal-reports-no-bound = 没有下限：没有挑战者能明显剥削 { $bot }。
terminal-reports-bound = { $bot } 的可剥削程度至少是 { $bound }（95% 置信水平），0 是完全不能剥削，1 是每场都输。
terminal-reports-bound-about = 这是下限：别的挑战者也许更强。
terminal-reports-interpreted-challengers = 规则没有编译：有时间限制的挑战者比编译后弱。

## kwoon ladder

terminal-reports-ladder-progress = { $game } 的积分
terminal-reports-ladder-bot = 电脑
terminal-reports-ladder-rating = 积分
terminal-reports-ladder-against = 对 { $bot }
terminal-reports-ladder-speed = 决定/秒
terminal-reports-ladder-deals = 每一对的发牌组数，每组轮流坐每个座位：{ $pairs }。
terminal-reports-ladder-pair = { $first } 和 { $second } { $deals }
terminal-reports-ladder-games = 共 { $games } 场。重现：{ $options }
terminal-reports-not-writable = 无法写入 { $path }：它是文件夹，或它的文件夹不存在。

## kwoon export

terminal-reports-wrote-games = 已把 { $count } 场 { $game } 写入 { $path }（{ $size } MB）。
terminal-reports-wrote-repeatable = { $written }重现：{ $options }
terminal-reports-with-people = --with-people 需要道场：请加 --from-hall WHERE。
terminal-reports-left-people = 略过有真人的 { $count } 场。如果可以公开，请加 --with-people。
terminal-reports-left-packs = 略过用其他卡包的 { $count } 场。

## kwoon tree 与 kwoon solve

terminal-reports-wrote-tree = 已写入 { $path }：{ $nodes } 个节点，{ $states } 个信息状态。
terminal-reports-max-nodes = --max-nodes 至少要是 1，不能是 { $nodes }。
terminal-reports-iterations = --iterations 至少要是 1，不能是 { $iterations }。
terminal-reports-two-players = 只能解两人游戏。
terminal-reports-too-many-outcomes = 光是一步就有超过 { $most } 种随机结果，游戏太大，无法求解。请用牌更少的卡包。
terminal-reports-too-many-nodes = 赛局树超过 { $most } 个节点（目前有 { $states } 个信息状态），太大了，无法求解。请用牌更少的卡包，或提高 --max-nodes。
terminal-reports-no-solver = 《{ $game }》没有“{ $names }”的求解器。有求解器的游戏：{ $games }。
terminal-reports-other-game = { $path } 是《{ $game }》的对局文件。
terminal-reports-no-open-position = 对局文件里没有能解的局面：双方都不能有隐藏的信息。
terminal-reports-position-hidden = 第 { $moves } 步之后的局面不能解：双方都不能有隐藏的信息。
terminal-reports-position = 第 { $moves } 步之后的局面，没有隐藏的信息。
terminal-reports-solving = 求解
terminal-reports-tree = 赛局树：{ $nodes } 个节点，{ $states } 个信息状态。
terminal-reports-value = CFR+ 迭代 { $iterations } 次后，1 号座位的价值：{ $low } 到 { $high }，赢是 1，输是 -1。这个上下限是精确的。
terminal-reports-exploitability = 可剥削程度：{ $value }（随机行动：{ $uniform }）。
terminal-reports-optimal = { $seat } 号座位的最佳第一步：{ $moves }。

## kwoon rules --clauses

terminal-reports-ruling = 本项目的裁定：{ $reason }
terminal-reports-tested-by = 测试情境：
terminal-reports-outside = 不在规则引擎内：{ $reason }
terminal-reports-not-covered = 还没有测试情境

## kwoon new-game

terminal-reports-install = 安装：{ $command }
terminal-reports-invalid-title = “{ $title }”不能当游戏名称。名称以英文字母开头，例如 Tiger Claw，不能有双引号或反斜线。
terminal-reports-reserved-title = 游戏不能叫“{ $title }”：套件名称“{ $package }”不能用。请换个名称。
terminal-reports-folder-not-empty = { $folder } 不是空的文件夹。请用 --into 指定新的或空的文件夹。

## 缺少套件

terminal-reports-missing-package = { $purpose }需要套件“{ $package }”，但还没安装。请运行：{ $command }
terminal-reports-needs-hall = 道场
terminal-reports-needs-moderation = 管理道场
terminal-reports-needs-export = 读取道场的对局
terminal-reports-needs-cluster = 在集群上进行对局
terminal-reports-needs-numbers = 修改卡包的数字
terminal-reports-needs-query = 查询研究
terminal-reports-needs-study = 保存研究
terminal-reports-needs-tuning = 调整较多的数字
terminal-reports-needs-printing = 打印卡牌

## kwoon lab

terminal-reports-lab-resume = 再运行一次同样的命令就会继续。
terminal-reports-lab-progress = { $done } / { $total } 场
terminal-reports-lab-games-stopped = 已停止。{ $path } 存了 { $count } 场。{ $resume }
terminal-reports-lab-games-stored = { $path } 存了 { $count } 场 { $game }。
terminal-reports-lab-name-pack = 请指定要和原版比较的卡包（--pack FILE），或要互相比较的两个卡包。
terminal-reports-lab-games-or-precision = --games 和 --precision 只能选一个。
terminal-reports-lab-minutes = --minutes 必须大于 0、最多 100000，不能是 { $minutes }。
terminal-reports-lab-tuning-stopped = 已停止。进度存在 { $path }。{ $resume }
terminal-reports-lab-tuning-lost = 已停止，什么也没存。
terminal-reports-lab-wrote-pack = 已把新卡包写入 { $path }。
