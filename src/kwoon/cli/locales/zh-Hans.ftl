### 命令行的说明与错误。命令、选项和大写字（GAME 等）一律用英文。每则消息只有一行，不用选择式。

## 总览

cli-overview = Kwoon 是功夫卡牌游戏的道场。
cli-overview-play = 和电脑对战
cli-overview-hotseat = 两个人共用一个键盘
cli-overview-continue = 继续保存的对局
cli-overview-replay = 回放一场对局
cli-overview-rules = 查规则
cli-overview-cards = 列出所有牌和每个数字的来源
cli-overview-simulate = 模拟许多场，统计胜负
cli-overview-duel = 用成对的发牌比较两个电脑
cli-overview-ladder = 评定一个游戏所有电脑的积分
cli-overview-export = 把对局写成训练数据
cli-overview-solve = 解出小卡包，或《龙拳》的一局
cli-overview-lab = 测量牌的价值、胜率和对局长度
cli-overview-serve = 开放道场，用浏览器游玩
cli-overview-hall = 管理道场
cli-overview-help = 查看命令的说明：{ $command }

## 说明的共同部分

cli-usage = 用法：{ $command }
cli-heading = { $text }：
cli-commands = 命令
cli-subcommands = 子命令
cli-arguments = 参数
cli-options = 选项
cli-examples = 范例：
cli-sentence = { $text }。
cli-option-help = 显示这份说明
cli-option-version = 显示版本，以及规则是否已编译
cli-stopped = 已停止。

## 错误

cli-error = { $command }：错误：{ $problem }
cli-error-argument = 参数 { $argument }：{ $problem }
cli-error-required = 缺少参数：{ $arguments }
cli-error-unrecognized = 没有这些参数：{ $arguments }
cli-error-ambiguous = 选项 { $option } 不明确，可能是 { $options }
cli-error-one-argument = 后面需要一个值
cli-error-some-arguments = 后面至少需要一个值
cli-error-number-of-arguments = 后面需要 { $count } 个值
cli-error-no-argument = 不能有值，却给了 { $value }
cli-error-conflict = 不能和 { $option } 一起用
cli-error-value = 不能是 { $value }
cli-error-choice = 没有 { $value }，可以选：{ $choices }
cli-unknown-language = 没有语言“{ $language }”。可以选：{ $languages }。

## 共同的选项

cli-game = 游戏的 id，例如 fight
cli-games = 场数（默认：1000）
cli-seed = 任意文字；种子相同，对局就相同（默认：随机）
cli-seed-deals = 任意文字；种子相同，发牌就相同（默认：随机）
cli-seats = 玩家人数（默认：游戏的最少人数）
cli-option = 设置游戏的选项，见下方
cli-pack = 用这个卡包，不用原版的牌
cli-paper = PDF 的纸张大小（默认：a4）
cli-plain = 只用纯文字，没有颜色和图
cli-language = 语言：{ $languages }（默认：系统的语言）
cli-json = 输出 JSON
cli-jobs = 处理程序的数量（默认：每个核心一个）
cli-cluster = 在 Ray 集群上进行对局（见 docs/design/laboratory.md）
cli-example-pack = 用自己的牌

## kwoon play

cli-play = 在终端机游玩
cli-play-example-hotseat = 两个人共用一个键盘，换手时会遮住手牌
cli-play-example-turbo = 极速模式：后选的人只有 10 秒
cli-play-example-teams = 你和一个电脑对两个电脑
cli-play-example-seed = 每次发一样的牌
cli-play-example-plain = 没有颜色和图，适合屏幕阅读器
cli-play-example-language = 用中文玩
cli-play-notes = 对局中可以输入 help。按 Ctrl-C 会停止并保存对局，终端机会告诉你怎么继续。
cli-play-hotseat = 所有座位都由共用这个键盘的人来玩
cli-play-name = 你的名字，会显示给其他玩家并写进对局文件（默认：Player）；多人时每人各写一次
cli-play-bot = 对手电脑（默认：random，最容易）
cli-play-record = 继续这个对局文件里的对局
cli-play-seed = 任意文字；种子相同，发牌和掷骰就相同（默认：随机）
cli-play-call = 配合 --hotseat：后选的人有几秒（不写就是 10 秒）；在《龙拳》每回合都算，在其他游戏要先选的人喊 call 才算
cli-play-no-confirm = 直接亮牌，不再确认

