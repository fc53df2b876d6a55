### web/src/table 的文字：等待室、提问、记录与聊天、结果、胜率

## 等待室

table-lobby = 《{ $game }》的牌桌
table-seat-open = 空位
table-sit = 入座
table-stand = 离座
table-add-bot = 加入电脑
# 在玩家名字旁边
table-here = 在场
table-remove = 移出
table-remove-player = 移出{ $player }
table-seats = { $count } 个座位
table-seat-count = 座位数
table-fewer-seats = 减少一个座位
table-more-seats = 增加一个座位
table-start = 开始
table-start-bots = 由电脑补位，直接开始
table-starts-full = 坐满就自动开始。
table-starts-both = 双方到场就自动开始。
table-starts-opponent = 你已到场，对手一到就开始。
table-to-tournament = 前往锦标赛
table-take-seat = 请入座，或留下来观战。
table-watch-only = 你无法加入这张牌桌。你可以观战，或选择别桌。
table-waiting-others = 等待其他人入座。
table-waiting-host = 等待主持人开始。
table-invite = 邀请
table-invite-text = 把链接传给朋友，用浏览器打开就能玩。

## 牌桌的链接

table-link = 这张牌桌的链接
table-link-copied = 已复制链接。
table-share = 分享
# 反引号之间是指令，不翻译
table-link-local = 这个链接只能在这台电脑上使用。想跟同一网络上的朋友玩，请用 `make play HOST=0.0.0.0` 启动道场，再打开它显示的网址。

## 提问

table-moment = 请稍候。
table-waiting = 等待{ $players }。
table-sealed = 你已经选定。
table-taken-back = 已收回。
table-undo = 收回
table-result = 结果
table-skip = 略过 ›
table-skip-about = 也可以点任何地方，或按空白键
table-hint-button = 提示
table-thinking = 思考中…
# $advice 是一个走法，或下列文字
table-hint = { $bot }：{ $advice }。你的胜率：{ $chance }%。
table-hint-more = { $next }，接着还有 { $count } 步
table-hint-press = 按“{ $button }”
# 玩家喊的口令。喊完倒数三秒，逐一显示每个词
table-call = 各就位，预备，开打！
table-call-ready = 各就位，
table-call-set = 预备，
table-call-fight = 开打！
table-countdown = { $seconds } 秒

## 自动跳过：有些询问出现在别人的回合，可以跳过

table-quick = { $seconds } 秒
table-quick-spoken = { $seconds } 秒后算跳过
table-quick-about = 时间到还没回答，就算跳过
table-pass-turn = 本回合都跳过
table-pass-turn-about = 这个回合结束前，不再询问你
table-pass-game = 整局都跳过
table-pass-game-about = 这一局不再于别人的回合询问你
# 按钮
table-passing-turn = 本回合都跳过。恢复询问
table-passing-game = 整局都跳过。恢复询问

## 表决：玩家离席

table-replace = { $votes ->
    [0] { $player }离席：由电脑接手
   *[other] { $player }离席：由电脑接手（{ $votes } 票）
}
table-replace-about = 须有过半数的在场玩家同意

## 对卡牌的意见

table-note-for = 给{ $designer }的意见
table-note-designer = 给设计者的意见
table-note-cards = 对卡牌的意见
table-note-about = 关于
# 不指定卡牌
table-note-whole = 整个游戏
table-note-text = 你的意见
table-note-example = 它让这一局有什么不同？
table-note-send = 送出意见
table-note-sent = 谢谢，意见已经送出。

## 教学

table-lesson = 教学
table-lesson-step = 教学第 { $step } 步，共 { $steps } 步
table-lesson-back = 上一页
table-lesson-next = 下一页
table-lesson-your-move = 换你了。
table-lesson-other-move = 这个先不要选。

## 使用自订卡牌的牌桌

table-pack = 卡包
table-pack-unnamed = 未命名的卡包
table-pack-differences = { $count ->
    [0] 与原版相同
   *[other] 与原版有 { $count } 处不同
}
table-pack-more = 另有 { $count } 处
table-pack-failed = 无法加载不同之处。

## 记录与聊天

table-panel = 记录与聊天
table-log = 记录
table-log-empty = 还没有记录。
# 反引号之间是按键
table-keys = 用方向键与 Enter，或边上的数字来选择，再按一次确认。`i` 看卡牌，`?` 看规则，`b` 收回。
table-chat = 聊天
table-chat-empty = 还没有人说话。先行个礼吧。
table-unread = { $count } 则新消息
table-people = 这张牌桌的玩家
# 主持人的按钮，对全桌有效
table-mute = 全桌静音
table-mute-person = 全桌静音：{ $person }
table-unmute = 解除全桌静音
table-unmute-person = 解除全桌静音：{ $person }
table-say = 对全桌说句话
table-say-example = 说句话
table-send = 送出
table-phrases = 快速短句
table-phrase-said = { $player }说：{ $phrase }
table-phrase-hello = 你好！
table-phrase-good-luck = 祝你好运！
table-phrase-nice-hit = 打得漂亮！
table-phrase-well-played = 高招！
table-phrase-thanks = 谢谢！
table-phrase-oops = 哎呀！
table-phrase-sorry = 不好意思！
table-phrase-thinking = 让我想想……
table-phrase-good-game = 打得好！
table-phrase-rematch = 再来一场？

## 结果

table-draw = 平手
table-over = 对局结束
table-won = 你赢了
table-lost = 你输了
table-again = 再来一局
# 上完教学或赢了电脑之后：和更强的电脑对战
table-next-level = 接着挑战等级 { $level }
table-again-waiting = 等待其他人同意
table-again-asked = { $players }想再来一局。
table-show-table = 查看牌桌
table-watch-replay = 观看回放
# $change 例如 +1.3
table-rating = 你的积分：{ $rating }（{ $change }）
table-rating-unchanged = 你的积分没有变动。

## 规则

table-rules = 规则
table-rules-close = 关闭规则

## 牌桌上方

table-watching = 观战中
table-watching-delayed = 延迟观战中
table-spectators-count = { $count } 人观战
# 给观战者看：另外有几人观战
table-spectators-others = 另有 { $count } 人观战
table-delayed = 延迟观战
table-delayed-about = 晚几回合，看得到之后打出的牌
table-allow-delayed = 让观战者延迟看到手牌
table-allow-delayed-about = 所有玩家都允许时，观战者会晚几回合看到已经离手的牌。
table-concede = 认输

## 胜率

table-chances = 胜率
table-chances-busy = 胜率（计算中…）
# 读者这一方
table-you = 你
# $side 是一位或几位玩家
table-chance = { $side } { $chance }%
table-chance-change = { $side }：从 { $before }% 到 { $after }%。
table-percent = { $number }%
# 滑杆的标签
table-chances-point = 对局的时间点
table-chances-about = 各方依当时所知的胜率，总和不一定是 100%。
table-show = 查看
