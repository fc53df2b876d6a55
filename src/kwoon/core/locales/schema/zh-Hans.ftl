### 卡包的问题，用于卡包编辑器与终端机。$field 是有问题的字段，$value 是卡包中的值。

# $location 是位置，例如：my.toml: card 'S3'
core-schema-located = { $location }：{ $problem }

## 整个卡包

core-schema-text-too-long = 文字有 { $length } 个字符，最多 { $max } 个。
core-schema-line-too-long = 第 { $line } 行有 { $length } 个字符，最多 { $max } 个。
core-schema-not-toml = 不是有效的 TOML：{ $reason }。
core-schema-too-large = 卡包不能超过 { $kilobytes } kB。
core-schema-empty = 卡包是空的。
core-schema-too-many-cards = 卡包有 { $count } 种卡牌，最多 { $max } 种。
core-schema-draft-not-object = 草稿必须是 JSON 对象。
core-schema-draft-too-deep = 草稿的嵌套层数太深。
core-schema-test-game-failed = 用这些卡牌试玩时出错：{ $error }。

## 值

core-schema-missing = 缺少“{ $field }”。
core-schema-missing-flag = 缺少“{ $field }”，应为 true 或 false。
core-schema-missing-table = 缺少“{ $field }”，应为表格：[{ $key }] 或 { $key } = {"{...}"}。
core-schema-missing-for-kind = 缺少“{ $field }”，“{ $kind }”类的牌需要它。
core-schema-unknown-field = 没有“{ $field }”这个字段。可用的字段：{ $known }。
core-schema-not-on-kind = “{ $kind }”类的牌不能有“{ $field }”。
core-schema-value-not-on-kind = “{ $field }”不能是“{ $value }”：它不适用于“{ $kind }”，只适用于{ $allowed }。
core-schema-not-flag = “{ $field }”是 { $value }，应为 true 或 false。
core-schema-not-number = “{ $field }”是 { $value }，应为整数。
core-schema-range = “{ $field }”是 { $value }，应为 { $min } 到 { $max }。
core-schema-not-text = “{ $field }”是 { $value }，应为文字，不能空白。
core-schema-not-word = “{ $field }”是“{ $value }”，应为一个词，不含空格或冒号。
core-schema-not-lowercase = “{ $field }”是“{ $value }”，应为一个小写的词。
core-schema-unprintable = “{ $field }”含有无法显示的字符，例如换行。
core-schema-too-long = “{ $field }”有 { $length } 个字符，最多 { $max } 个。
core-schema-choice = “{ $field }”是“{ $value }”，应为下列之一：{ $allowed }。
core-schema-not-texts = “{ $field }”是 { $value }，应为一串文字。
core-schema-too-few = “{ $field }”有 { $count } 个值，至少 { $min } 个。
core-schema-too-many = “{ $field }”有 { $count } 个值，最多 { $max } 个。
core-schema-names-unknown-choice = “{ $field }”含有“{ $value }”，但只能是：{ $allowed }。
core-schema-names-twice = “{ $field }”中的“{ $value }”重复了。
core-schema-not-table = “{ $field }”应为表格：[{ $key }] 或 { $key } = {"{...}"}。
core-schema-no-entries = “{ $field }”至少要有一个 [[{ $key }]] 项目。
core-schema-not-entries = “{ $field }”应为 [[{ $key }]] 项目。
core-schema-num-entries = “{ $field }”有 { $count } 项，应为 { $min } 到 { $max } 项。
core-schema-exact-entries = “{ $field }”有 { $count } 项，应为 { $number } 项。

## 彼此不合的值

core-schema-same-as-entry = “{ $field }”是“{ $value }”，与另一项重复。
core-schema-same-as-card = “{ $field }”是“{ $value }”，与另一张牌重复。
core-schema-derived-cards = “{ $field }”应为 { $value }，也就是列出的卡牌张数。
core-schema-copied = “{ $field }”应为 { $value }，也就是{ $entry }的{ $key }。
core-schema-names-missing = “{ $field }”提到“{ $value }”，但卡包中没有这个{ $list }。
core-schema-names-wrong-kind = “{ $field }”提到“{ $value }”，它的{ $key }是“{ $kind }”，不是“{ $expected }”。

## 与原版的不同

core-schema-difference-added = 添加了{ $card }。
core-schema-difference-removed = 移除了{ $card }。
core-schema-difference-copies = { $card }：张数 { $old } → { $new }
core-schema-difference-number = { $card }：{ $number } { $old } → { $new }
core-schema-difference-new-number = { $card }：{ $number } 无 → { $new }
core-schema-difference-game = { $address } { $old } → { $new }
core-schema-difference-other = 数值以外的地方不同。