## kwoon replay

cli-replay = 回放对局并检查对局文件
cli-replay-example-open = 一步一步看，公开所有的牌
cli-replay-example-seat = 只显示 1 号玩家看到的
cli-replay-example-name = 显示 Bo 看到的，不停顿
cli-replay-file = 对局文件
cli-replay-as = 座位号码、玩家名字、spectator（观战者），或 open（公开所有的牌）（默认：open）
cli-replay-all = 一次全部显示，不必按 Enter

## kwoon rules

cli-rules = 阅读规则书，或每一条规则和测试它的情境
cli-rules-example-count = 各游戏有几条规则
cli-rules-example-book = 阅读《FIGHT 格斗》的规则书
cli-rules-example-clauses = 列出《FIGHT 格斗》的每条规则和测试情境
cli-rules-example-words = 列出提到 tie breaker（决胜牌）的规则
cli-rules-example-rulings = 列出本项目对规则书不清楚之处的裁定
cli-rules-words = 只列出包含所有这些字词的规则
cli-rules-clauses = 列出每条规则，不显示规则书
cli-rules-example-print = 把规则书写成 PDF，附牌的图
cli-rules-print = 把规则书写成 PDF
cli-rules-pack = 配合 --print：画出这个卡包的牌

## kwoon cards

cli-cards = 列出、复制或打印游戏的牌
cli-cards-example-copy = 把原版卡包复制成可以修改的文件
cli-cards-example-pack = 检查并列出自己的卡包
cli-cards-example-fields = 列出卡包的字段
cli-cards-example-print = 做成可以裁切的页面，含双面打印的牌背
cli-cards-fields = 列出游戏卡包可以有的字段
cli-cards-copy = 把卡包复制到 FILE
cli-cards-print = 写成可以打印裁切的 PDF
cli-cards-one-each = 每种牌只印一张

## kwoon simulate

cli-simulate = 模拟许多场，统计胜负
cli-simulate-example-random = 随机行动
cli-simulate-example-seed = 每次结果都一样，用两个处理程序
cli-simulate-seed = 任意文字；种子相同，对局就相同，和 --jobs 无关（默认：随机）
cli-simulate-bots = 所有座位用同一个电脑，或每个座位各一个
cli-simulate-jobs = 处理程序的数量（默认：1）

## kwoon export

cli-export = 把对局写成 JSON Lines：新模拟的，或道场里的
cli-export-example-hall = 道场里已结束的对局，不含名字
cli-export-bots = 所有座位用同一个电脑，或每个座位各一个（默认：greedy）
cli-export-out = 要写入的文件；文件名以 .gz 结尾就会压缩
cli-export-from-hall = 导出道场里已结束的对局：道场的文件夹、数据库文件或数据库网址
cli-export-with-people = 也导出有真人的对局，不含名字；确定可以公开才用

## kwoon duel

cli-duel = 让两个电脑用成对的发牌对战
cli-duel-example = 每次发牌都交换座位再打一次
cli-duel-example-seats = 一个 master 对三个 greedy，轮流坐每个座位
cli-duel-example-custom = 自己的电脑：mybots.py 里的类别或函数 Careful
cli-duel-first = 要计算胜场的电脑
cli-duel-second = 其他座位的电脑
cli-duel-games = 最少场数（默认：200）

## kwoon exploit

cli-exploit = 测量电脑可剥削程度的下限
cli-exploit-example = 用每个等级和最佳应对来挑战它
cli-exploit-example-custom = 自己的电脑，再用自己的另一个电脑挑战它
cli-exploit-example-deals = 电脑太慢就少发几组牌，结果仍是下限
cli-exploit-bot = 要测量的电脑
cli-exploit-deals = 用来测量最佳挑战者的发牌组数（默认：200）
cli-exploit-selection-deals = 挑选最佳挑战者时，每个挑战者的发牌组数（默认：--deals 的四分之一）
cli-exploit-challenger = 加入挑战者，例如训练过的电脑；可以重复
cli-exploit-only = 只用这些挑战者

