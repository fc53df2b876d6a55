### 终端机版。玩家输入的指令（help、undo、pass turn 等）一律用英文。问题后面会接一个空格和玩家输入的文字。

## 名字与列表

terminal-player = 玩家
terminal-player-number = { $number } 号玩家
terminal-bot-name = { $name }（电脑）
terminal-matchup = { $first }对{ $second }
terminal-match-title = { $game }：{ $matchup }
terminal-label = { $label }：
terminal-clause-separator = ，
terminal-semicolon = ；
terminal-card-copies = { $count } 张{ $card }
terminal-card-count = { $card }（{ $count } 张）

## 对局

terminal-continues = 对局继续。
terminal-bot-level = 电脑的等级：{ $levels }（最高 { $most }）。
terminal-commands = 随时可以输入 help 查看指令，输入“card 牌名”查牌，输入“rules 字词”查规则。
terminal-press-enter = 按 Enter 开始：
terminal-draft-moves = 目前选了：{ $moves }。
terminal-draft = { $draft }（输入 undo 收回最后一项）
terminal-only-pass = 你只能跳过。
terminal-choice = 你的选择（或输入 help）：
terminal-choice-seconds = 你的选择，剩 { $seconds } 秒（或输入 help）：
terminal-confirm = { $move }？按 Enter 确定，或另选：
terminal-confirm-note = { $move }（{ $note }）？按 Enter 确定，或另选：
terminal-confirm-only = { $move }？按 Enter 确定（或输入 help）：
terminal-choose-again = 请重新选择。
terminal-choose-number = 请输入 1 到 { $count }。
terminal-one-move = 只有一个选择：输入 1。
terminal-type-help = 需要说明请输入 help。
terminal-not-needed = { $card }没有用上，还在你手上。
terminal-the-end = 对局结束
terminal-play-again = 再来一局？输入 yes，或按 Enter 离开：
terminal-saved = 已保存：{ $path }
terminal-to-replay = 回放：{ $command }
terminal-to-continue = 继续对局：{ $command }

## 多人共用一个键盘

terminal-hide-cards = 按 Enter 遮住你的牌（下一位：{ $player }）：
terminal-at-keyboard = { $player }就座后按 Enter：
terminal-at-keyboard-limit = { $player }就座后按 Enter（之后有 { $seconds } 秒）：
terminal-has-chosen = { $player }选好了。（{ $player }想重选请输入 undo。）
terminal-has-chosen-call = { $player }选好了。（{ $player }想重选请输入 undo；输入 call，{ $next }就只有 { $seconds } 秒。）
terminal-time-up = 时间到，系统随机替你选一张牌。
terminal-no-call-needed = 不必喊 call：先选的人选好，就开始倒数。
terminal-call-later = 先选牌，交出键盘时再输入 call。
terminal-hall-only = 想在同一个键盘上用 call 或极速模式，请加 --hotseat --call。计时，以及对电脑用 call，只有道场提供：kwoon serve --open

## 出局的玩家

terminal-out-watch = 你已经出局。按 Enter 看下一回合，或输入 end 直接看结局：
terminal-watch = 按 Enter 看下一回合，或输入 end 直接看结局：

## 记录

terminal-heading-round = 第 { $number } 局
terminal-heading-turn = 第 { $number } 回合
terminal-heading-arena = { $number } 号擂台
terminal-heading-sentence = { $heading }。
terminal-repeated = { $sentence }（共 { $count } 次）

## 指令一览

terminal-help-number = 选这个编号的行动
terminal-help-move = 输入列表里的文字来选行动
terminal-help-move-short = 输入列表里的文字来选行动，只输入 { $short } 也可以
terminal-help-look = 再看一次牌桌
terminal-help-card-name = card 牌名
terminal-help-card = 说明一张牌或一种指示物，牌名可以只打一部分
terminal-help-cards = 列出你看得到的牌；cards all 列出这个游戏的所有牌
terminal-help-why = 说明手牌现在为什么不能用；“why 牌名”只说明那张牌
terminal-help-hint = 建议一步：最强的电脑只看你看得到的，替你选
terminal-hint = { $bot }会选：{ $moves }。你的胜率约 { $chance }%。
terminal-no-hints = 没有提示：{ $reason }
terminal-help-discards = 查看弃牌堆
terminal-help-pass-turn = 这回合结束前，可跳过的都跳过；再输入一次就恢复
terminal-help-undo = 公开之前，收回你最后一个选择
terminal-help-log = 列出最近发生的事；log all 列出全部
terminal-help-rules-word = rules 字词
terminal-help-rules = 查规则，例如 rules 跳过
terminal-help-save-file = save 文件名
terminal-help-save = 把对局文件另存一份（平常会自动保存）
terminal-help-concede = 认输
terminal-help-quit = 离开，之后可以继续

