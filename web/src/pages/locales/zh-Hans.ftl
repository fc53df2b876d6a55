### web/src/pages 的文字，以及所有页面共用的文字

pages-loading = 加载中…
pages-no-answer = 无法连上道场。请检查网络后再试一次。
pages-failed = 没有成功。请稍后再试。
pages-unreachable = 无法进入道场
pages-load-failed = 无法加载这个页面
pages-load-failed-text = 请检查网络后再试一次。
pages-not-found = 找不到页面
pages-not-found-text = 这个链接无效，可能在复制时少了一截。
pages-no-workshop = 这里没有工坊
pages-no-friends = 这里没有好友名单
pages-no-tournaments = 这里没有锦标赛
pages-try-again = 再试一次
pages-to-hall = 回到道场

## 通知

pages-your-turn = 轮到你
pages-your-turn-text = 其他玩家都选好了。
# $prompt 是问玩家的问题
pages-your-turn-prompt = { $game }：{ $prompt }
pages-game-starts = 对局开始
pages-game-starts-text = { $game }：所有人都入座了。
pages-table-ready = 你的牌桌准备好了
pages-table-ready-text = 锦标赛的下一轮开始了。
pages-notifications-blocked = 浏览器屏蔽了这里的通知。轮到你时，标签页标题仍会显示。

## 首页

pages-home-title = Kwoon：功夫卡牌道场
pages-home-title-turn = ● 轮到你 · Kwoon
pages-home-welcome = 请入座。
pages-home-partner = 随时有人陪你过招。
pages-home-lead = 师父带你边打边学，不必注册。
# 供屏幕阅读器使用的区域名称
pages-next = 下一步
# 最先学的游戏
pages-start-here = 从这里开始
pages-start-here-lesson = 从这里开始：{ $minutes } 分钟学会《{ $game }》
pages-play-again = 再玩一局《{ $game }》
pages-home-tables = 牌桌
pages-your-games = 你的对局
pages-recent-games = 最近的对局
# 与玩家有关的页面
pages-people = 玩家
pages-your-page = 你的个人主页
pages-leaderboards = 排行榜
pages-finished-games = 已结束的对局
# 道场现在的动态
pages-now = 现在
# 社区的标签页：公开牌桌已结束的对局，以及自己的个人主页
pages-tab-games = 对局
pages-tab-friends = 好友
pages-tab-profile = 个人主页
pages-account = 账号
pages-about = 关于 Kwoon
pages-credits-short = 图标出自 game-icons.net 的作者，CC BY 3.0

## 学习

pages-no-game = 没有这款游戏。
pages-no-lesson = 这里没有教学
pages-lesson = 边玩边学《{ $game }》
pages-lesson-about = 师父带你打一小局。
pages-learn-about = 师父带你打一小局，边打边学。
pages-start-lesson = 开始教学
pages-start-lesson-of = 开始教学：{ $game }
pages-lesson-minutes = 开始教学 · { $minutes } 分钟
pages-rules = 规则
pages-rules-of = 《{ $game }》的规则
pages-all-cards = 所有卡牌

## 卡牌

pages-no-cards = 找不到这些卡牌
pages-no-cards-text = 没有这些卡牌。
pages-printed-cards = 与原版相同。
pages-designed-cards = 原创卡牌。
pages-pack-by = 作者：{ $owner }
pages-differences = 与原版有 { $count } 处不同
pages-play-pack = 用这些卡牌玩
pages-edit-pack = 编辑
pages-copy-pack = 制作我的版本
# 新卡包的名称，玩家可以更改
pages-pack-copy = { $name }（我的版本）
pages-download-pack = 下载 TOML
pages-search-cards = 名称或文字
pages-find-card = 搜索卡牌
pages-kind = 种类
pages-all-kinds = 所有种类
pages-all-decks = 所有牌库
pages-card-count = { $kinds } 种，共 { $cards } 张
pages-card-link = 这张卡牌的链接
pages-copies = { $count } 张
pages-no-card = 没有符合的卡牌。

## 致谢