## kwoon ladder

cli-ladder = 让游戏的所有电脑互相对战并评定积分
cli-ladder-example = 列出积分和结果表
cli-ladder-example-plot = 另外画出积分图
cli-ladder-example-checkpoint = 打半小时；再运行一次就会继续
cli-ladder-bots = 要评定的电脑（默认：所有等级）
cli-ladder-games = 每一对的最少场数（默认：100）
cli-ladder-plot = 把积分画成 SVG 文件
cli-ladder-minutes = M 分钟后停止，时间由每一对平分
cli-ladder-checkpoint = 把结果存在 FILE，之后从那里继续

## kwoon serve

cli-serve = 开放道场，用浏览器游玩
cli-serve-example-open = 启动道场并打开浏览器
cli-serve-example-host = 让同一个网络的人也能进来
cli-serve-host = 监听的地址（默认：127.0.0.1，只限这台电脑）
cli-serve-port = 监听的端口（默认：8000；0 表示任一可用的端口）
cli-serve-data = 道场的文件夹（默认：你的数据目录）
cli-serve-database = 改把数据存在 PostgreSQL 数据库
cli-serve-pack = 除了原版，也提供这个卡包；可以重复
cli-serve-bot = 提供自己的电脑对手；可以重复
cli-serve-open = 打开浏览器
cli-serve-log = 把记录写到 FILE；- 表示标准错误输出（默认：只记错误）

## kwoon new-game

cli-new-game = 写出一个完整的小游戏，让你改成自己的
cli-new-game-example = 写到文件夹 tiger-claw
cli-new-game-example-into = 写到别的文件夹
cli-new-game-name = 游戏的名称，例如 Tiger Claw
cli-new-game-into = 要写入的文件夹，必须是新的或空的（默认：小写的名称）

## kwoon tree 与 kwoon solve

cli-tree = 把两人小游戏的赛局树写成 Gambit 和 OpenSpiel 可读的文件
cli-tree-out = 写到 FILE（默认：标准输出）
cli-max-nodes = 赛局树超过 N 个节点就拒绝（默认：{ $most }）
cli-solve = 解出小游戏、《FIGHT 格斗》的残局，或《龙拳》的一局
cli-solve-example-pack = 只有六张牌的卡包
cli-solve-example-record = 没有隐藏信息的局面
cli-solve-iterations = 求解的迭代次数（默认：300）
cli-solve-record = 解这个对局文件里的局面
cli-solve-after = 用对局文件里第 N 步之后的局面（默认：第一个没有隐藏信息的局面）

## kwoon lab

