### 电脑无法使用的原因。$bot 是电脑的代号，例如 greedy 或 my_bots:Brave。

bots-errors-not-loaded = 无法加载 { $game } 的电脑：{ $reason }
bots-errors-unknown = { $game } 没有叫“{ $bot }”的电脑。可以选：{ $known }。
bots-errors-no-level = 没有叫“{ $bot }”的电脑。
bots-errors-cannot-play = { $bot } 没有能玩的游戏。{ $reason }

## 自订的电脑

bots-errors-not-custom = “{ $bot }”不是自订电脑的代号。请写成 { $form }。
bots-errors-no-module = 无法导入自订电脑“{ $bot }”的模块“{ $module }”：{ $reason }。
bots-errors-module-failed = 导入模块“{ $module }”时出错：{ $reason }。
bots-errors-not-in-module = 模块“{ $module }”里没有叫“{ $name }”的电脑。
bots-errors-not-callable = “{ $bot }”不能调用。自订电脑要接受 game 和 dice，并传回 Player。
bots-errors-start-failed = { $bot } 无法在《{ $game }》启动：{ $reason }
bots-errors-probabilities-failed = { $bot } 在《{ $game }》{ $seat } 号座位无法传回走法的概率：{ $reason }
bots-errors-failed = { $bot } 在《{ $game }》{ $seat } 号座位出错：{ $reason }
bots-errors-illegal = { $bot } 在《{ $game }》{ $seat } 号座位选了 { $move }，但能选的只有 { $moves }。
