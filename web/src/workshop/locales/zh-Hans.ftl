### web/src/workshop 的文字：卡包编辑器、研究、打印与分享

## 工具列与问题

workshop-name = 卡包名称
workshop-undo = 撤销
workshop-undo-keys = 撤销（Ctrl+Z）
workshop-redo = 重做
workshop-redo-keys = 重做（Ctrl+Shift+Z）
workshop-save-keys = 保存（Ctrl+S）
workshop-play = 开始玩
workshop-saving = 保存中…
workshop-saved = 已保存
workshop-unsaved = 未保存，已保留草稿
workshop-unsaved-problems = 未保存：请先修正问题
workshop-connection-lost = 无法连上道场。你的修改已保存在这里。
workshop-problems = 修正 { $count } 个问题才能保存：
workshop-problem-in-entry = { $entry }：{ $problem }
workshop-problems-more = 还有 { $count } 个

## 项目。$entry 是清单中的东西：卡牌、招式、效果等

workshop-search = 搜索
# $mark 是“已修改”
workshop-search-entries = 名称、文字或“{ $mark }”
workshop-add-entry = 添加{ $entry }
workshop-remove-entry = 移除{ $entry }
workshop-which-kind = 哪一种？
workshop-entry-keys = 用方向键移动。
workshop-no-match = 找不到。
# 卡牌上的标记
workshop-mark-new = 添加
workshop-mark-changed = 已修改
workshop-mark-off = 停用
workshop-mark-problem = 有问题
# 名称下方的状态
workshop-entry-new = 自创
workshop-entry-changed = 已修改
workshop-entry-off = 已停用，不会发到
workshop-entry-printed = 未更改
workshop-no-face = 修正所有问题后就会显示。
workshop-turn-on = 启用
workshop-turn-off = 停用
workshop-remove = 移除
workshop-reset = 还原为原版
workshop-card-statistics = 统计

## 字段

# $min 与 $max 是数值的上下限
workshop-range = { $min } 到 { $max }。
workshop-calculated = 自动计算
workshop-set-number = 设置
workshop-clear = 清除
workshop-none = 无
workshop-yes = 是
workshop-no = 否
workshop-add = 添加…
workshop-remove-choice = 移除{ $name }
# 印刷卡牌的名称，文件中是英文
workshop-shown-name = 中文名称是“{ $name }”，改名后就用你写的。
# 原版的值
workshop-printed-value = 原版：{ $value }
workshop-printed-other = 与原版不同
workshop-chosen-cards = 所选的牌
workshop-chosen-attacks = 所选的攻击
workshop-sources = 数值出处
# 没有另外注明出处的数值
workshop-source-others = 其他
workshop-source-as-others = 同“其他”
workshop-source-none = 未注明
# 数值的出处
workshop-source-printed = 印刷
workshop-source-inferred = 推得
workshop-source-found = 公开数据
workshop-source-designed = 自行设计
workshop-icon-change = 更换
workshop-icon-keep = 保留
workshop-search-icons = 搜索图案
# 图案的名称是英文
workshop-search-icons-example = 英文名称，例如 tiger

## 分享

workshop-share = 分享
workshop-shared = 在工坊公开
workshop-shared-on = 任何人都找得到，也能留下意见。
workshop-shared-off = 有链接的人才能打开。
workshop-link = 这个卡包的链接
workshop-link-about = 有链接的人都能用这个卡包来玩。
workshop-file = 文件
workshop-file-about = 保存的版本。在终端机运行：kwoon play { $game } --pack FILE
workshop-delete = 删除卡包
workshop-differences = 与原版的不同
workshop-no-differences = 与原版完全相同
workshop-notes = 玩家意见
workshop-no-notes = 还没有。
workshop-note-by = { $author }，{ $date }
workshop-note-on-pack = { $author }评整个卡包，{ $date }
workshop-note-on-card = { $author }评“{ $card }”，{ $date }
workshop-remove-note = 移除{ $author }的意见

## 打印

workshop-print = 打印
workshop-paper = 纸张
workshop-paper-letter = Letter
workshop-copies = 卡牌
workshop-copies-all = 全部张数
workshop-copies-once = 每种 1 张
workshop-download-pdf = 下载 PDF
workshop-download-rulebook = 规则书 PDF
workshop-print-about = 以 100% 大小双面打印，沿长边翻页。

## 研究：让电脑分别用这个卡包与来源卡包对战，比较结果

workshop-study = 研究
workshop-study-about = 让电脑用相同的发牌，分别玩这个卡包与原本的卡包。
workshop-study-games = 各玩几场
workshop-study-start = 开始
workshop-study-again = 重新开始
workshop-study-stop = 停止
workshop-study-saved = 使用上次保存的版本。
workshop-study-progress = 已玩场数
workshop-study-waiting = { $count ->
    [0] 即将开始…
   *[other] 等待中：前面还有 { $count } 项
}
workshop-study-played = 已玩 { $played } 场，共 { $total } 场
workshop-study-stopped = 玩了 { $count } 场后停止。
workshop-study-overall = 整体
workshop-study-own-cards = 自创的牌
workshop-study-significant = 显著差异
workshop-study-no-significant = 没有显著差异。
workshop-study-no-significant-yet = 目前没有显著差异。
# 置信区间的上下限
workshop-interval = { $low } 到 { $high }
workshop-interval-of = { $unit }（{ $low } 到 { $high }）
workshop-previous = 原为 { $value }
workshop-previous-of = { $unit }，原为 { $value }
workshop-column-statistic = 统计
workshop-column-pack = 这个卡包
workshop-column-previous = 原本
workshop-column-difference = 差异
