### web/src/tournaments 的文字。锦标赛的一轮是“轮”，不是“局”

## 所有锦标赛

tournaments-about = 开一场比赛，再分享链接。
tournaments-open = 举办锦标赛
tournaments-current = 目前的锦标赛
tournaments-past = 过去的锦标赛
tournaments-none = 目前没有锦标赛。

## 举办锦标赛

tournaments-title = 名称
tournaments-title-example = 周五杯
tournaments-game = 游戏
tournaments-cards = 卡牌
tournaments-printed-cards = 原版卡牌
tournaments-format = 赛制
tournaments-swiss = 瑞士制：无人淘汰
tournaments-robin = 循环赛
tournaments-knockout = 淘汰赛
tournaments-rounds = 轮数
tournaments-max-players = 人数上限
tournaments-starts = 开始时间
# 接在开始时间的字段之后
tournaments-starts-itself = 自动开始
tournaments-starts-by-host = 由你按“开始”
# 迟到多久算输
tournaments-late-forfeit = 迟到判负
tournaments-minutes = { $count } 分钟
tournaments-late-entry = 可中途加入
tournaments-two-players = 请选择适合双人的牌桌设置。
tournaments-create = 创建锦标赛

## 一场锦标赛

tournaments-tournament = 锦标赛
tournaments-all = 所有锦标赛
tournaments-missing = 找不到这场锦标赛
# 浏览器标签页的标题
tournaments-tab-ready = ● 你的牌桌 · { $title }
tournaments-num-players = { $count } / { $max } 人
tournaments-late-rule = 迟到 { $minutes } 分钟，该局算输。
tournaments-swiss-rule = 最多 { $rounds } 轮，且不超过人数的一半。轮空得 1 分。
tournaments-knockout-rule = 平手就重赛，最多 { $replays } 次；仍平手则由种子排名较高者晋级。
tournaments-late-entry-rule = 可中途加入，错过的轮次不计分。
tournaments-ready = 第 { $round } 轮：你的牌桌准备好了
tournaments-ready-text = 对手是{ $opponent }。
tournaments-ready-time = 对手是{ $opponent }，请在 { $time } 内到场。
tournaments-ready-notice = 第 { $round } 轮，对手是{ $opponent }。
tournaments-go-to-table = 前往你的牌桌
tournaments-no-game = 目前没有对局。下一张牌桌会显示在这里。
# “加入”按钮与玩家名字之间
tournaments-join-as = 名字：
tournaments-start = 开始
tournaments-starts-at = { $time } 开始。
tournaments-host-starts = 由主持人开始。
tournaments-leave = 退出锦标赛
tournaments-leave-question = 要退出锦标赛吗？
tournaments-leave-waiting = 只要还有名额，就能再加入。
tournaments-leave-running = 进行中的对局算输，而且不能再加入。
tournaments-leave-confirm = 退出
tournaments-stay = 留下
tournaments-cancel = 取消锦标赛
tournaments-cancel-question = 要取消锦标赛吗？
tournaments-cancel-text = 所有人的比赛都会结束，进行中的对局不计入。
tournaments-remove = 移除
tournaments-remove-player = 移除{ $name }
tournaments-remove-question = 要移除{ $name }吗？
tournaments-remove-bot = 可以再加入其他电脑。
tournaments-remove-person = 这位玩家将不能再加入这场锦标赛。
tournaments-keep = 保留
tournaments-link = 锦标赛链接
tournaments-invite-text = 把这个链接传给参赛的人。

## 电脑

tournaments-bots = 电脑数量
tournaments-bot-choice = 等级 { $level }：{ $name }
tournaments-add-bots = 加入电脑

## 对战表

tournaments-round = 第 { $round } 轮
tournaments-previous = 上一轮
tournaments-previous-round = 上一轮
tournaments-next = 下一轮
tournaments-next-round = 下一轮
tournaments-pairing = { $first } 对 { $second }
tournaments-pairing-replay = { $first } 对 { $second }（重赛）
tournaments-replay-of = 回放：{ $first } 对 { $second }
tournaments-watch-of = 观战：{ $first } 对 { $second }
tournaments-your-table = 你的牌桌
tournaments-your-table-of = 你的牌桌：{ $first } 对 { $second }
# 循环赛人数为奇数时
tournaments-rests = 轮休
tournaments-bye = 轮空，1 分
tournaments-forfeit = { $score }（弃权）

## 排名

tournaments-players = 参赛者
tournaments-standings = 排名
tournaments-results = 比赛结果
tournaments-place = 名次
tournaments-number = 编号
tournaments-name = 名字
tournaments-points = 分数
tournaments-rounds-won = 晋级轮数
tournaments-bot = 电脑
tournaments-bot-level = 电脑，等级 { $level }
tournaments-has-left = 已退出
tournaments-download-csv = 下载 CSV
tournaments-download-json = 下载 JSON
# $names 是下列破同分方式的清单
tournaments-tiebreaks = 同分时依序比较：{ $names }。
tournaments-buchholz = 对手分
tournaments-buchholz-short = 对手分
tournaments-buchholz-about = 对手分（Buchholz）：所有对手的分数总和
tournaments-berger = 索伯分
tournaments-berger-short = 索伯分
tournaments-berger-about = 索伯分（Sonneborn-Berger）：击败的对手的分数，加上战平的对手的一半分数
tournaments-direct = 直接对战
tournaments-direct-short = 对战
tournaments-direct-about = 直接对战：同分者彼此之间的得分
tournaments-wins = 胜局数
tournaments-wins-short = 胜局
tournaments-wins-about = 胜局数，不含弃权与轮空