## 指令

terminal-prompts-again = 可跳过的选择会再问你。
terminal-passing-turn = 这回合结束前，可跳过的都替你跳过。
terminal-no-optional-prompts = 这个游戏没有可跳过的选择。
terminal-rules-example = 要查规则，后面加上字词，例如 rules 跳过
terminal-cannot-write = 无法写入 { $path }：{ $reason }。
terminal-nothing-to-undo = 没有可以收回的。
terminal-concede = 要认输吗？输入 yes 确定：
terminal-play-on = 对局继续。

## 规则

terminal-no-rule = 没有规则提到“{ $word }”。换个字词试试，例如 rules 跳过
terminal-more-found = 另外还有 { $count } 条。加上字词可以缩小范围：rules { $word } ...

## 牌

terminal-your-hand = 你的手牌
terminal-hand = 手牌
terminal-hand-empty = 你没有手牌。
terminal-discard-pile = 弃牌堆
terminal-no-discard-pile = 这个游戏没有弃牌堆。
terminal-empty = 空
terminal-cards-of-game = 这个游戏的牌
terminal-tokens = 指示物
terminal-as-above = ：同上。
terminal-card-text = ：{ $summary }。{ $text }
terminal-card-summary = ：{ $summary }。
terminal-not-used = 这场对局没有用到。
terminal-no-card = 没有叫“{ $text }”的牌。输入 cards all 可以列出所有牌。
terminal-no-card-but-rules = 没有叫“{ $text }”的牌。输入 cards all 可以列出所有牌，输入 rules { $text } 可以查规则。
terminal-several-cards = “{ $text }”符合好几张牌：{ $cards }。
terminal-player-not-card = { $name }是玩家，不是牌。
terminal-team-not-card = { $name }是队伍（{ $players }），不是牌。
terminal-term-title = { $term }：
terminal-term = { $term }：{ $meaning }
terminal-is-term = “{ $term }”是用语，不是牌：{ $meaning }
terminal-more-rules = 更多规则请输入 rules { $term }
terminal-is-token = { $token }是指示物：{ $text }

## 不能用牌或不能行动的原因

terminal-no-card-in-move = 行动 { $number } 没有用到牌。
terminal-not-one-card = “{ $text }”不只一张牌，或没有这张牌。请多打几个字，或输入 cards 列出牌。
terminal-can-use = 现在每张手牌都可以用。
terminal-can-discard = 现在每张手牌都可以弃掉。
terminal-you-can = 你可以：{ $moves }。
terminal-you-can-examples = 例如你可以：{ $moves }。输入 look 看所有行动，输入 help 看指令。
terminal-you-can-use = { $card }可以这样用：{ $moves }。
terminal-same-reason = { $reason }{ $cards }也一样。
terminal-reason = { $cards }：{ $reason }
terminal-located = 它在这里：{ $places }。
terminal-on-discard-pile = 它在弃牌堆里（输入 discards 查看）。
terminal-not-a-move = “{ $text }”不是可以选的行动。
terminal-no-such-card = 没有“{ $text }”这张牌。
terminal-not-possible = 现在不能“{ $move }”。
terminal-not-possible-undo = 现在不能“{ $move }”；输入 undo 可以收回上一个选择。
terminal-several-moves = “{ $text }”符合好几个行动：{ $moves }。请输入其中一个。
terminal-to-concede = 要认输请输入 concede。
terminal-name-not-number = 请用玩家的名字，不要用号码。
terminal-is-team = { $team }是队伍，请指定其中一名玩家。
terminal-is-target = { $player }是玩家：{ $move }。
terminal-is-player = { $player }是玩家，不是牌。
terminal-no-player = 没有叫“{ $text }”的玩家。

