### 选项、走法和对局文件被拒绝的原因。引用的走法与对局文件内容照原文。

## 游戏与选项

core-errors-no-game = 没有叫“{ $name }”的游戏。可以选：{ $games }。
core-errors-seats = 《{ $game }》的人数是 { $counts } 人，不能是 { $seats } 人。
core-errors-seats-with-options = 选了这些选项，《{ $game }》的人数是 { $counts } 人，不能是 { $seats } 人。
core-errors-option-value = 选项“{ $option }”不能是“{ $value }”。可以选：{ $choices }。
core-errors-no-option = 《{ $game }》没有选项“{ $option }”。它的选项：{ $known }。
core-errors-no-options = 《{ $game }》没有选项“{ $option }”，也没有其他选项。
core-errors-edition = 《{ $game }》没有“{ $edition }”版规则。可以选：{ $known }。

## 走法

core-errors-no-seat = 这张牌桌没有 { $seat } 号座位。
core-errors-no-move = 没有编号 { $move } 的走法。
core-errors-nothing-to-take-back = 没有可以收回的。
core-errors-already-out = 你已经出局了。
core-errors-already-moved = 你已经选好了。请等其他人，或收回重选。
core-errors-no-move-now = 这个座位现在不用行动。
core-errors-not-possible = 现在不能“{ $move }”。可以选：{ $moves }。
core-errors-number-not-possible = 现在没有编号 { $number } 的走法。可以选：{ $moves }。
core-errors-not-a-move = “{ $text }”不是走法。例如：{ $examples }。
core-errors-no-card = 没有叫“{ $text }”的牌。例如：{ $examples }。
core-errors-too-long = 有一场对局走了 { $most } 步还没结束。用这个卡包，对局可能永远不会结束。

## 对局文件

core-errors-line = 第 { $line } 行：{ $problem }
core-errors-record-start = 对局文件的开头必须是“{ $start }”。
core-errors-record-seats = 座位是 1 到 { $most } 个，不能是 { $seats } 个。
core-errors-record-header = 发牌之前不能有“{ $keyword }”。可以有：{ $known }。
core-errors-record-incomplete = 对局文件在“deal”行之前必须写明 game、pack 和 seats。
core-errors-record-no-deal = 对局文件没有“deal”行。
core-errors-record-not-over = 对局文件写“{ $text }”，但对局在这里还没结束。
core-errors-record-other-end = 对局文件写“{ $text }”，但对局的结果是“{ $end }”。
core-errors-record-sum-place = “sum”必须是最后一行。
core-errors-record-sum = 总和检查不符：对局文件损坏或被改过。
core-errors-record-number = “{ $text }”应为整数，最多 { $digits } 位。
core-errors-record-more-rolls = 这一行的掷骰比对局需要的多。
core-errors-record-fewer-rolls = 对局文件的掷骰比对局需要的少。
core-errors-record-roll = 对局文件在这里掷出 { $roll }，但必须小于 { $sides }。
core-errors-record-pack = 这场对局用的是另一个卡包：它的指纹是 { $expected }，这个卡包的是 { $actual }。请用对局当时的卡包。

## 文件

core-errors-cannot-read = 无法读取 { $path }：{ $reason }。
core-errors-not-utf8 = 第 { $at } 个字节不是有效的 UTF-8
core-errors-pack-without-game = 缺少“game”。请填游戏的代号，例如 "{ $example }"。