pages-credits = 致谢
pages-credits-icons = 图标（颜色由我们调整）：Lorc、Delapouite、Skoll、Caro Asercion、Cathelineau、Sbed 等人。
pages-credits-drawings = 卡牌上的狗、猫、狸猫、熊猫与兔子由我们自行绘制。
pages-credits-icons-site = game-icons.net
pages-credits-icons-license = CC BY 3.0
pages-credits-fonts = 字体：Fraunces、Inter 与 LXGW WenKai TC，依 SIL Open Font License 授权。
pages-credits-texts = 规则与文字皆由我们自行撰写。在设置中打开“数值出处”，就能看出卡牌上哪些数值由我们设计。

## 回放

pages-replay = 回放：{ $game }
pages-replay-tab = 回放 · { $game } · Kwoon
pages-replay-failed = 无法打开回放。请再试一次。
pages-no-replay = 没有可回放的对局
pages-download-game = 下载对局
pages-download-game-about = 将整局存成文件
pages-copy-link = 复制链接
pages-link-copied = 已复制
pages-your-decision = 在你做决定之前。正在寻找更好的选择…
pages-decision = 在{ $player }做决定之前。正在寻找更好的选择…
pages-you-chose = 你选择了：{ $moves }。
pages-player-chose = { $player }选择了：{ $moves }。
# 没有出招时
pages-no-move = 什么都不做
pages-same-move = 最强的电脑也会这样选。
pages-better-move = { $bot }认为更好的选择：{ $moves }。
pages-back-to-replay = 回到回放
pages-replay-controls = 回放控制
pages-turn-back = 上一回合
pages-turn-on = 下一回合
pages-step-back = 上一步
pages-step-on = 下一步
pages-play = 播放
pages-pause = 暂停
pages-position = 位置
pages-position-of = 第 { $step } 步，共 { $last } 步
pages-more = 更多
pages-speed = 速度
# 回放显示谁的牌
pages-view = 视角
pages-view-open = 公开所有手牌
pages-view-as = { $player }的视角
pages-view-you = { $player }的视角（你）
pages-view-spectator = 观战者的视角
pages-play-on = 从这里接着玩
pages-play-on-as = 接手{ $player }
pages-play-on-about = 从这个局面开始与电脑对战
pages-analysis = 分析与记录

## 牌桌

pages-table-failed = 无法打开牌桌。请再试一次。
pages-tab-your-turn = ● 轮到你 · { $title }
pages-no-table = 没有这张牌桌
pages-no-table-text = 这张牌桌已经关闭。请回道场另开一桌。
pages-table-closed = 牌桌已关闭
pages-table-closed-text = 站长关闭了这张牌桌，这局不算。
pages-connection-lost = 连接中断，正在重新连接。对局不会遗失。
pages-back-to-table = 回到牌桌
pages-rules-failed = 无法加载规则。请检查网络。
pages-concede = 要认输吗？
pages-concede-several = 其他人会继续打下去。认输后无法反悔。
pages-concede-duel = 对手会立刻获胜。认输后无法反悔。
pages-concede-no = 继续打

## 工坊

pages-workshop = 工坊
pages-workshop-about = 修改游戏的卡牌，再拿来玩。
pages-workshop-begin = 从哪款游戏开始？
# 新卡包的名称，玩家可以更改
pages-my-pack = 我的{ $game }
pages-workshop-or = 或
pages-open-pack = 打开 TOML 文件
pages-pack-too-big = 卡包不能超过 256 kB。
# $line 是文件中的一行，例如：game = "fight"
pages-pack-no-game = 这个文件没有写明是哪款游戏。卡包的开头要有这样一行：{ $line }
pages-new-pack = 新卡包
pages-your-packs = 你的卡包
pages-no-packs = 还没有。
pages-shared-packs = 其他人分享的卡包
pages-pack-kinds = { $count } 种卡牌
pages-pack-shared = 已分享
pages-pack-unsaved = 未保存
pages-pack-notes = { $count } 则意见

## 卡包编辑器

pages-no-pack = 没有这个卡包
pages-all-packs = 所有卡包
pages-editor = 编辑区
pages-editor-parts = 卡包的各部分
pages-editor-game = 游戏
pages-editor-study = 研究
pages-editor-share = 分享
pages-editor-share-notes = 分享 · { $count } 则意见
pages-editor-back = 回到清单
pages-editor-choose = 选一项来编辑。
pages-editor-numbers = 游戏的数值
pages-delete-pack = 要删除这个卡包吗？
pages-delete-pack-text = 相关的意见也会一并删除。使用它的牌桌可以继续玩。
pages-delete = 删除
pages-keep = 保留