## 无法开始

terminal-name-a-game = 请指定游戏：{ $games }。例如：{ $command }
terminal-too-many-names = 你给了 { $names } 个名字，但这个键盘只有 { $people } 人玩。
terminal-invalid-name = 名字“{ $name }”不能用：请用 1 到 { $most } 个可显示的字符。
terminal-bot-like-name = 名字“{ $name }”不能用：只有电脑的名字以 (bot) 结尾。
terminal-name-of-bot = 名字“{ $name }”是电脑的名字，请换一个。
terminal-call-needs-people = --call 需要两个人：请加 --hotseat。对电脑用 call，只有道场提供：kwoon serve
terminal-no-call-in-game = 《{ $game }》没有同时选择的时候，不能用 --call。
terminal-call-range = --call 必须是 { $min } 到 { $max } 秒，不能是 { $seconds }。
terminal-match-over = 那场对局已经结束。回放：{ $command }
terminal-cannot-read = 无法读取 { $path }：{ $reason }。
terminal-not-a-record = { $path } 不是对局文件：它不是文本文件。
terminal-custom-bot = { $player }是自订的电脑。请用 --bot MODULE:{ $name } 指定它的模块。
terminal-all-bots = 这个对局文件里的玩家都是电脑。想接手所有座位，请加 --hotseat。
terminal-not-an-option = “{ $text }”不是选项，请写成 NAME=VALUE。

## 回放

terminal-shown-open = 公开所有的牌。
terminal-shown-spectator = 以观战者的视角回放。
terminal-shown-player = 以{ $player }的视角回放。
terminal-unknown-viewer = 没有视角“{ $text }”。可以选：{ $viewers }。
terminal-so-far = 目前为止
terminal-unfinished-record = 对局文件到此为止，对局还没结束。
terminal-valid-record = 对局文件有效：每一步都回放过了。
terminal-replay-step = 按 Enter 继续，输入 a 看完全部，输入 q 离开：

## 没有自己版面的游戏

terminal-the-table = 牌桌
terminal-yes = 是
terminal-cards-of-player = { $player }的 { $label }
terminal-cards-in-hand = { $count } 张手牌
terminal-cards = { $count } 张牌
terminal-points = { $count } 分
terminal-face-down = { $count } 张盖住的牌

## kwoon cards 与 kwoon rules

terminal-cards-total = 《{ $game }》：{ $kinds } 种牌，共 { $copies } 张，卡包 { $pack }。
terminal-copies = { $count } 张
terminal-on-card = 在{ $card }这张牌上
terminal-source-printed = printed：印在实体游戏上。
terminal-source-inferred = inferred：从规则书的例子推出来。
terminal-source-found = found：来自游戏的公开介绍。
terminal-source-designed = designed：没有已知的印刷数字，由数字版作者设计。
terminal-unknown-icon = 没有名为“{ $icon }”的图案：{ $cards }会显示拳头。
terminal-rules-total = 《{ $game }》：{ $clauses } 条，{ $covered } 条有测试情境，{ $outside } 条不在规则引擎内，{ $uncovered } 条还没有测试。
terminal-to-read-rules = 阅读规则：{ $command }
terminal-no-rule-of-game = 《{ $game }》没有规则提到“{ $words }”。
terminal-file-exists = { $path } 已经存在，请换个文件名。
terminal-copied-pack = 已写入 { $path }。改个数字，再运行：{ $command }
terminal-wrote-sheets = 已写入 { $path }。请以 100% 大小双面打印，沿长边翻页，再沿裁切线裁开。
terminal-wrote-rulebook = 已写入 { $path }。
terminal-print-whole-rulebook = 只能打印一个游戏的整本规则书：{ $command }

## kwoon play --help 里的游戏选项

terminal-options-help = 各游戏的玩家人数（--seats）和选项（--option NAME=VALUE，第一个值是默认）：
terminal-number-of-players = { $count } 人
terminal-numbers-of-players = { $first } 到 { $last } 人
terminal-no-options = { $players }，没有选项
