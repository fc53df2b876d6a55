### web/src/components 的文字：顶端列、首页的清单，以及各游戏共用的牌桌组件

components-brand = Kwoon
# 浏览器标签页的标题
components-tab-title = { $title } · Kwoon

## 顶端列与设置

components-to-hall = Kwoon：回到道场
components-nav = 主菜单
components-nav-play = 游玩
components-nav-learn = 学习
components-nav-community = 社区
components-menu = 菜单
components-settings = 设置
components-language = 语言
components-sound = 音效
components-volume = 音量
components-haptics = 震动
components-dark-theme = 深色主题
components-one-tap = 点一下就出牌
components-one-tap-about = 出牌不用再确认；长按卡牌可以看说明。
components-notify = 轮到我时通知我
components-notify-about = 在你浏览其他页面时通知，有邀请时也会。
components-comfort = 易用设置
components-text-size = 文字大小
components-text-normal = 一般
components-text-large = 大
components-text-larger = 特大
components-safe-colors = 色觉友善配色
components-safe-colors-about = 以蓝、橘代替绿、红。
components-large-targets = 加大按钮
components-left-handed = 左手操作
components-left-handed-about = 手机上的操作键移到左侧。
components-designer = 数值出处
components-designer-about = 标出卡牌上由我们自行设计的数值。
components-speed = 动画速度
components-speed-slow = 慢
components-speed-normal = 一般
components-speed-fast = 快
components-speed-off = 关闭
components-name = 你的名字
components-name-is = 你是{ $name }
components-name-change = 更改名字
components-save = 保存

## 首页的游戏

components-players = { $count } 人
components-players-range = { $least }–{ $most } 人
components-minutes = { $least }–{ $most } 分钟
components-cards = 卡牌
components-cards-of = 《{ $game }》的卡牌
components-learn = 学习
components-learn-game = 学习《{ $game }》
components-play-now = 立即开始
components-find-opponent = 寻找对手
components-find-opponent-about = 与其他玩家的积分对局
components-seekers = { $count } 位玩家正在寻找对手
components-with-friends = 与朋友玩
components-table-settings = 牌桌设置

## 电脑对手。$bot 是电脑的名字

components-bot = 电脑
components-level = 等级
components-level-of = 等级 { $level }
components-bot-level = 电脑对手的等级
# 与玩家胜率约各半的电脑对手
components-even = 相当
components-even-match = 实力相当：{ $bot }
components-even-match-about = 实力相当：{ $bot }。{ $description }
components-bot-about = { $bot }：{ $description }
components-bot-chosen = { $bot }。
components-bot-level-chosen = { $level }：{ $bot }。
components-bot-rating = 积分 { $rating }。
components-own-bot = 自订的电脑对手
components-strength = 强度
components-fits-you = 实力相当
# 电脑对手的打法：积极、谨慎等
components-style = 风格
components-style-neutral = 一般

## 牌桌设置

components-seats = 人数
# 少有人更改的牌桌设置
components-house-rules = 自订规则
components-house-rules-changed = 已改 { $count } 项
components-bot-label = 电脑
components-clock = 计时
components-turbo = 极速：有人先选好，其他人只剩 3 秒
components-call = 跟着口令出牌：“各就位，预备，开打！”
components-auto-pass = 非自己回合时，{ $seconds } 秒后自动跳过
components-public = 在道场公开牌桌
components-public-tournament = 在道场公开比赛
components-hints = 所有玩家都能看提示
components-hints-about = 与电脑对战时一律可以看提示。
components-rated = 积分对局
components-rated-leaving = 积分对局：离开算输
components-rated-about = 需要计时，且不能有提示。离开算输。
components-rated-tag-about = 结果会影响积分。
components-rating = 积分
# 还不确定的积分
components-rating-provisional = { $rating }?

## 牌桌清单