cli-lab = 用许多对局测量游戏的平衡
cli-lab-example-games = 进行对局并保存；再运行一次就会继续
cli-lab-example-compare = 用相同的发牌测量修改的效果
cli-lab-example-card = 详细测量一张牌
cli-lab-example-sweep = 找出有影响的数字
cli-lab-example-tune = 搜索能达到目标的数字
cli-lab-number-of-games = quick 电脑的场数，较慢的电脑较少（默认：10000）
cli-lab-bots = 电脑，各自和自己对战（默认：quick）
cli-lab-seed = 任意文字；种子相同，对局就相同（默认：kwoon）
cli-lab-study = 研究的文件夹
cli-lab-out = 把结果写到 FILE（.html、.json 或纯文字）
cli-lab-report = 进行许多对局，用文字和图表报告结果
cli-lab-report-example-text = 用文字显示报告
cli-lab-report-example-study = 报告保存的对局
cli-lab-report-game = 游戏的 id，或研究的文件夹
cli-lab-report-out = 写成 HTML 网页，不用文字
cli-lab-games = 进行对局并存成研究
cli-lab-games-example = 继续到 200,000 场
cli-lab-games-number = 研究的场数（默认：10000）
cli-lab-query = 用 SQL 查询研究
cli-lab-query-sql = 对数据表 games、seats 和 cards 的查询
cli-lab-query-columns = 列出数据表、字段和它们的意义
cli-lab-compare = 用相同的发牌比较两个卡包，报告差异
cli-lab-compare-example-printed = 和原版的牌比较
cli-lab-compare-example-precision = 直到主要差异的误差在 1 个百分点以内
cli-lab-compare-precision = 直到主要差异的误差在 ± POINTS 个百分点以内
cli-lab-compare-pack = 要和原版比较的卡包；写两次就互相比较两个卡包
cli-lab-card = 测量一张牌：发到、换入和停用时的价值
cli-lab-card-id = 牌的 id 或名称（见 kwoon cards GAME）
cli-lab-sweep = 把每个设计的数字上下各调一级，报告哪些有影响
cli-lab-sweep-number = 只改卡包的这个数字；可以重复
cli-lab-tune = 搜索能达到目标的数字，并用每个电脑确认
cli-lab-tune-example-checkpoint = 再运行一次就会继续
cli-lab-tune-example-file = 文件范例：
cli-lab-tune-example-bots = 每个电脑都要达到目标
cli-lab-tune-example-confirm = 最后由这些电脑确认
cli-lab-tune-example-price = 数字每偏离一级要扣的分
cli-lab-tune-file = 写有数字和目标的 TOML 文件
cli-lab-tune-minutes = 搜索最多 M 分钟；确认另外计时
cli-lab-tune-checkpoint = 把进度存在 FILE，之后从那里继续
cli-lab-tune-out = 把新卡包写到 FILE

## kwoon hall

cli-hall = 管理道场
cli-hall-example-reports = 列出未处理的举报和被举报的文字
cli-hall-example-close-account = 把人登出并锁住账号
cli-hall-example-reset-name = 换掉不雅的名字
cli-hall-example-close-table = 结束牌桌，不计结果并隐藏
cli-hall-example-resolve = 把举报 12 标为已处理
cli-hall-example-log = 列出所有管理记录
cli-hall-example-feedback = 列出玩家对游戏和牌的意见
cli-hall-data = 道场的文件夹（默认：你的数据目录）
cli-hall-database = 道场的 PostgreSQL 数据库，取代文件夹
cli-hall-person = 这个人的 id，或只有一个人用的名字
cli-hall-reason = 写进管理记录的理由
cli-hall-reports = 列出未处理的举报，从最旧的开始
cli-hall-reports-example = 列出未处理的举报
cli-hall-reports-example-all = 包括已处理的，输出 JSON
cli-hall-reports-all = 包括已处理的举报
cli-hall-log = 列出最近的管理记录，从最旧的开始
cli-hall-log-last = 笔数（默认：100）
cli-hall-feedback = 列出玩家对游戏和牌的意见，从最旧的开始
cli-hall-feedback-example = 列出所有游戏的意见
cli-hall-feedback-example-clear = 列出并删除一个游戏的意见
cli-hall-feedback-game = 只列出这个游戏的意见
cli-hall-feedback-clear = 列出后删除意见
cli-hall-close-account = 把人从所有设备登出并锁住账号
cli-hall-close-account-example = id 在举报里，也在个人主页的链接里
cli-hall-close-account-notes = 座位会空出来，如同本人离开；之后也不能再用那个名字登录。
cli-hall-reopen-account = 重新开放已关闭的账号
cli-hall-reset-name = 把某人的名字全部换成访客名字
cli-hall-reset-name-example = 之后可以另选名字
cli-hall-close-table = 立刻结束牌桌
cli-hall-close-table-example = id 是牌桌链接的最后一段
cli-hall-close-table-notes = 没有胜负，也不列入记录；牌桌的聊天和回放都会隐藏。
cli-hall-table = 牌桌的 id
cli-hall-resolve = 把举报标为已处理
cli-hall-report = 举报的号码
