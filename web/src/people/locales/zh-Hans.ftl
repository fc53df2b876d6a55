### web/src/people 的文字：账号、个人主页、积分、排行榜与已结束的对局

## 账号

people-account = 账号
people-account-about = 用通行密钥或恢复码，在任何设备保有你的名字。
people-keep-name = 保留你的名字
people-sign-in-methods = 登录方式
# 没有名称的设备
people-device = 未命名的设备
# 通行密钥的名称，例如：Linux 上的 Firefox
people-device-name = { $system } 上的 { $browser }
people-passkey-used = 上次使用：{ $date }
people-remove = 移除
people-remove-passkey = 移除“{ $device }”
people-create-passkey = 创建通行密钥
people-add-passkey = 添加通行密钥
people-passkey-added = 通行密钥已添加。
people-no-passkeys = 通行密钥需要 https，请改用恢复码。
people-passkey-canceled = 没有使用通行密钥。
people-passkey-exists = 这个设备已有你的通行密钥。
people-passkey-insecure = 这个网址无法使用通行密钥，请改用恢复码。
people-create-code = 创建恢复码
people-replace-code = 更换恢复码
people-has-code = 你已有恢复码。如果不是你创建的，请登出所有设备。
people-new-code = 请抄下这组恢复码。它只会显示一次。
# 登出所有设备之后：原账号的新恢复码
people-new-code-signed-out = 这是原账号的新恢复码。它只会显示一次。
people-copy = 复制
people-current-code = 目前的恢复码
people-current-code-about = 用来确认是你本人。
people-been-here = 以前来过吗？
people-sign-in-passkey = 以通行密钥登录
people-code = 恢复码
people-sign-in = 登录
people-sign-in-about = 登录后，这个浏览器就不再是{ $name }。
people-welcome = { $name }，欢迎回来。
people-sign-out = 登出
# 以下两个按钮在标题“登出”之下
people-sign-out-here = 这个设备
people-sign-out-all = 所有设备
people-signed-out = 已登出。你现在是新的访客。
people-sign-out-question = 要登出所有设备吗？
people-sign-out-text = 包括这个设备。恢复码也会失效。
people-sign-out-confirm = 登出所有设备
people-data = 你的数据
people-download-data = 下载我的数据
people-data-about = 其他人看得到你的名字、积分与公开对局。
people-delete = 删除账号
people-delete-question = 要删除账号吗？
people-delete-text = 积分、通行密钥、卡包与聊天消息会永久删除。已结束的对局会保留，但不再显示你的名字。进行中的积分对局算输。
people-deleted = 账号已删除。你现在是新的访客。

## 个人主页

people-profile-own = 你的个人主页
people-profile = 玩家
people-no-player = 找不到这位玩家
people-guest = 访客
people-guest-self = 只有这个浏览器记得你的名字。
people-ratings = 积分
people-no-ratings = 还没有。
people-no-ratings-self = 还没有。玩一局积分对局吧。
people-rating-games = { $games } 局，{ $won } 胜
people-rating-about = ± { $uncertainty } 分
people-rating-provisional-about = 暂定积分：± { $uncertainty } 分
people-leaderboard = 排行榜
people-leaderboard-of = 《{ $game }》排行榜
# 积分曲线的说明
people-curve = { $games } 局积分对局，积分从 { $first } 到 { $last }。
people-level = 等级 { $level }
people-played = 战绩
people-counts = { $won } 胜、{ $drawn } 平、{ $lost } 败
people-won-of = { $games } 局 { $won } 胜
people-games-own = 你的对局
people-games-public = 公开牌桌的对局

## 排行榜

people-leaderboards = 排行榜
# 在社区页面，位于最强玩家与最新对局旁边
people-all-leaderboards = 全部排行榜
people-all-finished = 全部对局
people-leaderboards-about = 电脑，以及有账号与积分的玩家。
people-games = 游戏
# 一对一、各自为战、团队：积分分开计算
people-format = 赛制
people-duel = 一对一
people-several = 各自为战
people-teams = 团队
people-bot = 电脑
people-bot-level = 电脑，等级 { $level }
people-num-games = { $count } 局
people-nobody = 还没有人上榜。
people-leaderboard-order = 积分越不确定，名次越后面。

## 已结束的对局

people-finished = 已结束的对局
people-finished-about = 公开牌桌的对局。
people-game = 游戏
people-all-games = 所有游戏
people-result = 结果
people-all-results = 所有结果
people-over = 已结束
people-won = 获胜
people-lost = 落败
people-drawn = 平手
people-left = 中途离开
people-rated-only = 只看积分对局
people-no-games = 没有符合的对局。
# 后面是对手的名字
people-against = 对手：
people-bot-player = { $name }（等级 { $level }）
# 接在玩家的名字之后
people-has-won = 获胜
people-moves = { $count } 步
people-seconds = { $count } 秒
people-minutes = { $count } 分钟
people-days = 历时数天
people-more = 更多