components-all = 全部 { $count } 项
components-all-of = 全部 { $count } 项：{ $list }
components-fewer = 收合
components-fewer-of = 收合：{ $list }
components-open-tables = 开放的牌桌
components-open-none = 目前没有开放的牌桌。
components-open-waiting = { $players }正在等人
components-open-waiting-anyone = 有人正在等你
components-open-duel = { $first } 对 { $second }
components-open-several = { $players }
components-seats-free = { $seats } 个座位，还空 { $free } 个
components-join = 加入
components-watch = 观战
components-lesson = { $game }（教学）
components-against = 对手：{ $players }
components-just-now = 刚刚
components-replay = 回放
components-resume = 继续
components-table-ready = 你的牌桌准备好了
components-table-waiting = 等待玩家加入
components-your-turn = 轮到你
components-turn-of = 轮到{ $player }
components-turn-others = 轮到其他人
components-running = 进行中
components-over = 已结束
components-draw = 平手
components-you-won = 你赢了
components-you-lost = 你输了
components-tournaments = 锦标赛
components-all-tournaments = 全部
components-record-open = 打开存档的对局
components-record-too-long = 这个文件太大，不是对局记录。

## 牌桌上

components-seat = { $number } 号座位
components-you = 你
components-away = 离席
components-to-move = 轮到这位玩家
# 接在分数之后：3 / 7 分。$unit 是计算的单位
components-of-goal = / { $goal } { $unit }
# 后面每局有一个标记
components-rounds = 局数
components-rounds-won = 赢了 { $won } 局，需要 { $goal } 局
components-round = 第 { $number } 局
components-time-left = 剩余 { $time }
components-deck = 牌库
components-hand = 手牌
components-hand-of = { $player }的手牌有 { $count } 张
components-face-down = { $count } 张正面朝下
components-card-face-down = 正面朝下的牌
# $pile 是牌堆的名称，例如弃牌堆
components-pile = { $pile }：{ $cards }。
# 同一张牌有几种用法
components-which-move = 选择用法
components-confirm = 确认这张牌
components-cancel = 取消

## 卡牌

components-number-value = 数值 { $value }
components-number-points = { $value } 分
components-number-ap = 战力 { $value }
components-number-attack = 攻击 { $value }
components-number-defense = 防御 { $value }
components-number-bonus = 加 { $value }
components-number-reduce = 伤害减 { $value }
components-number-heal = { $value } 点气
components-number-spirit = 内劲
# 没有画在卡牌上的数值
components-number-other = { $name } { $value }
components-number-list = { $numbers }
# $source 是下列文字之一
components-number-source = { $number }：{ $source }
components-source-printed = 印在卡牌上
components-source-inferred = 由规则书推得
components-source-found = 出自公开的介绍
components-source-designed = 由我们设计，没有已知的印刷数值
# 朗读时两段文字之间
components-pause = 。
components-becomes = 变成{ $card }。
components-all-cards = 查看所有卡牌
components-close = 关闭
components-inspect-card = 查看{ $card }
# 条文只有英文
components-card-rules = 这张牌的规则（英文）

## 规则

components-search-rules = 搜索规则
components-search-keys = Enter：下一笔。Shift+Enter：上一笔。
components-matches = { $count } 笔
components-match-of = 第 { $current } 笔，共 { $count } 笔
components-match-previous = 上一笔
components-match-next = 下一笔
components-match-list = 搜索结果
components-chapters = 章节
components-rules-now = 目前的规则
components-for-now = 目前
components-exact-rules = 详细规则（英文）
components-no-rule = 找不到。换个词试试，例如“抽牌”或“平手”。
components-every-clause = 列出所有条文（英文），附出处与我们的理由
components-our-ruling = 我们的裁定
components-source-silent = 规则书没有提到。
# $section 是印刷规则书的标题
components-source = 规则书：{ $section }。
components-rules-failed = 无法加载规则。

components-qr = 链接的 QR 码

components-player-card = { $name }的简介
components-about-player = 玩家简介
